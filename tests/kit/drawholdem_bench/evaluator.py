"""Seven-card hands a second, beside treys and whatever else ranks hands and is installed.

All are asked for the same hands, each in the form of card that it likes best, made beforehand. The
subjects take turns in short rounds, so that a machine that speeds up or slows down does so for all.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any

from drawholdem_tui.engine.cards import FULL_DECK, Card
from drawholdem_tui.players.odds.tables.ranks import ranks

HANDS = 2_000
ROUNDS = 5
SECONDS_A_ROUND = 0.2

# ranks all the hands once
Subject = Callable[[], object]


def figures() -> Generator[str]:
    """A line a subject, ours first; how many times as fast ours is."""
    rng = Random(2026)
    hands = [rng.sample(FULL_DECK, 7) for _ in range(HANDS)]
    subjects: dict[str, Subject] = {"evaluator": ours(hands)}
    peers = {
        "treys": treys,
        "eval7": eval7,
        "phevaluator": phevaluator,
        "pokerkit": pokerkit,
    }
    for name, peer in peers.items():
        if find_spec(name) is not None:
            subjects[name] = peer(hands)
    rates: dict[str, list[float]] = {name: [] for name in subjects}
    for _ in range(ROUNDS):
        for name, subject in subjects.items():
            rates[name].append(rate(subject, SECONDS_A_ROUND) * HANDS)
    best = median(rates["evaluator"])
    yield f"evaluator {best:.0f} hands/s"
    for name in list(subjects)[1:]:
        theirs = median(rates[name])
        yield f"{name} {theirs:.0f} hands/s ({best / theirs:.1f} x)"


def rate(subject: Subject, seconds: float) -> float:
    done = 0
    started = time.perf_counter()
    while (passed := time.perf_counter() - started) < seconds:
        subject()
        done += 1
    return done / passed


def ours(hands: Sequence[Sequence[Card]]) -> Subject:
    """The rank table, asked for all of them at once."""
    table = ranks()
    ours = [[int(card) for card in hand] for hand in hands]
    return lambda: table.strengths(ours)


def treys(hands: Sequence[Sequence[Card]]) -> Subject:
    """What the table was made from."""
    package: Any = import_module("treys")
    evaluate = package.Evaluator().evaluate
    theirs = [[package.Card.new(str(card)) for card in hand] for hand in hands]
    return lambda: [evaluate(hand, []) for hand in theirs]


def eval7(hands: Sequence[Sequence[Card]]) -> Subject:
    package: Any = import_module("eval7")
    theirs = [[package.Card(str(card)) for card in hand] for hand in hands]
    return lambda: [package.evaluate(hand) for hand in theirs]


def phevaluator(hands: Sequence[Sequence[Card]]) -> Subject:
    """A perfect hash; its cards have our numbers."""
    package: Any = import_module("phevaluator")
    theirs = [[int(card) for card in hand] for hand in hands]
    return lambda: [package.evaluate_cards(*hand) for hand in theirs]


def pokerkit(hands: Sequence[Sequence[Card]]) -> Subject:
    """PokerKit's high hands."""
    package: Any = import_module("pokerkit")
    theirs = [tuple(package.Card.parse("".join(map(str, hand)))) for hand in hands]
    make = package.StandardHighHand.from_game
    return lambda: [make(hand) for hand in theirs]
