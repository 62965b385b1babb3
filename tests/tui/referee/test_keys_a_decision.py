"""An evening of thirty hands of four people, typed from hands that were played with known cards:
prompts, prices, pots and chips are the same, and every key that is pressed is counted: those that
bet, name a winner, deal, buy in again, and answer when the last chip is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest
from at_a_real_table import evening_at, real_table
from real_cards import as_asked, order_of

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.evening.real.who_wins import numbered
from drawholdem_tui.players.cpu.pro import Pro
from drawholdem_tui.players.cpu.regular import Regular
from drawholdem_tui.players.cpu.rookie import Rookie
from drawholdem_tui.players.protocol import Bot
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.referee.director import AtARealTable
from drawholdem_tui.words.cards import letters

HANDS, MOST_KEYS = 30, 1.2
_PRESETS = "nhwo"


class _Unseen:
    def changed(self) -> None: ...

    def open(self, what: str) -> None: ...

    def ring(self) -> None: ...

    def ended(self, *, over: bool) -> None: ...


@dataclass
class Dealer:
    """Types what is said at the table, with as few keys as there are for it."""

    bots: Sequence[Bot]  # by chair
    rng: Random
    table: AtARealTable
    keys: int = 0
    decisions: int = 0
    turns: int = 0  # whoever keeps both cards and then acts says it with one word

    def press(self, *keys: str) -> None:
        for key in keys:
            self.table.press(key)
            assert not self.table.notice.startswith("Nobody"), self.table.notice
        self.keys += len(keys)

    def hand(self, secret: bytes) -> None:
        while self.table.broke is not None:
            self.press("$")
        if self.table.ahead is None:  # nobody can act in it
            self.press("enter")
        shown = self.table.ahead or self.table.referee
        dealing = shown.dealing
        assert dealing is not None
        twin = Hand(dealing.rules, dealing.setup, SecretDeck(secret))
        while twin.decision is not None:
            self._turn(twin)
        if self.table.referee.judging:
            numbers = numbered(self.table.referee)
            self._judge(twin, {seat: str(number % 10) for number, seat in numbers})
        assert self.table.referee.hand is not None
        assert self.table.referee.hand.stacks == twin.stacks

    def _turn(self, twin: Hand) -> None:
        decision, heard = twin.decision, self.table.decision
        assert decision is not None
        assert heard is not None
        assert as_asked(decision) == as_asked(heard)
        action = self._decided(twin)
        if isinstance(action, Keep) and isinstance(decision, SwapDecision) and decision.then:
            action = self._decided(twin)
        self.turns += 1
        self.press(*self._typed(action))
        if self.table.asked_once:
            self.press("y")

    def _decided(self, twin: Hand) -> Action:
        decision = twin.decision
        assert decision is not None
        shown = self.table.ahead or self.table.referee
        assert shown.dealing is not None
        bot = self.bots[shown.dealing.chairs[decision.seat]]
        action = bot.decide(twin.view(decision.seat), decision, self.rng)
        twin.act(action)
        self.decisions += 1
        return action

    def _typed(self, action: Action) -> str | list[str]:
        bet = self.table.bet_asked()
        match action:
            case RaiseTo(amount) if bet is not None:
                for key, preset in zip(_PRESETS, self.table.presets(), strict=True):
                    if preset and preset.amount == amount:
                        return key
                return "a" if amount == bet.all_in_to else [*str(amount), "enter"]
            case Fold():
                return "f"
            case Check() | Call():
                return "c"
            case Swap():
                return "s"
        return "k"

    def _judge(self, twin: Hand, numbers: dict[int, str]) -> None:
        """The best hand by its number, and the next where that one does not play for every pot."""
        for group in order_of(twin).order:
            if self.table.referee.judging is None:
                return
            if len(group) == 1:
                self.press(numbers[group[0]])
            else:
                self.press("=", *(numbers[seat] for seat in group), "enter")


@pytest.mark.parametrize("seed", [0, *(pytest.param(at, marks=pytest.mark.long) for at in (1, 2))])
def test_at_most_a_key_and_a_fifth_a_decision(seed: int) -> None:
    dealer = Dealer(
        [Regular(), Rookie(), Pro(), Regular()], Random(seed),
        AtARealTable(evening_at(real_table()), Keymap(), letters, _Unseen()),
    )  # fmt: skip
    for number in range(HANDS):
        dealer.hand(b"%d/%d" % (seed, number))
    told = f"{dealer.keys} keys, {dealer.decisions} decisions, {dealer.turns} turns"
    print(told)
    assert dealer.decisions > 400, told
    assert dealer.keys <= MOST_KEYS * dealer.decisions, told
