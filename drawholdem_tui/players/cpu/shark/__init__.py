"""``cpu:shark``: thinks of what the others may hold, by all they have done, and does what is worth
most against that."""
