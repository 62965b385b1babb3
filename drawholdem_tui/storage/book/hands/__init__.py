"""Finished hands of the book: looked for, and what is written of them afterwards."""
