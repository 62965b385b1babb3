"""Who decides: people and programs. They see views, never a hand."""
