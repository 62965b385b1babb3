"""What can be pressed: the registry, who has bound what, and how it is listed."""
