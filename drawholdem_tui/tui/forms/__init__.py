"""Things to set, without a screen."""
