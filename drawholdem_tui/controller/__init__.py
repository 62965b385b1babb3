"""The loop of a table: asks each seat for its decision and passes on what happened."""
