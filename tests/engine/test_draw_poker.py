"""Five-card Draw Poker, clause by clause."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tableau import (
    LaidOut,
    bet_decision,
    draw_decision,
    everybody_stands_pat,
    openers_shown,
    say,
    shown,
)

from drawholdem_tui.engine.actions import Call, Check, Draw, Fold, RaiseTo
from drawholdem_tui.engine.cards import FULL_DECK, Card, cards, text
from drawholdem_tui.engine.decisions import NoCheck, NoRaise
from drawholdem_tui.engine.deck import Deck, OrderedDeck, SecretDeck
from drawholdem_tui.engine.errors import IllegalAction, SetupError
from drawholdem_tui.engine.events import (
    AntePosted,
    BetsCollected,
    Burned,
    CardsDrawn,
    DeckReshuffled,
    HandShown,
    HoleCardsDealt,
    OpenersSplit,
    PotAwarded,
    PotCarried,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.openers import proof, proves_openers
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.engine.rules import (
    DRAW_POKER,
    DRAW_POKER_CASINO,
    PRESETS,
    MaxDraw,
    Opening,
    Rules,
    SecondBetStarts,
    Stakes,
    Structure,
)
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.words.refusals.errors import sentence

ACES, KINGS, QUEENS = "AsAh2c3c4c", "KsKh7c8c9c", "QsQh2d3d4d"
NOTHING, LITTLE, LESS = "As9h7d4c2h", "Th8d6c5s3h", "9s8c6d4h2s"
ANYTHING = replace(DRAW_POKER, opening=Opening.ANYTHING)
BLINDS = replace(DRAW_POKER, stakes=Stakes.BLINDS, ante=0)


def table(
    holes: list[str],
    rules: Rules = DRAW_POKER,
    stacks: list[int] | None = None,
    *,
    carried: int = 0,
    new: str = "",
    deck: Deck | None = None,
) -> Hand:
    setup = regular(rules, tuple(stacks or [1000] * len(holes)), carried=carried)
    return Hand(rules, setup, deck or LaidOut(holes, "", new))


def collected(hand: Hand) -> tuple[Pot, ...]:
    return [event.pots for event in hand.events if isinstance(event, BetsCollected)][-1]


def to_the_draw(hand: Hand) -> Hand:
    """p1 opens for 10, the others call."""
    say(hand, "p1 bets to 10")
    while hand.decision and hand.decision.kind == "bet":
        say(hand, f"p{hand.decision.seat + 1} calls")
    return hand


# The deal and the stakes


def test_two_to_ten_players_and_five_cards_each_one_at_a_time() -> None:  # DP-1
    hand = table([], stacks=[1000] * 10, deck=OrderedDeck(FULL_DECK))
    dealt = next(event for event in hand.events if isinstance(event, HoleCardsDealt))
    assert dealt.hands[3] == FULL_DECK[3:50:10]
    with pytest.raises(SetupError, match="seats"):
        table([], stacks=[1000] * 11, deck=OrderedDeck(FULL_DECK))


def test_by_default_every_player_antes() -> None:  # DP-2
    hand = table([ACES, KINGS, QUEENS])
    antes = [event for event in hand.events if isinstance(event, AntePosted)]
    assert [(ante.seat, ante.amount, ante.dead) for ante in antes] == [
        (0, 5, False),
        (1, 5, False),
        (2, 5, False),
    ]


def test_the_dealers_ante_is_dead_money_in_the_main_pot() -> None:  # DP-2
    rules = replace(ANYTHING, stakes=Stakes.DEALER)
    hand = table([ACES, KINGS, QUEENS], rules, [1000, 1000, 5])
    antes = [event for event in hand.events if isinstance(event, AntePosted)]
    assert antes == [AntePosted(2, 5, dead=True, all_in=True)]
    everybody_stands_pat(say(hand, "p1 bets to 10", "p2 calls"))
    say(hand, "p1 checks", "p2 checks")
    assert collected(hand) == (Pot(5, (0, 1, 2)), Pot(20, (0, 1)))  # the dealer plays for the 5


def test_with_blinds_it_is_bet_as_in_holdem() -> None:  # DP-2, DP-4
    hand = table([ACES, KINGS, QUEENS], BLINDS)
    decision = bet_decision(hand.decision)
    assert (decision.seat, decision.to_call) == (2, 10)


@pytest.mark.parametrize(
    ("structure", "bounds"),
    [
        (Structure.NO_LIMIT, (10, 995)),
        (Structure.POT_LIMIT, (10, 15)),
        (Structure.FIXED_LIMIT, (10, 10)),
        (Structure.SPREAD, (10, 30)),
    ],
)
def test_all_structures(structure: Structure, bounds: tuple[int, int]) -> None:  # DP-3, DP-15
    spread = 30 if structure is Structure.SPREAD else 0
    rules = replace(ANYTHING, structure=structure, spread=spread)
    decision = bet_decision(table([ACES, KINGS, QUEENS], rules).decision)
    assert (decision.min_to, decision.max_to) == bounds


def test_fixed_limit_bets_double_after_the_draw() -> None:  # DP-3
    rules = replace(ANYTHING, structure=Structure.FIXED_LIMIT)
    hand = everybody_stands_pat(to_the_draw(table([ACES, KINGS], rules)))
    assert bet_decision(hand.decision).min_to == 20


def test_antes_side_pots_and_odd_chips_are_those_of_holdem() -> None:  # DP-15
    hand = table([ACES, KINGS, QUEENS], ANYTHING, [3, 1000, 1000])
    say(hand, "p2 bets to 20", "p3 calls")
    everybody_stands_pat(hand)
    say(hand, "p2 checks", "p3 checks")
    assert collected(hand) == (Pot(9, (0, 1, 2)), Pot(44, (1, 2)))


# Opening


def test_left_of_the_dealer_speaks_first() -> None:  # DP-4
    assert bet_decision(table([ACES, KINGS, QUEENS]).decision).seat == 0


def test_a_hand_without_openers_cannot_open_and_is_told_why() -> None:  # DP-4, DP-6
    hand = table([NOTHING, KINGS, QUEENS])
    decision = bet_decision(hand.decision)
    assert decision.may_check
    assert decision.no_raise is NoRaise.NO_OPENERS
    with pytest.raises(IllegalAction) as refused:
        hand.act(RaiseTo(10))
    assert "jacks" in sentence(refused.value.code, refused.value.values)


@pytest.mark.parametrize(
    ("held", "opens"),
    [
        ("JsJd2c3c4c", True),
        ("TsTd2c3c4c", False),
        ("AsKdQc9h7d", False),
        ("2s2d3c3h4c", True),
        ("2s2d2c3h4c", True),
        ("2s3d4c5h6c", True),
        ("As2d3c4h5c", True),
        ("2s4s6s8sTs", True),
        ("2s2d2c3h3c", True),
        ("2s2d2c2h3c", True),
        ("2s3s4s5s6s", True),
    ],
)
def test_what_jacks_or_better_means(held: str, opens: bool) -> None:  # DP-4, DP-6
    assert proves_openers(cards(held)) == opens
    decision = bet_decision(table([held, "KhKd8c9d7h"]).decision)
    assert decision.may_raise == opens


def test_check_until_somebody_opens_then_nobody_checks_and_any_hand_may_raise() -> None:  # DP-4
    hand = say(table([NOTHING, KINGS, LITTLE]), "p1 checks", "p2 bets to 20")
    assert bet_decision(hand.decision).no_check is NoCheck.FACING_A_BET
    say(hand, "p3 raises to 60")  # without openers
    assert bet_decision(hand.decision).seat == 0


def test_pass_and_out_is_bet_or_drop() -> None:  # DP-4
    hand = table([NOTHING, KINGS, LITTLE], DRAW_POKER_CASINO)
    decision = bet_decision(hand.decision)
    assert decision.no_check is NoCheck.BET_OR_DROP
    assert (decision.may_check, decision.may_call, decision.may_raise) == (False, False, True)
    with pytest.raises(IllegalAction, match="bet_or_drop"):
        hand.act(Check())
    with pytest.raises(IllegalAction, match="no_bet_to_call"):
        hand.act(Call())
    say(hand, "p1 folds", "p2 bets to 10", "p3 calls")


def test_anything_opens_and_checking_is_allowed() -> None:  # DP-4
    say(table([NOTHING, LITTLE], ANYTHING), "p1 checks", "p2 bets to 10", "p1 calls")


def test_passed_in_the_antes_wait_for_the_next_hand() -> None:  # DP-5
    hand = say(table([NOTHING, LITTLE, LESS]), "p1 checks", "p2 checks", "p3 checks")
    assert hand.over
    assert PotCarried(15) in hand.events
    assert hand.stacks == (995, 995, 995)
    assert hand.carried == 15


def test_a_carried_pot_is_dead_money_in_the_next_main_pot() -> None:  # DP-5
    hand = table([ACES, KINGS], carried=15)
    say(hand, "p1 bets to 10", "p2 folds")
    assert collected(hand) == (Pot(25, (0,)),)
    assert hand.stacks == (1020, 995)


def test_passed_in_again_all_of_it_waits_on() -> None:  # DP-5
    hand = say(table([NOTHING, LITTLE], carried=15), "p1 checks", "p2 checks")
    assert hand.carried == 25


def test_not_passed_in_while_somebody_is_all_in_on_the_ante() -> None:  # DP-5
    hand = table([NOTHING, LITTLE, LESS], stacks=[5, 1000, 1000])
    say(hand, "p2 checks", "p3 checks")
    everybody_stands_pat(hand)
    say(hand, "p2 bets to 10", "p3 folds")  # no openers are needed now
    assert shown(hand) == [2, 1]
    assert openers_shown(hand) == []


def test_under_anything_the_draw_follows_when_nobody_bets() -> None:  # DP-5
    hand = say(table([NOTHING, LITTLE], ANYTHING), "p1 checks", "p2 checks")
    assert hand.decision is not None
    assert hand.decision.kind == "draw"


def test_under_pass_and_out_the_last_one_takes_the_pot() -> None:  # DP-5
    hand = say(table([ACES, KINGS, QUEENS], DRAW_POKER_CASINO), "p1 folds", "p2 folds")
    assert hand.over
    assert hand.stacks == (995, 995, 1010)


def test_the_openers_are_shown_after_winning_unopposed() -> None:  # DP-6
    hand = say(table([KINGS, ACES]), "p1 bets to 10", "p2 folds")
    assert openers_shown(hand) == [(1, "KsKh")]
    assert shown(hand) == []


def test_the_openers_are_shown_after_dropping() -> None:  # DP-6
    hand = say(table([KINGS, ACES, QUEENS]), "p1 bets to 10", "p2 raises to 50", "p3 folds")
    say(hand, "p1 folds")
    assert openers_shown(hand) == [(1, "KsKh")]


def test_openers_that_everybody_has_seen_need_no_second_look() -> None:  # DP-6
    hand = everybody_stands_pat(to_the_draw(table([KINGS, ACES])))
    say(hand, "p1 checks", "p2 checks")
    assert shown(hand) == [1, 2]
    assert openers_shown(hand) == []


@pytest.mark.parametrize(
    ("held", "proof_of_it"),
    [
        ("JsJd2c3c4c", "JsJd"),
        ("2s2d3c3h4c", "2s2d3c3h"),
        ("2s2d2c3h4c", "2s2d2c"),
        ("2s3d4c5h6c", "2s3d4c5h6c"),
        ("2s2d2c3h3c", "2s2d2c3h3c"),
    ],
)
def test_what_is_shown_as_proof(held: str, proof_of_it: str) -> None:  # DP-6
    assert text(proof(cards(held))) == proof_of_it


# The draw


def test_the_draw_needs_two_who_are_live() -> None:  # DP-7
    hand = say(table([KINGS, ACES]), "p1 bets to 10", "p2 folds")
    assert not any(isinstance(event, Burned) for event in hand.events)


def test_one_card_is_burned_then_each_draws_in_turn_and_gets_as_many_at_once() -> None:  # DP-7
    hand = to_the_draw(table([ACES, KINGS, QUEENS], new="5d9sJcTd"))
    assert sum(isinstance(event, Burned) for event in hand.events) == 1
    say(hand, "p1 draws 2c3c4c")
    assert hand.view(0).own_cards == cards("AsAh5d9sJc")
    say(hand, "p2 stands pat", "p3 draws 2d")
    assert hand.view(2).own_cards == cards("QsQhTd3d4d")  # where the deuce lay
    drawn = [event for event in hand.events if isinstance(event, CardsDrawn)]
    assert [(event.seat, event.count) for event in drawn] == [(0, 3), (1, 0), (2, 1)]


def test_all_in_players_draw_too() -> None:  # DP-7
    hand = say(table([ACES, KINGS], stacks=[500, 500]), "p1 bets to 495", "p2 calls")
    say(hand, "p1 draws 2c3c4c", "p2 draws 7c8c9c")
    assert shown(hand) == [1, 2]  # and no betting any more


@pytest.mark.parametrize(
    ("rule", "players", "most"),
    [
        (MaxDraw.BY_PLAYERS, 4, 5),
        (MaxDraw.BY_PLAYERS, 5, 3),
        (MaxDraw.THREE, 2, 3),
        (MaxDraw.FOUR, 2, 4),
        (MaxDraw.FIVE, 6, 5),
    ],
)
def test_how_many_may_be_drawn(rule: MaxDraw, players: int, most: int) -> None:  # DP-8
    rules = replace(ANYTHING, max_draw=rule)
    hand = table([], rules, [1000] * players, deck=SecretDeck(b"draw"))
    while hand.decision and hand.decision.kind == "bet":
        hand.act(Check())
    decision = draw_decision(hand.decision)
    assert decision.most == most
    if most < 5:
        with pytest.raises(IllegalAction, match="too_many_discards"):
            hand.act(Draw(decision.cards[: most + 1]))
    hand.act(Draw(decision.cards[:most]))


@pytest.mark.parametrize(
    ("discards", "code"), [("Ks", "card_not_held"), ("2c2c", "discarded_twice")]
)
def test_only_own_cards_and_each_once_can_be_discarded(discards: str, code: str) -> None:  # DP-7
    hand = to_the_draw(table([ACES, KINGS]))
    with pytest.raises(IllegalAction, match=code):
        hand.act(Draw(cards(discards)))


def test_how_many_is_public_until_the_second_interval_the_discards_are_not() -> None:  # DP-9
    hand = say(to_the_draw(table([ACES, KINGS])), "p1 draws 2c3c4c")
    assert hand.view(1).seats[0].drew == 3
    seen = next(e for e in hand.events_for(1) if isinstance(e, CardsDrawn))
    assert (seen.count, seen.discarded, seen.received) == (3, (None,) * 3, (None,) * 3)
    say(hand, "p2 stands pat")
    assert hand.view(1).seats[0].drew is None


def test_splitting_openers_is_declared_and_the_discards_stay_aside() -> None:  # DP-10
    """A pair of kings opens and is broken up to draw to a flush."""
    hand = to_the_draw(table(["KsKh7s8s9s", ACES], new="2s"))
    say(hand, "p1 draws Kh", "p2 stands pat")
    assert OpenersSplit(0) in hand.events
    assert cards("Kh")[0] not in hand._dealer.out_of_play
    say(hand, "p1 bets to 50", "p2 folds")
    assert openers_shown(hand) == [(1, "KsKh")]


def test_split_openers_are_proved_after_the_showdown_too() -> None:  # DP-10
    hand = to_the_draw(table(["KsKh7s8s9s", ACES], new="2s"))
    say(hand, "p1 draws Kh", "p2 stands pat", "p1 checks", "p2 checks")
    assert shown(hand) == [1, 2]
    assert openers_shown(hand) == [(1, "KsKh")]


@pytest.mark.parametrize(
    ("held", "discards", "split"),
    [
        ("KsKh7s8s9s", "7s8s9s", False),
        ("KsKh7s7h9s", "7s7h", False),
        ("4s4h7s7h9s", "4s4h", True),
        ("2s3d4c5h6c", "2s", True),
        ("2s2d2c5h6c", "5h6c", False),
        ("2s2d2c5h6c", "2s", True),
        ("2s4s6s8sTs", "", False),
    ],
)
def test_what_splits_openers(held: str, discards: str, split: bool) -> None:  # DP-10
    decision = draw_decision(to_the_draw(table([held, "AcAdQh9d7d"])).decision)
    assert decision.splits_openers(cards(discards)) == split


def test_who_did_not_open_splits_nothing() -> None:  # DP-10
    hand = say(to_the_draw(table([KINGS, ACES])), "p1 stands pat", "p2 draws As")
    assert not any(isinstance(event, OpenersSplit) for event in hand.events)


def test_the_dealer_draws_and_bets_like_everyone() -> None:  # DP-11
    hand = to_the_draw(table([ACES, KINGS, QUEENS]))
    say(hand, "p1 stands pat", "p2 stands pat", "p3 draws 2d3d4d")
    say(hand, "p1 checks", "p2 checks", "p3 bets to 40")


# Too few cards


def ten_draw(discarded: list[int], rules: Rules = ANYTHING, folds: int = 0) -> Hand:
    """Ten players, fifty cards dealt; each draws the given number in turn."""
    hand = table([], rules, [1000] * 10, deck=OrderedDeck(FULL_DECK))
    if folds:
        say(hand, "p1 bets to 10")
        for seat in range(1, 10):
            say(hand, f"p{seat + 1} {'folds' if seat > 9 - folds else 'calls'}")
    while hand.decision and hand.decision.kind == "bet":
        hand.act(Check())
    for count in discarded:
        hand.act(Draw(draw_decision(hand.decision).cards[:count]))
    return hand


def reshuffles(hand: Hand) -> list[int]:
    return [event.cards for event in hand.events if isinstance(event, DeckReshuffled)]


def test_served_to_the_last_card_then_discards_burn_and_that_card_are_shuffled() -> None:  # DP-12
    hand = table([], ANYTHING, [1000] * 9, deck=OrderedDeck(FULL_DECK))
    while hand.decision and hand.decision.kind == "bet":
        hand.act(Check())
    # 45 dealt, one burned, six left: five are dealt, then the first player's three discards, the
    # burned card and the last one are the deck
    hand.act(Draw(draw_decision(hand.decision).cards[:3]))
    assert reshuffles(hand) == []
    hand.act(Draw(draw_decision(hand.decision).cards[:3]))
    assert reshuffles(hand) == [3 + 1 + 1]
    assert sum(isinstance(event, Burned) for event in hand.events) == 1  # no new burn


def test_a_card_from_the_second_deck_was_discarded_burned_or_last() -> None:  # DP-12
    hand = table([], ANYTHING, [1000] * 9, deck=OrderedDeck(FULL_DECK))
    while hand.decision and hand.decision.kind == "bet":
        hand.act(Check())
    first = draw_decision(hand.decision).cards[:3]
    hand.act(Draw(first))
    hand.act(Draw(draw_decision(hand.decision).cards[:3]))
    new = hand.view(1).own_cards[2]
    assert new in {*first, FULL_DECK[45], FULL_DECK[51]}


def test_at_full_tables_the_folded_hands_come_in_next() -> None:  # DP-12
    hand = ten_draw([3], folds=1)
    # two cards: burn and last; then the folded five
    assert reshuffles(hand) == [2, 1 + 5]


def test_the_openers_of_one_who_dropped_stay_out_of_the_deck() -> None:  # DP-6, DP-12
    proofs = 0
    for number in range(60):
        hand = table([], DRAW_POKER, [1000] * 10, deck=SecretDeck(bytes([number, 7])))
        opener = None
        while hand.decision and hand.decision.kind == "bet":
            decision = bet_decision(hand.decision)
            if decision.may_check and decision.may_raise:
                opener = decision.seat
                hand.act(RaiseTo(10))
            elif decision.may_check:
                hand.act(Check())
            elif decision.seat == opener:
                hand.act(Fold())
            elif decision.to_call == 10:
                hand.act(RaiseTo(decision.min_to) if decision.price == 10 else Call())
            else:
                hand.act(Call())
        while hand.decision and hand.decision.kind == "draw":
            hand.act(Draw(draw_decision(hand.decision).cards[:3]))
        while hand.decision:
            hand.act(Check())
        if openers_shown(hand):
            proved = set(cards(openers_shown(hand)[0][1]))
            seen = {c for e in hand.events if isinstance(e, HandShown) for c in e.cards}
            assert proved & seen == set()
            proofs += 1
    assert proofs


def test_as_a_last_resort_the_discards_of_the_player_being_served() -> None:  # DP-12
    hand = ten_draw([3])
    assert reshuffles(hand) == [2, 1 + 3]
    held = [card for seat in range(10) for card in hand.view(seat).own_cards]
    assert len(set(held)) == 50


def test_split_openers_that_cannot_be_served_are_refused() -> None:  # DP-12
    """p1 opens on a pair of aces at a table of ten: two cards are to be had without the discards,
    which have to stay aside when the pair is broken."""
    order = list(FULL_DECK)
    for place, card in zip((0, 10), cards("AsAd"), strict=True):
        other = order.index(card)
        order[place], order[other] = order[other], order[place]
    hand = table([], DRAW_POKER, [1000] * 10, deck=OrderedDeck(tuple(order)))
    say(hand, "p1 bets to 10")
    while hand.decision and hand.decision.kind == "bet":
        say(hand, f"p{hand.decision.seat + 1} calls")
    decision = draw_decision(hand.decision)
    ace, *_ = decision.cards
    others = tuple(card for card in decision.cards if card.rank != 14)
    with pytest.raises(IllegalAction, match="draw_cannot_be_served"):
        hand.act(Draw((ace, *others[:2])))
    hand.act(Draw(others))  # keeping the aces, the discards themselves may come back
    assert len(hand.view(0).own_cards) == 5


def test_nobody_ever_holds_a_card_twice() -> None:  # DP-12
    for number in range(200):
        hand = table([], ANYTHING, [1000] * 10, deck=SecretDeck(bytes([number])))
        while hand.decision and hand.decision.kind == "bet":
            hand.act(Check())
        while hand.decision and hand.decision.kind == "draw":
            hand.act(Draw(draw_decision(hand.decision).cards[: number % 4]))
            held: list[Card] = []
            for seat in range(10):
                held += hand.view(seat).own_cards
            assert len(set(held)) == len(held) == 50


# The second interval and the showdown


def test_the_opener_starts_the_second_interval() -> None:  # DP-13
    hand = say(
        table([NOTHING, KINGS, LITTLE]), "p1 checks", "p2 bets to 10", "p3 calls", "p1 calls"
    )
    assert bet_decision(everybody_stands_pat(hand).decision).seat == 1


def test_if_the_opener_is_gone_the_next_live_seat_to_the_left_starts() -> None:  # DP-13
    hand = say(table([NOTHING, KINGS, LITTLE]), "p1 checks", "p2 bets to 10", "p3 raises to 50")
    say(hand, "p1 calls", "p2 folds")
    assert bet_decision(everybody_stands_pat(hand).decision).seat == 2


@pytest.mark.parametrize("rules", [replace(DRAW_POKER, second_bet_starts=SecondBetStarts.BUTTON)])
def test_by_house_rule_left_of_the_dealer_starts(rules: Rules) -> None:  # DP-13
    hand = say(table([NOTHING, KINGS, LITTLE], rules), "p1 checks", "p2 bets to 10")
    say(hand, "p3 calls", "p1 calls")
    assert bet_decision(everybody_stands_pat(hand).decision).seat == 0


def test_with_blinds_left_of_the_dealer_starts_always() -> None:  # DP-13
    hand = say(table([NOTHING, KINGS, LITTLE], BLINDS), "p3 calls", "p1 calls", "p2 checks")
    assert bet_decision(everybody_stands_pat(hand).decision).seat == 0


def test_checking_is_allowed_in_the_second_interval_also_under_pass_and_out() -> None:  # DP-13
    hand = say(table([ACES, KINGS], DRAW_POKER_CASINO), "p1 bets to 10", "p2 calls")
    assert bet_decision(everybody_stands_pat(hand).decision).may_check


def test_checked_through_the_opener_shows_first_and_everybody_shows() -> None:  # DP-14
    hand = say(
        table([NOTHING, KINGS, LITTLE]), "p1 checks", "p2 bets to 10", "p3 calls", "p1 calls"
    )
    everybody_stands_pat(hand)
    say(hand, "p2 checks", "p3 checks", "p1 checks")
    assert shown(hand) == [2, 3, 1]


def test_the_player_who_was_called_shows_first() -> None:  # DP-14
    hand = everybody_stands_pat(to_the_draw(table([ACES, KINGS, QUEENS])))
    say(hand, "p1 checks", "p2 bets to 30", "p3 calls", "p1 calls")
    assert shown(hand) == [2, 3, 1]  # p3 and p1 show, beaten or not


def test_without_an_opener_the_left_of_the_dealer_shows_first() -> None:  # DP-14
    hand = say(table([NOTHING, KINGS], ANYTHING), "p1 checks", "p2 checks")
    everybody_stands_pat(hand)
    say(hand, "p1 checks", "p2 checks")
    assert shown(hand) == [1, 2]


def test_the_best_of_five_wins() -> None:  # DP-14, DP-15
    hand = everybody_stands_pat(to_the_draw(table([KINGS, ACES])))
    say(hand, "p1 checks", "p2 checks")
    assert PotAwarded(0, 30, ((1, 30),)) in hand.events


def test_the_presets_are_the_two_texts() -> None:  # DP-2, DP-4, DP-8, DP-13
    text_003, text_004 = PRESETS["draw-poker"], PRESETS["draw-poker-casino"]
    assert (text_003.stakes, text_004.stakes) == (Stakes.ANTE, Stakes.ANTE)
    assert (text_003.opening, text_004.opening) == (Opening.JACKS, Opening.PASS_AND_OUT)
    assert (text_003.max_draw, text_004.max_draw) == (MaxDraw.BY_PLAYERS, MaxDraw.FOUR)
    assert text_003.second_bet_starts is SecondBetStarts.OPENER
    assert text_004.second_bet_starts is SecondBetStarts.BUTTON
