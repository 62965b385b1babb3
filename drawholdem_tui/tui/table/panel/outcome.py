"""What came of a hand, in columns; and of a spot: how good the answer was, what each one was worth,
and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import Looks, Tone
from drawholdem_tui.tui.table.drawing.cards import COUNTS, draw_bitmap
from drawholdem_tui.tui.table.drawing.cells import (
    Cells,
    longest,
    longest_in_rows,
    shown,
    wrapped,
)
from drawholdem_tui.tui.table.drawing.letters import words
from drawholdem_tui.tui.table.panel.action_bar import keys_in_a_row
from drawholdem_tui.tui.table.scene.log_rows import (
    APART,
    BETWEEN,
    BRIEF_WAYS,
    EDGE,
    LONGEST_NAME,
    ResultRow,
    WorthRow,
)
from drawholdem_tui.tui.table.scene.plan import LETTER_ROWS, Place, Plan, row_width
from drawholdem_tui.tui.table.scene.regions import ResultsPicture
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, signed

ROOMY: Final = 60  # columns; where there are no more, one is free at the right
_NEAR: Final = 4  # cells between the longest hand and what comes behind it at most
PUT_IN = In("a column", "put in")
_BETWEEN: Final = 2  # cells between two columns
_LONGEST_BAR: Final = 24
_SHORTEST_BAR: Final = 4
_BEHIND_LETTERS: Final = 3  # cells
_BESIDE_LETTERS: Final = 14  # cells of what is told there at least
_ERROR_BAR: Final = 8  # for which the error of an answer's worth goes


class Columns(NamedTuple):
    """Where each begins, and how wide it is; what is won and the net end where it is said."""

    name: int
    cards: int
    shows_cards: bool  # else what they are is more, and the seats show them
    card: int  # cells of each
    hand: int
    hand_width: int
    stack_end: int  # nowhere, where seats tell it, or there is no room
    put_end: int  # nowhere, where all who win are better off, or there is no room
    won_end: int
    net_end: int
    pots: int  # from which each comes: there is room for all of them, or for the swap pot apart


def columns_of(
    rows: tuple[ResultRow, ...],
    width: int,
    *,
    cards_are_seen: bool,
    stacks_are_seen: bool,
    headed: bool = True,
) -> Columns:
    """The pots are told one by one where that leaves room for what the hands are. Where cards are
    seen elsewhere as well, they may go for words."""
    button = 0 if cards_are_seen else 2  # told behind the name
    names = (cell_len(shown(row.name)) + button * row.button for row in rows)
    name = min(LONGEST_NAME, max(names, default=0))
    cards = EDGE + name + APART
    most = max((len(row.cards) for row in rows), default=0)
    net_end = width - (EDGE if width > ROOMY else 1)
    nets = [translate(_("net")), *(signed(row.net) for row in rows)]
    won_end = net_end - max(map(cell_len, nets)) - APART
    needed = max((cell_len(row.shorter or row.hand) for row in rows), default=0)
    least = needed if cards_are_seen else max(cell_len(row.shortest) for row in rows)
    room = won_end - APART - _widest_won(rows) - cards
    stack = max(cell_len(each) for each in (translate(_("chips")), *(row.stack for row in rows)))
    room -= APART + stack if cards_are_seen and not stacks_are_seen else 0
    for card, more in ((3, 1), (3, 0), (3, -1), (2, 1)):  # a ten in words where there is room
        beside = row_width(most, size=card) + more + APART if most else 0
        shows_cards = bool(most) and beside + least <= room
        if shows_cards:
            break
    hand = cards + (beside if shows_cards else 0)
    cards += min(0, more)  # most of them begin with a blank
    if not stacks_are_seen:  # they come before many words
        needed = max((cell_len(_briefly(row, at=not cards_are_seen)) for row in rows), default=0)
    free = won_end - hand - needed - APART
    stack = 0 if stacks_are_seen or free < _widest_won(rows) + APART + stack else stack
    beside = stack and APART + stack
    several = any(len(row.won) > 1 for row in rows)
    put = max(cell_len(each) for each in (translate(PUT_IN), *(chips(row.put_in) for row in rows)))
    loses = any(row.won and row.net < 0 for row in rows)  # what it won would not tell why
    ways = ((row.briefly or (row.shorter or row.hand,))[0] for row in rows)
    brief = max(map(cell_len, ways), default=0)
    wants = beside + APART + put + _widest_won(rows)
    free += max(0, needed - brief) if loses and free < wants else 0  # it comes before long names
    fits = wants <= free
    # beside the net, which is what is left of both; it comes before single pots
    put = APART + put if loses and fits and headed else 0
    told_so = (each for each in (_EACH, _IN_TWO) if several)
    pots = next((way for way in told_so if _widest_won(rows, way) + beside <= free - put), _IN_ALL)
    put_end, won_end = won_end, won_end - put
    hand_width = won_end - _widest_won(rows, pots) - beside - APART - hand
    told = max((cell_len(hand_in(row, hand_width)) for row in rows), default=0)
    nearer = max(0, hand_width - told - _NEAR)
    stack_end = hand + hand_width - nearer + beside if beside else 0
    ends = stack_end, put_end - nearer if put else 0, won_end - nearer, net_end - nearer
    return Columns(name, cards, shows_cards, card, hand, hand_width - nearer, *ends, pots)


_IN_ALL, _IN_TWO, _EACH = range(3)


def _widest_won(rows: tuple[ResultRow, ...], pots: int = _IN_ALL) -> int:
    """Its heading may begin further left."""
    return max((cell_len(won_in(row, pots=pots)) for row in rows if row.won), default=0)


def won_in(row: ResultRow, *, pots: int) -> str:
    in_two = row.won_in_two or (row.won[0] if len(row.won) == 1 else row.won_in_all)
    return (row.won_in_all, in_two, (" " * APART).join(row.won))[pots]


def paint_titles(
    cells: Cells, y: int, x: int, ends: Sequence[tuple[int, str | In]], quiet: str
) -> None:
    """Of the columns that there are, on whatever lies below; a long one begins further left than
    its column, and touches none."""
    begins = cells.width + APART
    if x:
        cells.write(x, y, translate(_("hand")), quiet)
    for end, told in sorted(ends, key=lambda each: -each[0]):
        if end:
            begins = cells.write_right(min(end, begins - APART), y, translate(told), quiet)


def paint_cards(
    cells: Cells, at: tuple[int, int], row: ResultRow, looks: Looks, *, size: int
) -> None:
    """No paper: rows of cards would melt into stripes. Those that have won stand out."""
    (x, y), unseen = at, row.won and not row.marked
    counts = looks.ink("strong" if row.lesser or unseen else "gold")
    for number, card in enumerate(row.cards, start=1):
        face = looks.glyphs.face(card) if size > 2 else looks.glyphs.face_in_two(card)
        style = counts if unseen else looks.ink("quiet")
        style = counts + COUNTS if card in row.marked else style
        cells.right(x + number * (size + 1) - 1, y, face, style)


def hand_in(row: ResultRow, width: int, *, briefer: int = 0) -> str:
    """In words that have room, or in none: a part of them would say something else."""
    return longest(_hand_of(row)[briefer:], width)


def _briefly(row: ResultRow, *, at: int) -> str:
    """A hand in less and less words; of who has folded, that alone or when."""
    return row.briefly[min(at, len(row.briefly) - 1)] if row.briefly else _hand_of(row)[-at]


def briefest(rows: Sequence[ResultRow], widths: Sequence[int]) -> int:
    """Of the ways to say a hand the first that has room for all: one table has one way."""
    needed = (
        next((at for at, told in enumerate(_hand_of(row)) if cell_len(told) <= width), 0)
        for row, width in zip(rows, widths, strict=True)
        if row.briefly
    )
    return max(needed, default=0)


def _hand_of(row: ResultRow) -> tuple[str, ...]:
    """The longest first; as many for all that have a hand."""
    if row.briefly:
        brief = (row.briefly * BRIEF_WAYS)[:BRIEF_WAYS]
        return row.hand, row.shorter, *brief, row.shortest, row.kind
    return tuple(filter(None, (row.hand, row.shorter, row.shortest, row.kind)))


def lies_free(picture: ResultsPicture, plan: Plan) -> str:
    """Beaten cards lie on the felt where they have a place there, and else where they lay."""
    on_the_felt = plan.end is not None and plan.end.own is not None
    return "" if picture.free == "felt" and not on_the_felt else picture.free


def room_for_the_hand(row: ResultRow, at: Columns) -> int:
    if row.won or at.stack_end or at.put_end:
        return at.hand_width
    # nothing stands behind it but the net
    return at.net_end - cell_len(row.net_of_each or signed(row.net)) - APART - at.hand


def said_last(picture: ResultsPicture, room: int, most: int) -> list[str]:
    """What stands in the last row, which is kept free for the coach's line until it is there. In
    two of them, where that is too long for one and nobody has to go for it; what is asked tells its
    keys to the end, and a note may go for them."""
    if picture.asks:
        alone = most < 2 or cell_len(picture.asks) <= room
        return [picture.asks] if alone else wrapped(picture.asks, room)[:2]
    if not picture.line:
        return [] if picture.line is None else [""]
    fits = longest(picture.line, room)
    return [fits] if fits else wrapped(picture.line[-1], room)[: max(1, most)]


def keys_beside(cells: Cells, last: list[str], picture: ResultsPicture) -> bool:
    """Whether keys have room behind what is said last."""
    said = EDGE + cell_len(last[0]) + BETWEEN if len(last) == 1 else cells.width
    return said + keys_in_a_row(picture.next) <= cells.width - EDGE


def said_below(
    picture: ResultsPicture, looks: Looks, place: Place, air: int
) -> list[tuple[str, Style]]:
    """Who is out, and notes: those without which the table could be read go before a free row
    above the key bar does, and none of them in the middle."""
    said = [(line, looks.ink("strong")) for line in wrapped(picture.heading, place.width) if line]
    says_why = picture.bought or not any(row.won for row in picture.rows)
    kept = len(said)
    ends = [kept]
    for note in picture.notes:
        said += [(line, looks.ink("quiet")) for line in wrapped(note, place.width)]
        kept, says_why = (len(said) if says_why else kept), False
        ends.append(len(said))
    most = max(0, min(place.height, max(kept, place.height - air)))
    return said[: max((end for end in ends if kept <= end <= most), default=most)]


def paint_worths(cells: Cells, picture: ResultsPicture, looks: Looks) -> None:
    """The verdict, the answers, and why; where there is little room, the answers go last."""
    width = cells.width - 2 * EDGE
    worths = tuple(row for row in picture.worths if row.worth)
    y = 1 if cells.height > len(worths) + 6 else 0
    _banner(cells, Place(EDGE - 1, y, width + 2, 1), picture, looks)
    y += 1
    says = longest_in_rows(picture.notes, width, max(1, cells.height - y - len(worths)))
    rows = worths[: max(0, cells.height - y - len(says))]
    paint_answers(cells, Place(0, y, cells.width - EDGE, len(rows)), rows, looks)
    y += len(rows)
    if cells.height - y > len(says):
        y += 1
    for line in says[: max(0, cells.height - y)]:
        cells.text(EDGE, y, line, looks.ink(), width=width)
        y += 1


def _banner(cells: Cells, place: Place, picture: ResultsPicture, looks: Looks) -> None:
    """How good it was, where no letters have room: no bar, which is what can be chosen."""
    style = looks.ink("gold" if picture.good else "loss")
    ways = picture.heading, picture.heading_in_short
    told = longest(ways, place.width - 2, picture.heading_in_short or picture.heading)
    end = cells.text(place.x + 1, place.y, told, style, width=place.width - 2)
    about = longest(picture.worths_of, place.right - 1 - end - _BETWEEN, "")
    cells.right(place.right - 1, place.y, about, looks.ink("quiet"))


def paint_verdict(cells: Cells, place: Place, picture: ResultsPicture, looks: Looks) -> None:
    """How good it was, as large as there is room for, and why."""
    last = picture.notes[-1:] or ("",)
    least = len(wrapped(last[0], place.width, indent=""))
    dots = words(picture.verdict) if looks.in_halves else None
    tone: Tone = "gold" if picture.good else "loss"
    if dots and len(dots[0]) <= place.width and LETTER_ROWS + least <= place.height:
        draw_bitmap(cells, (place.x, 2 * place.y), dots, looks.ink(tone))
        left = place.x + len(dots[0]) + _BEHIND_LETTERS
        beside = place._replace(x=left, width=place.right - left, height=LETTER_ROWS)
        y = place.y + LETTER_ROWS
        if not picture.good and not _beside_letters(cells, beside, picture, looks):
            below = place._replace(y=y, height=place.bottom - y - least)
            rows = _ways(picture, place.width, below.height)
            if len(rows) <= below.height:  # else the letters tell it alone
                y = _told(cells, below, rows, looks.ink(tone))
    else:
        rows = _ways(picture, place.width, place.height - least)
        y = _told(cells, place, rows, looks.ink(tone))
    room = max(1, place.bottom - y)
    says = longest_in_rows(picture.notes, place.width, room - (room > least))
    y += len(says) < room
    _told(cells, place._replace(y=y, height=max(0, place.bottom - y)), says, looks.ink())


def _beside_letters(cells: Cells, place: Place, picture: ResultsPicture, looks: Looks) -> bool:
    """Whether what they say has room there in words."""
    rows = _ways(picture, place.width, place.height - 1)
    fits = place.width >= _BESIDE_LETTERS and len(rows) < place.height
    if fits:
        lower = place._replace(y=place.y + (place.height - len(rows)) // 2)
        _told(cells, lower, rows, looks.ink("strong"))
    return fits


def _ways(picture: ResultsPicture, width: int, rows: int) -> list[str]:
    """The verdict in words."""
    return longest_in_rows(
        (picture.heading, picture.heading_in_short or picture.heading), max(1, width), rows
    )


def _told(cells: Cells, place: Place, rows: Sequence[str], style: Style) -> int:
    """The row below it."""
    for y, line in zip(range(place.y, place.bottom), rows, strict=False):
        cells.text(place.x, y, line, style, width=place.width)
    return min(place.bottom, place.y + len(rows))


def paint_answers(
    cells: Cells, place: Place, rows: Sequence[WorthRow], looks: Looks, of: Sequence[str] = ()
) -> None:
    """Who answered so has a sign before it. First the bars go for less room, then what answers
    were worth: by how much they are worse is said last."""
    less = max((cell_len(row.less) for row in rows), default=0)
    most = place.width - EDGE - less - _BETWEEN
    names = [longest((row.name, *row.shorter), most, row.name) for row in rows]
    name = max(map(cell_len, names), default=0)
    worth = max((cell_len(row.worth) for row in rows), default=0)
    value = max((cell_len(row.value) for row in rows), default=0)
    room = place.width - EDGE - name - less - 2 * _BETWEEN
    in_full = room - worth - _BETWEEN >= _ERROR_BAR
    worth = worth if in_full else value if room >= value else 0
    step = 2 if 2 * len(rows) <= place.height + 1 else 1
    top = place.y
    if worth and step > 1 and 2 * len(rows) <= place.height:
        cells.text(place.x + EDGE, top, longest(of, place.width - EDGE), looks.ink("quiet"))
        top += 1 + (2 * len(rows) < place.height)
    for y, row, told_so in zip(range(top, place.bottom, step), rows, names, strict=False):
        style = looks.ink("strong" if row.yours else "plain")
        if row.yours:
            cells.text(place.x, y, looks.glyphs.next, looks.ink("gold"))
        x = place.x + EDGE
        cells.text(x, y, told_so, style, width=place.right - x - less - _BETWEEN)
        x = min(x + name + _BETWEEN, place.right - less)
        if worth:
            cells.right(x + worth, y, row.worth if in_full else row.value, style)
            x += worth + _BETWEEN
        told: Tone = "gold" if row.best else "loss" if row.yours else "quiet"
        cells.text(x, y, row.less, looks.ink(told))
        x += less + _BETWEEN
        bar = min(_LONGEST_BAR, place.right - x)
        if bar >= _SHORTEST_BAR and row.loss:
            long = 2 * max(1, round(bar * row.loss))  # half a cell is thinner in many fonts
            cells.text(x, y, looks.glyphs.filled(long), looks.ink("loss"))
