"""What has been played, made into pictures."""
