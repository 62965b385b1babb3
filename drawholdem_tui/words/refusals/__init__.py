"""Why something cannot be: by the rules, by a file, by the system."""
