"""Over a recorded hand: who leafs through it, what the coach says to it, how somebody plays on."""
