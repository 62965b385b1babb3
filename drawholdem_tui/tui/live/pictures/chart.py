"""The charts of hands before the flop as pictures: which card to swap, if any, against so many; and
what was computed, a square at a time."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from drawholdem_tui.players.blueprint.spot import stand_of
from drawholdem_tui.players.blueprint.strategy import CONTEXTS
from drawholdem_tui.players.blueprint.tables import STACKS as DEEP
from drawholdem_tui.players.blueprint.tables import blueprint
from drawholdem_tui.players.blueprint.tree import FOLD, nodes
from drawholdem_tui.players.coach.chart import Cell, cells
from drawholdem_tui.players.odds.tables.preflop import MOST_OPPONENTS, place_of
from drawholdem_tui.players.pushfold.spot import told_of
from drawholdem_tui.players.pushfold.strategy import HANDS, HARDLY, Square, Table
from drawholdem_tui.players.pushfold.tables import STACKS, table
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.table.drawing.frame import Key
from drawholdem_tui.words.advice.blueprint import Square as OfTheBlueprint
from drawholdem_tui.words.advice.blueprint import said_in_the_square, square_title, squares_of
from drawholdem_tui.words.advice.squares import hand_in_the_square, square_heading
from drawholdem_tui.words.hands.chart import chart_heading, hand_on_the_chart, why_the_coach_differs
from drawholdem_tui.words.language import In, _, translate


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
    keys: tuple[Key, ...]
    legend: tuple[tuple[Advised, str], ...]  # of those there are
    # how hands are written; what a figure is, where there is one in a cell, and where there are two
    figures: tuple[str, ...] = ()


_WAYS: Final = (
    (Advised.SWAP_LOW, _("swap lower")),
    (Advised.SWAP_HIGH, _("swap higher")),
    (Advised.KEEP, _("keep both")),
)
_LEGEND: Final = (*_WAYS, (Advised.CLOSE, _("about equal")))


def chart_picture(
    opponents: int, own: int | None, chosen: int, counted: int | None = None
) -> ChartPicture:
    """Of a number of opponents, with one's own hand and another one that somebody looks at. The
    coach may have ``counted`` fewer."""
    hands = cells(opponents)
    told = hand_on_the_chart(hands[chosen])
    if counted is not None and counted < opponents and chosen == own:
        told = f"{told} {why_the_coach_differs(counted)}"
    return ChartPicture(
        chart_heading(opponents),
        tuple(ChartCell(each.hand, _advised(each), each.before, each.after) for each in hands),
        own,
        chosen,
        told,
        (
            _opponents(),
            Key("P", translate(In("beside a key", "short stacks")), "p"),
            Key(translate(_("Arrows")), translate(In("beside a key", "another hand"))),
            _back(),
        ),
        _legend(_LEGEND),
        (
            translate(_("s: suited, above. o: offsuit, below. Fees are not counted.")),
            translate(_("Figure: percent won if you keep.")),
            translate(_("After the arrow: with the better swap.")),
        ),
    )


def _opponents() -> Key:
    return Key("1-9", translate(In("beside a key", "opponents")))


def _back() -> Key:
    return Key(translate(_("Esc")), translate(_("back")), "escape")


def _next() -> Key:
    return Key("P", translate(In("beside a key", "next chart")), "p")


def _others(what: In) -> tuple[Key, ...]:
    """Which chart of its kind."""
    stacks = Key("+ -", translate(In("beside a key", "stacks")))
    return stacks, Key("T", translate(what), "t"), _opponents(), _back()


def _legend(entries: Sequence[tuple[Advised, str]]) -> tuple[tuple[Advised, str], ...]:
    """In the reader's language."""
    return tuple((advised, translate(words)) for advised, words in entries)


def opponents_now(director: Director) -> int:
    """Whoever else is in the hand; before one and behind it, whoever else sits there."""
    seats = director.show.stage.seats if director.show.ending is None else ()
    live = sum(not seat.folded for seat in seats) or len(director.show.chairs)
    return min(max(1, live - 1), MOST_OPPONENTS)


def own_place(director: Director) -> int | None:
    """Where the own hand stands, as long as it lies open before its owner."""
    question = director.question
    if question is None or not director.keyboard.open or len(question.view.own_cards) != 2:
        return None
    return place_of(*question.view.own_cards)


def counted_by_the_coach(director: Director) -> int | None:
    """How many hands it weighs the question of the moment against, before the flop."""
    question = director.question
    if question is None or question.view.board or not director.coach_is_allowed:
        return None
    from drawholdem_tui.players.coach.advice import counted

    return counted(question.view, question.decision)


def _advised(cell: Cell) -> Advised:
    if cell.close:
        return Advised.CLOSE
    if not cell.swapping:
        return Advised.KEEP
    return Advised.SWAP_HIGH if cell.swap == cell.hand[0] != cell.hand[1] else Advised.SWAP_LOW


_USUAL: Final = 10  # big blinds, where the table has others
_SWAPS: Final = (*_WAYS, (Advised.CLOSE, _("sometimes")))
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
        return Looked(_nearest(self.stack, players), self.swaps, 0, players)

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
            hand_in_the_square(strategy, square, chosen, self.stack),
            (_next(), *_others(In("beside a key", "2 or 3 players"))),
            _legend(_SWAPS if _swapping(strategy, square) else _BETS),
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
            (_next(), *_others(In("beside a key", "who has swapped"))),
            _legend(_SAYS if square.swap is None else _SWAPS),
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
                (share, _said(say, node.so.price, self.stack))
                for share, say in zip(often, node.says, strict=True)
            ]
        share, advised = max(ways, key=lambda each: each[0])
        hand = cells(1)[place].hand
        if share >= 1 - HARDLY:
            return ChartCell(hand, advised, None)
        active = 1 - sum(part for part, each in ways if each in (Advised.FOLD, Advised.KEEP))
        return ChartCell(hand, Advised.CLOSE, active)


def _said(say: float, price: float, stack: float) -> Advised:
    if say in (FOLD, price):
        return Advised.FOLD if say == FOLD else Advised.CALL
    return Advised.ALL_IN if say >= stack else Advised.RAISE


def looked_at(director: Director) -> tuple[Looked | Planned, bool]:
    """The square of the moment, and whether the strategy holds there."""
    question, swaps = director.question, director.match.rules.swaps
    if question and (spot := told_of(question.view, question.decision)):
        players = len(question.view.seats)
        at = spot.strategy.squares.index(spot.square)
        return Looked(_nearest(spot.stack, players), swaps, at, players), True
    if question and (stand := stand_of(question.view, question.decision)):
        if stand.node is None:
            return Planned(stand.blueprint.stack, 0, stand.square), True
        return Planned(stand.blueprint.stack, stand.square, 3 + stand.node.number), True
    return Looked(swaps=swaps, players=3 if len(director.show.chairs) == 3 else 2), False


def _nearest(stack: float, players: int) -> int:
    return min(STACKS[players], key=lambda each: abs(each - stack))


def _swapping(strategy: Table, square: Square) -> bool:
    return square.kind in strategy.layout.swaps


def _cell(strategy: Table, square: Square, place: int) -> ChartCell:
    high, low = strategy.shares(square, place)
    often, always, never = high, Advised.ALL_IN, Advised.FOLD
    if _swapping(strategy, square):
        always = Advised.SWAP_LOW if low >= high else Advised.SWAP_HIGH
        often, never = high + low, Advised.KEEP
    hand = cells(1)[place].hand
    if HARDLY < often < 1 - HARDLY:
        return ChartCell(hand, Advised.CLOSE, often)
    return ChartCell(hand, never if often <= HARDLY else always, None)
