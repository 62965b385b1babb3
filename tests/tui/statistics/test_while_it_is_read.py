"""Keys that come before the book has been read: the statistics open at once, and fill up."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import TypeVar

import pytest
from played_evenings import three_evenings

from drawholdem_tui.past.statistics.evenings_read import EveningRead, evenings_read
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.statistics.director import Sources, Statistics
from drawholdem_tui.tui.statistics.picture import page_picture

Thought = TypeVar("Thought")
PAGES = "12345"
MOVES = ("left", "right", "enter", "escape")


class Slow:
    """A screen on which what was thought is told when the test wants it."""

    def __init__(self) -> None:
        self.statistics: Statistics | None = None
        self.coming: list[Callable[[], None]] = []

    def think(
        self, work: Callable[[], Iterator[Thought]], tell: Callable[[Thought], None]
    ) -> Callable[[], None]:
        def told(thought: Thought) -> None:
            tell(thought)

        self.coming += [lambda each=each: told(each) for each in work()]  # type: ignore[misc]
        return lambda: None

    def changed(self) -> None:
        if self.statistics:
            page_picture(self.statistics, 80, 24)

    def give_way(self) -> None:
        """Nobody else waits."""

    def open(self, what: str) -> None:
        """Nothing lies above."""


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> tuple[EveningRead, ...]:
    """The first was left before its first hand ended."""
    book: Path = tmp_path_factory.mktemp("game") / "book.sqlite3"
    book.write_bytes(three_evenings())
    with sqlite3.connect(book) as changed:
        changed.execute("DELETE FROM hand WHERE evening = 1")
    return tuple(evenings_read(book))


@pytest.mark.parametrize("keys", list(product(PAGES, MOVES, PAGES)), ids="-".join)
def test_any_key_may_come_before_the_next_evening(
    evenings: tuple[EveningRead, ...], keys: tuple[str, ...]
) -> None:
    front = Slow()
    sources = Sources(
        lambda: iter((*evenings, None)), lambda _evening: iter(()), lambda *_: (), lambda _: None
    )
    statistics = front.statistics = Statistics(sources, Keymap(), front)
    statistics.begin()
    while front.coming:
        for key in keys:
            statistics.press(key)
        front.coming.pop(0)()
    assert statistics.evenings == list(evenings)
    assert not statistics.reading
