"""What a program may be given and not given: streams, files, variables, and somebody's Ctrl-C."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from tableau import REPOSITORY

if sys.platform == "win32":
    pytest.skip("no signals and no shell as here", allow_module_level=True)
pytest.importorskip("pyte", reason="no terminal emulator installed")

from terminals import ASKED, Terminal, drawholdem

from drawholdem_tui.cli import past
from drawholdem_tui.cli.main import main
from drawholdem_tui.line_mode.play import Interrupted

pytestmark = pytest.mark.every_python

PATIENCE = 60
SOLO = ("play", "--seed", "x", "--speed", "0", "--seats", "You,cpu:random,cpu:random")
IN_LINES = ("play", "--plain", "--seats", "You,cpu:random", "--speed", "0")


def in_a_shell(command: list[str], before: str = "", behind: str = "") -> tuple[int, str, str]:
    done = subprocess.run(
        ["/bin/sh", "-c", f"{before} {shlex.join(command)} {behind}"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
    )
    return done.returncode, done.stdout, done.stderr


def is_one_sentence(told: str) -> bool:
    return told.startswith("drawholdem: ") and told.count("\n") == 1


# Streams


@pytest.mark.parametrize(
    "words", [IN_LINES, ("play",), (), ("history",), ("simulate", "--hands", "2"), ("rules",)]
)
def test_a_closed_standard_output_is_one_sentence(tmp_path: Path, words: tuple[str, ...]) -> None:
    code, _, errors = in_a_shell(drawholdem(tmp_path, *words), behind=">&-")
    assert code == 2
    assert is_one_sentence(errors)


@pytest.mark.parametrize("words", [IN_LINES, ("play",), ()])
def test_a_closed_standard_input_is_one_sentence(tmp_path: Path, words: tuple[str, ...]) -> None:
    code, told, errors = in_a_shell(drawholdem(tmp_path, *words), behind="<&-")
    assert (code, told) == (2, "")
    assert is_one_sentence(errors)


@pytest.mark.parametrize("words", [IN_LINES, ("drill", "--plain", "--spots", "1", "--seed", "s")])
def test_what_is_no_text_is_an_unknown_command(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = subprocess.run(
        drawholdem(tmp_path, *words),
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        check=False,
        timeout=PATIENCE,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "'\N{REPLACEMENT CHARACTER}" in done.stdout.decode()


def test_without_standard_error_a_refusal_is_told_on_standard_output(tmp_path: Path) -> None:
    code, told, _ = in_a_shell(drawholdem(tmp_path, "play", "--stack", "none"), behind="2>&-")
    assert code == 2
    assert is_one_sentence(told)


def test_nothing_of_the_program_gets_the_number_of_a_closed_stream(tmp_path: Path) -> None:
    """Else whatever is told to standard error would be written into the book."""
    command = f"exec {shlex.join(drawholdem(tmp_path, *SOLO))} 2>&-"
    with Terminal(["/bin/sh", "-c", command]) as terminal:
        terminal.shows(ASKED)
        open_as_2 = Path(f"/proc/{terminal.program.pid}/fd/2")
        if open_as_2.parent.exists():
            assert str(open_as_2.readlink()) == os.devnull
        terminal.press("\x03")
        assert terminal.ends() == 130
        terminal.assert_as_before()


# Files


@pytest.mark.parametrize("most", [7, 9, 12])
@pytest.mark.parametrize("words", [SOLO, IN_LINES, ("simulate", "--hands", "2"), ("history",)])
def test_too_few_files_are_one_sentence(tmp_path: Path, most: int, words: tuple[str, ...]) -> None:
    command = f"ulimit -n {most}; exec {shlex.join(drawholdem(tmp_path, *words))}"
    with Terminal(["/bin/sh", "-c", command]) as terminal:
        assert terminal.ends() == 2
        assert is_one_sentence(terminal.told())
        assert terminal.read == ""


def test_a_failed_reading_is_not_called_a_failed_writing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(past, "paths", fail)
    assert main(["history", "--data-dir", str(tmp_path)]) == 2
    assert capsys.readouterr().err == "drawholdem: Input/output error\n"


@pytest.mark.parametrize("command", [["history"], ["export", "--out", "hands"]])
def test_a_disk_on_which_nothing_can_be_read_is_not_said_to_be_written(
    command: list[str], tmp_path: Path
) -> None:
    """SQLite wants room for a file of its own also where a book is only looked at."""
    folder = tmp_path / "game"
    played = drawholdem(folder, "play", "--plain", "--seats", "Ann,cpu")
    environ = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    subprocess.run(
        played, input="keep\nfold\n\n", text=True, capture_output=True, check=True, env=environ
    )
    limited = f"ulimit -f 1; exec {shlex.join(drawholdem(folder, *command))}"
    done = subprocess.run(
        ["/bin/sh", "-c", limited],
        text=True, capture_output=True, check=False, cwd=tmp_path, env=environ,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert is_one_sentence(done.stderr)
    assert "The book cannot be read (" in done.stderr


# Variables


@pytest.mark.parametrize("words", [SOLO, ()])
def test_colours_that_nobody_knows_are_one_sentence(tmp_path: Path, words: tuple[str, ...]) -> None:
    environ = {"TEXTUAL_COLOR_SYSTEM": "nope"}
    with Terminal(drawholdem(tmp_path, *words), environ=environ) as terminal:
        assert terminal.ends() == 2
        told = terminal.told()
    assert is_one_sentence(told)
    assert "TEXTUAL_COLOR_SYSTEM" in told
    assert "truecolor" in told


@pytest.mark.parametrize(("value", "coloured"), [("", True), ("0", False), (None, True)])
def test_an_empty_no_color_says_nothing(tmp_path: Path, value: str | None, coloured: bool) -> None:
    with Terminal(drawholdem(tmp_path, *SOLO), environ={"NO_COLOR": value}) as terminal:
        terminal.shows(ASKED)
        assert bool(re.search(r"[34]8;2;", terminal.read)) is coloured
        terminal.press("\x03")
        assert terminal.ends() == 130


# Ctrl-C

# as the script that pip makes; what Python does before the first line of ours it does alone
SCRIPT = """
import sys
sys.argv = {arguments!r}
class Begun:
    @staticmethod
    def find_spec(name, *_):
        if name == "drawholdem_tui.cli":
            sys.stdout.write("begun")
            sys.stdout.flush()
