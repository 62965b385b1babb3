"""Everybody's chips as lines of text, whoever deals the cards."""

from __future__ import annotations

from collections.abc import Iterator

from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.match.chair import Chair
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.story.stage import SeatOnStage
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import told
from drawholdem_tui.words.sentences import capital
from drawholdem_tui.words.table.evening import HAS


def stacks(evening: Evening, show: HandOnShow, dealing: Dealing | None) -> list[str]:
    """Who sits at the table: chips, and how they stand in the hand that is dealt, if any:
    ``Ann has 940, on the button, bet 60.``"""
    lines = []
    for number, chair in enumerate(evening.match.chairs):
        if chair.left:
            continue
        seat = dealing.seat_of(number) if dealing else None
        here = None if seat is None else show.stage.seats[seat]
        notes = [translate(_("on the button"))] if show.button == number else []
        notes += _out_of_the_hand(chair) if here is None else _in_the_hand(here)
        stack = chips(chair.stack if here is None else here.stack)
        has = told(evening.who(number), HAS, amount=stack)
        lines.append(f"{capital(', '.join((has, *notes)))}.")
    return lines


def _in_the_hand(seat: SeatOnStage) -> Iterator[str]:
    if seat.bet:
        yield translate(_("bet {amount}"), amount=chips(seat.bet))
    if seat.folded:
        yield translate(_("folded"))
    if seat.all_in:
        yield translate(In("of a seat", "all-in"))


def _out_of_the_hand(chair: Chair) -> Iterator[str]:
    """Between hands, or not dealt in."""
    if chair.place is not None:
        yield translate(_("place {place}"), place=chair.place)
    elif chair.sits_out:
        yield translate(_("sitting out"))
    elif not chair.stack:
        yield translate(_("no chips"))
    elif chair.waits:
        yield translate(_("waiting for the big blind"))
