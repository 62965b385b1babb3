"""The same game as lines of text: for pipes, screen readers and tiny terminals."""
