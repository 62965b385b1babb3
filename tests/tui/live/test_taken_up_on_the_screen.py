"""A hand taken up again shows what happened before."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from at_the_keyboard import Keyboard, cards_in
from evenings import table
from moments_at_the_table import DRAW_HOLDEM

from drawholdem_tui.evening.evening import fresh
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.evening.taken_up import taken_up
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.tui.table.scene.log_rows import LogPicture


@pytest.mark.parametrize("seed", range(4))
def test_a_hand_taken_up_again_shows_at_once_what_has_been(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    options = table(DRAW_HOLDEM, "Ann,Ben,cpu").but(seed=f"again {seed}")
    with sit_down(tmp_path / "book", afresh=False) as opened:
        evening = fresh(options, opened.book)
        with Keyboard(evening, Preferences(speed=0, peek_seconds=60), keeps=True) as at:
            while len(at.hand.actions) < 7 + seed:
                if at.scene.curtain:
                    at.lift()
                at.press("k" if at.button("keep")[1] else rng.choice("cc"))
                assert not at.between_open
            if not cards_in(at.own):
                at.press("space")
            before = at.scene
    with sit_down(tmp_path / "book", afresh=False) as opened:
        assert opened.evening
        assert opened.book
        evening = taken_up(opened.evening, opened.book)
        with Keyboard(evening, Preferences(speed=1, peek_seconds=60), keeps=True) as at:
            if not cards_in(at.own):
                at.press("space")
            after = at.scene
    rows = [row for row in after.log.rows if "interrupted and resumed" not in row.text]
    assert len(rows) == len(after.log.rows) - 1  # that is told, and nothing else is new
    told = f"seed again {seed}"  # on sitting down, until somebody has done something
    assert after.title.but(notice="") == before.title, told
    assert after.title.notice == told
    assert after.but(log=LogPicture(tuple(rows)), title=before.title) == before
