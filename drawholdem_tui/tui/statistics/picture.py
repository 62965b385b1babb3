"""The pages of the statistics as plain values: tables, graphs, and what is told beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Final

from drawholdem_tui.past.statistics.evening_counted import EveningCounted
from drawholdem_tui.past.statistics.evenings_read import EveningRead
from drawholdem_tui.past.statistics.figures import (
    FEWEST,
    Figure,
    extremes,
    figures,
    per_hundred,
    points,
    purchases,
)
from drawholdem_tui.past.statistics.in_words import (
    cells,
    fact_rows,
    luck_sentences,
    luck_told,
    notes,
    player_name,
    stack_in_words,
)
from drawholdem_tui.past.statistics.totals import SeasonRow, Together, season, season_courses
from drawholdem_tui.tui.keys.keymap import command
from drawholdem_tui.tui.statistics import commands as to
from drawholdem_tui.tui.statistics.director import Statistics
from drawholdem_tui.tui.statistics.plan import (
    MARK,
    GraphPicture,
    PagePicture,
    Practice,
    Row,
    TablePicture,
)
from drawholdem_tui.tui.statistics.portrait import Beside, in_words, portrait_picture
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, in_print, signed
from drawholdem_tui.words.past import luck as luck_words
from drawholdem_tui.words.past import statistics as words
from drawholdem_tui.words.past.portrait import ahead
from drawholdem_tui.words.people import called, of
from drawholdem_tui.words.times import local_time

_TOO_FEW: Final = "\u00b7"
_PORTRAIT: Final = (78, 22)  # columns and rows from which on one player is no list
_MARGINS: Final = 4  # columns of a page
_WIDEST: Final = 180  # of a page: figures far from what they are of cannot be read
_FEWEST_OF_A_SEASON: Final = 3  # evenings
_NET_BAR: Final = 15  # columns for it, and before it
_TICKS: Final = (10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000)
_MOST_TICKS: Final = 6
_FEWEST_OF_A_GRAPH: Final = 10  # hands; a course of fewer is none


def page_picture(here: Statistics, width: int, height: int) -> PagePicture:
    """For a screen of so many columns and rows."""
    if not here.everybody:
        return PagePicture(_nothing_yet(here), _left_out(here))
    if here.page == to.PLAYERS:
        table = players_table(here.everybody, min(width - _MARGINS, _WIDEST))
        told = _left_out(here)
        return PagePicture("", told, table, _course_of(here), at=here.at, chosen=True)
    if here.page == to.SEASON:
        return _of_the_season(here)
    if here.page == to.EVENINGS:
        return _of_an_evening(here)
    who = here.who
    heading = words.player_heading(player_name(who.player), who.counts.hands, who.evenings)
    graph = _graph_of(who)
    if here.page == to.NET:
        return PagePicture(heading, "" if graph else _too_few_to_draw(), graph=graph)
    if width >= _PORTRAIT[0] and height >= _PORTRAIT[1]:
        return PagePicture(portrait=portrait_picture(who, _beside(here, graph)), at=None)
    return PagePicture(heading, "", player_table(who), at=None, chosen=True, meanings=True)


def _beside(here: Statistics, graph: GraphPicture | None) -> Beside:
    pot, key_of, practice = here.pot, here.keymap.key_of, None
    if not here.nothing_to_practise():
        told = translate(_("practise: ten swaps"))
        practice = Practice(key_of(to.PRACTISE), told, to.PRACTISE)
    return Beside(
        here.everybody,
        graph,
        _too_few_to_draw(),
        pot,
        here.cards.get((pot, here.who.player), ()) if pot else (),
        key_of(to.EVENINGS),
        practice,
    )


def _graph_of(who: Together) -> GraphPicture | None:
    return net_graph(who) if len(who.course) >= _FEWEST_OF_A_GRAPH else None


def _course_of(here: Statistics) -> GraphPicture | None:
    """Of the player on whose row one stands, by name."""
    graph = _graph_of(here.who)
    name = player_name(here.who.player)
    return graph and graph._replace(sentence=of(name, graph.sentence))


def _too_few_to_draw() -> str:
    """In place of a graph."""
    template = _("The graph appears after {hands} hands; fewer tell next to nothing.")
    return translate(template).format(hands=_FEWEST_OF_A_GRAPH)


def _of_the_season(here: Statistics) -> PagePicture:
    told = translate(_("Finished evenings only; a computer can win one, but is not listed."))
    rows, courses = season(here.evenings), season_courses(here.evenings)
    names = [each.name for each in rows if each.evenings >= _FEWEST_OF_A_SEASON]
    graphs = tuple(_season_graph(name, courses[name]) for name in names)
    return PagePicture("", told if rows else "", season_table(rows), below=graphs)


def _of_an_evening(here: Statistics) -> PagePicture:
    evening, name = here.evening, here.at_the_table
    heading = translate(_("Evening {number}, {when}: {name}"))
    when = local_time(evening.began) if evening.began else ""
    heading = heading.format(number=evening.id, when=when, name=called(name))
    luck, told = luck_table(evening), luck_sentences(evening)
    if evening.damaged:
        told = [words.damaged_evening(evening.id)]
    elif not evening.over:
        told = [translate(_("Luck is shown when the evening is over."))]
    elif not evening.is_weighed:
        done = here.weighed.get(evening.id, 0)
        told = [luck_words.being_weighed(done, evening.counted.hands)]
    told, graph = list(map(in_print, told)), None
    if name and evening.counted.hands >= _FEWEST_OF_A_GRAPH:
        graph = stack_graph(evening.counted, name)
    elif name:
        told.insert(0, _too_few_to_draw())
    at = next((at for at, row in enumerate(luck.rows) if row.cells[0] == called(name)), None)
    table = luck if luck.rows else None
    return PagePicture(heading, "\n".join(told), table, graph, at, chosen=at is not None)


def _nothing_yet(here: Statistics) -> str:
    if here.wrong:
        return here.wrong
    if here.reading:
        return translate(_("Reading the book\u2026"))
    if here.evenings:
        return translate(_("No hand has been finished yet."))
    return translate(_("Nothing has been played yet."))


def _left_out(here: Statistics) -> str:
    """A dot stands for too few; what is damaged is named."""
    told = [here.wrong] if here.wrong else []
    return "\n".join([*told, *notes(here.evenings, on_the_screen=True)])


def _to_practise(seen: PagePicture) -> list[tuple[str, str]]:
    practice = seen.portrait and seen.portrait.practice
    return [(practice.key, translate(In("beside keys", "practise")))] if practice else []


def keys_told(
    here: Statistics, seen: PagePicture, *, scrolls: bool = True
) -> list[tuple[str, str]]:
    """The keys of this page, those that only move with them; and what each does. ``scrolls``: there
    is more of it than is seen."""
    key_of = here.keymap.key_of
    players = f"{key_of(to.BACK)} {key_of(to.ON)}"
    if (here.keymap.keys_of(to.BACK)[0], here.keymap.keys_of(to.ON)[0]) == ("left", "right"):
        players = translate(_("Left Right"))
    another, up_down = (players, translate(_("player"))), translate(_("Up Down"))
    read = up_down, translate(In("beside keys", "read"))
    open_row = key_of(to.OPEN), translate(command(to.OPEN).title)
    there: Mapping[str, tuple[tuple[str, str], ...]] = {
        to.PLAYERS: ((up_down, translate(In("beside keys", "choose"))), open_row),
        to.PLAYER: (another, *([read] if scrolls else []), *_to_practise(seen)),
        to.SEASON: (),
        to.NET: (another,),
        to.EVENINGS: (another, (up_down, translate(In("beside keys", "evening")))),
    }
    pages = key_of(to.NEXT_PAGE), translate(_("pages"))
    return [*there[here.page], pages, (translate(_("Esc")), translate(_("back")))]


def how_much(here: Statistics) -> str:
    """``34 hands in 3 evenings``, of everybody."""
    played = [each for each in here.evenings if each.counted.hands]
    hands = sum(each.counted.hands for each in played)
    return words.hands_in_evenings(hands, len(played)) if hands else ""


# Tables


def players_table(everybody: Sequence[Together], width: int) -> TablePicture:
    """A row a player; a dot where there was too little to count. As many columns as fit: one
    player's page has all figures."""
    told = figures(everybody[0].counts)
    in_short = (words.figure_in_short(each.id) for each in told)
    heads = (*in_words("", _("hands"), _("net"), _("per 100")), *in_short)
    most = max(abs(each.counts.net) for each in everybody) or 1
    rows = [_player_row(each)._replace(gain=each.counts.net / most) for each in everybody]
    columns = zip(heads, *(row.cells for row in rows), strict=True)
    widths = (max(map(cells, column)) + 2 for column in columns)
    fit = max(4, sum(end <= width - _NET_BAR for end in accumulate(widths)))
    every = [(words.figure_in_short(each.id), words.column_meaning(each.id)) for each in told]
    legend = [(translate(_("per 100")), words.rate_in_short()), *every[: max(0, fit - 4)]]
    seen = tuple(row._replace(cells=row.cells[:fit]) for row in rows)
    if any(_TOO_FEW in row.cells for row in seen):
        few = _("A figure needs at least {hands} hands, bets, flops, showdowns or swaps.")
        legend.append((_TOO_FEW, translate(few, hands=FEWEST)))
    return TablePicture(heads[:fit], seen, tuple(legend), heads[2])


