"""The list of all that has been played, and what can be done with it."""
