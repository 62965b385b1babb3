"""The list of all that has been played: looked for in words, opened again, what the coach says."""
