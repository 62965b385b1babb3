"""What has been played, as plain values to be drawn."""
