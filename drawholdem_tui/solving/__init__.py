"""Strategies that are computed instead of written: the game never loads this room (extra
``solve``, for NumPy)."""
