"""The page of the list as plain values: which columns it has on screens of any width, and how its
rows are shared out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.tui.history.director import ALL, LookingBack
from drawholdem_tui.tui.statistics.plan import GraphPicture
from drawholdem_tui.tui.table.drawing.cells import longest
from drawholdem_tui.tui.table.drawing.lines import FACE, Cell, Said, Tied
from drawholdem_tui.tui.table.scene.log_rows import ResultRow
from drawholdem_tui.tui.table.scene.regions import CardFace
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.past.history import game_in_a_word, net_of, street_reached
from drawholdem_tui.words.people import as_kept, called

WIDEST: Final = 250  # columns of a page
NUMBER: Final = "#"  # heads one in all languages


class Column(NamedTuple):
    """``weight``: the least of them gives way first; 0 stays."""

    id: str
    heading: str
    width: int
    weight: int = 0
    at_right: bool = False


class Nets(NamedTuple):
    """What everybody won; after so many of them, what the others did together."""

    each: tuple[Tied, ...]
    rest: tuple[Tied, ...]

    @property
    def text(self) -> str:
        return " ".join(pair.text for pair in self.each)

    def within(self, width: int) -> tuple[Tied, ...]:
        """As many as there is room for: what is told adds up to nothing."""
        for many in range(len(self.each) - 1, 0, -1):
            told = *self.each[:many], self.rest[many]
            if cell_len(" ".join(pair.text for pair in told)) <= width:
                return told
        return self.each[:1]


Pieces = tuple[Said | Tied | Nets, ...]


class Result(NamedTuple):
    """``share``: of the largest gain or loss, from -1 to 1."""

    name: Said
    net: Said
    share: float
    place: str = ""  # in a tournament


class Above(NamedTuple):
    """What there is to say of an evening, the dearest first, and how its chips went; ``least`` is
    how many columns of the first line come before the graph. Of ``graph_of`` the longest wording
    is the first."""

    lines: tuple[Pieces, ...]
    results: tuple[Result, ...]
    least: int
    graph: GraphPicture | None = None
    graph_of: Sequence[str] = ()


class EveningPicture(NamedTuple):
    """What an evening came to; ``biggest`` is the hand with its biggest pot, and ``in_short`` the
    same in a line."""

    about: tuple[Said, ...]
    results: tuple[Result, ...]
    graph: GraphPicture | None = None
    graph_of: str = ""
    biggest: Below | None = None
    in_short: Cell = ()
    with_cards: Cell = ()  # where its title stands above


class Net(NamedTuple):
    """Of the most that somebody won or lost in a hand the share, from -1 to 1; ``None`` beside
    anything else."""

    told: Said = Said("")
    share: float | None = None


class Below(NamedTuple):
    """The row one stands on: its large cards with who has the last of them, and lines beside; or
    an evening."""

    title: str
    lines: tuple[Cell, ...] = ()
    nets: tuple[Net, ...] = ()  # at the right edge of these lines
    board: tuple[Card, ...] = ()
    places: int = 0  # of the board
    held: tuple[CardFace, ...] = ()
    winning: frozenset[Card] = frozenset()
    names: tuple[str, str] = ("", "")  # below the board, below the held ones
    rows: tuple[ResultRow, ...] = ()  # who had what
    evening: EveningPicture | None = None


class ListPicture(NamedTuple):
    """``rows`` are those from ``first`` on that there is room for."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    first: int
    at: int
    every: int  # of how many
    above: Above | None
    below: Below
    parts: Rows
    begin: Mapping[int, str] = {}  # rows with which an evening begins, with its name
    told: str = ""  # what a key has done, or what is wrong


class Rows(NamedTuple):
    """Of the page, from top to bottom: how many each part has."""

    above: int
    rows: int  # of the list
    below: int
    card: tuple[int, int] | None  # how large the cards below are
    tall: int = 1  # lines that a row of the list has, with the air below it


_HAND: Final = 7  # cards: a board, and two that are held
NEAR: Final = 60  # columns from a name to its chips at most
BETWEEN: Final = 3  # columns between the two
_BESIDE: Final = 4  # ... and the lines beside them
# width, height, the least width of a page for it
CARDS: Final = ((13, 13, 176), (11, 8, 150), (9, 7, 132), (7, 5, 112), (5, 3, 90))
_ABOVE: Final = ((28, 10), (26, 3), (20, 1))  # rows of a page: so many above at most
_GRAPHS: Final = ((60, 10), (50, 8), (34, 7), (28, 3))  # ... and with a graph so many
_BELOW: Final = ((60, 18), (38, 11), (34, 10), (26, 9), (20, 6))  # ... so many below at least
_UNDER_CARDS: Final = 3  # rows: cards lie in two heights, with a name below
AROUND: Final = 3  # the rail, the headings, the line in which something is told
_LEAST_ROWS: Final = 5
_APART_HEIGHT: Final = 34  # rows of a page whose list stands apart from what is below it


