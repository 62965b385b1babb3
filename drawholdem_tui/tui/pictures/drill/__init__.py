"""A spot as a picture."""
