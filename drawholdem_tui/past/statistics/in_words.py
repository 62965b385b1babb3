"""Statistics as lines: everybody's figures, the season, the charts as sentences, luck and play, and
once what each figure means."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from drawholdem_tui.past.hands import Player
from drawholdem_tui.past.statistics.evening_counted import EveningCounted
from drawholdem_tui.past.statistics.evenings_read import EveningRead
from drawholdem_tui.past.statistics.figures import (
    FEWEST,
    corrections,
    extremes,
    figures,
    per_hundred,
    points,
    purchases,
    swap_figures,
)
from drawholdem_tui.past.statistics.totals import SeasonRow, Together, first_of, season, together
from drawholdem_tui.words.language import In, _, plural, translate
from drawholdem_tui.words.numbers import chips, net
from drawholdem_tui.words.past import luck as luck_words
from drawholdem_tui.words.past import statistics as words
from drawholdem_tui.words.past.book import lost_hands
from drawholdem_tui.words.people import called, of
from drawholdem_tui.words.people import together as these
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.times import local_time

TOO_FEW = "\u00b7"  # to be counted
_TITLE = 24
_VALUE = 12


def statistics_lines(
    evenings: Sequence[EveningRead], width: int | None = None, who: str | None = None
) -> list[str]:
    """All of it, in so many columns; of evenings the latest. Or what there is of one player."""
    everybody = [each for each in together(evenings) if who in (None, each.player.name)]
    blocks = [[] if who else season_lines(evenings)]
    blocks += [player_lines(each) for each in everybody]
    blocks += [] if who else [evening_lines(each) for each in evenings if each.counted.hands][-1:]
    blocks.append(meanings(everybody))
    if any(each.few for one in everybody for each in player_rows(one)):
        few = translate(
            _("A figure needs at least {hands} hands, bets, flops, showdowns or swaps.")
        )
        blocks.append([Line(few.format(hands=FEWEST))])
    blocks.append([Line(each) for each in notes(evenings)])
    lines = [line for block in blocks if block for line in (*block, Line(""))][:-1]
    return [row for line in lines for row in fitted(line, width)]


def notes(evenings: Sequence[EveningRead], *, on_the_screen: bool = False) -> list[str]:
    """What is left out, and why. The screen works out luck where somebody looks at an evening."""
    told = damaged_told(evenings)
    if going_on := sum(each.goes_on and each.counted.hands > 0 for each in evenings):
        told.append(luck_words.not_over(going_on))
    if not on_the_screen and (waiting := sum(each.to_be_weighed for each in evenings)):
        told.append(luck_words.not_yet_weighed(waiting))
    return told


def figures_told(everybody: Sequence[Together]) -> list[str]:
    """Those that somebody has."""
    by_player = [figures(each.counts) for each in everybody]
    named = {each.id for every in by_player for each in every if each.value is not None}
    return [each.id for each in by_player[0] if each.id in named] if by_player else []


def columns_explained(everybody: Sequence[Together]) -> list[tuple[str, str]]:
    """What the heads of everybody's figures and a dot among them mean, and one of the season's."""
    told = figures_told(everybody)
    every = [(words.figure_in_short(each), words.column_meaning(each)) for each in told]
    few = TOO_FEW, translate(_("too few chances ({hands} needed)"), hands=FEWEST)
    about = _("evenings finished in first place; computers can win too, but are not listed")
    won = translate(In("evenings", "won")), translate(about)
    return [(translate(_("per 100")), words.rate_in_short()), *every, few, won]


def damaged_told(evenings: Sequence[EveningRead]) -> list[str]:
    """What of the book is not as it was written."""
    told = [words.damaged_evening(each.id) for each in evenings if each.damaged]
    told += [as_sentence(lost_hands(each.id, each.lost)) for each in evenings if each.lost]
    return told + [
        words.damaged_hand(each.id, hand) for each in evenings for hand in each.counted.damaged
    ]


def season_lines(evenings: Sequence[EveningRead]) -> list[Line]:
    """The friends by name, best first."""
    rows = season(evenings)
    if not rows:
        return []
    titles: tuple[str | In, ...] = (
        _("net"),
        _("evenings"),
        In("evenings", "won"),
        _("best"),
        _("worst"),
    )
    table = [("", *map(translate, titles)), *map(season_cells, rows)]
    widths = [max(map(cells, column)) for column in zip(*table, strict=True)]
    lines = [Line(season_heading(evenings))]
    for name, *figures_told in table:
        told = "  ".join(map(right, figures_told, widths[1:]))
        lines.append(Line(f"  {left(name, widths[0])}  {told}".rstrip(), 4))
    first = first_instead(evenings)
    return [*lines, Line(f"  {first}", 2)] if first else lines


def season_heading(evenings: Sequence[EveningRead]) -> str:
    """Of how many that are over."""
    over = sum(each.over and each.counted.hands > 0 for each in evenings)
    if any(each.goes_on and each.counted.hands for each in evenings):
        return plural(
            "The season, one evening, open ones not counted",
            "The season, {evenings} evenings, open ones not counted",
            over,
            evenings=over,
        )
    return plural("The season, one evening", "The season, {evenings} evenings", over, evenings=over)


def first_instead(evenings: Sequence[EveningRead]) -> str:
    """Who finished first, where none of the friends ever did: computers have no row."""
    if any(row.won for row in season(evenings)):
        return ""
    over = (each for each in evenings if each.over and each.counted.hands)
    names = sorted({called(name) for each in over for name in first_of(each)})
    told = _("Finished first: {names}.") if names else _("Nobody finished ahead.")
    return translate(told, names=these(names))


def season_cells(row: SeasonRow) -> tuple[str, str, str, str, str, str]:
    """Name, net, evenings, how many were won, the best, the worst."""
    best, worst = net(row.best or 0), net(row.worst or 0)
    return called(row.name), net(row.net), str(row.evenings), str(row.won), best, worst


def player_name(player: Player) -> str:
    """As it is read."""
    return words.player_called(player.name, computer=player.computer)


def player_lines(who: Together) -> list[Line]:
    """One player's, a line a figure."""
    heading = words.player_heading(player_name(who.player), who.counts.hands, who.evenings)
    return [Line(heading), *(_row(each) for each in player_rows(who) if not each.few)]


