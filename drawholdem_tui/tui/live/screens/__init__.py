"""The table while a game goes on, and what opens over it."""
