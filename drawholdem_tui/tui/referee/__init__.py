"""A real table on the screen: who is to act and what it costs, to be read across a room."""
