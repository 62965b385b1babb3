"""Random hands at random tables: what must hold whatever is played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from strategies import candidates, hands, legal_actions, on_offer
from tableau import draw_decision, swap_decision

from drawholdem_tui.engine.actions import Draw, Swap
from drawholdem_tui.engine.cards import FULL_DECK, Card
from drawholdem_tui.engine.decisions import BetDecision, DrawDecision, SwapDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.engine.events import (
    BoardDealt,
    CardsDrawn,
    CardSwapped,
    DeckReshuffled,
    HandShown,
    HoleCardsDealt,
    OpenersShown,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import Game, Opening


def again(hand: Hand, deck: OrderedDeck | None = None) -> Hand:
    """The same hand, played a second time from its actions, perhaps with other cards: then a swap
    is one of the card in the same place."""
    first = Hand(hand.rules, hand.setup, hand.deck)
    second = Hand(hand.rules, hand.setup, deck or hand.deck)
    for action in hand.actions:
        said = action
        if isinstance(action, Swap):
            place = swap_decision(first.decision).cards.index(action.card)
            said = Swap(swap_decision(second.decision).cards[place])
        elif isinstance(action, Draw):
            mine, other = draw_decision(first.decision).cards, draw_decision(second.decision).cards
            said = Draw(tuple(other[mine.index(card)] for card in action.cards))
        first.act(action)
        second.act(said)
    return second


def cards_within(thing: object) -> Iterator[Card]:
    """Every card reachable from a value; anything but plain values is an error."""
    if isinstance(thing, Card):
        yield thing
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from cards_within(getattr(thing, field.name))
    elif isinstance(thing, tuple | list):
        for each in thing:
            yield from cards_within(each)
    else:
        assert thing is None or isinstance(thing, int | str | Enum), type(thing)


def known_to(hand: Hand, seat: int | None) -> set[Card]:
    """The cards that a seat may know: its own, the board, what has been shown."""
    known: set[Card] = set()
    for event in hand.events:
        match event:
            case HoleCardsDealt(dealt) if seat is not None:
                known.update(card for card in dealt[seat] if card is not None)
            case CardSwapped(owner, discarded=out, received=new) if owner == seat:
                known.update(card for card in (out, new) if card is not None)
            case CardsDrawn(owner, discarded=gone, received=came) if owner == seat:
                known.update(card for card in (*gone, *came) if card is not None)
            case OpenersShown(_, cards):
                known.update(cards)
            case BoardDealt(_, cards) | HandShown(_, cards):
                known.update(cards)
    return known


def with_hidden_cards_permuted(hand: Hand, seat: int | None, seed: int) -> OrderedDeck:
    """The same deck for one seat: every card that it does not know lies elsewhere."""
    assert isinstance(hand.deck, OrderedDeck)
    known = known_to(hand, seat)
    unknown = [card for card in hand.deck.order if card not in known]
    Random(seed).shuffle(unknown)
    hidden = iter(unknown)
    order = tuple(c if c in known else next(hidden) for c in hand.deck.order)
    return OrderedDeck(order, hand.deck.reshuffles)


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
                assert decision.affordable
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
