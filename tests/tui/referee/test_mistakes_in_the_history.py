"""What was taken back at a real table, and which stacks were put right, stays to be seen: in the
replay on the screen and in lines, in what is copied and in what is exported."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from at_a_real_table import found, kept
from commanded import commanded

from drawholdem_tui.past.recorded import hand_in_short
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.storage.settings import load
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.headless import headless
from drawholdem_tui.tui.replay.screen import ReplayScreen

PUT_RIGHT = "Before this hand, Ben's stack was corrected from 1,000 to 1,240."
TAKEN_BACK = (
    "Taken back during the hand: Ann: swap; Cleo: keep; misdeal; Cleo: raise 30; Ben: check; "
    "Ben: keep; Ann: check; Ann: keep."
)


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    """The one hand of an evening, as a file."""
    with found(tmp_path / "book.sqlite3") as evening:
        kept(
            evening, "button Cleo", "correct Ben 1240", "", "k", "s", "undo", "misdeal", "yes", "",
            *"kkk", "r30", "undo", "c", "c", "c", "c", "c", "undo", "undo", "c",
            "b10", "f", "f", "",
        )  # fmt: skip
    code, _out, err = commanded(tmp_path, "export", "--out", str(tmp_path / "x"))
    assert code == 0, err
    return next((tmp_path / "x").rglob("*.phh"))


def test_an_exported_hand_and_its_lines_tell_the_mistakes(exported: Path, tmp_path: Path) -> None:
    text = exported.read_text(encoding="utf-8")
    assert '{ name = "Ben", had = 1000, has = 1240 }' in text
    assert '"misdeal"' in text
    told = commanded(tmp_path, "replay", str(exported), "--plain")[1]
    assert PUT_RIGHT in told
    assert TAKEN_BACK in told


def test_the_replay_on_the_screen_tells_them(exported: Path, tmp_path: Path) -> None:
    async def look() -> tuple[str, str, str]:
        def no_lobby() -> None:
            raise AssertionError

        shelf = Shelf([exported])
        app = DrawHoldem(
            no_lobby,  # type: ignore[arg-type]
            load(tmp_path / "settings.toml"),
            opens=lambda app: app.study.replay(shelf),
        )
        async with headless(app, (140, 40)) as hands:
            first = "\n".join(hands.lines())
            screen = app.screen
            assert isinstance(screen, ReplayScreen)
            copied = "\n".join(hand_in_short(screen.replaying.player))
            await hands.press("l")
            return first, " ".join(hands.lines()), copied

    first, log, copied = asyncio.run(look())
    assert PUT_RIGHT.partition(" corrected")[0] in first  # wrapped beside the cards
    assert "Taken back during the hand: Ann: swap;" in first
    for told in (log, copied):
        plain = re.sub(r"\s+", " ", told)
        assert PUT_RIGHT in plain
        assert TAKEN_BACK in plain
