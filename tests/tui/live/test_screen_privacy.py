"""Nobody reads what is not theirs, in the very bytes that the terminal is sent: after every piece
of output the screen is read as an onlooker would, against what the book says of the cards."""

from __future__ import annotations

import os
import re
import time
import tomllib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pyte
import pytest
from at_the_keyboard import cards_in, cards_of, in_letters

from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.match.state import match_of
from drawholdem_tui.storage.book.file import connect_to_read
from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.storage.phh.fields import record_of
from drawholdem_tui.storage.phh.replay import replay

if not hasattr(os, "fork"):
    pytest.skip("there are no pseudo-terminals here", allow_module_level=True)

from scrollback import Terminal, drawholdem

PEOPLE = ("Ann", "Ben", "Cleo")
CURTAIN = "look away"
TAKES_THE_TURN = re.compile(r"(?:Space  |opens )(\w+)(?: takes the turn|'s cards)")
SUITS = "\u2660\u2665\u2666\u2663"
RANKS = frozenset("23456789TJQKA")
IN_A_ROW = re.compile(f"(10|[2-9TJQKA])([{SUITS}])")


def cards_in_rows(text: str) -> set[str]:
    found = IN_A_ROW.findall(text)
    return {in_letters(rank.replace("10", "T") + suit) for rank, suit in found}


def cards_on(screen: pyte.Screen) -> set[str]:
    """Every card that can be read: as text, which larger ones have in their corner, and as a small
    block with its suit in the middle."""
    found = cards_in_rows("\n".join(screen.display))
    for y in range(screen.lines):
        for x in range(screen.columns):
            if screen.buffer[y][x].data in SUITS:
                suit = screen.buffer[y][x].data
                found |= {in_letters(rank + suit) for rank in ranks_beside(screen, x, y)}
    return found


def ranks_beside(screen: pyte.Screen, x: int, y: int) -> Iterator[str]:
    """What stands in one of the corners of a card whose suit stands here, in the same ink: the
    other corner may not be drawn yet. Where both are and disagree, two cards are being mixed up."""
    suit = screen.buffer[y][x]
    upper, lower = (
        {rank}
        if (rank := _rank(screen, x + way, y + way)) in RANKS
        and _ink(screen.buffer[y + way][x + way]) == _ink(suit)
        else set()
        for way in (-1, 1)
    )
    yield from upper & lower if upper and lower else upper | lower


def _rank(screen: pyte.Screen, x: int, y: int) -> str:
    row = screen.buffer[y]
    two = row[x].data + row[x + 1].data
    return "T" if two == "10" else row[x].data


def _ink(cell: pyte.screens.Char) -> tuple[str, str, bool]:
    return cell.fg, cell.bg, cell.bold


class Reader:
    """Knows from the book what each may know, and reads everything that comes."""

    def __init__(self, book: Path) -> None:
        self.book = book
        self.holder: str | None = None  # the name on the last curtain
        self.pieces = self.curtains = self.own = 0
        self.leaks: list[str] = []
        self._known: set[str] = set()
        self._dealt: set[str] = set()  # to anybody, as far as the book has it: the rest is misread
        self._hand = ""

    def look(self, terminal: pyte.Screen) -> None:
        self.pieces += 1
        shown = cards_on(terminal)
        screen = "\n".join(line.rstrip() for line in terminal.display)
        if CURTAIN in screen:
            self.hands_over(terminal)
            self._curtain(screen, shown)
            return
        title = re.search(r"hand (\d+)", screen)
        if title and title[1] != self._hand:
            self._hand, self._known = title[1], set()
        if shown - self._known:
            self._known |= self._may_know()
        if read := (shown - self._known) & self._dealt:
            self.leaks.append(f"{self.holder} reads {read}\n{screen}")

    def hands_over(self, terminal: pyte.Screen) -> None:
        """A curtain is coming, line by line: whose it is, though not yet what is under it."""
        names = TAKES_THE_TURN.findall("\n".join(terminal.display))
        if names and names[0] != self.holder:
            self.curtains += 1
            self.holder, self._known = names[0], set()

    def _curtain(self, screen: str, shown: set[str]) -> None:
        """While the keyboard is handed over: what everybody may see, and nothing else. The curtain
        comes down line by line, so it counts when all of it is there."""
        public = self._may_know(private=False) if shown else set()
        read = (shown - public) & self._dealt
        if read and self.holder in TAKES_THE_TURN.findall(screen):
            self.leaks.append(f"on the curtain of {self.holder}: {read}\n{screen}")

    def _may_know(self, *, private: bool = True) -> set[str]:
        """Of the hand going on, or of the last one."""
        known: set[str] = set()
        self._dealt = set()
        with closing(connect_to_read(self.book)) as book:
            open_evening = Pages(book).open_evening()
            over = book.execute("SELECT phh FROM hand ORDER BY id DESC LIMIT 1").fetchall()
        if over:
            fields = tomllib.loads(over[0][0])
            known |= self._knows(replay(record_of(fields)).hand, fields["players"], private=private)
        if open_evening and open_evening.hand:
            match = match_of(open_evening.standing.state)
            dealing = match.next_dealing()
            hand = Hand(dealing.rules, dealing.setup, SecretDeck(open_evening.hand.secret))
            hand.play(open_evening.hand.actions)
            names = [match.chairs[chair].name for chair in dealing.chairs]
            known |= self._knows(hand, names, private=private)
        return known

    def _knows(self, hand: Hand | None, names: list[str], *, private: bool) -> set[str]:
        assert hand is not None
        self._dealt |= cards_in(tuple(hand.events))
        own: set[str] = set()
        if private and self.holder in names:
            own = cards_of(hand, names.index(self.holder))
        self.own += bool(own)
        return own | cards_of(hand, None)


