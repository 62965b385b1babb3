"""Computers among themselves: many hands, without an audience."""
