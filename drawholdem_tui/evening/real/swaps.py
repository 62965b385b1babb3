"""Who may still swap, for whoever asks at the table."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.view import SeatState, View

_SPOKEN: Final = (
    SaidKind.SWAP, SaidKind.KEEP, SaidKind.CHECK, SaidKind.CALL, SaidKind.BET, SaidKind.RAISE,
)  # fmt: skip


def have_spoken(hand: Hand, view: View) -> set[int]:
    """On this street: it is too late for them to swap (DH-9, DH-10)."""
    return {said.seat for said in hand.said if said.street is view.street and said.kind in _SPOKEN}


def may_still_swap(hand: Hand, view: View) -> set[int]:
    """On this street: who has chips for it, and has neither chosen nor acted (DH-9, DH-10)."""
    if view.fee is None or view.over:
        return set()
    spoken = have_spoken(hand, view)
    free = {post.seat for post in hand.setup.posts} if not view.board else set()
    return {
        seat.seat
        for seat in view.seats
        if seat.state is SeatState.ABLE
        and seat.seat not in spoken
        and (seat.seat in free or seat.stack >= view.fee)
    }
