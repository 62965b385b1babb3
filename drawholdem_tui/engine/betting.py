"""One betting round: whose turn it is, what is legal, when it ends (TH-5 to TH-7)."""

from __future__ import annotations

from drawholdem_tui.engine.actions import Action, Call, Check, RaiseTo
from drawholdem_tui.engine.dealer import Dealer
from drawholdem_tui.engine.decisions import BetDecision, NoCheck, NoRaise, NoSwap
from drawholdem_tui.engine.judging import Script
from drawholdem_tui.engine.openers import may_open
from drawholdem_tui.engine.rules import FeeBase, Opening, Structure
from drawholdem_tui.engine.swapping import can_swap, swap_or_keep

FIXED_LIMIT_BETS = 4  # a bet and three raises

# asked for at every decision: to look a member up takes longer than to compare it
_FACING_A_BET, _NO_SWAPS_HERE = NoCheck.FACING_A_BET, NoSwap.NOT_IN_THIS_GAME
_NO_LIMIT = Structure.NO_LIMIT


class BettingRound:
    """The level of the betting on one street, and what each seat may do about it.

    ``price`` is what everybody owes; ``full`` the last full bet or raise. In fixed limit ``base``
    is the level on top of which the next full bet goes: a short all-in of less than half a bet
    lifts the price but not the base.
    """

    def __init__(
        self, dealer: Dealer, *, size: int, price: int = 0, opening: Opening = Opening.ANYTHING
    ) -> None:
        self.dealer = dealer
        self.table = dealer.table
        self.swaps = dealer.rules.swaps
        self.fixed_limit = dealer.rules.structure is Structure.FIXED_LIMIT
        self.size = size  # the opening minimum; of fixed limit every bet
        self.price = price
        self.opening = opening  # who may open, as long as nobody has (DP-4)
        self.base = price
        self.full = max(size, price)  # an overblind is a raise of its own size (DH-8)
        self.bets_made = price // size  # the big blind counts as a bet (TH-5)
        self.spoken = [False] * len(dealer.table.stacks)
        self.had_choice = [False] * len(dealer.table.stacks)  # to swap, on this street (DH-10)
        self.opener: int | None = None  # the first to bet
        self.aggressor: int | None = None  # the last to bet or raise

    def decision(self, seat: int) -> BetDecision | None:
        """What this seat is asked; ``None`` where there is nothing to decide."""
        table = self.table
        bet = table.bets[seat]
        stack = table.stacks[seat]
        owed = self.price - bet
        if table.able_beside(seat):
            no_raise = self._no_raise(seat, owed, stack)
        elif bet < self._highest_bet_beside(seat):
            no_raise = NoRaise.NOBODY_CAN_CALL  # TH-6: every opponent is all-in
        else:
            return None  # nobody left to bet against, and nothing of theirs to match
        pot = table.in_pots
        min_to = max_to = 0
        if no_raise is None:
            min_to, max_to = self._bounds(pot + owed)
            all_in = bet + stack
            if max_to > all_in:
                max_to = all_in
                if min_to > all_in:
                    min_to = all_in
        to_call = owed if owed < stack else stack
        no_check = _FACING_A_BET if owed else self._bet_or_drop()
        no_swap = self._no_swap(seat, stack, to_call) if self.swaps else _NO_SWAPS_HERE
        return BetDecision(
            seat, self.price, bet, stack, to_call, pot, min_to, max_to, no_check, no_raise, no_swap
        )

    def _bet_or_drop(self) -> NoCheck | None:
        """With pass and out nobody checks before it is opened (DP-4)."""
        bet_or_drop = self.price == 0 and self.opening is Opening.PASS_AND_OUT
        return NoCheck.BET_OR_DROP if bet_or_drop else None

    def _no_raise(self, seat: int, owed: int, stack: int) -> NoRaise | None:
        """Why the seat may not raise although there are players who could call."""
        if stack <= owed:
            return NoRaise.CALLING_IS_ALL_IN
        # to those who have spoken, a raise re-opens the betting only when they face a full one,
        # in fixed limit half a bet
        if self.spoken[seat] and (2 * owed < self.size if self.fixed_limit else owed < self.full):
            return NoRaise.NOT_REOPENED
        if self.price == 0 and self.opening is Opening.JACKS:
            return None if may_open(self.table.hands[seat]) else NoRaise.NO_OPENERS
        if self.fixed_limit and self.bets_made >= FIXED_LIMIT_BETS and self.table.live > 2:
            return NoRaise.CAPPED
        return None

    def _no_swap(self, seat: int, stack: int, to_call: int) -> NoSwap:
        fee = self.table.fee
        if fee is None:
            later = self._least_fee_later(seat, to_call)
            return NoSwap.ROUND_IS_OVER if later else NoSwap.NO_MORE
        if stack < fee and not self.had_choice[seat]:
            return NoSwap.TOO_DEAR
        return NoSwap.TURN_IS_OVER

    def _least_fee_later(self, seat: int, to_call: int) -> int | None:
        """What a swap on the flop will cost at the least, after a call; ``None`` where that is more
        than there will be left (DH-15): the pot never falls, and no stack grows."""
        table = self.table
        # a blind posted short is matched no further: the rest comes back (TH-7)
        goes = min(to_call, max(0, self._highest_bet_beside(seat) - table.bets[seat]))
        fee = table.in_pots + goes
        if self.dealer.rules.fee_base is FeeBase.MAIN:  # anybody may be all-in for less by then
            most = min(table.paid[each] + table.stacks[each] for each in table.live_seats())
            paid = (each + goes * (at == seat) for at, each in enumerate(table.paid))
            fee = table.dead + sum(min(each, most) for each in paid)
        return fee if fee <= table.stacks[seat] - goes else None

    def _bounds(self, pot_after_call: int) -> tuple[int, int]:
        """The smallest and the largest raise of the structure, whatever the stack."""
        if self.fixed_limit:
            return self.base + self.size, self.base + self.size
        rules = self.dealer.rules
        least = self.price + self.full
        if rules.structure is _NO_LIMIT:
            return least, self.table.total
        room = pot_after_call if rules.structure is Structure.POT_LIMIT else rules.spread
        return least, max(least, self.price + room)

    def _highest_bet_beside(self, seat: int) -> int:
        table = self.table
        return max(table.bets[other] for other in table.live_seats() if other != seat)

    def offers_swap(self, seat: int) -> bool:
        """Once a street, to those who can pay."""
        if self.had_choice[seat] or not can_swap(self.dealer, seat, self.dealer.table.fee or 0):
            return False
        self.had_choice[seat] = True
        return True

    def take(self, seat: int, action: Action, to_call: int) -> None:
        self.spoken[seat] = True
        if isinstance(action, RaiseTo):
            opens = self.price == 0
            self._lift(action.amount)
            self.aggressor = seat
            if opens:
                self.opener = seat
            self.dealer.raise_to(seat, action.amount, opens=opens)
        elif isinstance(action, Call):
            self.dealer.call(seat, to_call)
        elif isinstance(action, Check):
            self.dealer.check(seat)
        else:  # Fold: the decision has let nothing else through
            self.dealer.fold(seat)

    def _lift(self, to: int) -> None:
        """A bet or raise sets the price; whether it counts as a full one, TH-5 and TH-6 say."""
        if self.fixed_limit:
            if 2 * (to - self.base) >= self.size:
                self.base = to
                self.bets_made += 1
        elif to - self.price >= self.full:
            self.full = to - self.price
        self.price = to


