"""The rules: a hand is a script over a dealer. No I/O, no clock, no chance of its own, no UI."""
