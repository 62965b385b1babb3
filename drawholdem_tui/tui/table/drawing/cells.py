"""A small sheet of cells to draw on, turned into lines of as few runs as possible; and text in the
room there is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from drawholdem_tui.tui.looks import ground_in, ink
from drawholdem_tui.tui.looks.glyphs import UNICODE, Glyphs
from drawholdem_tui.tui.table.scene.plan import Place

_Row = TypeVar("_Row")

_INDENT = "  "
_SHORT = 8  # cells of a word that does not stand alone in a last row


def wrapped(line: str, width: int, indent: str = _INDENT) -> list[str]:
    """A line in rows of so many cells, the second and those after it set in a little.

    >>> wrapped("Ben swaps a card for 130 and bets 60.", 20)
    ['Ben swaps a card for', '  130 and bets 60.']
    """
    return [*_wrapped(line, width, indent)]


@lru_cache(maxsize=1024)  # a log is wrapped anew with each line that comes to it
def _wrapped(line: str, width: int, indent: str) -> tuple[str, ...]:
    rows = [""]
    longest = max(1, width - len(indent))
    words = [
        word[at : at + longest] for word in line.split(" ") for at in range(0, len(word), longest)
    ]
    for word in words:
        longer = f"{rows[-1]} {word}" if rows[-1].strip() else rows[-1] + word
        if cell_len(longer) <= width or not rows[-1].strip():
            rows[-1] = longer
        else:
            rows.append(indent + word)
    return tuple(_no_word_alone(rows, width, indent))


def balanced(text: str, room: int) -> list[str]:
    """In as few rows as there have to be, none of them with a word or two alone."""
    rows = wrapped(text, room, indent="")
    if len(rows) != 2:
        return rows
    widths = range(cell_len(text) // 2, room)
    tries = (wrapped(text, width, indent="") for width in widths)
    return next((each for each in tries if len(each) == len(rows)), rows)


def cells_of(text: str) -> int:
    return cell_len(text)


def evenly(text: str, room: int) -> list[str]:
    """In as few rows as there have to be, in the last of them at least a quarter of one."""
    rows = wrapped(text, room, indent="")
    tries = (wrapped(text, width, indent="") for width in range(room, room * 2 // 3, -1))
    few = (each for each in tries if len(each) == len(rows) and 4 * cell_len(each[-1]) >= room)
    return next(few, rows) if len(rows) > 1 else rows


def _no_word_alone(rows: list[str], width: int, indent: str) -> list[str]:
    """A short last word takes the one before it along: a question mark, or a figure, that stands
    alone is overlooked."""
    last = rows[-1].removeprefix(indent)
    if len(rows) < 2 or " " in last or cell_len(last) > _SHORT:
        return rows
    before, _blank, word = rows[-2].rpartition(" ")
    longer = f"{indent}{word} {last}"
    if before.count(" ") > before.startswith(indent) + 1 and cell_len(longer) <= width:
        rows[-2:] = [before, longer]
    return rows


def longest(wordings: Sequence[str], room: int, otherwise: str = "") -> str:
    """The first wording for which there is room, else this one."""
    return next((words for words in wordings if cell_len(words) <= room), otherwise)


def longest_in_rows(wordings: Iterable[str], width: int, rows: int) -> list[str]:
    """The first wording that has so many rows, else the last, without an indent."""
    parts = [wrapped(each, width, indent="") for each in wordings] or [[]]
    return next((each for each in parts if len(each) <= rows), parts[-1])


_CONTINUED = ""  # the second cell of a wide character


def width_of(name: str) -> int:
    """Cells that it takes as it is shown."""
    return cell_len(shown(name))


def shown(text: str) -> str:
    """Text as it may be put on a terminal: names come from anywhere.

    >>> shown("Ann" + chr(27) + "[31m")
    'Ann[31m'
    >>> shown("52" + chr(0xA0) + "%")  # a blank that no line breaks at; not "printable" to Python
    '52 %'
    """
    if text.isascii() and text.isprintable():
        return text
    # U+FE0F would make the sign before it wider than we count
    apart = text.replace("\u00a0", " ")
    return "".join(sign for sign in apart if sign.isprintable() and sign != "\ufe0f")


@lru_cache(512)  # most of what a region says, it has said before
def cut(text: str, width: int, ellipsis: str) -> str:
    """Text in at most so many cells.

    >>> cut("Maximilian", 6, "…")
    'Maxim…'
    """
    text = shown(text)
    if cell_len(text) <= width:
        return text
    kept, used = "", 0
    for sign in text:
        used += get_character_cell_size(sign)
        if used > width - 1:
            break
        kept += sign
    return (kept.rstrip() + ellipsis) if width > 0 else ""


class Cells:
    """A rectangle of cells, each a character and its style."""

    def __init__(self, width: int, height: int, ground: Style, glyphs: Glyphs = UNICODE) -> None:
        self.width, self.height = width, height
        self.corner: tuple[int, int] = (0, 0)  # where they lie on the screen
        self.paragraphs: list[tuple[int, int]] = []  # the first row and how many, of several
        self.in_one_piece: list[tuple[int, int]] = []  # likewise, of what is never cut
        self._glyphs = glyphs
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[ground] * width for _ in range(height)]

    @property
    def everything(self) -> Place:
        return Place(0, 0, self.width, self.height)

    def here(self, place: Place) -> Place:
        """A place of the screen, from the corner of these cells."""
        x, y = self.from_corner(place[:2])
        return place._replace(x=x, y=y)

    def from_corner(self, cell: tuple[int, int]) -> tuple[int, int]:
        return cell[0] - self.corner[0], cell[1] - self.corner[1]

    def lie_on(self, ground: Cells, at: Place) -> None:
        """Take over what lies below, from the corner of a place on."""
        for row in range(min(self.height, ground.height - at.y)):
            below = slice(at.x, at.x + self.width)
            self.signs[row][:] = ground.signs[at.y + row][below]
            self.styles[row][:] = ground.styles[at.y + row][below]

    def lay(self, others: Cells, at: Place, rows: range | None = None) -> None:
        """Lay other cells over these, no more of them than the place is wide; or some ``rows``."""
        wide = min(at.width, others.width)
        if rows is None:
            rows = range(max(0, -at.y), min(others.height, self.height - at.y))
        for row in rows:
            over = slice(at.x, at.x + wide)
            self.signs[at.y + row][over] = others.signs[row][:wide]
            self.styles[at.y + row][over] = others.styles[row][:wide]

    def is_blank(self, y: int) -> bool:
        """Whether nothing is written in a row."""
        return 0 <= y < self.height and not "".join(self.signs[y]).strip()

    def part_from_the_rail(self) -> None:
        """A free cell between words and the rail in their row."""
        for row in self.signs:
            for x in [at for at, sign in enumerate(row) if sign == "▀"]:
                if any(each not in (" ", "▀") for each in row[max(0, x - 1) : x + 2]):
                    row[x] = " "

    def shows(self, x: int, y: int, text: str) -> bool:
        return "".join(self.signs[y][x : x + len(text)]) == text

    def lie_on_felt(self, felt: Style, ground: Cells) -> None:
        """Let what lies below be seen wherever the felt of a page was drawn in one colour; a blank
        takes the sign, too; so does what is drawn in its colour. ``felt`` is the style of what
        nobody has drawn on."""
        color = ground_in(felt)
        rows = zip(self.signs, self.styles, ground.signs, ground.styles, strict=True)
        for row, own, below, under in rows:
            for x, style in enumerate(own):
                if style is not felt and (style.reverse or ground_in(style) != color):
                    if style.color and style.color.name == color and not style.reverse:
                        own[x] = ink(ground_in(under[x]), ground_in(style))
                    continue
                if row[x] == " ":
                    row[x], own[x] = below[x], under[x]
                else:
                    of = style.color.name if style.color else color
                    own[x] = ink(of, ground_in(under[x]), bold=bool(style.bold))

    def ground(self, x: int, y: int) -> str:
        """The colour of the ground there. What lies outside is about to be laid out anew, and has
        that of the edge."""
        if not (self.width and self.height):
            return "default"
        return ground_in(
            self.styles[max(min(y, self.height - 1), 0)][max(min(x, self.width - 1), 0)]
        )

    def write(
        self, x: int, y: int, text: str, color: str, *, bold: bool = False, width: int = 999
    ) -> int:
        """Put text on whatever ground lies there, and say where it ends."""
        if not 0 <= y < self.height:
            return x
        begin, grounds = max(0, x), self.styles[y][:]
        end = self.text(x, y, text, grounds[min(begin, self.width - 1)], width=width)
        styles = self.styles[y]
        for at in range(begin, min(end, self.width)):
            styles[at] = ink(color, ground_in(grounds[at]), bold=bold)
        return end

    def write_right(self, right: int, y: int, text: str, color: str, *, bold: bool = False) -> int:
        """Put text on the ground so that it ends before a column, and say where it begins."""
        text = self._cut(text, right)
        x = right - cell_len(text)
        self.write(x, y, text, color, bold=bold)
        return x

    def fill(self, place: Place, style: Style, sign: str = " ") -> None:
        left, right = max(0, place.x), min(self.width, place.right)
        if left >= right:
            return
        for row in range(max(0, place.y), min(self.height, place.bottom)):
            self.signs[row][left:right] = sign * (right - left)
            self.styles[row][left:right] = [style] * (right - left)

    def text(self, x: int, y: int, text: str, style: Style, *, width: int = 999) -> int:
        """Put text into a row, cut where the room ends, and say where it ends."""
        room = min(width, self.width - x)
        if not 0 <= y < self.height or room <= 0:
            return x
        text = self._cut(text, room)
        signs, styles = self.signs[y], self.styles[y]
        for sign in text:
            size = get_character_cell_size(sign)
            if size == 0:
                if x > 0:
                    signs[x - 1] += sign
                continue
            if x < 0:  # what hangs over the left edge; half a wide sign is none
                x += size
                continue
            signs[x] = sign
            styles[x] = style
            if size == 2:
                signs[x + 1] = _CONTINUED
                styles[x + 1] = style
            x += size
        return x

    def right(self, right: int, y: int, text: str, style: Style) -> int:
        """Put text so that it ends before a column, and say where it begins."""
        text = self._cut(text, right)
        x = right - cell_len(text)
        self.text(x, y, text, style)
        return x

    def centre(self, y: int, text: str, style: Style) -> None:
        text = self._cut(text, self.width)
        self.text((self.width - cell_len(text)) // 2, y, text, style)

    def bar(self, at: tuple[int, int], width: int, share: float, inks: tuple[Style, Style]) -> None:
        """A bar, filled to its share by half cells, and what it is of."""
        (x, y), glyphs, (filled, rest) = at, self._glyphs, inks
        end = self.text(x, y, glyphs.filled(round(share * width * 2)), filled)
        self.text(end, y, glyphs.shares[2] * (x + width - end), rest)

    def _cut(self, text: str, width: int) -> str:
        return cut(self._glyphs.written(text), width, self._glyphs.ellipsis)

    def rows_unlike(self, before: Cells) -> list[int]:
        """The rows that look otherwise than those of others of the same size.

        >>> plain = Style()
        >>> Ann, Bea = Cells(8, 2, plain), Cells(8, 2, plain)
        >>> _ = Ann.text(0, 1, "Ann   40", plain), Bea.text(0, 1, "Bea   40", plain)
        >>> Bea.rows_unlike(Ann)
        [1]
        """
        rows = zip(before.signs, before.styles, self.signs, self.styles, strict=True)
        return [
            y for y, (were, had, signs, styles) in enumerate(rows) if were != signs or had != styles
        ]

    def strips(self) -> list[Strip]:
        return [self.strip(y) for y in range(self.height)]

    def strip(self, y: int) -> Strip:
        """A row. Each run costs the terminal some forty bytes of colours: a blank shows nothing but
        its ground, and goes with whichever neighbour stands on the same."""
        signs, styles = self.signs[y], self.styles[y]
        if not styles:  # while a terminal is drawn smaller there may be no column left
            return Strip([], 0)
        runs: list[Segment] = []
        begin, style, blank = 0, styles[0], True
        for at, (sign, own) in enumerate(zip(signs, styles, strict=True)):
            if own is not style and not (sign == " " and _same_ground(own, style)):
                if blank and _same_ground(own, style):
                    style = own
                else:
                    runs.append(Segment("".join(signs[begin:at]), style))
                    begin, style, blank = at, own, True
            blank = blank and sign == " "
        runs.append(Segment("".join(signs[begin:]), style))
        return Strip(runs, self.width)


@lru_cache(4096)
def _same_ground(one: Style, other: Style) -> bool:
    """Whether a blank looks the same in both."""
    drawn_through = one.reverse or other.reverse or one.underline or other.underline
    return not drawn_through and one.bgcolor == other.bgcolor


def apart(thoughts: Sequence[Sequence[_Row]], height: int, blank: _Row) -> list[_Row]:
    """An empty row before each, from the first one on, as long as there are any."""
    free = height - sum(map(len, thoughts))
    gaps = [1] * max(0, free) + [0] * len(thoughts)
    return [
        row for gap, rows in zip(gaps, thoughts, strict=False) for row in [blank] * gap + [*rows]
    ]
