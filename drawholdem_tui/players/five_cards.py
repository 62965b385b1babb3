"""What each opponent has told of a hand of five: by opening on jacks or better, and by how many
cards were drawn, also when that lies there no longer."""

from __future__ import annotations

from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.final_pot import live_opponents


def drawn_by(view: View) -> dict[int, int | None]:
    """By each live opponent; ``None`` before the draw."""
    drew = {act.seat: act.drew for act in view.said if act.kind is SaidKind.DRAW}
    return {seat.seat: drew.get(seat.seat) for seat in live_opponents(view)}


def opener_of(view: View) -> int | None:
    """The seat that was dealt jacks or better, as it has opened where that is needed (DP-4)."""
    if not view.rules.needs_openers:
        return None
    return next(
        (
            act.seat
            for act in view.said
            if act.street is Street.PREFLOP and act.kind is SaidKind.BET
        ),
        None,
    )


def has_split(view: View, seat: int) -> bool:
    """Openers, declared (DP-10): what was kept are no jacks or better."""
    return any(act.seat == seat and act.kind is SaidKind.SPLIT for act in view.said)
