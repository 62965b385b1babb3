"""Executors: processes beside this one, and a cluster of machines."""
