"""Spots: single decisions to train with, as values. Made from a seed, judged as the coach
judges."""
