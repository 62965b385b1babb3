"""What somebody types to find hands, as what is looked for: ``ann pot 500 swaps 2 since 2026-11``.

Words are understood one by one, in any order, and mean all of it together. What is not understood
is told, and the rest counts all the same: somebody may be in the middle of a word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.match.names import LONGEST_NAME, heard
from drawholdem_tui.storage.book.finding import Wanted
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.people import called
from drawholdem_tui.words.times import here_and_now
from drawholdem_tui.words.typed_words import is_typed as _is

SHOWDOWN: Final = In("to find by", "showdown")
COST: Final = In("to find by", "cost")
MARKED: Final = In("to find by", "marked")
_POT: Final = In("to find by", "pot")
_SWAPS: Final = In("to find by", "swaps")
_SINCE: Final = In("to find by", "since")
_UNTIL: Final = In("to find by", "until")
_NO: Final = In("to find by", "no")  # "no showdown"
_TODAY: Final = In("to find by", "today")
_YESTERDAY: Final = In("to find by", "yesterday")
KEYWORDS: Final = (_POT, _SWAPS, SHOWDOWN, COST, MARKED, _SINCE, _UNTIL, _TODAY, _YESTERDAY)
_SIGNS: Final = "<>=:,; "
_A_WORD: Final = re.compile(rf"[{_SIGNS}]*([^{_SIGNS}]+)")
_A_DAY: Final = re.compile(r"(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?")
_DAY_FIRST: Final = re.compile(r"(?:(\d{1,2})[./])?(\d{1,2})[./](\d{4})")  # 22.11.2026, 11/2026
_LONGEST_NAME: Final = 3 * LONGEST_NAME  # signs: older books have accents behind letters
_MOST: Final = 10**18  # more than any hand has, and the book can still be asked for it
_YEARS: Final = range(1971, 3000)  # of which the clock of every system can tell


@dataclass(frozen=True, slots=True)
class Filter:
    """``cost`` is how many chips a choice must have cost at least; ``troubles`` tells in sentences
    of each of the ``unknown`` words."""

    wanted: Wanted = field(default_factory=Wanted)
    cost: int | None = None
    troubles: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        return self.wanted == Wanted() and self.cost is None


class Known(NamedTuple):
    """Of the book, so that it is understood: who ever played, and what hands are called."""

    players: tuple[str, ...] = ()
    hands: tuple[str, ...] = ()


def filter_of(text: str, known: Known) -> Filter:
    """All of it that is understood."""
    text, found, at = " ".join(text.split()), Filter(), 0
    while at < len(text):
        at, found = _next(found, text, at, known)
    return found


def _next(so_far: Filter, text: str, at: int, known: Known) -> tuple[int, Filter]:
    """Up to where it is taken from there, and what that comes to. Somebody may be called like a
    keyword, but not like one with its figure."""
    first, end = _word(text, at)
    second, behind = _word(text, end)
    if (both := _keyword_with(so_far, first, second)) is not None:
        return behind, both
    if name := _name_at(text, at, known.players):
        players = (*so_far.wanted.players, name[1])
        return name[0], _with(so_far, players=tuple(dict.fromkeys(players)))
    if text[at] in _SIGNS:
        return at + 1, so_far
    if (alone := _keyword(so_far, first)) is not None:
        return end, alone
    return end, _something_named(so_far, first, known)


def _keyword_with(so_far: Filter, first: str, second: str) -> Filter | None:
    """With the figure, the day or the word that belongs to it."""
    number, days = _number(second), _days(second)
    if _is(first, _NO) and _is(second, SHOWDOWN):
        return _with(so_far, showdown=False)
    if _is(first, COST) and number is not None:
        return replace(so_far, cost=max(1, number))
    if _is(first, _SWAPS) and number is not None:
        return _with(so_far, least_swaps=number)
    if _is(first, _POT) and number is not None:
        return _with(so_far, least_pot=number)
    if _is(first, _SINCE) and days:
        return _with(so_far, since=_moment(days[0]))
    if _is(first, _UNTIL) and days:
        return _with(so_far, before=_moment(days[1]))  # up to the last of it
    return None


def _keyword(so_far: Filter, word: str) -> Filter | None:
    """By itself, or before its figure is typed."""
    if _is(word, SHOWDOWN):
        return _with(so_far, showdown=True)
    if _is(word, MARKED):
        return _with(so_far, marked=True)
    if _is(word, COST):
        return replace(so_far, cost=1)
    if _is(word, _SWAPS):
        return _with(so_far, least_swaps=1)
    if _is(word, _POT):
        return _with(so_far, least_pot=0)
    if _is(word, _SINCE) or _is(word, _UNTIL):
        return _but_for(so_far, word, _asks_for_a_date(word))
    if days := _days(word):
        return _with(so_far, since=_moment(days[0]), before=_moment(days[1]))
    return None


def _something_named(so_far: Filter, word: str, known: Known) -> Filter:
    """A player, a game or a hand that begins like that or has it in its name."""
    players = [
        name for name in known.players if called(name).casefold().startswith(word.casefold())
    ]
    if len(players) == 1:
        return _with(so_far, players=(*so_far.wanted.players, players[0]))
    games = tuple(game for game in PRESETS if game.startswith(word))
    if not players and games:
        return _with(so_far, games=games)
    named = f"{so_far.wanted.called} {word}".strip()
    if not players and any(named in name.lower() for name in known.hands):
        return _with(so_far, called=named)
    if players:
        template = translate(_("“{word}” could be {names}"))
        told = template.format(word=word, names=", ".join(sorted(map(called, players))[:4]))
    elif begins := [each for each in map(translate, KEYWORDS) if each.startswith(word)]:
        told = translate(_("“{word}”: did you mean {known}?")).format(word=word, known=begins[0])
    elif _A_DAY.fullmatch(word) or _DAY_FIRST.fullmatch(word):
        told = _asks_for_a_date(word)
    else:
        keywords = ", ".join(map(translate, (_POT, _SWAPS, SHOWDOWN, COST, MARKED)))
        template = translate(_("“{word}”: search by player, game, name, {known}"))
        told = template.format(word=word, known=keywords)
    return _but_for(so_far, word, told)


def _but_for(so_far: Filter, word: str, told: str) -> Filter:
    unknown = *so_far.unknown, word
    return replace(so_far, troubles=(*so_far.troubles, told), unknown=unknown)


def _asks_for_a_date(word: str) -> str:
    return translate(_("{word} needs a date such as 2026-11-22, 2026-11 or today"), word=word)


def _word(text: str, at: int) -> tuple[str, int]:
    """The next one, and where it ends; signs and blanks before it are passed over."""
    found = _A_WORD.match(text, at)
    return (found[1].lower(), found.end()) if found else ("", len(text))


def _name_at(text: str, at: int, players: Iterable[str]) -> tuple[int, str] | None:
    """The longest name that stands here, whatever signs are in it, and where it ends; as it is
    spelled, or else as it is heard."""
    spelled = {" ".join(said.split()): name for name in players for said in (name, called(name))}
    alike = {heard(name): spelled[name] for name in spelled}
    for end in range(min(len(text), at + _LONGEST_NAME), at, -1):
        if end == len(text) or text[end] in _SIGNS or text[end - 1] in _SIGNS:
            name = spelled.get(text[at:end]) or alike.get(heard(text[at:end]))
            if name:
                return end, name
    return None


def _number(word: str) -> int | None:
    """Whatever is more than any hand has is the same: somebody may hold a digit down.

    >>> _number("0500"), _number("9" * 5000) == _MOST, _number("ten")
    (500, True, None)
    """
    if not (word.isdecimal() and word.isascii()):
        return None
    digits = word.lstrip("0")
    return _MOST if len(digits) >= len(str(_MOST)) else int(digits or "0")


def _with(so_far: Filter, **change: object) -> Filter:
    return replace(so_far, wanted=replace(so_far.wanted, **change))  # type: ignore[arg-type]


def _days(word: str) -> tuple[date, date] | None:
    """The first day of a time, and the day behind its last.

    >>> _days("2026-11")
    (datetime.date(2026, 11, 1), datetime.date(2026, 12, 1))
    >>> _days("2026-12-31")
    (datetime.date(2026, 12, 31), datetime.date(2027, 1, 1))
    >>> _days("31.12.2026") == _days("31/12/2026") == _days("2026-12-31")
    True
    >>> _days("2026-13"), _days("0001")
    (None, None)
    """
    today = here_and_now().date()
    if _is(word, _TODAY) or _is(word, _YESTERDAY):
        first = today - timedelta(days=_is(word, _YESTERDAY) and today > date.min)
        return first, _day_behind(first)
    if found := _DAY_FIRST.fullmatch(word):
        parts = found.groups()[::-1]
    elif found := _A_DAY.fullmatch(word):
        parts = found.groups()
    else:
        return None
    year, month, day = (int(part) if part else 0 for part in parts)
    if year not in _YEARS:
        return None
    try:
        first = date(year, month or 1, day or 1)
        if day:
            return first, _day_behind(first)
        if month:
            return first, date(year + month // 12, month % 12 + 1, 1)
        return first, date(year + 1, 1, 1)
    except ValueError:
        return None


def _day_behind(first: date) -> date:
    """The last day there is has none."""
    return first + timedelta(days=1) if first < date.max else first


def _moment(day: date) -> str:
    """When it begins on the clock on the wall, as the book has moments."""
    try:
        begins = datetime(day.year, day.month, day.day).astimezone(UTC)  # the wall's
    except (ValueError, OverflowError, OSError):  # at an end of the calendar
        begins = datetime(day.year, day.month, day.day, tzinfo=UTC)
    return begins.strftime("%Y-%m-%dT%H:%M:%SZ")
