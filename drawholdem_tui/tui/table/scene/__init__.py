"""The table as values and cells: pure arithmetic, nothing drawn."""