def beside_cards(width: int) -> int:
    """How far from the first of them the lines begin: the same for each hand."""
    return _HAND * (width + 1) + BETWEEN + _BESIDE


def below_held(card: tuple[int, int] | None) -> int:
    """Columns below the two that are held, well before the lines."""
    return 2 * (card[0] + 1) if card else 0


def rows_of_hands(height: int, width: int, count: int, *, above: int) -> Rows:
    """Under the rail and over the last row, in which something is told; what is free goes below.

    >>> rows_of_hands(28, 100, 40, above=4)
    Rows(above=4, rows=12, below=9, card=(5, 3), tall=1)
    >>> rows_of_hands(28, 100, 40, above=3)
    Rows(above=3, rows=13, below=9, card=(5, 3), tall=1)
    """
    above = min(above, next((rows for from_, rows in _ABOVE if height >= from_), 0))
    room = height - AROUND - above
    least = next((rows for from_, rows in _BELOW if height >= from_), 1)
    below = max(least, room - count) if height >= 20 else least
    below = min(below, room - min(_LEAST_ROWS, count))
    tall_enough = (each for each in CARDS if each[1] + _UNDER_CARDS < below)
    card = next((each[:2] for each in tall_enough if each[2] <= width), None)
    if card:
        below = min(below, max(least, card[1] + _UNDER_CARDS + 3))
    apart = height >= _APART_HEIGHT and count + below + 1 > room
    return Rows(above, max(1, room - below - apart), below, card)


def rows_of_graph(height: int) -> int:
    """With what it is of above, and from a certain height on what lies where below."""
    return next((rows for from_, rows in _GRAPHS if height >= from_), 0)


def fitted(columns: Sequence[Column], width: int, least_rest: int) -> list[Column]:
    """Those for which there is room, the heaviest first; the one called so takes the rest."""
    room = width - least_rest - sum(each.width for each in columns if not each.weight)
    kept = {each.id for each in columns if not each.weight}
    for each in sorted(columns, key=lambda each: -each.weight):
        if each.weight and each.width <= room:
            kept.add(each.id)
            room -= each.width
    found = [each for each in columns if each.id in kept]
    rest = width - sum(each.width for each in found)
    return [each._replace(width=max(1, rest)) if each.id == "rest" else each for each in found]


NARROWEST: Final = 60
BOARD: Final = 5
_HELD: Final = 2
GAP: Final = 3  # columns between the board and who won with it
LEAST_REST: Final = 16
_LEAST_NAME: Final = 9
_LEAST_NAMES: Final = 15  # where it may be said that nobody opened
_SWAPS: Final = 84  # columns from which on they leave names of hands enough
SHORT: Final = (10, 13)  # of winners and their hands, where both are short
_SHORTEST: Final = 20  # ... and of both, beside the game
_SHORT_FROM: Final = 76  # columns
_OF_TWO: Final = 4  # columns of an evening's number and a hand's at least
_SHORT_NUMBER: Final = 6  # columns of a hand's, with the blank behind it
_LONG: Final = 96  # from this width on, hands have short names beside who won
_BARS: Final = 112  # ... pots have bars that lie; before that, they are one cell each
_ROOMY: Final = 126  # ... hands have their whole names
_VERY_ROOMY: Final = 170  # ... and the next best hand has a column
NAMES: Final = (14, 11)  # of winners, where there is room for the hand beside them
WHOLE_NAME: Final = 33  # of a hand
BRIEF: Final = 20  # ... and where all have the same short names
_BAR: Final = (8, 80)
SHORT_BAR: Final = 3  # columns of an upright one on narrow pages, with the blanks behind it
_WHOSE: Final = 12  # columns for whose net is told at most


def columns_of_hands(
    looking: LookingBack, page: int, swap: str, whose: str, *, timed: bool = True
) -> list[Column]:
    """Those for which there is room; ``swap`` is the sign of one, ``whose`` the net is told. Not
    ``timed``: when each hand ended stands above all of them."""
    of = swap, whose, timed
    found = _columns(looking, page, of, in_a_word=False)
    if not _games(looking) or any(each.id == "game" for each in found):
        return found
    return _columns(looking, page, of, in_a_word=True)


def _games(looking: LookingBack) -> set[str]:
    """Those that hands are told apart by; where an evening has one, its name tells that."""
    rows = looking.listing.evenings.values()
    by_evening = looking.evening == ALL and len(rows) > 1 and not any(x.changing for x in rows)
    return set() if by_evening or len(looking.games) < 2 else looking.games


