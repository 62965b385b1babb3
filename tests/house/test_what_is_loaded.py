"""What the first frame of ``play`` waits for, as a person starts it: in a terminal, and nothing
patched but that it tells."""

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
    "drawholdem_tui.tui.pictures.compose",
    "drawholdem_tui.tui.home",
    "drawholdem_tui.match.choice",
    "drawholdem_tui.storage.key_lines",
    "drawholdem_tui.languages.compiling",
    "encodings.utf_8_sig",
    "drawholdem_tui.players.pushfold",
    "numpy",
    "drawholdem_tui.heavy",
    "distributed",
)

# plays as somebody who types it, and says what is loaded when the last line of the table is drawn
_PLAY = """
import subprocess
import sys
from pathlib import Path
from drawholdem_tui.tui.screens.first_frame import LaidScreen

draw_line = LaidScreen.render_line

def draw_and_tell(screen, y):
    line = draw_line(screen, y)
    if y == screen.size.height - 1:
        beside = Path(sys.argv[1] + ".new")
        beside.write_text("\\n".join(sys.modules))
        beside.rename(sys.argv[1])
    return line

LaidScreen.render_line = draw_and_tell
from drawholdem_tui.cli.main import main
sys.exit(main(sys.argv[2:]))
"""


def loaded_too_soon(folder: Path, before: str = "") -> set[str]:
    """Of what the first frame does without, that which is loaded when the table is drawn."""
    told = folder / "modules"
    arguments = [str(told), "play", "--data-dir", str(folder / "data")]
    with Terminal([sys.executable, "-c", before + _PLAY, *arguments]) as terminal:
        terminal.until(told.exists)
    loaded = told.read_text(encoding="utf-8").split()
    assert "drawholdem_tui.tui.pictures.first_frame" in loaded
    return {
        each
        for each in BEHIND_THE_FIRST_FRAME
        if any(name == each or name.startswith(f"{each}.") for name in loaded)
    }


def test_the_first_frame_waits_for_nothing_that_it_does_without(tmp_path: Path) -> None:
    assert loaded_too_soon(tmp_path) == set()


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
        "drawholdem_tui.controller": "drawholdem_tui.controller.clock",
        "drawholdem_tui.engine.events": "drawholdem_tui.engine.events",
    }
    imports = f"import {', '.join(one_of_each.values())}"
    assert loaded_too_soon(tmp_path, imports) == set(one_of_each)
