"""Heavy work from the command line: where it is done, how far it is, and what came of it."""
