"""For the list of all that has been played: a long table, and its keys."""
