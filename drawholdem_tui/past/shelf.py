"""Hands of files and folders as a row to leaf through: listed at once, each read when it is looked
at, so that a folder of ten thousand opens like one of ten."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from drawholdem_tui.drills.spot import Spot
from drawholdem_tui.past.hands import Own, replay_of
from drawholdem_tui.storage.phh.documents import (
    MOST_BYTES_OF_A_HAND,
    Found,
    files_of,
    hand_on_a_line,
    read_file,
)
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.fields import record_of
from drawholdem_tui.storage.phh.replay import Replay
from drawholdem_tui.storage.phh.write import document_of
from drawholdem_tui.words.refusals.system import reason
from drawholdem_tui.words.table.games import hand_number


class OnTheShelf(NamedTuple):
    """A hand as it was found, and played again; or what is wrong with it."""

    found: Found
    played: Replay | FileFault


class _Lies(NamedTuple):
    """Where a hand lies: in a file of its own, on a line of one, or read already."""

    path: Path
    line: int = 0
    offset: int = 0
    read: Found | None = None


class Beside(NamedTuple):
    """Hands as one played them and as another did, where they did; ``at`` is one that both did."""

    pairs: tuple[tuple[Own | None, Own | None], ...]
    at: int | None = None


class Shelf:
    """By number, from 0 on."""

    tells_of_how_many = False  # each hand by what it is called

    def __init__(
        self, paths: Iterable[Path], seen: Callable[[Found], Found] = lambda found: found
    ) -> None:
        self._seen = seen
        self._row = [lies for path in paths for lies in _listed(path)]

    def __len__(self) -> int:
        return len(self._row)

    def take(self, number: int) -> OnTheShelf:
        found = self._find(number)
        return OnTheShelf(found, replay_of(found))

    def first(self) -> int | None:
        """The first hand that can be shown; none where all are broken, or have no cards."""
        for number in range(len(self)):
            played = self.take(number).played
            if isinstance(played, Replay) and played.hand is not None:
                return number
        return None

    def whose(self, found: Found) -> str | None:
        """Whose cards may be seen from the start, where that is known of a hand."""
        return None

    def is_last(self, _found: Found, _number: int) -> bool:
        """Whether no hand of its evening followed."""
        return False

    def goes_on(self, found: Found) -> bool:
        """Whether its evening does, as far as that is known."""
        return False

    def several(self, found: Found) -> tuple[str, ...]:
        """The people who played it, where there were several, as far as that is known."""
        return ()

    def numbered(self, found: Found, number: int) -> str:
        """The name of a hand that has none."""
        return hand_number(number)

    def evening(self, found: Found) -> int | None:
        """In which it was played, where that is known."""
        return None

    def other(self, number: int) -> int | None:
        """The same hand as somebody else played it, if it is here."""
        return None

    def called(self, number: int) -> str:
        """What it is called in place of its game, if it has to be known."""
        return ""

    def beside(self, number: int) -> Beside | None:
        """All hands as two people played them, and which this is; where there are two."""
        return None

    def _find(self, number: int) -> Found:
        return self._seen(_read(self._row[number]))


def _listed(path: Path) -> Iterator[_Lies]:
    files = files_of(path)
    if not files:
        yield _Lies(path, read=Found(path, "", FileFault("no_hands")))
    for file in files:
        if file.suffix == ".jsonl" and file.is_file():
            yield from _lines(file)
        elif file.suffix == ".phhs":
            yield from (_Lies(file, read=found) for found in read_file(file))
        else:
            yield _Lies(file)


def _lines(path: Path) -> Iterator[_Lies]:
    """Where each line begins that is not empty."""
    try:
        with path.open("rb") as file:
            number = offset = 0
            for number, raw in enumerate(file, start=1):
                if raw.strip():
                    yield _Lies(path, number, offset)
                offset += len(raw)
        if not number:
            yield _Lies(path, read=Found(path, "", FileFault("no_hands")))
    except OSError:
        yield _Lies(path)  # reading it will tell what is wrong


def _read(lies: _Lies) -> Found:
    if lies.read is not None:
        return lies.read
    if not lies.line:
        return next(read_file(lies.path))
    try:
        with lies.path.open("rb") as file:
            file.seek(lies.offset)
            return hand_on_a_line(lies.path, lies.line, file.readline(MOST_BYTES_OF_A_HAND + 1))
    except OSError as error:
        fault = FileFault("unreadable", why=reason(error))
        return Found(lies.path, str(lies.line), fault)


class SpotShelf(Shelf):
    """It alone, seen by whoever was asked; in a hand that was really played other ``people`` may
    have had cards."""

    def __init__(self, spot: Spot, people: Collection[str] = ()) -> None:
        super().__init__(())
        self._spot = spot
        self._people = people

    def __len__(self) -> int:
        return 1

    def whose(self, found: Found) -> str | None:
        return self._spot.called[self._spot.seat]

    def several(self, found: Found) -> tuple[str, ...]:
        """The others: nobody opens their cards without asking."""
        names = enumerate(self._spot.called)
        return tuple(name for at, name in names if name in self._people and at != self._spot.seat)

    def _find(self, number: int) -> Found:
        fields = document_of(self._spot.hand, players=self._spot.called)
        return Found(Path(self._spot.kind), "1", record_of(fields), fields)
