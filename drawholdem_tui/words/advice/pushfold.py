"""The computed strategy for short stacks as squares of text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawholdem_tui.players.coach.chart import cells
from drawholdem_tui.players.pushfold.strategy import HANDS, HARDLY, NODES, Strategy, Told
from drawholdem_tui.words.hands.square_of_hands import square_of
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import InFigures, written

_PUSHES: Final = {
    "keep-keep": _("Both have kept (to be expected {reached}%): the button pushes {push}%"),
    "keep-swap": _(
        "The button has kept, the big blind swapped ({reached}%): the button pushes {push}%"
    ),
    "swap-keep": _(
        "The button has swapped, the big blind kept ({reached}%): the button pushes {push}%"
    ),
    "swap-swap": _("Both have swapped ({reached}%): the button pushes {push}%"),
}
_NO_SWAPS: Final = _("The button pushes {push}%")
_CALLS: Final = _("The big blind calls that with {call}%")


def pushfold_as_lines(strategy: Strategy, stack: int, width: int | None = None) -> list[str]:
    """Who swaps, who stays pat, who pushes, who calls, and how to read it; ``width`` is what its
    squares have to fit in."""
    told, found = strategy.told, [pushfold_heading(stack, swaps=strategy.swaps)]
    value = translate(
        _(
            "The button wins {value:+.3f} big blinds a hand; whoever knows this strategy wins at "
            "most {mbb:.2f} thousandths of one beyond that."
        )
    )
    found += [value.format(value=InFigures(told.value), mbb=InFigures(told.exploitability))]
    if strategy.swaps:
        found += _swap_squares(strategy, width)
    nodes = NODES if strategy.swaps else NODES[:1]
    for at, node in enumerate(nodes):
        template = _PUSHES[node] if strategy.swaps else _NO_SWAPS
        heading = translate(template).format(
            reached=_hundredths(told.reached[at]), push=_hundredths(told.push[at])
        )
        calls = translate(_CALLS).format(call=_hundredths(told.call[at]))
        pushed = [often_sign(strategy.push(place, at)) for place in range(HANDS)]
        called = [often_sign(strategy.call(place, at)) for place in range(HANDS)]
        found += ["", heading, *square_of(pushed, width)]
        found += ["", calls, *square_of(called, width)]
    return found + how_to_read(swaps=strategy.swaps)


def how_to_read(*, swaps: bool) -> list[str]:
    """What the signs in the squares say."""
    found = ["", translate(_("Suited hands stand above the diagonal."))]
    if swaps:
        signs = _("Swaps: -7 the seven, always; -* one or the other; = neither, stay pat.")
        found += [translate(signs)]
    return [*found, translate(_("# : always. 40: in 40 of 100 hands. A dot: never."))]


def pushfold_heading(stack: int, *, swaps: bool) -> str:
    """What the squares are of."""
    template = _("Between two, {stack} big blinds each, without swaps: push or fold, as computed")
    if swaps:
        template = _("Between two, {stack} big blinds each: swap, then push or fold, as computed")
    return translate(template).format(stack=stack)


def solved_line(told: Told, stack: int, *, swaps: bool) -> str:
    """All figures of a table in one line."""
    template = _(
        "{stack} bb without swaps: value {value:+.4f} bb, exploitability {mbb:.3f} mbb, "
        "pushes {push}%, calls {call}%"
    )
    if swaps:
        template = _(
            "{stack} bb: value {value:+.4f} bb, exploitability {mbb:.3f} mbb, "
            "the button swaps {button}%, the big blind {keep}% and {swap}%, "
            "pushes {push}%, calls {call}%"
        )
    many = slice(None) if swaps else slice(1)
    return translate(template).format(
        stack=stack,
        value=InFigures(told.value),
        mbb=InFigures(told.exploitability),
        button=_tenths(told.button_swaps),
        keep=_tenths(told.after_keep),
        swap=_tenths(told.after_swap),
        push=" ".join(map(_tenths, told.push[many])),
        call=" ".join(map(_tenths, told.call[many])),
    )


def _swap_squares(strategy: Strategy, width: int | None) -> list[str]:
    told = strategy.told
    squares: tuple[tuple[str, float, Callable[[int], tuple[float, float]]], ...] = (
        (_("The button swaps {swap}%"), told.button_swaps, strategy.button_swaps),
        (
            _("The button has kept: the big blind swaps {swap}%"),
            told.after_keep,
            lambda place: strategy.big_blind_swaps(place, button_swapped=False),
        ),
        (
            _("The button has swapped: the big blind swaps {swap}%"),
            told.after_swap,
            lambda place: strategy.big_blind_swaps(place, button_swapped=True),
        ),
    )
    found = []
    for heading, often, swaps in squares:
        found += ["", translate(heading).format(swap=_hundredths(often))]
        found += square_of([swap_sign(place, *swaps(place)) for place in range(HANDS)], width)
    return found


def swap_sign(place: int, high: float, low: float) -> str:
    """What of a hand is swapped."""
    hand, share = cells(1)[place].hand, high + low
    if share < HARDLY:
        return "="
    if share <= 1 - HARDLY:
        return f"{share * 100:.0f}"
    if max(high, low) <= 1 - HARDLY:
        return "-*"
    return f"-{hand[0]}" if high > low else f"-{hand[1]}"


def often_sign(share: float) -> str:
    """How often something is done."""
    if share < HARDLY:
        return "."
    return "#" if share > 1 - HARDLY else f"{share * 100:.0f}"


def _hundredths(share: float) -> str:
    return f"{share * 100:.0f}"


def _tenths(share: float) -> str:
    return written(f"{share * 100:.1f}")
