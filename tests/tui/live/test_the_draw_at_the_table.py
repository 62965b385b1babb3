"""Draw poker: what everybody drew stays in sight, and what is to go is seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from at_the_keyboard import Keyboard, cards_in, deal, hint, keyboard
from moments_at_the_table import CASINO, DRAW, DRAW_HOLDEM, press

from drawholdem_tui.tui.table.scene.regions import OwnCardsPicture

ANN, BEN, CLEO = "JsJh4c7d9s", "8c8d3h3c5d", "QcTd6h5c3s"
NEW = "2c2d2h2sKd"


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Iterator[Keyboard]:
    """Ann, who opens, draws three, Ben one, and Cleo is asked."""
    deal(monkeypatch, ANN, BEN, CLEO, replacements=NEW)
    with keyboard(CASINO) as table:
        press(table, "r enter", "c", "c", "3 4 5 s space", "5 s space")
        assert table.asked == "Cleo"
        table.lift()
        yield table


def drawn(at: Keyboard) -> list[int | None]:
    return [seat.drew for seat in at.scene.seats]


def lines(at: Keyboard) -> list[str]:
    return [line.text for line in at.scene.panel.lines]


def test_what_everybody_drew_stays_at_the_seats_to_the_end_of_the_hand(at: Keyboard) -> None:
    press(at, "k")
    press(at, "c", "c")
    assert drawn(at) == [3, 1, 0]
    assert at.scene.seats[2].said == "to act"
    press(at, "c")
    assert at.scene.results
    assert drawn(at) == [3, 1, 0]


def test_the_middle_of_the_table_says_who_has_opened_and_who_drew(at: Keyboard) -> None:
    opened = "Ann opened for 10, three are in.", "Ann opened for 10."
    assert at.scene.pots.story == (opened, ("Ann drew three, Ben one.",))
    press(at, "k", "c", "c", "c")
    assert at.scene.results
    assert not at.scene.pots.story


def test_marked_cards_are_told_by_name_beside_open_cards_alone(at: Keyboard) -> None:
    at.press("4")
    assert hint(at.scene) == "5♣ goes, four stay."
    at.press("5")
    assert hint(at.scene) == "5♣ 3♠ go, three stay."
    assert at.button("swap") == ("draw two", True)
    at.press("space")
    assert hint(at.scene) == "The marked cards go, three stay."
    assert not cards_in(at.scene)


def test_who_has_still_to_draw_says_so_and_all_antes_have_one_row() -> None:
    with keyboard(CASINO) as at:
        press(at, "r enter", "c", "c", "k")
        assert [seat.said for seat in at.scene.seats][1:] == ["to act", "still to draw"]
        told = [row.text for row in at.scene.log.rows]
        assert "All three ante 5." in told
        assert not any("antes" in text for text in told)


def test_enter_without_a_draw_says_which_keys_answer() -> None:
    with keyboard(CASINO) as at:
        at.lift()
        assert hint(at.press("enter")) == "Enter does nothing here: press F, C or R."
        assert at.said == []


def test_a_new_hand_forgets_what_was_drawn(at: Keyboard) -> None:
    press(at, "k", "c", "c", "c")
    at.press("enter")
    assert drawn(at) == [None, None, None]
    assert at.own == OwnCardsPicture(at.own.cards)


def test_the_price_of_a_swap_is_asked_shortly_where_there_is_little_room() -> None:
    """Sooner than anything else would be left out for it."""
    with keyboard(DRAW_HOLDEM, "Ann,cpu:random") as at:
        asked = next(line for line in at.scene.panel.lines if line.text.startswith("Swap a card"))
        assert asked.shorter[-1] in ("Swap a card for free?", "Swap a card for 5?")
        assert asked.text.startswith(asked.shorter[-1].rstrip("?"))


def shown(at: Keyboard) -> tuple[list[str], list[str], str]:
    """The keys of the action bar, how cards are marked, and what the title says of the draw."""
    actions = at.scene.actions
    keys = [each.command for each in actions.buttons if each.shown]
    return keys, list(actions.note), at.scene.title.swap


def test_while_cards_are_drawn_only_keys_that_do_something_are_shown(at: Keyboard) -> None:
    note = ["1\u20135 mark a card", "(four at most)"]
    assert shown(at) == (["swap", "keep"], note, "draw up to four")
    press(at, "k", "c")
    at.lift()
    assert shown(at) == (["call", "raise", "fold"], [], "")


def test_the_pot_of_a_last_hand_that_is_passed_in_is_shared_out() -> None:
    """No hand follows that it could carry over to."""
    with keyboard(DRAW, seats="Ann,cpu,cpu", seed="q", hands=1) as at:
        while not at.between_open:
            at.press("c")
        results = at.scene.results
        assert results
        assert results.notes == ("Nobody opened: the pot of 15 is shared out.",)
        assert at.scene.pots.rows == ()  # it lies in the middle no more
        assert "waits for" not in str(results)
        assert [(row.net, row.stack) for row in results.rows] == [(0, "1,000")] * 3
        net = "Net: You break even, CPU 1 breaks even, CPU 2 breaks even."
        assert at.scene.log.rows[-1].text == net


def test_a_hand_passed_in_says_what_opening_takes() -> None:
    with keyboard(DRAW, seats="Ann,cpu,cpu", seed="q") as at:
        while not at.between_open:
            at.press("c")
        results = at.scene.results
        assert results
        assert results.notes == ("Nobody opened: 15 stays in the pot.",)
        assert [row.amount for row in at.scene.pots.rows] == [15]
        assert "jacks or better" in results.hint
        assert "jacks or better" in results.hint_in_short
