"""The computed strategy square by square: what a square covers, and what it says about a hand."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.engine.cards import RANKS
from drawholdem_tui.players.coach.chart import cells
from drawholdem_tui.players.pushfold.strategy import HARDLY, Square, Table, in_turn, who_swapped
from drawholdem_tui.players.pushfold.values import button_goes_in
from drawholdem_tui.words.hands.ranks import THE
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import percent


class _Does(NamedTuple):
    """What to say of a hand that does it always, often, never; or swaps one card or the other."""

    always: str
    often: str
    never: str
    either: str = ""


class _Heading(NamedTuple):
    nobody: str
    some: str
    no_swaps: str = ""


# Translators: the short words for the seats: button, small blind, big blind.
_SEATS: Final = (_("BTN"), _("SB"), _("BB"))

_OF_TWO: Final = {
    Square("button_swaps"): _("{stack} bb: the button swaps {often}%"),
    Square("big_blind_swaps", 0): _("{stack} bb, button kept: the big blind swaps {often}%"),
    Square("big_blind_swaps", 1): _("{stack} bb, button swapped: the big blind swaps {often}%"),
    Square("push", 0): _("{stack} bb, both kept: the button pushes {often}%"),
    Square("push", 1): _("{stack} bb, big blind swapped: the button pushes {often}%"),
    Square("push", 2): _("{stack} bb, button swapped: the button pushes {often}%"),
    Square("push", 3): _("{stack} bb, both swapped: the button pushes {often}%"),
    Square("call", 0): _("{stack} bb, both kept: the big blind calls {often}%"),
    Square("call", 1): _("{stack} bb, big blind swapped: the big blind calls {often}%"),
    Square("call", 2): _("{stack} bb, button swapped: the big blind calls {often}%"),
    Square("call", 3): _("{stack} bb, both swapped: the big blind calls {often}%"),
}
_OF_TWO_WITHOUT_SWAPS: Final = {
    Square("push", 0): _("{stack} bb, no swaps: the button pushes {often}%"),
    Square("call", 0): _("{stack} bb, no swaps: the big blind calls {often}%"),
}
_OF_THREE: Final = {
    "button_swaps": _Heading(_("{stack} bb 3-handed: the button swaps {often}%"), ""),
    "small_blind_swaps": _Heading(
        _("{stack} bb 3-handed, nobody swapped: SB swaps {often}%"),
        # Translators: {who} is a list such as "BTN, SB".
        _("{stack} bb 3-handed, {who} swapped: SB swaps {often}%"),
    ),
    "big_blind_swaps": _Heading(
        _("{stack} bb 3-handed, nobody swapped: BB swaps {often}%"),
        _("{stack} bb 3-handed, {who} swapped: BB swaps {often}%"),
    ),
    "push": _Heading(
        _("{stack} bb 3-handed, nobody swapped: BTN pushes {often}%"),
        _("{stack} bb 3-handed, {who} swapped: BTN pushes {often}%"),
        _("{stack} bb 3-handed, no swaps: BTN pushes {often}%"),
    ),
    "call": _Heading(
        _("{stack} bb 3-handed, nobody swapped: SB calls BTN {often}%"),
        _("{stack} bb 3-handed, {who} swapped: SB calls BTN {often}%"),
        _("{stack} bb 3-handed, no swaps: SB calls BTN {often}%"),
    ),
    "late_push": _Heading(
        _("{stack} bb 3-handed, nobody swapped: BTN folds, SB pushes {often}%"),
        _("{stack} bb 3-handed, {who} swapped: BTN folds, SB pushes {often}%"),
        _("{stack} bb 3-handed, no swaps: BTN folds, SB pushes {often}%"),
    ),
    "call_button": _Heading(
        _("{stack} bb 3-handed, nobody swapped: BB calls BTN {often}%"),
        _("{stack} bb 3-handed, {who} swapped: BB calls BTN {often}%"),
        _("{stack} bb 3-handed, no swaps: BB calls BTN {often}%"),
    ),
    "call_small": _Heading(
        _("{stack} bb 3-handed, nobody swapped: BB calls SB {often}%"),
        _("{stack} bb 3-handed, {who} swapped: BB calls SB {often}%"),
        _("{stack} bb 3-handed, no swaps: BB calls SB {often}%"),
    ),
    "overcall": _Heading(
        _("{stack} bb 3-handed, nobody swapped: BB calls both {often}%"),
        _("{stack} bb 3-handed, {who} swapped: BB calls both {often}%"),
        _("{stack} bb 3-handed, no swaps: BB calls both {often}%"),
    ),
}

_DOES_OF_TWO: Final = {
    "push": _Does(
        _("{hand}: the button always goes all-in."),
        _("{hand}: the button goes all-in {often} of the time, and folds otherwise."),
        _("{hand}: the button always folds."),
    ),
    "button_swaps": _Does(
        _("{hand}: the button always swaps {the_rank}."),
        _("{hand}: the button swaps {the_rank} {often} of the time, and keeps otherwise."),
        _("{hand}: the button always keeps both cards."),
        _(
            "{hand}: the button always swaps, {the_rank} {often} of the time and the other card "
            "otherwise."
        ),
    ),
    "big_blind_swaps": _Does(
        _("{hand}: the big blind always swaps {the_rank}."),
        _("{hand}: the big blind swaps {the_rank} {often} of the time, and keeps otherwise."),
        _("{hand}: the big blind always keeps both cards."),
        _(
            "{hand}: the big blind always swaps, {the_rank} {often} of the time and the other "
            "card otherwise."
        ),
    ),
    "call": _Does(
        _("{hand}: the big blind always calls."),
        _("{hand}: the big blind calls {often} of the time, and folds otherwise."),
        _("{hand}: the big blind always folds."),
    ),
}
_DOES_OF_THREE: Final = _DOES_OF_TWO | {
    "small_blind_swaps": _Does(
        _("{hand}: the small blind always swaps {the_rank}."),
        _("{hand}: the small blind swaps {the_rank} {often} of the time, and keeps otherwise."),
        _("{hand}: the small blind always keeps both cards."),
        _(
            "{hand}: the small blind always swaps, {the_rank} {often} of the time and the "
            "other card otherwise."
        ),
    ),
    "call": _Does(
        _("{hand}: the small blind always calls."),
        _("{hand}: the small blind calls {often} of the time, and folds otherwise."),
        _("{hand}: the small blind always folds."),
    ),
    "late_push": _Does(
        _("{hand}: the small blind always goes all-in."),
        _("{hand}: the small blind goes all-in {often} of the time, and folds otherwise."),
        _("{hand}: the small blind always folds."),
    ),
    "call_button": _Does(
        _("{hand}: the big blind always calls the button."),
        _("{hand}: the big blind calls the button {often} of the time, and folds otherwise."),
        _("{hand}: the big blind always folds to the button."),
    ),
    "call_small": _Does(
        _("{hand}: the big blind always calls the small blind."),
        _("{hand}: the big blind calls the small blind {often} of the time, and folds otherwise."),
        _("{hand}: the big blind always folds to the small blind."),
    ),
    "overcall": _Does(
        _("{hand}: the big blind always calls both."),
        _("{hand}: the big blind calls both {often} of the time, and folds otherwise."),
        _("{hand}: the big blind always folds to both."),
    ),
}
# a hand that is kept is not always played: where the tables tell of two, what follows
_KEPT_AND: Final = {
    "button_swaps": _Does(
        _("{hand}: the button always keeps both cards, then always goes all-in."),
        _("{hand}: the button always keeps both cards, then goes all-in {often} of the time."),
        _("{hand}: the button always keeps both cards, then always folds."),
    ),
    "big_blind_swaps": _Does(
        _("{hand}: the big blind always keeps both cards, then always calls an all-in."),
        _(
            "{hand}: the big blind always keeps both cards, then calls an all-in {often} of the "
            "time."
        ),
        _("{hand}: the big blind always keeps both cards, then always folds to an all-in."),
    ),
}
_DOES: Final = {2: _DOES_OF_TWO, 3: _DOES_OF_THREE}


_NEVER_COMES: Final = _("{square}. Never comes up; this would be best.")


def square_heading(table: Table, square: Square, stack: int) -> str:
    swaps, layout = table.layout.swaps, table.layout
    who: list[str] = []
    if layout.seats == 2:
        template = (_OF_TWO if table.swaps else _OF_TWO_WITHOUT_SWAPS)[square]
    else:
        turns = swaps.index(square.kind) if square.kind in swaps else layout.seats
        before = zip(_SEATS, who_swapped(square.at, turns), strict=False)
        who = [translate(seat) for seat, swapped in before if swapped]
        heading = _OF_THREE[square.kind]
        template = heading.no_swaps
        if table.swaps:
            template = heading.some if who else heading.nobody
    often = f"{table.often(square) * 100:.0f}"
    all_of_them = translate(In("who swapped", "all")) if len(who) == len(_SEATS) else ""
    told = translate(template, stack=stack, who=all_of_them or ", ".join(who), often=often)
    return told if table.comes(square) else translate(_NEVER_COMES, square=told)


def hand_in_the_square(table: Table, square: Square, place: int, stack: int) -> str:
    high, low = table.shares(square, place)
    hand, share = cells(1)[place].hand, max(high, low)
    rank = hand[0] if high > low else hand[1]
    does = _DOES[table.seats][square.kind]
    if share <= HARDLY and table.seats == 2 and (kept := _KEPT_AND.get(square.kind)):
        does, share = kept, _goes_in(table, square, place, stack)
    if share <= HARDLY:
        template = does.never
    elif share >= 1 - HARDLY:
        template = does.always
    else:
        template = does.either if does.either and high + low >= 1 - HARDLY else does.often
    return translate(
        template, hand=hand, the_rank=translate(THE[RANKS.index(rank) + 2]), often=percent(share)
    )


def _goes_in(table: Table, square: Square, place: int, stack: int) -> float:
    """How often all chips go in with a hand of two that was kept; the button's before it knows
    whether the big blind will have swapped."""
    if square.kind == "big_blind_swaps":
        return table.bets("call", place, in_turn(bool(square.at), False))
    return button_goes_in(stack, place, swapped=False).goes_in
