"""The deal of a day: ten hands against four regulars of the house, cards from the date alone. It is
a seeded evening like any other, and says so."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random
from typing import Final, TypeGuard

from drawholdem_tui import __version__
from drawholdem_tui.evening.table_options import TableOptions, TableWords, table_options
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.players.cast import CAST
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.times import here_and_now

HANDS: Final = 10
_OTHERS: Final = 4
_LEVEL: Final = "regular"
_DAILY: Final = "daily"


def seed_of(day: date) -> str:
    """The same for everybody who has this version: others may play the same cards otherwise."""
    return f"{_DAILY} {day.isoformat()} {__version__}"


def in_any_version(day: date) -> str:
    """How the seed of this day begins, also one of before an update."""
    return f"{_DAILY} {day.isoformat()} "


def eve_of(day: date) -> date:
    """The day before; the calendar's first day has none."""
    return day - timedelta(1) if day > date.min else day


def is_daily(seed: str | None) -> TypeGuard[str]:
    return (seed or "").startswith(f"{_DAILY} ")


def day_of(seed: str) -> str:
    """As it stands in the seed: 2026-11-22."""
    return seed.split(" ")[1]


def deal_name(seed: str) -> str:
    """What people call it, and where it is another day's, of which day."""
    day = day_of(seed)
    if day == here_and_now().date().isoformat():
        return translate(In("a game", "today's deal"))
    return translate(_("deal of {day}"), day=day)


def hand_of_the_deal(seed: str, number: int) -> str:
    """``today's deal, hand 3 of 10``."""
    hand = translate(_("hand {number} of {hands}"), number=number, hands=HANDS)
    return f"{deal_name(seed)}, {hand}"


def daily_table(day: date) -> TableOptions:
    """The same four at the same places for everybody."""
    seed = seed_of(day)
    others = Random(f"cast/{seed}").sample(sorted(CAST), _OTHERS)
    seats = (NAMELESS, *(f"cpu:{_LEVEL}:{name}" for name in others))
    return table_options(TableWords(seats=seats, seed=seed, hands=HANDS))
