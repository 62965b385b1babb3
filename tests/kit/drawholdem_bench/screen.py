"""The screen in a real terminal: how soon it is there, how fast it follows a key, what it sends,
what it holds and what it takes while nobody does anything.

Everything runs as a person would start it, in a PTY, with the book on the disk where the program
keeps its files. The empty Textual application beside it is the least that any program on this
machine can reach; both take turns.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from drawholdem_bench.guest import IMPOSSIBLE, LAST_ROW, STILL, Guest, names, until_shown
from drawholdem_bench.keys import beside_the_coach
from drawholdem_bench.keys.drills import first_spot
from drawholdem_bench.keys.drills import keys as keys_of_spots
from drawholdem_bench.keys.replays import leafing, opening
from drawholdem_tui.storage.paths import paths

if TYPE_CHECKING:
    from drawholdem_bench.terminal import Size, Terminal

_EMPTY = "from textual.app import App; App().run()"
_OURS = "import sys; from drawholdem_tui.cli.main import main; sys.exit(main())"
SEATS = 10
_USUAL_TABLE = ("--seats", "You,cpu:rookie:vera,cpu:rookie:otto")  # as drawn by lot
_FULL_TABLE = ("--seats", ",".join(["You"] + ["cpu:random"] * (SEATS - 1)))
_SHARKS = (
    "--seats",
    ",".join(["You"] + ["cpu:shark"] * (SEATS - 1)),
    "--stack",
    "5000",
    "--speed",
    "0",
)
_USUAL: Size = (120, 40)
_LARGE: tuple[Size, ...] = ((200, 55), (250, 70))
_SETTINGS = "bell = true\nconfirm_free_fold = false\nmotion = {motion}\n"

_PAIRS = 200  # of keys, where the coach alone is measured
_REST = 1.7  # keys that have just changed their meaning rest no longer, and notices are gone
_FLIES = 60.0  # seconds: until then two frames of a flight have come on any machine
_IN_THE_AIR = 0.1  # frames that follow so soon are of one flight
_ESCAPE = "\x1b"
_ESCAPE_IS_SURE = 0.25  # seconds until nothing else can come of it


@dataclass(frozen=True, slots=True)
class Amounts:
    starts: int = 15
    decisions: int = 60
    refusals: int = 60
    pairs: int = 60  # of keys, beside the coach and without
    flying_seconds: float = 30.0
    few_hands: int = 10
    settled_hands: int = 300
    many_hands: int = 1000
    idle_seconds: float = 10.0
    rounds: int = 20  # through a recorded hand
    recorded: int = 10_000  # hands in a folder
    spots: int = 20


def figures(amounts: Amounts | None = None) -> Generator[str]:
    """A line a subject with its bar, ours first, then the empty application."""
    if os.name == "nt":
        yield "screen: it is measured in a PTY, and Windows has none."
        return
    amounts = amounts or Amounts()
    with _workshop() as folder:
        yield from _first_frame(folder, amounts.starts)
        yield from _keys(folder, amounts.decisions)
        for columns, rows in _LARGE:  # told beside the bars of the usual size
            for line in _keys(folder, amounts.decisions, (columns, rows)):
                yield f"{columns}x{rows}: {line}"
        yield from beside_the_coach.figures(partial(_table, folder), amounts.pairs)
        yield from _keys_beside_sharks(folder, amounts.refusals)
        yield from _motion(folder, amounts.flying_seconds)
        yield from _memory(folder, amounts.few_hands, amounts.settled_hands, amounts.many_hands)
        yield from _idle(folder, amounts.idle_seconds)
        starts = partial(_started, folder, _OURS)
        yield from leafing(folder, starts, amounts.rounds)
        yield from opening(folder, starts, amounts.recorded)
        yield from first_spot(folder, starts, amounts.starts)
        yield from keys_of_spots(folder, starts, amounts.spots)


def beside_coach() -> Generator[str]:
    """More keys than ``figures`` presses there: what is looked for is less than the noise."""
    if os.name != "nt":
        with _workshop() as folder:
            yield from beside_the_coach.figures(partial(_table, folder), _PAIRS)


def beside_sharks(amounts: Amounts | None = None) -> Generator[str]:
    """What of it nine sharks could hold up."""
    if os.name != "nt":
        with _workshop() as folder:
            yield from _keys_beside_sharks(folder, (amounts or Amounts()).refusals)


@contextmanager
def _workshop() -> Iterator[Path]:
    """A folder on the disk that the program's own files lie on."""
    beside = paths().book.parent
    while not beside.is_dir():
        beside = beside.parent
    with TemporaryDirectory(prefix="drawholdem-bench-", dir=beside) as folder:
        yield Path(folder)


