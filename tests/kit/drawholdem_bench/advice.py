"""What advice costs, told against treys' rankings in the same run: how many samples for each hand
that treys ranks in the same time, and milliseconds for whole answers; and for a rookie's decisions,
which rest on the fewest samples.

The same spots are asked each time, on boards that nobody has asked about before.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from functools import partial
from random import Random
from statistics import median

from drawholdem_bench.computers import rookies
from drawholdem_bench.evaluator import HANDS, rate, treys
from drawholdem_tui.engine.cards import FULL_DECK, Card
from drawholdem_tui.players.odds.deals import Effort
from drawholdem_tui.players.odds.discards import all_discards, draws
from drawholdem_tui.players.odds.exact import exact
from drawholdem_tui.players.odds.sampled import sampled, three_ways
from drawholdem_tui.players.odds.tables.finals import worth_against
from drawholdem_tui.players.odds.tables.ranks import ranks

SPOTS = 30
SAMPLES = 20_000  # where samples are counted a second
ADVICE = 2_500  # samples of an answer
OPPONENTS = (1, 3, 9)
STREETS = {"flop": 3, "turn": 4, "river": 5}


def figures() -> Generator[str]:
    rng = Random(2026)
    ranks()
    yield from _samples(rng)
    for street, cards in STREETS.items():
        counting = _median(lambda hand: exact(hand[:2], hand[2:]), rng, cards)
        yield f"exact {street}, heads-up {counting:.2f} ms"
    for opponents in OPPONENTS:
        first = _median(partial(_first_figure, opponents), rng, 3)
        whole = _median(partial(_whole_answer, opponents), rng, 3)
        told = f"advice on the flop against {opponents}, {ADVICE} samples"
        yield f"{told} {whole:.1f} ms, first figure {first:.1f} ms"
    worth_against([None] * 3)
    sets = all_discards(range(5), 3)
    yield f"draw of up to three cards {_median(lambda h: _draw(h, sets), rng, 3):.1f} ms"
    yield from rookies.figures()


def _samples(rng: Random) -> Iterator[str]:
    """In turns with treys, so that both have the same machine."""
    hands = [rng.sample(FULL_DECK, 7) for _ in range(HANDS)]
    reference = treys(hands)
    for opponents in OPPONENTS:
        ours, theirs = [], []
        for seed in range(SPOTS):
            hand = rng.sample(range(52), 5)
            started = time.perf_counter()
            for _ in sampled([hand[:2]], hand[2:], opponents, effort=Effort(SAMPLES, seed)):
                pass
            ours.append(SAMPLES / (time.perf_counter() - started))
            theirs.append(rate(reference, 0.02) * HANDS)
        ratio = median(one / other for one, other in zip(ours, theirs, strict=True))
        told = f"flop against {opponents} {median(ours):.0f} samples/s"
        yield f"{told} ({ratio:.1f} for each hand of treys)"


def _first_figure(opponents: int, hand: list[int]) -> object:
    return next(three_ways(hand[:2], hand[2:], opponents, effort=Effort(ADVICE)))


def _whole_answer(opponents: int, hand: list[int]) -> object:
    return list(three_ways(hand[:2], hand[2:], opponents, effort=Effort(ADVICE)))


def _draw(hand: list[int], sets: list[tuple[int, ...]]) -> object:
    five = [Card(each) for each in hand]
    named = [tuple(five[at] for at in each) for each in sets]
    return list(draws(five, named, [None] * 3))


def _median(does: Callable[[list[int]], object], rng: Random, board: int) -> float:
    """Milliseconds over as many spots."""
    times = []
    for _ in range(SPOTS):
        hand = rng.sample(range(52), 2 + board)
        started = time.perf_counter()
        does(hand)
        times.append(time.perf_counter() - started)
    return median(times) * 1000