def _player_row(who: Together) -> Row:
    counts, rate = who.counts, per_hundred(who.counts)
    told = map(_short, figures(counts))
    per = in_print(words.rate_alone(rate.blinds)) if rate else _TOO_FEW
    every = (player_name(who.player), chips(counts.hands), signed(counts.net), per, *told)
    signs = 0, 0, counts.net, round(rate.blinds) if rate else 0
    return Row(every, signs=signs, quiet=who.player.computer)


def _short(figure: Figure) -> str:
    if figure.value is None:
        return _TOO_FEW
    return words.figure_value(figure.id, figure.value, figure.of, share=figure.share)


def player_table(who: Together) -> TablePicture:
    """A row a figure, with what it means."""
    rows = []
    for each in fact_rows(who):
        told, meaning = (each.title, in_print(each.value)), each.meaning or each.beside
        rows.append(Row(told, meaning, (0, each.sign), each.share, each.few))
    return TablePicture(("", ""), tuple(rows))


def season_table(rows: Sequence[SeasonRow]) -> TablePicture:
    """The friends, best first."""
    won, worst = In("head of a column", "evenings won"), _("worst evening")
    heads = in_words("", _("net"), won, _("best evening"), worst)
    most = max((abs(row.net) for row in rows), default=0) or 1
    told = []
    for row in rows:
        signs = (0, row.net, 0, row.best or 0, row.worst or 0)
        came = (signed(each or 0) for each in (row.net, row.best, row.worst))
        net, *ends = came
        cells_told = called(row.name), net, ahead(row.won, row.evenings), *ends
        told.append(Row(cells_told, signs=signs, gain=row.net / most))
    return TablePicture(heads, tuple(told), bars=heads[1])


