"""Searches for a hand of the wanted difficulty: at a first look, then with care."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from drawholdem_tui.drills.dealt import Asked, dealt, names_of, played_out, played_to
from drawholdem_tui.drills.from_advice import (
    best_of,
    gap,
    is_decided,
    options_of,
    priced,
    spot_of_advice,
)
from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.spot import Answer, Option, Spot, Whence, is_close
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.coach.advice import Advice, advice

_TOLD: Final = 8_000  # samples behind what is told


class Candidate(NamedTuple):
    """A hand stopped at a question, and the source of chance it continues with."""

    hand: Hand
    rng: Random
    asked: Asked


Options = tuple[Option, ...]


def all_of_them(options: Options) -> Options:
    """Each answer rivals the best."""
    return options


class Wanted(NamedTuple):
    """What a spot should be like; ``first`` is the answer that should be best, ``rivals`` the
    answers it should be close to."""

    rules: Rules
    is_it: Callable[[Decision, View, Random], bool]
    first: Callable[[Answer], bool]
    band: tuple[float, float]  # how much better the best should be than the next
    close: bool
    look: int  # samples of the first look
    tries: int  # after so many the nearest will do
    rivals: Callable[[Options], Options] = all_of_them


def found(rng: Random, wanted: Wanted) -> tuple[Candidate, Advice]:
    """The first that fits, else the nearest of many."""
    nearest: tuple[float, Candidate, Advice] | None = None
    tries = 0
    while nearest is None or (nearest[0] > 0 and tries < wanted.tries):
        candidate = _candidate(rng.getrandbits(48), wanted)
        if candidate is None:
            continue
        tries += 1
        told = _advice(candidate.asked, wanted.look)
        if nearest is not None and not _may_be(told, wanted):
            continue
        if candidate.asked.view.board or not wanted.rules.swaps:
            told = _advice(candidate.asked, _TOLD)
        off = _off(told, wanted)
        if nearest is None or off < nearest[0]:
            nearest = (off, candidate, told)
    return nearest[1:]


def spot_found(key: str, kind: Kind, rng: Random, wanted: Wanted) -> Spot:
    """What is wanted, its hand played to the end with the best answer."""
    (hand, played, asked), told = found(rng, wanted)
    names = names_of(len(hand.setup.stacks), asked.seat)
    whole = played_out(hand, played, best_of(told))
    return spot_of_advice(Whence(key, kind, whole, names, asked.seat), asked, told)


def _advice(asked: Asked, samples: int) -> Advice:
    return priced(advice(asked.view, asked.decision, samples=samples))


def _may_be(look: Advice, wanted: Wanted) -> bool:
    order = sorted(wanted.rivals(options_of(look)), key=lambda each: each.cost)
    error = 2 * order[1].cost_error / max(1, look.pot.amount)
    apart = gap(tuple(order), look.pot.amount)
    low, high = (0.0, error) if wanted.close else wanted.band
    if apart > error and not wanted.first(order[0].do):
        return False
    return low - error <= apart <= high + error and not is_decided(look)


def _candidate(seed: int, wanted: Wanted) -> Candidate | None:
    """Two to six at the table, with stacks as in the middle of an evening."""
    rng = Random(seed)
    seats = rng.choices(range(2, 7), (2, 3, 3, 2, 2))[0]
    stacks = tuple(10 * rng.randint(30, 150) for _ in range(seats))
    hand = dealt(wanted.rules, stacks, seed)
    asked = played_to(hand, rng, lambda decision, view: wanted.is_it(decision, view, rng))
    return None if asked is None else Candidate(hand, rng, asked)


def _off(told: Advice, wanted: Wanted) -> float:
    """The distance from what is wanted; 0 fits."""
    options = options_of(told)
    best = max(options, key=lambda each: each.value)
    off = 0.0 if wanted.first(best.do) else 1.0
    if is_decided(told):
        off += 5.0
    if is_close(options) != wanted.close:
        return off + 2.0
    if wanted.close:
        return off
    low, high = wanted.band
    apart = gap(wanted.rivals(options), told.pot.amount)
    return off + max(0.0, low - apart, apart - high)
