"""The blueprint between two, computed: hands played from the flop on, what they were worth, and a
strategy before it that learns against itself."""
