"""Computed strategies: shown as charts, and computed again."""
