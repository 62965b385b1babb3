"""What fills the terminal: the table and what opens over it."""
