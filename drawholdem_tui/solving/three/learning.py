"""All three learn against each other, round by round: what each bet is worth to each seat, at all
nodes at once, by node and kind of hand, each deal as likely as the cards and the other two make it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np

from drawholdem_tui.players.pushfold.strategy import LAYOUTS
from drawholdem_tui.solving.game import (
    CALL,
    CALL_BUTTON,
    CALL_SMALL,
    LATE,
    OVERCALL,
    PUSH,
    SMALL_BLIND,
    Game,
    Plays,
)
from drawholdem_tui.solving.hands import HANDS, Figures
from drawholdem_tui.solving.regrets import RARELY_KEPT, RARELY_SWAPPED, Node
from drawholdem_tui.solving.three.payments import (
    Payments,
    against,
    beside,
    beside_one,
    by_swap,
    swapped,
)

_TREMBLE: Final = 0.02
_CERTAIN: Final = LAYOUTS[3].certain
_AS_BEGUN: Final = round(_CERTAIN / 2)  # as a cell has what was never learnt


class Ranges:
    """``at`` by seat."""

    def __init__(self, game: Game, plays: Plays) -> None:
        reached = [_reached(swaps) for swaps in plays.swaps]
        likely = [_likely(each) for each in reached[:2]]
        where = [(game.before(seat), game.has_swapped(seat)) for seat in range(3)]
        self.at = tuple(each[at] for each, at in zip(reached, where, strict=True))
        self._likely = tuple(each[at] for each, at in zip(likely, where, strict=False))

    def each(self, seat: int, values: Figures, here: Figures) -> Figures:
        """What deals together are worth, for one hand of a kind. ``here`` is how often the others
        come to a node: together, as often as the first of them does what it did."""
        if len(here) == 1:
            found: Figures = values / here
            return found
        last = 1 if seat == 2 else 2
        all_together = here.reshape(2, 2, 2, HANDS).sum(last, keepdims=True)
        first = self._likely[1 if seat == 0 else 0].reshape(2, 2, 2, HANDS)
        each: Figures = values * (first / all_together).reshape(here.shape)
        return each


def _reached(swaps: Figures) -> Figures:
    """By what was seen, and by whether it is swapped then."""
    return np.stack([np.stack([each[:, 0], swapped(each[:, 1:])]) for each in swaps])


def _likely(reached: Figures) -> Figures:
    """How likely the other keeps, and swaps, given one's kind."""
    likely = reached @ beside().T
    found: Figures = likely / likely.sum(1, keepdims=True)
    return found


# What becomes of a bet, from what putting everything in and folding are worth there.
Chooses: TypeAlias = Callable[[int, Figures, Figures], Figures]


def button_bets(payments: Payments, plays: Plays, chooses: Chooses) -> Figures:
    """It pushes, or leaves its fee."""
    ranges = Ranges(payments.game, plays)
    _, small, big = ranges.at
    calls, called = plays.bets[CALL], plays.bets[CALL_BUTTON]
    behind_call, with_big = _called_by_small(payments, plays, big)
    alone = beside_one(payments.meet, small * (1 - calls))  # with the big blind
    push = against(behind_call, small * calls)
    push += against(alone, big * (1 - called)) * (1 + SMALL_BLIND)
    push += against(alone * payments.no_small, big * called)
    here = against(with_big, small)
    push, fold = (ranges.each(0, each, here) for each in (push, -payments.fees * here))
    return chooses(PUSH, push, fold)


def small_blind_bets(payments: Payments, plays: Plays, chooses: Chooses) -> Figures:
    """It calls a push, or pushes after the button has folded."""
    ranges = Ranges(payments.game, plays)
    button, _, big = ranges.at
    pushes, called = plays.bets[PUSH], plays.bets[CALL_SMALL]
    behind_push, with_big = _called_by_small(payments, plays, big)
    pushed, folded = (against(with_big, button * each) for each in (pushes, 1 - pushes))
    alone = beside_one(payments.meet, button * (1 - pushes))
    late = against(alone, big * (1 - called)) * (1 + payments.fees)
    late += against(alone * payments.no_button, big * called)
    call = against(behind_push, button * pushes)
    here = pushed + folded
    bets = ((CALL, call, -SMALL_BLIND * pushed), (LATE, late, -SMALL_BLIND * folded))
    found = [chooses(bet, *(ranges.each(1, each, here) for each in two)) for bet, *two in bets]
    return found[0] + found[1]


def big_blind_bets(payments: Payments, plays: Plays, chooses: Chooses) -> Figures:
    """It calls the button, or the small blind, or both."""
    ranges, stack = Ranges(payments.game, plays), payments.game.stack
    button, small, _ = ranges.at
    pushes, calls, late = (plays.bets[each] for each in (PUSH, CALL, LATE))
    pushed, lates = button * pushes, small * late
    no_small = beside_one(payments.meet, small * (1 - calls))
    both = beside_one(payments.meet, small * calls)
    no_button = beside_one(payments.meet, button * (1 - pushes))
    three = beside_one(payments.won_of_three, small * calls) - stack * both
    here = against(no_small + both, button)
    bets = (
        (CALL_BUTTON, against(no_small * payments.no_small, pushed), -against(no_small, pushed)),
        (OVERCALL, against(three, pushed), -against(both, pushed)),
        (CALL_SMALL, against(no_button * payments.no_button, lates), -against(no_button, lates)),
    )
    walked = against(no_button, small * (1 - late)) * (SMALL_BLIND + payments.fees)
    found = ranges.each(2, walked, here)
    for bet, *two in bets:
        found = found + chooses(bet, *(ranges.each(2, each, here) for each in two))
    return found