def _table(
    folder: Path, name: str, *options: str, motion: bool = False, size: Size = _USUAL
) -> Terminal:
    """Somebody sits down to play, with a book of their own."""
    data = folder / name
    data.mkdir()
    (data / "settings.toml").write_text(
        _SETTINGS.format(motion=str(motion).lower()), encoding="utf-8"
    )
    words = ("play", "--lang", "en", "--data-dir", str(data))  # by which the bench knows the table
    return _started(folder, _OURS, *words, *options, size=size)


def _full_table(
    folder: Path, name: str, speed: int, *, motion: bool = False, size: Size = _USUAL
) -> Terminal:
    options = (*_FULL_TABLE, "--speed", str(speed))
    return _table(folder, name, *options, motion=motion, size=size)


def _started(folder: Path, program: str, *arguments: str, size: Size = _USUAL) -> Terminal:
    from drawholdem_bench.terminal import Terminal, surroundings

    command = (sys.executable, "-c", program, *arguments)
    return Terminal(command, surroundings(folder / "bytecode"), size)


# The first frame


def _first_frame(folder: Path, starts: int) -> Iterator[str]:
    ours, empty = [], []
    for number in range(starts + 1):
        with _started(folder, _EMPTY) as terminal:
            empty.append(until_shown(terminal, ()))
        with _table(folder, f"start-{number}", *_USUAL_TABLE) as terminal:
            ours.append(until_shown(terminal, (b"You", b"Vera", b"Otto", LAST_ROW)))
    del ours[0], empty[0]  # those compiled what others find compiled
    ratio = median(one / other for one, other in zip(ours, empty, strict=True))
    yield f"first frame {median(ours) * 1000:.0f} ms (at most 1.12 x the empty application's)"
    yield f"empty application {median(empty) * 1000:.0f} ms ({ratio:.2f} x)"


def _keys(folder: Path, decisions: int, size: Size = _USUAL) -> Iterator[str]:
    """At the slowest pace, so that all a key brings about is there long before a computer player
    says anything. Without motion: that takes its time for the eye, and any key ends it."""
    took: list[float] = []
    with _full_table(folder, f"keys-{size[0]}", speed=1, size=size) as terminal:
        guest = Guest(terminal, names(SEATS))
        guest.sizes.clear()  # the first frames are of the whole screen
        for _ in range(decisions):
            guest.until_asked()
            guest.rest(_REST)
            # look, hide, mark, unmark, open the bet entry and type
            took += guest.pressed(*"  11r5")
            guest.terminal.press(_ESCAPE)
            guest.rest(_ESCAPE_IS_SURE)
            guest.asked = False
            took += guest.pressed(*"kc")
        sizes = [size / 1024 for size in guest.sizes]
    yield (
        f"key to last byte {_percentile(took, 50) * 1000:.1f} ms, 95 % within "
        f"{_percentile(took, 95) * 1000:.1f} ms (11 ms at most; {len(took)} keys)"
    )
    yield (
        f"frame {_percentile(sizes, 50):.1f} KB, 95 % within {_percentile(sizes, 95):.1f} KB, "
        f"largest {max(sizes):.1f} KB (6 and 16 KB at most; {len(sizes)} frames)"
    )


