"""For every test: no file of the person who runs it is read or written, and what is written lies in
memory where it can."""

from __future__ import annotations

import gc
import os
import re
import shutil
import signal
import tempfile
from collections.abc import Iterator
from compileall import compile_dir
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from drawholdem_tui.languages.catalogue import ENGLISH
from drawholdem_tui.words.language import choose

REPOSITORY: Final = Path(__file__).parents[1]
MEMORY: Final = Path("/dev/shm")
ROOM: Final = 4 << 30  # bytes; all tests together write less
_NUMBERS: Final = count()
STARTS_A_PROGRAM: Final = re.compile(  # or what of the kit does
    r"^(?:from|import) (?:subprocess|multiprocessing|clusters|commanded|every_page|failing_disk"
    r"|heavy_figures|instructions|no_locks|on_the_screen|pages|scrollback|terminals)\b"
    r"|\.run_test\(|\bheavy\.run\b|\bsimulate\b.*--jobs",
    re.MULTILINE,
)


# Several workers share the cores: where each sum takes all of them, they wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_configure(config: pytest.Config) -> None:
    """Where what is written lies, what is compiled, and who hears of Ctrl-C."""
    _write_to_memory()
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell's, for what runs behind it
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if "PYTHONDONTWRITEBYTECODE" not in os.environ and not hasattr(config, "workerinput"):
        compile_dir(REPOSITORY / "drawholdem_tui", quiet=2)
    # once is enough: a program whose files cannot grow would cut off what it compiles, too, and
    # everybody would read that later
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """By file: whoever edits leaves out all that start a program, and need not know which."""
    starts: dict[Path, bool] = {}
    for item in items:
        if item.path not in starts:
            source = item.path.read_text(encoding="utf-8")
            starts[item.path] = bool(STARTS_A_PROGRAM.search(source))
        if starts[item.path]:
            item.add_marker(pytest.mark.whole_program)


def pytest_collection_finish() -> None:
    """What has been collected stays to the end: to look through thousands of tests for garbage,
    again and again, was a seventh of their time."""
    gc.collect()
    gc.freeze()


def _write_to_memory() -> None:
    """A book waits for the disk at each commit, and most tests write one: on a disk that was most
    of their time. Whoever has set ``TMPDIR`` has chosen."""
    if "TMPDIR" not in os.environ and _takes_everything(MEMORY):
        os.environ["TMPDIR"] = str(MEMORY)
        tempfile.tempdir = None  # somebody may have asked before


def _takes_everything(folder: Path) -> bool:
    """There is room, and programs can be run from there."""
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        return False
    return shutil.disk_usage(folder).free > ROOM and not os.statvfs(folder).f_flag & os.ST_NOEXEC


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: many tests wait for a program in a terminal."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """The platform's folders, for this process and those it starts."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(_NUMBERS)}"
    home.mkdir()
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA", "APPDATA"):
        monkeypatch.setenv(name, str(home))


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever whoever runs it speaks, and whatever a test has chosen."""
    monkeypatch.setenv("LANGUAGE", "en")
    yield
    choose(ENGLISH)


@pytest.fixture
def in_colour(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A terminal that can show everything, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.delenv("NO_COLOR", raising=False)
