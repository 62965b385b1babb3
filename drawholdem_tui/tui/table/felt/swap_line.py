"""The swap line: what a swap costs lies on it, face down, until it is collected; and the bets
inside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.cards import draw_card, draw_pile, draw_row, pile
from drawholdem_tui.tui.table.drawing.cells import Cells, longest
from drawholdem_tui.tui.table.drawing.drawn import OnTheTable
from drawholdem_tui.tui.table.drawing.felt import draw_ring
from drawholdem_tui.tui.table.scene.plan import (
    CardSpots,
    Cell,
    Opened,
    Piece,
    Place,
    Plan,
    Side,
    amount,
)
from drawholdem_tui.tui.table.scene.regions import (
    BeforeSeats,
    LyingPicture,
    SeatLook,
    SeatPicture,
)
from drawholdem_tui.tui.table.scene.spots import (
    LineCards,
    bets_on_the_line,
    line_cards,
    open_cards,
    piece,
)
from drawholdem_tui.words.language import In, _, translate

_CHIPS: Final = 3  # before an amount at most
_LONGEST: Final = 5  # cells of an amount: they are kept, or more would have fewer chips
_NEARER: Final = 2  # cells that whose discards they are may come to what is in the middle
_FELT: Final = " \u2580"  # the signs of it, where light ends in a cell
_APART: Final = 2  # dashes between the name of the line and what lies on it


def row_of_the_line(height: int) -> int:
    """Of a straight line: the first of two, of which the other is for bets."""
    return 0 if height == 2 else height // 2


def draw_bet(
    cells: Cells, here: Piece, bet: int, looks: Looks, room: int, *, narrowest: int = 99
) -> None:
    """As many chips as fit where there is least room for a bet: equal ones look alike. A whole
    amount goes before chips."""
    told, whole = amount(bet, max(4, room - 2)), amount(bet)
    if told != whole and len(whole) <= room:
        x, y = cells.from_corner(here.bet_at(len(whole)))
        cells.write(x, y, whole, looks.palette.text, bold=True)
        return
    chips = pile(bet, max(1, min(_CHIPS, min(room, narrowest) - 1 - _LONGEST)), looks.palette)
    x, y = cells.from_corner(here.bet_at(len(chips) + 1 + len(told)))
    cells.write(draw_pile(cells, x, y, chips, looks), y, told, looks.palette.text, bold=True)


def round_the_board(plan: Plan, *, over: bool) -> Place | None:
    """The line where it is a ring; at the end round what is told there, too."""
    return plan.end.line if over and plan.end else plan.ring


def draw_below(cells: Cells, plan: Plan, looks: Looks, *, over: bool) -> None:
    """So it goes on below open cards."""
    ring = round_the_board(plan, over=over)
    line = cells.here(ring or plan.places.get("swap-line", Place(0, -1, 0, 0)))
    if ring:
        draw_ring(cells, line, looks)
    elif plan.beside and not over and 0 <= line.y < cells.height:
        cells.write(0, line.y, looks.glyphs.dash * cells.width, looks.palette.accent)


def part_from_the_line(
    cells: Cells, plan: Plan, lying: Sequence[Place], looks: Looks, *, over: bool
) -> None:
    """It ends a cell before cards that lie across it."""
    ring = round_the_board(plan, over=over)
    line = cells.here(ring or Place(0, -1, 0, 0))
    rows = {line.y, line.bottom - 1} if ring else set()
    for card in lying:
        for y in rows & {*range(card.y, card.bottom)}:
            for x in (card.x - 1, card.right):
                if line.x < x < line.right - 1 and 0 <= x < cells.width:
                    cells.write(x, y, " ", looks.palette.accent)


def swapped(picture: SeatPicture, looks: Looks, width: int) -> str:
    """How often a card was swapped, with the same mark at every size; at draw poker how many cards
    were drawn, in words or not at all: the discards lie there to be counted."""
    if picture.drew is not None:
        pat = In("seat, who drew no card", "pat")
        drew = translate(_("drew {count}") if picture.drew else pat, count=picture.drew)
        return drew if cell_len(drew) <= width else ""
    return f"{looks.glyphs.swap}{picture.swaps}" if picture.swaps else ""


def all_in_for(picture: SeatPicture) -> tuple[str, ...]:
    """That somebody is all-in, and the last pot to win, the longest wording first."""
    pots = filter(None, (picture.reach, picture.reach_in_short))
    return tuple(translate(_("ALL-IN, {pot}"), pot=each) for each in pots)


def pots_in_ways(picture: SeatPicture) -> list[SeatPicture]:
    """The last pot that somebody all-in can win below that word, which tells of no stack, too, or
    beside a name too long for it; the best way first: blinds matter less by then."""
    pots = filter(None, (picture.reach, picture.reach_in_short))
    told = [picture.but(said=each, said_in_short="", for_stack=picture.said) for each in pots]
    beside = [picture.but(said=each, marks=()) for each in all_in_for(picture)]
    return [way for each in told for way in (each, each.but(marks=()))] + beside


def wanted(picture: SeatPicture) -> int:
    """The cells of its wider row, but for a button, which may stand in either."""
    signs = sum(1 + cell_len(each.sign) for each in picture.marks) + 3 * bool(picture.swaps)
    named = cell_len(f"{picture.name} {picture.chance}".strip()) + 1 + cell_len(picture.for_stack)
    return max(named, cell_len(picture.said) + signs)


def with_pots(picture: SeatPicture, room: int) -> SeatPicture:
    """Which pots somebody all-in can win, where all have room for it in the same way."""
    if picture.look is not SeatLook.ALL_IN:
        return picture
    ways = zip(pots_in_ways(picture), picture.reach_wants, strict=False)
    return next((way for way, wants in ways if wants <= room), picture)


def fitting(picture: SeatPicture, width: int) -> str:
    """What was said, as far as it has room: no amount is cut."""
    short = picture.said_in_short
    if short and width < cell_len(picture.said) > cell_len(short):
        return short
    return longest((picture.said_in_full,), width) or picture.said


def beaten_own(picture: SeatPicture, plan: Plan) -> CardSpots | None:
    """One's own hand that has lost."""
    lost = picture.net is not None and picture.look is not SeatLook.WON and any(picture.cards)
    return plan.end.own if plan.end and lost and not picture.elsewhere else None


