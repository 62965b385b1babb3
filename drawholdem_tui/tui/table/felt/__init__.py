"""What lies on the felt."""
