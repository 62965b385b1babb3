"""A long book: its size, the time to open it, to ask it something and to write an action down."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from drawholdem_bench.engine import SEATS, STACK
from drawholdem_bench.long_past import looking_back
from drawholdem_tui.arena.simulation import Simulation
from drawholdem_tui.engine.actions import Check
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.events import CardSwapped
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.players.cpu.random_choice import RandomChoice
from drawholdem_tui.storage.book.file import connect
from drawholdem_tui.storage.book.finding import Wanted
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.opening import open_book
from drawholdem_tui.storage.book.pages import FinishedHand, Pages
from drawholdem_tui.storage.book.rows import Standing
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.phh.write import document_of, text_of

HANDS = 20_000
HANDS_AN_EVENING = 50
ACTIONS = 400  # for each figure of a commit
OPENED = 5  # times, the median counts
BEGAN = datetime(2026, 1, 1, tzinfo=UTC)
NAMES = ("You", *(f"CPU {number}" for number in range(1, SEATS)))


def figures(folder: Path | None = None) -> Generator[str]:
    """A line a figure. The book lies in ``folder``, the current one by default: temporary folders
    are often kept in memory, where a commit costs nothing."""
    with TemporaryDirectory(dir=folder or Path.cwd(), prefix="drawholdem-bench-") as place:
        book = paths(Path(place)).book
        yield from _commits(book, "empty book")
        _fill(book)
        yield from _commits(book, f"{HANDS} hands")
        yield from _commits(book, f"{HANDS} hands, in a long one", actions_before=ACTIONS)
        yield f"size {book.stat().st_size} bytes ({book.stat().st_size / HANDS:.0f} a hand)"
        yield f"open {_milliseconds(lambda: _open(book)):.1f} ms"
        yield from _questions(book)
        yield from looking_back.figures(book)


def _commits(book: Path, what: str, actions_before: int = 0) -> Iterator[str]:
    """The book freshly opened each time, so that its log grows alike."""
    standing = Standing({}, {}, 0, ())
    with closing(Pages(connect(book))) as pages:
        evening = pages.begin(_moment(0), "draw-holdem", standing)
        pages.deal(evening, standing, 1, bytes(32))
        seconds = [
            _seconds(partial(pages.say, evening, place, Check()))
            for place in range(actions_before + ACTIONS)
        ]
    times = sorted(seconds[actions_before:])
    middle, slow = median(times) * 1000, times[ACTIONS * 95 // 100] * 1000
    yield f"action ({what}) {middle:.2f} ms, 95 % below {slow:.2f} ms"


def _fill(book: Path) -> None:
    """Evenings between six players at random, as simulations play them."""
    played: list[Hand] = []
    bots = [(RandomChoice(), None) for _ in range(SEATS)]
    Simulation(DRAW_HOLDEM, bots, STACK, b"book", played.append).play(HANDS)
    standing = Standing({}, {}, HANDS_AN_EVENING, tuple((name, 0, None) for name in NAMES))
    evening = 0
    with closing(connect(book)) as connection:
        connection.execute("PRAGMA synchronous = OFF")  # nobody waits for these
        pages = Pages(connection)
        for number, hand in enumerate(played):
            if number % HANDS_AN_EVENING == 0:
                evening = pages.begin(_moment(number), "draw-holdem", standing)
            pages.finish(evening, _finished(number, hand), standing)


def _finished(number: int, hand: Hand) -> FinishedHand:
    secret = hand.deck.secret if isinstance(hand.deck, SecretDeck) else b""
    nets = [after - before for after, before in zip(hand.stacks, hand.setup.stacks, strict=True)]
    return FinishedHand(
        number=number % HANDS_AN_EVENING + 1,
        ended=_moment(number),
        game="draw-holdem",
        players=SEATS,
        pot=sum(hand.won().values()),
        swaps=sum(isinstance(event, CardSwapped) for event in hand.events),
        showdown=hand.went_to_showdown,
        phh=text_of(document_of(hand, secret=secret, players=NAMES, number=number)),
        nets=tuple((chair, NAMES[chair], net) for chair, net in enumerate(nets)),
    )


def _questions(book: Path) -> Iterator[str]:
    with history(book) as past:
        evening = past.evenings()[0].id
        hand = past.numbers()[-1]
        find = past.finding.find
        questions: dict[str, Callable[[], object]] = {
            "evenings": past.evenings,
            "hands of an evening": lambda: past.hands_of(evening - 2),
            "all hands": lambda: find(Wanted()),
            "big pots": lambda: find(Wanted(least_pot=1_000)),
            "hands of a game": lambda: find(Wanted(games=("draw-holdem",))),
            "hands with swaps": lambda: find(Wanted(least_swaps=2)),
            "showdowns": lambda: find(Wanted(showdown=True)),
            "hands of a player": lambda: find(Wanted(players=("You",))),
            "players": past.finding.names,
            "text of a hand": lambda: past.text(hand),
        }
        for name, question in questions.items():
            yield f"{name} {_milliseconds(question):.2f} ms"


def _open(book: Path) -> None:
    opened = open_book(book, BEGAN)
    if opened.book:
        opened.book.close()


def _moment(number: int) -> str:
    return (BEGAN + timedelta(minutes=number)).strftime("%Y-%m-%dT%H:%M:%SZ")


def _milliseconds(does: Callable[[], object]) -> float:
    return median(_seconds(does) for _ in range(OPENED)) * 1000


def _seconds(does: Callable[[], object]) -> float:
    started = time.perf_counter()
    does()
    return time.perf_counter() - started
