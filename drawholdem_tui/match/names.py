"""What people can be called at a table, and which two names are the same when they are heard or
seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from unicodedata import category, normalize

# Letters of one alphabet that look like those of another one: Latin, Greek and Cyrillic. They stand
# here as numbers, for no reader could tell them apart.
_GREEK: Final = (
    (
        "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
        "\u03b1\u03b3\u03b9\u03ba\u03bd\u03bf\u03c1\u03c5\u03c7"
    ),
    "ABEZHIKMNOPTYXayikvopux",
)
_CYRILLIC: Final = (
    (
        "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425"
        "\u0405\u0406\u0408\u0474\u04ae\u04c0\u0500\u050c\u051a\u051c"
        "\u0430\u0435\u043e\u0440\u0441\u0443\u0445"
        "\u0455\u0456\u0458\u0475\u04af\u04bb\u04cf\u0501\u051b\u051d"
    ),
    "ABEKMHOPCTYXSIJVYIDGQWaeopcyxsijvyhldqw",
)
_CYRILLIC_LIKE_GREEK: Final = ("\u0413\u041f\u0424\u0444", "\u0393\u03a0\u03a6\u03c6")
_LATIN: Final = ("\u0131\u0251\u0261", "iag")  # its own: without a dot, or as some people write it
_LIKE: Final = str.maketrans(
    *map("".join, zip(_GREEK, _CYRILLIC, _CYRILLIC_LIKE_GREEK, _LATIN, strict=True))
)


def in_latin(name: str) -> Iterator[str]:
    """The name as it is typed, in capitals and in small letters: some letters look alike only in
    one of them. Accents stay where they are."""
    wide = normalize("NFKC", name)
    for way in (wide, wide.upper(), wide.lower()):
        yield normalize("NFD", way).translate(_LIKE)


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
    return normalize("NFKC", normalize("NFKC", name).casefold())


def looks(name: str) -> frozenset[str]:
    """What somebody may take a name for who sees it, small or in capitals, with letters of any
    alphabet: two that have one of these in common cannot be told apart at a table.

    >>> looks("\u0410nn") & looks("ann")
    frozenset({'ann'})
    """
    if name.isascii():
        return frozenset({name.lower()})
    return frozenset({heard(name), *map(heard, in_latin(name))})


def composed(name: str) -> str:
    """As it is kept: one letter where a keyboard types an accent behind its letter, so that nobody
    is two people in the book.

    >>> ascii(composed("Zoe\u0308"))
    "'Zo\\\\xeb'"
    """
    if name.isascii():
        return name
    return normalize("NFC", name)


def _shows_something(name: str) -> bool:
    """A letter, number or sign: marks alone hang on nothing."""
    if name.isascii():
        return not name.isspace()
    return any(sign not in _BLANK and category(sign)[0] not in "MZC" for sign in name)
