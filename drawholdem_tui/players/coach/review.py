"""A finished hand looked at again: the one decision that cost most, as its player could know it.

Price and hindsight are kept apart. A price is how much less than the best a choice was worth when
it was made, from what that seat saw then. How it came out is a fact beside it and changes no grade.
Swaps, draws and calls have prices; bets, raises and folds have none, they depend on what others do.
Who folds at the question of a swap may have passed up a good one, which has a price.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from drawholdem_tui.engine.actions import Action, Call, Draw, Keep, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.said import CHOSEN, Said, SaidKind
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.coach.advice import SAMPLES, Advice
from drawholdem_tui.players.coach.believed import spoken
from drawholdem_tui.players.odds.price import Grade, grade
from drawholdem_tui.players.pushfold.strategy import HARDLY

_NO_PRICE: Final = (SaidKind.BET, SaidKind.RAISE, SaidKind.FOLD)
_DEARER: Final = (SaidKind.BET, SaidKind.RAISE, SaidKind.SWAP)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One decision with its price. ``won``: whether the seat won chips in this hand, which says
    nothing about the choice."""

    number: int  # of the action in the hand
    view: View
    decision: Decision
    did: Action
    advice: Advice
    pot: int
    cost: float
    error: float
    won: bool
    folded: bool = False  # at the question of a swap: the engine keeps the cards first

    @property
    def grade(self) -> Grade:
        return grade(self.cost, self.error, self.pot, self.view.rules.big_blind)

    @property
    def is_mistake(self) -> bool:
        """Whether it is worth a word, here and everywhere."""
        return self.grade in (Grade.COSTS, Grade.COSTS_MUCH)


class Unpriced(NamedTuple):
    """A decision without a price, as it was seen when it was made."""

    number: int  # of the action in the hand
    view: View
    said: Said


class Looked(NamedTuple):
    """What there is to tell one seat of a finished hand."""

    every: tuple[Reviewed, ...]
    dearest: Reviewed | None
    result: int  # chips won or lost
    unpriced: tuple[Unpriced, ...] = ()  # bets, raises, and folds that are not among these

    @property
    def in_order(self) -> list[Reviewed | Unpriced]:
        """All of them, as they were made."""
        return sorted((*self.every, *self.unpriced), key=lambda each: each.number)


def looked_at(hand: Hand, seat: int) -> Looked:
    """Every choice of a hand, graded. The hand may be on the screen meanwhile, and what it
    remembers is for one thread: this is another one that went the same way."""
    if not hand.knows_the_cards:
        return looked_over(hand, seat, ())
    mine = Hand(hand.rules, hand.setup, hand.deck)
    for did in hand.actions:
        mine.act(did)
    return looked_over(mine, seat, reviewed(mine, seat))


def looked_over(hand: Hand, seat: int, choices: Iterable[Reviewed]) -> Looked:
    """Of these choices, which are all that have a price."""
    every = tuple(choices)
    net = hand.stacks[seat] - hand.setup.stacks[seat]
    unpriced = tuple(_unpriced(hand, seat, every)) if hand.knows_the_cards else ()
    return Looked(every, dearest(every), net, unpriced)


def _unpriced(hand: Hand, seat: int, priced: Iterable[Reviewed]) -> Iterator[Unpriced]:
    """A fold that a keep was priced as stands there already."""
    chosen = [each for each in hand.said if each.kind in CHOSEN]
    folded = [each.number for each in priced if each.folded]
    again = Hand(hand.rules, hand.setup, hand.deck)
    for number, (did, said) in enumerate(zip(hand.actions, chosen, strict=True)):
        if said.seat == seat and said.kind in _NO_PRICE:
            is_told = said.kind is SaidKind.FOLD and any(at < number for at in folded)
            if not is_told:
                yield Unpriced(number, again.view(seat), said)
        again.act(did)


def dearest(every: Iterable[Reviewed]) -> Reviewed | None:
    """The mistake that cost most."""
    found = (each for each in every if each.is_mistake)
    return max(found, key=lambda each: each.cost, default=None)


def reviewed(
    hand: Hand,
    seat: int,
    *,
    samples: int = SAMPLES,
    seed: int = 0,
    wanted: tuple[type[Action], ...] = (Keep, Swap, Draw, Call),
) -> Iterator[Reviewed]:
    """Every swap, draw and call of a seat, in order: what has a price. Where nobody has told the
    cards, nothing has one."""
    if not hand.knows_the_cards:
        return
    again = Hand(hand.rules, hand.setup, hand.deck)
    won = hand.stacks[seat] > hand.setup.stacks[seat]
    for number, did in enumerate(hand.actions):
        decision = again.decision
        mine = decision is not None and decision.seat == seat and isinstance(did, wanted)
        if decision is not None and mine:
            view = again.view(seat)
            told = spoken(view, decision, samples=samples, seed=seed + number)
            cost, error = cost_of(told, decision, did)
            folded, kept_worth = isinstance(did, Keep) and _folds_next(hand, number), 0.0
            if isinstance(did, Keep) and told.verdict:
                kept_worth = told.verdict.chosen(did).value
            if not (folded and kept_worth):  # a fold is worth nothing: so is what it is priced as
                pot = told.pot.now
                yield Reviewed(number, view, decision, did, told, pot, cost, error, won, folded)
        again.act(did)


def _folds_next(hand: Hand, number: int) -> bool:
    """Whether who kept both cards went on to fold, with no higher price to pay."""
    kept, *after = [each for each in hand.said if each.kind in CHOSEN][number:]
    own = next((at for at, each in enumerate(after) if each.seat == kept.seat), None)
    if own is None or after[own].kind is not SaidKind.FOLD:
        return False
    return all(each.kind not in _DEARER for each in after[:own])


def reviewed_swaps(hand: Hand, seat: int, *, samples: int = SAMPLES) -> Iterator[Reviewed]:
    """The same of its swaps alone, made and declined."""
    return reviewed(hand, seat, samples=samples, wanted=(Keep, Swap))


def cost_of(told: Advice, decision: Decision, did: Action) -> tuple[float, float]:
    if told.spot and told.spot.share(did) > HARDLY:  # a hand kept on purpose, say
        return 0.0, 0.0
    if isinstance(decision, BetDecision):
        return (max(0.0, -told.call.value), told.call.error) if told.call else (0.0, 0.0)
    if told.verdict is None or not isinstance(did, Keep | Swap | Draw):
        return 0.0, 0.0
    return told.verdict.cost(did)
