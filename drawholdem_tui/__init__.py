"""Draw-Holdem: the poker in which a card can be swapped, in a terminal."""

from __future__ import annotations

__version__ = "0.1.0"
