"""Each card of a finished hand weighed against the average of what could have come.

Backgammon's luck analysis: the worth of what came less the average worth of all that could have,
the same hands and chips before both. Whatever "worth" is, that is nothing on average by
construction, since a card is drawn from those that lie nowhere yet with the same chance for each;
so

    net = luck + play

where play is what is left: bets, folds, swaps, and how the others played. It need not be right for
a single hand, and it does not drift.

After a reshuffle (DH-23, DP-12) cards are no longer drawn from all that lie nowhere: from then on
none is weighed in that hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple
from zlib import crc32

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.past.luck.at_stake import Middle, Stake
from drawholdem_tui.past.luck.shares import (
    Lies,
    Samples,
    Worth,
    worth_after_draws,
    worth_of_a_new_card,
    worth_on_boards,
)

SAMPLES: Final = 600
_NEW_CARDS: Final = 5  # so many boards less, since each is dealt to some forty new cards
_A_PART: Final = 1024  # of a chip: sums of such parts are exact


class Chance(NamedTuple):
    """A card, or several at once, by seat in chips: the ``luck`` of it and the variance of that
    figure. What a swap ``gained``, as a part of all that was to be won: its new card against the
    one that was given away."""

    event: e.Event
    luck: dict[int, float]
    variance: dict[int, float]
    gained: float = 0.0


class Luck(NamedTuple):
    """One seat's in a hand: what it won, how much of that was luck, and the variance of that
    figure. Luck and play add up to the net exactly."""

    net: int
    luck: float
    variance: float

    @property
    def play(self) -> float:
        return self.net - self.luck


class WeighedHand(NamedTuple):
    """Everybody's luck by seat, and every card behind it."""

    luck: tuple[Luck, ...]
    chances: tuple[Chance, ...]


def weighed_hand(hand: Hand, samples: int = SAMPLES) -> WeighedHand:
    chances = tuple(_chances(hand, samples))
    luck = []
    for seat, (before, after) in enumerate(zip(hand.setup.stacks, hand.stacks, strict=True)):
        chips = sum(each.luck.get(seat, 0.0) for each in chances)
        variance = sum(each.variance.get(seat, 0.0) for each in chances)
        luck.append(Luck(after - before, round(chips * _A_PART) / _A_PART, variance))
    return WeighedHand(tuple(luck), chances)


def _chances(hand: Hand, samples: int) -> Iterator[Chance]:
    """Every card that came before the first reshuffle, as long as there was something to win."""
    scales = _Scales(hand, samples)
    for event in hand.events:
        if isinstance(event, e.DeckReshuffled):
            return
        if (chance := scales.weigh(event)) is not None:
            yield chance


class _Scales:
    """Follows a hand and knows what lies where."""

    def __init__(self, hand: Hand, samples: int) -> None:
        self._middle = Middle(hand.setup, hand.rules.game)
        self._draw_poker = hand.rules.game is Game.DRAW_POKER
        self._most = hand.rules.most_discards(len(hand.setup.stacks)) if self._draw_poker else 0
        self._samples = Samples(Random(), samples)
        self._hands: list[tuple[int, ...]] = []
        self._board: tuple[int, ...] = ()
        self._gone: tuple[int, ...] = ()
        self._has_drawn: set[int] = set()
        self._street = e.Street.PREFLOP

    def weigh(self, event: e.Event) -> Chance | None:
        self._middle.follow(event)
        match event:
            case e.HoleCardsDealt(hands):
                self._hands = [tuple(card for card in hand if card is not None) for hand in hands]
                self._samples.rng.seed(crc32(repr(hands).encode()))  # the same figures another time
                return self._the_deal(event)
            case e.BoardDealt(street, cards):
                return self._the_board(event, street, cards)
            case e.CardSwapped(seat, discarded=gone, received=new):
                if gone is not None and new is not None:
                    return self._a_swap(event, seat, gone, new)
            case e.CardsDrawn(seat, discarded=gone, received=new):
                return self._a_draw(event, seat, _known(gone), _known(new))
            case e.Burned(street):
                self._street = street
        return None

    def _the_deal(self, event: e.Event) -> Chance | None:
        """All hands are alike before: each contender wins the same part of a stake."""
        stakes = self._middle.stakes(self._street)
        if not stakes:
            return None
        before = dict.fromkeys(self._middle.live, 0.0)
        for stake in stakes:
            for seat in stake.contenders:
                before[seat] += stake.chips / len(stake.contenders)
        exact = Worth(before, dict.fromkeys(before, 0.0))
        return self._chance(event, exact, self._worth(stakes))

    def _the_board(self, event: e.Event, street: e.Street, cards: tuple[int, ...]) -> Chance | None:
        self._street = street
        stakes = self._middle.stakes(street)
        before = self._worth(stakes) if stakes else None
        self._board += cards
        return self._chance(event, before, self._worth(stakes)) if before else None

    def _a_swap(self, event: e.Event, seat: int, gone: int, new: int) -> Chance | None:
        stakes = self._middle.stakes(self._street)
        if not stakes:
            self._exchange(seat, (gone,), (new,))
            return None
        kept = self._worth(stakes)
        self._exchange(seat, (gone,), ())
        fewer = self._samples._replace(most=self._samples.most // _NEW_CARDS)
        before = worth_of_a_new_card(seat, self._lies, stakes, fewer)
        self._exchange(seat, (), (new,))
        after = self._worth(stakes)
        chance = self._chance(event, before, after)
        gained = after.chips[seat] - kept.chips[seat]
        return chance._replace(gained=gained / sum(stake.chips for stake in stakes))

    def _a_draw(
        self, event: e.Event, seat: int, gone: tuple[int, ...], new: tuple[int, ...]
    ) -> Chance | None:
        self._has_drawn.add(seat)
        stakes = self._middle.stakes(self._street)
        self._exchange(seat, gone, ())
        before = self._worth(stakes) if stakes and new else None
        self._exchange(seat, (), new)
        return self._chance(event, before, self._worth(stakes)) if before else None

    def _exchange(self, seat: int, gone: tuple[int, ...], new: tuple[int, ...]) -> None:
        kept = (card for card in self._hands[seat] if card not in gone)
        self._hands[seat] = (*kept, *new)
        self._gone += gone

    def _worth(self, stakes: Sequence[Stake]) -> Worth:
        lies = self._lies
        if not self._draw_poker:
            return worth_on_boards(lies, stakes, self._samples)
        to_draw = {seat: self._most for seat in lies.hands if seat not in self._has_drawn}
        return worth_after_draws(lies, to_draw, stakes, self._samples)

    @property
    def _lies(self) -> Lies:
        known = {*self._board, *self._gone}.union(*self._hands)
        unseen = [card for card in range(52) if card not in known]
        return Lies({seat: self._hands[seat] for seat in self._middle.live}, self._board, unseen)

    def _chance(self, event: e.Event, before: Worth, after: Worth) -> Chance:
        luck = {seat: chips - before.chips[seat] for seat, chips in after.chips.items()}
        variance = {seat: each + before.variance[seat] for seat, each in after.variance.items()}
        return Chance(event, luck, variance)


def _known(cards: Sequence[int | None]) -> tuple[int, ...]:
    return tuple(card for card in cards if card is not None)
