"""Hand files in the PHH format: reading, replaying, writing. Reading never repairs."""
