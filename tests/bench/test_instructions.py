"""What can be counted is no more than it has to be."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from instructions import (
    a_decision,
    can_be_counted,
    collected,
    counted,
    valgrind,
    with_nothing_compiled,
)
from tableau import REPOSITORY

from drawholdem_tui.languages.compiling import compiled

MOST_A_DECISION = 88_000
MOST_OF_VERSION = 110_000_000
MOST_OF_SIMULATE = 425_000_000  # with the settings, which say in which language
MOST_OF_FIRST_FRAME = 1_005_000_000  # of which an empty application takes 876

MOST_OF_A_LANGUAGE = 5_000_000  # to open it, and to say one sentence

# kept, with a book that is there, and the spot before the flop that everybody begins with
MOST_OF_FIRST_SPOT = 1_460_000_000

# to where the table is on its way to the terminal, or the last line of a spot is drawn; whether an
# empty screen is drawn before the spot is there would depend on the machine: it is waited for
LAY = """
import os
import secrets
import sys
secrets.token_hex = lambda _bytes: "the same sitting"
from drawholdem_tui.tui import loading

begin_loading = loading.begin_loading

def begin_and_watch():
    begin_loading()
    from drawholdem_tui.tui.live.screens.first_frame import LaidScreen

    draw_line = LaidScreen.render_line

    def draw_and_end(screen, y):
        line = draw_line(screen, y)
        if y == screen.size.height - 1 and line.text.strip():
            os._exit(0)
        return line

    LaidScreen.render_line = draw_and_end
    from drawholdem_tui.tui.terminal.terminal_app import TerminalApp

    show_at_once = TerminalApp.show_at_once

    def show_and_end(app, lines):
        assert lines[-1].text.strip()
        show_at_once(app, lines)
        os._exit(0)

    TerminalApp.show_at_once = show_and_end
    if sys.argv[1] == "drill":
        from drawholdem_tui.tui.home import first_spot

        first_spot._NEARLY = 240.0

loading.begin_loading = begin_and_watch
from drawholdem_tui.cli.main import main
sys.exit(main(sys.argv[1:]))
"""

# as it is installed
SPEAK = """
import gettext
import sys
from pathlib import Path
from drawholdem_tui.languages import catalogue
from drawholdem_tui.words.language import choose, translate
catalogue._HERE = Path(sys.argv[1])
choose(sys.argv[2], english_words=sys.argv[3:] == ["english"])
print(translate("stop after this many hands"))
"""

# in its second run its module has been touched
TOUCH = """
import os
import sys
folder = sys.argv[1]
with open(os.path.join(folder, "runs"), "a") as runs:
    runs.write(".")
many = os.path.getsize(os.path.join(folder, "runs"))
if many == 2:
    os.utime(os.path.join(folder, "touched.py"), (many, many))
sys.path.append(folder)
import touched
print(many)
"""

pytestmark = [pytest.mark.long, *can_be_counted]


def test_a_decision_of_the_engine(tmp_path: Path) -> None:
    assert a_decision(tmp_path) <= MOST_A_DECISION


def test_the_starts(tmp_path: Path) -> None:
    version, said = counted(tmp_path, "-m", "drawholdem_tui", "--version")
    assert said.startswith("drawholdem ")
    assert version <= MOST_OF_VERSION
    words = ("simulate", "--hands", "1", "--seed", "1")
    simulate, said = counted(tmp_path, "-m", "drawholdem_tui", *words)
    assert said.startswith("1 hands")
    assert simulate <= MOST_OF_SIMULATE


def test_a_run_that_compiles_anything_is_not_counted(tmp_path: Path) -> None:
    (tmp_path / "touched.py").touch()
    _, said = counted(tmp_path, "-c", TOUCH, str(tmp_path))
    assert said == "3\n"


def test_the_first_frame(tmp_path: Path) -> None:
    assert counted_to_the_table(tmp_path, "play") <= MOST_OF_FIRST_FRAME


def test_the_first_spot(tmp_path: Path) -> None:
    assert counted_to_the_table(tmp_path, "drill") <= MOST_OF_FIRST_SPOT


def test_a_language(tmp_path: Path) -> None:
    for written in (REPOSITORY / "drawholdem_tui" / "languages").glob("*.po"):
        text = written.read_text(encoding="utf-8")
        (tmp_path / f"{written.stem}.mo").write_bytes(compiled(text))
    english, said = counted(tmp_path, "-c", SPEAK, str(tmp_path), "en")
    assert said == "stop after this many hands\n"
    for words in (["de"], ["de", "english"], ["fr"], ["fr", "english"]):
        other, said = counted(tmp_path, "-c", SPEAK, str(tmp_path), *words)
        assert "hands" not in said.split()
        assert other - english <= MOST_OF_A_LANGUAGE


def counted_to_the_table(tmp_path: Path, command: str) -> int:
    """At the second start."""
    pytest.importorskip("pyte", reason="no terminal emulator installed")
    from terminals import Terminal

    ready: dict[str, str | None] = {"PYTHONPYCACHEPREFIX": str(tmp_path / "pyc")}
    ready |= {"PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": None}
    ours = [sys.executable, "-c", LAY, command, "--data-dir", str(tmp_path / "data")]
    told = tmp_path / "told"

    def run(words: list[str]) -> None:
        with Terminal(words, size=(120, 40), environ=ready, looks=False) as terminal:
            assert terminal.ends(patience=240) == 0

    run(ours)
    watched = [*valgrind(tmp_path, f"--log-file={told}"), *ours]
    with_nothing_compiled(tmp_path / "pyc", lambda: run(watched))
    return collected(told.read_text(encoding="utf-8"))
