"""What the shark makes of what the others have done."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import FULL_DECK, card
from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.engine.deck import OrderedDeck, SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.cast import CAST, IN_CHARACTER
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu import our_bot
from drawholdem_tui.players.cpu.shark.draw_poker import pool
from drawholdem_tui.players.cpu.shark.outlook import HANDS, IMPOSSIBLE, hand_of, outlook
from drawholdem_tui.players.cpu.shark.reading import hands_of
from drawholdem_tui.players.cpu.shark.shark import Shark
from drawholdem_tui.players.odds.tables.ranks import ranks

WAYS = 12
DEEP = 1000
SHARKS = [f"shark:{name}" for name, each in CAST.items() if not each.confuses]


def table(rules: Rules, hole: str, *more: str, stack: int = 200) -> Hand:
    """Hole cards by seat, ``AhKd QsQd``; then what comes from the deck."""
    hands = [(card(each[:2]), card(each[2:])) for each in hole.split()]
    order = [first for first, _ in hands] + [second for _, second in hands]
    order += map(card, more)
    order += [each for each in FULL_DECK if each not in order]
    setup = regular(rules, (stack,) * len(hands))
    return Hand(rules, setup, OrderedDeck(tuple(order)))


def place_of(hand: Hand, seat: int, of: int) -> float:
    """How good the hands of somebody look on average to somebody else."""
    view = hand.view(seat)
    weights, places = hands_of(view, of, WAYS), outlook(view.board, WAYS).places
    every = sum(weights)
    return sum(w * max(p, 0) for w, p in zip(weights, places, strict=True)) / every


def said(hand: Hand, times: int) -> Counter[Action]:
    decision = hand.decision
    assert decision
    view, shark = hand.view(decision.seat), Shark(quick=True)
    return Counter(shark.decide(view, decision, Chance(7919 * seed)) for seed in range(times))


@pytest.mark.parametrize("cards", [3, 4, 5])
def test_strengths_on_a_board_are_those_of_seven_cards(cards: int) -> None:
    rng = Random(cards)
    for _ in range(6):
        board = rng.sample(range(52), cards)
        look = outlook(board, WAYS)
        if cards == 5:
            (row,) = look.strengths
            for hand in rng.sample(range(len(HANDS)), 200):
                one, other = HANDS[hand]
                clash = {one, other} & set(board)
                expected = IMPOSSIBLE if clash else ranks().strength((*board, one, other))
                assert row[hand] == expected
        best = max(range(len(HANDS)), key=look.places.__getitem__)
        assert look.places[best] > 0.98
        assert all(
            (place == IMPOSSIBLE) == bool(set(hand) & set(board))
            for hand, place in zip(HANDS, look.places, strict=True)
        )


def test_aces_are_the_best_hand_before_the_flop_and_seven_deuce_is_far_down() -> None:
    places = outlook((), WAYS).places
    assert places[hand_of((48, 49))] == max(places)
    assert places[hand_of((card("7h"), card("2c")))] < 0.05


def test_whoever_raises_has_more_than_whoever_calls_and_who_raises_again_the_most() -> None:
    hand = table(TEXAS_HOLDEM, "2c3d 2d3c AhKd 9h9d")
    hand.play([Call(), RaiseTo(40), RaiseTo(120)])
    before = hand.view(1).said
    caller, raiser = place_of(hand, 1, 2), place_of(hand, 1, 3)
    again = place_of(hand, 1, 0)
    assert len(before) == 5
    assert caller < raiser < again
    assert again > 0.75


def test_a_swap_on_the_flop_makes_a_hand_less_known() -> None:
    deal = "2c3d 2d3c"
    kept, swapped = (table(DRAW_HOLDEM, deal, stack=1000) for _ in range(2))
    for hand in (kept, swapped):
        hand.play([Keep(), Keep(), RaiseTo(60), Call()])
    kept.play([Keep(), Check()])
    swapped.play([Swap(card("2c")), Check()])
    assert place_of(swapped, 1, 0) < place_of(kept, 1, 0)


def test_trash_is_folded_behind_a_raise_and_another() -> None:
    """The arena's worst hands had shown it all-in with six-three."""
    hand = table(DRAW_HOLDEM, "8h5d 3hAd JhJc Ah8s 7s8c 5h3s", "Ac", "Qh", "6h", "9s", "Js")
    hand.play([Keep(), Swap(card("8s")), Swap(card("7s")), Swap(card("5h"))])
    hand.play([Swap(card("8h")), Swap(card("3h")), RaiseTo(33), RaiseTo(101), Fold()])
    found = said(hand, 60)
    assert found[Fold()] >= 57, found


def test_in_the_same_spot_it_does_not_always_do_the_same() -> None:
    hand = table(TEXAS_HOLDEM, "2c3d Th9h")
    assert len(said(hand, 40)) > 1


def test_hands_of_draw_poker_are_in_order_and_keep_to_what_was_drawn() -> None:
    hands = pool(3)
    assert hands.before == sorted(hands.before)
    for drew, where in hands.places.items():
        assert all(drew is None or hands.hands[at].drew == drew for at in where)
        assert hands.made[drew] == sorted(hands.made[drew])
    pat = hands.made[0]
    assert pat[0] > hands.made[3][len(hands.made[3]) // 2]  # a pat hand is a made one


@pytest.mark.parametrize("seats", [2, 3, 6, 8])
@pytest.mark.parametrize("words", [*IN_CHARACTER, *SHARKS])
def test_a_free_swap_gives_no_higher_card_away_and_breaks_no_pair(words: str, seats: int) -> None:
    """DH-6. A hundred each; one of ten was, between two, and four of ten at a full table."""
    player = our_bot(words, quick=True)
    assert player
    rng, asked = Random(seats), 0
    while asked < 100:
        hand = Hand(
            DRAW_HOLDEM, regular(DRAW_HOLDEM, (DEEP,) * seats), SecretDeck(rng.randbytes(32))
        )
        while isinstance(decision := hand.decision, SwapDecision):
            if decision.free:
                view, seed = hand.view(decision.seat), rng.getrandbits(60)
                action = player.decide(view, decision, Chance(seed))
                one, other = decision.cards
                if isinstance(action, Swap):
                    assert one.rank != other.rank, decision.cards
                    assert action.card == min(decision.cards), decision.cards
                asked += 1
            hand.act(Keep())