def _columns(
    looking: LookingBack, page: int, of: tuple[str, str, bool], *, in_a_word: bool
) -> list[Column]:
    swap, whose, timed = of
    games = _games(looking)
    boards = {not game.startswith("draw-poker") for game in looking.games}  # whether hands have one
    narrow = _SHORT_FROM < page < _LONG  # all that has room are figures
    width = min(page, WIDEST) - 2 + narrow
    several, costs = looking.evening == ALL, looking.filter.cost is not None
    alone = not (several and timed)  # the hour needs no room
    squeezed = narrow and in_a_word  # hands have what a game leaves them
    pot = 2 + cell_len(chips(looking.biggest_pot))
    short = squeezed or _is_short(looking, width, boards)
    close = _LONG <= width < _BARS  # for a bar others stand nearer
    found = [
        Column("mark", "", 1),
        Column("number", NUMBER, _number(looking, short=short)),
        *([Column("when", translate(_("time")), 7, 5)] if timed else []),  # over it stands the day
        *([_ended(width)] if boards != {False} and (alone or width >= _VERY_ROOMY) else []),
        _cards(boards, GAP - 2 * short - close),
        Column("rest", "", 0),  # whose the cards before it are, under one heading
        *([Column("beaten", translate(_("next best")), 30)] if width >= _VERY_ROOMY else []),
        right("pot", translate(_("pot")), min(8 - close, pot) if close or narrow else 8, 7),
        *([Column("bar", "", SHORT_BAR if close else _BAR[0], 2)] if width >= _LONG else []),
        *([Column("swaps", swap, 4, 3, at_right=True)] if width >= _SWAPS or not short else []),
        *([right("cost", translate(In("a column", "mistake")), 7, 8)] if costs else []),
        _net(whose, width),
    ]
    if games:
        weight = 0 if squeezed else 1 if several and not in_a_word else 6
        title = translate(In("a column", "game"))
        words = (title, *map(game_in_a_word, games)) if in_a_word else ()
        found.insert(3, Column("game", title, 1 + max(map(cell_len, words), default=13), weight))
    least = _LEAST_NAMES if False in boards else _LEAST_NAME
    if width >= _LONG:
        tight = bool(games) and not several and width < _ROOMY
        least = NAMES[1] + (SHORT[1] if tight else BRIEF) + (width >= _ROOMY)
    elif short:
        least = _SHORTEST if squeezed else sum(SHORT) + 1
    return _shared_out(fitted(found, width, least))


def _number(looking: LookingBack, *, short: bool) -> int:
    """The column of hands' numbers, with their evenings' where there are several."""
    if looking.evening != ALL:
        return 5
    numbers = (f"{number}\u00b7{hands}" for number, hands in looking.every.items())
    return min(7 - short, (2 - short) + max(_OF_TWO, *map(len, numbers)))


def _is_short(looking: LookingBack, width: int, boards: set[bool]) -> bool:
    """Whether short names of hands have room, but no more than those."""
    if not _SHORT_FROM <= width < _LONG or boards == {False}:
        return False
    numbers = (f"{number}\u00b7{hands}" for number, hands in looking.every.items())
    return looking.evening != ALL or max(map(len, numbers), default=0) < _SHORT_NUMBER


def right(kind: str, heading: str, width: int, weight: int) -> Column:
    """Of figures; at least as wide as it is called."""
    return Column(kind, heading, max(width, cell_len(heading) + 2), weight, at_right=True)


def _shared_out(found: Sequence[Column]) -> list[Column]:
    """What no name of a hand needs is the bar's, so that figures stand near each other."""
    width = {each.id: each.width for each in found}
    whole = width["rest"] >= NAMES[0] + WHOLE_NAME + _BAR[0]  # or bars have no room
    wanted = 2 + (NAMES[0] + WHOLE_NAME if whole else NAMES[1] + BRIEF)
    can_grow = width.get("bar", 0) >= _BAR[0]
    spare = min(width["rest"] - wanted, _BAR[1] - width["bar"]) if can_grow else 0
    more = {"bar": max(0, spare), "rest": -max(0, spare)}
    found = [each._replace(width=each.width + more.get(each.id, 0)) for each in found]
    return [x._replace(heading=of_bars(x.width)) if x.id == "bar" else x for x in found]


def of_bars(width: int) -> str:
    """What stands over bars of pots; nothing where there is no room for it."""
    return longest([translate(In("over bars", "pots compared"))], width - 1)


def _cards(boards: set[bool], gap: int) -> Column:
    winner = translate(_("winner"))
    if boards == {False}:
        return Column("cards", winner, FACE * BOARD + 2)
    board = translate(_("cards") if False in boards else _("board"))
    board = f"{board:<{FACE * BOARD + gap}}"
    return Column("cards", board + winner, FACE * (BOARD + _HELD) + gap + 1)


def _net(who: str, width: int) -> Column:
    """Of the one whose course is told above."""
    least = 10 if width >= _ROOMY else 7 if _SHORT_FROM < width < _LONG else 8
    told = longest([net_of(as_kept(who))] * (width >= _BARS), _WHOSE, called(who))
    return right("net", told, least, 8) if who else right("net", translate(_("net")), least, 8)


def _ended(width: int) -> Column:
    """Where there is little room, dark places alone tell of hands that saw no flop."""
    least = 0 if width >= _VERY_ROOMY else 3
    widest = max(cell_len(street_reached(cards)) for cards in (least, 4, 5))
    return Column("ended", translate(_("ended")), widest + 2, 1)
