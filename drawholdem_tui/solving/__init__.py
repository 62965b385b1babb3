"""Strategies that are computed, not written; nothing that plays loads this room (extra ``solve``,
for NumPy)."""
