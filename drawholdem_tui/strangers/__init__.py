"""What comes out of files that this program may not have written, at the door."""
