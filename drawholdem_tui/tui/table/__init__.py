"""The table as it is drawn, whatever is shown on it: a game, a replay, a spot."""
