"""The signs that the table is drawn with, for three kinds of terminals.

Spade, heart, club and most line glyphs are of ambiguous width: a terminal may draw them two cells
wide. Where it does, suits as letters keep the columns; where nothing else works, plain ASCII does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from drawholdem_tui.engine.cards import RANKS, SUITS, UNKNOWN, Card
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.words.cards import rank_of
from drawholdem_tui.words.plain_signs import in_ascii

Back = Literal["weave", "dots", "plain"]
BACKS: tuple[Back, ...] = ("weave", "dots", "plain")


class Frame(Fact):
    """Signs for a line round something."""

    across: str
    down: str
    corners: str  # upper left, upper right, lower left, lower right

    def sign(self, *, up: bool, down: bool, left: bool, right: bool) -> str:
        """For a cell with nothing on these sides.

        >>> Frame("-", "|", "1234").sign(up=True, down=False, left=True, right=False)
        '1'
        """
        if (up or down) and (left or right):
            return self.corners[2 * (not up) + (not left)]
        return self.across if up or down else self.down if left or right else " "

    def bend(self, diagonals: Sequence[bool]) -> str:
        """For a cell with something on all sides, but nothing beyond one of its corners: the line
        bends there the other way."""
        away = [at for at, nothing in enumerate(diagonals) if nothing]
        return self.corners[3 - away[0]] if away else " "


class Glyphs(Fact):
    """One set of signs. Each is one cell wide but for ``swap``, which may be two."""

    suits: str  # in the order of SUITS
    weave: str
    dots: str
    plain: str
    swap: str  # so often was swapped
    chip: str
    dash: str  # of the swap line
    upright: str  # of the swap line where it runs down
    rail: Frame  # round the felt where there are no colours
    ring: Frame  # the swap line where it runs round the board
    low: str  # a card of a row of cards, lower than its row: they do not melt into stripes
    bar: str  # below a card that is marked
    empty: str  # in an empty place of the board
    turn: str  # beside whom the game waits for
    edge: str  # along the whole box of whom the game waits for
    button: str
    star: str  # one of the winning five
    lifted: str  # under a card marked for a swap
    cursor: str  # where the next digit comes
    ellipsis: str
    dot: str  # between two facts
    times: str
    next: str  # a step that is chosen
    shares: str  # a cell of a bar that is filled, filled by half, and empty
    # on the chart: keep, swap the lower card, the higher, too close; all-in, fold; raise, call
    advised: str
    # of a graph: how a column ends above the line by eighths of a cell, and below it by an
    # eighth, a half, a whole
    rises: str = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588"
    hangs: str = "\u2594\u2580\u2588"
    tick: str = "\u2577"  # of a time line, for something that has its place there
    steps: str = "\u2022\u00b7"  # of one, where each has a single cell: made, and still to come
    only_ascii: bool = False

    def face(self, card: Card) -> str:
        """A card as it is read: ``K♠``, ``10♦`` or ``Ks``."""
        if card == UNKNOWN:
            return str(card)
        return rank_of(card) + self.suit(card)

    def face_in_two(self, card: Card) -> str:
        """In two cells, where there is no room for a ten: ``T♦``."""
        if card == UNKNOWN:
            return str(card)
        return RANKS[card.rank - 2] + self.suit(card)

    def suit(self, card: Card) -> str:
        return self.suits[SUITS.index(card.suit)]

    def written(self, text: str) -> str:
        """Text from elsewhere, such as a name, in what the terminal can show.

        >>> ASCII.written("Zoë checks…")
        'Zoe checks~'
        """
        if not self.only_ascii or text.isascii():
            return text
        return in_ascii(text.replace("…", self.ellipsis), "?")

    def filled(self, halves: int) -> str:
        """The filled part of a bar, so many half cells long."""
        return self.shares[0] * (halves // 2) + self.shares[1] * (halves % 2)

    def back(self, pattern: Back) -> str:
        """What the back of a card is filled with."""
        return {"weave": self.weave, "dots": self.dots, "plain": self.plain}[pattern]


UNICODE = Glyphs(
    suits="\u2663\u2666\u2665\u2660",
    weave="\u2573",
    dots="░",
    plain="▓",
    swap="⇄",
    chip="●",
    dash="╌",
    upright="┊",
    rail=Frame("─", "│", "╭╮╰╯"),
    ring=Frame("╌", "╎", "╭╮╰╯"),
    low="▆",
    bar="▀",
    empty="·",
    turn="▶",
    edge="▌",
    button="D",
    star="★",
    lifted="▲",
    cursor="▏",
    ellipsis="…",
    dot="·",
    times="\u00d7",
    next="▸",
    shares="━╾─",
    advised="=▾▴~#.+=",
)

LETTERS = UNICODE.but(
    suits="cdhs",
    weave="X",
    swap="sw",
    chip="o",
    dash="-",
    upright="|",
    rail=Frame("-", "|", "/\\\\/"),
    ring=Frame("-", "|", "++++"),
    empty=".",
    turn=">",
    star="*",
    lifted="^",
    cursor="_",
    times="x",
    next=">",
    shares="▀▘ ",
    steps="=-",
    advised="=v^~#.+=",
)

ASCII = LETTERS.but(
    weave="#",
    dots=":",
    plain="%",
    low="#",
    bar="=",
    edge=">",
    ellipsis="~",
    dot="-",
    shares="==-",
    rises="...:::##",
    hangs="''#",
    tick="|",
    only_ascii=True,
)

SETS: dict[str, Glyphs] = {"unicode": UNICODE, "letters": LETTERS, "ascii": ASCII}
