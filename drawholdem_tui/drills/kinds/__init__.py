"""The kinds of spots, and how one of each is found."""
