"""Spots at the table: asked, answered, told."""
