"""What has been played, as figures."""
