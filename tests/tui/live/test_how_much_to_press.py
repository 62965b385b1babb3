"""How many keys a hand takes."""

from __future__ import annotations

from random import Random

import pytest
from at_the_keyboard import Keyboard, cards_in, keyboard
from moments_at_the_table import keep_to_the_flop

from drawholdem_tui.controller.bots import BotPlayer
from drawholdem_tui.controller.loop import least_action
from drawholdem_tui.engine.actions import Action, Call
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.view import View
from drawholdem_tui.storage.settings_schema import Preferences


class Calls:
    """A computer that keeps, checks and calls."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        return least_action(decision) if not getattr(decision, "to_call", 0) else Call()


@pytest.mark.parametrize(
    ("seats", "most"),
    [("Ann,cpu,cpu", 6), ("Ann,Ben", 15), ("Ann,Ben,cpu", 15), ("Ann,Ben,Cleo,cpu", 22)],
)
def test_a_hand_checked_down_takes_few_keys(seats: str, most: int) -> None:
    """Space and one key at the first decision, before the flop one turn for both; then one, for
    whoever remembers the cards; and Enter for the next hand."""
    evening = keyboard(seats=seats, stack=1000).evening
    for chair in evening.bots:
        evening.bots[chair] = BotPlayer(Calls())
    with Keyboard(evening, Preferences(speed=0)) as at:
        for hand in range(1, 11):
            pressed, decisions = at.presses, 0
            while not at.between_open:
                known = at.director.known_hand
                if at.scene.curtain and not (known and known.may_check):
                    at.press("space")
                at.press("c")
                decisions += 1
            at.press("enter")
            assert at.presses - pressed <= most, f"hand {hand}"
            assert at.presses - pressed <= 1.8 * decisions + 1
            assert len(at.record.hands[-1].view(None).board) == 5


def test_a_swap_takes_three_keys_with_the_look_at_the_new_card() -> None:
    with keyboard(seats="Ann,Ben,Cleo") as at:
        keep_to_the_flop(at)
        asked, pressed = at.asked, at.presses
        assert at.scene.curtain
        at.press("1", "s")  # the bet follows in the same turn, beside the new card
        assert len(cards_in(at.own)) == 2
        at.press("c")
        assert at.presses - pressed == 3
        assert at.asked not in ("", asked)


def test_before_the_flop_a_new_card_that_has_lain_open_is_handed_over_without_a_key() -> None:
    with keyboard(peek_seconds=8) as at:
        at.press("space", "1", "s")
        assert at.own.new
        assert at.presses == 3
        assert at.wait(8.1).curtain
        at.press("space", after=0.3)  # still meant for the new card, it may be
        assert at.scene.curtain
        assert not at.press("space", after=1.2).curtain
