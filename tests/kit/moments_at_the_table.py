"""What several chapters about the table press first, and read from its scene."""

from __future__ import annotations

from random import Random

from at_the_keyboard import Keyboard

from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.tui.table.drawing.cells import shown
from drawholdem_tui.tui.table.scene.regions import ResultsPicture

DRAW_HOLDEM, TEXAS, DRAW, CASINO = PRESETS  # in the order of the rulebook


def keep_to_the_flop(at: Keyboard) -> None:
    """Everybody keeps, calls or checks before the flop."""
    while not at.hand.view(None).board:
        if at.scene.curtain:
            at.lift()
        at.press("k" if at.button("keep")[1] else "c")


def amount(at: Keyboard) -> str:
    bet = at.scene.bet
    assert bet
    return bet.amount


BOARD = "2c7d9hJs3d"


def press(at: Keyboard, *turns: str) -> None:
    """Keys, a turn each, behind whatever curtain there is."""
    for turn in turns:
        if at.scene.curtain:
            at.lift()
        at.press(*turn.split())


def rows(at: Keyboard) -> list[tuple[str, int, str]]:
    return [(row.name, row.amount, " ".join(row.who)) for row in at.scene.pots.rows]


def hand_over(at: Keyboard) -> Keyboard:
    """Everybody but one folds."""
    while not at.between_open:
        if at.scene.curtain:
            at.lift()
        at.press("k" if at.button("keep")[1] else "f", "f")
    return at


def told(at: Keyboard) -> str:
    return shown((at.scene.results or ResultsPicture()).hint)


def play(at: Keyboard, rng: Random, keys: int) -> None:
    """Random keys, those that get on with it more often."""
    for number in range(keys):
        if at.ended:
            break
        if number % 3 == 0:
            at.think()
        if at.scene.curtain:
            at.press(rng.choice(["space", "space", "space", "f", "c", "l"]))
        elif at.scene.bet:
            at.press(rng.choice(["enter", "enter", "right", "up", "5", "escape"]))
        elif at.asked:
            at.press(rng.choice(_AT_A_DECISION), after=rng.choice([0.05, 1, 1, 1, 1, 3]))
        else:
            at.press(rng.choice(["enter", "enter", "space", "l", "o", "$", "z", ".", "w"]))


_AT_A_DECISION = ["c", "c", "c", "c", "k", "k", "f", "r", "b", "1", "2", "3", "s", "s", "enter",
    "space", "space", "h", "h", "w", ".", "l", "?", "t"]  # fmt: skip
