"""A hand as it is followed, live or again: everything public, folded event by event."""
