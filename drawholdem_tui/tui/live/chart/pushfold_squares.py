"""The computed strategy for short stacks as the chart's picture, a square at a time."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.players.coach.chart import cells
from drawholdem_tui.players.pushfold.spot import told_of
from drawholdem_tui.players.pushfold.strategy import HANDS, HARDLY, Square, Table
from drawholdem_tui.players.pushfold.tables import STACKS, table
from drawholdem_tui.tui.live.chart.squares import Advised, ChartCell, ChartPicture
from drawholdem_tui.tui.live.director import Director
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
            tuple(
                (advised, translate(words))
                for advised, words in (_SWAPS if _swapping(strategy, square) else _BETS)
            ),
        )


def looked_at(director: Director) -> tuple[Looked, bool]:
    """The square of the moment, and whether the strategy holds there."""
    question, swaps = director.question, director.match.rules.swaps
    players = 3 if len(director.show.chairs) == 3 else 2
    spot = told_of(question.view, question.decision) if question else None
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
