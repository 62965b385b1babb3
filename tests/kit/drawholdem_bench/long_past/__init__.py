"""A long past on the screen: how soon it is there."""