def quiet(terminal: Terminal, seconds: float = 0.06) -> None:
    """Until nothing more comes for a moment."""
    while terminal.read(seconds):
        continue


def calm(terminal: Terminal) -> None:
    """The time that a curtain wants."""
    until = time.monotonic() + 0.6
    while (left := until - time.monotonic()) > 0:
        terminal.read(left)


def play(terminal: Terminal, rng: Random, keys: int) -> None:
    """Whatever gets on with it, with many a look at the cards."""
    for _ in range(keys):
        screen = str(terminal)
        if CURTAIN in screen:
            terminal.type(rng.choice(["f", "s", "c"]))  # nothing of that may do anything
            calm(terminal)
            terminal.type(" ")
            terminal.until(lambda: CURTAIN not in str(terminal))
        elif "new card" in screen or "next hand" in screen or "Esc: back" in screen:
            terminal.type("\r")
        else:
            terminal.type(rng.choice([" ", " ", "1", "s", "s", "c", "c", "k", "r", "f"]))
        quiet(terminal)


@pytest.mark.parametrize(
    ("game", "size"),
    [("draw-holdem", (80, 24)), ("draw-holdem", (100, 30)), ("draw-poker", (100, 30))],
)
def test_the_terminal_is_sent_no_card_that_the_reader_may_not_see(
    game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    reader = Reader(tmp_path / "book.sqlite3")
    arguments = drawholdem(
        tmp_path, "play", "--game", game, "--seats", ",".join(PEOPLE),
        "--seed", f"{game} {size}", "--speed", "0",
    )  # fmt: skip
    with Terminal(arguments, size, reader.look, CURTAIN, reader.hands_over) as terminal:
        terminal.until(lambda: CURTAIN in str(terminal))
        play(terminal, Random(f"{game} {size}"), keys=45)
        if CURTAIN not in str(terminal):
            terminal.type("  ")  # some cards lie open, perhaps
            quiet(terminal)
        terminal.type("\x1b")
        quiet(terminal, 0.3)
        terminal.type("q")
        terminal.until(lambda: "Leave the table" in str(terminal))
        terminal.type("\r")
        assert terminal.until_it_ends() == 0
        assert not reader.leaks, reader.leaks[0]
        assert reader.curtains > 4
        assert reader.own > 1
        left = terminal.left_behind()
        assert not cards_in_rows(left), left
        assert not any(name in left for name in PEOPLE)


def test_an_onlooker_would_read_cards_of_any_size() -> None:
    for shown, read in [
        (" Q     J    \r\n  \u2663     \u2666  \r\n   Q     J", {"Qc", "Jd"}),
        (" 10\r\n  \u2663\r\n  10", {"Tc"}),
        ("Ann shows A\u2660 7\u2665.", {"As", "7h"}),
        (" 9\u2665    \r\n\r\n\r\n\r\n      9", {"9h"}),
        (" 10\u2665   ", {"Th"}),
        (" 9     \r\n  \u2665   ", {"9h"}),
    ]:
        screen = pyte.Screen(40, 10)
        pyte.Stream(screen).feed(shown)
        assert cards_on(screen) == read
