"""Luck and play told apart: what the cards did to a hand, and what is left of its result."""
