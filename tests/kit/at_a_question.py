"""An evening that is brought to one of its questions and killed there: ``at_a_question NAME BOOK``.

What was to be seen is printed before. SIGKILL leaves the book as it lies on the disk.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from at_the_keyboard import Keyboard
from evenings import table

from drawholdem_tui.evening.evening import fresh
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.match.levels import levels_named
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.match.state import state_of
from drawholdem_tui.storage.settings_schema import Preferences

BETWEEN = ("next", "overblind", "rebuy", "game", "show", "sit out", "open")


class Scene(NamedTuple):
    """A table, and how one comes to the question there."""

    table: TableOptions
    come: Callable[[Keyboard], object]


def to_the_end_of_a_hand(at: Keyboard) -> None:
    while not at.between_open:
        at.press("space" if at.scene.curtain else "f" if at.button("fold")[1] else "k")


def passed_in(at: Keyboard) -> None:
    """Nobody opens."""
    while not at.between_open:
        at.press("space" if at.scene.curtain else "c")


def all_in_until_broke(at: Keyboard) -> None:
    while at.director.between.out_of_chips is None:
        if at.between_open:
            at.press("enter")
        elif at.button("raise")[1]:
            at.press("r", "a", "enter", "enter")
        else:
            at.press("k" if at.button("keep")[1] else "c", "c")


def _ended(at: Keyboard) -> None:
    at.press("k")
    at.do(at.director.end_the_evening)


def _chosen(at: Keyboard) -> None:
    to_the_end_of_a_hand(at)
    at.do(lambda: at.director.between.choose("draw-poker-casino"))


def _paused(at: Keyboard) -> None:
    at.press("k", "p")


def _opened(at: Keyboard) -> None:
    to_the_end_of_a_hand(at)
    at.press("y")


def _alone(game: str = "draw-holdem", seats: str = "You,cpu,cpu", **more: Any) -> TableOptions:
    return table(game, seats, 1_000, "at a question").but(**more)


SCENES = {
    "how to leave": Scene(_alone(), lambda at: at.press("k", "q")),
    "the last hand": Scene(_alone(), _ended),
    "whether to buy": Scene(_alone(stack=40), all_in_until_broke),
    "which game": Scene(_alone(seats="You,Ben,cpu", choice="button"), to_the_end_of_a_hand),
    "a game that was chosen": Scene(_alone(seats="You,Ben,cpu", choice="button"), _chosen),
    "which cards to show": Scene(_alone(), to_the_end_of_a_hand),
    "a pot that waits": Scene(_alone("draw-poker", "You,Ben"), passed_in),
    "a pot that waits for its game": Scene(
        _alone("draw-poker", "You,Ben", choice="turn"), passed_in
    ),
    "open hands": Scene(_alone(), _opened),
    "a pause": Scene(_alone(mode=Mode.KNOCKOUT, levels=levels_named("standard:15")), _paused),
}


def seen(at: Keyboard) -> dict[str, Any]:
    """All that the evening waits for, and what it stands on."""
    director, between = at.director, at.director.between
    hand = at.table.hand
    told: dict[str, Any] = {
        "match": {**state_of(at.evening.match), "seconds": 0},
        "between": between.open,
        "asked": at.asked,
        "last": at.evening.to_end,
        "hand": [str(event) for event in hand.events] if hand else [],
        "decision": str(director.question.decision) if director.question else "",
    }
    if between.open:
        told["possible"] = [each for each in BETWEEN if not between.doers[each].why_not()]
        told["broke"] = between.out_of_chips
        told["chooser"] = between.hands.chooser()
        told["may show"] = [str(at.evening.may_show(chair)) for chair in between.people()]
        told["next"] = str(at.evening.match.next_rules())
        told["open"] = director.in_the_open
        results = at.scene.results
        told["rows"] = [str(row) for row in results.rows] if results else []
    return json.loads(json.dumps(told, default=str))  # type: ignore[no-any-return]


def main(name: str, book: Path) -> None:
    scene = SCENES[name]
    with sit_down(book) as opened:
        evening = fresh(scene.table, opened.book)
        with Keyboard(evening, Preferences(speed=0), keeps=True) as at:
            scene.come(at)
            print(json.dumps(seen(at)), flush=True)
            os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
