"""The names of cards and hands."""
