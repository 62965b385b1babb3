"""Arithmetic of colours: how well one is seen on another, and what to do about it."""

from __future__ import annotations

from functools import lru_cache

from textual.color import Color

READABLE = 4.5  # contrast of text to its ground; WCAG calls it AA
VISIBLE = 3.0  # contrast of what may stand back


@lru_cache(512)
def _luminance(color: str) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = Color.parse(color).rgb
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast_ratio(one: str, other: str) -> float:
    """From 1 (the same) to 21 (black on white), as WCAG defines it.

    >>> round(contrast_ratio("#000000", "#ffffff"))
    21
    """
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def mix(one: str, other: str, share: float) -> str:
    """``one`` with so much of ``other`` in it."""
    return Color.parse(one).blend(Color.parse(other), share).hex6.lower()


def readable(color: str, grounds: tuple[str, ...], ratio: float) -> str:
    """The colour, as little changed towards white or black as the grounds need."""

    def worst(candidate: str) -> float:
        return min(contrast_ratio(candidate, ground) for ground in grounds)

    best = max("#ffffff", "#000000", key=worst)
    for step in range(21):
        candidate = mix(color, best, step / 20)
        if worst(candidate) >= ratio:
            return candidate
    return best
