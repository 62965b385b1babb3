"""A hand of ours in PokerKit, decision by decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pokerkit

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, RaiseTo
from drawholdem_tui.engine.cards import text
from drawholdem_tui.engine.decisions import BetDecision, NoRaise
from drawholdem_tui.engine.events import (
    BoardDealt,
    Called,
    CardsDrawn,
    Checked,
    PotAwarded,
    Raised,
    Street,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import TEXAS_HOLDEM, Rules, Structure
from drawholdem_tui.engine.setup import Setup, regular

AUTOMATIC = (
    pokerkit.Automation.ANTE_POSTING,
    pokerkit.Automation.BET_COLLECTION,
    pokerkit.Automation.BLIND_OR_STRADDLE_POSTING,
    pokerkit.Automation.RUNOUT_COUNT_SELECTION,
    pokerkit.Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    pokerkit.Automation.HAND_KILLING,
    pokerkit.Automation.CHIPS_PUSHING,
    pokerkit.Automation.CHIPS_PULLING,
)


def no_limit(rules: Rules, setup: Setup) -> Any:
    return pokerkit.NoLimitTexasHoldem.create_state(
        AUTOMATIC, True, rules.ante, *_blinds(rules, setup), setup.stacks, len(setup.stacks)
    )


def fixed_limit(rules: Rules, setup: Setup) -> Any:
    blinds, _ = _blinds(rules, setup)
    bets = (rules.big_blind, rules.late_bet)
    return pokerkit.FixedLimitTexasHoldem.create_state(
        AUTOMATIC, True, rules.ante, blinds, *bets, setup.stacks, len(setup.stacks)
    )


def pot_limit(rules: Rules, setup: Setup) -> Any:
    """PokerKit has no ready-made pot-limit hold'em; this is its no-limit game with the cap."""
    game: Any = pokerkit.NoLimitTexasHoldem(AUTOMATIC, True, rules.ante, *_blinds(rules, setup))
    game.betting_structure = pokerkit.BettingStructure.POT_LIMIT
    return game(setup.stacks, len(setup.stacks))


def _blinds(rules: Rules, setup: Setup) -> tuple[tuple[int, int], int]:
    return (rules.small_blind, rules.big_blind), rules.big_blind


CREATE: dict[Structure, Callable[[Rules, Setup], Any]] = {
    Structure.NO_LIMIT: no_limit,
    Structure.POT_LIMIT: pot_limit,
    Structure.FIXED_LIMIT: fixed_limit,
}


STREETS_DEALT = {0: 0, 3: 1, 4: 2, 5: 3}  # by the cards on the board


def random_table(rng: Random, structure: Structure) -> tuple[Rules, Setup]:
    rules = replace(TEXAS_HOLDEM, structure=structure, ante=rng.choice([0, 0, 0, 2]))
    seats = rng.randint(2, 9)
    deep = rng.choice([40, 120, 1000])
    stacks = tuple(rng.randint(12, deep) for _ in range(seats))  # enough for ante and big blind
    return rules, regular(rules, stacks)


def deal_what_is_due(state: Any, boards: list[str]) -> None:
    """Give PokerKit the cards that our hand has dealt, when it wants them."""
    while state.can_burn_card() or state.can_deal_board():
        if state.can_burn_card():
            state.burn_card("??")
        else:
            state.deal_board(boards.pop(0))


def check_for_who_has_nothing_to_decide(state: Any, hand: Hand) -> None:
    """PokerKit asks the big blind when all others are all-in for exactly that much or gone."""
    boards = [text(event.cards) for event in hand.events if isinstance(event, BoardDealt)]
    if state.status and state.actor_index is not None:
        assert state.checking_or_calling_amount == 0
        state.check_or_call()
        deal_what_is_due(state, boards[STREETS_DEALT[len(state.board_cards)] :])


def same_end(state: Any, hand: Hand, deviations: Counter[str]) -> None:
    """Equal stacks, but for odd chips."""
    assert not state.status
    odd = sum(
        event.amount % len(event.shares) for event in hand.events if isinstance(event, PotAwarded)
    )
    deviations["odd chips"] += tuple(state.stacks) != hand.stacks
    assert sum(state.stacks) == sum(hand.stacks)
    assert max(abs(a - b) for a, b in zip(state.stacks, hand.stacks, strict=True)) <= odd


def bounds_agree(state: Any, ours: BetDecision, hand: Hand, deviations: Counter[str]) -> bool:
    """Whether both allow the same raises; if not, for one of the reasons above."""
    theirs = (None, None)
    if state.can_complete_bet_or_raise_to():
        theirs = (
            state.min_completion_betting_or_raising_to_amount,
            state.max_completion_betting_or_raising_to_amount,
        )
    mine = (ours.min_to, ours.max_to) if ours.may_raise else (None, None)
    if mine == theirs:
        return True
    fixed = hand.rules.structure is Structure.FIXED_LIMIT
    if fixed and theirs == (None, None) and hand._dealer.table.live == 2:
        deviations["no cap between two"] += 1
    elif ours.no_raise is NoRaise.CAPPED and hand.view(None).street is Street.PREFLOP:
        deviations["big blind counts as a bet"] += 1
    elif theirs == (None, None) and nobody_else_can_match(hand, ours):
        deviations["opponents too short"] += 1
    else:
        assert short_all_in_on_this_street(hand), (mine, theirs)
        assert fixed or ours.may_raise == faces_a_full_raise(hand, ours.seat), (mine, theirs)
        deviations["half a bet" if fixed else "re-opened"] += 1
    return False


def faces_a_full_raise(hand: Hand, seat: int) -> bool:
    """TH-6, worked out from the events of the street alone."""
    price = full = hand.rules.big_blind
    put_in: dict[int, int] = {}
    for event in hand.events:
        match event:
            case BoardDealt() | CardsDrawn():
                price, full, put_in = 0, hand.rules.big_blind, {}
            case Raised(by, to=to):
                full = max(full, to - price)
                price = put_in[by] = to
            case Called(by):
                put_in[by] = price
            case Checked(by):
                put_in[by] = put_in.get(by, price)
    return seat not in put_in or price - put_in[seat] >= full


def nobody_else_can_match(hand: Hand, ours: BetDecision) -> bool:
    seats = hand.view(None).seats
    able = (seat for seat in seats if seat.state == "able" and seat.seat != ours.seat)
    return all(seat.bet + seat.stack <= ours.price for seat in able)


def short_all_in_on_this_street(hand: Hand) -> bool:
    for event in reversed(hand.events):
        if isinstance(event, BoardDealt | CardsDrawn):
            return False
        if isinstance(event, Raised) and event.all_in:
            return True
    return False


def choose(rng: Random, decision: BetDecision, *, raising: bool) -> Action:
    choices: list[Action] = [Check() if decision.may_check else Call()] * 3
    if not decision.may_check:
        choices.append(Fold())
    if raising and decision.may_raise:
        choices += [RaiseTo(rng.choice(decision.sizes())), RaiseTo(decision.min_to)]
    return rng.choice(choices)


def say(state: Any, action: Action) -> None:
    match action:
        case Fold():
            state.fold()
        case Check() | Call():
            state.check_or_call()
        case RaiseTo(amount):
            state.complete_bet_or_raise_to(amount)
