"""Luck and play told apart: together they are the net, and luck is nothing in the long run."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import FULL_DECK, Card, cards
from drawholdem_tui.engine.decisions import BetDecision, Decision
from drawholdem_tui.engine.deck import OrderedDeck, SecretDeck
from drawholdem_tui.engine.events import BoardDealt, CardSwapped, DeckReshuffled, Street
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.ranking import strength
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import View
from drawholdem_tui.past.luck.at_stake import Stake
from drawholdem_tui.past.luck.evening_weighed import LuckSum
from drawholdem_tui.past.luck.shares import Lies, Samples, worth_of_a_new_card, worth_on_boards
from drawholdem_tui.past.luck.weighing import Chance, Luck, weighed_hand
from drawholdem_tui.players.cpu import our_bot
from drawholdem_tui.players.protocol import Bot

STACK = 1000


def bots(*words: str) -> list[Bot]:
    found = [our_bot(each) for each in words]
    return [each for each in found if each is not None]


def played(rules: Rules, seated: Sequence[Bot], number: int, seed: str, stack: int = STACK) -> Hand:
    """Everybody has the same stack in every hand."""
    secret = sha256(f"{seed} {number}".encode()).digest()
    hand = Hand(rules, regular(rules, (stack,) * len(seated)), SecretDeck(secret))
    while (decision := hand.decision) is not None:
        rng = Random(f"{seed} {number} {len(hand.actions)}")
        hand.act(seated[decision.seat].decide(hand.view(decision.seat), decision, rng))
    return hand


class Sums(LuckSum):
    """With what only tests ask for: how far nets and luck spread from hand to hand."""

    net_squares = 0.0
    luck_squares = 0.0

    def count(self, luck: Luck) -> None:
        LuckSum.add(self, LuckSum(1, luck.net, luck.luck, luck.variance, luck.play**2))
        self.net_squares += luck.net**2
        self.luck_squares += luck.luck**2


def sums(
    rules: Rules, seated: Sequence[Bot], hands: int, *, samples: int = 30, seed: str = "luck"
) -> list[Sums]:
    """By player, who move on a seat each hand."""
    print(f"seed {seed!r}")
    players = [Sums() for _ in seated]
    for number in range(hands):
        at = number % len(seated)
        order, whose = [*seated[at:], *seated[:at]], [*players[at:], *players[:at]]
        told = weighed_hand(played(rules, order, number, seed), samples).luck
        for player, luck in zip(whose, told, strict=True):
            assert luck.luck + luck.play == luck.net  # exactly, not nearly
            player.count(luck)
    return players


# The long run


def luck_is_nothing(players: Sequence[Sums]) -> None:
    """Within the error of a sum over independent hands; that of the sampling is in it."""
    for each in players:
        off = abs(each.luck) / sqrt(each.luck_squares)
        print(f"luck {each.luck / each.hands:+.2f} a hand, {off:.2f} standard errors")
        assert off < 3.3  # one in a thousand


@pytest.mark.parametrize("rules", [DRAW_HOLDEM, TEXAS_HOLDEM, DRAW_POKER], ids=lambda r: r.game)
def test_luck_is_nothing_over_some_hands_and_adds_up_in_each(rules: Rules) -> None:
    luck_is_nothing(sums(rules, bots("random", "random", "random"), 60))


@pytest.mark.long
@pytest.mark.parametrize("rules", [DRAW_HOLDEM, DRAW_POKER], ids=lambda r: r.game)
def test_luck_is_nothing_over_many_hands(rules: Rules) -> None:
    luck_is_nothing(sums(rules, bots("random", "random", "random"), 700))


@pytest.mark.by_hand
@pytest.mark.long
@pytest.mark.parametrize("bot", ["random", "rookie"])
def test_luck_is_nothing_over_twenty_thousand_hands_of_equal_bots(bot: str) -> None:
    luck_is_nothing(sums(DRAW_HOLDEM, bots(bot, bot, bot), 20_000))


class Bully:
    """Raises the least there is, whatever it holds."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        if not isinstance(decision, BetDecision):
            return Keep()
        return RaiseTo(decision.min_to) if decision.may_raise else Call()


