"""Chips, shares and places in words, in the notation of the chosen language; a real difference is
never shown as zero."""

from __future__ import annotations

import re
from math import floor
from typing import Final

from drawholdem_tui.words.language import In, _, translate

# Translators: the same number, with the signs that part thousands and tenths; a space is U+00A0
_A_NUMBER: Final = In("how numbers are written", "1,234.5")
# Translators: the same share, with its sign; a space before it is U+00A0
_A_SHARE: Final = In("how numbers are written", "52%")
_MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)")
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


def place_in_words(place: int) -> str:
    """Where somebody ended in a knockout, alone."""
    return translate(In("where somebody ended in a knockout", "{place}"), place=ordinal(place))


def placed_with(place: int, hand: str) -> str:
    """The same with the hand that was the last."""
    both = In("where somebody ends in a knockout, and the hand", "{place}, {hand}")
    return translate(both, place=ordinal(place), hand=hand)


_FEW: Final = (
    In("how many cards", "none"), In("how many cards", "one"), In("how many cards", "two"),
    In("how many cards", "three"), In("how many cards", "four"), In("how many cards", "five"),
    In("how many cards", "six"), In("how many cards", "seven"), In("how many cards", "eight"),
    In("how many cards", "nine"), In("how many cards", "ten"),
)  # fmt: skip


def how_many(count: int) -> str:
    """A few cards, or people at a table, as a word.

    >>> how_many(0), how_many(6)
    ('none', 'six')
    """
    return translate(_FEW[count]) if count < len(_FEW) else str(count)


def chips(amount: int) -> str:
    """``1,250``."""
    return written(f"{amount:,}")


def at_least_one(worth: float) -> str:
    """Chips that make a difference, so never shown as zero."""
    return chips(round(worth)) if worth >= 0.5 else translate(_("less than 1"))


IN_TENTHS: Final = 10  # chips: of fewer, tenths are told


def in_tenths(worth: float, digits: int = 1) -> str:
    """``4.5``, or without the tenth.

    >>> in_tenths(4.48), in_tenths(1234.5, 0)
    ('4.5', '1,234')
    """
    return written(f"{worth:,.{digits}f}")


def net(amount: int) -> str:
    """``+120``, ``-60``, ``0``."""
    return written(f"{amount:+,}") if amount else "0"


def in_print(told: str) -> str:
    """With a real minus sign, where figures stand below each other.

    >>> in_print("-60"), in_print("low -340 at hand 31"), in_print("2026-11-21")
    ('\u221260', 'low \u2212340 at hand 31', '2026-11-21')
    """
    return _MINUS.sub("\u2212", told)


def percent(share: float) -> str:
    """A chance; 0% and 100% only if it is exactly that.

    >>> percent(0.432), percent(0.125), percent(0.001), percent(0.9991), percent(0.0)
    ('43%', '13%', '<1%', '>99%', '0%')
    """
    if 0 < share < 0.005:
        return written("<1%")
    return written(">99%" if 0.995 <= share < 1 else f"{_of_a_hundred(share)}%")


def _of_a_hundred(share: float) -> int:
    """Halves go up: whoever pays for one chance in eight needs more than twelve in a hundred."""
    return floor(100 * share + 0.5)


def points(one: float, other: float) -> str:
    """A difference that exists, so never shown as zero; that of the percents which stand beside it,
    or with a tenth where it is about one, which no plural has to be told apart from.

    >>> points(0.254, 0.126), points(0.012, 0.0), points(0.1002, 0.1)
    ('12', '1.2', '0.1')
    """
    apart = abs(one - other)
    if apart < 0.015:
        return written(f"{max(0.1, apart * 100):.1f}")
    return f"{abs(_of_a_hundred(one) - _of_a_hundred(other))}"


def percents_apart(one: float, other: float, *, close: bool = False) -> tuple[str, str]:
    """Two shares; with tenths if they would look alike, unless the sentence says they are close.

    >>> percents_apart(0.25, 0.06), percents_apart(0.333, 0.329)
    (('25%', '6%'), ('33.3%', '32.9%'))
    """
    told = percent(one), percent(other)
    if close or told[0] != told[1]:
        return told
    return written(f"{one:.1%}"), written(f"{other:.1%}")


def signed(amount: int) -> str:
    """``+120``, ``0``, or a loss in print."""
    return in_print(net(amount))
