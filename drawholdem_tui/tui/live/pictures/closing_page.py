"""The closing page of an evening, as plain values."""

from __future__ import annotations

from typing import NamedTuple

from drawholdem_tui.engine.cards import Card


class ClosingRow(NamedTuple):
    """What the evening came to for somebody."""

    place: int
    name: str
    net: int
    bought: str  # "bought 1,500"
    won: str  # "4 hands won"
    luck: str = ""  # "luck +520, play +120"


class Debt(NamedTuple):
    """Who pays whom."""

    payer: str
    payee: str
    amount: str


class Memory(NamedTuple):
    """What the evening is remembered for."""

    title: str  # "biggest pot"
    name: str
    told: str
    hand: str  # "hand 7"
    cards: tuple[Card, ...] = ()


class ClosingPicture(NamedTuple):
    heading: str
    told: str  # the game and how long it went
    rows: tuple[ClosingRow, ...]  # best first
    debts: tuple[Debt, ...]
    memories: tuple[Memory, ...]
    keys: str
    luck: tuple[str, ...] = ()  # who ran best, who played best, and how sure that is
    notice: str = ""  # what a key has done, or what is not saved
