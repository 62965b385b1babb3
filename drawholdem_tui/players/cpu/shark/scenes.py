"""Ways a hand may end, drawn by lot: what I make, and of each opponent what it makes and how good
its cards look to it now."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from drawholdem_tui.engine.view import SeatState, View
from drawholdem_tui.players.cpu.shark.outlook import IMPOSSIBLE, hand_of, outlook
from drawholdem_tui.players.cpu.shark.reading import hands_of


class Opponent(NamedTuple):
    """One opponent in all scenes."""

    seat: int
    places: list[float]  # how good its cards look: 0 the worst, 1 the best
    made: list[float]  # what they make in the end
    moods: list[float]  # by lot, 0 to 1: whoever is stubborn goes on with anything


class Scenes(NamedTuple):
    """As many as there are samples."""

    place: float  # how good my cards look, as an opponent's
    mine: list[float]
    opponents: tuple[Opponent, ...]

    def share(self) -> float:
        """The part of the pot that is mine if everybody stays."""
        best = map(max, zip(*(each.made for each in self.opponents), strict=True))
        won = sum([1.0 if m > t else 0.5 if m == t else 0.0 for m, t in zip(self.mine, best)])  # noqa: B905
        return won / len(self.mine)


def live_opponents(view: View) -> list[int]:
    return [
        seat.seat
        for seat in view.seats
        if seat.seat != view.you and seat.state is not SeatState.FOLDED
    ]


class Ranges:
    """The hands of all opponents as they may be, to draw scenes from."""

    def __init__(self, view: View, samples: int, ways: int, rng: Random) -> None:
        self.look = outlook(view.board, ways)
        self.known = frozenset((*view.own_cards, *view.gone, *view.board))
        self._ways = [rng.randrange(len(self.look.strengths)) for _ in range(samples)]
        self.drawn: dict[int, list[int]] = {}
        self._moods: dict[int, list[float]] = {}
        for seat in live_opponents(view):
            weights = hands_of(view, seat, ways)
            self.drawn[seat] = rng.choices(range(len(weights)), weights, k=samples)
            self._moods[seat] = [rng.random() for _ in range(samples)]

    def scenes(self, own: Sequence[int]) -> Scenes:
        """With these cards of mine."""
        mine = hand_of(own)
        return self.with_hands([mine] * len(self._ways))

    def with_hands(self, hands: Sequence[int]) -> Scenes:
        """With another hand of mine in each scene. Scenes in which a card would lie in two places
        are left out."""
        strengths = self.look.strengths
        rows = [strengths[way] for way in self._ways]
        possible = [
            at
            for at, (row, hand) in enumerate(zip(rows, hands, strict=True))
            if row[hand] != IMPOSSIBLE
            and all(row[theirs[at]] != IMPOSSIBLE for theirs in self.drawn.values())
        ]
        if not possible:
            possible = list(range(len(rows)))
        return Scenes(
            self.look.places[hands[0]],
            [rows[at][hands[at]] for at in possible],
            tuple(
                Opponent(
                    seat,
                    [self.look.places[theirs[at]] for at in possible],
                    [rows[at][theirs[at]] for at in possible],
                    [self._moods[seat][at] for at in possible],
                )
                for seat, theirs in self.drawn.items()
            ),
        )
