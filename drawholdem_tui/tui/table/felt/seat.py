"""One seat: a plate on the rail with its cards below it, or a row where the screen is small."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.table.drawing.cards import draw_back, draw_card, draw_row, underline
from drawholdem_tui.tui.table.drawing.cells import Cells, longest
from drawholdem_tui.tui.table.drawing.drawn import OnTheTable
from drawholdem_tui.tui.table.drawing.felt import STANDS_OUT, SeatInk, felt_between, seat_ink
from drawholdem_tui.tui.table.felt.swap_line import (
    all_in_for,
    beaten_own,
    draw_below,
    draw_bet,
    fitting,
    opened,
    own_place,
    part_from_the_line,
    swapped,
    wanted,
    with_pots,
)
from drawholdem_tui.tui.table.scene.plan import PLATE, Place, Plan, Side, amount
from drawholdem_tui.tui.table.scene.regions import SeatLook, SeatMark, SeatPicture
from drawholdem_tui.tui.table.scene.spots import (
    OWN_NAME,
    RowColumns,
    backs_below,
    bets_on_the_line,
    open_cards,
    piece,
    row_columns,
    seat_spots,
    with_bets,
)
from drawholdem_tui.words.numbers import in_print

_OVER = frozenset({SeatLook.WON, SeatLook.BEATEN})
_STACK = 6  # cells: "12,310"
Row = tuple[int, int, int]  # of a plate: from a column, to one behind it, and which


def draw_name(
    cells: Cells, at: tuple[int, int], picture: SeatPicture, inks: SeatInk, width: int
) -> int:
    """And beside it the chance to win, while a board is dealt out; where it ends."""
    room = width - cell_len(picture.chance) - 1 if picture.chance else width
    end = cells.text(*at, picture.name, inks.name, width=room)
    return cells.text(end + 1, at[1], picture.chance, inks.stack) if picture.chance else end


def turn_mark(picture: SeatPicture, looks: Looks, sign: str) -> str:
    """The sign before the name: whose turn it is, or who has won."""
    return {SeatLook.TO_ACT: sign, SeatLook.WON: looks.glyphs.star}.get(picture.look, " ")


def draw_plate(cells: Cells, picture: SeatPicture, looks: Looks, plan: Plan, index: int) -> None:
    """Draw the seat; the cells begin at its corner, which is further out where cards lie open."""
    is_open, place = any(picture.cards), _plate_of(picture, plan, index)
    if place.height == 1:
        draw_own_row(cells, picture, looks)
        return
    if picture.lined:
        draw_below(cells, plan, looks, over=picture.over)
    if picture.kind_wants > plan.narrowest - 4:
        picture = picture.but(kind_wants=0)
    picture = with_pots(picture, plan.narrowest - 4)
    _plate(cells, cells.here(place)._replace(height=PLATE), picture, looks)
    if (index == plan.own and not beaten_own(picture, plan)) or (picture.elsewhere and plan.end):
        return  # one's own cards lie below, large; the results tell those that have no room here
    spots = open_cards(plan, index, opened(picture)) if is_open else seat_spots(plan, index).cards
    if not is_open and place.y != plan.plate(index).y:  # it has moved away from beside them
        spots = backs_below(plan, place)
    faded = picture.look is SeatLook.BEATEN or bool(picture.marked) or index == plan.own
    lying = [cells.here(spots.place(number)) for number in range(len(picture.cards))]
    felt_between(cells, lying, looks, bar=bool(picture.marked))
    part_from_the_line(cells, plan, lying, looks, over=picture.over)
    for face, here in zip(picture.cards, lying, strict=True):
        if face is None:
            draw_back(cells, here, looks)
            continue
        chosen = face in picture.marked
        draw_card(cells, here, face, looks, faded=faded and not chosen)
        if chosen and here.bottom < cells.height:
            underline(cells, here, looks, looks.palette.text if picture.lesser else "")
    if picture.bet and not bets_on_the_line(plan, index):
        before = piece(plan, index)
        x = before.bet[0] - cells.corner[0]
        draw_bet(cells, before, picture.bet, looks, x if before.bet_ends else cells.width - x)


def _plate_of(picture: SeatPicture, plan: Plan, index: int) -> Place:
    over = picture.net is not None
    if index == plan.own and plan.hole_cards == 2:
        over = picture.leaves_its_row and plan.own_row is not None
        over = over or beaten_own(picture, plan) is not None
    least, stack = 5 + cell_len(picture.name), cell_len(amount(picture.stack))
    own = index == plan.own  # it has one width while chips come and go
    least = 0 if picture.net is None and not own else least + max(stack, _STACK * own)
    return plan.plate(index, over=over, opened=opened(picture), least=least)


def own_row_end(picture: SeatPicture, looks: Looks, width: int) -> int:
    """Where what stands there ends: the words of the panel go on behind it."""
    return draw_own_row(Cells(width, 1, looks.on_felt(), looks.glyphs), picture, looks) - 1


def draw_own_row(cells: Cells, picture: SeatPicture, looks: Looks) -> int:
    """Beside one's own cards: name, button, stack, and whose turn it is, one after the other; where
    the next would begin."""
    inks = seat_ink(picture.look, looks, looks.palette.surround, to_act=looks.palette.surround)
    cells.fill(cells.everything, inks.ground)
    cells.text(0, 0, turn_mark(picture, looks, looks.glyphs.edge), inks.said)
    begin = 1 + (picture.look is SeatLook.WON)  # a star is wider than an edge
    x = draw_name(cells, (begin, 0), picture, inks, OWN_NAME - begin) + 2
    if picture.button:
        x = _button(cells, x, 0, looks) + 2
    x = cells.text(x, 0, amount(picture.stack), inks.stack) + 3
    if picture.look is SeatLook.ALL_IN:
        picture = picture.but(said=longest(all_in_for(picture), cells.width - x, picture.said))
    if picture.net is None and (told := fitting(picture, cells.width - x)):
        x = cells.text(x, 0, told, inks.said, width=cells.width - x) + 1
    marks = ((each.sign, inks.quiet) for each in picture.marks)
    for sign, style in ((swapped(picture, looks, 2), inks.accent), *marks):
        if sign and x + cell_len(sign) <= cells.width:
            x = cells.text(x, 0, sign, style) + 1
    return x


def _plate(cells: Cells, plate: Place, picture: SeatPicture, looks: Looks) -> None:
    inks = seat_ink(picture.look, looks, looks.palette.seat)
    inks = inks.but(said=inks.stack) if picture.lesser else inks
    for y, (left, right) in enumerate((("▟", "▙"), ("▜", "▛")), plate.y):
        ends = cells.ground(plate.x, y), cells.ground(plate.right - 1, y)
        cells.fill(Place(plate.x, y, plate.width, 1), inks.ground)
        if looks.in_halves:
            cells.text(plate.x, y, left, ink(inks.colour, ends[0]))
            cells.text(plate.right - 1, y, right, ink(inks.colour, ends[1]))
        if picture.look in STANDS_OUT:
            cells.text(plate.x, y, looks.glyphs.edge, inks.said)
    x, end, y = plate.x + 2, plate.right - 2, plate.y
    stack_x = cells.right(end, y, picture.for_stack or amount(picture.stack), inks.stack)
    draw_name(cells, (x, y), picture, inks, stack_x - 1 - x)
    if picture.drew is not None and not picture.said:
        picture = picture.but(said=swapped(picture, looks, end - x), drew=None)
    paper = any(picture.cards)  # of which a button would be a tab
    said = wanted(picture.but(name="", chance="")) if picture.for_stack else cell_len(picture.said)
    crowds = paper if picture.look in _OVER else end - x - 5 < said < end - x
    if picture.button and crowds and stack_x - 5 - x >= cell_len(picture.name):
        stack_x -= 4
        _button(cells, stack_x, y, looks)
        picture = picture.but(button=False)
    beside = picture.kind_wants and (picture.cards or picture.said)
    level = f"{looks.glyphs.dot} {picture.kind}" if beside else ""
    by_name = _by_the_name(picture, stack_x - x - cell_len(level) - bool(level), looks, end - x)
    picture = picture.but(marks=tuple(each for each in picture.marks if each not in by_name))
    kept = _with_room(picture, looks, end - x)
    swaps = "" if swapped(kept, looks, end - x) else swapped(picture, looks, end - x)
    swaps += " " if swaps and not picture.swaps else ""  # a figure, apart from the stack
    behind = [(swaps, inks.accent if picture.swaps else inks.quiet)]
    behind += [(each.word, inks.accent) for each in by_name]
    behind.append((level, inks.quiet))
    _behind_the_name(cells, (x, stack_x, y), picture, behind)
    end = _marks(cells, kept, looks, inks, (x, end, y + 1))
    style, width = inks.said if picture.said else inks.quiet, end - 1 - x
    told = fitting(picture, width) or ("" if level else _level(picture, width))
    cells.text(x, y + 1, told, style, width=end - x)


def _with_room(picture: SeatPicture, looks: Looks, width: int) -> SeatPicture:
    """An amount that chips tell as well makes room for the badge of a blind. When all is over, what
    somebody had is worth more than the marks beside it."""
    if picture.look not in _OVER:
        signs = sum(1 + cell_len(each.sign) for each in picture.marks)
        room = width - 4 * picture.button - 3 * bool(picture.swaps) - signs
        crowds = room < cell_len(picture.said) and (picture.marks or picture.swaps)
        if crowds and picture.look is SeatLook.ALL_IN:
            return picture.but(swaps=0)
        return picture.but(said=picture.said_in_short or picture.said) if crowds else picture
    said = cell_len(fitting(picture, width))
    alone = picture.but(button=False)
    for fewer in (picture, alone):
        mark = swapped(fewer, looks, width)
        apart = (1 if fewer.drew is None else 2) * bool(mark)
        if said + 4 * fewer.button + cell_len(mark) + apart <= width:
            return fewer.but(said=fitting(picture, width))
    return alone.but(swaps=0, drew=None)


def _by_the_name(picture: SeatPicture, room: int, looks: Looks, width: int) -> tuple[SeatMark, ...]:
    """What somebody is that has no room below, where the name leaves it for all of it."""
    most = 0 if picture.chance else room - cell_len(picture.name) - 1
    kept = cell_len(swapped(picture, looks, width)) + 2 if picture.drew else 0
    below = width - cell_len(picture.said) - 4 * picture.button - kept - 1
    lengths = ((each, cell_len(each.word)) for each in picture.marks if each.by_name)
    return tuple(each for each, length in lengths if below < length < most)


def _behind_the_name(
    cells: Cells, at: Row, picture: SeatPicture, signs: list[tuple[str, Style]]
) -> None:
    """What has its place there, or no room below."""
    x, end, y = at[0] + cell_len(picture.name) + 1, *at[1:]
    for sign, style in () if picture.chance else signs:
        if sign and x + cell_len(sign) < end:
            x = cells.text(x, y, sign, style) + 1


def _level(picture: SeatPicture, width: int) -> str:
    """How strong a computer plays, until it says something: whole, but of who is not dealt in."""
    return picture.kind if not picture.cards or cell_len(picture.kind) <= width else ""


def _marks(cells: Cells, picture: SeatPicture, looks: Looks, inks: SeatInk, row: Row) -> int:
    """From the right: the button, what a seat is in this hand, how often it swapped."""
    x, right, y = row
    if picture.button:
        _button(cells, right - 3, y, looks)
        right -= 4
    # what somebody has done; of who is not in a hand, what kind of player it is
    said = x + cell_len(picture.said or ("" if picture.cards else picture.kind)) + 1
    drew = picture.drew is not None
    kept = cell_len(swapped(picture, looks, right - said)) + 1 if drew else 3 * bool(picture.swaps)
    apart = ""  # what parts a word from another
    for each in () if drew and kept == 1 else picture.marks:
        words = f"{each.word}{apart}", "" if drew or not each.sign else f"{each.sign}{apart}"
        if fits := longest(words, right - said - kept, words[1]):
            style = inks.accent if each.by_name else inks.quiet
            right, apart = cells.right(right, y, fits, style) - 1, f" {looks.glyphs.dot}"
    room = right - said - drew
    mark = swapped(picture, looks, room)
    if mark and drew and apart and cell_len(mark + apart) <= room:
        mark += apart
    if mark and cell_len(mark) <= room:
        right = cells.right(right, y, mark, inks.quiet if drew else inks.accent) - 1
    return right + 1


def _button(cells: Cells, x: int, y: int, looks: Looks) -> int:
    """Where it ends."""
    style = block(looks.palette.key_fg, looks.palette.key_bg)
    return cells.text(x, y, f" {looks.glyphs.button} ", style)


def _leaves(picture: SeatPicture, plan: Plan, index: int) -> bool:
    """Who is out, where the last hand of a knockout needs the room."""
    below = picture.look is SeatLook.OUT and plan.sides[index] is Side.BELOW
    return below and plan.end is not None and plan.end.alone


class Seat(OnTheTable[SeatPicture]):
    """A player from outside; ``index`` is the place in the scene's seats."""

    def __init__(self, looks: Looks, index: int) -> None:
        super().__init__(looks, id=f"seat-{index + 1}")
        self.index = index

    def place_in(self, plan: Plan) -> Place | None:
        if self.index >= len(plan.open_seats):
            return None
        picture, bare = self.picture, plan.seat(self.index)
        if picture is None:
            return bare
        if _leaves(picture, plan, self.index):
            return None
        plate = _plate_of(picture, plan, self.index)
        if self.index == plan.own:
            row = plan.own_row == plate and picture.net is None
            end = own_row_end(picture, self.looks, plate.width) if row else plate.width
            return own_place(picture, plan, plate._replace(width=end))
        if plate.y != bare.y:
            bare = plan.open_seat(self.index, "beaten") if picture.cards else plate
        elif plan.beside or (picture.look is SeatLook.OUT and not picture.cards):
            # below who is out, large letters may begin
            bare = with_bets(plan, self.index) if picture.cards or picture.bet else plate
        else:
            bare = bare._replace(x=plate.x, width=plate.width)
        place = plan.open_seat(self.index, opened(picture))
        hidden = (picture.elsewhere and plan.end) or not any(picture.cards)
        if hidden or place == plan.seat(self.index):  # they lie as backs do
            return bare
        if place.y < plate.y:
            return place
        if not picture.marked:
            place = place._replace(height=max(PLATE + (place.height > PLATE), place.height - 1))
        return place.with_(plate._replace(y=place.y, height=place.height))

    def paint(self, cells: Cells, picture: SeatPicture) -> None:
        if self.plan.layout == "compact":
            five = self.plan.hole_cards > 2
            if self.index == self.plan.own and picture.net is None:  # they lie whole below
                picture = picture.but(cards=())
            below = Cells(cells.width, cells.height, self.looks.on_felt(), self.looks.glyphs)
            below.lay(cells, cells.everything)
            draw_seat_row(cells, picture, self.looks, five=five)
            cells.lie_on_felt(self.looks.on_felt(), below)
            return
        draw_plate(cells, picture, self.looks, self.plan, self.index)