def meanings(everybody: Sequence[Together]) -> list[Line]:
    """What each figure that was told means, once."""
    told = {
        each.title: each.meaning
        for who in everybody
        for each in player_rows(who)
        if each.meaning and not each.few
    }
    if not told:
        return []
    lines = [Line(f"  {left(title, _TITLE)}{told[title]}", 2 + _TITLE) for title in told]
    return [Line(translate(_("What the figures mean"))), *lines]


def player_rows(who: Together) -> Iterator[Fact]:
    """All that is told of one player; the graph as a sentence."""
    yield from fact_rows(who)
    if len(who.course) > 1:
        found = extremes(list(enumerate((0, *who.course))))
        yield Fact(translate(_("total net")), words.course(*found, signed=True))


class Fact(NamedTuple):
    """Something told of a player: what stands beside it is of this one, what it means is not.
    ``sign``: chips won or lost; ``share``: a part of all."""

    title: str
    value: str
    beside: str = ""
    meaning: str = ""
    few: bool = False  # what it is counted of: it says no more than that
    sign: int = 0
    share: float | None = None


def fact_rows(who: Together) -> Iterator[Fact]:
    """Net, figures, opponents, pots, luck and play."""
    counts, rate = who.counts, per_hundred(who.counts)
    yield Fact(translate(_("net")), net(counts.net), sign=counts.net)
    told = words.rate_value(*rate) if rate else words.few_hands(counts.hands)
    yield Fact(words.rate_title(), told, meaning=words.rate_meaning(), few=rate is None)
    for each in (*figures(counts), *swap_figures(counts, who.swaps)):
        value = words.figure_value(each.id, each.value, each.of, share=each.share)
        title, meaning = words.figure_title(each.id), words.figure_meaning(each.id)
        part = each.value if each.share and each.id != "gained" else None
        yield Fact(title, value, meaning=meaning, few=each.too_few, share=part)
    if who.counts.paid:
        yield Fact(translate(_("paid for swaps")), chips(who.counts.paid))
    for title, name, won in opponents(who):
        told = words.against(name, won)
        yield Fact(title, told, meaning=translate(_BEST), sign=won)
    yield from pot_rows(who)
    if who.luck.hands:
        luck, play = who.luck_and_play
        meaning = luck_words.what_luck_is()[0]
        yield Fact(translate(_("luck")), net(luck), meaning=meaning, sign=luck)
        hands = plural("over one analysed hand", "over {hands} analysed hands", who.luck.hands)
        title = translate(In("luck and play", "play"))
        yield Fact(title, net(play), hands.format(hands=who.luck.hands), sign=play)


