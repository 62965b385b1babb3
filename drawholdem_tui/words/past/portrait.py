"""How somebody plays, in words: what stands out beside the others, and the titles of the figures
where no column has to be narrow."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.words.language import In, _, plural, translate
from drawholdem_tui.words.numbers import chips, in_print, percent, signed
from drawholdem_tui.words.past.luck import in_round_figures
from drawholdem_tui.words.past.statistics import figure_title, rate_alone
from drawholdem_tui.words.people import called

_TITLES: Final = {
    "vpip": _("plays a hand"),
    "pfr": _("raises in the first round"),
    "three_bet": _("re-raises"),
    "went_to_showdown": _("goes to showdown"),
    "won_at_showdown": _("wins at showdown"),
    "swapped_and_folded": _("swaps, then folds"),
    "as_the_coach": _("swaps as the coach would"),
    "gained": _("a swap gains"),
    "swap_cost": _("lost per choice"),
}
_SHORT_TITLES: Final = {  # where a bar has no room beside the whole
    "pfr": _("raises in round 1"),
    "as_the_coach": _("swaps as the coach"),
}
_MEANINGS: Final = {  # beside a figure that has no bar
    "aggression": _("bets and raises for each call"),
    "gained": _("points of win chance"),
    "swap_cost": _("chips, compared with the coach"),
    "drawn": _("in draw poker"),
}
_KINDS: Final = {  # by hands and by raises: -1 fewer than the others, 1 more
    (-1, -1): (
        _("Patient and quiet: plays few hands and seldom raises."),
        _("Patient: few hands, few raises."),
    ),
    (-1, 0): (
        _("Patient: plays fewer hands than the others."),
        _("Patient: fewer hands than most."),
    ),
    (-1, 1): (
        _("Patient, then bold: plays few hands and raises them."),
        _("Sharp: few hands, many raises."),
    ),
    (0, -1): (
        _("A caller: enters like the others, but seldom raises."),
        _("A caller: seldom raises."),
    ),
    (0, 0): (
        _("Plays and raises within the usual range."),
        _("Plays within the usual range."),
    ),
    (0, 1): (
        _("Bold: raises more than the others before the flop."),
        _("Bold: raises more than most."),
    ),
    (1, -1): (
        _("Curious: plays many hands and seldom raises."),
        _("Curious: many hands, few raises."),
    ),
    (1, 0): (
        _("Curious: plays more hands than the others."),
        _("Curious: more hands than most."),
    ),
    (1, 1): (
        _("Busy and bold: plays many hands and raises many."),
        _("Bold: many hands, many raises."),
    ),
}
_MORE: Final = {
    "vpip": _("Plays more hands than the others: {mine} against {theirs}."),
    "pfr": _("Raises more often before the flop than the others: {mine} against {theirs}."),
    "three_bet": _("Re-raises more often than the others: {mine} against {theirs}."),
    "went_to_showdown": _("Goes to showdown more often than the others: {mine} against {theirs}."),
    "won_at_showdown": _("Wins more showdowns than the others: {mine} against {theirs}."),
    "swapped_and_folded": _(
        "Folds after a swap more often than the others: {mine} against {theirs}."
    ),
}
_LESS: Final = {
    "vpip": _("Plays fewer hands than the others: {mine} against {theirs}."),
    "pfr": _("Raises less often before the flop than the others: {mine} against {theirs}."),
    "three_bet": _("Re-raises less often than the others: {mine} against {theirs}."),
    "went_to_showdown": _("Goes to showdown less often than the others: {mine} against {theirs}."),
    "won_at_showdown": _("Wins fewer showdowns than the others: {mine} against {theirs}."),
    "swapped_and_folded": _(
        "Folds after a swap less often than the others: {mine} against {theirs}."
    ),
}
_SELDOM_OR_OFTEN: Final = {
    "three_bet": (_("Seldom re-raises."), _("Often re-raises.")),
    "went_to_showdown": (_("Seldom goes to showdown."), _("Often goes to showdown.")),
    "won_at_showdown": (_("Seldom wins at showdown."), _("Often wins at showdown.")),
    "swapped_and_folded": (_("Seldom folds after a swap."), _("Often folds after a swap.")),
}
STREETS: Final = (
    In("swaps by street", "before the flop"),
    In("swaps by street", "on the flop"),
    In("swaps by street", "on the turn"),
    In("swaps by street", "on the river"),
)


_LOST_MOST: Final = (
    _("Hands with a swap before the flop lost most: {lost}."),
    _("Hands with a flop swap lost most: {lost}."),
    _("Hands with a turn swap lost most: {lost}."),
    _("Hands with a river swap lost most: {lost}."),
)
_BEYOND_LUCK: Final = (
    _("Hands with a swap before the flop lost {lost}: more than bad luck explains."),
    _("Hands with a flop swap lost {lost}: more than bad luck explains."),
    _("Hands with a turn swap lost {lost}: more than bad luck explains."),
    _("Hands with a river swap lost {lost}: more than bad luck explains."),
)


def title(figure: str) -> str:
    """``plays a hand``."""
    return translate(_TITLES[figure]) if figure in _TITLES else figure_title(figure)


def title_in_short(figure: str) -> str:
    """Nothing of one that is short."""
    return translate(_SHORT_TITLES[figure]) if figure in _SHORT_TITLES else ""


def meaning(figure: str) -> str:
    """In few words; nothing of a share."""
    return translate(_MEANINGS[figure]) if figure in _MEANINGS else ""


def stands_out(figure: str, mine: float, theirs: float) -> str:
    """``Plays more hands than the others: 68% against 51%.``"""
    told = (_MORE if mine > theirs else _LESS)[figure]
    return translate(told, mine=percent(mine), theirs=percent(theirs))


def stands_out_in_short(figure: str, *, often: bool) -> str:
    """``Often folds after a swap.``"""
    return translate(_SELDOM_OR_OFTEN[figure][often])


def too_few_hands(name: str, fewest: int) -> str:
    return translate(_("{name}: habits show after {hands} hands."), name=called(name), hands=fewest)


def like_the_others() -> str:
    return translate(_("Plays much like the others so far."))


def kind_of_player(hands: int, raises: int) -> tuple[str, ...]:
    """Each is 1 for more than the others, -1 for less: ``A caller: seldom raises.`` The longest
    first."""
    return tuple(map(translate, _KINDS[hands, raises]))


def played(hands: str, won: int) -> str:
    """``312 hands in 9 evenings, 71 of them won``."""
    return translate(_("{hands}, {won} of them won"), hands=hands, won=chips(won))


def rates(won: float, rate: float | None) -> tuple[str, ...]:
    """Beside the net, the longest first: chips a hand, and big blinds in a hundred; where one is
    won and the other lost, never without the reason."""
    short = translate(_("about {net} chips a hand"), net=signed(round(won)))
    if rate is None:
        return (short,)
    told = {"a_hand": signed(round(won)), "rate": in_print(rate_alone(rate))}
    templates = [
        _("about {a_hand} chips a hand, {rate} per 100 hands, each hand at its own blinds"),
        _("about {a_hand} chips a hand, {rate} per 100 hands"),
    ]
    if won * rate < 0:
        templates[1] = _("{a_hand} a hand, {rate} per 100: blinds differed")
    return (*(translate(each, **told) for each in templates), short)


def by_chance(hands: int, swing: float, won: int) -> tuple[str, ...]:
    """How much of a net may be chance, 19 times in 20; the longest first."""
    swing = in_round_figures(swing)
    short = plural(
        "Luck alone: \u00b1{swing} in one hand.",
        "Luck alone: \u00b1{swing} in {hands} hands.",
        hands,
    )
    told = plural(
        "In one hand, luck alone can swing \u00b1{swing}.",
        "In {hands} hands, luck alone can swing \u00b1{swing}.",
        hands,
    )
    if abs(won) > swing:
        told = plural(
            "In one hand, luck alone seldom swings more than \u00b1{swing}.",
            "In {hands} hands, luck alone seldom swings more than \u00b1{swing}.",
            hands,
        )
        short = plural(
            "More than luck: \u00b1{swing} in one hand.",
            "More than luck: \u00b1{swing} in {hands} hands.",
            hands,
        )
    values = {"hands": chips(hands), "swing": chips(round(swing))}
    return told.format(**values), short.format(**values)


def usual(low: float, high: float) -> str:
    """A range of percents: ``22\u201334``."""
    told = In("a range of percents", "{low}\u2013{high}")
    return translate(told, low=round(100 * low), high=round(100 * high))


def what_is_usual() -> tuple[str, ...]:
    """Of the lighter stretch of a bar, the longest first."""
    return (
        translate(_("lighter band: usual for the others")),
        translate(_("lighter band: usual")),
    )


def lost_most(street: int, lost: int, *, beyond_luck: bool) -> str:
    """Of the hands with a swap there, which is not what these swaps cost."""
    return translate((_BEYOND_LUCK if beyond_luck else _LOST_MOST)[street], lost=chips(lost))


def about_swaps(*, twice: bool) -> str:
    """What their net is, and why rows add up to more than the last one: some hands stand there
    ``twice``."""
    if twice:
        return translate(_("net: after fees; last row: each hand once"))
    return translate(_("net: after fees"))


def pot_of_the_cards(amount: int, evening: int, hand: int) -> tuple[str, ...]:
    """Below the cards that won it, the longest first."""
    told = {"chips": chips(amount), "evening": evening, "hand": hand}
    return (
        translate(
            _("These cards won the biggest pot: {chips}, evening {evening}, hand {hand}"), **told
        ),
        translate(_("These cards won the biggest pot: {chips}"), **told),
        translate(_("biggest pot won: {chips}"), **told),
    )


def ahead(evenings: int, of: int, *, ended: bool) -> str:
    """``5 of 9``; of those that have ``ended`` where others have not."""
    told = In("evenings ahead", "{ahead} of {evenings}")
    if ended:
        told = In("evenings ahead", "{ahead} of {evenings} finished")
    return translate(told, ahead=evenings, evenings=of)


def of_chances(chances: int) -> str:
    """Behind a number of swaps: ``of 21``."""
    return translate(In("swaps that were possible", "of {chances}"), chances=chips(chances))


def so_often(times: int, of: int) -> str:
    """In place of a share of too few: ``4 of 11``."""
    return translate(In("how often, of few", "{times} of {of}"), times=chips(times), of=chips(of))
