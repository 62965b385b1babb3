"""The pages of the statistics as plain values: tables, graphs, and what is told beside them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, chain
from typing import Final

from drawholdem_tui.past.statistics.compared import how_they_play
from drawholdem_tui.past.statistics.evenings_read import EveningRead
from drawholdem_tui.past.statistics.figures import (
    FEWEST,
    Figure,
    figures,
    per_hundred,
)
from drawholdem_tui.past.statistics.in_words import (
    TOO_FEW,
    cells,
    damaged_told,
    figures_told,
    first_instead,
    luck_sentences,
    luck_told,
    player_name,
    season_heading,
)
from drawholdem_tui.past.statistics.totals import (
    SeasonRow,
    Together,
    season_evenings,
    season_hands,
)
from drawholdem_tui.tui.statistics import commands as to
from drawholdem_tui.tui.statistics.arranged import MARGIN, WIDEST
from drawholdem_tui.tui.statistics.director import Statistics
from drawholdem_tui.tui.statistics.plan import (
    GraphPicture,
    PagePicture,
    Practice,
    Row,
    TablePicture,
)
from drawholdem_tui.tui.statistics.portrait import (
    Beside,
    evenings_table,
    in_words,
    luck_table,
    net_graph,
    portrait_picture,
    stack_graph,
)
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, in_print, signed
from drawholdem_tui.words.past import luck as luck_words
from drawholdem_tui.words.past import statistics as words
from drawholdem_tui.words.people import called, of
from drawholdem_tui.words.times import time_in_short

_CARDS_FROM: Final = 72  # columns of the page of one player
_LOW: Final = 20  # rows beside those of a table, from which on a graph has enough
_OF_FEW: Final = 3  # columns that need few hands: name, net, hands
_WIDE: Final = 94  # columns from which on a head has two words
_WIDER: Final = 130  # columns from which on hands are told, too
_NET_BAR: Final = 12  # columns for it, and before it
_MANY: Final = 110  # ... from which on there may be more than three figures
_BEFORE_HABITS: Final = 4  # columns of everybody's figures
_EXPLAINS: Final = 30  # rows of the screen from which on it is said what luck and play are
_LEAST: Final = 7  # columns for a bar among others that belong together
_FEWEST_OF_A_GRAPH: Final = 10  # hands; a course of fewer is none


def page_picture(here: Statistics, width: int, height: int) -> PagePicture:
    """For a screen of so many columns and rows."""
    room = min(width - 2 * MARGIN, WIDEST)
    if not here.everybody:
        return PagePicture(_nothing_yet(here), _left_out(here))
    if here.page == to.PLAYERS:
        return _of_everybody(here, room)
    if here.page == to.SEASON:
        return _of_the_season(here, room, height)
    if here.page == to.EVENINGS:
        return _of_an_evening(here, room, height)
    if here.page == to.NET:
        return _of_their_evenings(here, room)
    beside = _beside(here) if width >= _CARDS_FROM else _beside(here)._replace(cards=())
    return PagePicture(portrait=portrait_picture(here.who, beside), at=None)


def _of_everybody(here: Statistics, width: int) -> PagePicture:
    """A row a player, and more of the one on whose row one stands."""
    table, told, graph = players_table(here.everybody, width), _left_out(here), _course_of(here)
    if _early(here.everybody):
        early = _("Early days: after {hands} hands, this page shows how everyone plays.")
        told = "\n".join(filter(None, (translate(early, hands=FEWEST), told)))
        return PagePicture("", told, table, graph, here.at, chosen=True)
    more = portrait_picture(here.who, _beside(here)._replace(cards=()))
    says = how_they_play(here.who, here.everybody, width)
    if here.who.counts.hands < FEWEST:
        says = "", *more.says[:1]
    says = says or (more.name, more.played[-1])
    more = more._replace(says=tuple(each for each in more.says if each not in says))  # once
    return PagePicture("", told, table, graph, here.at, chosen=True, says=says, more=more)


def _early(everybody: Sequence[Together]) -> bool:
    return max((each.counts.hands for each in everybody), default=0) < FEWEST


def _beside(here: Statistics) -> Beside:
    pot, key_of, practice = here.pot, here.keymap.key_of, None
    if not here.nothing_to_practise():
        told = translate(_("practise: ten swaps"))
        practice = Practice(key_of(to.PRACTISE), told, to.PRACTISE)
    return Beside(
        here.everybody,
        _graph_of(here.who),
        words.no_graph_yet(_FEWEST_OF_A_GRAPH),
        pot,
        here.cards.get((pot, here.who.player), ()) if pot else (),
        here.analysed,
        practice,
    )


def _graph_of(who: Together) -> GraphPicture | None:
    return net_graph(who) if len(who.course) >= _FEWEST_OF_A_GRAPH else None


def _course_of(here: Statistics) -> GraphPicture | None:
    """Of the player on whose row one stands, by name."""
    graph = _graph_of(here.who)
    told = translate(_("{name}: net, hand by hand"), name=player_name(here.who.player))
    return graph and graph._replace(sentence=told)


def _of_the_season(here: Statistics, width: int, height: int) -> PagePicture:
    """A row a friend, and below what each evening brought to the one on whose row one stands."""
    rows, at = here.season, here.at_of_the_season
    if not rows:
        told = _(
            "An evening counts here once it is over: continue it from the menu and end it between"
            " two hands."
        )
        return PagePicture(told=translate(told))
    name = rows[at].name
    played = season_evenings(here.evenings, name)
    graph = _season_graph(name, played, width) if len(played) > 1 else None
    told = "" if graph else of(called(name), translate(_("one evening only, so no graph yet")))
    (done, hands), nets = here.analysed, [net for _evening, net in played]
    if graph and done < hands and _has_parts(nets, width):
        told = luck_words.being_weighed(done, hands)
    elif graph and graph.together > 1 and height >= _EXPLAINS:
        told = luck_words.luck_explained(width)
    told = "\n".join(filter(None, (first_instead(here.evenings), told)))
    heading, table = season_heading(here.evenings), season_table(rows, width, here.evenings)
    return PagePicture(heading, told, table, at=at, chosen=True, below=graph)


def _of_their_evenings(here: Statistics, width: int) -> PagePicture:
    """The net of somebody over all hands; where the evening lies on whose row one stands."""
    who, at = here.who, here.at_of_theirs
    heading = words.player_heading(player_name(who.player), who.counts.hands, who.evenings)
    graph, chosen = _graph_of(who), who.by_evening[at]
    told = [] if graph else [words.no_graph_yet(_FEWEST_OF_A_GRAPH)]
    told += _about_luck(here, chosen.evening) or [luck_words.luck_explained(width)]
    if graph and len(who.by_evening) > 1:  # its first value is before the first hand
        graph = graph._replace(lit=range(chosen.begin, chosen.begin + chosen.hands + 1))
    table = evenings_table(who, width)
    picture = PagePicture(heading, "\n".join(told), table, graph, at, chosen=True)
    every = translate(In("beside their names", "players"))
    picture = picture._replace(others=every, other=player_name(who.player))
    return _one_of(picture, here.at, len(here.everybody))


def _one_of(picture: PagePicture, at: int, many: int) -> PagePicture:
    told = In("one of several players", "{number} of {many}")
    return picture._replace(of_all=translate(told, number=at + 1, many=many) if many > 1 else "")


def _of_an_evening(here: Statistics, width: int, height: int) -> PagePicture:
    """The table says too who had the most luck: that is enough where a graph needs the row."""
    evening, name = here.evening, here.at_the_table
    when = time_in_short(evening.began) if evening.began else ""
    chips_of, none = _("{name}: chips in evening {number}, {when}"), _("Evening {number}, {when}")
    heading = translate(chips_of if name else none, name=called(name), number=evening.id, when=when)
    luck, graph = luck_table(evening, here.nets_at_the_table), None
    told = _about_luck(here, evening) or luck_sentences(evening)
    if name and evening.counted.hands >= _FEWEST_OF_A_GRAPH:
        tight = height - len(luck.rows) < _LOW
        graph = stack_graph(evening.counted, name)
        told = [whole] if cells(whole := " ".join(told)) <= width else told[-tight:]
    elif name:
        told.insert(0, words.no_graph_yet(_FEWEST_OF_A_GRAPH))
    if luck_told(evening) and (height >= _EXPLAINS or not graph):
        told.append(luck_words.luck_explained(width))
    at = next((at for at, row in enumerate(luck.rows) if row.cells[0] == called(name)), None)
    table = luck if luck.rows else None
    picture = PagePicture(heading, "\n".join(told), table, graph, at, chosen=at is not None)
    picture = picture._replace(others=translate(_("evenings")))
    return _one_of(picture, here.evenings.index(evening), len(here.evenings))


def _about_luck(here: Statistics, evening: EveningRead) -> list[str]:
    """Why there is nothing of it, yet."""
    if evening.damaged:
        return [words.damaged_evening(evening.id)]
    if not evening.over:
        return [translate(_("Luck is shown when the evening is over."))]
    if not evening.is_weighed:
        done = here.weighed.get(evening.id, 0)
        return [luck_words.being_weighed(done, evening.counted.hands)]
    return []


def _nothing_yet(here: Statistics) -> str:
    if here.wrong:
        return here.wrong
    if here.reading:
        return translate(_("Reading the book\u2026"))
    none = _("No hand has been finished yet."), _("Nothing has been played yet.")
    return translate(none[not here.evenings])


def _left_out(here: Statistics) -> str:
    """What is damaged is named."""
    return "\n".join(filter(None, [here.wrong, *damaged_told(here.evenings)]))


# Tables


def players_table(everybody: Sequence[Together], width: int) -> TablePicture:
    """A row a player, people apart from computers: else these would seem to be out of order; a dot
    where there was too little to count, and no columns of dots alone. As many as fit: one player's
    page has all figures."""
    told = figures_told(everybody)
    heads = (*in_words("", _("net"), _("hands"), _("per 100")), *map(words.figure_in_short, told))
    most = max(abs(each.counts.net) for each in everybody) or 1
    people = sum(not each.player.computer for each in everybody)
    apart = 0 < people < len(everybody)
    rows = [_player_row(each, told, most, apart=apart) for each in everybody]
    columns = zip(heads, *(row.cells for row in rows), strict=True)
    widths = (max(map(cells, column)) + 2 for column in columns)
    fit = sum(end <= width - _NET_BAR for end in accumulate(widths))
    fit = max(_BEFORE_HABITS, min(fit, len(heads) if width >= _MANY else _BEFORE_HABITS + 3))
    if _early(everybody):
        fit = _OF_FEW
    seen = tuple(row._replace(cells=row.cells[:fit]) for row in rows)
    if not apart:
        return TablePicture(heads[:fit], seen, (1,))
    first, kind = in_words(In("above their names", "people"), In("above their names", "computers"))
    return TablePicture((first, *heads[1:fit]), seen, (1,), people, kind)


def _player_row(who: Together, named: Sequence[str], most: int, *, apart: bool) -> Row:
    """A rate against the net has no colour: with other blinds it is no wrong sign."""
    name = words.player_called(who.player.name, computer=who.player.computer, below_its_kind=apart)
    counts, rate = who.counts, per_hundred(who.counts)
    told = (_short(each) for each in figures(counts) if each.id in named)
    per = in_print(words.rate_alone(rate.blinds)) if rate else TOO_FEW
    every = (name, signed(counts.net), chips(counts.hands), per, *told)
    signs = 0, counts.net, 0, counts.net if rate and rate.blinds * counts.net > 0 else 0
    quiet, gains = who.player.computer, (counts.net / most,)
    return Row(every, signs=signs, gains=gains, quiet=quiet)


def _short(figure: Figure) -> str:
    if figure.value is None:
        return TOO_FEW
    return words.figure_value(figure.id, figure.value, figure.of, share=figure.share)


def season_table(
    rows: Sequence[SeasonRow], width: int, evenings: Sequence[EveningRead]
) -> TablePicture:
    """The friends, best first; how many hands they played where there is room."""
    won, wide = In("evenings", "won"), width >= _WIDE
    ends = (_("best evening"), _("worst evening")) if wide else (_("best"), _("worst"))
    hands = (_("hands"),) if width >= _WIDER else ()
    two = 2 * any(row.evenings > 1 for row in rows)  # of one evening neither says anything
    heads = in_words("", _("net"), *hands, _("evenings"), won, *ends[:two])
    most = max((abs(row.net) for row in rows), default=0) or 1
    told = []
    for row in rows:
        best, worst = row.best or 0, (row.worst or 0) * (row.evenings > 1)
        told_ends = signed(best), signed(worst) if row.evenings > 1 else "\u2013"
        signs = (0, row.net, *(0 for _head in hands), 0, 0, best, worst)
        played = (chips(season_hands(evenings, row.name)),) if hands else ()
        counted = chips(row.evenings), chips(row.won), *told_ends[:two]
        seen = called(row.name), signed(row.net), *played, *counted
        told.append(Row(seen, signs=signs, gains=(row.net / most,)))
    return TablePicture(heads, tuple(told), (1,))


# Graphs


def _season_graph(name: str, played: Sequence[tuple[EveningRead, int]], width: int) -> GraphPicture:
    """What each evening brought to a friend; with luck and play where they are known, if there is
    room for their bars."""
    every = [(net, *_luck_and_play(name, evening)) for evening, net in played]
    named = in_words(_("net"), _("luck"), In("luck and play", "play"))
    are_known = min(map(len, every)) == len(named)
    about = translate(_("net, evening by evening"))
    if are_known and _has_parts(list(chain.from_iterable(every)), width, len(named)):
        sums = map(signed, map(sum, zip(*every, strict=True)))
        told = _("net {net} = luck {luck} + play {play}, evening by evening")
        about = translate(told, **dict(zip(("net", "luck", "play"), sums, strict=True)))
    else:
        every, named = [(net,) for _evening, net in played], ()
    many = max(1, len(named))
    titles = [translate(_("evening {number}"), number=evening.id) for evening, _net in played]
    heads = [(title,) if named else () for title in titles]
    notes = (_notes(name, *each, told=bool(named) or not are_known) for each in played)
    return GraphPicture(
        tuple(chain.from_iterable(every)),
        zero="0",
        ticks=tuple(enumerate(named * len(every) or titles)),
        sentence=of(called(name), about),
        figures=tuple(map(signed, chain.from_iterable(every))),
        together=many,
        notes=tuple((*head, *note) for head, note in zip(heads, notes, strict=True)),
    )


def _has_parts(values: Sequence[int], width: int, known: int = 1) -> bool:
    """Whether bars of luck and play fit beside each net; so many values of an evening are known."""
    evenings, widest = len(values) // known, 1 + max(cells(signed(each)) for each in values)
    return (width - 2 - 2 * evenings) // (3 * evenings) >= max(_LEAST, widest)


def _luck_and_play(name: str, evening: EveningRead) -> tuple[int, ...]:
    """Nothing while they are not known; none of whoever has played no hand."""
    nobody = (0, 0) if evening.over and evening.is_weighed else ()
    every = {each.name: luck_words.split(each.net, each.luck) for each in luck_told(evening)}
    return every.get(name, nobody)


def _notes(name: str, evening: EveningRead, net: int, *, told: bool) -> tuple[str, ...]:
    """Below the bars of an evening; ``told``: luck and play are."""
    first = sum(won > net for _name, won, _place in evening.results)
    place = next((at for who, _won, at in evening.results if who == name and at), first + 1)
    ranked = translate(_("place {place} of {players}"), place=place, players=len(evening.results))
    hands = words.hands_alone(evening.counted.hands)
    luck = [] if told else luck_told(evening)
    in_figures = (luck_words.luck_and_play(each, signed) for each in luck if each.name == name)
    return time_in_short(evening.began), hands, ranked, next(in_figures, "")
