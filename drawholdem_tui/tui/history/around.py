"""What is told round the list: above it what the evening came to, below it the chosen row."""

from __future__ import annotations

from rich.cells import cell_len

from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.past.history.listing import HandLine
from drawholdem_tui.tui.history import shown
from drawholdem_tui.tui.history.director import LookingBack
from drawholdem_tui.tui.history.glance import Glance, Glances
from drawholdem_tui.tui.history.plan import Above, Below, ListPicture, Rows, rows_of_page
from drawholdem_tui.tui.statistics.plan import GraphPicture
from drawholdem_tui.tui.table.drawing.lines import FACE, Cell, Faces, Said
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips, net
from drawholdem_tui.words.past.history import biggest_pot, hand_of_evening, won_so_far
from drawholdem_tui.words.people import Who, called, of, together
from drawholdem_tui.words.table.awards import who_won
from drawholdem_tui.words.times import time_of_day

FEWEST_OF_A_GRAPH = 10  # hands: a course of fewer is none
_BOARD = 5
_NAME = 14


def parts_of(looking: LookingBack, screen: tuple[int, int]) -> Rows:
    """How many rows there are for each part of the page, without its title and its keys."""
    width, height = screen
    shown_above, hands = bool(looking.figures), looking.is_in_an_evening
    return rows_of_page(height - 2, width, of_one_evening=shown_above, of_hands=hands)


def list_picture(
    looking: LookingBack, rows: tuple[int, int], glances: Glances, width: int, star: str
) -> ListPicture:
    """The rows from one to another that are seen: only hands of these are read."""
    first, last = rows
    found, seen = shown.columns(looking, width), looking.rows[first:last]
    line, glance = looking.hand, None
    if looking.is_in_an_evening:
        shelf = looking.shelf()
        lines = [] if looking.fault else looking.listing.lines(seen)
        looked = [glances.of(shelf, at) for at in range(first, first + len(lines))]
        cells = [
            shown.hand_row(looking, *each, star, found) for each in zip(lines, looked, strict=True)
        ]
        glance = looked[looking.at - first] if looked else None
    else:
        cells = [shown.evening_row(looking, each, found) for each in seen]
    above, below = above_the_list(looking), below_the_list(looking, line, glance)
    return ListPicture(
        tuple(found), tuple(cells), first, looking.at, len(looking.rows), above, below
    )


def above_the_list(looking: LookingBack) -> Above | None:
    """Of one evening: who sat there, what it came to, its biggest pot; and the course of whoever
    plays it alone."""
    figures, row = looking.figures, looking.listing.evenings.get(looking.evening)
    if not figures or row is None:
        return None
    names = together([called(name) for name, _net, _place in row.results])
    first, last = figures[0][0], figures[-1][0]
    hours = f"{time_of_day(first.ended)} \u2013 {time_of_day(last.ended)}"
    big, nets = max(figures, key=lambda each: each[0].pot)
    winner = called(max(nets, key=lambda name: nets[name])) if nets else ""
    lines = [
        (Said(names, "strong"), Said(f"   {hours}", "quiet")),
        (Said(biggest_pot(big.pot, big.number, winner), "quiet"),),
    ]
    if not (who := looking.alone):
        return Above(tuple(lines))
    course = [0]
    for _row, won in figures:
        course.append(course[-1] + won.get(who, 0))
    pots = sum(won.get(who, 0) > 0 for _row, won in figures)
    said = Said(won_so_far(course[-1], pots, len(figures)), shown.tone_of(course[-1]))
    lines.insert(0, (said,))
    if len(figures) < FEWEST_OF_A_GRAPH:
        return Above(tuple(lines))
    here = next((at for at, (each, _won) in enumerate(figures, 1) if each.id == looking.here), None)
    graph = GraphPicture(tuple(course), zero="0", chosen=here)
    return Above(tuple(lines), graph, translate(_("your net")))


def below_the_list(looking: LookingBack, line: HandLine | None, seen: Glance | None) -> Below:
    """The chosen hand as at its showdown; of an evening, what it came to."""
    if line is None:
        return _evening(looking)
    kept = line.kept
    title = hand_of_evening(kept.evening, kept.number, kept.id)
    if line.note.name:
        named = translate(_("{hand}, \u201c{name}\u201d"))
        title = named.format(hand=title, name=line.note.name)
    if seen is None:
        return Below(title, of_a_hand=True)
    if seen.winners and kept.figures:
        you = called(NAMELESS)
        winners = [Who(each.name, you=each.name == you) for each in seen.winners]
        title = of(title, who_won([(who, kept.figures.pot) for who in winners]))
    lines: list[Cell] = []
    nets: list[Said] = []
    most = max((len(row.cards) for row in seen.rows), default=0)
    name = min(_NAME, 2 + max((cell_len(row.name) for row in seen.rows), default=0))
    for row in seen.rows:
        cards = Faces(row.cards, at=0)
        hand = Said(row.shorter or row.hand, "gold" if row.won else "quiet")
        apart = Said("", width=1 + FACE * (most - len(row.cards)))
        lines.append((Said(row.name, "strong" if row.won else "plain", name), cards, apart, hand))
        nets.append(Said(net(row.net), shown.tone_of(row.net)))
    if line.costs and (dear := max(line.costs.values())):
        who = called(max(line.costs, key=lambda name: (line.costs or {})[name]))
        told = translate(_("{name}'s biggest mistake")).format(name=who)
        lines += [(), (Said(told, "gold"),)]
        nets += [Said(""), Said(f"\u2212{chips(dear)}", "loss")]
    return Below(
        title,
        tuple(lines),
        tuple(nets),
        seen.board,
        _BOARD if seen.board else 0,
        seen.cards if any(seen.cards) else (),
        seen.winning,
        (
            translate(_("Board")) if seen.board else "",
            together([each.name for each in seen.winners]) if any(seen.cards) else "",
        ),
        of_a_hand=True,
    )


def _evening(looking: LookingBack) -> Below:
    row = looking.evening_here
    if row is None or looking.is_in_an_evening:
        return Below("")
    title = looking.named_here()
    lines = [
        (Said(called(name), "plain", _NAME), Said(net(won), shown.tone_of(won)))
        for name, won, _place in row.results
    ]
    return Below(title, tuple(lines))
