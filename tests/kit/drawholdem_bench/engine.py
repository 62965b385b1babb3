"""Decisions a second in random six-max no-limit hold'em, beside PokerKit and texasholdem.

Everything counts: shuffling, dealing, choosing, events, showdowns. The subjects take turns in
short rounds of processor time, so that a machine that speeds up or slows down does so for all of
them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Mapping
from random import Random
from statistics import median

from drawholdem_tui.arena.simulation import Simulation
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.cpu.random_choice import RandomChoice, any_action

SEATS = 6
STACK = 1000
ROUNDS = 5
SECONDS_A_ROUND = 0.5
HANDS_IN_THE_LOOP = 200

# plays a hand or several and returns the number of decisions in them
Subject = Callable[[Random], int]


def figures() -> Generator[str]:
    """A line a subject, ours first, the peers with the ratio to ours."""
    subjects = {
        "engine": ours(TEXAS_HOLDEM),
        "draw-holdem": ours(DRAW_HOLDEM),
        "controller": through_the_loop(TEXAS_HOLDEM),
        **_peers(),
    }
    rates = in_turn(subjects)
    engine = rates["engine"]
    yield f"engine {median(engine):.0f} decisions/s"
    for name in list(subjects)[1:]:
        ratio = median(one / other for one, other in zip(engine, rates[name], strict=True))
        yield f"{name} {median(rates[name]):.0f} decisions/s ({ratio:.1f} x)"


def in_turn(subjects: Mapping[str, Subject]) -> dict[str, list[float]]:
    """Decisions a second of each, round by round."""
    rates: dict[str, list[float]] = {name: [] for name in subjects}
    rng = Random(2026)
    for _ in range(ROUNDS):
        for name, subject in subjects.items():
            rates[name].append(_rate(subject, rng))
    return rates


def _rate(subject: Subject, rng: Random) -> float:
    decisions = 0
    started = time.process_time()  # what others do on the machine is not counted
    while (passed := time.process_time() - started) < SECONDS_A_ROUND:
        decisions += subject(rng)
    return decisions / passed


def ours(rules: Rules) -> Subject:
    """Our engine at a table of six."""
    setup = regular(rules, (STACK,) * SEATS)

    def play(rng: Random) -> int:
        hand = Hand(rules, setup, SecretDeck(rng.randbytes(32)))
        while (decision := hand.decision) is not None:
            hand.act(any_action(decision, rng))
        return len(hand.actions)

    return play


def through_the_loop(rules: Rules) -> Subject:
    """The same table with everything a match does: seats, buttons, views, bots."""

    def play(rng: Random) -> int:
        bots = [(RandomChoice(), None) for _ in range(SEATS)]
        simulation = Simulation(rules, bots, STACK, rng.randbytes(32))
        simulation.play(HANDS_IN_THE_LOOP)
        return simulation.decisions

    return play


def _peers() -> dict[str, Subject]:
    from drawholdem_bench import peers

    found = {"pokerkit": peers.pokerkit(), "texasholdem": peers.texasholdem()}
    return {name: subject for name, subject in found.items() if subject is not None}
