"""The terminal itself: what is read from it, what is sent, how it is left."""