def _called_by_small(payments: Payments, plays: Plays, big: Figures) -> tuple[Figures, Figures]:
    """What a seat in the pot wins when button and small blind are in, with the big blind or
    without; and how often these two meet."""
    over, stack = plays.bets[OVERCALL], payments.game.stack
    two, three = (beside_one(payments.meet, big * each) for each in (1 - over, over))
    won = beside_one(payments.won_of_three, big * over) - stack * three
    return two * payments.no_big + won, two + three


VALUES_OF: Final = (button_bets, small_blind_bets, big_blind_bets)

_Of: TypeAlias = Callable[[Node], Figures]


class Learner:
    """Keeps all of them, as they play now and on average."""

    def __init__(self, game: Game) -> None:
        self.payments = Payments(game)
        self._nodes = game.nodes
        patterns = [max(1, game.nodes >> 3 - seat) for seat in range(3)]
        self._swaps = [Node(np.tile(game.possible, (many, 1))) for many in patterns]
        two = np.ones((game.nodes * HANDS, 2), bool)
        self._bets = [Node(two) for _ in range(6)]
        self._rounds = 0
        self._rarely = np.stack([RARELY_KEPT, swapped(RARELY_SWAPPED)])

    def round(self) -> None:
        """The button learns against the others, then the small blind, then the big blind."""
        self._rounds += 1
        for seat, values in enumerate(VALUES_OF):
            plays = self._now()
            own = Ranges(self.payments.game, plays).at[seat]
            own = own + self._rarely[self.payments.game.has_swapped(seat)]
            worth = values(self.payments, plays, self._learns(own))
            self._swaps[seat].learn(by_choice(worth, seat), self._rounds)

    def average(self) -> Plays:
        """What is played in the end."""
        return self._plays(Node.average)

    def _now(self) -> Plays:
        return self._plays(lambda node: node.now)

    def _plays(self, of: _Of) -> Plays:
        button, small, big = (of(each).reshape(-1, HANDS, 3) for each in self._swaps)
        bets = [of(each)[:, 0].reshape(self._nodes, HANDS) for each in self._bets]
        return Plays((button, small, big), np.stack(bets))

    def _learns(self, own: Figures) -> Chooses:
        """Each bet learns when it is passed."""

        def chooses(bet: int, in_: Figures, fold: Figures) -> Figures:
            node = self._bets[bet]
            played = node.now[:, 0].reshape(self._nodes, HANDS)
            in_or_fold = np.stack([in_.reshape(-1), fold.reshape(-1)], 1)
            node.learn(in_or_fold, own.reshape(-1) * self._rounds)
            found: Figures = played * in_ + (1 - played) * fold
            return found

        return chooses


def by_choice(worth: Figures, seat: int) -> Figures:
    """What keeping and each swap are worth, for each pattern before, one below the other."""
    if len(worth) == 1:
        return np.stack([worth[0], worth[0], worth[0]], 1)
    after = worth.reshape(1 << seat, 2, 4 >> seat, HANDS).sum(2)
    return np.concatenate([np.column_stack([keep, by_swap(swap)]) for keep, swap in after])


def filled(payments: Payments, plays: Plays, cells: bytes) -> bytes:
    """The same cells, but for squares of which each is as it was when the learning began: where
    nothing comes nothing is learnt, and a share of one half that nobody meant would fold aces. So
    the others tremble, and now and then do what they never do: what answers that best stands in the
    square."""
    columns = np.frombuffer(cells, np.uint8).reshape(-1, HANDS).copy()
    bets = columns[-plays.bets.shape[0] * plays.bets.shape[1] :]  # a view: they come last
    untouched = (bets == _AS_BEGUN).all(1)
    if not untouched.any():
        return cells
    better = _better(payments, _trembling(plays)).reshape(-1, HANDS)
    bets[untouched] = np.where(better[untouched], _CERTAIN, 0)
    return columns.tobytes()


def _trembling(plays: Plays) -> Plays:
    swaps = tuple((1 - _TREMBLE) * each + _TREMBLE / each.shape[2] for each in plays.swaps)
    return Plays(swaps, (1 - _TREMBLE) * plays.bets + _TREMBLE / 2)


def _better(payments: Payments, plays: Plays) -> Figures:
    """By bet, node and kind: whether going in is worth more than folding."""
    found = np.zeros(plays.bets.shape, bool)

    def chooses(bet: int, in_: Figures, fold: Figures) -> Figures:
        found[bet] = in_ > fold
        better: Figures = np.maximum(in_, fold)
        return better

    for values in VALUES_OF:
        values(payments, plays, chooses)
    return found
