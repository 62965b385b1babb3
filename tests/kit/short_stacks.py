"""Where the computed strategy for short stacks may hold."""

from __future__ import annotations

from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.players.pushfold.spot import Spot, spot_of


def after(hand: Hand, *actions: Action) -> Spot | None:
    for each in actions:
        hand.act(each)
    decision = hand.decision
    assert decision
    return spot_of(hand.view(decision.seat), decision)
