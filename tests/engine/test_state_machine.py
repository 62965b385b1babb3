"""Random hands at random tables: what must hold whatever is played."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from permuted import again, cards_within, known_to, with_hidden_cards_permuted
from strategies import candidates, hands, legal_actions, on_offer

from drawholdem_tui.engine.cards import FULL_DECK
from drawholdem_tui.engine.decisions import BetDecision, DrawDecision, SwapDecision
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.engine.events import (
    DeckReshuffled,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import Game, Opening


def opens_on_jacks(hand: Hand) -> bool:
    """Whether somebody opened because the cards allowed it: with others it might be illegal."""
    rules = hand.rules
    return rules.game is Game.DRAW_POKER and not rules.has_blinds and rules.opening is Opening.JACKS


class Table(RuleBasedStateMachine):
    """One hand from its posts to its end."""

    hand: Hand

    @initialize(hand=hands())
    def deal(self, hand: Hand) -> None:
        self.hand = hand
        self.chips = sum(hand.setup.stacks) + hand.setup.carried

    @precondition(lambda self: not self.hand.over)
    @rule(data=st.data())
    def somebody_acts(self, data: st.DataObject) -> None:
        decision = self.hand.decision
        assert decision is not None
        before = len(self.hand.events)
        happened = self.hand.act(data.draw(st.sampled_from(legal_actions(decision))))
        assert list(happened) == list(self.hand.events[before:])
        assert happened

    @precondition(lambda self: not self.hand.over)
    @rule()
    def the_decision_and_the_hand_agree_on_every_candidate(self) -> None:
        decision = self.hand.decision
        assert decision is not None
        for action in candidates(decision):
            fork = again(self.hand)
            try:
                fork.act(action)
                legal = True
            except IllegalAction:
                legal = False
                assert list(fork.events) == list(self.hand.events)
                assert fork.decision == decision
            assert legal == on_offer(decision, action), action

    @rule(seed=st.integers(0, 2**16))
    def hidden_cards_change_nothing_that_a_seat_may_know(self, seed: int) -> None:
        if any(isinstance(event, DeckReshuffled) for event in self.hand.events):
            return  # what comes out of a new deck depends on what went in
        if self.hand.over or opens_on_jacks(self.hand):
            return  # cards have been seen, or have decided what could be said
        for seat in (None, *range(len(self.hand.setup.stacks))):
            other = again(self.hand, with_hidden_cards_permuted(self.hand, seat, seed))
            if not self.hand.went_to_showdown:
                assert other.view(seat) == self.hand.view(seat)
                assert other.events_for(seat) == self.hand.events_for(seat)

    @invariant()
    def chips_are_conserved(self) -> None:
        table = self.hand._dealer.table
        assert table.chips() == self.chips
        assert min(table.stacks) >= 0
        if self.hand.over:
            assert sum(self.hand.stacks) + self.hand.carried == self.chips

    @invariant()
    def no_card_is_in_two_places(self) -> None:
        dealer = self.hand._dealer
        places = [*dealer.table.board, *dealer.out_of_play, *dealer.folded_cards]
        for seat in dealer.table.live_seats():
            places += dealer.table.hands[seat]
        assert len(set(places)) == len(places)
        assert set(places) <= set(FULL_DECK)

    @invariant()
    def somebody_can_act_or_the_hand_is_over(self) -> None:
        decision = self.hand.decision
        if decision is None:
            assert type(self.hand.events[-1]).__name__ == "HandEnded"
        else:
            seat = self.hand.view(None).seats[decision.seat]
            assert seat.state == "able" or decision.kind == "draw"
            if isinstance(decision, BetDecision):
                assert 0 <= decision.to_call <= decision.stack
            if isinstance(decision, DrawDecision):
                assert set(decision.cards) == set(self.hand.view(decision.seat).own_cards)
            elif isinstance(decision, SwapDecision):
                assert decision.fee <= decision.stack
                assert set(decision.cards) == set(self.hand.view(decision.seat).own_cards)
            elif decision.may_raise:
                assert decision.price < decision.min_to <= decision.max_to <= decision.all_in_to
                assert set(decision.sizes()) >= {decision.min_to, decision.max_to}

    @invariant()
    def nobody_reaches_a_card_that_is_hidden(self) -> None:
        for seat in (None, *range(len(self.hand.setup.stacks))):
            known = known_to(self.hand, seat)
            view = self.hand.view(seat)
            assert set(cards_within((view.board, view.seats, view.line))) <= known
            assert set(cards_within(view.decision)) <= known
            assert set(cards_within(self.hand.events_for(seat))) <= known

    def teardown(self) -> None:
        if hasattr(self, "hand"):
            assert list(again(self.hand).events) == list(self.hand.events)


Table.TestCase.settings = settings(
    max_examples=80,
    stateful_step_count=40,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
TestTable = Table.TestCase
