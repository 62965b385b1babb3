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


def test_the_new_card_is_marked_and_the_kept_one_is_not() -> None:
    with keyboard() as at:
        at.lift()
        at.press("2", "s")
        assert at.scene.own.new
        assert at.scene.own.marked == {1}
        at.press("enter")
        assert not at.scene.own.new


def test_one_person_alone_keeps_the_own_cards_in_sight_at_the_end() -> None:
    with keyboard(seats="Ann,cpu,cpu") as at:
        while at.scene.results is None:
            at.press("c", "enter")
        assert len(at.scene.own.cards) == 2
        assert None not in at.scene.own.cards
