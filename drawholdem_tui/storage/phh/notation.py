"""The actions of a hand file: ``d dh p1 AsKd``, ``d db Qh8s2d``, ``p3 cbr 200`` and the rest."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from drawholdem_tui.engine import cards as card_text
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.errors import CardError
from drawholdem_tui.storage.phh.faults import HandFault


@dataclass(frozen=True, slots=True)
class DealHole:
    """``d dh pN CARDS``: cards to a seat, at the start or in exchange."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealBoard:
    """``d db CARDS``."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SayFold:
    """``pN f``."""

    seat: int


@dataclass(frozen=True, slots=True)
class SayCheckOrCall:
    """``pN cc``."""

    seat: int


@dataclass(frozen=True, slots=True)
class SayRaise:
    """``pN cbr AMOUNT``: bet or raise to."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class SayDiscard:
    """``pN sd CARDS``: swap or draw; without cards: keep all."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Show:
    """``pN sm CARDS`` shows, ``pN sm -`` too, without naming the cards; ``pN sm`` mucks."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Remark:
    """A line that is only a comment."""


Deal = DealHole | DealBoard
Line = Deal | SayFold | SayCheckOrCall | SayRaise | SayDiscard | Show | Remark

_PLAYER = re.compile(r"p([1-9][0-9]?)")
_AMOUNT = re.compile(r"[0-9]{1,15}")


def parse(text: object, seats: int, *, unknown: bool = False) -> Line:
    """Read one action; what follows a ``#`` is a comment. Of a real table, a card may be
    ``unknown``."""
    if not isinstance(text, str):
        raise HandFault("action_not_text")
    return _line(text, seats, unknown)


@lru_cache(4096)  # most of what is said has been said in the hand before
def _line(text: str, seats: int, unknown: bool) -> Line:
    words = text.split("#", 1)[0].split()
    try:
        match words:
            case []:
                return Remark()
            case ["d", *dealt]:
                return _deal(dealt, seats, unknown)
            case [player, verb, *rest] if len(rest) < 2:
                return _saying(_seat(player, seats), verb, rest, unknown)
    except CardError as error:
        raise HandFault(error.code, **error.values) from None
    raise HandFault("action_unknown")


def _deal(words: list[str], seats: int, unknown: bool) -> Deal:
    match words:
        case ["dh", player, cards]:
            return DealHole(_seat(player, seats), _cards(cards, unknown))
        case ["db", cards]:
            return DealBoard(_cards(cards, unknown))
    raise HandFault("action_unknown")


def _cards(text: str, unknown: bool) -> tuple[Card, ...]:
    return card_text.cards_or_unknown(text) if unknown else card_text.cards(text)


def _saying(seat: int, verb: str, rest: list[str], unknown: bool) -> Line:
    match verb, rest:
        case "f", []:
            return SayFold(seat)
        case "cc", []:
            return SayCheckOrCall(seat)
        case "cbr", [amount]:
            return SayRaise(seat, _chips(amount))
        case "sd", cards:
            return SayDiscard(seat, _cards("".join(cards), unknown))
        case "sm", ["-"] | []:
            return Show(seat, ())
        case "sm", [cards]:
            return Show(seat, card_text.cards(cards))
    raise HandFault("action_unknown")


def _seat(text: str, seats: int) -> int:
    found = _PLAYER.fullmatch(text)
    if not found or int(found[1]) > seats:
        raise HandFault("no_such_player", player=text, seats=seats)
    return int(found[1]) - 1


def _chips(text: str) -> int:
    if not _AMOUNT.fullmatch(text):
        raise HandFault("not_whole_chips", amount=text)
    return int(text)
