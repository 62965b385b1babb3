"""Figures: how fast the program is here, beside its peers where they are installed."""
