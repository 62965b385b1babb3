"""The computer's players: what holds for each of them at any table."""

from __future__ import annotations

from collections import Counter
from random import Random
from zlib import crc32

import pytest
from drawholdem_bench.random_hands import random_rules, random_setup
from permuted import again, with_hidden_cards_permuted

from drawholdem_tui.engine.actions import Action, Fold, RaiseTo, Swap
from drawholdem_tui.engine.cards import FULL_DECK
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.engine.deck import OrderedDeck, SecretDeck
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.cast import CAST, IN_CHARACTER
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu import LEVELS, our_bot
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.players.protocol import Bot

THINKING = [level for level in LEVELS if level != "random"]
HANDS = {"quick": 12, "long": 60}
lengths = pytest.mark.parametrize("hands", ["quick", pytest.param("long", marks=pytest.mark.long)])


def dealt(number: int) -> Hand:
    """A hand at a random table: any game, structure, house rules and stacks."""
    rng = Random(number)
    rules = random_rules(rng)
    order = list(FULL_DECK)
    rng.shuffle(order)
    return Hand(rules, random_setup(rules, rng), OrderedDeck(tuple(order)))


def bot(level: str) -> Bot:
    found = our_bot(level, quick=True)
    assert found
    return found


def said(player: Bot, hand: Hand, seed: int) -> Action:
    decision = hand.decision
    assert decision
    return player.decide(hand.view(decision.seat), decision, Chance(seed))


@lengths
@pytest.mark.parametrize("level", THINKING)
def test_whatever_it_says_is_legal_and_nothing_free_is_given_up(level: str, hands: str) -> None:
    """The others do anything legal, so that every kind of spot comes."""
    player, bets = bot(level), 0
    for number in range(HANDS[hands]):
        hand, rng = dealt(number), Random(number)
        while (decision := hand.decision) is not None:
            action = said(player, hand, rng.getrandbits(60))
            where = f"hand {number}, action {len(hand.actions)}"
            decision.check(action)
            if isinstance(decision, BetDecision):
                bets += 1
                assert not (decision.may_check and isinstance(action, Fold)), where
                if isinstance(action, RaiseTo):
                    assert action.amount <= hand.view(decision.seat).plays_to or (
                        action.amount == decision.min_to
                    ), f"{where}: more than anybody could call"
            hand.act(action if rng.random() < 0.6 else any_action(decision, rng))
    assert bets


@pytest.mark.parametrize(
    ("words", "tables"),
    [
        *((level, 8) for level in THINKING),
        *((f"{THINKING[at % len(THINKING)]}:{name}", 3) for at, name in enumerate(CAST)),
        *(
            pytest.param(f"{level}{name}", 12 if name else 30, marks=pytest.mark.long)
            for level in THINKING
            for name in ("", *(f":{each}" for each in CAST if level in IN_CHARACTER))
        ),
    ],
)
def test_it_decides_from_its_view_the_decision_and_its_chance_alone(
    words: str, tables: int
) -> None:
    """Asked again, or where cards that it cannot know lie elsewhere, it says the same: at tables of
    all games, structures and house rules."""
    player, compared = bot(words), 0
    first = crc32(words.encode()) % 10_000  # other tables for everybody
    for number in range(first, first + tables):
        hand, rng = dealt(number), Random(number)
        while (decision := hand.decision) is not None:
            seed = rng.getrandbits(60)
            action = said(player, hand, seed)
            if rng.random() < 0.7:
                deck = with_hidden_cards_permuted(hand, decision.seat, seed)
                try:
                    other = again(hand, deck)
                except IllegalAction:  # with other cards nobody could have opened (DP-6)
                    hand.act(action)
                    continue
                where = f"hand {number}, action {len(hand.actions)}, seed {seed}"
                assert said(bot(words), other, seed) == action, where
                compared += 1
            hand.act(action if rng.random() < 0.6 else any_action(decision, rng))
    assert compared > tables


def test_rookies_pay_for_most_cards_but_seldom_much_of_what_they_have() -> None:
    players, rng = [bot(f"rookie:{name}") for name in ("mira", "nora", "hugo")], Random(1)
    asked, paid = Counter[str](), Counter[str]()
    for _ in range(60):
        deck = SecretDeck(rng.randbytes(32))
        hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (1_000,) * 3), deck)
        while (decision := hand.decision) is not None:
            seed = rng.getrandbits(60)
            action = players[decision.seat].decide(hand.view(decision.seat), decision, Chance(seed))
            if isinstance(decision, SwapDecision) and decision.fee:
                part = decision.fee / decision.stack
                price = "little" if part <= 1 / 8 else "much" if part <= 1 / 4 else "too much"
                asked[price] += 1
                paid[price] += isinstance(action, Swap)
            hand.act(action)
    assert min(asked.values()) > 20, asked
    assert paid["little"] > 0.6 * asked["little"]
    assert paid["much"] < 0.3 * asked["much"]
    assert not paid["too much"]
