"""Spots between two short stacks: swap, keep on purpose, push or call, as computed."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from drawholdem_tui.drills.dealt import Asked, dealt, names_of, played_out
from drawholdem_tui.drills.from_advice import gap
from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.level import band
from drawholdem_tui.drills.spot import Answer, Option, Spot, Whence, is_close
from drawholdem_tui.engine.actions import Action, Call, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.coach.advice import advice
from drawholdem_tui.players.pushfold import spot as computed
from drawholdem_tui.players.pushfold import values
from drawholdem_tui.players.pushfold.spot import spot_of

_STACKS: Final = range(3, 9)  # big blinds
_TRIES: Final = 120
# what an edge is measured by, in chips: whole stacks would make nearly all swaps too fine, and of
# the few that are left the same ones come again and again
MEASURE: Final = 4 * DRAW_HOLDEM.big_blind
# big blinds: how sure the worth of a bet is behind a swap of one's own, whose card that went out of
# play the values leave out; measured against the solver's model, up to a tenth
_GONE: Final = 0.05
_KEEPS: Final = 3.0  # so much further from the edge a hand may be kept: few are, near it
# what is asked, behind how many decisions; each answer is as often the best as the others
_QUESTIONS: Final[tuple[tuple[tuple[int, ...], tuple[type[Action], ...]], ...]] = (
    ((0, 1), (Keep, Swap)),
    ((2,), (RaiseTo, Fold)),
    ((3,), (Call, Fold)),
)
_OFTEN: Final = (2, 1, 1)


class _Found(NamedTuple):
    hand: Hand
    rng: Random
    asked: Asked
    options: tuple[Option, ...]
    stack: int  # big blinds

    @property
    def best(self) -> Answer:
        return max(self.options, key=lambda each: each.value).do


def short_spot(key: str, rng: Random, level: int) -> Spot:
    """As close as can be found; mixed strategies make no spot."""
    behind, answers = rng.choices(_QUESTIONS, _OFTEN)[0]
    best = rng.choice(answers)
    low, high = band(level)
    high *= _KEEPS if best is Keep else 1.0
    nearest: tuple[float, _Found] | None = None
    tries = 0
    while nearest is None or (nearest[0] > 0 and tries < _TRIES):
        tries += 1
        found = _candidate(rng.getrandbits(48), rng.choice(behind))
        if found is None or not isinstance(found.best, best) or is_close(found.options):
            continue
        apart = gap(found.options, MEASURE)
        off = max(0.0, low - apart, apart - high)
        if nearest is None or off < nearest[0]:
            nearest = (off, found)
    return _spot(key, nearest[1])


def _candidate(seed: int, behind: int) -> _Found | None:
    """Both play as computed, up to one of the decisions."""
    rng = Random(seed)
    stack = rng.choice(_STACKS)
    hand = dealt(DRAW_HOLDEM, (stack * DRAW_HOLDEM.big_blind,) * 2, seed)
    for _ in range(behind):
        if hand.decision is None:
            return None
        hand.act(_as_computed(hand, hand.decision, rng))
    decision = hand.decision
    if decision is None:
        return None
    view = hand.view(decision.seat)
    there = spot_of(view, decision)
    if there is None:
        return None
    asked = Asked(decision.seat, decision, view, len(hand.events), len(hand.actions))
    return _Found(hand, rng, asked, _options(asked, there, stack), stack)


def _spot(key: str, found: _Found) -> Spot:
    asked = found.asked
    whole = played_out(found.hand, found.rng, _said(found.best))
    return Spot(
        *Whence(key, Kind.SHORT, whole, names_of(2, asked.seat), asked.seat),
        asked.events,
        asked.actions,
        asked.view,
        found.options,
        asked.view.to_win,
        2 * found.stack * DRAW_HOLDEM.big_blind,  # as much as both have
        asked.decision,
        advice(asked.view, asked.decision),
    )


def _as_computed(hand: Hand, decision: Decision, rng: Random) -> Action:
    """At random, as often as the tables say."""
    view = hand.view(decision.seat)
    there, lot = spot_of(view, decision), rng.random()
    if there is None:
        return Keep() if isinstance(decision, SwapDecision) else Fold()
    if isinstance(decision, SwapDecision):
        high, low = there.swaps
        if lot < high + low:
            return Swap(max(decision.cards) if lot < high else min(decision.cards))
        return Keep()
    return _all_in(view, decision) if lot < there.goes_in else Fold()


def _all_in(view: View, decision: Decision) -> Action:
    if isinstance(decision, BetDecision) and decision.may_raise:
        return RaiseTo(decision.max_to)
    return Call()


def _options(asked: Asked, there: computed.Spot, stack: int) -> tuple[Option, ...]:
    """In chips from here on: what is in the pot is gone."""
    view, blind = asked.view, asked.view.rules.big_blind
    found = _worth(asked, there, stack)
    put_in = view.table.stacks[asked.seat] - view.seats[asked.seat].stack
    best = max(worth for _do, worth in found)
    bets_behind_a_swap = isinstance(asked.decision, BetDecision) and bool(view.gone)
    off = blind * (_GONE if bets_behind_a_swap else values.OFF)
    return tuple(
        Option(do, worth * blind + put_in, off, (best - worth) * blind, off if worth < best else 0)
        for do, worth in found
    )


def _worth(asked: Asked, there: computed.Spot, stack: int) -> list[tuple[Answer, float]]:
    """In big blinds, from the start of the hand."""
    decision = asked.decision
    if isinstance(decision, SwapDecision):
        one, other = decision.cards
        worth = (
            values.button_choices(stack, (one, other))
            if there.button
            else values.big_blind_choices(stack, (one, other), button_swapped=there.button_swapped)
        )
        return list(zip((Keep(), Swap(one), Swap(other)), worth, strict=True))
    goes_in = (values.push if there.button else values.call)(
        stack,
        there.place,
        button_swapped=there.button_swapped,
        big_blind_swapped=there.big_blind_swapped,
    )
    return [(_all_in(asked.view, decision), goes_in), (Fold(), values.folded(button=there.button))]


def _said(best: Answer) -> Action:
    if not isinstance(best, Action):
        raise TypeError(best)
    return best
