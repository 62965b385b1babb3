"""Evenings and hands that have been played, in words."""