def betting_round(dealer: Dealer, betting: BettingRound, first: int) -> Script:
    """Ask clockwise from ``first`` until everybody able has spoken and matched the price.

    On a street with a swap fee, the choice to swap opens a seat's first turn (DH-9).
    """
    table = dealer.table
    stacks, bets, folded, spoken = table.stacks, table.bets, table.folded, betting.spoken
    seats = len(stacks)
    seat = first
    silent = 0  # seats passed in a row that had nothing to say
    while silent < seats and table.live > 1:
        silent += 1
        if stacks[seat] and not folded[seat] and (not spoken[seat] or bets[seat] < betting.price):
            decision = betting.decision(seat)
            if table.fee is not None and betting.offers_swap(seat):
                yield from swap_or_keep(dealer, seat, table.fee, then=decision)
                # DH-15: who has paid with the last chip stays in, and no action follows
                decision = betting.decision(seat) if stacks[seat] else None
            if decision is not None:
                action = yield decision
                betting.take(seat, action, decision.to_call)
                silent = 1
        seat = seat + 1 if seat + 1 < seats else 0
    if any(spoken):
        dealer.last_aggressor = betting.aggressor
    dealer.end_betting_round()


def bet_after_the_blinds(dealer: Dealer) -> Script:
    """The first round where blinds are posted: they are live bets, and the betting starts left of
    the last one."""
    blinds = dealer.setup.blinds
    first = (blinds[-1].seat + 1) % len(dealer.table.stacks) if blinds else 0
    betting = BettingRound(dealer, size=dealer.rules.big_blind, price=dealer.setup.price)
    yield from betting_round(dealer, betting, first)
