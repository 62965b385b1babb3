"""Where everybody sits, when the table turns to whoever acts, and when it does not."""

from __future__ import annotations

import pytest
from at_the_keyboard import cards_in, keyboard

from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.tui.table.scene.regions import Tone


def test_the_table_turns_to_whoever_acts() -> None:
    with keyboard() as at:
        for _turn in range(3):
            shown = at.scene
            assert shown.seats[shown.own_seat].name == at.asked
            assert shown.holder is None
            at.press("space", "c")


def test_seats_that_stay_leave_everybody_in_one_place() -> None:
    """The panel belongs to whoever acts all the same, and says so."""
    with keyboard(seats="cpu,Ann,Ben,Cleo", seats_stay=True) as at:
        below = set()
        for _turn in range(6):
            shown = at.scene
            if not shown.curtain:
                break
            assert shown.seats[shown.holder or shown.own_seat].said == "to act"
            below.add(shown.seats[shown.own_seat].name)
            asked = at.asked
            at.press("space")
            assert len(cards_in(at.own)) == 2
            first = at.scene.panel.lines[0]
            tab = first.tone is Tone.TAB and first.text == f"{asked}'s cards"
            assert tab == (at.scene.holder is not None)
            assert not any(cards_in(seat) for seat in at.scene.seats)
            at.press("c")
        assert below == {"Ann"}


@pytest.mark.parametrize("stay", [False, True])
def test_in_the_first_hand_it_is_told_how_seats_stay_once_the_table_has_turned(stay: bool) -> None:
    told: dict[int, list[bool]] = {1: [], 2: []}
    with keyboard(seats_stay=stay) as at:
        while (hand := at.evening.match.hands) <= 2:
            if at.scene.results:
                at.press("enter")
                continue
            if at.scene.curtain:
                told[hand].append(
                    at.scene.curtain.seats == "Fixed seats instead? See settings (,)."
                )
                at.lift()
            at.press("c")
    assert told[1] == [not stay and each > 0 for each in range(len(told[1]))]
    assert told[2]
    assert not any(told[2])


def test_one_person_alone_sits_below_either_way() -> None:
    with keyboard(seats="cpu,Ann,cpu", seats_stay=True) as at:
        assert at.scene.seats[at.scene.own_seat].name == "Ann"
        assert at.scene.holder is None


def test_who_began_alone_without_a_name_is_spoken_to_among_several() -> None:
    with keyboard(seats="Ann,Ben") as at:
        at.evening.match.chairs[0].name = NAMELESS
        told = set()
        for _turn in range(2):
            assert at.scene.curtain
            told.add(at.scene.curtain.opens[0])
            at.press("space", "c")
        assert told == {
            "It opens your cards: the others look away.",
            "It opens Ben's cards: the others look away.",
        }
