"""The language can be switched amid a hand: everything on the screen is said again, and nothing but
words changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from on_the_screen import AtTheScreen, hurry, options, run, sitting
from pseudo import foreign, in_own_letters

from drawholdem_tui.cli.main import main
from drawholdem_tui.words.language import choose

__all__ = ["foreign", "hurry"]

SEATS = (
    "Ann,Ben,cpu:random,cpu:random",
    pytest.param("You,cpu:random,cpu:random", marks=pytest.mark.long),
)
# a hand and a bit: curtain, look, mark, swap, bet entry, call, fold; and a few keys that only show
KEYS = (
    *("space", "h", "escape", "1", "s", "space", "k", "r", "enter", "space", "c", "c", "space"),
    *("k", "c", "space", "f", "enter", "space", "k", "c", "space", "f"),
    *("space", "k", "f", "space", "k", "f", "enter", "space", "1", "s"),
)
NAMES = {"Ann", "Ben", "CPU", "random"}  # a level has one name everywhere

pytestmark = pytest.mark.usefixtures("hurry", "foreign", "in_colour")


def speak(at: AtTheScreen, code: str) -> None:
    at.app.take(at.app.settings.change("language", code))


def played(folder: Path, seats: str, *, switching: bool) -> list[str]:
    """The screen after each key, as it is in English."""
    seen = []

    async def play() -> None:
        choose("en")
        laid = options("draw-holdem", seats, seed="1")
        async with sitting(
            folder, laid, language="en", coach="always", confirm_big_calls=False
        ) as at:
            for key in KEYS:
                await at.press(key)
                at.director.notices.text = ""  # told for a moment, and not again
                if at.director.question:
                    at.director.question.forget_refusals()
                at.director.front.changed()
                for _again in range(2):  # the coach begins anew where the next question comes
                    await at.until(lambda: not at.thinks)  # its figures get better by themselves
                    await at.pilot.pause()
                if switching:
                    before = str(at)
                    speak(at, "de")
                    await at.pilot.pause()
                    assert only_names(str(at)), str(at)
                    speak(at, "en")
                    await at.until(lambda before=before: str(at) == before)  # type: ignore[misc]
                seen.append(str(at))

    run(play())
    return seen


def only_names(page: str) -> bool:
    """Whether nothing else is left that went through no catalogue: cards and keys are no words."""
    page = re.sub(r"\b[2-9TJQKA][cdhs]\b|\b[0-9a-f]{8}\b", "", page)
    return set(in_own_letters(page)) <= NAMES


def hand_files(folder: Path) -> dict[str, str]:
    words = ["export", "--data-dir", str(folder), "--unseen", "--out", str(folder / "out")]
    assert main(words) == 0
    return {
        file.name: re.sub(r"(?m)^(time|day|month|year) .*$", "", file.read_text(encoding="utf-8"))
        for file in sorted((folder / "out").rglob("*.phh"))
    }


@pytest.mark.parametrize("seats", SEATS)
def test_amid_a_hand_it_changes_words_only(seats: str, tmp_path: Path) -> None:
    left, right = tmp_path / "left", tmp_path / "right"
    left.mkdir(mode=0o700)
    right.mkdir(mode=0o700)
    assert played(left, seats, switching=True) == played(right, seats, switching=False)
    files = hand_files(left)
    assert files
    assert files == hand_files(right)
