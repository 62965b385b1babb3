"""What the screen shows step by step agrees with the engine wherever somebody is asked."""

from __future__ import annotations

from random import Random

import pytest
from random_hands import random_rules

from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.engine.view import SeatState
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.story.stage import Stage


def agree(stage: Stage, hand: Hand) -> None:
    """The stage after all events, and the view of somebody watching."""
    view = hand.view(None)
    assert [seat.stack for seat in stage.seats] == [seat.stack for seat in view.seats]
    assert [seat.bet for seat in stage.seats] == [seat.bet for seat in view.seats]
    assert [seat.cards for seat in stage.seats] == [seat.cards for seat in view.seats]
    assert [seat.swaps for seat in stage.seats] == [seat.swaps for seat in view.seats]
    folded = [seat.state is SeatState.FOLDED for seat in view.seats]
    assert [seat.folded for seat in stage.seats] == folded
    assert (stage.street, stage.board) == (view.street, view.board)
    if not view.over:
        assert [seat.drew for seat in stage.seats] == [seat.drew for seat in view.seats]
        assert stage.pots == view.pots
        assert stage.swap_pot == view.swap_pot
        lying = [(card.seat, card.fee) for card in stage.line if card.fee is not None]
        assert lying == [(card.seat, card.fee) for card in view.line]
        bets = sum(seat.bet for seat in stage.seats)
        assert sum(pot.amount for pot in stage.pots) + stage.middle + bets == view.in_pots
        assert [seat.all_in for seat in stage.seats] == [
            seat.state is SeatState.ALL_IN for seat in view.seats
        ]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(40))
def test_every_step_ends_where_the_engine_is(preset: str, seed: int) -> None:
    rng = Random(f"{preset} {seed}")
    rules = random_rules(rng, PRESETS[preset])
    stacks = tuple(rng.randint(1, rng.choice([30, 300])) for _ in range(rng.randint(2, 10)))
    carried = 0 if rules.has_blinds else rng.choice([0, 17])
    hand = Hand(
        rules, regular(rules, stacks, carried=carried), OrderedDeck(shuffled(rng.randbytes(8)))
    )
    stage = Stage()
    told = 0
    while True:
        for event in hand.events[told:]:
            stage.after(event.seen_by(None))
        told = len(hand.events)
        decision = hand.decision
        if isinstance(decision, BetDecision) and stage.street is Street.DRAW:
            stage.betting_begins()
        agree(stage, hand)
        if decision is None:
            break
        hand.act(any_action(decision, rng))
    assert [seat.won for seat in stage.seats] == [
        hand.won().get(seat, 0) for seat in range(len(stacks))
    ]
