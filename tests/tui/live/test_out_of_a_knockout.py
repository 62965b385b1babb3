"""Whoever is out is told so and has no dead keys; whoever wins it all is told large."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from at_the_keyboard import Keyboard, deal, keyboard
from evenings import STEEP
from moments_at_the_table import TEXAS
from on_the_screen import hurry, options, sitting  # noqa: F401 - a fixture

from drawholdem_tui.controller.bots import BotPlayer
from drawholdem_tui.controller.loop import least_action
from drawholdem_tui.engine.actions import Action, Call
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.view import View
from drawholdem_tui.match.closing import closing_of
from drawholdem_tui.match.dealing import HandResult
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.tui.live.pictures.closing import Debt, closing_picture
from drawholdem_tui.tui.live.pictures.results import who_is_out
from drawholdem_tui.tui.live.screens.table import TableScreen
from drawholdem_tui.tui.table.scene.regions import ActionsPicture, SeatLook
from drawholdem_tui.words.cards import unicode
from drawholdem_tui.words.past.closing import closing_lines


class Calls:
    """A computer that checks and calls."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        return Call() if getattr(decision, "to_call", 0) else least_action(decision)


def knockout(stacks: dict[str, int]) -> Keyboard:
    seats = "Ann,cpu,cpu" if len(stacks) != 2 else "Ann,cpu"
    at = keyboard(TEXAS, seats, stacks=stacks, mode=Mode.KNOCKOUT, levels=STEEP)
    for chair in at.evening.bots:
        at.evening.bots[chair] = BotPlayer(Calls())
    return at


def all_in(at: Keyboard) -> None:
    """Ann, until the hand is over."""
    while not at.between_open:
        at.press("r", "a", "enter", "c", "c")


def test_who_is_out_is_told_the_place_and_what_can_be_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "7c2d", "AsAh", "KsKh", board="QsJs3c4d8h")
    with knockout({"Ann": 20, "CPU 1": 500, "CPU 2": 500}) as at:
        seen = []

        def watch() -> None:
            if at.director.nobody_plays and at.scene.results is None:
                seen.append(at.scene)

        at.front.watch = watch
        all_in(at)
        assert not seen  # as long as the hand runs, its end is not told
        results = at.scene.results
        assert results
        kinds = [seat.kind for seat in at.scene.seats if seat.said_in_full]
        assert kinds
        assert not any(kinds)  # it would read as a part of the hand
        assert results.heading == "You finish 3rd of 3."
        assert results.hint == "Enter to watch, . to skip to the end, Q to leave"
        named = {each.key: each.title for each in at.scene.keys.hints}
        assert [named[key] for key in ("Enter", ".", "Q")] == ["watch", "to the end", "leave"]
        at.press("enter")
        assert seen
        for scene in seen:
            assert scene.actions == ActionsPicture()
            told = [line.text for line in scene.panel.lines]
            assert told == ["You finish 3rd of 3.", ". to the end   Q leave", "Or just watch."]


@pytest.mark.usefixtures("hurry")
def test_to_the_end_shows_the_end_and_no_hand_before_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    deal(monkeypatch, "7c2d", "AsAh", "KsKh", "QsJh", board="QdJs3c4d8h")

    async def played() -> None:
        laid = options(seats="Ann,cpu,cpu,cpu", mode=Mode.KNOCKOUT, levels=STEEP)
        async with sitting(tmp_path, laid, (80, 24), stacks={"Ann": 20}) as at:
            for chair in at.director.evening.bots:
                at.director.evening.bots[chair] = BotPlayer(Calls())
            while not at.director.between.open:
                await at.press("k", "c", "c")
            seen, paint = [], TableScreen.drawn

            def drawn(screen: TableScreen) -> None:
                paint(screen)
                seen.append(screen.director.between.evening_is_over)

            monkeypatch.setattr(TableScreen, "drawn", drawn)
            hands = at.director.match.hands
            await at.press(".")
            assert at.director.match.hands > hands + 1
            assert seen
            assert all(seen)

    asyncio.run(played())


