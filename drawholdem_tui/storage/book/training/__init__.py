"""What somebody has trained, in the book."""