class Mouse:
    """Folds to every bet."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        if not isinstance(decision, BetDecision):
            return Keep()
        return Check() if decision.may_check else Fold()


def test_who_wins_every_hand_by_betting_has_it_from_play_and_not_from_luck() -> None:
    bully, mouse = players = sums(TEXAS_HOLDEM, [Bully(), Mouse()], 150)
    luck_is_nothing(players)
    assert bully.net == 150 // 2 * (5 + 10)  # each blind half of the time
    assert bully.play > 0.9 * bully.net
    assert mouse.play < -0.9 * bully.net


@pytest.mark.long
def test_the_better_bot_plays_better_and_is_not_luckier() -> None:
    players = sums(TEXAS_HOLDEM, bots("regular", "random"), 800)
    luck_is_nothing(players)
    assert players[0].play > 3 * players[0].chance_in_play


def test_play_is_surer_than_the_net() -> None:
    """What it is for: the cards are taken out."""
    players = sums(DRAW_HOLDEM, bots("random", "random", "random"), 120, seed="surer")
    for each in players:
        assert each.chance_in_play < sqrt(each.net_squares)


# One card


def hand_with(deck: Sequence[Card], rules: Rules, said: Sequence[Action]) -> Hand:
    rest = [card for card in FULL_DECK if card not in deck]
    order = OrderedDeck((*deck, *rest))
    hand = Hand(rules, regular(rules, (STACK, STACK, STACK)), order).play(said)
    while (decision := hand.decision) is not None:
        if decision.kind == "bet":
            assert isinstance(decision, BetDecision)
            hand.act(Check() if decision.may_check else Call())
        else:
            hand.act(Keep() if decision.kind == "swap" else Draw())
    return hand


def chances(hand: Hand) -> tuple[Chance, ...]:
    return weighed_hand(hand, 2_000).chances


def test_over_all_cards_that_could_have_come_on_the_river_luck_is_nothing() -> None:
    known = cards("AsKd7c" + "AhKc7d" + "2c" + "Qh8s2d" + "3c" + "9h" + "4c")  # burned with them
    dealt = known[:6] + known[7:10] + known[11:12]
    every = []
    for river in FULL_DECK:
        if river not in dealt:
            burned = [card for card in FULL_DECK if card not in (*dealt, river)][:3]
            deck = (*dealt[:6], burned[0], *dealt[6:9], burned[1], dealt[9], burned[2], river)
            *_, last = chances(hand_with(deck, TEXAS_HOLDEM, []))
            assert isinstance(last.event, BoardDealt)
            every.append(last)
    for seat in range(3):
        assert sum(each.luck[seat] for each in every) == pytest.approx(0, abs=1e-6)
        assert all(each.variance[seat] == 0 for each in every)  # counted, not dealt


def test_over_all_cards_that_a_swap_could_have_brought_luck_is_nothing() -> None:
    board, hands = cards("Qh8s2d9h4c"), {0: cards("As"), 1: cards("KdKc"), 2: cards("7c7d")}
    lies = {*board, *cards("AsKdKc7c7dJs")}
    unseen = [card for card in FULL_DECK if card not in lies]  # the jack was given away
    stakes = [Stake(100.0, (0, 1, 2))]
    samples = Samples(Random(1), 2_000)
    before = worth_of_a_new_card(0, Lies(hands, board, unseen), stakes, samples)
    after = [
        worth_on_boards(Lies({**hands, 0: (*hands[0], card)}, board, unseen), stakes, samples).chips
        for card in unseen
    ]
    for seat in hands:
        mean = sum(each[seat] for each in after) / len(after)
        assert mean == pytest.approx(before.chips[seat])
    assert sum(before.chips.values()) == pytest.approx(100)


def test_the_worth_of_hands_is_what_a_slow_loop_counts() -> None:
    board, hands = cards("Qh8s2d"), {0: cards("AhKh"), 1: cards("QcJd"), 2: cards("8d8c")}
    lies = {*board, *(card for hand in hands.values() for card in hand)}
    unseen = [card for card in FULL_DECK if card not in lies]
    stakes = [Stake(90.0, (0, 1, 2)), Stake(60.0, (0, 1))]
    found = worth_on_boards(Lies(hands, board, unseen), stakes, Samples(Random(1), 2_000))
    won = dict.fromkeys(hands, 0.0)
    runouts = list(combinations(unseen, 2))
    for runout in runouts:
        made = {seat: strength((*hand, *board, *runout)) for seat, hand in hands.items()}
        for chips, contenders in stakes:
            best = [each for each in contenders if made[each] == max(made[x] for x in contenders)]
            for each in best:
                won[each] += chips / len(best) / len(runouts)
    for seat, chips in won.items():
        assert found.chips[seat] == pytest.approx(chips)
    fewer = worth_on_boards(Lies(hands, board, unseen), stakes, Samples(Random(1), 200))
    for seat, chips in won.items():
        assert abs(fewer.chips[seat] - chips) < 4 * sqrt(fewer.variance[seat])


def test_a_swap_tells_what_it_has_gained_over_keeping() -> None:
    """A pair of eights gives its other card away on the river and finds a third."""
    dealt = "8dKdAd" + "2cQcJc" + "3c" + "Ah8s7d" + "3d" + "9h" + "3h" + "4c" + "8c"  # fmt: skip
    said: list[Action] = [Keep(), Keep(), Keep(), Call(), Call(), Check()]
    on_flop_and_turn: list[Action] = [Keep(), Check()] * 6
    swap_it = Swap(cards("2c")[0])
    hand = hand_with(cards(dealt), DRAW_HOLDEM, [*said, *on_flop_and_turn, swap_it])
    swap = next(each for each in chances(hand) if isinstance(each.event, CardSwapped))
    assert isinstance(swap.event, CardSwapped)
    assert (swap.event.seat, swap.event.street) == (0, Street.RIVER)
    assert swap.gained == 1.0
    assert swap.luck[0] > 0
    assert swap.luck[2] < 0  # whose aces it has beaten


def test_behind_a_reshuffle_no_card_is_weighed() -> None:  # DH-23
    """Ten players who all swap whenever they can use up the deck."""

    class Swapper:
        def decide(self, view: View, decision: Decision, rng: Random) -> Action:
            if isinstance(decision, BetDecision):
                return Check() if decision.may_check else Call()
            return Swap(view.own_cards[0])

    hand = played(DRAW_HOLDEM, [Swapper()] * 10, 3, "reshuffled", stack=10**6)
    events = list(hand.events)
    at = next(n for n, event in enumerate(events) if isinstance(event, DeckReshuffled))
    weighed = weighed_hand(hand, 20)
    assert weighed.chances
    assert all(events.index(each.event) < at for each in weighed.chances)
    assert all(each.luck + each.play == each.net for each in weighed.luck)


def test_the_same_hand_has_the_same_luck_another_time() -> None:
    hand = played(DRAW_HOLDEM, bots("random", "random"), 1, "again")
    assert weighed_hand(hand, 30) == weighed_hand(hand, 30)
