"""What is told above the list: its name, and over the hands of an evening, or of all, who sat
there, what it came to, and the course of whoever reads, or else of the best of several people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from textual.content import Content

from drawholdem_tui.past.history.filter import Filter
from drawholdem_tui.past.history.listing import HandLine
from drawholdem_tui.storage.book.finding import Wanted
from drawholdem_tui.storage.book.rows import EveningRow
from drawholdem_tui.tui.history.director import ALL, LookingBack
from drawholdem_tui.tui.history.evenings import in_bars, results_in_colour, results_of
from drawholdem_tui.tui.history.plan import Above, Pieces
from drawholdem_tui.tui.history.shown import game_of
from drawholdem_tui.tui.looks import tone_of
from drawholdem_tui.tui.looks.glyphs import Glyphs
from drawholdem_tui.tui.statistics.plan import GraphPicture
from drawholdem_tui.tui.table.drawing.cells import cut, longest
from drawholdem_tui.tui.table.drawing.frame import page_head, room_for
from drawholdem_tui.tui.table.drawing.lines import Said, Tied
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips, signed
from drawholdem_tui.words.past.history import (
    bought_again,
    evenings_played,
    hand_of_evening,
    hands_found,
    hands_marked,
    hands_won,
    net_of,
    state_name,
    the_biggest_pot,
    those_found,
    with_stacks,
)
from drawholdem_tui.words.people import as_kept, called, together
from drawholdem_tui.words.table.games import hand_number, stakes
from drawholdem_tui.words.times import day_in_short, time_in_short, time_of_day
from drawholdem_tui.words.times import here as local

_WORDS: Final = 20  # columns of those that were typed
_MARGINS: Final = 4  # columns beside what stands at the two ends of the title
FEWEST_OF_A_GRAPH: Final = 10  # hands: a course of fewer is none
Saids = tuple[Said, ...]
_DOT: Final = " \u00b7 "


def head(looking: LookingBack, width: int) -> Content:
    return page_head(_heading(looking, width), _room(looking, width))


def _heading(looking: LookingBack, width: int) -> str:
    """Which list it is."""
    if not looking.is_in_an_evening:
        return translate(_("History"))
    if looking.evening == ALL:
        short = translate(_("History: all evenings"))
        whole = translate(_("History: all evenings, newest first"))
        return longest([whole], room_for(short, _room(looking, width)), short)
    evening = looking.listing.evenings.get(looking.evening)
    if evening is None:
        return translate(_("History: evening {number}")).format(number=looking.evening)
    return translate(
        _("Evening {number}, {when}, {game}, {state}"),
        number=evening.id,
        when=time_in_short(evening.began, weekday=True),
        game=game_of(evening),
        state=state_name(evening.status),
    )


def _room(looking: LookingBack, width: int) -> int:
    """Columns beside how many hands are listed."""
    return width - cell_len(how_many(looking)) - _MARGINS


_IN_WORDS: Final = {
    Filter(cost=1): _("hands with a mistake: {found} of {hands}"),
    Filter(Wanted(marked=True)): _("marked hands: {found} of {hands}"),
    Filter(Wanted(showdown=True)): _("hands with a showdown: {found} of {hands}"),
}


def how_many(looking: LookingBack) -> str:
    """How many of all hands are listed, and what they have in common, where that is one thing."""
    found, every, evening = looking.found, looking.every, looking.is_in_an_evening
    of = every.get(looking.evening, 0) if evening and looking.evening else sum(every.values())
    hands = len(looking.rows) if evening else sum(found.values())
    if told := _IN_WORDS.get(looking.filter):
        return translate(told, found=chips(hands), hands=chips(of))
    told = hands_found(hands, of)
    if words := " ".join(looking.filter.unknown):
        return translate(_("{hands}; “{words}” not understood"), hands=told, words=words)
    if looking.text.strip():
        words = cut(" ".join(looking.text.split()), _WORDS, "\u2026")
        return translate(_("“{words}”: {hands}"), words=words, hands=told)
    return told


def above_the_list(looking: LookingBack, glyphs: Glyphs) -> Above | None:
    """The most important line first: there may be room for few."""
    number = looking.evening
    if number == ALL:
        return _above_all(looking, glyphs) if looking.listing.evenings else None
    figures = looking.figures(number)
    if not figures or number not in looking.listing.evenings:
        return None
    first = (*_of_those(looking), *_came_to(looking, number))
    sat, pot = who_sat(looking, number), biggest(looking, number)
    noted = (*pot, *_noted(looking, number, glyphs))
    graph, of = course(looking, number, chosen=looking.here)
    lines = ((*first, *_bought(looking, number)), sat, noted)
    return Above(lines, in_bars(results_of(looking, number)), _long(first), graph, [of])


def _above_all(looking: LookingBack, glyphs: Glyphs) -> Above:
    pot, noted = biggest(looking, ALL), _noted(looking, ALL, glyphs)
    graph, net = course(looking, ALL, chosen=looking.here)
    first, sat = (*_of_those(looking), *_came_to(looking, ALL)), Saids()
    least = _long(first)
    if here := looking.evening_here:
        first = (*first, *_of_one(looking, here.id))
        sat = who_sat(looking, here.id) if len(looking.listing.evenings) < 2 else sat  # no heading
    evenings, span = all_evenings(looking)  # a day beside a pot would be read as that of the pot
    dot = Tied((Said("\u00b7", "quiet"), *pot)) if pot else span
    second: Pieces = (evenings, dot, *noted)
    of_each = translate(_("{of}, evening by evening"), of=net)
    results = in_bars(results_of(looking, ALL))
    return Above((first, second, sat), results, least, graph, [of_each, net])


def _of_those(looking: LookingBack) -> Saids:
    """That all that follows is of the hands found, where these are not all."""
    if looking.filter.is_empty:
        return ()
    return (Said(those_found(len(looking.rows)), "warm"),)


def _of_one(looking: LookingBack, number: int) -> Pieces:
    """What an evening among all came to for whoever reads."""
    if not looking.reader_of(number):
        return ()
    _name, net, *rest = _came_to(looking, number)
    named = Said(translate(_("evening {number}"), number=number), "quiet")
    pot = (Said("", width=1), *biggest(looking, number))
    return (Said(""), Tied((named, net)), *rest, *pot) if isinstance(net, Said) else ()


def _long(said: Pieces) -> int:
    return sum(cell_len(each.text) + 1 for each in said)


def all_evenings(looking: LookingBack) -> Saids:
    """How many, from when to when."""
    rows = looking.listing.evenings.items()
    fit = [row for number, row in rows if looking.won(number) != {}]
    began = sorted((row.began for row in fit), key=local)
    ends = (day_in_short(each) for each in (began[0], began[-1])) if began else ()
    span = " \u2013 ".join(dict.fromkeys(ends))
    return Said(evenings_played(len(began)), "strong"), Said(f"  {span}", "quiet")


def _came_to(looking: LookingBack, number: int) -> Pieces:
    """What it came to for whoever reads; for everybody, where there are several."""
    who, results = looking.reader_of(number), results_of(looking, number)
    if not who:
        return (results_in_colour(results),)
    won = next((won for name, won, _place in results if name == who), 0)
    said = [Said(called(who), "strong"), Said(signed(won), tone_of(won, "quiet"))]
    if looking.is_in_an_evening and (figures := looking.found_in(number)):
        nets = [nets[who] for _row, nets in figures if who in nets]
        said.append(Said(f" {hands_won(sum(net > 0 for net in nets), len(nets))}"))
    return tuple(said)


def who_sat(looking: LookingBack, number: int) -> Saids:
    """Their names, when, and for how much."""
    said = [Said(together(_names(looking, number)), "strong")]
    more = when_and_how(looking, number) if looking.figures(number) else ()
    return (*said, *more)


def _names(looking: LookingBack, number: int) -> list[str]:
    """As they sat: whoever has won most is told elsewhere, and changes with what is found."""
    begun, apart = looking.begun(number), looking.listing.told_apart
    seats = [apart(number, name) for name, _stack in begun.stacks] if begun else []
    names = (name for name, _won, _place in results_of(looking, number))
    in_order = sorted(names, key=lambda x: seats.index(x) if x in seats else len(seats))
    return [*map(called, in_order)]


def named(looking: LookingBack, number: int | None) -> str:
    """An evening with its day."""
    told = translate(_("evening {number}"), number=number)
    row = looking.listing.evenings.get(number or ALL)
    if row is None:
        return told
    return _DOT.join((told, day_in_short(row.began)))


def headed(looking: LookingBack, number: int | None, room: int) -> str:
    """Over its hands: the same with who sat there, for how much, and its game where that is not
    always one."""
    told, row = named(looking, number), looking.listing.evenings.get(number or ALL)
    if row is None or number is None:
        return told
    told = translate(_("{day}, {hours}"), day=told, hours=_hours(looking, row))
    begun, game = looking.begun(number), "" if len(looking.games) < 2 else game_of(row)
    how = stakes(begun.rules) if begun and not row.changing else ""
    sat = together(_names(looking, number))
    wordings = (sat, how, game), (sat, game), (how, game), (game,)
    return longest([_DOT.join(filter(None, (told, *each))) for each in wordings], room, told)


def _hours(looking: LookingBack, row: EveningRow) -> str:
    figures = looking.figures(row.id)
    ends = row.began, *(each.ended for each, _nets in figures[-1:])
    return " \u2013 ".join(dict.fromkeys(map(time_of_day, ends)))


def begun_with(
    looking: LookingBack, lines: Sequence[HandLine], first: int, room: int
) -> dict[int, str]:
    """With which of the rows an evening begins, with its name; the first always."""
    if looking.evening != ALL or len(looking.listing.evenings) < 2:
        return {}
    numbers = [each.kept.evening for each in lines]
    pairs = enumerate(zip([None, *numbers], numbers, strict=False), first)
    return {at: headed(looking, now, room) for at, (before, now) in pairs if before != now}


def differ_in_time(looking: LookingBack, lines: Sequence[HandLine]) -> bool:
    """Whether hands have not all ended in the minute that is told of their evening."""
    rows, hands = looking.listing.evenings, [x.kept.figures for x in lines if x.kept.figures]
    began = {each.evening: time_of_day(rows[each.evening].began) for each in hands}
    return any(time_of_day(each.ended) != began[each.evening] for each in hands)


def when_and_how(looking: LookingBack, number: int) -> Saids:
    """From when to when, blinds and stacks."""
    figures, row = looking.figures(number), looking.listing.evenings.get(number)
    if not figures or row is None:
        return ()
    said = [Said(f"  {_hours(looking, row)}", "quiet")]
    if begun := looking.begun(number):
        said.append(Said(f"  {stakes(begun.rules)}", "quiet"))
        stacks = {chips for _name, chips in begun.stacks}
        if len(stacks) == 1:
            said.append(Said(f" {with_stacks(stacks.pop())}", "quiet"))
    return tuple(said)


def biggest(looking: LookingBack, number: int) -> Saids:
    line = looking.biggest(number)
    if line is None or line.kept.figures is None:
        return ()
    row = line.kept.figures
    hand = hand_number(row.number)
    if number == ALL:
        hand = hand_of_evening(row.evening, row.number, row.id)
    return (Said(the_biggest_pot(row.pot, hand), "quiet"),)


def _noted(looking: LookingBack, number: int, glyphs: Glyphs) -> Saids:
    marked = looking.marked.get(number, 0) if number else sum(looking.marked.values())
    if not marked or not looking.filter.is_empty:  # of all hands, not of those that fit
        return ()
    return (Said(f"  {glyphs.star} {hands_marked(marked)}", "warm"),)


def _bought(looking: LookingBack, number: int) -> Saids:
    """Who has bought chips more than once."""
    row, begun = looking.listing.evenings.get(number), looking.begun(number)
    if row is None or begun is None:
        return ()
    first = dict(begun.stacks)
    again = [name for name, bought in row.bought if name in first and bought > first[name]]
    return (Said(f"  {bought_again(again)}", "quiet"),) if again else ()


def course(
    looking: LookingBack, number: int, *, chosen: int | None = None, lit: int = ALL
) -> tuple[GraphPicture | None, str]:
    """Chips won so far, hand by hand, of an evening or of all, each of these with its number;
    ``chosen`` is a hand, ``lit`` an evening. With whose it is."""
    who = whose(looking, number)
    found = looking.course(number, who)
    values, at = found.values, found.hands.get(chosen or 0)
    if not any(values) or len(values) <= FEWEST_OF_A_GRAPH:
        return None, ""
    evenings = found.evenings if number == ALL else {}
    graph = GraphPicture(
        values,
        ticks=tuple((lies[0], str(each)) for each, lies in evenings.items()),
        chosen=at,
        lit=found.evenings.get(lit, range(0)),
        last=signed(values[-1]),
    )
    return graph, net_of(as_kept(who))


def over_all(graph: GraphPicture, of: str, room: int) -> str:
    """What it is, with what they came to together; the numbers below it are those of evenings."""
    net = signed(graph.values[-1])
    long = translate(_("{of} over all evenings, hand by hand: {net}"), of=of, net=net)
    return longest([long, translate(_("{of}: {net} in all"), of=of, net=net)], room, of)


def whose(looking: LookingBack, number: int) -> str:
    """Course and net are told: of who was asked for, or of whoever reads; among several people of
    the one who was there most, and then of the best; of all, where only computers sat there."""
    order = _there(looking, number)
    if (asked := looking.asked_for) in order:
        return asked
    if reader := looking.reader_of(number):
        return reader
    played = Counter[str]()
    for row in looking.listing.evenings.values():
        played.update(dict.fromkeys(row.people, row.hands))
    people = [name for name in order if name in played]
    return max(people or order, key=lambda name: played[name], default="")


def _there(looking: LookingBack, number: int) -> list[str]:
    """Who played there, the best of all evenings first."""
    there = {name for name, _won, _place in results_of(looking, number)}
    return [name for name, _won, _place in results_of(looking, ALL) if name in there]


def ask_for_another(looking: LookingBack) -> None:
    """Whose course and net are told from now on: of the next one, after the last of the first."""
    number = (looking.evening if looking.is_in_an_evening else looking.here) or ALL
    order, now = _there(looking, number), whose(looking, number)
    if now in order:
        looking.asked_for = order[(order.index(now) + 1) % len(order)]