def draw_seat_row(cells: Cells, picture: SeatPicture, looks: Looks, *, five: bool) -> None:
    """Mark, button, name, cards, stack, what was said, bet, swaps."""
    inks = seat_ink(picture.look, looks, looks.palette.felt, to_act=looks.palette.seat)
    cells.fill(cells.everything, inks.ground)
    columns = row_columns(cells.width, five=five)
    cells.text(1, 0, turn_mark(picture, looks, looks.glyphs.turn), inks.said)
    at = columns.cards, 0
    marked = picture.marked or (() if picture.look is SeatLook.BEATEN else None)
    cards_end = draw_row(cells, at, picture.cards, looks, marked=marked, gap=columns.gap)
    if picture.reach and picture.look is SeatLook.ALL_IN:
        picture = picture.but(said=picture.reach, for_stack=picture.said)
    stack = picture.for_stack or amount(picture.stack)
    begins = cells.right(columns.stack_end, 0, stack, inks.stack)
    at_the_end = cell_len(picture.name) <= columns.name_width - 2 or picture.look in STANDS_OUT
    if picture.button:
        x = columns.button if at_the_end else 1  # a long name stays whole
        button = block(looks.palette.key_fg, looks.palette.key_bg)
        cells.text(x, 0, looks.glyphs.button, button)
    picture = picture.but(button=picture.button and at_the_end)
    _name(cells, columns, picture, inks, (cards_end + columns.gap, begins))
    bet, style = amount(picture.bet, 6) if picture.bet else "", inks.stack
    if picture.net is not None:  # all is over
        bet = in_print(f"{'+' if picture.net > 0 else ''}{amount(picture.net, 7)}")
        style = inks.said if picture.net > 0 else inks.quiet
    # an amount that somebody has won runs on, as far as no bet lies there
    width = cells.right(columns.bet_end, 0, bet, style) - columns.said - 1
    said = fitting(picture, width)
    style = inks.said if said else inks.quiet
    cells.text(columns.said, 0, said or _level(picture, width), style, width=width)
    if count := picture.swaps if picture.drew is None else picture.drew:
        cells.text(columns.marks, 0, f"{looks.glyphs.swap}{count}", inks.accent)


def _name(
    cells: Cells, columns: RowColumns, picture: SeatPicture, inks: SeatInk, free: tuple[int, int]
) -> None:
    """With what the seat is in this hand: a word in the ``free`` cells, else a sign at the end,
    before the button."""
    width, (x, stack) = columns.name_width - 2 * picture.button, free
    after = draw_name(cells, (columns.name, 0), picture, inks, width)
    end = columns.name + width
    for mark in picture.marks:
        if mark.by_name and x + cell_len(mark.word) < stack:
            x = cells.text(x, 0, mark.word, inks.accent) + 1
        elif mark.sign and after + 1 + cell_len(mark.sign) <= end:
            style = inks.accent if mark.by_name else inks.quiet
            end = cells.right(end, 0, mark.sign, style) - 1
