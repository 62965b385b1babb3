"""What the first frame of ``play`` and the first spot of ``drill`` wait for, as a person starts
them: in a terminal, and nothing patched but that it tells."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("no PTYs on this system", allow_module_level=True)
pytest.importorskip("pyte", reason="no terminal emulator installed")

from terminals import Terminal

# What the first frame does without, with all that lies below; the reasons are milliseconds.
BEHIND_THE_FIRST_FRAME = (
    "sqlite3",
    "drawholdem_tui.evening.evening",
    "drawholdem_tui.controller",
    "drawholdem_tui.story",
    "drawholdem_tui.engine.events",
    "drawholdem_tui.tui.live.pictures.compose",
    "drawholdem_tui.tui.home",
    "drawholdem_tui.match.choice",
    "drawholdem_tui.storage.toml_lines",
    "drawholdem_tui.words.refusals.errors",
    "drawholdem_tui.words.times",
    "drawholdem_tui.tui.keys.keymap",
    "drawholdem_tui.tui.replay",
    "drawholdem_tui.languages.compiling",
    "encodings.utf_8_sig",
    "drawholdem_tui.players.pushfold",
    "numpy",
    "drawholdem_tui.heavy",
    "distributed",
    "_ssl",
)

# And the first spot: a kept sitting needs the book, one by seed not even that.
BEHIND_THE_FIRST_SPOT = (
    "drawholdem_tui.controller",
    "drawholdem_tui.evening.evening",
    "drawholdem_tui.match.match",
    "drawholdem_tui.past.own_spots",
    "drawholdem_tui.players.pushfold.values",
    "drawholdem_tui.storage.phh",
    "drawholdem_tui.tour",
    "drawholdem_tui.tui.live.director",
    "drawholdem_tui.tui.home.home",
    "drawholdem_tui.tui.drill.screen",
    "drawholdem_tui.tui.replay.screen",
    "drawholdem_tui.tui.live.screens.table",
    "drawholdem_tui.tui.table.widgets.table",
    "numpy",
    "drawholdem_tui.heavy",
    "distributed",
    "_ssl",
)
BEHIND_THE_FIRST_SPOT_BY_SEED = (
    *BEHIND_THE_FIRST_SPOT,
    "drawholdem_tui.storage.book",
    "sqlite3",
)

# And the menu: what is chosen from it is loaded then.
BEHIND_THE_MENU = (
    "sqlite3",  # whoever starts for the first time has no book
    "drawholdem_tui.storage.book",
    "drawholdem_tui.evening.lobby",
    "drawholdem_tui.cli.table_words",
    "drawholdem_tui.tui.keys.keymap",
    "drawholdem_tui.controller",
    "drawholdem_tui.drills",
    "drawholdem_tui.engine.events",
    "drawholdem_tui.evening.evening",
    "drawholdem_tui.match.match",
    "drawholdem_tui.past.evenings",
    "drawholdem_tui.past.statistics",
    "drawholdem_tui.players.coach",
    "drawholdem_tui.players.odds",
    "drawholdem_tui.rulebook",
    "drawholdem_tui.storage.phh",
    "drawholdem_tui.tour",
    "drawholdem_tui.tui.forms",
    "drawholdem_tui.tui.history.screen",
    "drawholdem_tui.tui.live.screens",
    "drawholdem_tui.tui.statistics.screen",
    "numpy",
    "drawholdem_tui.heavy",
    "_ssl",
)

# starts as somebody who types it, and says what is loaded when the table is there
_TELL = """
import sys
from pathlib import Path

def tell():  # of the first time: behind it the rest is loaded
    if Path(sys.argv[1]).exists():
        return
    beside = Path(sys.argv[1] + ".new")
    beside.write_text("\\n".join(sys.modules))
    beside.rename(sys.argv[1])
"""
_LAID = """
from drawholdem_tui.tui import loading

begin_loading = loading.begin_loading

def begin_and_watch():
    begin_loading()
    from drawholdem_tui.tui.live.screens.first_frame import LaidScreen

    draw_line = LaidScreen.render_line

    def draw_and_tell(screen, y):
        line = draw_line(screen, y)
        if y == screen.size.height - 1 and line.text.strip():
            tell()
        return line

    LaidScreen.render_line = draw_and_tell

loading.begin_loading = begin_and_watch
"""
_MENU = """
from drawholdem_tui.tui import loading

begin_loading = loading.begin_loading

def begin_and_watch():
    begin_loading()
    from drawholdem_tui.tui.home.menu import Menu

    show = Menu.show

    def show_and_tell(menu, picture):
        show(menu, picture)
        tell()

    Menu.show = show_and_tell

