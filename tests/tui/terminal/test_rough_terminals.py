"""Terminals that say strange things, or less than the program needs, on real PTYs."""

from __future__ import annotations

import os
import shlex
import signal
import sys
import threading
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("no PTYs on this system", allow_module_level=True)
pytest.importorskip("pyte", reason="no terminal emulator installed")

from terminals import ALTERNATE_SCREEN, ASKED, Terminal, drawholdem

pytestmark = pytest.mark.every_python

HELP = "On your turn"
SOLO = ("play", "--seed", "x", "--speed", "0", "--seats", "You,cpu:random,cpu:random")


def at_the_table(folder: Path) -> list[str]:
    return drawholdem(folder, *SOLO)


def still_plays(terminal: Terminal) -> None:
    """A key is heard, and the end is in order."""
    terminal.press("?")
    terminal.shows(HELP)
    terminal.press("\x03")
    assert terminal.ends() == 130
    terminal.assert_as_before()
    assert terminal.told() == ""


# Keys


@pytest.mark.parametrize(
    "pieces",
    [(b"\xe4",), (b"\xe3",), (b"\xc3", b"\xa9"), (b"\xf0", b"\x9f", b"\x98")],
    ids=["a Latin-1 terminal", "Alt-C in eight bits", "byte by byte", "cut off"],
)
def test_a_piece_of_a_sign_does_not_end_the_game(tmp_path: Path, pieces: tuple[bytes, ...]) -> None:
    with Terminal(at_the_table(tmp_path)) as terminal:
        terminal.shows(ASKED)
        for piece in pieces:
            terminal.press_bytes(piece)
            terminal.wait(0.005)
        still_plays(terminal)


@pytest.mark.parametrize("asked", ["\x03", "\x1b[99;5u"])
def test_ctrl_c_is_heard_in_a_paste_that_never_ends(tmp_path: Path, asked: str) -> None:
    with Terminal(at_the_table(tmp_path)) as terminal:
        terminal.shows(ASKED)
        terminal.press("\x1b[200~what somebody had copied")
        terminal.wait(0.3)
        terminal.press(asked)
        assert terminal.ends(5.0) == 130
        terminal.assert_as_before()


def test_keys_are_heard_again_behind_a_paste_that_never_ends(tmp_path: Path) -> None:
    with Terminal(at_the_table(tmp_path)) as terminal:
        terminal.shows(ASKED)
        terminal.press("\x1b[200~what somebody had copied")
        terminal.wait(2.3)
        still_plays(terminal)


def test_a_megabyte_without_brackets_is_over_in_no_time_and_keeps_no_memory(
    tmp_path: Path,
) -> None:
    with Terminal(at_the_table(tmp_path), size=(120, 40)) as terminal:
        terminal.shows(ASKED)
        before = resident(terminal)
        pasted = threading.Thread(target=paste, args=(terminal, b"what is copied\r" * 70_000))
        pasted.start()
        began = time.monotonic()
        terminal.until(lambda: not pasted.is_alive())
        terminal.wait(0.3)
        still_asked = ASKED in terminal.text
        grown = resident(terminal) - before
        still_plays(terminal)
        took = time.monotonic() - began
        assert still_asked  # no sign of it was taken for a key
        assert took < 15.0, f"{took:.1f} s"
        assert grown < 20_000, f"{grown} KB"


def paste(terminal: Terminal, what: bytes) -> None:
    for at in range(0, len(what), 4000):
        terminal.press_bytes(what[at : at + 4000])


def resident(terminal: Terminal) -> int:
    """KB of the program in memory; nothing where the system does not tell."""
    try:
        told = Path(f"/proc/{terminal.program.pid}/status").read_text(encoding="utf-8")
    except OSError:
        return 0
    return int(told.split("VmRSS:")[1].split()[0])


# Sizes


@pytest.mark.parametrize(
    "environ",
    [{"LINES": "60"}, {"LINES": "60", "COLUMNS": "200"}, {"COLUMNS": "20", "LINES": "5"}],
    ids=str,
)
def test_it_begins_in_the_terminals_own_size_whatever_the_surroundings_say(
    tmp_path: Path, environ: Mapping[str, str]
) -> None:
    with Terminal(at_the_table(tmp_path), environ=environ) as terminal:
        terminal.shows(ASKED)
        still_plays(terminal)


@pytest.mark.parametrize("sizes", ["rows 0 columns 0", "rows 0 columns 80", "rows 24 columns 0"])
@pytest.mark.parametrize("lines", [None, "60"])
def test_it_begins_where_the_terminal_does_not_know_its_size(
    tmp_path: Path, sizes: str, lines: str | None
) -> None:
    command = f"stty {sizes}; exec {shlex.join(at_the_table(tmp_path))}"
    with Terminal(["/bin/sh", "-c", command], environ={"LINES": lines}) as terminal:
        terminal.until(lambda: ALTERNATE_SCREEN in terminal.modes)
        terminal.until(lambda: "leave" in terminal.read)
        terminal.resize(80, 24)
        terminal.shows(ASKED)
        still_plays(terminal)


def test_it_begins_while_the_terminal_changes_its_size(tmp_path: Path) -> None:
    with Terminal(at_the_table(tmp_path), size=(200, 70)) as terminal:
        terminal.until(lambda: terminal.read)
        for rows in [*range(69, 25, -1), 40, 24] * 2:
            terminal.resize(80, rows)
            terminal.wait(0.003)
        terminal.shows(ASKED)
        still_plays(terminal)


# Ends


def test_sigquit_ends_in_order(tmp_path: Path) -> None:
    with Terminal(at_the_table(tmp_path)) as terminal:
        terminal.shows(ASKED)
        terminal.signal(signal.SIGQUIT)
        assert terminal.ends(5.0) == 128 + signal.SIGQUIT
        terminal.assert_as_before()
        assert terminal.told() == ""


NO_MORE_THREADS = """
import sys, threading
name = "_start_joinable_thread" if sys.version_info >= (3, 13) else "_start_new_thread"
start, left = getattr(threading, name), [{most}]
def some(*arguments, **named):
    left[0] -= 1
    if left[0] < 0:
        raise RuntimeError("can't start new thread")
    return start(*arguments, **named)
setattr(threading, name, some)
from drawholdem_tui.cli.main import main
sys.exit(main({arguments!r}))
"""


@pytest.mark.parametrize("most", range(5))
def test_where_no_more_threads_can_be_had_the_terminal_is_left_as_it_was(
    tmp_path: Path, most: int
) -> None:
    arguments = ["--data-dir", str(tmp_path), *SOLO]
    program = NO_MORE_THREADS.format(most=most, arguments=arguments)
    with Terminal([sys.executable, "-c", program]) as terminal:
        terminal.until(lambda: terminal.program.poll() is not None or ASKED in terminal.text)
        enough = terminal.program.poll() is None
        if enough:
            terminal.press("\x03")
        assert terminal.ends() == (130 if enough else 2)
        terminal.assert_as_before()
        told = terminal.told()
        assert told.count("\n") == (0 if enough else 1)
        assert enough or "thread" in told
    assert os.listdir(tmp_path) or most < 4  # noqa: PTH208
