"""What finished hands say about those who have played them: counted, and nothing that is hidden."""
