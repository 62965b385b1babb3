"""Charts of hands before the flop, and what is computed for them."""
