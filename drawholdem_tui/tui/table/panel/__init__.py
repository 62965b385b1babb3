"""The panel of whoever sits at the keyboard."""
