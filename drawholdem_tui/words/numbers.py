"""Chips, shares and places in words, in the notation of the chosen language."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.words.language import In, _, translate

# Translators: the same number, with the signs that part thousands and tenths; a space is U+00A0
_A_NUMBER: Final = In("how numbers are written", "1,234.5")
# Translators: the same share, with its sign; a space before it is U+00A0
_A_SHARE: Final = In("how numbers are written", "52%")
_PLACES: Final = (
    _("1st"), _("2nd"), _("3rd"), _("4th"), _("5th"), _("6th"), _("7th"), _("8th"), _("9th"),
    _("10th"),
)  # fmt: skip


class InFigures:
    """A number for a sentence that chooses its precision: ``{seconds:.1f} s``."""

    __slots__ = ("_value",)

    def __init__(self, value: float) -> None:
        self._value = value

    def __format__(self, how: str) -> str:
        return written(format(self._value, how))

    def __str__(self) -> str:
        return format(self)

    def __repr__(self) -> str:
        return repr(self._value)


def written(figure: str) -> str:
    """A number in the notation of the language: ``+1.250`` in German."""
    number = translate(_A_NUMBER)
    if number != _A_NUMBER.message:
        figure = figure.translate({ord(","): number[1], ord("."): number[-2]})
    if figure.endswith("%"):
        figure = translate(_A_SHARE).replace("52", figure[:-1])
    return figure


def ordinal(place: int) -> str:
    """``3rd`` place in a knockout."""
    return translate(_PLACES[place - 1])


_FEW: Final = (
    In("how many cards", "none"), In("how many cards", "one"), In("how many cards", "two"),
    In("how many cards", "three"), In("how many cards", "four"), In("how many cards", "five"),
)  # fmt: skip


def how_many(count: int) -> str:
    """A few cards as a word.

    >>> how_many(0), how_many(3)
    ('none', 'three')
    """
    return translate(_FEW[count]) if count < len(_FEW) else str(count)


def chips(amount: int) -> str:
    """``1,250``."""
    return written(f"{amount:,}")


def net(amount: int) -> str:
    """``+120``, ``-60``, ``0``."""
    return written(f"{amount:+,}") if amount else "0"


def percent(share: float) -> str:
    """A chance; 0% and 100% only if it is exactly that.

    >>> percent(0.432), percent(0.001), percent(0.9991), percent(0.0)
    ('43%', '<1%', '>99%', '0%')
    """
    if 0 < share < 0.005:
        return written("<1%")
    return written(">99%" if 0.995 <= share < 1 else f"{share:.0%}")
