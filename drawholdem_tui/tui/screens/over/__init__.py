"""What opens over another screen and closes again."""
