"""The blueprint in a line of figures, and square by square."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.players.blueprint.strategy import CONTEXTS, SWAPS, Blueprint
from drawholdem_tui.players.blueprint.tree import BUTTON, FOLD, Node, nodes
from drawholdem_tui.players.coach.chart import cells
from drawholdem_tui.players.pushfold.strategy import HANDS, HARDLY
from drawholdem_tui.players.pushfold.values import COMBOS
from drawholdem_tui.words.advice.computed import (
    CALLS,
    CHECKS,
    FOLDS,
    GOES_ALL_IN,
    KEEP,
    done,
    how_often,
)
from drawholdem_tui.words.advice.pushfold import HOW_TO_READ_SWAPS, swap_sign
from drawholdem_tui.words.hands.chart import square_of
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import InFigures

_SWAPS: Final = (
    _("{stack} bb: the button swaps {often}%"),
    _("{stack} bb, button kept: the big blind swaps {often}%"),
    _("{stack} bb, button swapped: the big blind swaps {often}%"),
)
_CONTEXT: Final = (
    _("Both have kept."),
    _("The big blind has swapped."),
    _("The button has swapped."),
    _("Both have swapped."),
)


def blueprint_line(made: Blueprint) -> str:
    """``20 bb: EV -0.0020 bb, …``"""
    template = _(
        "{stack} bb: EV {value:+.4f} bb, exploitability {mbb:.2f} mbb in the model; the button "
        "swaps {button}%, the big blind {keep}% after a keep and {swap}% after a swap"
    )
    button, keep, swap = (round(100 * _often(made, square)) for square in range(3))
    return translate(template).format(
        stack=f"{made.stack:g}",
        value=InFigures(made.value),
        mbb=InFigures(made.exploitability),
        button=button,
        keep=keep,
        swap=swap,
    )


def _often(made: Blueprint, square: int) -> float:
    """Over all hands as they are dealt."""
    swaps = [sum(made.swaps(square, place)) for place in range(HANDS)]
    return sum(many * each for many, each in zip(COMBOS, swaps, strict=True)) / sum(COMBOS)


class Square(NamedTuple):
    """One of a blueprint's squares: of a swap, or of what is said at a node of the betting."""

    swap: int | None  # as the blueprint counts them
    context: int = 0  # who has swapped
    node: int = 0


def squares_of(made: Blueprint, context: int) -> tuple[Square, ...]:
    """Those where both have kept or swapped so."""
    swaps = [Square(swap) for swap in range(SWAPS)]
    return (*swaps, *(Square(None, context, node.number) for node in nodes(made.stack)))


def square_title(made: Blueprint, square: Square) -> str:
    """``20 bb: the button swaps 76%``; ``20 bb. Both have kept. The button acts first.``"""
    stack = f"{made.stack:g}"
    if square.swap is not None:
        often = round(100 * _often(made, square.swap))
        return translate(_SWAPS[square.swap], stack=stack, often=often)
    node = nodes(made.stack)[square.node]
    told = translate(_("{stack} bb. {swapped} {asked}"))
    swapped, asked = translate(_CONTEXT[square.context]), translate(_asked(made, node))
    return told.format(stack=stack, swapped=swapped, asked=asked.format(price=_bb(node.so.price)))


def _asked(made: Blueprint, node: Node) -> str:
    button, so = node.so.actor == BUTTON, node.so
    if not so.raises:
        return _("The button acts first.") if button else _("The big blind acts after a call.")
    if so.price >= made.stack:
        if button:
            return _("The button faces an all-in.")
        return _("The big blind faces an all-in.")
    if button:
        return _("The button faces a raise to {price} bb.")
    return _("The big blind faces a raise to {price} bb.")


def said_in_the_square(made: Blueprint, square: Square, place: int) -> str:
    """``AKs: raise to 2.5 bb (80%), call (20%)``"""
    told = how_often(done(_choices(made, square, place)))
    return translate(_("{hand}: {choices}"), hand=cells(1)[place].hand, choices=told)


def _choices(made: Blueprint, square: Square, place: int) -> list[tuple[float, str]]:
    hand = cells(1)[place].hand
    if square.swap is not None:
        high, low = made.swaps(square.swap, place)
        swap = translate(_("swap the {rank}"))
        return [
            (max(0.0, 1 - high - low), translate(KEEP)),
            (high, swap.format(rank=hand[0])),
            (low, swap.format(rank=hand[1])),
        ]
    node = nodes(made.stack)[square.node]
    often = made.bets(node, square.context, place)
    return [(share, _choice(made, node, say)) for say, share in zip(node.says, often, strict=True)]


def _choice(made: Blueprint, node: Node, say: float) -> str:
    if say == FOLD:
        return translate(FOLDS)
    if say == node.so.price:
        owes = node.so.put_in[node.so.actor] < say
        return translate(CALLS if owes else CHECKS)
    if say >= made.stack:
        return translate(GOES_ALL_IN)
    return translate(_("raise to {amount} bb"), amount=_bb(say))


def blueprint_as_lines(made: Blueprint, width: int | None = None) -> list[str]:
    """Who swaps, and what the first words are, by who has swapped; all the rest is in the data."""
    found = [blueprint_line(made)]
    for context in range(CONTEXTS):
        for square in squares_of(made, context):
            if square.swap is not None and context:
                continue
            if square.swap is None and nodes(made.stack)[square.node].so.raises > 1:
                continue
            signs = [sign_of(made, square, place) for place in range(HANDS)]
            found += ["", square_title(made, square), *square_of(signs, width)]
    found += ["", translate(_("Suited hands are above the diagonal."))]
    found += [translate(HOW_TO_READ_SWAPS)]
    legend = _("R raises, A goes all-in, C calls or checks, a dot folds; small: mostly.")
    return [*found, translate(legend), translate(_("All of it: --json."))]


def sign_of(made: Blueprint, square: Square, place: int) -> str:
    if square.swap is not None:
        return swap_sign(place, *made.swaps(square.swap, place))
    node = nodes(made.stack)[square.node]
    share, say = max(zip(made.bets(node, square.context, place), node.says, strict=True))
    sign = "R"
    if say in (FOLD, node.so.price):
        sign = "." if say == FOLD else "C"
    elif say >= made.stack:
        sign = "A"
    if share >= 1 - HARDLY:
        return sign
    return sign.lower() if sign != "." else ":"


def _bb(amount: float) -> str:
    return f"{amount:g}"
