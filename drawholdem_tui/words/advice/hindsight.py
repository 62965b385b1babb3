"""How a hand came out, which changes no grade: right and lost, or wrong and won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.engine.actions import Call, Swap
from drawholdem_tui.players.coach.review import Looked, Reviewed
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.words.advice.review import did_of, paid_for, values_of, when_of
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate

_MOST: Final = 2
_MISTAKES_AND_WON: Final = _("{street}: {did}. {street2}: {did2}. The hand won anyway.")
_RIGHT_SWAPS: Final = _(
    "Swapping {mine} for {paid} {when} and {mine2} for {paid2} {when2} was right on average; the "
    "hand lost all the same."
)
_RIGHT_CALLS: Final = _(
    "Against unknown hands, calling {paid} {when} and {paid2} {when2} was right; the hand lost all "
    "the same."
)
_RIGHT_SWAP: Final = _(
    "{street}: swapping {mine} for {paid} was right on average; the hand lost all the same."
)
_RIGHT_CALL: Final = _(
    "{street}: calling {paid} was right against unknown hands; the hand lost all the same."
)
_FINE_SWAP: Final = _(
    "{street}: swapping {mine} for {paid} was only {cost} worse than the best choice; the hand "
    "was lost."
)
_FINE_CALL: Final = _(
    "{street}: calling {paid} was only {cost} worse than folding; the hand was lost."
)


def came_out(looked: Looked, face: Face) -> list[str]:
    """What hindsight adds, which changes no price: of the two choices for which most was paid."""
    most = max(map(paid_for, looked.every), default=0)
    told = [
        (paid_for(each), said, each)
        for each in looked.every
        if (said := _how_it_came_out(each, face, dearest=bool(most) and paid_for(each) == most))
    ]
    dearest = sorted(range(len(told)), key=lambda at: (-told[at][0], -at))[:_MOST]
    both = [told[at] for at in sorted(dearest)]
    alike = _came_out_alike([each for *_said, each in both], face)
    return [alike] if alike else [said for _paid, said, _each in both]


def _came_out_alike(every: Sequence[Reviewed], face: Face) -> str:
    """One sentence where two would say the same of two streets."""
    if len({each.view.street for each in every}) < 2:
        return ""
    right = all(each.grade is Grade.BEST and not each.won for each in every)
    if all(each.is_mistake and each.won for each in every):
        told = _MISTAKES_AND_WON
    elif right and all(isinstance(each.did, Swap) and paid_for(each) for each in every):
        told = _RIGHT_SWAPS
    elif right and all(isinstance(each.did, Call) for each in every):
        told = _RIGHT_CALLS
    else:
        return ""
    one, other = (
        values_of(each, face) | {"when": when_of(each), "did": did_of(each, face)} for each in every
    )
    return translate(told, **one, **{f"{name}2": value for name, value in other.items()})


def _how_it_came_out(each: Reviewed, face: Face, *, dearest: bool) -> str:
    """What hindsight adds to a price: right and lost, or wrong and won; of a mistake for which most
    was paid also that it lost, or another one would seem to have done that."""
    values = values_of(each, face)
    if each.is_mistake:  # what it cost stands above
        told = _("{street}: {did}; the hand won anyway.")
        if not each.won:
            told = _("{street}: {did}; the hand was lost.")
        return translate(told, did=did_of(each, face), **values) if each.won or dearest else ""
    if each.won:
        return ""
    right = each.grade is Grade.BEST
    if isinstance(each.did, Swap) and paid_for(each):
        return translate(_RIGHT_SWAP if right else _FINE_SWAP, **values)
    called = _RIGHT_CALL if right else _FINE_CALL
    return translate(called, **values) if isinstance(each.did, Call) else ""
