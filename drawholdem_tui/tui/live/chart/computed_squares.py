"""The computed strategies as the chart's picture, a square at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from drawholdem_tui.players.blueprint.spot import Stand, stand_of
from drawholdem_tui.players.blueprint.strategy import CONTEXTS
from drawholdem_tui.players.blueprint.tables import STACKS as DEEP
from drawholdem_tui.players.blueprint.tables import blueprint
from drawholdem_tui.players.blueprint.tree import FOLD, nodes
from drawholdem_tui.players.coach.chart import cells
from drawholdem_tui.players.pushfold.spot import told_of
from drawholdem_tui.players.pushfold.strategy import HANDS, HARDLY, Square, Table
from drawholdem_tui.players.pushfold.tables import STACKS, table
from drawholdem_tui.tui.live.chart.squares import Advised, ChartCell, ChartPicture, legend
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.words.advice.blueprint import Square as OfTheBlueprint
from drawholdem_tui.words.advice.blueprint import (
    said_in_the_square,
    square_title,
    squares_of,
)
from drawholdem_tui.words.advice.squares import hand_in_the_square, square_heading
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_USUAL: Final = 10  # big blinds, where the table has others
_SWAPS: Final = (
    (Advised.SWAP_LOW, _("swap lower")),
    (Advised.SWAP_HIGH, _("swap higher")),
    (Advised.KEEP, _("keep")),
    (Advised.CLOSE, _("sometimes")),
)
_BETS: Final = (
    (Advised.ALL_IN, _("all-in")),
    (Advised.CLOSE, _("sometimes")),
    (Advised.FOLD, _("fold")),
)
_SAYS: Final = (
    (Advised.RAISE, _("raise")),
    (Advised.ALL_IN, _("all-in")),
    (Advised.CALL, _("call or check")),
    (Advised.CLOSE, _("sometimes")),
    (Advised.FOLD, _("fold")),
)


class Looked(NamedTuple):
    """Which square somebody looks at."""

    stack: int = _USUAL
    swaps: bool = True
    square: int = 0
    players: int = 2

    def next(self) -> Looked:
        """The square behind it; behind the last one the first."""
        return self._replace(square=(self.square + 1) % len(self._table.squares))

    def deeper(self, by: int) -> Looked:
        """The next stack that there is a table for."""
        stacks = STACKS[self.players]
        at = min(max(stacks.index(self.stack) + by, 0), len(stacks) - 1)
        return self._replace(stack=stacks[at])

    def among_others(self) -> Looked:
        """Between three instead of two, or the other way round: the first square."""
        players = 5 - self.players
        stack = _nearest(self.stack, players)
        return self._replace(players=players, stack=stack, square=0)

    @property
    def _table(self) -> Table:
        return table(self.stack, swaps=self.swaps, seats=self.players)

    def picture(self, own: int | None, chosen: int) -> ChartPicture:
        """With one's own hand and another one that somebody looks at."""
        strategy = self._table
        square = strategy.squares[self.square]
        return ChartPicture(
            square_heading(strategy, square, self.stack),
            tuple(_cell(strategy, square, place) for place in range(HANDS)),
            own,
            chosen,
            hand_in_the_square(strategy, square, chosen),
            translate(_("P: next chart. + -: stacks. T: 2 or 3 players. 1-9, Esc.")),
            legend(_SWAPS if _swapping(strategy, square) else _BETS),
        )


