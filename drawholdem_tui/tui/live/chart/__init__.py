"""The chart of hands, over the table: before the flop, and push or fold."""
