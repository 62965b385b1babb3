"""What has been played: read back from the book, told and written out."""
