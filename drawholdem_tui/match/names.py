"""What people can be called at a table, and which two names are the same when they are heard or
seen."""

from __future__ import annotations

import re
from typing import Final

LONGEST_NAME: Final = 20
NAMELESS: Final = "You"  # what somebody is kept as, in whatever language, who has given no name
_SEAT: Final = "Seat "  # and its number: what people are kept as who share a table without names
_APART: Final = frozenset(":,")  # what tells seats and their words apart
_TAKEN = re.compile("cpu|[0-9]")
# printable by their category, and yet nothing is seen: braille without dots, fillers of Hangul, a
# musical head that is not there
_BLANK: Final = frozenset("\u2800\u115f\u1160\u3164\uffa0\U0001d159")


def by_seat(number: int) -> str:
    """The name under which an unnamed player is stored when others share the screen."""
    return f"{_SEAT}{number}"


def among_several(name: str, chair: int) -> str:
    """What somebody is kept as who shares a table: who has given no name would be You to everybody
    else, and is called by the seat."""
    return by_seat(chair + 1) if name == NAMELESS else name


def seat_in(name: str) -> str:
    """The number in such a name; empty where it is none.

    >>> seat_in(by_seat(3)), seat_in("Seat belt"), seat_in("Ann")
    ('3', '', '')
    """
    number = name.removeprefix(_SEAT)
    return number if number != name and number.isdecimal() else ""


def is_a_name(name: str) -> bool:
    """Whether a person can be called that, and be told from amounts, computers and nobody.

    >>> is_a_name("Zoe"), is_a_name("7up"), is_a_name("\u3164"), is_a_name("\uff23\uff30\uff35")
    (True, False, False, False)
    """
    plain = name.isprintable() and name == name.strip() and not _APART & set(name)
    return (
        0 < len(composed(name)) <= LONGEST_NAME
        and plain
        and not any(map(_TAKEN.match, looks(name)))
        and _shows_something(name)
    )


def heard(name: str) -> str:
    """The same for names that only a typesetter tells apart: capitals, full width, ligatures.

    >>> heard("\uff21nn") == heard("ANN") == "ann"
    True
    """
    if name.isascii():
        return name.lower()
    from unicodedata import normalize  # few names need it, and the first frame waits for none

    return normalize("NFKC", normalize("NFKC", name).casefold())


def looks(name: str) -> frozenset[str]:
    """What somebody may take a name for who sees it, small or in capitals, with letters of any
    alphabet: two that have one of these in common cannot be told apart at a table.

    >>> looks("\u0410nn") & looks("ann")
    frozenset({'ann'})
    """
    if name.isascii():
        return frozenset({name.lower()})
    from drawholdem_tui.match.lookalikes import in_latin

    return frozenset({heard(name), *map(heard, in_latin(name))})


def composed(name: str) -> str:
    """As it is kept: one letter where a keyboard types an accent behind its letter, so that nobody
    is two people in the book.

    >>> ascii(composed("Zoe\u0308"))
    "'Zo\\\\xeb'"
    """
    if name.isascii():
        return name
    from unicodedata import normalize

    return normalize("NFC", name)


def _shows_something(name: str) -> bool:
    """A letter, number or sign: marks alone hang on nothing."""
    if name.isascii():
        return not name.isspace()
    from unicodedata import category

    return any(sign not in _BLANK and category(sign)[0] not in "MZC" for sign in name)
