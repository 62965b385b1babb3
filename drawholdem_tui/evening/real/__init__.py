"""A table with real cards and chips: what is said there, what holds, how it is called out."""
