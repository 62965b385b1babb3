"""Evenings in the rows of the list, and what each came to for everybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len

from drawholdem_tui.storage.book.rows import EveningRow, Result
from drawholdem_tui.tui.history.director import ALL, LookingBack
from drawholdem_tui.tui.history.glance import Glances
from drawholdem_tui.tui.history.plan import (
    AROUND,
    BOARD,
    CARDS,
    GAP,
    NUMBER,
    WIDEST,
    Column,
    Nets,
    Rows,
    fitted,
    of_bars,
    right,
)
from drawholdem_tui.tui.history.plan import Result as WithABar
from drawholdem_tui.tui.history.shown import faces_of, game_of
from drawholdem_tui.tui.looks import tone_of
from drawholdem_tui.tui.table.drawing.cells import longest
from drawholdem_tui.tui.table.drawing.lines import FACE, Bar, Cell, Said, Tied
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, signed
from drawholdem_tui.words.past.history import state_name, state_names
from drawholdem_tui.words.people import called, together
from drawholdem_tui.words.times import time_in_short

_APART: Final = 2  # columns between what two have won
_MORE: Final = 3  # ... and on wide pages so many more
_NAME: Final = 10  # of the best of an evening
_CARDS: Final = _APART + FACE * (BOARD + 2) + GAP
_BAR: Final = (10, 36)
_PERSON, _PLACE = "person ", "place "  # what such columns are called, before a name or number


_SMALL: Final = 8  # rows below a list on a low page
_BESIDE_CARDS: Final = 13  # ... that results want beside the largest cards
_ENOUGH_BELOW: Final = 20  # ... and with more than these, evenings stand apart
_APART_FROM: Final = 13  # ... with fewer they touch the list
_LOW: Final = 22  # rows of a page: on one with fewer, the list has what there is


def rows_of_evenings(height: int, width: int, count: int) -> Rows:
    """The chosen one below, where there is room; a free line after each where there is much.

    >>> rows_of_evenings(28, 100, 5)
    Rows(above=0, rows=5, below=19, card=(5, 3), tall=1)
    >>> rows_of_evenings(53, 200, 5)
    Rows(above=1, rows=5, below=39, card=(13, 13), tall=2)
    """
    room = height - AROUND
    if height < _LOW:
        rows = max(1, min(count, room - _SMALL))
        return Rows(0, rows, room - rows, None)
    least = 9 if height < 26 else room * 4 // 7
    rows = max(1, min(count, room - least))
    tall = 1 + (2 * rows <= room - max(least, _ENOUGH_BELOW))
    below = room - tall * rows - 1  # its heading is apart from the last row
    below += tall == 1 and below < _APART_FROM
    card = next(
        (
            each[:2]
            for each in CARDS
            if min(3 * each[1], each[1] + _BESIDE_CARDS) <= below and each[2] <= width
        ),
        None,
    )
    return Rows(int(tall > 1), rows, below, card, tall)


def columns_of_evenings(looking: LookingBack, page: int) -> list[Column]:
    """Everybody has one; where there is no room for that, the best of each evening have. Then comes
    the biggest pot, with its cards where there is room."""
    width, pot = min(page, WIDEST) - 2, translate(_("biggest pot"))
    rows = looking.listing.evenings.values()
    found = [
        Column("mark", "", 1),  # hands have theirs there
        Column("number", NUMBER, 4),
        Column("when", translate(_("when")), _widest_moment(looking, weekday=False)),
        right("hands", translate(_("hands")), 7 if looking.filter.is_empty else 10, 0),
    ]
    if len({game_of(row) for row in rows}) > 1:
        found.insert(3, _game(looking))
    if any(row.status != "over" for row in rows):
        heading = translate(_("state"))
        widest = max(map(cell_len, (heading, *state_names())))
        found.append(Column("state", heading, widest + _APART, 6))
    told = right("pot", pot, 9, 7)
    found += _results(looking, width - sum(each.width for each in (*found, told)) - 1)
    winners = {name for row in rows for name, _won, _place in row.results}
    names = max((cell_len(called(name)) for name in winners), default=0)
    headed = f"{'':{_APART}}{pot:<{FACE * BOARD + GAP}}{translate(_('winner'))}"
    cards = Column("cards", headed, _CARDS + min(names, _NAME) + _APART, 4)
    if sum(each.width for each in (*found, cards, told)) < width:  # one heading is enough
        told = right("pot", translate(_("pot")), 9, 7)
    found = fitted([*found, cards, told, Column("rest", "", 0)], width, 1)
    return _at_ease(found, looking)


def _at_ease(found: list[Column], looking: LookingBack) -> list[Column]:
    """With the day of the week and more between results, where there is room left."""
    spare = found[-1].width - 1
    wider = dict.fromkeys((each.id for each in found), 0)
    when = next(each.width for each in found if each.id == "when")
    day = _widest_moment(looking, weekday=True) - when
    if spare >= day:
        wider["when"], spare = day, spare - day
    people = [each.id for each in found if each.id.startswith(_PERSON)]
    more = min(_MORE, max(0, spare) // max(1, len(people)))
    wider |= dict.fromkeys(people, more)
    spare -= more * len(people)
    if spare > 0 and spare + 1 < _BAR[0]:  # no bar: the figures stand at the edge
        wider["pot"], spare = spare, 0
    found = [each._replace(width=each.width + wider.get(each.id, 0)) for each in found]
    heading = of_bars(spare + 1) if spare + 1 >= _BAR[0] else ""
    return [*found[:-1], found[-1]._replace(width=spare + 1, heading=heading)]


def _widest_moment(looking: LookingBack, *, weekday: bool) -> int:
    rows = (looking.listing.evenings.get(number) for number in looking.rows)
    told = (time_in_short(row.began, weekday=weekday) for row in rows if row)
    return max(map(cell_len, (translate(_("damaged")), *told))) + _APART


def _game(looking: LookingBack) -> Column:
    kinds = [game_of(row) for row in looking.listing.evenings.values()]
    return Column(
        "game", translate(In("a column", "game")), max(map(cell_len, kinds), default=0) + 4, 5
    )


def _results(looking: LookingBack, room: int) -> list[Column]:
    """The reader first."""
    most = dict[str, int]()  # won or lost: many evenings are counted at each key
    for number in looking.rows:
        for name, won, _place in results_of(looking, number):
            most[name] = max(most.get(name, 0), abs(won))
    nets = {name: cell_len(signed(each)) for name, each in most.items()}
    order = [name for name, _won, _place in results_of(looking, ALL) if name in nets]
    order.sort(key=lambda name: name != looking.reader)
    people = [
        Column(
            _PERSON + name, called(name), max(cell_len(called(name)), nets[name]) + _APART, 0, True
        )
        for name in order
    ]
    if not people or sum(each.width for each in people) <= room:
        return people
    own = people[: bool(looking.reader)]
    best = translate(In("of an evening", "best"))
    titles = {1: best, 2: translate(In("of an evening", "next best"))}
    as_kept = {name for row in looking.listing.evenings.values() for name, *_net in row.results}
    longest = max(
        min(_NAME, cell_len(called(name))) if name in as_kept else cell_len(name) for name in nets
    )
    width = max(longest + 1 + max(nets.values()), cell_len(best)) + _APART
    many = max(1, (room - sum(each.width for each in own)) // width)
    places = range(1, min(many, len(order)) + 1)
    return [
        *own,
        *(Column(f"{_PLACE}{place}", titles.get(place, ""), width) for place in places),
    ]


def evening_row(
    looking: LookingBack, number: int, found: Sequence[Column], glances: Glances
) -> tuple[Cell, ...]:
    """A line of the list of evenings."""
    cells = _of_one(looking.listing.evenings.get(number), number, found)
    some, every = (
        (each.get(number, 0) if number else sum(each.values()))
        for each in (looking.found, looking.every)
    )
    cells["hands"] = (Said(chips(every) if some == every else f"{chips(some)}/{chips(every)}"),)
    widths = {each.id: each.width for each in found}
    results = results_of(looking, number)
    level = not any(won for _name, won, _place in results)
    if level:  # nobody was better than the others
        cells[f"{_PLACE}1"] = (Said("\u2013", "quiet"),)
    for place, (name, won, _place) in enumerate(results, 1):
        net = Said(signed(won), tone_of(won, "quiet"))
        cells[_PERSON + name] = (net,)
        if not level and (width := widths.get(f"{_PLACE}{place}")):
            room = width - _APART - cell_len(net.text)
            cells[f"{_PLACE}{place}"] = (Said(called(name), width=room), net)
    cells |= _biggest(looking, number, found, glances)
    return tuple(cells.get(each.id, ()) for each in found)


def _of_one(row: EveningRow | None, number: int, found: Sequence[Column]) -> dict[str, Cell]:
    if number == ALL:
        return {"when": (Said(translate(_("all")), "strong"),)}
    said = {"number": str(number), "when": translate(_("damaged"))}
    if row is not None:
        room = next((each.width for each in found if each.id == "when"), 0) - _APART
        said["when"] = longest(
            [time_in_short(row.began, weekday=True)], room, time_in_short(row.began)
        )
        said |= {"game": game_of(row), "state": state_name(row.status)}
    return {
        key: (Said(text, "plain" if key == "number" else "quiet"),) for key, text in said.items()
    }


def _biggest(
    looking: LookingBack, number: int, found: Sequence[Column], glances: Glances
) -> dict[str, Cell]:
    """Its hand is read where its cards are to be seen."""
    line, widths = looking.biggest(number), {each.id: each.width for each in found}
    if line is None or line.kept.figures is None:
        return {}
    pot, most = line.kept.figures.pot, looking.biggest_pot
    cells: dict[str, Cell] = {"pot": (Said(chips(pot), "strong" if pot == most else "plain"),)}
    if widths["rest"] >= _BAR[0]:
        cells["rest"] = (Bar(pot / max(1, most), min(_BAR[1], widths["rest"] - 1)),)
    if "cards" in widths and (seen := glances.of(looking.shelf_of([line.kept.id]), 0)):
        names = Said(together(seen.names), "strong", _NAME + 1)
        cells["cards"] = (Said("", width=_APART), *faces_of(seen), names)
    return cells


def results_of(looking: LookingBack, number: int) -> Sequence[Result]:
    """Of an evening, or of all together in which a hand was finished, in the hands that fit; the
    best first."""
    rows, apart = looking.listing.evenings, looking.listing.told_apart
    if number != ALL and looking.won(number) is None:
        results = rows[number].results if number in rows else ()
        return [(apart(number, name), won, place) for name, won, place in results]
    every: dict[str, int] = {}
    for each in (number,) if number != ALL else played(looking):
        for name, won in _won(looking, each):
            told = apart(each, name)
            every[told] = every.get(told, 0) + won
    ordered = sorted(every.items(), key=lambda each: -each[1])
    return tuple((name, won, None) for name, won in ordered)


def played(looking: LookingBack) -> list[int]:
    """The evenings in which a hand was finished, also if it has been deleted since."""
    rows = looking.listing.evenings.items()
    won = {number: any(net for _name, net, _place in row.results) for number, row in rows}
    return [number for number, row in rows if row.hands or won[number]]


def _won(looking: LookingBack, number: int) -> Iterable[tuple[str, int]]:
    if (won := looking.won(number)) is not None:
        return won.items()
    return ((name, won) for name, won, _place in looking.listing.evenings[number].results)


def in_bars(results: Sequence[Result]) -> tuple[WithABar, ...]:
    """With a bar each, to one scale."""
    most = max((abs(won) for _name, won, _place in results), default=0) or 1
    return tuple(
        WithABar(
            Said(called(name)), Said(signed(won), tone_of(won, "quiet")), won / most, str(at or "")
        )
        for name, won, at in results
    )


def results_in_colour(results: Sequence[Result]) -> Nets:
    """``Ann +120 \u00b7 Ben -40``."""
    pairs = [(Said(called(name)), _in_colour(won)) for name, won, _place in results]
    sign, rest = Said("\u00b7", "quiet"), list[Tied]()
    for at in range(len(pairs)):
        more = translate(_("and {count} more"), count=len(pairs) - at)
        rest.append(Tied((Said(more, "quiet"), _in_colour(sum(each[1] for each in results[at:])))))
    each = tuple(Tied((sign, *pair) if at else pair) for at, pair in enumerate(pairs))
    return Nets(each, tuple(rest))


def _in_colour(won: int) -> Said:
    return Said(signed(won), tone_of(won))
