"""Chips in words."""

from __future__ import annotations


def chips(amount: int) -> str:
    """``1,250``."""
    return f"{amount:,}"


def net(amount: int) -> str:
    """``+120``, ``-60``, ``0``."""
    return f"{amount:+,}" if amount else "0"
