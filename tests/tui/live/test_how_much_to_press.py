"""How many keys a hand takes."""

from __future__ import annotations

from random import Random

import pytest
from at_the_keyboard import Keyboard, keyboard

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
    ("seats", "most"), [("Ann,cpu,cpu", 6), ("Ann,Ben,cpu", 19), ("Ann,Ben,Cleo,cpu", 28)]
)
def test_a_hand_checked_down_takes_few_keys(seats: str, most: int) -> None:
    """Space and one key a decision, before the flop one turn for both; and Enter for the next."""
    evening = keyboard(seats=seats, stack=1000).evening
    for chair in evening.bots:
        evening.bots[chair] = BotPlayer(Calls())
    with Keyboard(evening, Preferences(speed=0)) as at:
        for hand in range(1, 11):
            pressed = at.presses
            while not at.between_open:
                if at.scene.curtain:
                    at.press("space")
                at.press("c")
            at.press("enter")
            assert at.presses - pressed <= most, f"hand {hand}"
            assert len(at.record.hands[-1].view(None).board) == 5