def opened(picture: SeatPicture) -> Opened:
    """Who wins lies larger than who does not, as soon as it is told."""
    if picture.marked:
        return "won"
    return "dealt" if picture.net is None and picture.look is not SeatLook.BEATEN else "beaten"


def own_place(picture: SeatPicture, plan: Plan, plate: Place) -> Place | None:
    """With one's own beaten hand; as a row below it, or nowhere: the table has its room."""
    if plan.own_row and picture.net is not None and not picture.leaves_its_row:
        cards, won = plan.places["own-cards"], picture.look is SeatLook.WON
        return None if won else Place(0, cards.bottom - 1, cards.right + 2, 1)
    own = beaten_own(picture, plan)
    return plate.with_(own.row(len(picture.cards))) if own else plate


class SwapLine(OnTheTable[BeforeSeats]):
    """Round the board, a piece of it before every seat; across a small table; down beside rows of
    seats. Where nothing can be swapped, bets lie there all the same."""

    def place_in(self, plan: Plan) -> Place | None:
        place, picture = super().place_in(plan), self.picture
        ring = round_the_board(plan, over=picture is not None and picture.over)
        return place._replace(height=ring.height) if place and ring else place

    def paint(self, cells: Cells, picture: BeforeSeats) -> None:
        name, ring = picture.line.name, round_the_board(self.plan, over=picture.over)
        straight = name and not ring and self.plan.layout != "compact"
        if picture.over and not ring and self.plan.layout != "compact":
            return  # cards and words need its room
        line = Place(0, row_of_the_line(cells.height), cells.width, 1)
        if straight:
            dashes = self.looks.glyphs.dash * cells.width
            cells.write(0, line.y, dashes, self.looks.palette.accent)
        elif name and ring:
            draw_ring(cells, cells.here(ring), self.looks)
            line = cells.here(ring)
            line = line._replace(y=line.bottom - 1, height=1)
        elif name:
            self._down(cells, picture)
        for lying in picture.line.lying:
            self._lying(cells, lying, picture)
        there = [
            (piece(self.plan, index), bet)
            for index, bet in enumerate(picture.bets)
            if bet and bets_on_the_line(self.plan, index)
        ]
        narrowest = min((here.room + here.nearer for here, _bet in there), default=0)
        for here, bet in there:
            room = here.room + here.nearer
            draw_bet(cells, here, bet, self.looks, room, narrowest=narrowest)
        if straight:
            self._names_of_fees(cells, picture)
        if name and (straight or ring):
            self._name_on(cells, name, line)

    def _name_on(self, cells: Cells, name: str, line: Place) -> None:
        """As near to the middle of the line as nothing lies there or beside it, or above it where
        the line is a ring: no amount is taken for the price of the line. Own discards above it are
        what it is called."""
        told, dash = f" {name} ", self.looks.glyphs.dash
        round_it = self.plan.ring is not None and self.plan.hole_cards == 2
        first, last = line.x + _APART + 1, line.right - _APART - 1 - cell_len(told)
        for x in sorted(range(first, last + 1), key=lambda x: abs(2 * x - last - first)):
            beside = dash * (cell_len(told) + 2 * _APART)
            above = "".join(cells.signs[line.y - 1][x : x + cell_len(told)] if round_it else ())
            if cells.shows(x - _APART, line.y, beside) and not above.strip(_FELT):
                cells.write(x, line.y, told, self.looks.palette.accent)
                return

    def _down(self, cells: Cells, picture: BeforeSeats) -> None:
        """The line's name stands in the last row that has nothing on it."""
        color = self.looks.palette.accent
        for y in range(cells.height):
            cells.write(0, y, self.looks.glyphs.upright, color)
        taken = {lying.seat for lying in picture.line.lying}
        free = [y for y in range(cells.height) if y not in taken]
        if free and cell_len(picture.line.name) <= cells.width - 2:
            x = min(2, max(1, cells.width - 1 - cell_len(picture.line.name)))  # off the edge
            cells.write(x, free[-1], picture.line.name, color)

    def _lying(self, cells: Cells, lying: LyingPicture, picture: BeforeSeats) -> None:
        """Cards face down, and what is told beside them."""
        plan = self.plan
        cards = line_cards(plan, lying.seat, lying.cards)
        for number in range(cards.seen):
            here = cells.here(cards.spots.place(number))
            if plan.layout == "compact":  # as low as in the rows beside it
                draw_row(cells, here[:2], (None,), self.looks)
            else:
                draw_card(cells, here, None, self.looks)
        told = self._fee(lying, cards.room)
        if not told:
            return
        whose = f"{picture.names[lying.seat]} {lying.cards}"
        bet_beside = picture.bets[lying.seat] and piece(plan, lying.seat).bet[1] == cards.fee[1]
        nearer = 0 if bet_beside else _NEARER
        in_their_row = plan.layout == "compact"
        if lying.fee is None and not in_their_row and cell_len(whose) <= cards.room + nearer:
            told = whose
        # of discards without a name the middle of the table tells whose they are
        alone = plan.ring is not None and lying.fee is not None
        alone = alone and plan.sides[lying.seat] in (Side.LEFT, Side.RIGHT)
        named = f"{told} {picture.names[lying.seat]}"
        if alone and self._has_room_for_names(picture):
            told = named
        elif alone:
            self._name_near(cells, cards, lying.seat, picture)
        x, y = cells.from_corner(cards.fee_at(cell_len(told)))
        if told is not whose and cell_len(told) > cards.room:  # close to the card, not the board
            x += 1 if cards.fee_ends else -1
        begins = x + cells.corner[0], y + cells.corner[1]
        if not self._is_covered(begins, cell_len(told), picture):
            self._in_gold(cells, x, y, told)

    def _has_room_for_names(self, picture: BeforeSeats) -> bool:
        """Behind every fee at a side: all of them look alike."""
        for lying in picture.line.lying:
            if lying.fee is None or self.plan.sides[lying.seat] not in (Side.LEFT, Side.RIGHT):
                continue
            room = line_cards(self.plan, lying.seat, lying.cards).room
            told = self._fee(lying, room)
            if told and cell_len(f"{told} {picture.names[lying.seat]}") > room:
                return False
        return True

    def _is_covered(self, at: Cell, width: int, picture: BeforeSeats) -> bool:
        """By cards that lie face up there: a part of it would say nothing."""
        plan, (x, y) = self.plan, at
        for index, face_up in enumerate(picture.face_up):
            spots = open_cards(plan, index) if face_up and index != plan.own else None
            if spots and spots.y <= y < spots.y + spots.size[1]:
                right = spots.x + spots.width(plan.hole_cards)
                if spots.x < x + width and x < right:
                    return True
        return False

    def _name_near(self, cells: Cells, cards: LineCards, seat: int, picture: BeforeSeats) -> None:
        """Of a fee that has no room for it in its own row: below it, or above it where the line is
        below it and no bet above."""
        name, ring = picture.names[seat], self.plan.ring
        x, y = cells.from_corner(cards.fee_at(cell_len(name)))
        below = ring is not None and y + 1 < cells.here(ring).bottom - 1
        if cell_len(name) <= cards.room and (below or not picture.bets[seat]):
            cells.write(x, y + 1 if below else y - 1, name, self.looks.palette.accent)

    def _names_of_fees(self, cells: Cells, picture: BeforeSeats) -> None:
        """On a straight line, beside every fee or nowhere: no name may seem to tell of the cards
        beside it. There must be nothing but dashes for a while. One's own stands before the card,
        or the line's would have to leave the middle."""
        dash, names = self.looks.glyphs.dash, []
        for lying in picture.line.lying:
            cards = line_cards(self.plan, lying.seat, lying.cards)
            told, name = self._fee(lying, cards.room), picture.names[lying.seat]
            x, y = cells.from_corner(cards.fee_at(cell_len(told)))
            if lying.seat == self.plan.own:
                at, left = cells.here(cards.spots.place(0)).x - 1 - cell_len(name), _APART
            elif cards.fee_ends:
                at, left = x - bool(told) - cell_len(name), _APART
            else:
                at, left = x + cell_len(told) + bool(told), 0
            names.append((at, y, name, left))
        if all(
            cells.shows(x - left, y, dash * (cell_len(name) + _APART)) for x, y, name, left in names
        ):
            for x, y, name, _left in names:
                self._in_gold(cells, x, y, name)

    def _in_gold(self, cells: Cells, x: int, y: int, told: str) -> None:
        """No dash of the line touches it."""
        color, dash = self.looks.palette.accent, self.looks.glyphs.dash
        for end in (x - 1, x + cell_len(told)):
            if cells.shows(end, y, dash):
                cells.write(end, y, " ", color)
        cells.write(x, y, told, color, bold=True)

    def _fee(self, lying: LyingPicture, room: int) -> str:
        """Nothing where it lies with the bet: no chip is seen twice."""
        if lying.as_bet:
            return ""
        if lying.fee is None:
            return f"{self.looks.glyphs.times} {lying.cards}" if lying.cards else ""
        if lying.fee == 0:
            return translate(_("free"))
        return f"{self.looks.glyphs.chip} {amount(lying.fee, max(4, room - 2))}"
