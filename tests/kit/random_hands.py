"""Random finished hands, without Hypothesis: each follows from its seed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import TEXAS_HOLDEM, Rules, Structure
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.players.cpu.random_choice import RandomChoice


def random_rules(rng: Random, preset: Rules, structure: str | None = None) -> Rules:
    """A preset in any structure, with or without an ante."""
    kind = Structure(structure or rng.choice(list(Structure)))
    return replace(
        preset,
        structure=kind,
        spread=rng.randint(1, 50) if kind is Structure.SPREAD else 0,
        ante=rng.choice([0, 0, 3]),
        muck=rng.choice([True, False]),
    )


def random_hand(
    seed: int,
    structure: str | None = None,
    *,
    equal_stacks: bool = False,
    preset: Rules = TEXAS_HOLDEM,
) -> Hand:
    """A hand of any structure at a random table, played to its end by ``cpu:random``."""
    rng = Random(seed)
    rules = random_rules(rng, preset, structure)
    seats = rng.randint(2, 10)
    deep = rng.choice([30, 300, 3000])
    stacks = tuple(deep if equal_stacks else rng.randint(1, deep) for _ in range(seats))
    hand = Hand(rules, regular(rules, stacks), OrderedDeck(shuffled(str(seed).encode())))
    bot = RandomChoice()
    while (decision := hand.decision) is not None:
        hand.act(bot.decide(hand.view(decision.seat), decision, rng))
    return hand
