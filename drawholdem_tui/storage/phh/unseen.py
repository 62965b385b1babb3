"""Cards that nobody at the table saw: held back from a hand file, and stood in for when one is
played again without them.

The format writes them as ``??``. What a player shows at the end is known from then on; if that hand
was never changed, it is known from the start.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from drawholdem_tui.engine.cards import FULL_DECK, Card
from drawholdem_tui.storage.phh.fields import Proof, Record, actions_in, proofs_in

_UNKNOWN = "??"
_DEALT = re.compile(r"(d dh (p\d+) )(\S+)(.*)")
_DISCARDED = re.compile(r"((p\d+) sd )([^\s#]+)(.*)")
_SHOWN = re.compile(r"(p\d+) sm ([^\s#-]+)")
_A_CARD = re.compile("[2-9TJQKA][cdhs]")
_ByPlayer = Mapping[str, Sequence[str]]


def held_back(fields: Mapping[str, Any], own: str = "") -> dict[str, Any]:
    """A hand file as the table saw the hand: no secret, no card that was not shown; and as the
    player ``own``, such as ``p2``, saw it besides. ``FileFault`` where that cannot be told."""
    actions = [str(each) for each in actions_in(fields)]
    changed = {found[2] for text in actions if (found := _DISCARDED.match(text))}
    known = {found[1] for text in actions if (found := _SHOWN.match(text))} - changed
    kept = {name: value for name, value in fields.items() if name != "_seed"}
    if fields.get("_open"):  # everybody saw it all, but for what stayed in the deck
        return kept
    proof = {name for row in proofs_in(fields) or () for name in _names(str(row.cards))}
    return kept | {"actions": [_as_seen(text, known, proof, own) for text in actions]}


def _as_seen(text: str, known: set[str], proof: set[str], own: str) -> str:
    """Of split openers what was discarded has been shown, too (DP-10)."""
    dealt = _DEALT.match(text)
    found = dealt or _DISCARDED.match(text)
    if found is None or found[2] == own or (dealt and found[2] in known):
        return text
    seen = set() if dealt else proof
    told = (name if name in seen else _UNKNOWN for name in _names(found[3]))
    return f"{found[1]}{''.join(told)}{found[4]}"


# Played again without them


def first_unseen(actions: Sequence[object]) -> int | None:
    """The place of the first action with a card that nobody saw."""
    unseen = (at for at, text in enumerate(actions) if isinstance(text, str) and _UNKNOWN in text)
    return next(unseen, None)


class TooFewCardsError(Exception):
    """More cards are unknown than the file leaves in the deck."""


def stood_in(record: Record, rng: Random) -> tuple[tuple[object, ...], frozenset[Card]]:
    """The actions with a card in each place where one is unknown, and which cards those are. What
    is shown at the end was held by who shows it, and so was what proved openers (DP-6), or was
    shown by choice afterwards."""
    actions = record.actions
    lines = [text if isinstance(text, str) else "" for text in actions]
    openers, shown = _by_player(record.openers or ()), _by_player(record.shown)
    hands = _Hands(lines, openers, shown, rng)
    named = {name for text in lines for name in _A_CARD.findall(text)}
    named = named.union(*openers.values(), *shown.values())
    free = [each for each in FULL_DECK if str(each) not in named]
    rng.shuffle(free)
    stand_ins = set()
    for place in hands.places:
        if place.name is None:
            if not free:
                raise TooFewCardsError
            stand_ins.add(free[-1])
            place.name = str(free.pop())
    said = zip(hands.told, actions, strict=True)
    return tuple(line.text if line else text for line, text in said), frozenset(stand_ins)


def _by_player(rows: Sequence[Proof]) -> _ByPlayer:
    """As a file names players, such as ``p2``, and cards."""
    found: dict[str, list[str]] = {}
    for each in rows:
        found.setdefault(f"p{each.player}", []).extend(_A_CARD.findall(str(each.cards)))
    return found


@dataclass(eq=False, slots=True)
class _Place:
    """A card that is one and the same from line to line."""

    name: str | None  # none where nobody saw it, and no letter where it has gone


class _Line(NamedTuple):
    """Cards that come or go, and what stands before and behind them."""

    before: str
    places: list[_Place]
    behind: str

    @property
    def text(self) -> str:
        return f"{self.before}{''.join(each.name or _UNKNOWN for each in self.places)}{self.behind}"


class _Hands:
    """Who holds which cards, followed through a file. Which of those that nobody saw were given
    up, lots decide."""

    def __init__(
        self, lines: Sequence[str], openers: _ByPlayer, shown: _ByPlayer, rng: Random
    ) -> None:
        self._rng = rng
        self._held: dict[str, list[_Place]] = {}
        self._gaps: dict[str, list[int]] = {}  # where cards were given up
        self._gone: set[str] = set()
        whole = {found[1]: _names(found[2]) for found in filter(None, map(_SHOWN.match, lines))}
        self._shown = {**shown, **whole}
        self.told = [self._follow(text) for text in lines]
        for player, held in self._held.items():
            # as they lie; openers were dealt, and what else is shown may have come with the draw
            self._are(held, openers.get(player, ()))
            self._are(held, whole.get(player, ()))
            self._are(held[::-1], shown.get(player, ()))

    def _are(self, held: Sequence[_Place], names: Sequence[str]) -> None:
        """The cards that nobody saw are these, the first ones first."""
        there = self._gone.union(each.name for each in held if each.name)
        unknown = [each for each in held if each.name is None]
        missing = (name for name in names if name not in there)
        for place, name in zip(unknown, missing, strict=False):
            place.name = name

    @property
    def places(self) -> list[_Place]:
        return [place for line in self.told if line for place in line.places]

    def _follow(self, text: str) -> _Line | None:
        if found := _DEALT.match(text):
            places = [_Place(_known(name)) for name in _names(found[3])]
            held = self._held.setdefault(found[2], [])
            gaps = iter(sorted(self._gaps.pop(found[2], ())))
            for place in places:  # from left to right
                at = next(gaps, len(held))
                held[at : at + 1] = [place]
            return _Line(found[1], places, found[4])
        if found := _DISCARDED.match(text):
            places = [self._given_up(found[2], _known(name)) for name in _names(found[3])]
            return _Line(found[1], places, found[4])
        return None

    def _given_up(self, player: str, name: str | None) -> _Place:
        """An unknown card, sooner than one that is shown in the end."""
        held = self._held.get(player, [])
        shown = self._shown.get(player, ())
        by_name = [at for at, each in enumerate(held) if name and each.name == name]
        unknown = [at for at, each in enumerate(held) if each.name is None]
        others = [
            at for at, each in enumerate(held) if name is None and each.name not in ("", *shown)
        ]
        if not (found := by_name or unknown or others):
            return _Place(name)  # the replay will say what is wrong with it
        at = self._rng.choice(found)
        place, held[at] = held[at], _Place("")  # until another comes for it
        self._gaps.setdefault(player, []).append(at)
        if name is not None:
            place.name = name
            self._gone.add(name)
        return place


def _names(cards: str) -> list[str]:
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]


def _known(name: str) -> str | None:
    return None if name == _UNKNOWN else name
