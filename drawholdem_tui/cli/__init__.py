"""The command line: a file a family of commands. Nothing else knows argparse."""
