"""The regulars of the house: the same levels, and yet one can tell them apart by play alone."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from drawholdem_bench.computers.characters import figures, pasts
from drawholdem_bench.random_hands import random_rules, random_setup

from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.past import Past
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.evening.table_options import TableWords, table_options
from drawholdem_tui.players.cast import CAST
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu import UnknownBotError, our_bot
from drawholdem_tui.players.cpu.random_choice import any_action


@pytest.mark.parametrize("level", ["rookie", "regular", "shark"])
def test_whoever_plays_at_whatever_level_says_what_is_legal(level: str) -> None:
    bots = [our_bot(f"{level}:{name}", quick=True) for name in CAST]
    for number in range(8):
        rng = Random(number)
        rules = random_rules(rng)
        hand = Hand(rules, random_setup(rules, rng), SecretDeck(b"cast %d" % number))
        while (decision := hand.decision) is not None:
            bot = bots[rng.randrange(len(bots))]
            assert bot
            chance = Chance(rng.getrandbits(60))
            action = bot.decide(hand.view(decision.seat), decision, chance)
            decision.check(action)
            hand.act(action if rng.random() < 0.7 else any_action(decision, rng))


@pytest.fixture(scope="module")
def evening() -> dict[str, Past]:
    """What three hundred hands have shown of everybody."""
    return pasts(300, "regular")


@pytest.mark.long
def test_their_characters_can_be_counted(evening: dict[str, Past]) -> None:
    past = evening

    def often(name: str) -> float:
        return past[name].entered / past[name].hands

    def raises(name: str) -> float:
        return past[name].raised / past[name].hands

    def swaps(name: str, street: Street) -> int:
        return past[name].count(SaidKind.SWAP, street=street)

    assert past["emil"].paid_swaps == 0
    assert past["mira"].paid_swaps > 1.2 * past["ines"].paid_swaps
    assert swaps("mira", Street.FLOP) > 3 * swaps("ines", Street.FLOP)
    assert swaps("vera", Street.PREFLOP) < 0.6 * swaps("ines", Street.PREFLOP)
    assert often("luca") > 1.3 * often("ines")
    assert often("vera") < 0.7 * often("ines")
    assert often("otto") > 1.1 * often("ines")
    assert raises("otto") < 0.6 * raises("ines")
    assert raises("hugo") > 1.6 * raises("ines")


LATER = (Street.FLOP, Street.TURN, Street.RIVER)


def habits(past: Past) -> dict[str, float]:
    """Of a hundred hands, what anybody at the table can count."""
    counted = {
        "enters": past.entered,
        "raises": past.raised,
        "bets behind the flop": sum(
            past.count(SaidKind.BET, SaidKind.RAISE, street=s) for s in LATER
        ),
        "swaps before the flop": past.count(SaidKind.SWAP, street=Street.PREFLOP),
        "swaps on it": past.count(SaidKind.SWAP, street=Street.FLOP),
        "pays": past.paid_swaps,
        "shows down": past.showdowns,
    }
    return {name: 100 * count / past.hands for name, count in counted.items()}


@pytest.mark.long
def test_any_two_are_clearly_apart_in_two_things_one_can_count(evening: dict[str, Past]) -> None:
    """By at least five in a hundred hands, and by half as much again."""
    found = {name: habits(past) for name, past in evening.items()}
    for one, other in combinations(found, 2):
        apart = [
            what
            for what, often in found[one].items()
            if max(often, found[other][what]) > 5 + 1.5 * min(often, found[other][what])
        ]
        told = f"{one} and {other} are alike but for {apart}: {found[one]}, {found[other]}"
        assert len(apart) >= 2, told


def test_the_table_of_the_readme_has_a_line_for_each() -> None:
    lines = list(figures(3))
    assert [line.split("|")[1].strip().lower() for line in lines[2:]] == list(CAST)


def names(*seats: str) -> list[str]:
    return table_options(TableWords(seats)).who_sits_there()[0]


def test_a_character_sits_there_by_name_and_only_once() -> None:
    assert names("Ann", "cpu:shark:vera", "cpu:rookie:otto") == ["Ann", "Vera", "Otto"]
    assert names("Ann", "cpu:shark:vera", "cpu:rookie:vera") == ["Ann", "Vera", "CPU 2"]
    assert names("vera", "cpu:shark:vera") == ["vera", "CPU 1"]


@pytest.mark.parametrize("words", ["shark:zorro", "rookie:Vera"])
def test_nobody_else_is_in_the_cast(words: str) -> None:
    with pytest.raises(UnknownBotError) as refused:
        our_bot(words)
    assert refused.value.code == "no_such_character"
