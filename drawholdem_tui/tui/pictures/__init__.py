"""Shows and questions made into pictures."""