@pytest.mark.parametrize("keys", [("f", "f"), ("r", "a", "enter")])
def test_who_can_do_nothing_more_in_a_hand_is_shown_no_key_for_it(
    keys: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, "AsAh", "KdKh", "QdQh", board="QsJs3c4d8h")
    with knockout({"Ann": 500, "CPU 1": 900, "CPU 2": 900}) as at:
        assert at.scene.actions.buttons
        assert not any(each.grey for each in at.scene.keys.hints)
        seen = []

        def watch() -> None:
            if at.director.question is None and at.scene.results is None:
                seen.append(at.scene)

        at.front.watch = watch
        at.press(*keys)
        folded_or_all_in = [each for each in seen if each.seats[0].look is not SeatLook.IN]
        assert folded_or_all_in
        for scene in folded_or_all_in:
            assert scene.actions == ActionsPicture()
            assert not {"coach", "peek"} & {each.command for each in scene.keys.hints}


def test_the_last_hand_says_large_who_has_won_and_with_what(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "7c2d", "KdKh", board="QsJs3c4d8h")
    with knockout({"Ann": 900, "CPU 1": 100}) as at:
        all_in(at)
        assert at.scene.results
        placed = [row.placed for row in at.scene.results.rows]
        assert placed == ["1 Ann", "2 CPU 1"]
        hand, winner = at.scene.pots.verdict
        assert hand.startswith("pair of aces")
        assert winner == "You win the tournament."


def test_at_every_showdown_the_hand_that_wins_is_named_in_the_middle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "7c2d", "KdKh", board="AdJs3c3d8h")
    with keyboard(TEXAS, "Ann,Ben,Cleo") as at:
        while not at.between_open:
            assert at.scene.pots.verdict == ()
            at.press(*(["space"] if at.scene.curtain else []), "c")
        assert at.scene.pots.verdict == ("Ann: full house, aces full of threes",)


def test_one_gold_sentence_tells_who_has_won_how_much_with_what(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "7c2d", "KdKh", board="QdJs3c4d8h")
    with keyboard(TEXAS, "Ann,Ben,Cleo", stacks={"Ann": 100}) as at:
        while not at.between_open:
            at.press(*(["space"] if at.scene.curtain else []), "r", "a", "enter", "c", after=1)
            at.press("c", after=1)
        pots = at.scene.pots
        assert pots.won_with[0].startswith("Cleo wins 1,800: pair of kings")
        assert pots.won_with[1] == "Cleo wins 1,800"
        (other,) = pots.others
        assert other[0].startswith("Ann wins 300: pair of aces")
        # one gold alone: it is hers who has won most
        assert {seat.name for seat in at.scene.seats if seat.lesser} == {"Ann"}
        assert at.scene.results
        assert [row.name for row in at.scene.results.rows if row.lesser] == ["Ann"]


def test_nothing_is_named_where_nobody_has_shown_a_hand() -> None:
    with keyboard(TEXAS, "Ann,Ben,Cleo") as at:
        while not at.between_open:
            at.press(*(["space"] if at.scene.curtain else []), "f")
        assert at.scene.pots.verdict == ()
        assert at.scene.pots.won_with[-1] == "nobody called"


def test_where_all_owe_the_same_to_one_that_is_one_line() -> None:
    with knockout({}) as at:
        match = at.evening.match
        for chair, place, stack in zip(match.chairs, (2, 1, 3), (0, 3_000, 0), strict=True):
            chair.place, chair.stack = place, stack
        closing = closing_of(match)
        picture = closing_picture(closing, "")
        winner = match.chairs[1].name
        assert picture.verdict.heading == f"{winner} wins the tournament"
        assert picture.paid == f"Everyone pays {winner} 1,000."
        assert picture.debts == (Debt("each of the others", winner, "1,000"),)
        assert f"Everyone pays {winner} 1,000." in closing_lines(closing, unicode)
        assert f"You pay {winner} 1,000." in closing_lines(closing, unicode, you=0)


def test_those_of_one_place_are_told_of_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "2c3d", "AsAh", "4c5d", "6h7s", board="AdKcKd9s9h")
    seats = "You,cpu:rookie:vera,cpu:rookie:nora,cpu:rookie:hugo"
    with keyboard("texas-holdem", seats, mode=Mode.KNOCKOUT, levels=STEEP, stack=100) as at:
        show = at.director.show
        show.ends(HandResult({}, ()))
        for chair in (0, 2, 3):
            show.chairs[chair].place = 2
        assert who_is_out(show) == ["You, Nora and Hugo finish 2nd of 4."]
        show.chairs[2].place = 4
        assert who_is_out(show) == ["You and Hugo finish 2nd of 4.", "Nora finishes 4th of 4."]
        show.alone = 3
        show.chairs[0].name = "Ann"
        assert who_is_out(show)[0] == "You and Ann finish 2nd of 4."