def luck_table(evening: EveningRead) -> TablePicture:
    """Net, luck and play of everybody, by net; nothing while it is not weighed."""
    heads = in_words("", _("net"), _("luck"), In("luck and play", "play"))
    rows, every = [], sorted(luck_told(evening), key=lambda each: -each.net)
    most = max((abs(each.net) for each in every), default=0) or 1
    for each in every:
        luck, play = luck_words.split(each.net, each.luck)
        told = called(each.name), signed(each.net), signed(luck), signed(play)
        signs, meaning = (0, each.net, luck, play), luck_words.what_luck_is()
        rows.append(Row(told, meaning, signs, gain=each.net / most))
    return TablePicture(heads, tuple(rows), bars=heads[1])


# Graphs


def net_graph(who: Together) -> GraphPicture:
    """The net over all hands, with a line at nothing."""
    course = (0, *who.course)
    low, low_at, high, high_at = extremes(list(enumerate(course)))
    return GraphPicture(
        course,
        highest=signed(high),
        zero="0",
        lowest=signed(low),
        begin=translate(_("hand {number}"), number=1),
        end=translate(_("hand {number}"), number=chips(len(who.course))),
        sentence=in_print(words.course(low, low_at, high, high_at, signed=True)),
        ticks=_ticks(len(who.course)),
    )


def _ticks(hands: int) -> tuple[tuple[int, str], ...]:
    """Round numbers between the first and the last hand."""
    step = next((each for each in _TICKS if hands / each <= _MOST_TICKS), hands)
    return tuple((at, chips(at)) for at in range(step, hands, step))


def _season_graph(name: str, course: Sequence[int]) -> GraphPicture:
    """What each evening brought to a friend."""
    nets = tuple(after - before for before, after in pairwise((0, *course)))
    title = _("evening {number}")
    return GraphPicture(
        nets,
        zero="0",
        begin=translate(title, number=1),
        end=translate(title, number=len(nets)),
        ticks=tuple((at, translate(title, number=at + 1)) for at in range(len(nets))),
        sentence=of(called(name), translate(_("net, evening by evening"))),
        figures=tuple(map(signed, nets)),
    )


def stack_graph(counted: EveningCounted, name: str) -> GraphPicture:
    """A stack over an evening, with a mark where something was bought."""
    stacks = counted.stacks[name]
    hands, course = zip(*points(stacks), strict=True)
    bought = {each.hand for each in purchases(stacks, counted.numbers())}
    return GraphPicture(
        course,
        highest=chips(max(course)),
        zero="0",
        begin=translate(_("hand {number}")).format(number=hands[0] + 1),
        end=translate(_("hand {number}")).format(number=hands[-1]),
        marks=tuple(at for at, hand in enumerate(hands) if hand in bought and at),
        sentence=stack_in_words(counted, name, MARK),
        ticks=tuple((at, chips(hand)) for at, hand in enumerate(hands) if at and not hand % 10),
    )
