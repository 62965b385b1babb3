"""An end from outside, before there is anything on the screen."""

from __future__ import annotations

import signal
import threading
from types import SimpleNamespace
from typing import Any, cast

import pytest

from drawholdem_tui.tui.terminal.ending import Ending


def test_a_signal_is_heard_as_soon_as_it_no_longer_ends_the_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []
    heard = threading.Event()

    def end(code: int) -> None:
        asked.append(code)
        heard.set()

    stands = signal.signal

    def comes_at_once(number: int, handler: Any) -> Any:
        before = stands(number, handler)
        if number == signal.SIGTERM and not asked and callable(handler):
            signal.raise_signal(number)
        return before

    monkeypatch.setattr(signal, "signal", comes_at_once)
    app = cast("Any", SimpleNamespace(has_a_loop=True, end_from_outside=end))
    with Ending(app, lambda: None).listening():
        assert heard.wait(3)
    assert asked == [128 + signal.SIGTERM]