loading.begin_loading = begin_and_watch
"""
_MAIN = """
from drawholdem_tui.cli.main import main
sys.exit(main(sys.argv[2:]))
"""


def loaded_too_soon(
    folder: Path, *words: str, behind: tuple[str, ...], before: str = ""
) -> set[str]:
    """Of what comes ``behind`` the first picture, that which is loaded when it is drawn."""
    told = folder / "modules"
    arguments = [str(told), *words, "--data-dir", str(folder / "data")]
    program = before + _TELL + _LAID + _MAIN
    with Terminal([sys.executable, "-c", program, *arguments]) as terminal:
        terminal.until(told.exists)
    loaded = told.read_text(encoding="utf-8").split()
    assert "drawholdem_tui.tui.live.screens.first_frame" in loaded
    return {
        each
        for each in behind
        if any(name == each or name.startswith(f"{each}.") for name in loaded)
    }


def test_the_menu_waits_for_nothing_that_can_be_chosen_from_it(tmp_path: Path) -> None:
    told = tmp_path / "modules"
    program = _TELL + _MENU + _MAIN
    arguments = [str(told), "--data-dir", str(tmp_path / "data")]
    with Terminal([sys.executable, "-c", program, *arguments]) as terminal:
        terminal.until(told.exists)
    loaded = told.read_text(encoding="utf-8").split()
    assert "drawholdem_tui.tui.home.menu" in loaded
    assert [
        each
        for each in BEHIND_THE_MENU
        if any(name == each or name.startswith(f"{each}.") for name in loaded)
    ] == []


def loaded_before_the_table(folder: Path, before: str = "") -> set[str]:
    return loaded_too_soon(folder, "play", behind=BEHIND_THE_FIRST_FRAME, before=before)


def test_the_first_frame_waits_for_nothing_that_it_does_without(tmp_path: Path) -> None:
    assert loaded_before_the_table(tmp_path) == set()


def test_nor_does_that_of_a_table_somebody_asked_for(tmp_path: Path) -> None:
    """Whether another game waits is known before it; where there is no book, without asking one."""
    asked = ("play", "--seats", "You,cpu:rookie:vera,cpu:shark", "--stack", "500")
    assert loaded_too_soon(tmp_path, *asked, behind=BEHIND_THE_FIRST_FRAME) == set()


def test_the_first_spot_waits_for_nothing_that_it_does_without(tmp_path: Path) -> None:
    assert loaded_too_soon(tmp_path, "drill", behind=BEHIND_THE_FIRST_SPOT) == set()


def test_the_first_spot_of_a_seed_does_without_the_book(tmp_path: Path) -> None:
    behind = BEHIND_THE_FIRST_SPOT_BY_SEED
    assert loaded_too_soon(tmp_path, "drill", "--seed", "s", behind=behind) == set()


# what plays, and what tells of what has been played, as lines of text
_IN_LINES = """
import sys
import drawholdem_tui
if sys.argv[1:]:
    from drawholdem_tui.cli.main import main
    main(sys.argv[1:])
heavy = ("drawholdem_tui.heavy", "drawholdem_tui.arena", "distributed", "dask", "multiprocessing")
print("loaded:", *sorted(name for name in sys.modules if name.startswith(heavy)))
"""


@pytest.mark.parametrize(
    "words",
    [
        "",
        "play --plain --seats You,cpu:shark,cpu:pro --seed s",
        "tour --plain --quick",
        "history",
        "stats",
        "drill --plain --spots 1 --seed s",
        "advise --hand AsKd --opponents 2 --pot 30 --samples 100",
    ],
)
def test_whatever_plays_loads_nothing_of_heavy_work(words: str, tmp_path: Path) -> None:
    arguments = [*words.split(), "--data-dir", str(tmp_path)] if words else []
    program = [sys.executable, "-c", _IN_LINES, *arguments]
    done = subprocess.run(program, capture_output=True, text=True, check=True, input="quit\n")
    assert done.stdout.splitlines()[-1] == "loaded:"


def test_what_is_loaded_too_soon_is_noticed(tmp_path: Path) -> None:
    one_of_each = {
        "sqlite3": "sqlite3",
        "drawholdem_tui.controller": "drawholdem_tui.controller",
        "drawholdem_tui.engine.events": "drawholdem_tui.engine.events",
    }
    imports = f"import {', '.join(one_of_each.values())}"
    assert loaded_before_the_table(tmp_path, imports) == set(one_of_each)
