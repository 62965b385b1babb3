"""Facts -> sentences. The one place where the program's language is chosen."""
