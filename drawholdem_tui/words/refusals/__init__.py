"""Why something is refused: by the rules, by a file, by the system."""
