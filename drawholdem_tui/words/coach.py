"""What the coach says, in plain words."""

from __future__ import annotations

from collections.abc import Mapping

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips

# whether a swap costs nothing, and whether it betters the hand
_CHANGES = {
    (True, True): _("Swapping {card} free of charge: {points:.0f} points better."),
    (True, False): _("Swapping {card} free of charge: {points:.0f} points worse."),
    (False, True): _("Swapping {card} for {fee}: {points:.0f} points better."),
    (False, False): _("Swapping {card} for {fee}: {points:.0f} points worse."),
}


def coach_in_short(
    keep: float, swaps: Mapping[Card, float], fee: int, face: Face
) -> tuple[str, ...]:
    """The same in two short lines, for beside the cards."""
    as_it_is = translate(_("Wins {chance:.0%} as it is.")).format(chance=keep)
    if not swaps:
        return (as_it_is,)
    swapping = _("Swapping {each} points, for {fee}.")
    if not fee:
        swapping = _("Swapping {each} points, free of charge.")
    each = ", ".join(f"{face(card)} {(chance - keep) * 100:+.0f}" for card, chance in swaps.items())
    return (as_it_is, translate(swapping).format(each=each, fee=chips(fee)))


def coach_lines(keep: float, swaps: Mapping[Card, float], fee: int, face: Face) -> tuple[str, ...]:
    """The chance to win as it is, and what each swap would change."""
    lines = [translate(_("You win about {chance:.0%} of the time as it is.")).format(chance=keep)]
    for card, chance in swaps.items():
        points = abs(chance - keep) * 100
        said = translate(_CHANGES[not fee, chance > keep])
        lines.append(said.format(card=face(card), fee=chips(fee), points=points))
    return tuple(lines)
