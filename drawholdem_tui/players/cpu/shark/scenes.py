"""Ways a hand may end, drawn by lot: what I make, and of each opponent what it makes and how good
its cards look to it now."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from copy import copy
from random import Random
from typing import Final, NamedTuple

from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cpu.shark.outlook import HANDS, IMPOSSIBLE, hand_of, outlook
from drawholdem_tui.players.cpu.shark.reading import hands_of
from drawholdem_tui.players.final_pot import live_opponents

_TRIES: Final = 8  # ways to go on
_CARDS: Final = [1 << one | 1 << other for one, other in HANDS]  # a bit for each
_LOTS: Final = 3  # hands of an opponent, in case a card of one is another's


class Opponent(NamedTuple):
    seat: int
    places: list[float]  # how good its cards look: 0 the worst, 1 the best
    made: list[float]  # what they make in the end
    moods: list[float]  # by lot, 0 to 1: whoever is stubborn goes on with anything


class Scenes(NamedTuple):
    """As many as there are samples."""

    place: float  # how good my cards look, as an opponent's
    mine: list[float]
    opponents: tuple[Opponent, ...]

    def won(self) -> list[float]:
        """The part of the pot that is mine if everybody stays, scene by scene."""
        best = map(max, zip(*(each.made for each in self.opponents), strict=True))
        return [1.0 if m > t else 0.5 if m == t else 0.0 for m, t in zip(self.mine, best)]  # noqa: B905

    def share(self) -> float:
        return sum(self.won()) / len(self.mine)


class Ranges:
    """The hands of all opponents as they may be, to draw scenes from."""

    def __init__(self, view: View, samples: int, ways: int, rng: Random) -> None:
        self.look = outlook(view.board, ways)
        self.known = frozenset((*view.own_cards, *view.gone, *view.board))
        self._ways = [rng.randrange(len(self.look.strengths)) for _ in range(samples)]
        self.drawn: dict[int, list[int]] = {}
        self._moods: dict[int, list[float]] = {}
        held: list[set[int]] = [set() for _ in range(samples)]
        for seat in [each.seat for each in live_opponents(view)]:
            weights = hands_of(view, seat, ways)
            lots = rng.choices(range(len(weights)), weights, k=_LOTS * samples)
            self.drawn[seat] = [_clear(lots[at::samples], taken) for at, taken in enumerate(held)]
            self._moods[seat] = [rng.random() for _ in range(samples)]

    def among(self, seats: Collection[int]) -> Ranges:
        """The same hands, without those of other seats: of whoever can win a side pot."""
        some = copy(self)
        some.drawn = {seat: hands for seat, hands in self.drawn.items() if seat in seats}
        return some

    def scenes(self, own: Sequence[int]) -> Scenes:
        """With these cards of mine."""
        return self.with_hands([hand_of(own)] * len(self._ways))

    def with_hands(self, hands: Sequence[int]) -> Scenes:
        """With another hand of mine in each scene. Scenes in which a card would lie in two places
        are left out."""
        drawn = list(self.drawn.values())
        found = [
            (at, row)
            for at, hand in enumerate(hands)
            if (row := self._possible(at, [hand, *(theirs[at] for theirs in drawn)])) is not None
        ]
        rows = [row for _, row in found] or [self.look.strengths[0]] * len(hands)
        possible = [at for at, _ in found] or list(range(len(hands)))
        return Scenes(
            self.look.places[hands[0]],
            [row[hands[at]] for row, at in zip(rows, possible, strict=True)],
            tuple(
                Opponent(
                    seat,
                    [self.look.places[theirs[at]] for at in possible],
                    [row[theirs[at]] for row, at in zip(rows, possible, strict=True)],
                    [self._moods[seat][at] for at in possible],
                )
                for seat, theirs in self.drawn.items()
            ),
        )

    def with_each_card(self, own: Sequence[int], stays: int) -> list[float]:
        """What is won on average with one of these cards and each that may come for the other."""
        mine, unseen = hand_of(own), [card for card in range(52) if card not in self.known]
        hands = {card: hand_of((stays, card)) for card in unseen}
        won, often = dict.fromkeys(unseen, 0.0), dict.fromkeys(unseen, 0)
        drawn = list(self.drawn.values())
        for at in range(len(self._ways)):
            theirs = [each[at] for each in drawn]
            row = self._possible(at, [mine, *theirs])
            if row is None:
                continue
            held = {card for hand in theirs for card in HANDS[hand]}
            best = max(row[hand] for hand in theirs)
            for card, hand in hands.items():
                made = row[hand]
                if made != IMPOSSIBLE and card not in held:
                    won[card] += 1.0 if made > best else 0.5 if made == best else 0.0
                    often[card] += 1
        return [won[card] / often[card] for card in unseen if often[card]] or [0.0]

    def _possible(self, at: int, hands: list[int]) -> list[int] | None:
        """Of the ways to go on, from the one that was drawn: the first that needs no card twice."""
        held = 0
        for hand in hands:
            if held & _CARDS[hand]:
                return None
            held |= _CARDS[hand]
        strengths = self.look.strengths
        many, first = len(strengths), self._ways[at]
        for way in range(first, first + _TRIES):
            row = strengths[way % many]
            for hand in hands:
                if row[hand] == IMPOSSIBLE:
                    break
            else:
                return row
        return None


def _clear(lots: Sequence[int], taken: set[int]) -> int:
    """The first hand of which no card is taken; its cards are from then on."""
    for hand in lots:
        one, other = HANDS[hand]
        if one not in taken and other not in taken:
            taken.update((one, other))
            return hand
    return lots[-1]
