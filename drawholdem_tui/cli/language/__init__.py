"""Which language a command speaks, and argparse with it."""