def opponents(who: Together) -> Iterator[tuple[str, str, int]]:
    """Whom one has won most from, and lost most to: title, name, chips."""
    named = (_("best against"), who.best_against), (_("worst against"), who.worst_against)
    for title, found in named:
        if found:
            yield translate(title), player_name(found[0]), round(found[1])


def pot_rows(who: Together) -> Iterator[Fact]:
    """The biggest that one has won, and where."""
    for number, pot in enumerate(who.payouts[:3]):
        title = translate(_("biggest pots won")) if not number else ""
        where = translate(_("evening {evening}, hand {hand}"))
        where = where.format(evening=pot.evening, hand=pot.hand)
        yield Fact(title, chips(pot.amount), where)


_BEST = _("chips won or lost: of each pot, from those who put into it")


def _row(fact: Fact) -> Line:
    value = left(fact.value, _VALUE) if fact.beside else fact.value
    told = f"  {left(fact.title, _TITLE)}{value}  {fact.beside}".rstrip()
    return Line(told, 2 + _TITLE)


def evening_lines(evening: EveningRead) -> list[Line]:
    """Everybody's stack as a sentence, and who had the luck."""
    heading = translate(_("Evening {number}, {when}"))
    when = local_time(evening.began) if evening.began else "?"
    lines = [Line(heading.format(number=evening.id, when=when))]
    counted = evening.counted
    lines += [
        Line(f"  {of(called(name), stack_in_words(counted, name))}", 4) for name in counted.stacks
    ]
    every = luck_told(evening)
    if every:
        lines += [Line(f"  {luck_words.luck_line(each)}", 4) for each in every]
        lines += [Line(f"  {each}", 4) for each in luck_sentences(evening)]
    return lines


def stack_in_words(counted: EveningCounted, name: str, mark: str = "") -> str:
    """The chart of a stack as a sentence; ``mark`` stands where something was bought."""
    stacks = counted.stacks[name]
    told = words.course(*extremes(points(stacks)), signed=False)
    bought = words.bought(purchases(stacks, counted.numbers()))
    bought = f"{mark} {bought}" if mark and bought else bought
    corrected = words.corrected(corrections(stacks))
    return ", ".join(filter(None, (told, bought, corrected)))


def luck_told(evening: EveningRead) -> list[luck_words.LuckTold]:
    """Whoever played best before the others; nothing while not all of it is weighed."""
    if not evening.over or not evening.is_weighed:
        return []
    told = evening.weighed.in_chips
    every = [
        luck_words.LuckTold(name, each.net, told[name], each.play, each.error, each.chance_in_play)
        for name, each in evening.weighed.luck.items()
    ]
    return sorted(every, key=lambda each: -each.play)


def luck_sentences(evening: EveningRead) -> list[str]:
    """Who ran best, and who played best as far as that can be told."""
    every, hands = luck_told(evening), evening.weighed.hands
    told = luck_words.who_ran_best(every, _big_blind(evening))
    return [each for each in (told, luck_words.who_played_best(every, hands)) if each]


def _big_blind(evening: EveningRead) -> float:
    """About, where it rose."""
    every = evening.counted.counts.values()
    blinds = sum(abs(each.blinds) for each in every)
    return sum(abs(each.net) for each in every) / blinds if blinds else 0.0


class Line(NamedTuple):
    """``hang``: how far the rest of a long one is set in."""

    text: str
    hang: int = 2


def cells(text: str) -> int:
    """Columns of a terminal.

    >>> cells("Ann"), cells("\u6f22\u5b57"), cells("e\u0301")
    (3, 4, 1)
    """
    return len(text) if text.isascii() else sum(map(_of_a_sign, text))


def _of_a_sign(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def left(text: str, width: int) -> str:
    """With spaces behind it."""
    return text + " " * (width - cells(text))


def right(text: str, width: int) -> str:
    """With spaces before it."""
    return " " * (width - cells(text)) + text


def fitted(line: Line, width: int | None) -> Iterator[str]:
    """In rows of so many cells, broken between words; whole where no width is given."""
    if width is None:
        yield line.text
        return
    indent = " " * (line.hang if line.hang < width // 2 else 4)
    row, *words = line.text.split(" ")
    for word in words:
        longer = f"{row} {word}"
        if word and row.strip() and cells(longer) > width:
            yield row.rstrip(" ")
            longer = indent + word
        row = longer
    yield row
