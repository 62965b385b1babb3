"""Spots: single decisions to train with, as values. Made by seed, judged as the coach judges."""
