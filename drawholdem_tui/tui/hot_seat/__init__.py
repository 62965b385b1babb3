"""Whoever sits at the keyboard: what is open, what is asked, what a key means."""
