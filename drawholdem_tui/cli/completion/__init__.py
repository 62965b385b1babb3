"""What a shell offers behind ``drawholdem``."""
