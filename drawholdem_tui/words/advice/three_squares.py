"""The computed strategy between three, square by square."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.players.pushfold.strategy import Square
from drawholdem_tui.players.pushfold.three import ThreeStrategy
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class Does(NamedTuple):
    """What is said of a hand that always does it, often, never; or one swap or the other."""

    always: str
    often: str
    never: str
    either: str = ""


class _Heading(NamedTuple):
    nobody: str
    some: str
    no_swaps: str = ""


# Translators: the short words for the seats: button, small blind, big blind.
_SEATS: Final = (_("BU"), _("SB"), _("BB"))

_HEADINGS: Final = {
    "button_swaps": _Heading(_("{stack} bb, three: the button swaps {often}%"), ""),
    "small_blind_swaps": _Heading(
        _("{stack} bb, three, nobody swapped: SB swaps {often}%"),
        # Translators: {who} is a list such as "BU, SB".
        _("{stack} bb, three, swapped {who}: SB swaps {often}%"),
    ),
    "big_blind_swaps": _Heading(
        _("{stack} bb, three, nobody swapped: BB swaps {often}%"),
        _("{stack} bb, three, swapped {who}: BB swaps {often}%"),
    ),
    "push": _Heading(
        _("{stack} bb, three, nobody swapped: BU pushes {often}%"),
        _("{stack} bb, three, swapped {who}: BU pushes {often}%"),
        _("{stack} bb, three, no swaps: BU pushes {often}%"),
    ),
    "call": _Heading(
        _("{stack} bb, three, nobody swapped: SB calls BU {often}%"),
        _("{stack} bb, three, swapped {who}: SB calls BU {often}%"),
        _("{stack} bb, three, no swaps: SB calls BU {often}%"),
    ),
    "late_push": _Heading(
        _("{stack} bb, three, nobody swapped: BU folds, SB pushes {often}%"),
        _("{stack} bb, three, swapped {who}: BU folds, SB pushes {often}%"),
        _("{stack} bb, three, no swaps: BU folds, SB pushes {often}%"),
    ),
    "call_button": _Heading(
        _("{stack} bb, three, nobody swapped: BB calls BU {often}%"),
        _("{stack} bb, three, swapped {who}: BB calls BU {often}%"),
        _("{stack} bb, three, no swaps: BB calls BU {often}%"),
    ),
    "call_small": _Heading(
        _("{stack} bb, three, nobody swapped: BB calls SB {often}%"),
        _("{stack} bb, three, swapped {who}: BB calls SB {often}%"),
        _("{stack} bb, three, no swaps: BB calls SB {often}%"),
    ),
    "overcall": _Heading(
        _("{stack} bb, three, nobody swapped: BB calls both {often}%"),
        _("{stack} bb, three, swapped {who}: BB calls both {often}%"),
        _("{stack} bb, three, no swaps: BB calls both {often}%"),
    ),
}

DOES: Final = {
    "small_blind_swaps": Does(
        _("{hand}: the small blind swaps {the_rank}, always."),
        _("{hand}: the small blind swaps {the_rank} in {often} of 100 hands, else it keeps."),
        _("{hand}: the small blind keeps, always."),
        _("{hand}: the small blind always swaps, {the_rank} in {often} of 100 hands."),
    ),
    "call": Does(
        _("{hand}: the small blind calls, always."),
        _("{hand}: the small blind calls in {often} of 100 hands, and folds in the others."),
        _("{hand}: the small blind folds, always."),
    ),
    "late_push": Does(
        _("{hand}: the small blind goes all-in, always."),
        _("{hand}: the small blind goes all-in in {often} of 100 hands, and folds in the others."),
        _("{hand}: the small blind folds, always."),
    ),
    "call_button": Does(
        _("{hand}: the big blind calls the button, always."),
        _("{hand}: the big blind calls the button in {often} of 100 hands, else it folds."),
        _("{hand}: the big blind folds to the button, always."),
    ),
    "call_small": Does(
        _("{hand}: the big blind calls the small blind, always."),
        _("{hand}: the big blind calls the small blind in {often} of 100 hands, else it folds."),
        _("{hand}: the big blind folds to the small blind, always."),
    ),
    "overcall": Does(
        _("{hand}: the big blind calls both, always."),
        _("{hand}: the big blind calls both in {often} of 100 hands, else it folds."),
        _("{hand}: the big blind folds to both, always."),
    ),
}
_SEEN: Final = {"button_swaps": 0, "small_blind_swaps": 1, "big_blind_swaps": 2}


def heading_of_three(strategy: ThreeStrategy, square: Square, stack: int) -> str:
    """What a square is of, and how often that is done."""
    heading = _HEADINGS[square.kind]
    seen = _SEEN.get(square.kind, len(_SEATS))
    who = [
        translate(seat)
        for number, seat in enumerate(_SEATS[:seen])
        if square.at >> seen - 1 - number & 1
    ]
    template = heading.no_swaps
    if strategy.swaps:
        template = heading.some if who else heading.nobody
    often = f"{strategy.often(square) * 100:.0f}"
    return translate(template).format(stack=stack, who=", ".join(who), often=often)
