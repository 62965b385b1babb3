"""Who else sits there: what has been seen of them, and what they say."""
