"""Shares of a pot in hundredths; a real difference is never shown as zero."""

from __future__ import annotations

from drawholdem_tui.words.numbers import percent, written


def hundredths(share: float) -> str:
    """``36``.

    >>> hundredths(0.358), hundredths(0.002)
    ('36', '0')
    """
    return f"{share * 100:.0f}"


def points(share: float) -> str:
    """A difference that exists, so never shown as zero; with a tenth where it is about one, which
    no plural has to be told apart from.

    >>> points(0.086), points(0.012), points(0.0002)
    ('9', '1.2', '0.1')
    """
    return hundredths(share) if share >= 0.015 else written(f"{max(0.1, share * 100):.1f}")


def percents_apart(one: float, other: float, *, close: bool = False) -> tuple[str, str]:
    """Two shares; with tenths if they would look alike, unless the sentence says they are close.

    >>> percents_apart(0.25, 0.06), percents_apart(0.333, 0.329)
    (('25%', '6%'), ('33.3%', '32.9%'))
    """
    told = percent(one), percent(other)
    if close or told[0] != told[1]:
        return told
    return written(f"{one:.1%}"), written(f"{other:.1%}")
