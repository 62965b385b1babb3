"""What the coach, the price of a choice and the computed strategy say."""
