"""What lies in the middle of the table: felt, board and pots."""

from __future__ import annotations

from rich.cells import cell_len

from drawholdem_tui.tui.table.drawing.cards import (
    Bitmap,
    draw_bitmap,
    draw_card,
    draw_empty,
    draw_pile,
    draw_row,
    pile,
    underline,
)
from drawholdem_tui.tui.table.drawing.cells import Cells, balanced, longest, wrapped
from drawholdem_tui.tui.table.drawing.drawn import OnTheTable, Says
from drawholdem_tui.tui.table.drawing.letters import words
from drawholdem_tui.tui.table.scene.plan import LETTER_ROWS, AtTheEnd, Place, Plan, Side, amount
from drawholdem_tui.tui.table.scene.pot_rows import CHIPS, LaidPot, lay_pots, lies_in
from drawholdem_tui.tui.table.scene.regions import (
    BoardPicture,
    ChampionPicture,
    PotRow,
    PotsPicture,
)
from drawholdem_tui.tui.table.scene.spots import board_card, open_cards
from drawholdem_tui.words.language import _, translate

_OFF_THE_LINE = 2  # columns of what else is told there, where a shorter way lets it
_BELOW_A_FIGURE = 4  # rows: its name, and how it was opened


class Felt(OnTheTable[bool]):
    """Its light never moves: it is drawn once a size."""

    def paint(self, cells: Cells, picture: bool) -> None:
        pass  # what it lies on is all there is to see


class Board(OnTheTable[BoardPicture]):
    """Cards as large as the plan has them; those that win lie a row higher, and at the end of a
    hand all of them where those that are shown leave them room."""

    def place_in(self, plan: Plan) -> Place | None:
        place = super().place_in(plan)
        if plan.end and self._wins:
            place = plan.end.board
            return place._replace(y=place.y - 1, height=place.height + plan.end.bar)
        return place and place._replace(y=place.y + self._lower(plan))

    @property
    def _wins(self) -> bool:
        """It moves to where it lies at the end."""
        return bool(self.picture and self.picture.marked)

    def _lower(self, plan: Plan) -> int:
        """Rows, below hands that lie open."""
        return 1 if self.picture and self.picture.below_hands and plan.beside else 0

    def paint(self, cells: Cells, picture: BoardPicture) -> None:
        if self.plan.cards.board[1] < 3:
            self._line(cells, picture)
            return
        over = self._wins
        lower = 0 if over else self._lower(self.plan)
        lying = [board_card(self.plan, number, over=over) for number in range(picture.places)]
        places = [cells.here(place._replace(y=place.y + lower)) for place in lying]
        draw_empty(cells, places[len(picture.cards) :], self.looks)
        for card, place in zip(picture.cards, places, strict=False):
            chosen = card in picture.marked
            here = place._replace(y=place.y - 1) if chosen and place.y > 0 else place
            if chosen and here.bottom < cells.height:
                underline(cells, here, self.looks)
            draw_card(cells, here, card, self.looks, faded=bool(picture.marked) and not chosen)

    def _line(self, cells: Cells, picture: BoardPicture) -> None:
        palette = self.looks.palette
        x = cells.write(2, 0, translate(_("Board")), palette.dim) + 2
        marked = picture.marked or None
        x = draw_row(cells, (x, 0), picture.cards, self.looks, marked=marked, size=3)
        for _place in range(len(picture.cards), picture.places):
            x = cells.write(x + 1, 0, f" {self.looks.glyphs.empty} ", palette.dim)


