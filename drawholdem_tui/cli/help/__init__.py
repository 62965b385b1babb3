"""What a command line can be made of, told: help, tab completion, and names that were mistyped."""
