"""What everybody has won and how they play: tables and graphs."""
