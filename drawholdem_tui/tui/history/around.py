"""The page of the list: its rows, what is told above them, and the chosen one below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.past.history.listing import HandLine
from drawholdem_tui.tui.history import evenings, shown
from drawholdem_tui.tui.history.director import ALL, LookingBack
from drawholdem_tui.tui.history.drawn import wide
from drawholdem_tui.tui.history.glance import (
    ROWS,
    Glance,
    Glances,
    Mistake,
    caption,
    for_nothing,
    hand_and_pots,
    names_of,
    rows_wanted,
    sentences_in,
    who_has_won,
)
from drawholdem_tui.tui.history.header import (
    above_the_list,
    all_evenings,
    begun_with,
    course,
    differ_in_time,
    named,
    over_all,
    when_and_how,
    whose,
)
from drawholdem_tui.tui.history.plan import (
    BOARD,
    GAP,
    NEAR,
    WIDEST,
    Below,
    EveningPicture,
    ListPicture,
    Net,
    Rows,
    below_held,
    beside_cards,
    columns_of_hands,
    rows_of_graph,
    rows_of_hands,
)
from drawholdem_tui.tui.looks import tone_of
from drawholdem_tui.tui.looks.glyphs import UNICODE, Glyphs
from drawholdem_tui.tui.pages.parts import broken
from drawholdem_tui.tui.table.drawing.cells import longest
from drawholdem_tui.tui.table.drawing.cells import shown as spoken
from drawholdem_tui.tui.table.drawing.lines import FACE, Cell, Faces, Said
from drawholdem_tui.tui.table.scene.log_rows import ResultRow
from drawholdem_tui.words.hands.names import hand_briefly, hand_name
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import signed
from drawholdem_tui.words.past.history import (
    folded_by,
    hand_of_evening,
    hands_found,
    nets_folded,
    the_biggest_pot,
)
from drawholdem_tui.words.people import of, together
from drawholdem_tui.words.table.games import hand_number

_NAME: Final = 14
_TWO_LINES: Final = 3  # rows, with a blank below them
_AROUND_TITLE: Final = 12  # columns: dashes, and the blanks before them
_AROUND_CARDS: Final = 5  # columns of a line with cards between a title and whose they are


def parts_of(looking: LookingBack, screen: tuple[int, int]) -> Rows:
    """How many rows there are for each part of the page, without its title and its keys."""
    width, height = screen
    count = max(1, len(looking.rows))
    if not looking.is_in_an_evening:
        return evenings.rows_of_evenings(height - 2, width, count)
    above = 0
    if told := above_the_list(looking, UNICODE):
        above = _TWO_LINES + bool(told.lines[2])
        above = max(above, rows_of_graph(height - 2)) if told.graph else above
    return rows_of_hands(height - 2, width, count, above=above)


class Page(NamedTuple):
    """What the pictures are made with."""

    glances: Glances
    glyphs: Glyphs
    width: int
    parts: Rows
    mistake: Mistake | None = None
    keys: Cell = ()  # of the hand one stands on
    told: str = ""  # in the last row; where there is nothing, this is one more for what is below
    columns: tuple[int, int, int] = (0, GAP, 0)  # before the board, behind it, of names


def list_picture(looking: LookingBack, see: See, page: Page) -> ListPicture:
    """With as many rows as ``see`` says that there is room for: only hands of these are read."""
    cells, begin, (first, last) = list[tuple[Cell, ...]](), dict[int, str](), see(page.parts.rows)
    if looking.is_in_an_evening:
        who = whose(looking, looking.evening)
        room = page.width - _AROUND_TITLE
        lines = [] if looking.fault else looking.listing.lines(looking.rows[first:last])
        every, start, many = lines, first, page.parts.rows
        begin = begun_with(looking, lines, first, room)
        while many > 1 and len(lines) + len(begin) > page.parts.rows:  # which lie in its rows
            many -= 1
            first, last = see(many)
            lines = every[first - start : last - start]
            begin = begun_with(looking, lines, first, room)
        timed, shelf = differ_in_time(looking, lines), looking.shelf()
        found = columns_of_hands(looking, page.width, page.glyphs.swap, who, timed=timed)
        looked = [page.glances.of(shelf, at) for at in range(first, first + len(lines))]
        pots = (line.kept.figures.pot for line in lines if line.kept.figures)
        told = shown.named_on(found, looked)._replace(whose=who, pot=max(pots, default=0))
        for line, glance in zip(lines, looked, strict=True):
            cells.append(shown.hand_row(looking, line, glance, page.glyphs, found, named=told))
        page = page._replace(columns=shown.places(found, told))
        chosen = looked[looking.at - first] if looked else None
        above = above_the_list(looking, page.glyphs)
        below = hand_below(looking.hand, chosen, page) if looking.hand else Below("")
    else:
        found = evenings.columns_of_evenings(looking, page.width)
        rows = looking.rows[first:last]
        cells = [evenings.evening_row(looking, each, found, page.glances) for each in rows]
        above, below = None, evening_below(looking, page)
    shown_so = tuple(found), tuple(cells), first, looking.at, len(looking.rows)
    return ListPicture(*shown_so, above, below, page.parts, begin, page.told)


See = Callable[[int], tuple[int, int]]  # which rows are seen, where there is room for so many


# A hand


def hand_below(line: HandLine, seen: Glance | None, page: Page) -> Below:
    """As at its showdown."""
    kept = line.kept
    if seen is None:
        return Below(_titles(line)[0])
    titles, title_room = _titles(line), page.width - _AROUND_TITLE
    if seen.winners and kept.figures:
        told = who_has_won(seen, kept.figures.pot)
        titles = [of(each, told) for each in titles]
    title = longest(titles, title_room, titles[-1])
    lines, nets = _lines_of(seen, page)
    board = translate(_("board")) if seen.has_board else ""
    if page.parts.below - bool(page.told) < ROWS:
        lines, nets = [shown.in_short(seen, room_beside(page))], []
    return Below(
        title,
        tuple(lines),
        tuple(nets),
        seen.board,
        BOARD if seen.has_board else 0,
        seen.cards,
        seen.winning,
        (board, caption(seen, below_held(page.parts.card))),
        seen.rows,
    )


def _titles(line: HandLine) -> list[str]:
    """The longest first: with its evening and the name that somebody gave it."""
    kept, name = line.kept, line.note.name
    alone = hand_number(kept.number) if kept.number is not None else ""
    titles = [hand_of_evening(kept.evening, kept.number, kept.id), *([alone] if alone else [])]
    named = _("{hand}, \u201c{name}\u201d")
    return [*(translate(named, hand=each, name=name) for each in titles if name), *titles]


def _lines_of(seen: Glance, page: Page) -> tuple[list[Cell], list[Net]]:
    """Who had what; where there is little room, whoever folded unseen stands in one line."""
    mistake = page.mistake
    room = page.parts.below - bool(page.told or page.parts.card)  # beside cards, a blank is last
    room -= bool(page.parts.card)  # ... and one first, above theirs
    wanted = rows_wanted(mistake, room_beside(page)) if mistake and mistake.sentences else 0
    together_ = len(seen.rows) + wanted > room
    kept = [
        row
        for row, folded in zip(seen.rows, seen.folded, strict=True)
        if not (together_ and folded and not row.cards)
    ]
    rest = [row for row in seen.rows if row not in kept]
    if len(rest) < 2:
        kept, rest = list(seen.rows), []
    lines, nets = _each_of(kept, seen, page)
    if rest:
        told, lost = nets_folded([(row.name, row.net) for row in rest]), sum(r.net for r in rest)
        net = Net()
        if cell_len(spoken(told)) > room_beside(page):
            told, net = folded_by([row.name for row in rest]), Net(Said(signed(lost), "loss"))
        lines.append((Said(told, "quiet"),))
        nets.append(net)
    for told in for_nothing(seen):
        if len(lines) + wanted + 2 < room and cell_len(told) <= room_beside(page):
            lines.append((Said(told, "quiet"),))
            nets.append(Net())
    if mistake and mistake.sentences and len(lines) < room:
        free = room - len(lines) - 1
        told_of = sentences_in(mistake, room_beside(page), free)
        if len(told_of) < free:
            lines.append(())
            nets.append(Net())
        lines += [mistake.title, *((Said(told),) for told in told_of)]
        nets += [Net(mistake.cost), *(Net() for _told in told_of)]
    lines = _with_keys(lines, page, room + bool(page.parts.card))
    if _in_columns(seen, page) and len(lines) + 1 < room:  # cards do not touch the heading
        lines, nets = [(), *lines], [Net(), *nets]
    return lines, nets


def _in_columns(seen: Glance, page: Page) -> bool:
    """Where no cards are large, all lies below what it is in the list."""
    return page.parts.card is None and seen.has_board


def _each_of(kept: Sequence[ResultRow], seen: Glance, page: Page) -> tuple[list[Cell], list[Net]]:
    """A line for each of them: the board, where it is not large, in the first."""
    dearest = max(*(abs(row.net) for row in seen.rows), 1)
    longest_net = max((cell_len(signed(row.net)) for row in seen.rows), default=0)
    name = min(_NAME, 2 + max((cell_len(row.name) for row in seen.rows), default=0))
    most, lines = max((len(seen.held(row)) for row in kept), default=0), list[Cell]()
    in_columns, (left, gap, names) = _in_columns(seen, page), page.columns
    before = FACE * most + 1
    if in_columns:
        name, before = max(name, names), left + FACE * (BOARD + most) + gap + 1
    words = room_beside(page) - before - name - longest_net
    for row in kept:
        told = Said(row.name, "strong" if row.won else "plain", name)
        cards = Faces(seen.held(row), winning=seen.counting(row))
        apart = Said("", width=1 + FACE * (most - len(cards.cards)))
        hand = hand_and_pots(row, seen, words)
        if not in_columns:
            lines.append((told, cards, apart, *hand))
            continue
        board = Faces(seen.board, BOARD - len(seen.board), winning=seen.winning)
        first: Cell = (Said("", width=left), board, Said("", width=gap))
        if lines:
            first = (Said("", width=before - 1 - FACE * most),)
        lines.append((*first, cards, apart, told, *hand))
    return lines, [Net(Said(signed(x.net), tone_of(x.net, "quiet")), x.net / dearest) for x in kept]


def _with_keys(lines: list[Cell], page: Page, room: int) -> list[Cell]:
    """Or that there is no mistake, or why none is told."""
    told = page.mistake.sentences if page.mistake else ()
    none = page.mistake.title if page.mistake and not told else ()
    in_rows = broken(none, room_beside(page)) if none else []
    if none and len(lines) + len(in_rows) + 2 <= room:  # beside a key it would be read on
        blank = [()] * (len(lines) + len(in_rows) + 3 < room)
        lines, none = [*lines, *blank, *in_rows], ()
    keys = page.keys  # of which those that find no room here stand below the page
    while keys[2:] and wide((*keys, *none)) > room_beside(page):
        keys = keys[:-2]
    keys = (*keys, *none) if wide((*keys, *none)) <= room_beside(page) else keys
    apart = len(lines) + 2 < room  # no blank before them rather than none below
    last = len(lines) + 1 + apart == room  # right above the bar, which has them, too
    if keys and len(lines) < room and not last and (apart or not told):
        lines = [*lines, *([()] if apart else []), keys]
    return lines


def room_beside(page: Page) -> int:
    """Columns of the lines below the list, beside the cards."""
    room = min(page.width, WIDEST) - 4
    card = page.parts.card
    return min(room - beside_cards(card[0]), NEAR) - 1 if card else room - 1


# An evening


def evening_below(looking: LookingBack, page: Page) -> Below:
    """What it came to for everybody, its course, and its biggest pot."""
    if (number := looking.here) is None:
        return Below("")
    results = evenings.results_of(looking, number)
    if number == ALL:  # many may have no room
        results = sorted(results, key=lambda each: -abs(each[1]))
    title = translate(_("all evenings")) if number == ALL else named(looking, number)
    found = evenings.in_bars(results)
    hands, every = (
        sum(each.values()) if number == ALL else each.get(number, 0)
        for each in (looking.found, looking.every)
    )
    more = all_evenings(looking) if number == ALL else when_and_how(looking, number)
    about = (Said(hands_found(hands, every), "strong"), Said(""), *more)
    graph, graph_of = course(looking, number)
    of_few = graph is None and number != ALL  # is seen as a part of all
    if of_few:
        graph, graph_of = course(looking, ALL, lit=number)
    if graph and (of_few or number == ALL):
        graph_of = over_all(graph, graph_of, page.width // 2 - _AROUND_CARDS)
    picture = EveningPicture(about, found, graph, graph_of)
    if (line := looking.biggest(number)) is None:
        return Below(title, evening=picture)
    seen = page.glances.of(looking.shelf_of([line.kept.id]), 0)
    return Below(title, evening=_with_its_biggest(picture, line, seen, page, of_all=number == ALL))


def _with_its_biggest(
    picture: EveningPicture, line: HandLine, seen: Glance | None, page: Page, *, of_all: bool
) -> EveningPicture:
    if seen is None or line.kept.figures is None:
        return picture
    below = hand_below(line, seen, page._replace(mistake=None, keys=()))
    pot, number = line.kept.figures.pot, line.kept.figures.number
    hand = hand_number(number)
    if of_all:
        hand = hand_of_evening(line.kept.evening, number, line.kept.id)
    title = the_biggest_pot(pot, hand)
    names = together(seen.names)
    faces: Cell = (
        Faces(seen.board, winning=seen.winning),
        Said("", width=2),
        Faces(seen.cards, winning=seen.winning),
        Said("", width=1),
    )
    room = page.width - _AROUND_CARDS - FACE * (len(seen.board) + len(seen.cards)) - 2
    won = names
    if (ranked := seen.ranked[0]) and seen.winners:
        wordings = seen.rows[0].shorter, hand_name(ranked), hand_briefly(ranked)
        won = longest([of(names, each) for each in wordings], room, names)
        if seen.others:  # whose hands are others
            won = longest(names_of(seen)[:1], room, names)
    short: Cell = (Said(title, "gold"), Said(names, "strong"))
    if sum(map(cell_len, (title, names))) < room:
        short = (short[0], *faces, short[1])
    below = below._replace(title=title)
    return picture._replace(biggest=below, in_short=short, with_cards=(*faces, Said(won, "gold")))
