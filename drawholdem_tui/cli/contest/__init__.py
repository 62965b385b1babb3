"""The arena from the command line: what is asked for, and what came of it."""
