"""The actions of a hand file: ``d dh p1 AsKd``, ``d db Qh8s2d``, ``p3 cbr 200`` and the rest."""

from __future__ import annotations

import re
from functools import lru_cache

from drawholdem_tui.engine import cards as card_text
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.errors import CardError
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.storage.phh.faults import HandFault


class DealHole(Fact):
    """``d dh pN CARDS``: cards to a seat, at the start or in exchange."""

    seat: int
    cards: tuple[Card, ...]


class DealBoard(Fact):
    """``d db CARDS``."""

    cards: tuple[Card, ...]


class SayFold(Fact):
    """``pN f``."""

    seat: int


class SayCheckOrCall(Fact):
    """``pN cc``."""

    seat: int


class SayRaise(Fact):
    """``pN cbr AMOUNT``: bet or raise to."""

    seat: int
    amount: int


class SayDiscard(Fact):
    """``pN sd CARDS``: swap or draw; without cards: keep all."""

    seat: int
    cards: tuple[Card, ...]


class Show(Fact):
    """``pN sm CARDS`` shows, ``pN sm -`` too, without naming the cards; ``pN sm`` mucks."""

    seat: int
    cards: tuple[Card, ...]


class Remark(Fact):
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
    try:
        match text.split("#", 1)[0].split():
            case []:
                return Remark()
            case ["d", "dh", player, cards]:
                return DealHole(_seat(player, seats), _cards(cards, unknown))
            case ["d", "db", cards]:
                return DealBoard(_cards(cards, unknown))
            case [player, verb, *rest] if player != "d" and len(rest) < 2:
                return _saying(_seat(player, seats), verb, rest, unknown)
    except CardError as error:
        raise HandFault.of(error) from None
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
