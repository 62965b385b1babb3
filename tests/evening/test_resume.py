"""Somebody pulls the plug, at any moment: the evening goes on as if nothing had been."""

from __future__ import annotations

import asyncio
import io
import json
import os
import re
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from broken_evenings import AFTER, BEFORE, CASES, Kill
from evenings import table
from tableau import KIT, REPOSITORY

from drawholdem_tui.controller.ports import TableLeft
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.events import CardSwapped
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.line_mode.play import Interrupted, play, told_of_signals
from drawholdem_tui.match.state import match_of
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.opening import open_book
from drawholdem_tui.storage.book.rows import EveningRow

Point = tuple[str, list[Kill]]
SPREAD = 10  # commits of a match, for each of three
SHARES = 12  # of the places where it is killed: the first in the quick tests

# SIGKILL, at the commits


@dataclass
class Telling:
    """A hand as it was told, by one process."""

    heading: tuple[str, str]
    lines: list[list[Any]] = field(default_factory=list)  # for everybody
    own: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))  # by chair


@dataclass
class Story:
    """An evening, however often it was broken."""

    tellings: dict[int, list[Telling]]  # by hand, one for each process that told of it
    hands: list[tuple[Any, ...]]
    evenings: list[EveningRow]


def played(case: str, folder: Path, points: Sequence[Point]) -> None:
    program = KIT / "broken_evenings.py"
    done = subprocess.run(
        [sys.executable, program, case, folder],
        input=json.dumps(points),
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        cwd=REPOSITORY,
    )
    assert done.returncode == 0, done.stderr


def diaries(folder: Path) -> list[list[list[Any]]]:
    found: list[list[list[Any]]] = []
    for number in count():
        diary = folder / f"told-{number}.jsonl"
        if not diary.exists():
            return found
        found.append([json.loads(line) for line in diary.read_text().splitlines()])
    raise AssertionError


def story(folder: Path) -> Story:
    tellings: dict[int, list[Telling]] = defaultdict(list)
    for diary in diaries(folder):
        for kind, *rest in diary:
            if kind == "hand":
                number, *heading = rest
                tellings[number].append(Telling((heading[0], heading[1])))
            elif kind == "own":
                number, chair, event = rest
                tellings[number][-1].own[chair].append(event)
            elif kind != "commit":
                tellings[rest[0]][-1].lines.append([kind, *rest])
    with history(folder / "book.sqlite3") as past:
        evenings = past.evenings()
        hands = [
            (row, but_for_interruptions(past.text(row.id)), past.nets(row.id))
            for evening in evenings
            for row in past.hands_of(evening.id)
        ]
    return Story(tellings, hands, evenings)


def but_for_interruptions(text: str) -> str:
    """A hand says how often it was taken up again: that alone tells it from an unbroken one."""
    return re.sub(r"^_taken_up = \d+\n", "", text, flags=re.MULTILINE)


def assert_same_evening(broken: Path, unbroken: Story) -> None:
    found = story(broken)
    where = broken.name
    assert found.tellings.keys() == unbroken.tellings.keys(), where
    for number, (whole,) in unbroken.tellings.items():
        *interrupted, last = found.tellings[number]
        assert last.heading == whole.heading, where
        # whoever looks after the table is told the hand from its start, and nothing else in it; if
        # the end of a hand was on the disk already, the next one begins without it
        told = last.lines
        if where.startswith((AFTER, "every")) and told == whole.lines[:-1]:
            told = [*told, *(line for line in whole.lines[-1:] if line[0] == "over")]
        assert told == whole.lines, where
        for telling in interrupted:
            assert telling.heading == whole.heading, where
            assert telling.lines == whole.lines[: len(telling.lines)], where
            for chair, own in telling.own.items():
                assert any(own == whole.own[chair][at : at + len(own)] for at in range(99)), where
        # a player is told the news alone
        for chair, own in last.own.items():
            assert own == whole.own[chair][len(whole.own[chair]) - len(own) :], where
    assert found.hands == unbroken.hands, where
    assert found.evenings == unbroken.evenings, where


def commits_of(folder: Path) -> int:
    return sum(entry[0] == "commit" for entry in diaries(folder)[0])


def commits_of_the_longest_hand(folder: Path) -> list[int]:
    """From its deal to its end."""
    during: dict[int, list[int]] = defaultdict(list)
    hand = 0
    for kind, number, *_ in diaries(folder)[0]:
        if kind == "hand":
            during[number].append(during[hand].pop())  # the deal came before the heading
            hand = number
        elif kind == "commit":
            during[hand].append(number)
    return max(during.values(), key=len)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
