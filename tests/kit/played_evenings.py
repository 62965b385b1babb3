"""Evenings that computers have played into a book: some of them go as people, by name."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from drawholdem_tui.controller.bots import BotPlayer
from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.engine.events import Event
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.evening.bookkeeping import Bookkeeper
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.match.choice import DealersChoice
from drawholdem_tui.match.dealing import Dealing, HandResult
from drawholdem_tui.match.match import Match, new_match
from drawholdem_tui.players.cpu import our_bot
from drawholdem_tui.storage.book.writer import Book

THREE = {"Ann": "random", "Ben": "random", "CPU 1": "random"}


@cache
def three_evenings() -> bytes:
    """A book: two evenings that are over, and one that goes on."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        evening_played(folder, THREE, 25, computers=["CPU 1"], seed="one")
        evening_played(folder, {"Ann": "random", "Cleo": "random"}, 5, seed="two")
        evening_played(folder, {"Ann": "random", "Dora": "random"}, 4, over=False, seed="three")
        return (folder / "book.sqlite3").read_bytes()


class _Host:
    """Whoever is broke buys in again; ``most`` hands are played, and then the evening is left."""

    listens = False

    def __init__(self, buy_in: int, most: int | None) -> None:
        self.buy_in = buy_in
        self.most = most

    async def evening_is_over(self) -> None: ...

    async def between_hands(self, match: Match) -> bool:
        for chair, seat in enumerate(match.chairs):
            if not seat.stack:
                match.buy(chair, self.buy_in)
                seat.waits = False
        if match.hands == self.most:
            raise EveningLeft
        return True

    def hand_begins(self, dealing: Dealing, seal: str) -> None: ...

    def happened(self, dealing: Dealing, events: Sequence[Event]) -> None: ...

    def player_failed(self, dealing: Dealing, seat: int, why: str) -> None: ...

    def hand_is_over(self, dealing: Dealing, result: HandResult) -> None: ...

    async def settled(self) -> None: ...


class EveningLeft(Exception):
    """It stays open."""


def evening_played(
    folder: Path,
    seats: Mapping[str, str],
    hands: int,
    *,
    game: str = "draw-holdem",
    computers: Sequence[str] = (),
    over: bool = True,
    stack: int = 1000,
    seed: str = "played",
    choice: str | None = None,
) -> None:
    """``seats`` has a bot for each name; who is among the ``computers`` says so in the book."""
    match = new_match(PRESETS[game], list(seats), stack)
    match.choice = DealersChoice(choice, game) if choice else None
    match.draw_for_the_button(shuffled(sha256(seed.encode()).digest()))
    bots = {str(chair): bot for chair, (name, bot) in enumerate(seats.items()) if name in computers}
    players = {}
    for chair, words in enumerate(seats.values()):
        bot = our_bot(words)
        assert bot is not None
        players[chair] = BotPlayer(bot)
    with sit_down(folder / "book.sqlite3", afresh=True) as opened:
        assert isinstance(opened.book, Book)
        keeper = Bookkeeper(opened.book, {"game": game, "bots": bots})
        keeper.begins(match)
        loop = Loop(
            match,
            players,
            _Host(stack, None if over else hands),
            lambda number: sha256(f"{seed} {number}".encode()).digest(),
            keeper=keeper,
        )
        try:
            asyncio.run(loop.play(hands if over else None))
        except EveningLeft:
            asyncio.run(opened.book.written())
