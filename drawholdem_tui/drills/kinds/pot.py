"""Spots of fees and pots: what a swap costs, where a fee goes, who can win how much."""

from __future__ import annotations

from random import Random
from typing import Final

from drawholdem_tui.drills.dealt import Asked, dealt, names_of, played_out, played_to
from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.kinds.facts import (
    among,
    at_the_showdown,
    options_by_facts,
    spot_of_facts,
)
from drawholdem_tui.drills.spot import Amount, Answer, Asks, Goes, Option, Spot, Whence, Wins
from drawholdem_tui.engine.decisions import Decision, SwapDecision
from drawholdem_tui.engine.events import BetsCollected, Held, SwapPotAwarded
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.engine.view import View

_QUESTIONS: Final = (Asks.FEE, Asks.GOES, Asks.MOST, Asks.SWAP_POT)
_HURRY: Final = 0.15  # how readily people go all-in here: without that there is no swap pot


def pot_spot(key: str, rng: Random, level: int) -> Spot:
    """A question in turn by lot; nothing is asked that stands on the table as a number."""
    asks = rng.choice(_QUESTIONS)
    held = rng.choice(tuple(Held))
    while True:
        seed = rng.getrandbits(48)
        if asks in (Asks.FEE, Asks.GOES):
            found = _at_a_swap(key, seed, asks, held, level)
        else:
            found = _at_the_end(key, seed, asks)
        if found is not None:
            return found


def _table(seed: int) -> tuple[Hand, Random]:
    rng = Random(seed)
    short, *others = (10 * rng.randint(10, 80) for _ in range(rng.choice((3, 4))))
    return dealt(DRAW_HOLDEM, (short // 40 * 10 + 20, *others), seed), rng


def _at_a_swap(key: str, seed: int, asks: Asks, held: Held, level: int) -> Spot | None:
    hand, rng = _table(seed)

    def is_it(decision: Decision, view: View) -> bool:
        if not isinstance(decision, SwapDecision) or decision.free or view.line:
            return False
        if asks is Asks.GOES:
            return decision.held is held
        return bool(view.board) and _is_no_number_there(decision.fee, view)

    asked = played_to(hand, rng, is_it, _HURRY)
    if asked is None or not isinstance(asked.decision, SwapDecision):
        return None
    decision = asked.decision
    if asks is Asks.GOES:
        answers: list[Answer] = [Goes(each) for each in Held]
        options = options_by_facts(answers, Goes(decision.held), lambda _wrong: decision.fee)
    else:
        options = _amounts(decision.fee, _thought_of(decision.fee, asked, level), rng)
        if not options:
            return None
    whole = played_out(hand, rng, None)
    whence = Whence(key, Kind.POT, whole, names_of(len(hand.stacks), asked.seat), asked.seat)
    return spot_of_facts(whence, options, asks, asked.view.to_win, about=asked.seat, asked=asked)


def _amounts(right: int, others: list[int], rng: Random) -> tuple[Option, ...]:
    """None where there are too few others."""

    def off(wrong: Answer) -> int:
        return abs(wrong.chips - right) if isinstance(wrong, Amount) else 0

    amounts = among(right, others, rng) or ()
    return options_by_facts([Amount(each) for each in amounts], Amount(right), off)


def _is_no_number_there(amount: int, view: View) -> bool:
    """Neither a pot, nor all of it, nor a bet or a stack."""
    seen = {view.in_the_middle, view.swap_pot, *(pot.amount for pot in view.pots)}
    return amount not in seen.union(*((seat.bet, seat.stack) for seat in view.seats))


def _thought_of(right: int, asked: Asked, level: int) -> list[int]:
    """What else one could think of: all that lies there, the main pot alone, half of it."""
    view = asked.view
    highest = max(seat.bet for seat in view.seats)
    others = [
        view.in_the_middle, view.in_pots, view.pots[0].amount if view.pots else 0,
        right + highest, right + view.swap_pot, right // 2, view.rules.small_blind, 2 * right,
        right - view.rules.big_blind, right + view.rules.big_blind, right * 3 // 4, right * 3 // 2,
    ]  # fmt: skip
    if level == 1:
        others.sort(key=lambda each: -abs(each - right))
    return _as_round(others, right)


def _as_round(amounts: list[int], right: int) -> list[int]:
    """To tens or fives, as the right one is: it is not to stand out."""
    by = next(each for each in (10, 5, 1) if right % each == 0)
    return [each // by * by for each in amounts if each >= by]


def _at_the_end(key: str, seed: int, asks: Asks) -> Spot | None:
    hand, rng = _table(seed)
    played_to(hand, rng, lambda _decision, _view: False, _HURRY)
    award = next((each for each in hand.events if isinstance(each, SwapPotAwarded)), None)
    at = at_the_showdown(hand)
    if award is None or at is None:
        return None
    if asks is Asks.SWAP_POT:
        return _who_gets_it(key, hand, award)
    pots = next(each.pots for each in reversed(hand.events[:at]) if isinstance(each, BetsCollected))
    return _the_most(key, hand, award.amount, pots, rng)


def _who_gets_it(key: str, hand: Hand, award: SwapPotAwarded) -> Spot | None:
    live = sorted(hand.hands_at_showdown())
    winners = tuple(seat for seat, _won in award.shares)
    if len(winners) > 1 or len(live) < 3:
        return None
    answers: list[Answer] = [Wins((seat,)) for seat in live]
    options = options_by_facts(answers, Wins(winners), lambda _wrong: award.amount)
    whence = Whence(key, Kind.POT, hand, names_of(len(hand.stacks), live[0]), live[0])
    return spot_of_facts(whence, options, Asks.SWAP_POT, award.amount)


def _the_most(
    key: str, hand: Hand, swap_pot: int, pots: tuple[Pot, ...], rng: Random
) -> Spot | None:
    """Of whoever is in the fewest pots."""
    live = sorted(hand.hands_at_showdown())
    mine = {seat: sum(pot.amount for pot in pots if seat in pot.contenders) for seat in live}
    short = min(live, key=lambda seat: (mine[seat], seat))
    right, everything = mine[short] + swap_pot, sum(pot.amount for pot in pots)
    if mine[short] == everything:
        return None
    thought_of = [
        mine[short], everything + swap_pot, everything, right + swap_pot, swap_pot,
        mine[short] + swap_pot // 2, (everything + right) // 2, mine[short] // 2,
    ]  # fmt: skip
    options = _amounts(right, _as_round(thought_of, right), rng)
    if not options:
        return None
    you = next(seat for seat in live if seat != short)
    whence = Whence(key, Kind.POT, hand, names_of(len(hand.stacks), you), you)
    return spot_of_facts(whence, options, Asks.MOST, everything + swap_pot, about=short)
