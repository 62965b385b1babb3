"""The arena from the command line: what is asked for, how far it is, and what came of it."""
