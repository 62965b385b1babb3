"""Chances beside the names, once all hands lie open and the board is only dealt out."""

from __future__ import annotations

import pytest
from at_the_keyboard import Keyboard, deal, keyboard

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.players.odds.open_hands import open_hands

BOARD = "2c7d9hTd4d"


class Spectator:
    """Thinks at once whatever is to be thought about, and remembers what stood beside the names, by
    how many cards lay on the board."""

    def __init__(self, at: Keyboard) -> None:
        self.at = at
        self.seen: dict[int, list[str]] = {}
        at.front.watch = self.look

    def look(self) -> None:
        thoughts, self.at.front.thoughts = self.at.front.thoughts, []
        for thought in thoughts:
            thought()
        scene = self.at.scene
        told = [seat.chance for seat in scene.seats]
        if any(told):
            self.seen[len(scene.board.cards)] = told


def all_in(at: Keyboard, *, folds: str = "") -> dict[int, list[str]]:
    """Everybody is all-in before the flop, or has folded."""
    spectator = Spectator(at)
    while not at.between_open:
        if at.scene.curtain:
            at.lift()
        if at.asked == folds:
            at.press("f", "f")
        elif at.button("raise")[1]:
            at.press("r", "a", "enter", "enter")
        else:
            at.press("c", "c")
    assert not any(seat.chance for seat in at.scene.seats)
    return spectator.seen


def percents(holes: tuple[str, ...], board: str) -> list[str]:
    return [f"{share:.0%}" for share in open_hands([cards(each) for each in holes], cards(board))]


def test_open_hands_have_their_chances_beside_the_names_until_the_board_is_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    holes = ("AsAh", "KsKh", "QsJs")
    deal(monkeypatch, *holes, board=BOARD)
    with keyboard("texas-holdem", coach="always") as at:
        assert all_in(at) == {lie: percents(holes, BOARD[: 2 * lie]) for lie in (0, 3, 4)}


@pytest.mark.parametrize("coach", ["never", "solo"])
def test_where_the_table_plays_without_the_coach_there_are_none(
    monkeypatch: pytest.MonkeyPatch, coach: str
) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsJs", board=BOARD)
    with keyboard("texas-holdem", coach=coach) as at:
        assert all_in(at) == {}


def test_folded_cards_change_no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for folded in ("2s3s", "AdAc", "KdKc"):
        deal(monkeypatch, folded, "KsKh", "QsJs", board=BOARD)
        with keyboard("texas-holdem", coach="always") as at:
            told.append(all_in(at, folds="Ann"))
    assert told[0] == told[1] == told[2]
    assert told[0] == {
        lie: ["", *percents(("KsKh", "QsJs"), BOARD[: 2 * lie])] for lie in (0, 3, 4)
    }


def test_as_long_as_somebody_may_swap_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    # DH-20: the hands stay hidden
    deal(monkeypatch, "AsAh", "KsKh", board=BOARD)
    with keyboard(seats="Ann,Ben", coach="always", stacks={"Ann": 100}) as at:
        spectator = Spectator(at)
        while not at.between_open:
            if at.scene.curtain:
                at.lift()
            if at.button("keep")[1]:
                at.press("k")
            elif at.asked == "Ann" and at.button("raise")[1]:
                at.press("r", "a", "enter", "enter")
            else:
                at.press("c", "c")
        assert spectator.seen == {}
