"""A coach for whoever asks: what the hand is worth now, and what each choice is worth in chips.

It knows what the player knows, and takes the opponents for hands nobody knows. (Where that would
be dear, at the table, ``believed`` looks again.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from drawholdem_tui.engine.actions import Action, Call, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.engine.said import CHOSEN
from drawholdem_tui.engine.view import SeatState, SeatView, View
from drawholdem_tui.players.blueprint.spot import Stand, stand_of
from drawholdem_tui.players.coach.sides import Seats, pot_by_pot, sides_of, to_come
from drawholdem_tui.players.final_pot import FinalPot, final_pot, live_opponents
from drawholdem_tui.players.five_cards import drawn_by, has_split, opener_of
from drawholdem_tui.players.odds.chances import Chances, Ways, certain
from drawholdem_tui.players.odds.deals import Effort, Pause, no_pause
from drawholdem_tui.players.odds.discards import all_discards, draws
from drawholdem_tui.players.odds.facing import Stake, facing_a_bet
from drawholdem_tui.players.odds.price import Call as Price
from drawholdem_tui.players.odds.price import Do, Verdict, call_of, verdict, verdict_facing
from drawholdem_tui.players.odds.sampled import as_it_is, three_ways
from drawholdem_tui.players.pushfold.spot import Spot, spot_of, told_of

SAMPLES: Final = 5_000
_SAMPLES_OF_DRAWS: Final = 1_000
_MOST_FOLDS: Final = 0.5  # how often a strategy folds at most what the odds would call


@dataclass(frozen=True, slots=True)
class Advice:
    """Chances as things are; the choices of a swap or a draw priced; a call priced."""

    chances: Chances
    opponents: int
    pot: FinalPot
    verdict: Verdict | None = None
    call: Price | None = None
    spot: Spot | Stand | None = None  # where a computed strategy holds, it has the last word
    against_any: float | None = None  # the share against any cards, where bets are believed instead

    @property
    def keep(self) -> float:
        """The share of the pot won as things are."""
        return self.chances.share

    @property
    def best(self) -> Do | None:
        """What to do at a swap or a draw, where that can be told."""
        if self.spot and self.verdict:
            return max((each.do for each in self.verdict.choices), key=self.spot.share)
        return self.verdict.best.do if self.verdict and not self.verdict.close else None

    @property
    def calls(self) -> bool:
        """Whether to call, where that can be told: not where the strategy raises."""
        return self.answer is Call

    @property
    def answer(self) -> type[Action] | None:
        """What to say to a bet, where that can be told; a raise only where one was computed."""
        if self.spot:
            calls, folds = self.spot.share(Call()), self.spot.share(Fold())
            raises = 1 - calls - folds
            if raises > max(calls, folds):
                return RaiseTo
            return Call if calls >= folds else Fold
        if self.call is None or self.call.close:
            return None
        return Call if self.call.value > 0 else Fold

    @property
    def fee(self) -> int:
        """What a swap adds to the pot; nothing where it is a bet that one would put in anyway
        (DH-5)."""
        if self.verdict is None:
            return 0
        pots = [each.pot for each in self.verdict.choices]
        return max(0, max(pots, default=0) - self.verdict.final_pot)


def chosen_before(view: View) -> int:
    """How many decisions of the hand have been made: the seed of the next one, so that a look back
    tells the same figures as the coach at the table.

    >>> from drawholdem_tui.engine.view import UNSEEN
    >>> chosen_before(UNSEEN)
    0
    """
    return sum(each.kind in CHOSEN for each in view.said)


def advice(
    view: View,
    decision: Decision,
    *,
    samples: int = SAMPLES,
    seed: int = 0,
) -> Advice:
    """The last word on it."""
    *_, last = thinking(view, decision, samples=samples, seed=seed)
    return last


def thinking(
    view: View,
    decision: Decision,
    *,
    samples: int = SAMPLES,
    seed: int = 0,
    pause: Pause = no_pause,
) -> Iterator[Advice]:
    """Better and better advice, the first within milliseconds."""
    effort = Effort(samples, seed, pause)
    match decision:
        case SwapDecision():
            yield from _at_a_swap(view, decision, effort)
        case DrawDecision():
            yield from _at_a_draw(view, decision, effort)
        case BetDecision():
            yield from _at_a_bet(view, decision, effort)


def _at_a_swap(view: View, decision: SwapDecision, effort: Effort) -> Iterator[Advice]:
    own, others = decision.cards, opponents_of(view)
    dos: list[Do] = [Keep(), *map(Swap, own)]
    spot = spot_of(view, decision) or stand_of(view, decision)
    stakes = stakes_of(view, decision)
    if stakes:
        # as at a call: what may come later costs this player as well
        others = counted(view, decision)
        pot = FinalPot(view.to_win, stakes[0].call)
        for found in facing_a_bet(own, view.board, others, stakes, gone=view.gone, effort=effort):
            told = verdict_facing(dos, found, stakes)
            yield Advice(found.ways.chances[0], others, pot, told, spot=spot)
        return
    pot, fees = final_pot(view), [0, decision.fee, decision.fee]
    against = live_opponents(view)
    sides = (*sides_of(view, against, 0), *to_come(against, pot.later))

    def three(seats: Seats) -> Iterator[Ways]:
        return three_ways(own, view.board, max(1, len(seats)), gone=view.gone, effort=effort)

    for ways in pot_by_pot(against, sides, [pot.amount + fee for fee in fees], three):
        told = verdict(dos, ways, fees, pot.amount)
        yield Advice(ways.chances[0], others, pot, told, spot=spot)


def _at_a_draw(view: View, decision: DrawDecision, effort: Effort) -> Iterator[Advice]:
    pot = final_pot(view)
    sets = list(filter(decision.can_be_served, all_discards(decision.cards, decision.most)))
    dos: list[Do] = [Draw(each) for each in sets]
    others, against = opponents_of(view), live_opponents(view)
    sides = (*sides_of(view, against, 0), *to_come(against, pot.later))

    def drawn(seats: Seats) -> Iterator[Ways]:
        drew, opener = _drew(view, seats)
        return draws(decision.cards, sets, drew, opener=opener, effort=_of_draws(effort))

    for ways in pot_by_pot(against, sides, [pot.amount] * len(sets), drawn):
        told = verdict(dos, ways, [0] * len(dos), pot.amount)
        yield Advice(ways.chances[0], others, pot, told)


def _at_a_bet(view: View, decision: BetDecision, effort: Effort) -> Iterator[Advice]:
    pot = final_pot(view, own_call=decision.to_call)
    others = counted(view, decision)
    spot = told_of(view, decision) or stand_of(view, decision)
    # what may come on later streets costs this player as well: only what is there now
    risk = view.at_risk
    for ways in _chances(view, decision, effort):
        chances = ways.chances[0]
        call, computed = None, spot
        if decision.to_call:
            call = call_of(chances, risk, pot.now, pot.now + risk)
            computed = None if spot and _folds_for_nothing(spot, call) else spot
        yield Advice(chances, others, pot, call=call, spot=computed)


def _folds_for_nothing(spot: Spot | Stand, call: Price) -> bool:
    """Where nobody has raised, a fold against the odds is right only in front of the strategy's own
    big blind, which raises half of all calls: nobody else does."""
    unraised = isinstance(spot, Stand) and spot.price <= 1
    return unraised and call.value > 0 and not call.close and spot.share(Fold()) > _MOST_FOLDS


def _chances(view: View, decision: BetDecision, effort: Effort) -> Iterator[Ways]:
    """In all that a call would play for; who checks looks at all of them alike."""
    against, risk = those_counted(view, decision), view.at_risk
    sides = sides_of(view, against, risk) if decision.to_call else ()
    ask = _as_it_is if view.rules.game is Game.HOLDEM else _of_five
    yield from pot_by_pot(
        against, sides, [view.to_win + risk], lambda seats: ask(view, seats, effort)
    )


def _as_it_is(view: View, seats: Seats, effort: Effort) -> Iterator[Ways]:
    many = max(1, len(seats))
    yield from as_it_is(view.own_cards, view.board, many, gone=view.gone, effort=effort)


def _of_five(view: View, seats: Seats, effort: Effort) -> Iterator[Ways]:
    """Before the draw a hand is worth what the best draw makes of it, afterwards what it is."""
    own = view.own_cards
    most = view.rules.most_discards(len(view.seats)) if view.street is Street.PREFLOP else 0
    sets = all_discards(own, most)
    drew, opener = _drew(view, seats)
    effort = _of_draws(effort)
    for ways in draws(own, sets, drew, opener=opener, gone=view.gone, effort=effort):
        yield certain(max(ways.chances, key=lambda each: each.share))


def _of_draws(effort: Effort) -> Effort:
    """A draw takes longer to play."""
    return effort._replace(samples=min(effort.samples, _SAMPLES_OF_DRAWS))


def opponents_of(view: View) -> int:
    """How many others are still in the hand; from one of them, where nobody is asked."""
    return max(1, sum(seat.state is not SeatState.FOLDED for seat in view.seats) - 1)


def counted(view: View, decision: Decision) -> int:
    """Against how many hands a decision is weighed."""
    return max(1, len(those_counted(view, decision)))


def those_counted(view: View, decision: Decision) -> list[SeatView]:
    """Whose hands those are."""
    if isinstance(decision, SwapDecision):
        priced = _is_priced(view, decision)
    else:
        priced = isinstance(decision, BetDecision) and decision.to_call > 0
    return _in_it(view) if priced else live_opponents(view)


def _in_it(view: View) -> list[SeatView]:
    """Against whom a price is weighed: before the flop those who have chips in front of them.
    Whoever has not comes along with the hands that are worth it, and pays for it; to count all
    their hands and none of their chips would fold nearly everything at a large table."""
    live = live_opponents(view)
    if view.board or view.rules.game is not Game.HOLDEM:
        return live
    return [seat for seat in live if seat.state is SeatState.ALL_IN or seat.bet > 0]


def _drew(view: View, seats: Seats) -> tuple[list[int | None], int | None]:
    """How many cards each of these opponents drew (DP-9), and which of them opened on jacks or
    better: not where the openers have been split (DP-10)."""
    drew = {seat: cards for seat, cards in drawn_by(view).items() if seat in seats}
    opener = opener_of(view)
    if opener is None or opener not in drew or has_split(view, opener):
        return list(drew.values()) or [None], None
    return list(drew.values()), list(drew).index(opener)


def stakes_of(view: View, decision: SwapDecision) -> tuple[Stake, Stake, Stake] | None:
    """Of keeping and of each swap; nothing where nobody has bet. A swap that is free before the
    flop has none either: it costs nothing to see how far the hand goes, and no blind says by itself
    what the pot will be."""
    if not _is_priced(view, decision):
        return None
    return (_after_the_flop if view.board else _before_the_flop)(view, decision)


def _is_priced(view: View, decision: SwapDecision) -> bool:
    if view.board:
        return decision.then is not None and decision.then.to_call > 0
    return bool(decision.fee and decision.owed)


def _after_the_flop(view: View, decision: SwapDecision) -> tuple[Stake, Stake, Stake]:
    call, fee = view.to_call, decision.fee
    then = min(call, decision.stack - fee)  # with the last chip paid nothing is to call (DH-15)
    swap = Stake(fee, then, view.to_win_after(fee) + fee + then, _sides(view, then))
    return Stake(0, call, view.to_win + call, _sides(view, call)), swap, swap


def _sides(view: View, call: int) -> tuple[tuple[int, int], ...]:
    found = sides_of(view, _in_it(view), call)
    return tuple((len(each.seats), each.amount) for each in found)


def _before_the_flop(view: View, decision: SwapDecision) -> tuple[Stake, Stake, Stake]:
    """DH-5: the fee counts as a bet, and the swapper calls for the rest."""
    call, fee = decision.owed or 0, decision.fee
    pot = view.to_win
    most = max(call, fee)
    swap = Stake(fee, max(0, call - fee), pot + most, _sides(view, most))
    return Stake(0, call, pot + call, _sides(view, call)), swap, swap