sys.meta_path.insert(0, Begun)
from drawholdem_tui.__main__ import run
sys.exit(run())
"""


@pytest.mark.parametrize("words", [SOLO, IN_LINES, (), ("simulate", "--hands", "100000")])
def test_ctrl_c_in_the_first_moments_is_quiet(tmp_path: Path, words: tuple[str, ...]) -> None:
    arguments = ["drawholdem", "--data-dir", str(tmp_path), *words]
    program = SCRIPT.format(arguments=arguments)
    for moment in range(12):
        with Terminal([sys.executable, "-c", program]) as terminal:
            terminal.until(lambda: "begun" in terminal.read)
            terminal.wait(moment * 0.008)
            terminal.press("\x03")
            assert terminal.ends() in {130, -signal.SIGINT}, moment
            assert terminal.told() == "", moment
            terminal.assert_as_before()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_that_python_cannot_raise_where_it_is_comes_again(number: int) -> None:
    """As behind an import. It would be shown, forgotten, and whoever waits would go on waiting."""
    program = f"""
import signal, threading
from drawholdem_tui.cli import ctrl_c
from drawholdem_tui.line_mode.play import Interrupted, told_of_signals
class Cleared:
    def __del__(self):
        signal.raise_signal({int(number)})
ctrl_c.ends_at_once()
ctrl_c.is_heard()
with told_of_signals():
    try:
        Cleared()
        threading.Event().wait({PATIENCE})
    except Interrupted as heard:
        print("heard", heard.signal_number)
try:
    Cleared() if {number == signal.SIGINT} else signal.raise_signal(signal.SIGINT)
    threading.Event().wait({PATIENCE})
except KeyboardInterrupt:
    print("heard behind it")
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True, text=True, check=False, timeout=PATIENCE, cwd=REPOSITORY,
    )  # fmt: skip
    assert done.stdout == f"heard {number}\nheard behind it\n"
    assert done.stderr == ""


def test_an_interrupt_that_comes_again_too_soon_comes_once_more() -> None:
    """On a busy machine: while what gives it again has not been left."""
    program = f"""
import signal, threading, time
from drawholdem_tui.cli import ctrl_c
class TooSoon(threading.Timer):
    many = 0
    def start(self):
        TooSoon.many += 1
        super().start()
        if TooSoon.many == 1:
            time.sleep({PATIENCE})
class Cleared:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)
ctrl_c.ends_at_once()
ctrl_c.is_heard()
ctrl_c.Timer = TooSoon
try:
    Cleared()
    threading.Event().wait({PATIENCE})
except KeyboardInterrupt:
    print("heard at the", TooSoon.many)
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True, text=True, check=False, timeout=PATIENCE, cwd=REPOSITORY,
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("heard at the 2\n", "")


@pytest.mark.parametrize(
    ("interrupt", "code"), [(KeyboardInterrupt(), 130), (Interrupted(15), 143)]
)
def test_an_interrupt_between_the_steps_of_a_lock_is_no_fault(
    interrupt: KeyboardInterrupt,
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As inside ``Thread.start``: what Python tells of then is the lock."""

    def broken_into(*_: object) -> None:
        lock = threading.Condition()
        with lock:
            lock.release()
            raise interrupt

    monkeypatch.setattr(past, "paths", broken_into)
    assert main(["history", "--data-dir", str(tmp_path)]) == code
    assert capsys.readouterr().err == ""


@pytest.mark.long
def test_ctrl_c_while_processes_are_being_started_ends_it_quietly(tmp_path: Path) -> None:
    arguments = ["drawholdem", "--data-dir", str(tmp_path), "simulate", "--hands", "100000"]
    program = SCRIPT.format(arguments=arguments)
    for moment in range(25):
        with Terminal([sys.executable, "-c", program]) as terminal:
            terminal.until(lambda: "begun" in terminal.read)
            terminal.wait(0.08 + moment * 0.008)
            terminal.press("\x03")
            assert terminal.ends() in {130, -signal.SIGINT}, moment
            assert terminal.told() == "", moment


def test_one_ctrl_c_stops_a_simulation_and_what_was_played_is_told(tmp_path: Path) -> None:
    hands = tmp_path / "hands"
    words = ("simulate", "--hands", "1000000", "--json", "--phh", str(hands))
    command = [sys.executable, "-m", "drawholdem_tui", *words]
    program = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=REPOSITORY
    )
    try:
        until = time.monotonic() + PATIENCE
        while not (hands.exists() and len(os.listdir(hands)) > 20):  # noqa: PTH208
            assert time.monotonic() < until
            time.sleep(0.01)
        program.send_signal(signal.SIGINT)
        told, errors = program.communicate(timeout=PATIENCE)
    finally:
        program.kill()
    assert (program.returncode, errors) == (130, "")
    document = json.loads(told)
    assert 20 < document["hands"] < 1_000_000
    assert len(list(hands.glob("*.phh"))) == document["hands"]
    assert sum(seat["net"] for seat in document["seats"]) == 0
