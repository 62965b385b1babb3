"""Killed at any moment, on a real terminal: what the last frame showed as done is in the book, and
the game goes on where it stood. 200 kills in 20 evenings."""

from __future__ import annotations

import os
import re
import shutil
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

if sys.platform == "win32":
    pytest.skip("no PTYs on this system", allow_module_level=True)
pytest.importorskip("pyte", reason="no terminal emulator installed")

from terminals import FRAMES_ARE_MARKED, Terminal, drawholdem, last_whole_frame

from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.evening.taken_up import taken_up
from drawholdem_tui.storage.book.opening import open_book
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.words.cards import unicode

pytestmark = pytest.mark.long

EVENINGS, KILLS = 20, 10
SIZE = (140, 40)
LOG_BEGINS = 110  # the column of the log at this size
NUMBER = re.compile(r"hand (\d+)")
HAPPENED = re.compile(
    r"(You|Ann|Ben|CPU \d) (ante|post|keep|fold|call|check|bet|raise|swap|draw|stand)"
    r"|(Flop|Turn|River):"
)
OVER = re.compile("Enter +(next hand|watch|end the evening|how the evening ended)")
BEGUN = re.compile(rf"\bante \d+\.|{HAPPENED.pattern}|Enter")
SEATS = ("You,cpu:random,cpu:random", "Ann,Ben,cpu:random")
GAMES = ("draw-holdem", "draw-poker", "texas-holdem")
KEYS = (*"ccccckkkf1s\r\r  lr.?", "ra\r", "1s")


@dataclass(frozen=True)
class Seen:
    """What a frame says of a hand: its number, and what has happened in it."""

    number: int
    happened: tuple[str, ...]
    over: bool  # its results are seen


def seen(frame: list[str]) -> Seen | None:
    """``None`` where something else than the table is seen."""
    number = NUMBER.search(frame[0])
    if not number:
        return None
    entries: list[str] = []
    for line in frame[2:]:
        text = line[LOG_BEGINS:].rstrip()
        if text.startswith(" ") and entries:
            entries[-1] += f" {text.strip()}"
        elif text.strip():
            entries.append(text.strip())
    headings = [at for at, entry in enumerate(entries) if entry.startswith("\u2014 hand")]
    of_this_hand = entries[headings[-1] + 1 :] if headings else entries
    happened = tuple(filter(HAPPENED.match, of_this_hand))
    return Seen(int(number[1]), happened, OVER.search("\n".join(frame)) is not None)


def has_begun(frame: list[str]) -> bool:
    """Whether the table is seen, and something on it: never asked of the raw bytes, where a colour
    may stand between two words."""
    return bool(NUMBER.search(frame[0]) and BEGUN.search("\n".join(frame)))


def in_the_book(folder: Path, told: str) -> tuple[int, list[str], bool]:
    """The number of the hand going on, or to come, what happened in it, and whether it is over, by
    a copy: the next start has to do with the book as it was left."""
    with TemporaryDirectory() as copy:
        there = Path(shutil.copytree(folder, Path(copy) / "book"))
        opened = open_book(paths(there).book, datetime.now(UTC))
        assert opened.fault is None
        assert opened.earlier is None
        assert opened.damaged == ()
        assert opened.book
        assert opened.evening, told
        evening = taken_up(opened.evening, opened.book)
        opened.book.close()
    match, going_on = evening.match, opened.evening.hand
    if going_on is None:
        return match.hands + 1, [], False
    dealing = match.next_dealing()
    show = HandOnShow(
        match.chairs, evening.laid.bots, match.rules, unicode, dealing, alone=evening.alone
    )
    hand = Hand(dealing.rules, dealing.setup, SecretDeck(going_on.secret))
    hand.play(going_on.actions)
    said = [show.after(event) for event in hand.events]
    return dealing.number, [line for line in said if line], hand.over


def sitting(folder: Path, arguments: tuple[str, ...], rng: Random) -> Iterator[Seen | None]:
    """One sitting, from the first frame to the kill: what the first and the last one show."""
    command = drawholdem(folder, "play", "--speed", "0", *arguments)
    with Terminal(command, size=SIZE, answers=FRAMES_ARE_MARKED, looks=False) as terminal:
        terminal.until(lambda: has_begun(last_whole_frame(terminal)))
        terminal.until_quiet(0.12)
        yield seen(last_whole_frame(terminal))
        for _ in range(rng.randrange(1, 12)):
            terminal.press(rng.choice(KEYS))
            terminal.wait(rng.choice([0.0, 0.01, 0.02, 0.05]))
        terminal.wait(rng.random() * 0.05)
        if rng.random() < 0.3:  # a slow machine has shown nothing yet
            terminal.until_quiet(0.12)
        os.killpg(terminal.program.pid, signal.SIGKILL)
        terminal.program.wait()
        terminal.until_quiet(0.0)
        yield seen(last_whole_frame(terminal))


@pytest.mark.parametrize(
    "number",
    [*range(2), *(pytest.param(at, marks=pytest.mark.by_hand) for at in range(2, EVENINGS))],
)
def test_what_the_last_frame_showed_is_in_the_book(number: int, tmp_path: Path) -> None:
    seed = f"kills {number}"
    rng = Random(seed)
    game, seats = GAMES[number % len(GAMES)], SEATS[number % len(SEATS)]
    arguments: tuple[str, ...] = ("--game", game, "--seats", seats, "--seed", seed)
    print("seed", seed, game, seats)
    last: Seen | None = None
    compared = hand = 0
    over = False
    for kill in range(KILLS):
        first, now = sitting(tmp_path, arguments, rng)
        arguments = ()
        told = f"kill {kill}: {last} {first} {now}"
        assert first, told
        if last and hand == last.number:
            assert first.number == hand, told
            # once it is over, which computers may see to at once, the log makes room for the
            # results: its checks go
            goes = " check" if first.over else "never"
            stays = [each for each in last.happened if goes not in each]
            assert over or stays[-1:] == [] or stays[-1] in first.happened, told
        elif last:
            assert first.number in (hand - 1, hand), told
        hand, happened, over = in_the_book(tmp_path, told)
        if now:
            assert hand in (now.number, now.number + 1), told
            if hand == now.number:
                assert [each for each in now.happened if each not in happened] == [], told
                compared += len(now.happened)
            last = now
    assert compared > 0, "nothing could be compared"
