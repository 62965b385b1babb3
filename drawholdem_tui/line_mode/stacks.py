"""Everybody's chips as lines of text, whoever deals the cards."""

from __future__ import annotations

from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.words.table.seats import in_the_hand, out_of_the_hand


def stacks(evening: Evening, show: HandOnShow, dealing: Dealing | None) -> list[str]:
    """Who sits at the table: chips, and how they stand in the hand that is dealt, if any."""
    lines = []
    for number, chair in enumerate(evening.match.chairs):
        if chair.left:
            continue
        seat = dealing.seat_of(number) if dealing else None
        who, button = evening.who(number), show.button == number
        if seat is None:
            lines.append(out_of_the_hand(who, chair, button=button))
            continue
        here = show.stage.seats[seat]
        lines.append(
            in_the_hand(
                who, here.stack, here.bet,
                button=button, folded=here.folded, all_in=here.all_in,
            )
        )  # fmt: skip
    return lines
