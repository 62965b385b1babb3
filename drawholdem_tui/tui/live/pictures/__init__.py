"""The game going on, made into pictures."""
