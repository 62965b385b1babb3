"""``verify`` follows the chips of an evening, those in pots that wait for their game included."""

from __future__ import annotations

import io
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from interrupted_evenings import orbit, played, random_table

from drawholdem_tui.cli.recorded import verify_book
from drawholdem_tui.match.mode import WAYS
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.rows import EVENING
from drawholdem_tui.storage.book.schema import MIGRATIONS
from drawholdem_tui.storage.book.sealing import evening_seal, text_seal


def verified(book: Path) -> tuple[int, list[str]]:
    out = io.StringIO()
    return verify_book(book, out, 1), out.getvalue().splitlines()


def change_state(book: Path, change: Any) -> None:
    """By hand, with a sum that fits."""
    with closing(sqlite3.connect(book)) as connection, connection:
        asked = f"SELECT {EVENING} FROM evening WHERE id = 1"
        ((*columns, _seal),) = connection.execute(asked).fetchall()
        state = json.loads(columns[-1])
        change(state)
        columns[-1] = json.dumps(state)
        connection.execute(
            "UPDATE evening SET state = ?, seal = ? WHERE id = 1",
            (columns[-1], evening_seal(columns, len(MIGRATIONS))),
        )


@pytest.mark.parametrize("way", [None, *WAYS])
def test_what_was_played_adds_up(way: str | None, tmp_path: Path) -> None:
    played(orbit("draw-poker", way, seed=2), tmp_path / "timid", timid=True)
    assert verified(tmp_path / "timid" / "book.sqlite3")[0] == 0
    for seed in range(6):
        played(random_table(seed), tmp_path / str(seed))
        code, lines = verified(tmp_path / str(seed) / "book.sqlite3")
        assert code == 0, lines


def test_chips_that_are_too_many_are_told(tmp_path: Path) -> None:
    played(orbit("draw-poker", "turn", seed=2), tmp_path / "evening", timid=True)
    book = tmp_path / "evening" / "book.sqlite3"
    change_state(book, lambda state: state["choice"]["aside"].update({"draw-poker": 15}))
    code, lines = verified(book)
    assert code == 1
    told = re.fullmatch("evening 1: there are (.*) chips, but (.*) were bought", lines[0])
    assert told
    there, bought = (int(each.replace(",", "")) for each in told.groups())
    assert there == bought + 15


def test_a_pot_that_does_not_wait_where_it_should_is_told(tmp_path: Path) -> None:
    """Its chips have gone to somebody's stack."""
    played(orbit("draw-poker", "turn", seed=2), tmp_path / "evening", timid=True)
    book = tmp_path / "evening" / "book.sqlite3"

    def change(state: Any) -> None:
        state["chairs"][0]["stack"] -= 15
        state["choice"]["aside"] = {"draw-poker": 15}

    change_state(book, change)
    code, lines = verified(book)
    assert code == 1
    assert lines[0] == "evening 1: 15 chips are carried over, but the hands ended with 0"


def test_a_pot_that_changes_on_its_way_into_a_hand_is_told(tmp_path: Path) -> None:
    played(orbit("draw-poker", None, seed=2), tmp_path / "evening", timid=True)
    book = tmp_path / "evening" / "book.sqlite3"
    with history(book) as past:
        text = next(text for row in past.hands_of(1)[:1] if (text := past.text(row.id)))
    changed = re.sub(r"^_carried_out = \d+$", "_carried_out = 14", text, flags=re.MULTILINE)
    assert changed != text
    with closing(sqlite3.connect(book)) as connection, connection:
        connection.execute(
            "UPDATE hand SET phh = ?, seal = ? WHERE id = 1",
            (changed, text_seal(1, 1, changed, len(MIGRATIONS))),
        )
    code, lines = verified(book)
    assert code == 1
    told = "evening 1, hand 2: 15 chips were carried over, but the previous hand ended with 14"
    assert told in lines
