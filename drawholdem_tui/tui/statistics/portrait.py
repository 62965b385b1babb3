"""One player as a plain value: results, course, swaps, habits beside those of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.past.statistics.compared import Compared, compared
from drawholdem_tui.past.statistics.figures import (
    FEWEST,
    Figure,
    figures,
    per_hundred,
    swap_figures,
)
from drawholdem_tui.past.statistics.in_words import opponents, player_name, pot_rows
from drawholdem_tui.past.statistics.totals import Together
from drawholdem_tui.tui.statistics.plan import (
    GraphPicture,
    Habit,
    PortraitPicture,
    Result,
    Row,
    TablePicture,
)
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, net, percent
from drawholdem_tui.words.past import luck as luck_words
from drawholdem_tui.words.past import portrait as words
from drawholdem_tui.words.past import statistics as statistics_words

_COACH: Final = "as_the_coach"
_NO_SHARES: Final = ("aggression", "drawn", "gained", "swap_cost")
_SAYS: Final = 2  # sentences at most


def in_words(*heads: str | In) -> tuple[str, ...]:
    return tuple(map(translate, heads))


def portrait_picture(
    who: Together, everybody: Sequence[Together], graph: GraphPicture | None, no_graph: str
) -> PortraitPicture:
    counts, beside = who.counts, compared(who, everybody)
    swaps = _swaps(who) if any(counts.asked) else None
    return PortraitPicture(
        name=player_name(who.player),
        played=statistics_words.hands_in_evenings(counts.hands, who.evenings),
        says=_says(who, beside, alone=len(everybody) < 2),
        results=_results(who),
        about_luck=_about_luck(who),
        graph=graph and graph._replace(sentence=""),
        no_graph="" if graph else no_graph,
        evenings=_evenings(who.nets),
        swaps=swaps,
        about_swaps=translate(_("net: of the hands with that swap")) if swaps else "",
        others=_others(who),
        habits=_habits(who, beside),
        about_habits=translate(_("others")) if len(everybody) > 1 else "",
    )


def _about_luck(who: Together) -> str:
    """Where it was not analysed, or not everywhere: the two add up to the net of those hands."""
    if not who.luck.hands:
        return words.no_luck_yet()
    return words.luck_over(who.luck.hands) if who.luck.hands < who.counts.hands else ""


def _others(who: Together) -> tuple[Row, ...]:
    """Opponents and pots; a long name leaves room for the figure."""
    return (
        *(Row((title, net(won)), name, (0, won)) for title, name, won in opponents(who)),
        *(Row((each.title, each.value), each.beside, (0, each.sign)) for each in pot_rows(who)),
    )


def _says(who: Together, beside: Sequence[Compared], *, alone: bool) -> tuple[str, ...]:
    if who.counts.hands < FEWEST:
        return (words.too_few_hands(player_name(who.player), FEWEST),)
    found = tuple(
        words.stands_out(each.figure.id, each.figure.value, each.others)
        for each in beside
        if each.stands_out and each.figure.value is not None and each.others is not None
    )
    return found[:_SAYS] if found or alone else (words.like_the_others(),)


def _results(who: Together) -> tuple[Result, ...]:
    """Net, rate, and of what was analysed luck and play, to one scale."""
    counts, rate = who.counts, per_hundred(who.counts)
    per = words.a_hand(counts.net / counts.hands)
    if rate:
        per = words.per_hundred(statistics_words.rate_value(*rate))
    told = [Result(translate(_("net")), net(counts.net), counts.net), Result("", per)]
    if who.luck.hands:
        luck, play = luck_words.split(who.luck.net, who.luck.luck)
        longest = max(abs(luck), abs(play), 1)
        named = ((translate(_("luck")), luck), (translate(In("luck and play", "play")), play))
        told += [Result(title, net(value), value, value / longest) for title, value in named]
    return tuple(told)


def _evenings(nets: Sequence[int]) -> tuple[Result, ...]:
    if len(nets) < 2:
        return ()
    best, worst = max(nets), min(nets)
    ahead = sum(each > 0 for each in nets)
    return (
        Result(translate(_("best evening")), net(best), best),
        Result(translate(_("worst evening")), net(worst), worst),
        Result(translate(_("evenings ahead")), words.ahead(ahead, len(nets))),
    )


def _swaps(who: Together) -> TablePicture:
    """A row a street on which one could have swapped, and their sum."""
    counts = who.counts
    heads = in_words("", In("swaps by street", "swaps"), _("fees"), _("net"))
    swapped, asked = counts.swapped, counts.asked
    streets = zip(words.STREETS, swapped, asked, counts.fees, counts.swap_nets, strict=True)
    rows = [_swap_row(*each) for each in streets if each[2]]
    if len(rows) > 1:
        swaps = words.swaps_of(sum(swapped), sum(asked))
        rows.append(Row((translate(_("in all")), swaps, chips(counts.paid), "")))
    return TablePicture(heads, tuple(rows))


def _swap_row(street: In, swapped: int, asked: int, fees: int, hands_net: int) -> Row:
    told = net(hands_net) if swapped else ""
    paid = chips(fees) if fees else translate(In("fee of a swap", "free")) if swapped else ""
    row = (translate(street), words.swaps_of(swapped, asked), paid, told)
    return Row(row, signs=(0, 0, 0, hands_net))


def _habits(who: Together, beside: Sequence[Compared]) -> tuple[Habit, ...]:
    told = [
        Habit(
            words.title(each.figure.id),
            _value(each.figure),
            each.figure.value,
            each.others,
            percent(each.others) if each.others is not None else "",
            bool(each.stands_out),
            each.figure.too_few,
        )
        for each in beside
    ]
    every = (*figures(who.counts), *swap_figures(who.counts, who.swaps))
    told += [
        Habit(
            words.title(each.id),
            _value(each),
            each.value if each.id == _COACH else None,
            few=each.too_few,
        )
        for each in sorted(every, key=lambda each: each.id != _COACH)
        if each.id in (_COACH, *_NO_SHARES) and each.of
    ]
    return tuple(told)


def _value(figure: Figure) -> str:
    return statistics_words.figure_value(figure.id, figure.value, figure.of, share=figure.share)
