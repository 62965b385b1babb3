"""The computed strategy between three, told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.players.pushfold.strategy import HANDS
from drawholdem_tui.players.pushfold.three import BETS, SWAPS, ThreeStrategy
from drawholdem_tui.words.advice.pushfold import how_to_read, often_sign, swap_sign
from drawholdem_tui.words.advice.three_squares import heading_of_three
from drawholdem_tui.words.hands.square_of_hands import square_of
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import InFigures, written

_RARE: Final = 0.05  # a node that comes more rarely is left out of the text


def three_as_lines(strategy: ThreeStrategy, stack: int, width: int | None = None) -> list[str]:
    """All squares but those that hardly anybody comes to, and how to read them; ``width`` is what
    the squares have to fit in."""
    told = strategy.told
    heading = _(
        "Between three, {stack} big blinds each, without swaps: push or fold, computed from samples"
    )
    if strategy.swaps:
        heading = _(
            "Between three, {stack} big blinds each: swap, then push or fold, computed from samples"
        )
    values = _(
        "The button wins {button:+.3f} big blinds a hand, the small blind {small:+.3f}, the big "
        "blind {big:+.3f}; a seat that knows this strategy wins at most {mbb:.2f} thousandths of "
        "one beyond that, as far as the samples tell."
    )
    button, small, big = map(InFigures, told.values)
    mbb = InFigures(told.exploitability)
    found = [
        translate(heading).format(stack=stack),
        translate(values).format(button=button, small=small, big=big, mbb=mbb),
    ]
    for square in strategy.squares:
        swapping = square in SWAPS
        if not swapping and told.reached[square.at] < _RARE:
            continue
        signs = [
            swap_sign(place, high, low) if swapping else often_sign(high)
            for place in range(HANDS)
            for high, low in (strategy.shares(square, place),)
        ]
        found += ["", heading_of_three(strategy, square, stack), *square_of(signs, width)]
    seats = _("BU is the button, SB the small blind, BB the big blind.")
    found += [*how_to_read(swaps=strategy.swaps), translate(seats)]
    if strategy.swaps:
        rare = _("What comes less than 5 times in 100 hands is left out: --json has it.")
        found += [translate(rare)]
    return found


def solved_line_of_three(strategy: ThreeStrategy, stack: int) -> str:
    """The figures of a table in one line."""
    told = strategy.told
    template = _(
        "{stack} bb, three without swaps: values {button:+.3f}, {small:+.3f}, {big:+.3f} bb, "
        "exploitability {mbb:.2f} mbb in the model; the button pushes {push}%, the small blind "
        "calls {call}% and pushes {late}%"
    )
    if strategy.swaps:
        template = _(
            "{stack} bb, three: values {button:+.3f}, {small:+.3f}, {big:+.3f} bb, exploitability "
            "{mbb:.2f} mbb in the model; swaps {swaps}%, and where the blinds have swapped the "
            "button pushes {push}%, the small blind calls {call}% and pushes {late}%"
        )
    button, small, big = told.values
    often = dict(zip(strategy.squares, told.often, strict=True))
    node = 3 if strategy.swaps else 0
    push, call, late = (
        next(each for square, each in often.items() if square == (kind, node)) for kind in BETS[:3]
    )
    swaps = " ".join(_tenths(often[square]) for square in SWAPS if square in often)
    return translate(template).format(
        stack=stack,
        button=button,
        small=small,
        big=big,
        mbb=told.exploitability,
        swaps=swaps,
        push=_tenths(push),
        call=_tenths(call),
        late=_tenths(late),
    )


def checked_line_of_three(stack: int, seats: Sequence[tuple[float, float]], *, swaps: bool) -> str:
    """What best responses won beyond the strategy, with standard errors."""
    template = _(
        "{stack} bb, three without swaps: whoever has learnt from dealt cards what is best against "
        "it wins {one:+.2f} (standard error {its:.2f}) more than it on the button, {two:+.2f} "
        "({second:.2f}) in the small blind, {three:+.2f} ({third:.2f}) in the big blind, in "
        "thousandths of a big blind a hand"
    )
    if swaps:
        template = _(
            "{stack} bb, three: whoever has learnt from dealt cards what is best against it wins "
            "{one:+.2f} (standard error {its:.2f}) more than it on the button, {two:+.2f} "
            "({second:.2f}) in the small blind, {three:+.2f} ({third:.2f}) in the big blind, in "
            "thousandths of a big blind a hand"
        )
    (one, its), (two, second), (three, third) = (map(InFigures, seat) for seat in seats)
    return translate(template).format(
        stack=stack, one=one, its=its, two=two, second=second, three=three, third=third
    )


def _tenths(share: float) -> str:
    return written(f"{share * 100:.1f}")
