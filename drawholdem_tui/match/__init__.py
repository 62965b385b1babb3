"""Many hands: who sits where, who posts, who is left."""
