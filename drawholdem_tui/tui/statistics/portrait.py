"""One player as a plain value: results, course, swaps, habits beside those of the others."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.past.statistics.compared import (
    Compared,
    compared,
    kind_of_player,
    what_stands_out,
)
from drawholdem_tui.past.statistics.evening_counted import EveningCounted
from drawholdem_tui.past.statistics.evenings_read import EveningRead
from drawholdem_tui.past.statistics.figures import (
    FEWEST,
    Figure,
    SwapsOnAStreet,
    by_chance,
    every_swap,
    extremes,
    figures,
    hands_won,
    per_hundred,
    points,
    purchases,
    swap_figures,
    swaps_by_street,
    swaps_to_leave_out,
)
from drawholdem_tui.past.statistics.in_words import (
    luck_told,
    opponents,
    player_name,
    stack_in_words,
)
from drawholdem_tui.past.statistics.totals import PotOfAll, Together
from drawholdem_tui.tui.statistics.arranged import round_numbers
from drawholdem_tui.tui.statistics.plan import (
    MARK,
    GraphPicture,
    Habit,
    PortraitPicture,
    Practice,
    Result,
    Row,
    TablePicture,
)
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, in_print, signed
from drawholdem_tui.words.past import luck as luck_words
from drawholdem_tui.words.past import portrait as words
from drawholdem_tui.words.past import statistics as statistics_words
from drawholdem_tui.words.people import called
from drawholdem_tui.words.times import time_in_short

_COACH: Final = "as_the_coach"
_NO_SHARES: Final = ("aggression", "drawn", "gained", "swap_cost")
_SAYS: Final = 3  # sentences at most
_ENOUGH: Final = 10  # swaps: of fewer nothing is said
_WIDE: Final = 94  # columns from which on the day of an evening is told
_CARDS: Final = 2  # that are shown beside a name
_POTS: Final = 3


class Beside(NamedTuple):
    """What a portrait needs of elsewhere."""

    everybody: Sequence[Together]
    graph: GraphPicture | None
    no_graph: str
    pot: PotOfAll | None  # whose cards are known
    cards: Sequence[Card]
    analysed: tuple[int, int]  # of the hands on evenings that are over, and all of these
    practice: Practice | None


def in_words(*heads: str | In) -> tuple[str, ...]:
    return tuple(map(translate, heads))


def portrait_picture(who: Together, beside: Beside) -> PortraitPicture:
    counts, habits = who.counts, compared(who, beside.everybody)
    played = statistics_words.hands_in_evenings(counts.hands, who.evenings)
    done, hands = beside.analysed
    rate, swaps = per_hundred(counts), _swaps(who) if any(counts.asked) else None
    shown = beside.pot if len(beside.cards) == _CARDS else None
    return PortraitPicture(
        name=player_name(who.player),
        played=(words.played(played, hands_won(who.course)), played),
        kind=kind_of_player(habits),
        cards=tuple(beside.cards) if shown else (),
        pot=words.pot_of_the_cards(*shown[:3]) if shown else (),
        results=_results(who, all_done=done == hands),
        beside_net=words.rates(counts.net / counts.hands, rate.blinds if rate else None),
        about_luck=_about_luck(who, done, hands),
        follows=done / hands if done < hands else None,
        graph=beside.graph and beside.graph._replace(sentence=""),
        no_graph="" if beside.graph else beside.no_graph,
        evenings=_evenings(who),
        swaps=swaps,
        about_swaps=words.about_swaps(twice=sum(counts.swapped) > counts.swapped_hands),
        others=_others(who, beside.pot if shown else None),
        habits=_habits(who, habits),
        says=_says(who, habits, beside),
        usual=words.what_is_usual() if any(each.usual for each in habits) else (),
        practice=beside.practice,
    )


def _about_luck(who: Together, done: int, hands: int) -> tuple[tuple[str, ...], ...]:
    """How much is chance; and while there is none to tell, why."""
    told, swing = list[tuple[str, ...]](), by_chance(who.course)
    if not any(each.evening.over for each in who.by_evening):
        told.append((translate(_("Luck is shown when the evening is over.")),))
    elif done < hands:
        told.append((luck_words.being_weighed(done, hands),))
    if swing is not None:
        told.append(words.by_chance(who.counts.hands, swing, who.counts.net))
    return tuple(told)


def _others(who: Together, above: PotOfAll | None) -> tuple[Row, ...]:
    """Opponents and pots, but for that told ``above``; a long name leaves room for the figure."""
    against = [Row((title, signed(won)), name, (0, won)) for title, name, won in opponents(who)]
    pots = list[Row]()
    first = translate(_("other big pots") if above else _("biggest pots won"))
    for pot in (each for each in who.payouts[:_POTS] if each != above):
        where = translate(_("evening {evening}, hand {hand}"), evening=pot.evening, hand=pot.hand)
        pots.append(Row(("" if pots else first, chips(pot.amount)), where, (0, 0)))
    return (*against, *pots)


def _says(who: Together, habits: Sequence[Compared], beside: Beside) -> tuple[str, ...]:
    """After which swaps most was lost first, then what stands out."""
    if who.counts.hands < FEWEST:
        return (words.too_few_hands(player_name(who.player), FEWEST),)
    swaps, beyond_luck = swaps_by_street(who.counts), swaps_to_leave_out(who.counts, who.course)
    worst = min(range(len(swaps)), key=lambda at: swaps[at].net)
    worst = worst if beyond_luck is None else beyond_luck
    lost, first = -swaps[worst].net * (swaps[worst].swaps >= _ENOUGH), tuple[str, ...]()
    if lost > 0 and (beside.practice or beyond_luck is not None):
        first = (words.lost_most(worst, lost, beyond_luck=beyond_luck is not None),)
    found = what_stands_out(habits)
    told = len(beside.everybody) < 2 or kind_of_player(habits) != ("",)  # that nothing does
    return (first + found)[:_SAYS] if found or told else (*first, words.like_the_others())


def _results(who: Together, *, all_done: bool) -> tuple[Result, ...]:
    """Net, and luck and play to one scale, once they are known: with what cannot be analysed they
    add up to the net."""
    counts, luck_and_play = who.counts, who.luck_and_play
    told = [Result(translate(_("net")), signed(counts.net), counts.net)]
    titles = translate(_("luck")), translate(In("luck and play", "play"))
    if who.luck.hands and all_done:
        longest = max(1, *map(abs, luck_and_play))
        named = zip(titles, luck_and_play, strict=True)
        told += [Result(title, signed(value), value, value / longest) for title, value in named]
        if who.luck.hands < counts.hands:
            rest = counts.net - who.luck.net
            told.append(Result(translate(_("not analysed")), signed(rest), rest))
    return tuple(told)


def _evenings(who: Together) -> tuple[Result, ...]:
    """Those that are over, as the season counts them."""
    nets = [each.net for each in who.by_evening if not each.evening.goes_on]
    if len(nets) < 2:
        return ()
    best, worst = max(nets), min(nets)
    ahead, ended = sum(each > 0 for each in nets), len(nets) < len(who.by_evening)
    return (
        Result(translate(_("best evening")), signed(best), best),
        Result(translate(_("worst evening")), signed(worst), worst),
        Result(translate(_("evenings ahead")), words.ahead(ahead, len(nets), ended=ended)),
    )


def _swaps(who: Together) -> TablePicture:
    """A row a street on which one could have swapped, and all of them."""
    heads = in_words(
        "",
        In("swaps by street", "swaps"),
        In("behind swaps", "of possible"),
        In("swaps by street", "fees"),
        In("swaps by street", "before fees"),
        _("net"),
    )
    every = zip(words.STREETS, swaps_by_street(who.counts), strict=True)
    rows = [_swap_row(translate(street), each) for street, each in every if each.offered]
    if len(rows) > 1:
        rows.append(_swap_row(translate(_("with any swap")), every_swap(who.counts)))
    return TablePicture(heads, tuple(rows))


def _swap_row(title: str, swaps: SwapsOnAStreet) -> Row:
    free = translate(In("fee of a swap", "free"))
    paid = chips(swaps.paid) if swaps.paid else free if swaps.swaps else ""
    told = title, chips(swaps.swaps), words.of_chances(swaps.offered), paid
    came = (signed(swaps.won), signed(swaps.net)) if swaps.swaps else ("", "")
    return Row((*told, *came), signs=(0, 0, 0, 0, 0, swaps.net))


def _habits(who: Together, beside: Sequence[Compared]) -> tuple[Habit, ...]:
    told = [
        Habit(
            words.title(each.figure.id),
            _value(each.figure),
            each.figure.value,
            each.usual,
            words.usual(*each.usual) if each.usual else "",
            bool(each.stands_out),
            each.figure.too_few,
            shorter=words.title_in_short(each.figure.id),
        )
        for each in beside
    ]
    every = (*figures(who.counts), *swap_figures(who.counts, who.swaps))
    every = tuple(each for each in every if not each.too_few or each.id == _COACH)
    told += [
        Habit(
            words.title(each.id),
            _value(each),
            each.value if each.id == _COACH else None,
            few=each.too_few,
            meaning=words.meaning(each.id),
            shorter=words.title_in_short(each.id),
        )
        for each in sorted(every, key=lambda each: each.id != _COACH)
        if each.id in (_COACH, *_NO_SHARES) and each.of
    ]
    return tuple(told)


def _value(figure: Figure) -> str:
    """Of few, how often: a share of them would say more than is known."""
    if figure.value is None:
        return words.so_often(figure.part, figure.of)
    value = figure.id, figure.value, figure.of
    return in_print(statistics_words.figure_value(*value, share=figure.share))


# Over all evenings


def net_graph(who: Together) -> GraphPicture:
    """The net over all hands, with a line at nothing."""
    course = (0, *who.course)
    low, low_at, high, high_at = extremes(list(enumerate(course)))
    return GraphPicture(
        course,
        highest=signed(high),
        zero="0",
        lowest=signed(low),
        last=signed(course[-1]),
        begin=translate(In("of a graph", "start")),
        end=translate(_("hand {number}"), number=chips(len(who.course))),
        sentence=translate(
            _("net, hand by hand: {course}"),
            course=in_print(statistics_words.course(low, low_at, high, high_at, signed=True)),
        ),
        brief=translate(_("net, hand by hand")),
        ticks=tuple((at, chips(at)) for at in round_numbers(len(who.course))),
    )


def stack_graph(counted: EveningCounted, name: str) -> GraphPicture:
    """A stack over an evening, with a mark where something was bought."""
    stacks = counted.stacks[name]
    hands, course = zip(*points(stacks), strict=True)
    purchased = purchases(stacks, counted.numbers())
    more = [sum(each.chips for each in purchased if each.hand == hand) for hand in hands]
    marks = tuple(at for at, chips_ in enumerate(more) if chips_ and at)
    bought = tuple(accumulate(more, initial=course[0]))[1:]
    between = list(enumerate(hands))[1:-1]  # the start and the last hand are told
    rebuys = ((at, translate(_("bought: {chips} in all"), chips=chips(bought[at]))) for at in marks)
    return GraphPicture(
        course,
        highest=chips(max(course)),
        zero="0",
        begin=translate(In("of a graph", "start")),
        end=translate(_("hand {number}"), number=hands[-1]),
        marks=marks,
        bought=bought,
        first_bought=chips(bought[0]),
        told_bought=tuple(rebuys),
        sentence=stack_in_words(counted, name, MARK),
        ticks=tuple((at, chips(hand)) for at, hand in between if not hand % 10),
    )


def evenings_table(who: Together, width: int) -> TablePicture:
    """A row an evening of somebody."""
    told = []
    for each in who.by_evening:
        title = translate(_("evening {number}"), number=each.evening.id)
        begun = (time_in_short(each.evening.began) if each.evening.began else "",)
        cells = title, *(begun if width >= _WIDE else ()), chips(each.hands)
        is_known = each.luck.hands == each.hands
        shares = luck_words.split(each.net, each.luck.luck) if is_known else not_known(each.evening)
        told.append((cells, each.net, shares))
    heads = in_words(*(("",) if width >= _WIDE else ()), _("hands"))
    table = net_luck_play(*heads, rows=told)
    if len(told) < 2:
        return table
    sums = [who.counts.net]
    if who.luck.hands == who.counts.hands:
        sums += who.luck_and_play
    named = translate(_("in all")), *(("",) if width >= _WIDE else ()), chips(who.counts.hands)
    signs = (*(0 for _cell in named), *sums)
    told_sums = (*named, *map(signed, sums))
    blank = ("",) * (len(table.heads) - len(told_sums))
    return table._replace(total=Row((*told_sums, *blank), signs=signs, strong=True))


def not_known(evening: EveningRead) -> tuple[str, str]:
    """In place of luck and play."""
    if evening.damaged:
        return "", ""
    told = translate(_("not yet") if evening.over else In("an evening", "open"))
    return told, told


def luck_table(evening: EveningRead, nets: Sequence[tuple[str, int]]) -> TablePicture:
    """Net, luck and play of everybody, by net; the net alone while it is not weighed."""
    shares = {each.name: luck_words.split(each.net, each.luck) for each in luck_told(evening)}
    rows = [((called(name),), net, shares.get(name, not_known(evening))) for name, net in nets]
    return net_luck_play(rows=rows)


def net_luck_play(
    *heads: str, rows: Sequence[tuple[tuple[str, ...], int, tuple[int, int] | tuple[str, str]]]
) -> TablePicture:
    """Columns of text and figures below their heads, but for the first which has none; behind them
    a net, and once they are known of a row luck and play, with bars to one scale."""
    are_known = any(isinstance(each, int) for _cells, _net, shares in rows for each in shares)
    every = [(net, *shares) if are_known else (net,) for _cells, net, shares in rows]
    known = [[each for each in row if isinstance(each, int)] for row in every]
    most = max((abs(each) for row in known for each in row), default=0) or 1
    told = []
    for (cells, _net, _shares), row, figures_known in zip(rows, every, known, strict=True):
        seen = (signed(each) if isinstance(each, int) else each for each in row)
        signs = (*(0 for _cell in cells), *figures_known)
        told.append(Row((*cells, *seen), "", signs, gains=tuple(x / most for x in figures_known)))
    named = in_words(_("net"), _("luck"), In("luck and play", "play"))
    titles = ("", *heads, *(named if are_known else named[:1]))
    return TablePicture(titles, tuple(told), bars=tuple(range(1 + len(heads), len(titles))))
