"""A recorded hand as pictures, and what a scene tells of itself."""
