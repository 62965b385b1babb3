"""The regulars of the house: who they are at the table, in small numbers that a level takes into
account. What is said of them and by them is for ``words``."""

from __future__ import annotations

from typing import Final, NamedTuple


class Temperament(NamedTuple):
    """0 is what the level itself would do; 1 is a lot."""

    loose: float = 0.0  # goes on with less
    bold: float = 0.0  # raises, and bluffs, oftener
    luck: float = 0.0  # how much more a swap seems worth
    pays: bool = True  # for a swap
    confuses: float = 0.0  # how often the better card goes, so that nobody knows what to think


STEADY: Final = Temperament()
IN_CHARACTER: Final = ("rookie", "regular", "shark", "pro")  # the levels that take it into account

CAST: Final[dict[str, Temperament]] = {
    "vera": Temperament(loose=-0.9, bold=-0.4, luck=-1.5),
    "otto": Temperament(loose=1.0, bold=-1.0, luck=-1.5),
    "mira": Temperament(loose=0.7, bold=-0.9, luck=2.5),
    "hugo": Temperament(loose=0.5, bold=1.3, luck=0.2),
    "ines": STEADY,
    "emil": Temperament(loose=0.6, bold=0.5, pays=False),
    "nora": Temperament(loose=-1.0, bold=1.5, luck=1.4, confuses=0.6),
    "luca": Temperament(loose=1.3, bold=0.2, luck=-0.6),
}


def character_in(words: str) -> str | None:
    """Whom ``level:name`` asks for.

    >>> character_in("shark:vera"), character_in("shark"), character_in("bots:Mine")
    ('vera', None, None)
    """
    _, _, name = words.partition(":")
    return name if name in CAST else None


def kind_of(words: str) -> str:
    """What kind of player it is: whoever has a name of its own needs the level alone.

    >>> kind_of("shark:vera"), kind_of("shark"), kind_of("bots:Mine")
    ('shark', 'shark', 'bots:Mine')
    """
    return words.partition(":")[0] if character_in(words) else words
