"""A book of evenings that nobody had to play: hands at random, whoever is said to sit there."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from drawholdem_tui.arena.simulation import Simulation
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.events import CardSwapped
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.players.cpu.random_choice import RandomChoice
from drawholdem_tui.storage.book.file import connect
from drawholdem_tui.storage.book.pages import FinishedHand, Pages
from drawholdem_tui.storage.book.rows import Standing
from drawholdem_tui.storage.phh.write import document_of, text_of

BEGAN = datetime(2026, 3, 1, 20, tzinfo=UTC)


@dataclass(frozen=True)
class Sat:
    """An evening: who sat there (a computer's name begins with CPU), and how it was left."""

    names: tuple[str, ...]
    hands: int
    game: str = "draw-holdem"
    status: str = "over"
    day: int = 0

    @property
    def bots(self) -> dict[str, str]:
        return {str(at): "cpu" for at, name in enumerate(self.names) if name.startswith("CPU")}


EVENINGS = (
    Sat(("You", "CPU 1", "CPU 2"), 8),
    Sat(("Ann", "Ben", "CPU 1"), 6, "texas-holdem", day=2),
    Sat(("Ann", "Ben", "Cleo", "CPU 1"), 5, "draw-poker", "aside", day=40),
    Sat(("You", "CPU 1"), 4, status="open", day=41),
)


def moment(day: int, minute: int = 0) -> str:
    return (BEGAN + timedelta(days=day, minutes=minute)).strftime("%Y-%m-%dT%H:%M:%SZ")


def book_of(path: Path, evenings: Sequence[Sat] = EVENINGS) -> Path:
    """Written with the pages that an evening writes with."""
    with closing(Pages(connect(path))) as pages:
        for sat in evenings:
            _write(pages, sat)
    return path


def _write(pages: Pages, sat: Sat) -> None:
    chairs = [{"name": name} for name in sat.names]
    results = tuple((name, 0, None) for name in sat.names)
    laid = {"game": sat.game, "bots": sat.bots}
    evening = pages.begin(moment(sat.day), sat.game, Standing(laid, {"chairs": chairs}, 0, results))
    played: list[Hand] = []
    bots = [(RandomChoice(), None) for _ in sat.names]
    Simulation(PRESETS[sat.game], bots, 1000, f"{sat.day}".encode(), played.append).play(sat.hands)
    for number, hand in enumerate(played, start=1):
        standing = Standing(laid, {"chairs": chairs}, number, results)
        pages.finish(evening, _finished(sat, number, hand), standing)
    if sat.status == "over":
        pages.end(evening, moment(sat.day, 60), standing)


def _finished(sat: Sat, number: int, hand: Hand) -> FinishedHand:
    assert isinstance(hand.deck, SecretDeck)
    document = document_of(hand, secret=hand.deck.secret, players=sat.names, number=number)
    nets = [after - before for after, before in zip(hand.stacks, hand.setup.stacks, strict=True)]
    return FinishedHand(
        number=number,
        ended=moment(sat.day, number),
        game=sat.game,
        players=len(sat.names),
        pot=sum(hand.won().values()),
        swaps=sum(isinstance(event, CardSwapped) for event in hand.events),
        showdown=hand.went_to_showdown,
        phh=text_of(document),
        nets=tuple((chair, sat.names[chair], net) for chair, net in enumerate(nets)),
    )
