"""Getting better: spots, and the deal of the day."""
