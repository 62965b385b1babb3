"""Chances: cards in, numbers out."""
