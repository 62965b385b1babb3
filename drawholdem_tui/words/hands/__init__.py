"""What cards and hands are called."""
