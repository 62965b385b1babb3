"""The shark before the flop between two who can swap: with 30 to 75 big blinds it plays the button
as was computed, and at every other table and seat by its own lights."""

from __future__ import annotations

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
from drawholdem_tui.players.blueprint.spot import stand_of
from drawholdem_tui.players.cast import CAST, STEADY, Temperament
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu.pro import Pro
from drawholdem_tui.players.cpu.shark.shark import Shark

HANDS = 120
BUTTON = 1  # between two


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

    def share(self, did: type[Action], seat: int, *, computed: bool = False) -> float:
        """How often a seat bets so, or how often the tables would."""
        bets = [each for each in self.said if isinstance(each[1], BetDecision)]
        bets = [each for each in bets if each[1].seat == seat]
        if not computed:
            return sum(isinstance(action, did) for _, _, action in bets) / len(bets)
        sample: dict[type[Action], Action] = {Fold: Fold(), RaiseTo: RaiseTo(0)}
        stands = [stand for view, decision, _ in bets if (stand := stand_of(view, decision))]
        return sum(stand.share(sample[did]) for stand in stands) / len(stands)


@pytest.mark.parametrize("stack", [300, 500, 750])
def test_on_the_button_it_bets_as_often_as_was_computed(stack: int) -> None:
    asked = Asked(DRAW_HOLDEM, (stack, 2 * stack))
    for did in (Fold, RaiseTo):
        computed = asked.share(did, BUTTON, computed=True)
        assert abs(asked.share(did, BUTTON) - computed) < 0.1, did
    assert asked.share(Fold, BUTTON) > 0.2


def test_with_other_stacks_and_where_nobody_swaps_it_hardly_folds_there() -> None:
    assert Asked(DRAW_HOLDEM, (1000, 1000)).share(Fold, BUTTON) < 0.12
    assert Asked(DRAW_HOLDEM, (200, 200)).share(Fold, BUTTON) < 0.12
    assert Asked(TEXAS_HOLDEM, (500, 500)).share(Fold, BUTTON) < 0.12


@pytest.mark.parametrize("name", ["otto", "hugo"])
def test_whoever_has_a_character_stays_in_it(name: str) -> None:
    """Otto hardly folds and hardly raises, Hugo raises: neither plays by a table."""
    told = Asked(DRAW_HOLDEM, (500, 500), CAST[name])
    assert told.share(Fold, BUTTON) < 0.12


def test_the_higher_card_is_kept_and_no_pair_is_broken() -> None:
    asked = Asked(DRAW_HOLDEM, (500, 500))
    swaps = [each for each in asked.said if not isinstance(each[1], BetDecision)]
    given = [(view, action.card) for view, _, action in swaps if hasattr(action, "card")]
    assert len(given) > HANDS / 2
    for view, card in given:
        kept = next(each for each in view.own_cards if each != card)
        assert kept.rank > card.rank
