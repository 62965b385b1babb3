"""What the coach says, in plain words."""

from __future__ import annotations

from collections.abc import Mapping

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips


def coach_in_short(
    keep: float, swaps: Mapping[Card, float], fee: int, face: Face
) -> tuple[str, ...]:
    """The same in two short lines, for beside the cards."""
    as_it_is = translate(_("Wins {chance:.0%} as it is.")).format(chance=keep)
    if not swaps:
        return (as_it_is,)
    price = translate(_("for {fee}") if fee else _("free of charge")).format(fee=chips(fee))
    each = ", ".join(f"{face(card)} {(chance - keep) * 100:+.0f}" for card, chance in swaps.items())
    swapping = translate(_("Swapping {each} points, {price}.")).format(each=each, price=price)
    return (as_it_is, swapping)


def coach_lines(keep: float, swaps: Mapping[Card, float], fee: int, face: Face) -> tuple[str, ...]:
    """The chance to win as it is, and what each swap would change."""
    lines = [translate(_("You win about {chance:.0%} of the time as it is.")).format(chance=keep)]
    for card, chance in swaps.items():
        price = translate(_("for {fee}") if fee else _("free of charge")).format(fee=chips(fee))
        better, worse = _("{points:.0f} points better"), _("{points:.0f} points worse")
        change = translate(better if chance > keep else worse)
        lines.append(
            translate(_("Swapping {card} {price}: {change}.")).format(
                card=face(card), price=price, change=change.format(points=abs(chance - keep) * 100)
            )
        )
    return tuple(lines)
