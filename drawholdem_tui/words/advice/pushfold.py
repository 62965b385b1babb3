"""The computed strategy for short stacks as squares of text, and its figures in a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.players.coach.chart import cells
from drawholdem_tui.players.pushfold.strategy import HANDS, HARDLY, Square, Table
from drawholdem_tui.words.advice.squares import square_heading
from drawholdem_tui.words.hands.chart import square_of
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import InFigures, written

HOW_TO_READ_SWAPS: Final = _(
    "Swaps: -7 always the seven; -* one or the other; = neither (it may still be folded)."
)
_RARE: Final = 0.05  # of three, a node that comes more rarely is left out of the text
_OF_TWO: Final = {
    Square("button_swaps"): _("The button swaps {swap}%"),
    Square("big_blind_swaps", 0): _("The button has kept: the big blind swaps {swap}%"),
    Square("big_blind_swaps", 1): _("The button has swapped: the big blind swaps {swap}%"),
    Square("push", 0): _("Both have kept ({reached}% of the time): the button pushes {push}%"),
    Square("push", 1): _(
        "The button has kept, the big blind swapped ({reached}%): the button pushes {push}%"
    ),
    Square("push", 2): _(
        "The button has swapped, the big blind kept ({reached}%): the button pushes {push}%"
    ),
    Square("push", 3): _("Both have swapped ({reached}%): the button pushes {push}%"),
}
_NO_SWAPS: Final = _("The button pushes {push}%")
_CALLS: Final = _("The big blind calls {call}%")


def pushfold_as_lines(table: Table, stack: int, width: int | None = None) -> list[str]:
    """Who swaps, stays pat, pushes and calls, and how to read it; the squares fit into ``width``.
    Of three seats, squares that hardly ever come up are left out."""
    found = [translate(_WHAT[table.seats, table.swaps], stack=stack), _values(table)]
    for square in _told_squares(table):
        swapping = square.kind in table.layout.swaps
        signs = [
            swap_sign(place, high, low) if swapping else often_sign(high)
            for place in range(HANDS)
            for high, low in (table.shares(square, place),)
        ]
        found += ["", _heading(table, square, stack), *square_of(signs, width)]
    found += ["", translate(_("Suited hands are above the diagonal."))]
    if table.swaps:
        found += [translate(HOW_TO_READ_SWAPS)]
    found += [translate(_("# : always. 40: 40% of the time. A dot: never."))]
    if table.seats == 3:
        found += [translate(_("BTN is the button, SB the small blind, BB the big blind."))]
        if table.swaps:
            rare = _("Situations that come up less than 5% of the time are left out; see --json.")
            found += [translate(rare)]
    return found


_WHAT: Final = {
    (2, False): _(
        "Heads-up, {stack} big blinds each, no swaps: the computed push-or-fold strategy"
    ),
    (2, True): _("Heads-up, {stack} big blinds each: swap, then push or fold, as computed"),
    (3, False): _(
        "Three-handed, {stack} big blinds each, no swaps: push or fold, computed from samples"
    ),
    (3, True): _(
        "Three-handed, {stack} big blinds each: swap, then push or fold, computed from samples"
    ),
}


def _values(table: Table) -> str:
    """What each seat wins, and what can be won from the strategy."""
    told, mbb = table.told, InFigures(table.told.exploitability)
    if table.seats == 2:
        value = _(
            "The button wins {value:+.3f} big blinds per hand; a perfect opponent could gain "
            "at most {mbb:.2f} thousandths of a big blind more."
        )
        return translate(value, value=InFigures(told.values[0]), mbb=mbb)
    values = _(
        "The button wins {button:+.3f} big blinds per hand, the small blind {small:+.3f}, the big "
        "blind {big:+.3f}; estimated from samples, a perfect opponent could gain at most {mbb:.2f} "
        "thousandths of a big blind more."
    )
    button, small, big = map(InFigures, told.values)
    return translate(values, button=button, small=small, big=big, mbb=mbb)


def _told_squares(table: Table) -> Sequence[Square]:
    """Between two each push is followed by its call."""
    swaps = table.layout.swaps
    if table.seats == 2:
        return sorted(table.squares, key=lambda each: (each.kind not in swaps) * (1 + each.at))
    reached = table.told.reached
    return [each for each in table.squares if each.kind in swaps or reached[each.at] >= _RARE]


def _heading(table: Table, square: Square, stack: int) -> str:
    if table.seats == 3:
        return square_heading(table, square, stack)
    template = _CALLS if square.kind == "call" else _OF_TWO[square]
    if square.kind == "push" and not table.swaps:
        template = _NO_SWAPS
    often, reached = table.often(square), table.told.reached[square.at]
    told = dict.fromkeys(("swap", "push", "call"), f"{often * 100:.0f}")
    return translate(template, reached=f"{reached * 100:.0f}", **told)


def solved_line(table: Table, stack: int) -> str:
    return (_line_of_two if table.seats == 2 else _line_of_three)(table, stack)


def _line_of_two(table: Table, stack: int) -> str:
    template = _(
        "{stack} bb without swaps: EV {value:+.4f} bb, exploitability {mbb:.3f} mbb; the button "
        "pushes {push}%, the big blind calls {call}%"
    )
    if table.swaps:
        template = _(
            "{stack} bb: EV {value:+.4f} bb, exploitability {mbb:.3f} mbb; the button swaps "
            "{button}%, the big blind {keep}% after a keep and {swap}% after a swap; the button "
            "pushes {push}%, the big blind calls {call}%"
        )
    button, keep, swap = (_tenths(table.often(square)) for square in table.layout.swap_squares)
    often = {
        kind: [_tenths(table.often(each)) for each in table.squares if each.kind == kind]
        for kind in table.layout.bets
    }
    return translate(template).format(
        stack=stack,
        value=InFigures(table.told.values[0]),
        mbb=InFigures(table.told.exploitability),
        button=button,
        keep=keep,
        swap=swap,
        push=" ".join(often["push"]),
        call=" ".join(often["call"]),
    )


def _line_of_three(table: Table, stack: int) -> str:
    template = _(
        "{stack} bb 3-handed without swaps: EV {button:+.3f}, {small:+.3f}, {big:+.3f} bb, "
        "exploitability {mbb:.2f} mbb in the model; the button pushes {push}%, the small blind "
        "calls {call}% and pushes {late}%"
    )
    if table.swaps:
        template = _(
            "{stack} bb 3-handed: EV {button:+.3f}, {small:+.3f}, {big:+.3f} bb, exploitability "
            "{mbb:.2f} mbb in the model; swap frequencies {swaps}%; once the blinds have swapped, "
            "the button pushes {push}%, the small blind calls {call}% and pushes {late}%"
        )
    button, small, big = map(InFigures, table.told.values)
    node, layout = 3 if table.swaps else 0, table.layout
    push, call, late = (_tenths(table.often(Square(kind, node))) for kind in layout.bets[:3])
    swapping = layout.swap_squares if table.swaps else ()
    return translate(template).format(
        stack=stack,
        button=button,
        small=small,
        big=big,
        mbb=InFigures(table.told.exploitability),
        swaps=" ".join(_tenths(table.often(square)) for square in swapping),
        push=push,
        call=call,
        late=late,
    )


def checked_line(stack: int, seats: Sequence[tuple[float, float]], *, swaps: bool) -> str:
    """What best responses won in each seat beyond the strategy, with standard errors, the button
    first."""
    template, names = _CHECKED[len(seats), swaps]
    figures = (InFigures(each) for seat in seats for each in seat)
    return translate(template, stack=stack, **dict(zip(names, figures, strict=True)))


_THREE: Final = ("one", "its", "two", "second", "three", "third")
_CHECKED: Final = {
    (2, True): (
        _(
            "{stack} bb: the best response wins {one:+.2f} (standard error {its:.2f}) more "
            "than the strategy itself on the button, {other:+.2f} ({theirs:.2f}) in the big "
            "blind, in thousandths of a big blind per hand"
        ),
        ("one", "its", "other", "theirs"),
    ),
    (3, False): (
        _(
            "{stack} bb, three-handed without swaps: a best response learnt from dealt cards "
            "wins {one:+.2f} (standard error {its:.2f}) more than the strategy itself on the "
            "button, {two:+.2f} ({second:.2f}) in the small blind, {three:+.2f} ({third:.2f}) "
            "in the big blind, in thousandths of a big blind per hand"
        ),
        _THREE,
    ),
    (3, True): (
        _(
            "{stack} bb, three-handed: a best response learnt from dealt cards wins {one:+.2f} "
            "(standard error {its:.2f}) more than the strategy itself on the button, "
            "{two:+.2f} ({second:.2f}) in the small blind, {three:+.2f} ({third:.2f}) in the "
            "big blind, in thousandths of a big blind per hand"
        ),
        _THREE,
    ),
}


def swap_sign(place: int, high: float, low: float) -> str:
    hand, share = cells(1)[place].hand, high + low
    if share < HARDLY:
        return "="
    if share <= 1 - HARDLY:
        return f"{share * 100:.0f}"
    if max(high, low) <= 1 - HARDLY:
        return "-*"
    return f"-{hand[0]}" if high > low else f"-{hand[1]}"


def often_sign(share: float) -> str:
    if share < HARDLY:
        return "."
    return "#" if share > 1 - HARDLY else f"{share * 100:.0f}"


def _tenths(share: float) -> str:
    return written(f"{share * 100:.1f}")
