"""The shark before the flop between two who can swap: with 30 to 75 big blinds it plays the button
as was computed, and at every other table and seat by its own lights."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from drawholdem_tui.engine.actions import Action, Fold, RaiseTo
from drawholdem_tui.engine.decisions import BetDecision, Decision
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.blueprint.spot import Stand, stand_of
from drawholdem_tui.players.cast import CAST, STEADY, Temperament
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu.pro import Pro
from drawholdem_tui.players.cpu.shark.outlook import hand_of, places_before_the_flop
from drawholdem_tui.players.cpu.shark.shark import Shark

HANDS = 120
BUTTON = 1  # between two
IN_TURN = {
    "both keep": 0,
    "the big blind swaps": 1,
    "the button swaps": 2,
    "both swap": 3,
}


class Asked:
    """What a shark and a pro say to the same questions before the flop."""

    def __init__(
        self, rules: Rules, stacks: tuple[int, ...], temperament: Temperament = STEADY
    ) -> None:
        self.said: list[tuple[View, Decision, Action]] = []
        shark, pro = Shark(temperament, quick=True), Pro(quick=True)
        for number in range(HANDS):
            rng = Random(number)
            hand = Hand(rules, regular(rules, stacks), SecretDeck(rng.randbytes(32)))
            while (decision := hand.decision) is not None:
                view, seed = hand.view(decision.seat), rng.getrandbits(60)
                if view.street is not Street.PREFLOP:
                    break
                self.said.append((view, decision, shark.decide(view, decision, Chance(seed))))
                hand.act(pro.decide(view, decision, Chance(seed)))

    def folds(self, seat: int) -> float:
        """How often a seat folds where it can bet."""
        bets = [each for each in self.said if isinstance(each[1], BetDecision)]
        did = [isinstance(action, Fold) for _, decision, action in bets if decision.seat == seat]
        return sum(did) / len(did)

    def first_in(self, *swapped: str) -> Iterator[tuple[Stand, View, Action]]:
        """What the button says to begin with, and where it stood."""
        for view, decision, action in self.said:
            stand = stand_of(view, decision) if decision.seat == BUTTON else None
            first = stand and stand.node and not stand.node.number
            if stand and first and stand.square in map(IN_TURN.get, swapped):
                yield stand, view, action


@pytest.mark.parametrize("stack", [300, 500, 750])
def test_on_the_button_it_bets_as_often_as_was_computed(stack: int) -> None:
    """Where nothing is known better than the tables know it."""
    found = list(Asked(DRAW_HOLDEM, (stack, 2 * stack)).first_in("the big blind swaps"))
    assert len(found) > 10
    for did in (Fold(), RaiseTo(0)):
        often = sum(isinstance(action, type(did)) for _, _, action in found)
        computed = sum(stand.share(did) for stand, _, _ in found)
        assert abs(often - computed) / len(found) < 0.15, did


def test_behind_two_swaps_it_calls_where_the_tables_fold() -> None:
    found = list(Asked(DRAW_HOLDEM, (500, 500)).first_in("both swap"))
    assert sum(stand.share(Fold()) for stand, _, _ in found) > 10
    assert not any(isinstance(action, Fold) for _, _, action in found)


def test_into_cards_that_were_kept_it_raises_only_the_best() -> None:
    found = list(Asked(DRAW_HOLDEM, (500, 500)).first_in("both keep", "the button swaps"))
    assert any(isinstance(action, Fold) for _, _, action in found)
    places = places_before_the_flop()
    raised = [hand_of(view.own_cards) for _, view, action in found if isinstance(action, RaiseTo)]
    assert raised
    assert min(places[each] for each in raised) >= 0.9
    assert sum(stand.share(RaiseTo(0)) for stand, _, _ in found) > len(raised) + 3


def test_with_other_stacks_and_where_nobody_swaps_it_hardly_folds_there() -> None:
    assert Asked(DRAW_HOLDEM, (1000, 1000)).folds(BUTTON) < 0.12
    assert Asked(DRAW_HOLDEM, (200, 200)).folds(BUTTON) < 0.12
    assert Asked(TEXAS_HOLDEM, (500, 500)).folds(BUTTON) < 0.12


@pytest.mark.parametrize("name", ["otto", "hugo"])
def test_whoever_has_a_character_stays_in_it(name: str) -> None:
    """Otto hardly folds and hardly raises, Hugo raises: neither plays by a table."""
    told = Asked(DRAW_HOLDEM, (500, 500), CAST[name])
    assert told.folds(BUTTON) < 0.12


def test_the_higher_card_is_kept_and_no_pair_is_broken() -> None:
    asked = Asked(DRAW_HOLDEM, (500, 500))
    swaps = [each for each in asked.said if not isinstance(each[1], BetDecision)]
    given = [(view, action.card) for view, _, action in swaps if hasattr(action, "card")]
    assert len(given) > HANDS / 2
    for view, card in given:
        kept = next(each for each in view.own_cards if each != card)
        assert kept.rank > card.rank
