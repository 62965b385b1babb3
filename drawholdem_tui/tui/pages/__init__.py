"""Pages that several activities open over their screen, and close again."""
