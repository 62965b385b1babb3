"""A recorded hand at the table: you leaf through it, ask the coach, play on from any place."""
