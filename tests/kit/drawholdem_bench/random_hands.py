"""Random hands at random tables of all presets and house rules, each looked at when it is over, and
one number that stands for all of them: the same on every machine and by every build."""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import takewhile
from random import Random
from typing import Final, NamedTuple

from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.errors import RulesError
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import (
    HOUSE_RULES,
    PRESETS,
    AnteKind,
    Rules,
    Structure,
)
from drawholdem_tui.engine.setup import Setup, overblind_prices, regular
from drawholdem_tui.heavy.jobs import Job
from drawholdem_tui.heavy.places import cores, processes
from drawholdem_tui.heavy.run import Run
from drawholdem_tui.players.cpu.random_choice import any_action

HANDS_A_BLOCK: Final = 1_000

_PRESETS: Final = tuple(PRESETS.values())


class Block(NamedTuple):
    """Hands from one number to the next; their tables, cards and actions follow from it."""

    first: int
    hands: int


class Played(NamedTuple):
    decisions: int
    digest: bytes
    faults: tuple[str, ...]


def figures(hands: int) -> Generator[str]:
    """A line at the end, and one for every fault; the exit code 1 where there was one."""
    started = time.perf_counter()
    firsts = range(0, hands, HANDS_A_BLOCK)
    blocks = [Block(first, min(HANDS_A_BLOCK, hands - first)) for first in firsts]
    digest, decisions, faults = sha256(), 0, 0
    with processes(min(cores(), len(blocks))) as place:
        for answer in Run(Job(play, blocks), place).all_answers():
            played = answer.value
            digest.update(played.digest)
            decisions += played.decisions
            faults += len(played.faults)
            yield from played.faults
    seconds = time.perf_counter() - started
    told = f"{faults} faults, {seconds:.0f} s, all that happened: {digest.hexdigest()}"
    yield f"soak {hands} hands, {decisions} decisions, {told}"
    if faults:
        raise SystemExit(1)


def play(block: Block) -> Played:
    digest, decisions = sha256(), 0
    faults: list[str] = []
    for number in range(block.first, block.first + block.hands):
        hand = random_hand(number)
        decisions += len(hand.actions)
        digest.update(repr((hand.actions, hand.events)).encode())
        faults += [f"hand {number}: {what}" for what in wrong_with(hand)]
    return Played(decisions, digest.digest(), tuple(faults))


def random_hand(number: int) -> Hand:
    """The hand of a number, played to its end: anything legal, each kind of action as likely."""
    rng = Random(number)
    rules = random_rules(rng)
    hand = Hand(rules, random_setup(rules, rng), SecretDeck(b"soak %d" % number))
    while (decision := hand.decision) is not None:
        hand.act(any_action(decision, rng))
    return hand


def random_rules(rng: Random, presets: Sequence[Rules] = _PRESETS) -> Rules:
    """A preset, most of its house rules drawn anew; what does not go together is drawn again."""
    while True:
        rules = rng.choice(presets)
        structure = rng.choice(list(Structure))
        spread = rng.randint(1, 60) if structure is Structure.SPREAD else 0
        ante, kind = rng.choice((0, 0, 1, 5)), rng.choice(list(AnteKind))
        try:
            rules = replace(rules, structure=structure, spread=spread, ante=ante, ante_kind=kind)
            for name, values in HOUSE_RULES.items():
                choices = ("on", "off") if values is bool else tuple(map(str, values))
                if rng.random() < 0.5:
                    rules = rules.with_rule(name, rng.choice(choices))
        except RulesError:
            continue
        return rules


def random_setup(rules: Rules, rng: Random) -> Setup:
    """Two to ten seats, short and deep; overblinds and an empty chair where there can be some."""
    seats = rng.randint(2, 10)
    deep = rng.choice((12, 60, 300, 3000))
    stacks = tuple(rng.randint(1, deep) for _ in range(seats))
    dead_small = rules.has_blinds and seats > 2 and rng.random() < 0.1
    carried = rng.randint(1, 50) if not rules.has_blinds and rng.random() < 0.1 else 0
    wanted = rng.randint(0, rules.overblinds(seats)) if rng.random() < 0.3 else 0
    prices = overblind_prices(rules, seats, dead_small_blind=dead_small)[:wanted]
    overblinds = len(list(takewhile(lambda price: stacks[price[0]] >= price[1], prices)))
    return regular(
        rules, stacks, dead_small_blind=dead_small, overblinds=overblinds, carried=carried
    )


def wrong_with(hand: Hand) -> list[str]:
    """What no finished hand may be."""
    setup = hand.setup
    before = sum(setup.stacks) + setup.carried
    after = sum(hand.stacks) + hand.carried
    found = [] if before == after else [f"{before} chips before, {after} after"]
    if min(hand.stacks) < 0:
        found.append(f"a stack below nothing: {hand.stacks}")
    if not hand.over:
        found.append("it is not over")
    again = Hand(hand.rules, setup, hand.deck).play(hand.actions)
    if list(again.events) != list(hand.events):
        found.append("played again it goes otherwise")
    held = [card for cards in hand.hands_at_showdown().values() for card in cards[: _own(hand)]]
    if len(set(held)) < len(held):
        found.append("a card is held twice")
    return found


def _own(hand: Hand) -> int:
    return 2 if hand.rules.game == "holdem" else 5
