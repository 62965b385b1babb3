"""For every test: no file of the person who runs it is read or written."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from drawholdem_tui.languages.catalogue import ENGLISH
from drawholdem_tui.words.language import choose


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: many tests wait for a program in a terminal."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """The platform's folders, for this process and those it starts."""
    home = Path(tmp_path_factory.mktemp("home"))
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