class Planned(NamedTuple):
    """Which square somebody looks at."""

    stack: float
    context: int  # who has swapped
    at: int = 0  # of its squares

    def next(self) -> Planned:
        """The square behind it; behind the last one the first."""
        return self._replace(at=(self.at + 1) % len(self.squares))

    def deeper(self, by: int) -> Planned:
        """The next stack that there is a blueprint for; its tree may be another."""
        place = min(max(DEEP.index(self.stack) + by, 0), len(DEEP) - 1)
        found = self._replace(stack=DEEP[place])
        return found._replace(at=min(self.at, len(found.squares) - 1))

    def among_others(self) -> Planned:
        """With others who have swapped."""
        return self._replace(context=(self.context + 1) % CONTEXTS)

    @property
    def squares(self) -> tuple[OfTheBlueprint, ...]:
        return squares_of(blueprint(self.stack), self.context)

    def picture(self, own: int | None, chosen: int) -> ChartPicture:
        """With one's own hand and another one that somebody looks at."""
        made, square = blueprint(self.stack), self.squares[self.at]
        return ChartPicture(
            square_title(made, square),
            tuple(self._cell(square, place) for place in range(HANDS)),
            own,
            chosen,
            said_in_the_square(made, square, chosen),
            translate(_("P: next chart. + -: stacks. T: who has swapped. 1-9, Esc.")),
            legend(_SAYS if square.swap is None else _SWAPS),
        )

    def _cell(self, square: OfTheBlueprint, place: int) -> ChartCell:
        made = blueprint(self.stack)
        ways: Sequence[tuple[float, Advised]]
        if square.swap is not None:
            high, low = made.swaps(square.swap, place)
            kept = max(0.0, 1 - high - low)
            ways = ((low, Advised.SWAP_LOW), (high, Advised.SWAP_HIGH), (kept, Advised.KEEP))
        else:
            node = nodes(self.stack)[square.node]
            often = made.bets(node, square.context, place)
            ways = [
                (share, _advised(say, node.so.price, self.stack))
                for share, say in zip(often, node.says, strict=True)
            ]
        share, advised = max(ways, key=lambda each: each[0])
        hand = cells(1)[place].hand
        if share >= 1 - HARDLY:
            return ChartCell(hand, advised, None)
        active = 1 - sum(part for part, each in ways if each in (Advised.FOLD, Advised.KEEP))
        return ChartCell(hand, Advised.CLOSE, active)


def planned(stand: Stand) -> Planned:
    """At the square of the moment."""
    context = 0 if stand.node is None else stand.square
    at = stand.square if stand.node is None else 3 + stand.node.number
    return Planned(stand.blueprint.stack, context, at)


def _advised(say: float, price: float, stack: float) -> Advised:
    if say == FOLD:
        return Advised.FOLD
    if say == price:
        return Advised.CALL
    return Advised.ALL_IN if say >= stack else Advised.RAISE


def looked_at(director: Director) -> tuple[Looked | Planned, bool]:
    """The square of the moment, and whether the strategy holds there."""
    question, swaps = director.question, director.match.rules.swaps
    players = 3 if len(director.show.chairs) == 3 else 2
    spot = told_of(question.view, question.decision) if question else None
    stand = stand_of(question.view, question.decision) if question else None
    if spot is None and stand is not None:
        return planned(stand), True
    if question is None or spot is None:
        return Looked(swaps=swaps, players=players), False
    players = len(question.view.seats)
    stack = _nearest(spot.stack, players)
    return Looked(stack, swaps, spot.strategy.squares.index(spot.square), players), True


def _nearest(stack: float, players: int) -> int:
    return min(STACKS[players], key=lambda each: abs(each - stack))


def _swapping(strategy: Table, square: Square) -> bool:
    return square.kind in strategy.layout.swaps


def _cell(strategy: Table, square: Square, place: int) -> ChartCell:
    high, low = strategy.shares(square, place)
    if _swapping(strategy, square):
        often, always = high + low, Advised.SWAP_LOW if low >= high else Advised.SWAP_HIGH
        never = Advised.KEEP
    else:
        often, always, never = high, Advised.ALL_IN, Advised.FOLD
    advised = Advised.CLOSE
    if often <= HARDLY:
        advised = never
    elif often >= 1 - HARDLY:
        advised = always
    figure = often if advised is Advised.CLOSE else None
    return ChartCell(cells(1)[place].hand, advised, figure)
