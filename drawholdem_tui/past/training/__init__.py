"""What somebody has trained: sittings in the book, and spots from hands of their own."""
