"""Whoever thinks beside the screen hears of a key before it is on its way to the loop."""

from __future__ import annotations

import os
import sys
from threading import Event

import pytest

if sys.platform == "win32":
    pytest.skip("its keys do not come as bytes", allow_module_level=True)

from drawholdem_tui.tui.terminal.driver import TerminalDriver


@pytest.mark.parametrize(
    ("typed", "announced"),
    [(b"k", True), (b"\x1b[A", True), (b"\x1b[<35;20;7M", False)],
    ids=["a letter", "an arrow", "the pointer moves"],
)
def test_keys_are_announced_and_what_the_pointer_does_is_not(
    typed: bytes, announced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    ours, theirs = os.pipe()
    driver = object.__new__(TerminalDriver)
    driver.fileno, driver.exit_event = ours, Event()
    driver.key_comes = lambda: heard.append("a key comes")
    monkeypatch.setattr(driver, "process_message", lambda each: heard.append(type(each).__name__))
    monkeypatch.setattr(driver, "_gone", lambda: None)
    os.write(theirs, typed)
    os.close(theirs)  # behind that, the terminal has gone
    driver.run_input_thread()
    os.close(ours)
    assert ("a key comes" in heard) is announced
    assert not announced or heard == ["a key comes", "Key"]
