"""How anything is drawn on cells."""