def _keys_beside_sharks(folder: Path, refusals: int) -> Iterator[str]:
    """Nine of them think one after the other without any wait, and somebody who has called presses
    what cannot be now. The same beside others who have said something and rest."""
    took = _refusals(folder, "sharks", _SHARKS, refusals)
    without = _refusals(folder, "resting", (*_FULL_TABLE, "--speed", "3"), refusals)
    if min(len(took), len(without)) < 2:
        yield "key beside nine sharks: there was nothing for them to think about"
        return
    yield (
        f"key beside nine sharks {_percentile(took, 50) * 1000:.1f} ms, 95 % within "
        f"{_percentile(took, 95) * 1000:.1f} ms (14 ms at most; {len(took)} keys)"
    )
    yield (
        f"the same key without {_percentile(without, 50) * 1000:.1f} ms, 95 % within "
        f"{_percentile(without, 95) * 1000:.1f} ms ({len(without)} keys)"
    )


def _refusals(folder: Path, name: str, options: tuple[str, ...], wanted: int) -> list[float]:
    """How soon it is said that a key means nothing now, in the middle of hands."""
    took: list[float] = []
    with _table(folder, name, *options) as terminal:
        guest = Guest(terminal, (b"You", LAST_ROW))
        for _ in range(20 * wanted):
            if len(took) >= wanted:
                break
            guest.until_asked()
            guest.asked, hand = False, guest.hands
            guest.terminal.press("kc")
            while guest.hands == hand and not guest.asked and len(took) < wanted:
                if not (refused := list(guest.is_refused(*IMPOSSIBLE))):
                    break  # whatever is there to be answered
                took += refused
    return took


def _motion(folder: Path, seconds: float) -> Iterator[str]:
    """Cards and chips in the air, hand after hand, and somebody who only watches and folds."""
    with _full_table(folder, "motion", speed=4, motion=True) as terminal:
        guest = Guest(terminal, names(SEATS))
        guest.sizes.clear()  # the first frames are of the whole screen
        gaps: list[float] = []
        last, began = 0.0, time.perf_counter()
        while (past := time.perf_counter() - began) < seconds or (len(gaps) < 2 and past < _FLIES):
            frame = guest.next_frame(STILL)
            if frame is None:  # nothing flies: a key would end a flight
                guest.terminal.press("k" if guest.asked else "\r")
                guest.terminal.press("f")
                guest.asked = False
                continue
            if 0 < frame.ended - last < _IN_THE_AIR:
                gaps.append(frame.ended - last)
            last = frame.ended
        sizes = [size / 1024 for size in guest.sizes]
    yield (
        f"motion {_percentile(gaps, 50) * 1000:.0f} ms from frame to frame, 95 % within "
        f"{_percentile(gaps, 95) * 1000:.0f} ms (33 ms is the pace)"
    )
    yield (
        f"frame in motion {_percentile(sizes, 50):.1f} KB, 95 % within "
        f"{_percentile(sizes, 95):.1f} KB, largest {max(sizes):.1f} KB (6 and 16 KB at most; "
        f"{len(sizes)} frames)"
    )


def _percentile(values: list[float], percent: int) -> float:
    return quantiles(values, n=100, method="inclusive")[percent - 1]


def _memory(folder: Path, few: int, settled: int, many: int) -> Iterator[str]:
    """What a long evening holds. Within some 100 hands it gets what is kept on purpose and bounded:
    half a megabyte of pages by SQLite; texts, styles and rows that were drawn before; room for what
    dies in circles until it is looked through. From there on it stays level."""
    with _full_table(folder, "memory", speed=0) as terminal:
        guest = Guest(terminal, names(SEATS))
        held = []
        for hands in (few, settled, many):
            guest.plays_until(hands)
            held.append(terminal.kilobytes() / 1024)
    yield (
        f"memory {held[-1]:.1f} MB after {many} hands, {held[-1] - held[1]:+.1f} MB since hand "
        f"{settled} (as much at most as a reading scatters), {held[-1] - held[0]:+.1f} MB since "
        f"hand {few}"
    )


def _idle(folder: Path, seconds: float) -> Iterator[str]:
    with _full_table(folder, "idle", speed=0) as terminal:
        guest = Guest(terminal, names(SEATS))
        guest.until_asked()
        guest.rest(2 * _REST)
        before, since = terminal.processor_seconds(), time.perf_counter()
        guest.rest(seconds)
        used = terminal.processor_seconds() - before
        share = used / (time.perf_counter() - since)
    yield f"idle {share:.1%} of a processor while a person thinks (under 1 %)"
