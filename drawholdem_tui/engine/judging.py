"""A showdown of hands that the program does not know: whoever sees them says which is best.

The table's word takes the place of the ranks, and of nothing else: who shows first, which pot is
whose to win, how it is shared and where an odd chip goes is worked out as ever.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from itertools import groupby
from typing import Any

from drawholdem_tui.engine import ranking
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.pots import Pot


class Judgement(Fact):
    """``order`` has the seats best first, equal hands together; whom it does not name, all those
    beat whom it names. ``shown`` are the cards that somebody has told, by seat."""

    order: tuple[tuple[int, ...], ...]
    shown: tuple[tuple[int, tuple[Card, ...]], ...] = ()


class Judging(Fact):
    """What is asked: the hands that are in, the pots they play for, the cards on the table."""

    seats: tuple[int, ...]
    first: int  # who shows first (TH-9, DP-14)
    pots: tuple[Pot, ...]
    swap_pot: int
    board: tuple[Card, ...]
    hole_cards: int

    @property
    def knows_the_board(self) -> bool:
        """Whether hands can be ranked by the cards that are told."""
        return UNKNOWN not in self.board

    def ranked(self, shown: Sequence[tuple[int, tuple[Card, ...]]]) -> Judgement:
        self._check_cards(shown)
        if not self.knows_the_board:
            raise IllegalAction("board_not_told")
        strengths = {seat: ranking.strength(cards + self.board) for seat, cards in shown}
        seats = sorted(strengths, key=lambda seat: (-strengths[seat], seat))
        groups = groupby(seats, key=strengths.__getitem__)
        return Judgement(tuple(tuple(each) for _strength, each in groups), tuple(shown))

    def check(self, judgement: Judgement) -> None:
        """Refuse what cannot be, or does not say enough."""
        named = [seat for group in judgement.order for seat in group]
        for seat in named:
            if seat not in self.seats:
                raise IllegalAction("judged_not_in", seat=seat)
        if len(set(named)) < len(named):
            raise IllegalAction("judged_twice")
        self._check_cards(judgement.shown)
        if self.knows_the_board and judgement.shown:
            self._check_order(judgement)
        for number, pot in enumerate(self.pots):
            if len(pot.contenders) > 1 and not set(named) & set(pot.contenders):
                raise IllegalAction(
                    "pot_not_judged", pot=number, amount=pot.amount, contenders=pot.contenders
                )

    def strengths(self, judgement: Judgement) -> Mapping[int, int]:
        """By seat; only the order of the numbers matters."""
        best = len(judgement.order)
        found = dict.fromkeys(self.seats, 0)
        for place, group in enumerate(judgement.order):
            found.update(dict.fromkeys(group, best - place))
        return found

    def _check_cards(self, shown: Sequence[tuple[int, tuple[Card, ...]]]) -> None:
        for seat, cards in shown:
            if seat not in self.seats:
                raise IllegalAction("judged_not_in", seat=seat)
            if len(cards) != self.hole_cards or UNKNOWN in cards:
                raise IllegalAction("shown_too_few", seat=seat, due=self.hole_cards)
        told = [card for card in self.board if card != UNKNOWN]
        told += [card for _seat, cards in shown for card in cards]
        for card, times in Counter(told).items():
            if times > 1:
                raise IllegalAction("card_twice", card=card)

    def _check_order(self, judgement: Judgement) -> None:
        """What is said must not contradict what is shown."""
        strengths = self.strengths(judgement)
        by_cards = [(seat, ranking.strength(cards + self.board)) for seat, cards in judgement.shown]
        for seat, strength in by_cards:
            for other, others in by_cards:
                if strength > others and strengths[seat] <= strengths[other]:
                    raise IllegalAction("order_differs", seat=seat, other=other)
                if strength == others and strengths[seat] != strengths[other]:
                    raise IllegalAction("order_differs_tie", seat=seat, other=other)


# A game as a generator that yields decisions and is sent actions. ``Hand`` has checked an action
# against the decision before it is sent in, so a script never sees an illegal one.
Script = Generator[Decision, Action, None]
# one that comes to a showdown, which may have to be judged by the table; what answers it depends on
# what was asked: an action a decision, a judgement a judging
WholeScript = Generator[Decision | Judging, Any, None]