@pytest.mark.parametrize(
    "shares",
    [
        range(1),
        pytest.param(range(1, SHARES), marks=[pytest.mark.long, pytest.mark.by_hand]),
    ],
    ids=str,
)
@pytest.mark.parametrize("case", CASES)
def test_whenever_it_is_killed_the_evening_ends_as_if_it_had_not_been(
    case: str, shares: range, tmp_path: Path
) -> None:
    played(case, tmp_path, [("whole", [])])
    unbroken = story(tmp_path / "whole")
    (evening,) = unbroken.evenings
    assert evening.status == "over"
    assert evening.hands == len(unbroken.hands) > 7

    commits = commits_of(tmp_path / "whole")
    at = {1 + part * (commits - 1) // (SPREAD - 1) for part in range(SPREAD)}
    at |= set(commits_of_the_longest_hand(tmp_path / "whole"))
    points: list[Point] = [
        (f"{when}-{number}", [(number, when)]) for number in sorted(at) for when in (BEFORE, AFTER)
    ]
    assert len(points) > 2 * SPREAD
    # and many times in one evening: one commit is done at least, or nothing would ever go on
    points += [(f"every-{step}", [(step, AFTER)] * (commits // step + 2)) for step in (1, 7)]
    points += [("every-5-before", [(5, BEFORE)] * (commits // 4 + 2))]
    points = [point for number, point in enumerate(points) if number % SHARES in shares]
    played(case, tmp_path, points)
    for name, kills in points:
        assert_same_evening(tmp_path / name, unbroken)
        assert len(diaries(tmp_path / name)) > (1 if len(kills) == 1 else 8)


def test_the_broken_evenings_have_everything_in_them(tmp_path: Path) -> None:
    told = ""
    for case in CASES:
        played(case, tmp_path, [(case, [])])
        found = story(tmp_path / case)
        told += "".join(line[-1] for (one,) in found.tellings.values() for line in one.lines)
        if case == "draw-poker":
            assert any(
                re.search("carried=[1-9]", one.heading[1]) for (one,) in found.tellings.values()
            )
        if case == "cash":
            assert any("OVER" in one.heading[1] for (one,) in found.tellings.values())
            assert "Zoe" in str(found.evenings)
        if case == "knockout":
            assert [place for *_, place in found.evenings[0].results] == [1, 2, 3, 4]
    for word in (
        "CardSwapped", "SwapDeclined", "CardsDrawn", "all_in=True", "PotCarried", "FeesCollected",
    ):  # fmt: skip
        assert word in told, word


# Through the command line


class Sitting:
    """``play --plain`` in a process of its own, and what it has printed so far."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.process = subprocess.Popen(
            [
                sys.executable, "-m", "drawholdem_tui", "play", "--plain", "--data-dir", folder,
                "--speed", "0", *options,
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=REPOSITORY,
        )  # fmt: skip
        self.printed = ""

    def until(self, ending: str) -> str:
        """Read on to a prompt; every read waits for the program, which ends or asks."""
        assert self.process.stdout
        while not self.printed.endswith(ending):
            read = os.read(self.process.stdout.fileno(), 65536)
            assert read, self.printed
            self.printed += read.decode()
        return self.printed

    def say(self, *lines: str) -> str:
        """Answer, and wait for the next question."""
        assert self.process.stdin
        for line in lines:
            self.printed += "\0"  # a question is not answered twice
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
            self.until("> ")
        return self.printed

    def ends(self, how: int | str | None = None) -> int:
        """By a signal, by a word, or by the end of the input."""
        if isinstance(how, int):
            self.process.send_signal(how)
        rest, _ = self.process.communicate(
            how.encode() + b"\n" if isinstance(how, str) else None, timeout=60
        )
        self.printed += rest.decode()
        assert "Traceback" not in self.printed, self.printed
        return self.process.returncode


def seal_in(printed: str) -> str:
    return str(re.findall("sealed: ([0-9a-f]{8})", printed)[-1])


def cards_in(printed: str) -> str:
    return str(re.findall("^You: (.*?)[.,]", printed, re.MULTILINE)[0])


def test_nobody_gets_other_cards_by_starting_again(tmp_path: Path) -> None:
    first = Sitting(tmp_path)
    printed = first.until("> ")
    seal, cards = seal_in(printed), cards_in(printed)
    first.ends(signal.SIGKILL)

    again = Sitting(tmp_path)
    assert (seal_in(again.until("> ")), cards_in(again.printed)) == (seal, cards)
    assert "Continuing the game from" in again.printed
    again.ends(signal.SIGKILL)

    other = Sitting(tmp_path, "--new")
    assert seal_in(other.until("> ")) != seal
    other_seal, other_cards = seal_in(other.printed), cards_in(other.printed)
    other.ends(signal.SIGKILL)

    for evening, its_seal, its_cards in (("1", seal, cards), ("2", other_seal, other_cards)):
        taken = Sitting(tmp_path, "--evening", evening)
        assert (seal_in(taken.until("> ")), cards_in(taken.printed)) == (its_seal, its_cards)
        taken.ends(signal.SIGKILL)


@pytest.mark.parametrize(
    ("how", "code"),
    [
        (None, 0),
        ("quit", 0),
        (signal.SIGINT, 128 + signal.SIGINT),
        (signal.SIGTERM, 128 + signal.SIGTERM),
    ],
    ids=["end of input", "quit", "Ctrl-C", "SIGTERM"],
)
def test_interrupted_in_mid_hand_the_game_is_saved_and_goes_on(
    how: int | str | None, code: int, tmp_path: Path
) -> None:
    first = Sitting(tmp_path, "--seats", "You,cpu:random,cpu:random", "--seed", "interrupted")
    first.until("> ")
    told = first.say("keep").splitlines()
    assert first.ends(how) == code
    assert "The game is saved" in first.printed

    again = Sitting(tmp_path)
    told_again = again.until("> ").splitlines()
    assert told_again[-1] == told[-1]  # the same question
    assert again.ends(how) == code
    # and everything that everybody had seen, in the same order
    start = next(at for at, line in enumerate(told) if line.startswith("Hand 1,"))
    public = [
        line
        for line in told[start:-1]
        if not line.startswith("You: ") and "in the pot" not in line and "\0" not in line
    ]
    assert "You keep." in public
    told_again.remove("This hand has been interrupted and resumed once.")
    at = told_again.index(public[0])
    assert told_again[at : at + len(public)] == public


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_evening_also_between_two_steps_of_the_loop(number: int) -> None:
    async def waits_for_ever() -> None:
        asyncio.get_running_loop().call_soon(signal.raise_signal, number)
        await asyncio.wait_for(asyncio.Future(), 20)

    with pytest.raises(TableLeft) as left, told_of_signals():
        asyncio.run(waits_for_ever())
    assert isinstance(left.value, Interrupted)
    assert left.value.signal_number == number


def test_a_signal_while_the_table_is_introduced_ends_the_evening_as_one_at_its_first_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def introduced(*_: object) -> None:
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr("drawholdem_tui.line_mode.play._introduce", introduced)
    out = io.StringIO()
    code = play(table("draw-holdem", seats="You,cpu:random", seed="s"), io.StringIO(), out)
    assert code == 128 + signal.SIGTERM
    assert out.getvalue() == "\n"  # nobody is told of hands that were not played


# Nobody's cards before the curtain


def sits(book: Path, said: Sequence[str], table: TableOptions) -> str:
    """What the plain-text table prints; the input ends behind what is said."""
    out = io.StringIO()
    with sit_down(book, afresh=False) as opened:
        play(table, io.StringIO("".join(f"{line}\n" for line in said)), out, opened=opened)
    return out.getvalue()


@pytest.mark.parametrize("game", PRESETS)
def test_a_game_taken_up_again_shows_no_hidden_card_before_the_curtain(
    game: str, tmp_path: Path
) -> None:
    laid = table(game, seats="Ann,Ben,Cleo", stack=300, seed="curtain")
    answers = ["", "check", "", "pat", "call", "keep"]
    asked = 0
    for step in range(40):
        book = tmp_path / f"{game}-{step}" / "book.sqlite3"
        rng = Random(f"curtain {step}")
        sits(book, [rng.choice(answers) for _ in range(step)], laid)
        cards = hidden_cards(book)
        if not cards:
            continue
        taken_up = sits(book, [], laid)
        assert taken_up.count("press Enter when nobody else is looking") == 1
        assert not cards & set(re.findall(r"\b[2-9TJQKA][cdhs]\b", taken_up)), step
        asked += 1
    assert asked > 20


def hidden_cards(book: Path) -> set[str]:
    """Of the hand going on, by what nobody has been shown."""
    opened = open_book(book, datetime.now(UTC))
    assert opened.book
    opened.book.close()
    if opened.evening is None or opened.evening.hand is None:
        return set()
    dealing = match_of(opened.evening.standing.state).next_dealing()
    hand = Hand(dealing.rules, dealing.setup, SecretDeck(opened.evening.hand.secret))
    hand.play(opened.evening.hand.actions)
    held: set[str] = set()
    for seat in range(len(dealing.chairs)):
        held |= {str(card) for card in hand.view(seat).own_cards}
        for event in hand.events_for(seat):
            if isinstance(event, CardSwapped) and event.seat == seat:
                held |= {str(event.discarded), str(event.received)}
    return held
