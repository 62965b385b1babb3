"""Commands about hands that were recorded."""
