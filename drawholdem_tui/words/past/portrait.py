"""How somebody plays, in words: what stands out beside the others, and the titles of the figures
where no column has to be narrow."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.words.language import In, _, plural, translate
from drawholdem_tui.words.numbers import chips, net, percent
from drawholdem_tui.words.past.statistics import figure_title
from drawholdem_tui.words.people import called

_TITLES: Final = {
    "vpip": _("plays (VPIP)"),
    "pfr": _("raises preflop (PFR)"),
    "three_bet": _("re-raises (3-bet)"),
    "went_to_showdown": _("goes to showdown"),
    "won_at_showdown": _("wins at showdown"),
    "swapped_and_folded": _("swaps, then folds"),
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
STREETS: Final = (
    In("swaps by street", "before the flop"),
    In("swaps by street", "on the flop"),
    In("swaps by street", "on the turn"),
    In("swaps by street", "on the river"),
)


def title(figure: str) -> str:
    """``plays (VPIP)``."""
    return translate(_TITLES[figure]) if figure in _TITLES else figure_title(figure)


def stands_out(figure: str, mine: float, theirs: float) -> str:
    """``Plays more hands than the others: 68% against 51%.``"""
    told = translate((_MORE if mine > theirs else _LESS)[figure])
    return told.format(mine=percent(mine), theirs=percent(theirs))


def too_few_hands(name: str, fewest: int) -> str:
    """In place of what stands out."""
    return translate(_("{name}: habits show after {hands} hands."), name=called(name), hands=fewest)


def like_the_others() -> str:
    return translate(_("Plays much like the others so far."))


def a_hand(won: float) -> str:
    """``-19 a hand``."""
    return translate(_("{net} a hand"), net=net(round(won)))


def per_hundred(rate: str) -> str:
    """``-188 ± 701 bb per 100 hands``."""
    return translate(_("{rate} per 100 hands"), rate=rate)


def ahead(evenings: int, of: int) -> str:
    """``5 of 9``."""
    return translate(In("evenings ahead", "{ahead} of {evenings}"), ahead=evenings, evenings=of)


def swaps_of(swaps: int, chances: int) -> str:
    """``13 of 21``."""
    return translate(In("swaps", "{swaps} of {chances}"), swaps=swaps, chances=chances)


def luck_over(hands: int) -> str:
    """Below luck and play."""
    return plural(
        "Luck and play: from the one hand analysed.",
        "Luck and play: from {hands} hands analysed.",
        hands,
    ).format(hands=chips(hands))


def no_luck_yet() -> str:
    return translate(_("Luck and play appear once you have opened an evening."))
