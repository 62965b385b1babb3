"""The actions of a hand file: ``d dh p1 AsKd``, ``d db Qh8s2d``, ``p3 cbr 200`` and the rest."""

from __future__ import annotations

import re
from dataclasses import dataclass

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
_AMOUNT = re.compile(r"[0-9]{1,18}")


def parse(text: object, seats: int) -> Line:
    """Read one action; what follows a ``#`` is a comment."""
    if not isinstance(text, str):
        raise HandFault("action_not_text")
    words = text.split("#", 1)[0].split()
    try:
        match words:
            case []:
                return Remark()
            case ["d", "dh", player, cards]:
                return DealHole(_seat(player, seats), _some(cards))
            case ["d", "db", cards]:
                return DealBoard(_some(cards))
            case [player, "f"]:
                return SayFold(_seat(player, seats))
            case [player, "cc"]:
                return SayCheckOrCall(_seat(player, seats))
            case [player, "cbr", amount]:
                return SayRaise(_seat(player, seats), _chips(amount))
            case [player, "sd", *cards] if len(cards) < 2:
                return SayDiscard(_seat(player, seats), card_text.cards("".join(cards)))
            case [player, "sm", "-"]:
                return Show(_seat(player, seats), ())
            case [player, "sm", *cards] if len(cards) < 2:
                return Show(_seat(player, seats), card_text.cards("".join(cards)))
    except CardError as error:
        raise HandFault(error.code, **error.values) from None
    raise HandFault("action_unknown")


def _seat(text: str, seats: int) -> int:
    found = _PLAYER.fullmatch(text)
    if not found or int(found[1]) > seats:
        raise HandFault("no_such_player", player=text, seats=seats)
    return int(found[1]) - 1


def _some(text: str) -> tuple[Card, ...]:
    found = card_text.cards(text)
    if not found:
        raise HandFault("action_unknown")
    return found


def _chips(text: str) -> int:
    if not _AMOUNT.fullmatch(text):
        raise HandFault("not_whole_chips", amount=text)
    return int(text)
