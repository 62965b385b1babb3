"""The chart of hands before the flop: which card to swap, if any, against so many."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from drawholdem_tui.players.coach.chart import Cell, cells
from drawholdem_tui.players.odds.tables.preflop import MOST_OPPONENTS, place_of
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.words.hands.chart import chart_heading, hand_on_the_chart
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class Advised(Enum):
    """What to do with a hand: keep it, swap its lower or its higher card, or neither can be told
    from the other, or is done always; put everything in, fold, raise, or call or check."""

    KEEP = "keep"
    SWAP_LOW = "low"
    SWAP_HIGH = "high"
    CLOSE = "close"
    ALL_IN = "all-in"
    FOLD = "fold"
    RAISE = "raises"
    CALL = "calls"


class ChartCell(NamedTuple):
    hand: str  # "AKs"
    advised: Advised
    before: float | None  # the share of the pot as it is; of what is done now and then how often
    after: float | None = None  # with the better swap


class ChartPicture(NamedTuple):
    """Thirteen rows of thirteen hands, aces first, suited ones above the diagonal."""

    heading: str
    cells: tuple[ChartCell, ...]
    own: int | None  # the place of one's own hand, while it lies open
    chosen: int  # that which is told below
    told: str
    keys: str
    legend: tuple[tuple[Advised, str], ...]  # of those there are


_LEGEND: Final = (
    (Advised.SWAP_LOW, _("swap lower")),
    (Advised.SWAP_HIGH, _("swap higher")),
    (Advised.KEEP, _("keep")),
    (Advised.CLOSE, _("about equal")),
)


def chart_picture(opponents: int, own: int | None, chosen: int) -> ChartPicture:
    """Of a number of opponents, with one's own hand and another one that somebody looks at."""
    hands = cells(opponents)
    return ChartPicture(
        chart_heading(opponents),
        tuple(ChartCell(each.hand, _advised(each), each.before, each.after) for each in hands),
        own,
        chosen,
        hand_on_the_chart(hands[chosen]),
        translate(_("1-9: opponents. P: short stacks. Arrows: hand. Esc: back.")),
        legend(_LEGEND),
    )


def legend(entries: Sequence[tuple[Advised, str]]) -> tuple[tuple[Advised, str], ...]:
    """In the reader's language."""
    return tuple((advised, translate(words)) for advised, words in entries)


def opponents_now(director: Director) -> int:
    """Whoever else is in the hand; before one, whoever else sits there."""
    seats = director.show.stage.seats
    live = sum(not seat.folded for seat in seats) or len(director.show.chairs)
    return min(max(1, live - 1), MOST_OPPONENTS)


def own_place(director: Director) -> int | None:
    """Where the own hand stands, as long as it lies open before its owner."""
    question = director.question
    if question is None or not director.keyboard.open or len(question.view.own_cards) != 2:
        return None
    return place_of(*question.view.own_cards)


def _advised(cell: Cell) -> Advised:
    if cell.close:
        return Advised.CLOSE
    if not cell.swapping:
        return Advised.KEEP
    return Advised.SWAP_HIGH if cell.swap == cell.hand[0] != cell.hand[1] else Advised.SWAP_LOW
