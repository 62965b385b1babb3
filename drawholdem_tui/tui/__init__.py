"""The table on the screen. The only room that imports textual and rich."""
