"""All but the table: what the menu offers and what comes of it, and where one learns from hands."""
