"""What somebody does between two hands is on the disk before anybody sees it, as in a hand."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest
from evenings import table
from on_the_screen import hurry, options, run, sitting

from drawholdem_tui.evening.bookkeeping import Bookkeeper
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.match.match import Match
from drawholdem_tui.storage.book.writer import Book

TEXAS = "texas-holdem"

__all__ = ["hurry"]


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize(
    ("keys", "told"),
    [
        (("z",), "You sit out."),
        (("$", "$"), "You buy 10 and now have 1,000"),
        (("y",), "From the next hand on, all hands"),
    ],
    ids=["sits out", "buys", "opens the hands"],
)
def test_the_screen_waits_for_the_disk_and_no_key_for_the_screen(
    keys: tuple[str, ...], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = Book.written

    async def scene() -> None:
        disk = asyncio.Event()
        disk.set()

        async def slow(book: Book) -> None:
            await written(book)
            await disk.wait()

        monkeypatch.setattr(Book, "written", slow)
        async with sitting(tmp_path, options(TEXAS, "You,cpu"), stacks={"You": 990}) as at:
            while not at.director.between.open:
                await at.press("f" if at.director.question else "space")
            at.director.evening.match.chairs[0].stack = 990
            for key in keys[:-1]:
                await at.press(key)
            disk.clear()
            await at.pilot.press(keys[-1])
            at.table.changed()  # whatever else there is to show
            for _ in range(5):
                await at.pilot.pause()
            taken, shown = told in at.director.between.told, told in " ".join(str(at).split())
            disk.set()
            assert taken  # at once
            assert not shown
            await at.until(lambda: told in " ".join(str(at).split()))

    run(scene())


class Printed(io.StringIO):
    """Where lines are printed, among what happens to the book."""

    def __init__(self, story: list[str]) -> None:
        super().__init__()
        self.story = story

    def write(self, text: str) -> int:
        self.story.append(text)
        return super().write(text)


def test_the_end_said_in_mid_hand_waits_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    story: list[str] = []
    own, said = Bookkeeper.written, Bookkeeper.last_hand_is_said

    async def written(keeper: Bookkeeper) -> None:
        await own(keeper)
        story.append("written")

    def last_hand_is_said(keeper: Bookkeeper) -> None:
        said(keeper)
        story.append("ended")

    monkeypatch.setattr(Bookkeeper, "written", written)
    monkeypatch.setattr(Bookkeeper, "last_hand_is_said", last_hand_is_said)
    with sit_down(tmp_path / "book.sqlite3") as opened:
        typed = io.StringIO("end\nfold\n")
        play(table(TEXAS, "Ann,cpu", 1_000), typed, Printed(story), opened=opened)
    at = story.index("This is the last hand of the evening.")
    assert story[at - 2 : at] == ["ended", "written"]


def test_lines_wait_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    story: list[str] = []
    own, changed = Bookkeeper.written, Bookkeeper.table_changed

    async def written(keeper: Bookkeeper) -> None:
        await own(keeper)
        story.append("written")

    def table_changed(keeper: Bookkeeper, match: Match) -> None:
        changed(keeper, match)
        story.append("changed")

    monkeypatch.setattr(Bookkeeper, "written", written)
    monkeypatch.setattr(Bookkeeper, "table_changed", table_changed)
    typed = "fold\njoin Zoe\nsitout Zoe\nsitin Zoe\ntopup Zoe 5\nleave Zoe\nsitout\nrebuy\nquit\n"
    with sit_down(tmp_path / "book.sqlite3") as opened:
        laid = table(TEXAS, "Ann,cpu", 1_000).but(choice="button")
        play(laid, io.StringIO(typed), Printed(story), opened=opened)
    told = [
        "Zoe sits down with", "Zoe sits out.", "Zoe is back", "Zoe buys 5", "Zoe leaves with",
        "You sit out.", "You buy ",
    ]  # fmt: skip
    for line in told:
        at = next(place for place, text in enumerate(story) if text.startswith(line))
        assert "changed" in story[:at], line
        assert story[at - 1] == "written", line
