"""The pages of the statistics as plain values: tables, graphs, and what is told beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from drawholdem_tui.past.statistics.evening_counted import EveningCounted
from drawholdem_tui.past.statistics.evenings_read import EveningRead
from drawholdem_tui.past.statistics.figures import (
    Figure,
    extremes,
    figures,
    per_hundred,
    points,
    purchases,
)
from drawholdem_tui.past.statistics.in_words import (
    fact_rows,
    luck_sentences,
    luck_told,
    notes,
    season_cells,
    stack_in_words,
)
from drawholdem_tui.past.statistics.totals import SeasonRow, Together, season
from drawholdem_tui.tui.keys.commands import command
from drawholdem_tui.tui.statistics.commands import (
    BACK,
    EVENINGS,
    NET,
    NEXT_PAGE,
    ON,
    OPEN,
    PLAYER,
    PLAYERS,
    SEASON,
)
from drawholdem_tui.tui.statistics.director import Statistics
from drawholdem_tui.tui.statistics.plan import GraphPicture, Row, TablePicture
from drawholdem_tui.words.language import In, translate
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.numbers import chips, net, written
from drawholdem_tui.words.past import luck as luck_words
from drawholdem_tui.words.past import statistics as words
from drawholdem_tui.words.people import called
from drawholdem_tui.words.times import local_time

_TOO_FEW: Final = "\u00b7"
_ALL: Final = 76  # columns of the screen that all figures of a row want


class PagePicture(NamedTuple):
    """``at`` is the row to stand on, if it is not the one before; ``chosen``: a row is;
    ``meanings``: what rows mean is told."""

    about: str = ""
    told: str = ""
    table: TablePicture | None = None
    graph: GraphPicture | None = None
    at: int | None = 0
    chosen: bool = False
    meanings: bool = False


def page_picture(here: Statistics, width: int) -> PagePicture:
    """For a screen of so many columns."""
    if not here.everybody:
        return PagePicture(_nothing_yet(here), _left_out(here))
    if here.page == PLAYERS:
        table = players_table(here.everybody, width)
        return PagePicture("", _left_out(here), table, at=here.at, chosen=True)
    if here.page == SEASON:
        told = translate(_("Finished evenings; computers owe nothing."))
        return PagePicture("", told, season_table(season(here.evenings)))
    if here.page == EVENINGS:
        return _of_an_evening(here)
    who = here.who
    heading = words.player_heading(who.player.name, who.counts.hands, who.evenings)
    if here.page == NET:
        return PagePicture(heading, graph=net_graph(who))
    return PagePicture(heading, table=player_table(who), at=None, chosen=True, meanings=True)


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
    graph = stack_graph(evening.counted, name) if name else None
    return PagePicture(heading, "\n".join(told), luck if luck.rows else None, graph)


def _nothing_yet(here: Statistics) -> str:
    if here.wrong:
        return here.wrong
    if here.reading:
        return translate(_("Reading the book …"))
    if here.evenings:
        return translate(_("No hand has been finished yet."))
    return translate(_("No evening has been played yet."))


def _left_out(here: Statistics) -> str:
    """A dot stands for too few; what is damaged is named."""
    told = [here.wrong] if here.wrong else []
    return "\n".join([*told, *notes(here.evenings, on_the_screen=True)])


def keys_told(here: Statistics) -> str:
    """The keys of this page, those that only move with them."""
    key_of = here.keymap.key_of
    players = f"{key_of(BACK)} {key_of(ON)}"
    if (here.keymap.keys_of(BACK)[0], here.keymap.keys_of(ON)[0]) == ("left", "right"):
        players = translate(_("Left Right"))
    player, turn = translate(_("player")), translate(_("pages"))
    another = f"{players} {player}"
    open_row = f"{key_of(OPEN)} {translate(command(OPEN).title)}"
    there: Mapping[str, tuple[str, ...]] = {
        PLAYERS: (translate(_("Up Down choose")), open_row),
        PLAYER: (another, translate(_("Up Down read"))),
        SEASON: (),
        NET: (another,),
        EVENINGS: (another, translate(_("Up Down evening"))),
    }
    pages = f"{key_of(NEXT_PAGE)} {turn}"
    return "  ".join([*there[here.page], pages, translate(_("Esc back"))])


# Tables


def players_table(everybody: Sequence[Together], width: int) -> TablePicture:
    """A row a player; a dot where there was too little to count."""
    heads: tuple[str, ...] = (
        "",
        _("hands"),
        _("net"),
        _("per 100"),
        _("VPIP"),
        _("PFR"),
        _("3-bet"),
    )
    heads = (*heads, _("AF"), _("WTSD"), _("W$SD"))
    columns = len(heads) if width >= _ALL else len(heads) - 3  # one player's page has them all
    return TablePicture(
        tuple(translate(each) if each else "" for each in heads[:columns]),
        tuple(Row(_player_cells(each)[:columns]) for each in everybody),
    )


def _player_cells(who: Together) -> tuple[str, ...]:
    counts, rate = who.counts, per_hundred(who.counts)
    told = [_short(each) for each in figures(counts)]
    per = written(f"{rate.blinds:+,.0f}") if rate else _TOO_FEW
    return (called(who.player.name), chips(counts.hands), net(counts.net), per, *told)


def _short(figure: Figure) -> str:
    if figure.value is None:
        return _TOO_FEW
    return words.figure_value(figure.id, figure.value, figure.of, share=figure.share)


def player_table(who: Together) -> TablePicture:
    """A row a figure, with what it means."""
    rows = [Row((each.title, each.value), each.meaning or each.beside) for each in fact_rows(who)]
    return TablePicture(("", ""), tuple(rows))


def season_table(rows: Sequence[SeasonRow]) -> TablePicture:
    """The friends, best first."""
    heads = ("", _("net"), _("evenings"), _("won"), _("best evening"), _("worst"))
    return TablePicture(
        tuple(translate(each) if each else "" for each in heads),
        tuple(Row(season_cells(row)) for row in rows),
    )


def luck_table(evening: EveningRead) -> TablePicture:
    """Net, luck and play of everybody; nothing while it is not weighed."""
    heads = ("", _("net"), _("luck"), In("luck and play", "play"), _("± error"))
    rows = []
    for each in luck_told(evening):
        luck, play = luck_words.split(each.net, each.luck)
        cells = (called(each.name), net(each.net), net(luck), net(play), chips(round(each.error)))
        rows.append(Row(cells, luck_words.what_luck_is()))
    return TablePicture(tuple(translate(each) if each else "" for each in heads), tuple(rows))


# Graphs


def net_graph(who: Together) -> GraphPicture:
    """The net over all hands, with a line at nothing."""
    course = list(enumerate((0, *who.course)))
    low, low_at, high, high_at = extremes(course)
    return GraphPicture(
        tuple(value for _, value in course),
        highest=net(high),
        zero="0",
        lowest=net(low),
        begin=translate(_("hand {number}")).format(number=0),
        end=translate(_("hand {number}")).format(number=len(who.course)),
        sentence=words.course(low, low_at, high, high_at, signed=True),
    )


def stack_graph(counted: EveningCounted, name: str) -> GraphPicture:
    """A stack over an evening, with what was bought."""
    stacks = counted.stacks[name]
    course = points(stacks)
    hands = [hand for hand, _chips in course]
    bought = {each.hand for each in purchases(stacks, counted.numbers())}
    return GraphPicture(
        tuple(value for _, value in course),
        highest=chips(max(value for _, value in course)),
        zero="0",
        begin=translate(_("hand {number}")).format(number=hands[0]),
        end=translate(_("hand {number}")).format(number=hands[-1]),
        marks=tuple(at for at, hand in enumerate(hands) if hand in bought and at),
        sentence=stack_in_words(counted, name),
    )
