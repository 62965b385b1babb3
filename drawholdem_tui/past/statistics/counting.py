"""A finished hand counted: what each seat has done in it for all to see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Final, Self

from drawholdem_tui.engine.events import Burned, PotCarried, Street
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.said import Said, SaidKind

SWAP_STREETS: Final = (Street.PREFLOP, Street.FLOP, Street.TURN, Street.RIVER)


def _four() -> list[int]:
    return [0] * len(SWAP_STREETS)


@dataclass(slots=True)
class Counts:
    """One player's. What is counted by street goes by ``SWAP_STREETS``."""

    hands: int = 0  # dealt in
    net: int = 0
    blinds: float = 0.0  # the same in big blinds, hand by hand
    squares: float = 0.0  # of those
    entered: int = 0  # hands with chips put in of one's own will before the flop
    raised: int = 0  # hands with a raise there
    faced: int = 0  # hands in which a single raise of somebody else's was to be answered there
    reraised: int = 0  # of them: answered with a raise
    pushed: int = 0  # bets and raises on the flop and later
    called: int = 0  # calls there
    flops: int = 0  # hands in which one saw the flop
    showdowns: int = 0  # of them: down to the showdown
    won_showdowns: int = 0  # of those: with chips won
    asked: list[int] = field(default_factory=_four)  # swaps that were on offer
    swapped: list[int] = field(default_factory=_four)
    fees: list[int] = field(default_factory=_four)  # paid for them
    swap_nets: list[int] = field(default_factory=_four)  # of the hands with one
    swapped_hands: int = 0  # hands with a swap
    swapped_hands_net: int = 0  # each once, however many streets it stands on
    swapped_and_folded: int = 0
    draws: int = 0  # of draw poker
    drawn: int = 0  # cards

    @property
    def paid(self) -> int:
        """For swaps."""
        return sum(self.fees)

    def add(self, other: Self) -> None:
        for name in _NUMBERS:
            if more := getattr(other, name):
                setattr(self, name, getattr(self, name) + more)
        for name in _BY_STREET:
            mine, more = getattr(self, name), getattr(other, name)
            setattr(self, name, [one + two for one, two in zip(mine, more, strict=True)])


_BY_STREET: Final = tuple(each.name for each in fields(Counts) if each.default_factory is _four)
_NUMBERS: Final = tuple(each.name for each in fields(Counts) if each.name not in _BY_STREET)


_RAISES = (SaidKind.BET, SaidKind.RAISE)
_BETTING = (SaidKind.FOLD, SaidKind.CHECK, SaidKind.CALL, *_RAISES)


def counts_of(hand: Hand) -> tuple[Counts, ...]:
    """By seat. All of it is public: who has folded keeps the cards to oneself."""
    said = hand.said
    every = tuple(Counts(hands=1) for _ in hand.setup.stacks)
    for seat, counts in enumerate(every):
        counts.net = hand.net(seat)
        counts.blinds = counts.net / hand.rules.big_blind
        counts.squares = counts.blinds**2
    _before_the_flop(said, every)
    for each in said:
        _count(each, every[each.seat])
    for counts in every:
        counts.swap_nets = [counts.net if swapped else 0 for swapped in counts.swapped]
        counts.swapped_hands_net = counts.net if counts.swapped_hands else 0
    _to_the_end(hand, said, every)
    return every


def _before_the_flop(said: Sequence[Said], every: Sequence[Counts]) -> None:
    first = [each for each in said if each.street is Street.PREFLOP]
    raises, raised, faced = 0, set[int](), set[int]()
    for each in first:
        counts = every[each.seat]
        paid_swap = each.kind is SaidKind.SWAP and each.amount > 0  # DH-5: it is a bet
        if paid_swap or each.kind in (SaidKind.CALL, *_RAISES):
            counts.entered = 1
        if each.kind in _RAISES:
            counts.raised = 1
        if raises == 1 and each.kind in _BETTING and each.seat not in raised | faced:
            faced.add(each.seat)
            counts.faced = 1
            counts.reraised = int(each.kind is SaidKind.RAISE)
        if each.kind is SaidKind.RAISE:
            raises += 1
            raised.add(each.seat)


def _count(each: Said, counts: Counts) -> None:
    match each.kind:
        case SaidKind.KEEP:
            counts.asked[SWAP_STREETS.index(each.street)] += 1
        case SaidKind.SWAP:
            counts.asked[SWAP_STREETS.index(each.street)] += 1
            counts.swapped[SWAP_STREETS.index(each.street)] += 1
            counts.fees[SWAP_STREETS.index(each.street)] += each.amount
            counts.swapped_hands = 1
        case SaidKind.FOLD:
            counts.swapped_and_folded = counts.swapped_hands
        case SaidKind.DRAW:
            counts.draws += 1
            counts.drawn += each.drew
        case SaidKind.CALL if each.street is not Street.PREFLOP:
            counts.called += 1
        case SaidKind.BET | SaidKind.RAISE if each.street is not Street.PREFLOP:
            counts.pushed += 1


def _to_the_end(hand: Hand, said: Sequence[Said], every: Sequence[Counts]) -> None:
    """Who was still there when the flop came, or the draw, and when hands were compared."""
    folded = {each.seat: each.street for each in said if each.kind is SaidKind.FOLD}
    went_on = any(isinstance(event, Burned) for event in hand.events)
    passed_in = any(isinstance(event, PotCarried) for event in hand.events)
    compared = len(every) - len(folded) > 1 and not passed_in
    won = hand.won()
    for seat, counts in enumerate(every):
        counts.flops = int(went_on and folded.get(seat) is not Street.PREFLOP)
        counts.showdowns = int(compared and seat not in folded)
        counts.won_showdowns = int(counts.showdowns and seat in won)
