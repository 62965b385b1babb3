"""Jacks or better: what a hand could open stays hidden like its cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from at_the_keyboard import Keyboard, cards_in, deal, deal_in_order, hint, keyboard
from moments_at_the_table import DRAW, amount
from tableau import any_deck

from drawholdem_tui.engine.actions import RaiseTo
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.tui.table.scene.regions import Scene


def jacks(at: Keyboard) -> None:
    if at.scene.curtain:
        at.lift()


OPENERS, NONE = "JsJh4c7d9s", "Ts9h4c7d2s"


@pytest.mark.parametrize("steps", [(), ("r",), ("r", "r"), ("1",), ("h",), ("space", "r", "space"),
    ("space", "r", "escape", "space"), ("space", "wait"), ("space", "r", "wait"),
    ("space", "r", "3", "wait")])  # fmt: skip
def test_hidden_openers_change_nothing_in_the_scene(
    steps: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With and without openers alike, also after somebody has looked and hidden them again."""
    shown = []
    for own in (OPENERS, NONE):
        deal(monkeypatch, own, "8c8d3h3c5d", "QcTd6h5c3s")
        with keyboard(DRAW) as at:
            jacks(at)
            assert at.asked == "Ann"
            for step in steps:
                at.wait(30) if step == "wait" else at.press(step)
            if at.director.keyboard.open:  # Space is dead in an open bet entry
                at.press("escape", "space")
            assert not at.director.keyboard.open
            assert not cards_in(at.scene)
            shown.append(at.scene)
    assert shown[0] == shown[1]


def test_who_cannot_open_is_told_so_beside_the_open_cards_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, NONE, "8c8d3h3c5d", "QcTd6h5c3s")
    with keyboard(DRAW) as at:
        jacks(at)
        assert at.button("raise") == ("open", True)
        at.press("space")
        assert "Look at your cards" in hint(at.press("r"))
        told = hint(at.press("space", "r"))
        assert "jacks" in told
        assert hint(at.press("space")) != told
        assert at.said == []


def test_who_can_open_gets_the_entry_after_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, OPENERS, "8c8d3h3c5d", "QcTd6h5c3s")
    with keyboard(DRAW) as at:
        jacks(at)
        assert at.press("r").bet
        at.press("enter")
        assert at.record.actions == [RaiseTo(10)]


def test_typing_an_amount_keeps_the_cards_open(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, OPENERS, "8c8d3h3c5d", "QcTd6h5c3s")
    with keyboard(DRAW, peek_seconds=8) as at:
        jacks(at)
        at.press("r", "2", "5", after=5)
        assert amount(at) == "25"
        assert at.wait(9).bet is None


def test_one_person_alone_sees_at_once_whether_the_hand_opens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for own, shown in ((OPENERS, ("open", True)), (NONE, ("open: jacks or better", False))):
        deal(monkeypatch, own, "8c8d3h3c5d", "QcTd6h5c3s")
        with keyboard(DRAW, seats="Ann,cpu,cpu") as at:
            while at.asked != "Ann":
                at.press("enter")
            assert at.button("raise") == shown
            at.press("r")
            assert (at.scene.bet is None) == (own == NONE)
            assert ("You need jacks or better to open." in hint(at.scene)) == (own == NONE)


def test_who_alone_keeps_the_cards_hidden_is_as_private_as_several(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, NONE, "8c8d3h3c5d", "QcTd6h5c3s")
    with keyboard(DRAW, seats="Ann,cpu,cpu", always_open=False) as at:
        assert at.button("raise") == ("open", True)


def test_after_the_draw_one_bets_and_does_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, OPENERS, "8c8d3h3c5d", "QcTd6h5c3s")
    with keyboard(DRAW) as at:
        jacks(at)
        assert at.button("raise") == ("open", True)
        at.press("r", "enter")
        for _turn in range(5):  # two call, three stand pat
            jacks(at)
            at.press("k" if at.button("keep")[1] else "c")
        jacks(at)
        assert at.asked == "Ann"
        assert at.button("raise")[0].startswith("bet 10")


def test_openers_that_were_shown_lie_open_wherever_the_hand_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, OPENERS, "8c8d3h3c5d", "QcTd6h5c3s")
    with keyboard(DRAW, seats="Ann,Ben,Cleo") as at:
        jacks(at)
        at.press("r", "enter")
        for _fold in range(2):
            jacks(at)
            at.press("f", "f")
        assert at.director.show.ending
        shown = [each for each in at.director.show.ending.seats if each.won]
        assert [set(map(str, each.cards)) for each in shown] == [{"Js", "Jh"}]


@pytest.mark.parametrize("game", PRESETS)
@pytest.mark.parametrize("seed", range(12))
def test_what_is_hidden_changes_nothing_that_is_shown(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same keys with other hidden cards: scene for scene the same while no card lies open."""
    print("seed", seed)
    told: list[list[Scene]] = []
    for deck in two_decks(game, seed):
        deal_in_order(monkeypatch, deck)
        rng = Random(seed)
        scenes = []
        with keyboard(game, seats="Ann,Ben,Cleo", stack=200) as at:
            for _ in range(40):
                if at.scene.curtain:
                    scenes.append(at.scene)
                    at.lift()
                if cards_in(at.own):
                    at.press("space")
                if not at.asked or at.scene.results:
                    break
                scenes.append(at.scene)
                key = rng.choice("cckk1r2fh")
                if key == "r" and at.button("raise")[0] == "open":
                    at.press("r")
                elif key == "r":
                    at.press("r", "enter", "escape")
                else:
                    at.press(key)
                if any(isinstance(each, Card) for seat in at.scene.seats for each in seat.cards):
                    break
        told.append(scenes)
    short = min(map(len, told))
    assert short > 1
    assert told[0] == told[1]


def two_decks(game: str, seed: int) -> Iterator[OrderedDeck]:
    """The same board and burns, other hole cards."""
    deck = any_deck(seed)
    dealt = 15 if PRESETS[game].game.value.startswith("draw") else 6
    order = list(deck.order)
    yield replace(deck, order=tuple(order))
    hole = order[:dealt]
    Random(seed).shuffle(hole)
    yield replace(deck, order=tuple(hole + order[dealt:]))
