"""Several people at one terminal, in lines of text: nobody's hand is left to be scrolled up to."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals here", allow_module_level=True)

import curses
import io

from scrollback import Screens, Terminal, drawholdem

from drawholdem_tui.line_mode.lines import PrivateScreen

SIZE = (80, 24)
HELD = re.compile(r"^(?:Ann|Ben): .*|^You (?:give up|get) .*", re.MULTILINE)
LEAVE, ENTER = b"\x1b[?1049l", b"\x1b[?1049h"


def nothing(_screen: Screens) -> None: ...


class Sitting(Terminal):
    """Answers whatever is asked, and looks at what could be read at every question."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        command = drawholdem(folder, "play", "--plain", *arguments, "--speed", "0")
        super().__init__(command, SIZE, nothing)
        self.handed_over = 0

    @property
    def shown(self) -> str:
        """What is on the screen just now."""
        screen = self.alternate if self.private else self.primary
        return "\n".join(line.rstrip() for line in screen.display).rstrip()

    @property
    def private(self) -> bool:
        return self._is_alternate

    def is_quiet(self) -> bool:
        """Behind a prompt, and nothing comes any more."""
        return self.shown.endswith(" >") and not self.read(0.05)

    def is_left(self) -> None:
        """The terminal is as everybody may see it."""
        assert not self.private

    def asked(self) -> str:
        """Wait for the next question."""
        self.until(lambda: self.code is not None or self.is_quiet())
        return self.shown.splitlines()[-1]

    def answer(self, said: str) -> None:
        sent = len(self.sent)
        self.type(f"{said}\n")
        echo = len(f"{said}\r\n")
        self.until(lambda: self.code is not None or len(self.sent) > sent + echo)

    def plays(self, hands: int) -> None:
        """So many hands, looking whenever somebody else is to look."""
        while hands:
            question = self.asked()
            if "nobody else is looking" in question:
                self.handed_over += 1
                self.nobodys_hand_can_be_read()
            if question.startswith("Enter or next"):
                self.nobodys_hand_can_be_read()
                hands -= 1
            self.answer(_answer(question))

    def nobodys_hand_can_be_read(self) -> None:
        read = f"{self.left_behind()}\n{self.shown}"
        assert not HELD.search(read), read


def _answer(question: str) -> str:
    for word in ("keep", "check", "call"):
        if word in question:
            return word
    return ""


@pytest.mark.parametrize("game", ["draw-holdem", "draw-poker"])
def test_whoever_turns_the_wheel_finds_nobodys_hand(game: str, tmp_path: Path) -> None:
    arguments = ("--seats", "Ann,Ben,cpu:random", "--game", game, "--seed", "wheel 1")
    with Sitting(tmp_path, *arguments) as at:
        at.plays(hands=2 if game == "draw-holdem" else 3)
        while "nobody else is looking" in at.asked():
            at.nobodys_hand_can_be_read()
            at.answer("")
        at.type("quit\n")
        assert at.until_it_ends() == 0
        assert at.handed_over > 5
        at.is_left()
        at.nobodys_hand_can_be_read()
        told = at.left_behind() + at.shown
        assert "Hand 1," in told
        assert "Net: " in told, "what all may read stays"


def test_swapped_cards_are_gone_too(tmp_path: Path) -> None:
    with Sitting(tmp_path, "--seats", "Ann,Ben", "--seed", "wheel") as at:
        swapped = 0
        for _ in range(12):
            question = at.asked()
            if "nobody else is looking" in question:
                at.nobodys_hand_can_be_read()
            answer = "swap 1" if "swap" in question else _answer(question)
            swapped += answer == "swap 1"
            at.answer(answer)
        assert swapped >= 2


@pytest.mark.parametrize("way", ["quit", "Ctrl-D", "Ctrl-C", "SIGTERM"])
def test_the_private_screen_is_left_however_it_ends(way: str, tmp_path: Path) -> None:
    with Sitting(tmp_path, "--seats", "Ann,Ben", "--seed", "wheel") as at:
        at.asked()
        at.answer("")
        at.asked()
        assert at.private
        match way:
            case "quit":
                at.type("quit\n")
            case "Ctrl-D":
                at.type("\x04")
            case "Ctrl-C":
                at.type("\x03")
            case _:
                os.kill(at.process, signal.SIGTERM)
        at.until_it_ends()
        at.is_left()
        at.nobodys_hand_can_be_read()
        assert "The game is saved mid-hand" in at.left_behind() + at.shown


def test_stopped_it_puts_the_cards_away_and_asks_again(tmp_path: Path) -> None:
    with Sitting(tmp_path, "--seats", "Ann,Ben", "--seed", "wheel") as at:
        at.asked()
        at.answer("")
        question = at.asked()
        assert HELD.search(at.shown)
        before = len(at.sent)
        at.type("\x1a")  # whose only process group this is goes on by itself
        at.until(lambda: LEAVE in at.sent[before:] and ENTER in at.sent[before:])
        assert at.asked() == question
        assert not HELD.search(at.shown)
        at.answer("hand")
        at.asked()


def test_who_plays_alone_keeps_the_scrollback_and_a_pause_hides_it(tmp_path: Path) -> None:
    with Sitting(tmp_path, "--seats", "Ann,cpu:random", "--seed", "wheel") as at:
        question = at.asked()
        at.is_left()
        at.answer("pause")
        at.asked()
        assert "Paused" in at.shown
        assert at.private
        assert not HELD.search(at.shown)
        at.answer("")
        assert at.asked() == question
        at.is_left()
        at.answer("quit")
        assert at.until_it_ends() == 0


# Terminals that have no second screen


class AtATerminal(io.StringIO):
    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 1


@pytest.mark.parametrize(
    ("abilities", "sent"),
    [
        ({"smcup": b"\x1b[?1049h", "clear": b"x"}, "\x1b[?1049h\x1b[H\x1b[2J"),
        ({"clear": b"x"}, "\x1b[H\x1b[2J\x1b[3J"),
        ({}, ""),
    ],
    ids=["two screens", "one screen", "paper"],
)
def test_a_terminal_does_what_it_can(
    abilities: dict[str, bytes], sent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curses, "setupterm", lambda **_: None)
    monkeypatch.setattr(curses, "tigetstr", abilities.get)
    out = AtATerminal()
    assert PrivateScreen(out).clear() == bool(sent)
    assert out.getvalue() == sent


def test_a_pipe_gets_no_escapes() -> None:
    out = io.StringIO()
    screen = PrivateScreen(out)
    assert not screen.clear()
    screen.leave()
    assert out.getvalue() == ""
