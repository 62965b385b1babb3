"""Statistics as tables and graphs of plain values: what stands in which column of which row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
    luck_told,
    season_cells,
    stack_in_words,
)
from drawholdem_tui.past.statistics.totals import SeasonRow, Together
from drawholdem_tui.tui.statistics.figures import Row, TablePicture
from drawholdem_tui.tui.statistics.graph_plan import GraphPicture
from drawholdem_tui.words.language import In, translate
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.numbers import chips, net, written
from drawholdem_tui.words.past import luck as luck_words
from drawholdem_tui.words.past import statistics as words
from drawholdem_tui.words.people import called

_TOO_FEW: Final = "\u00b7"
_ALL: Final = 76  # columns of the screen that all figures of a row want


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
    heads = ("", _("net"), _("luck"), In("luck and play", "play"), _("give or take"))
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
