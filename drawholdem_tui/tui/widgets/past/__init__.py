"""What has been played: each widget draws one picture of it."""
