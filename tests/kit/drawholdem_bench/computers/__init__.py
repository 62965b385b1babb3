"""The computer's players: how differently they play, and how long they think."""