class Pots(OnTheTable[PotsPicture]):
    """A pot a line: chips, how much, its name, and who can win it; all in one line where there is
    no room."""

    SAYS = Says.POTS

    def paint(self, cells: Cells, picture: PotsPicture) -> None:
        if picture.verdict or picture.won_with:
            self._ending(cells, picture)
            return
        below_board = self.plan.ring is not None
        laid = lay_pots(picture, cells.width, cells.height, below_board=below_board)
        if cells.height == 1:
            self._in_one_line(cells, laid)
            return
        above = picture.no_board and self.plan.layout == "small" and len(laid) == 1
        if above:  # else a bet above it reads like a second pot
            laid = (laid[0].but(y=cells.height - 1),)
        # who can win a pot is told of all of them, or of none
        others = [pot for pot in laid if pot.row.who and not pot.row.swap]
        known = all(told_of(pot.row, cells.width - pot.who[0]) for pot in others)
        if self._stands_large(cells, picture, laid):
            laid = (laid[0].but(y=cells.height - _BELOW_A_FIGURE),)
        else:
            for pot in laid:
                self._row(cells, pot, known=known)
        if picture.story and above:
            told = self._fitting(cells, picture)[: cells.height - 1]
            self._story(cells, told, laid[0].y - len(told))
        elif picture.story and (laid or self.plan.layout == "small" or not picture.no_board):
            told, below = (
                self._fitting(cells, picture),
                laid[-1].y if laid else cells.height // 2 - 2,
            )
            self._story(cells, told, below + 2)

    def _stands_large(self, cells: Cells, picture: PotsPicture, laid: tuple[LaidPot, ...]) -> bool:
        """Whether the figure of the only pot has room to be read across a room, over its name."""
        if not (picture.no_board and len(laid) == 1 and self.looks.in_halves):
            return False
        pot, y = laid[0].row, cells.height - _BELOW_A_FIGURE
        times = y // LETTER_ROWS
        figure = words(amount(pot.amount), times) if times > 0 else None
        if figure is None or len(figure[0]) > cells.width:
            return False
        x = (cells.width - len(figure[0])) // 2
        half = 2 * (y - times * LETTER_ROWS)
        draw_bitmap(cells, (x, half), figure, self.looks.ink("strong", self.looks.palette.felt))
        chips = pile(pot.amount, CHIPS, self.looks.palette)
        x = (cells.width - len(chips) - 1 - cell_len(pot.name)) // 2
        x = draw_pile(cells, x, y, chips, self.looks, bold=False)
        cells.write(x, y, pot.name, self.looks.palette.text)
        return True

    @staticmethod
    def _fitting(cells: Cells, picture: PotsPicture) -> list[str]:
        """Sentences that fit."""
        ways = (longest(each, cells.width) for each in picture.story)
        return [line for each in ways for line in wrapped(each, cells.width, indent="")]

    def _story(self, cells: Cells, told: list[str], begin: int) -> None:
        for y, each in enumerate(told[: cells.height - begin], begin):
            cells.write((cells.width - cell_len(each)) // 2, y, each, self.looks.palette.dim)

    def place_in(self, plan: Plan) -> Place | None:
        """At the end round the board, where it is told what has won, and who has won it all; until
        then nowhere once the board lies there."""
        place, picture, end = super().place_in(plan), self.picture, plan.end
        if end and picture and (picture.verdict or picture.won_with):
            return end.words
        moved = picture is not None and picture.settled
        return None if moved and end and place and place.meets([end.board]) else place

    def _ending(self, cells: Cells, picture: PotsPicture) -> None:
        """Round the board who has won it all stands above it, and the hand below."""
        end = self.plan.end
        if picture.large is None:
            if end is None:
                self._verdict(cells, picture.verdict)
            else:
                self._round_the_board(cells, picture, end)
            return
        *hands, champion = picture.verdict
        above = end is not None and end.board.y > cells.corner[1]
        room = end.board.y - 1 - cells.corner[1] if end and above else cells.height
        if end and cells.height == 1:  # title and table have the rest
            self._in_gold(cells, 0, (*hands, champion)[0])
        elif not self._large(cells, room, picture.large, champion):
            self._verdict(cells, ("", champion) if above else picture.verdict)
        if end and above and end.told < cells.corner[1] + cells.height:  # else a table tells it
            for hand in hands:
                self._in_gold(cells, end.told - cells.corner[1], *balanced(hand, cells.width))

    def _round_the_board(self, cells: Cells, picture: PotsPicture, end: AtTheEnd) -> None:
        """In gold who has won most, and below that who else has, as far as there is room: the table
        of the results has the rest. Beside a board it stands in the middle of its rows."""
        room = cells.width - 2 * bool(self.plan.ring)  # between cards and plates
        beside = end.board.right <= cells.corner[0]
        y = end.told - cells.corner[1]
        free = 0 if beside else max(0, end.board.bottom - cells.corner[1])
        told = _who_won(picture, room, cells.height - free)
        swap = picture.won_with[3:4] if beside and len(told) == 1 else ()  # no table tells it
        told += filter(None, swap)
        if self.plan.ring and picture.no_board and picture.settled and len(picture.won_with) > 1:
            _whole, who, hand, *_more = picture.won_with  # which lies between
            self._in_gold(cells, 0, who)
            told = [hand]
        less = room - 2 * _OFF_THE_LINE * bool(self.plan.ring)
        ways = (longest(each, less) or longest(each, room) for each in picture.others)
        others = [*filter(None, ways)]
        if self.plan.ring:  # the table has those for which no row is left
            others = others[: max(0, cells.height - y - len(told))]
        lowest = cells.height - len(others) - len(told)
        y = max(free, lowest // 2 if beside else min(y, lowest))
        y = self._in_gold(cells, y, *told)
        for row, other in enumerate(others[: cells.height - y], y):
            x = (cells.width - cell_len(other)) // 2
            cells.write(x, row, other, self.looks.palette.text)
        cells.part_from_the_rail()

    def _large(self, cells: Cells, room: int, champion: ChampionPicture, told: str) -> bool:
        """Whether it has that room, and signs for it."""
        if not self.looks.in_halves:
            return False
        palette, (left, right) = self.looks.palette, self._between_plates(cells, room, champion)
        ways = ((champion.wins, champion.what, 2), (champion.wins, champion.what, 1))
        for text, below, times in (*ways, (champion.name, told, 1)):
            dots, rows = words(text, times), times * LETTER_ROWS
            if dots is None or len(dots[0]) > right - left or rows > room:
                continue
            under = words(below) if times > 1 else None
            if under and len(under[0]) <= right - left and rows + LETTER_ROWS < room:
                apart = "#" in dots[-1]  # below its line
                y = (room - rows - LETTER_ROWS - apart) // 2
                for each, top in ((dots, y), (under, y + rows + apart)):
                    self._in_letters(cells, each, (left, right, 2 * top))
                return True
            free = min(3, room - rows)  # what is below lies between two free rows
            y = (room - rows - free) // 2
            # lower than cards that end above them, but not down to what is below
            covers = self._ends_above(cells, champion, len(dots[0])) and free > 1
            lower = 2 * covers or (not y and free > 2)
            middle = self._in_letters(cells, dots, (left, right, 2 * y + lower))
            if free:
                x = middle - cell_len(below) // 2
                # above the board it is told with what, too: both stand together
                apart = free > 2 or covers
                cells.write(x, y + rows + apart, below, palette.accent, bold=True)
            return True
        return False

    def _between_plates(
        self, cells: Cells, room: int, champion: ChampionPicture
    ) -> tuple[int, int]:
        """The columns that letters have: on a small table they reach down to plates at its sides,
        and a cell parts them."""
        left, right, rows = 1, cells.width - 1, cells.here(Place(0, cells.corner[1], 999, room))
        for index in () if self.plan.ring else champion.seats:
            plate = cells.here(self.plan.open_seat(index, "won"))
            above = self.plan.sides[index] is Side.TOP or index == self.plan.own
            if above or not plate.meets([rows]):
                continue
            if plate.x > cells.width // 2:
                right = min(right, plate.x - 1)
            elif plate.right < cells.width // 2:
                left = max(left, plate.right + 1)
        return left, right

    def _ends_above(self, cells: Cells, champion: ChampionPicture, width: int) -> bool:
        """Whether cards end right above letters so wide in the middle."""
        begin = cells.corner[0] + (cells.width - width) // 2
        letters = Place(begin, cells.corner[1] - 1, width, 1)
        hands = (open_cards(self.plan, index, "beaten") for index in champion.seats)
        below = [each.row(self.plan.hole_cards) for each in hands]
        return not self.plan.ring and letters.meets(below)

    def _in_letters(self, cells: Cells, dots: Bitmap, at: tuple[int, int, int]) -> int:
        """As near to the middle as these columns let it, from that half of a row on. Gives their
        own middle."""
        left, right, half = at
        width, style = len(dots[0]), self.looks.ink("warm", self.looks.palette.felt)
        x = min(max((cells.width - width) // 2, left), right - width)
        draw_bitmap(cells, (x, half), dots, style)
        return x + width // 2

    def _in_gold(self, cells: Cells, y: int, *lines: str) -> int:
        """Gives the next row."""
        y = max(0, min(y, cells.height - len(lines)))
        for row, line in enumerate(lines, y):
            x = (cells.width - cell_len(line)) // 2
            cells.write(x, row, line, self.looks.palette.accent, bold=True)
        return y + len(lines)

    def _verdict(self, cells: Cells, lines: tuple[str, ...]) -> None:
        """In gold, and who has won everything as large as text can be; the title has it, too."""
        palette = self.looks.palette
        if cells.height < len(lines):
            lines = lines[:1]
        step = 2 if cells.height > len(lines) else 1
        for y, line in enumerate(lines):  # no block of gold, which is a key
            x = (cells.width - cell_len(line)) // 2
            cells.write(x, y * step, line, palette.text if y else palette.accent, bold=True)

    def _row(self, cells: Cells, pot: LaidPot, *, known: bool) -> None:
        palette, row = self.looks.palette, pot.row
        begin = cells.write_right(pot.end, pot.y, lies_in(row), palette.text, bold=True)
        chips = pile(row.amount, CHIPS, palette)
        if row.swap:
            chips = (palette.accent,) * max(1, len(chips))
        draw_pile(cells, begin - 1 - len(chips), pot.y, chips, self.looks, bold=False)
        named = palette.accent if row.swap else palette.text
        cells.write(pot.end + 1, pot.y, row.name, named, bold=row.swap)
        quiet = palette.accent if row.coming else palette.dim
        x, y = pot.who
        if not told_of(row, cells.width - x):  # behind its own name there may be more room
            x = min(x, pot.end + cell_len(row.name) + 2)
        cells.write(x, y, told_of(row, cells.width - x) if known else "", quiet)

    def _in_one_line(self, cells: Cells, laid: tuple[LaidPot, ...]) -> None:
        palette = self.looks.palette
        for at, pot in enumerate(laid):
            if at:
                apart = f" {self.looks.glyphs.dot} "
                cells.write(pot.x - len(apart), pot.y, apart, palette.dim)
            color = palette.accent if pot.row.swap else palette.dim
            cells.write(pot.x, pot.y, pot.row.name, color)
            cells.write_right(pot.end, pot.y, lies_in(pot.row), palette.text, bold=True)


def _who_won(picture: PotsPicture, width: int, rows: int) -> list[str]:
    """With the amount, as one sentence or as a phrase a row; else as it fits."""
    whole, *phrases = picture.won_with or picture.verdict
    who, hand, swap, brief = (*phrases, "", "", "", "")[:4]
    if cell_len(whole) <= width:
        return [whole]
    if rows == 1 and (fits := longest((brief,), width)):
        return [fits]
    if who and max(cell_len(who), cell_len(hand)) <= width:
        return [who, hand, *filter(None, (longest((swap,), width),))][: max(1, rows)]
    return balanced((picture.verdict or picture.won_with)[0], width)


def told_of(row: PotRow, room: int) -> str:
    """What is on its way to a pot, and who can win it, in the room there is."""
    coming = f"+{amount(row.coming)}" if row.coming and row.amount else ""
    for who in (" ".join(row.who), *row.shorter, ""):
        told = ", ".join(part for part in (coming, who) if part)
        if cell_len(told) <= room:
            return told
    return ""
