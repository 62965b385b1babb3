"""The evenings of the book, counted one after the other; what is still kept is not counted again.

While an evening can go on nothing of it is weighed: that rests on cards that nobody saw.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from drawholdem_tui.past.hands import Played, finished
from drawholdem_tui.past.luck.evening_weighed import EveningWeighed
from drawholdem_tui.past.luck.weighing import SAMPLES
from drawholdem_tui.past.seen import can_go_on
from drawholdem_tui.past.statistics.evening_counted import EveningCounted
from drawholdem_tui.past.statistics.figures_cache import KeptFigures, Shelves, shelves_of
from drawholdem_tui.storage.book.history import History, history
from drawholdem_tui.storage.book.rows import EveningRow, Result

_PART: Final = 500  # hands of an evening that are counted at a time, and kept once they are


@dataclass(slots=True)
class EveningRead:
    """One evening with its figures. Of one that is damaged only the hands can be told."""

    id: int
    began: str
    game: str
    over: bool
    damaged: bool  # itself: whether it is over, and how it ended, is not known
    results: tuple[Result, ...]
    lost: int  # hands that are missing, and that nobody has deleted
    mark: str  # of the hands that were counted
    counted: EveningCounted
    weighed: EveningWeighed

    @property
    def goes_on(self) -> bool:
        return not (self.over or self.damaged)

    @property
    def is_weighed(self) -> bool:
        return self.weighed.hands == self.counted.hands

    @property
    def to_be_weighed(self) -> bool:
        return self.over and not self.is_weighed


def evenings_read(book: Path) -> Iterator[EveningRead]:
    """The first one first, each as soon as it is counted."""
    with history(book) as past, shelves_of(book) as shelves:
        rows = dict(past.every_evening())
        shelves.drop_all_but(rows)
        lost = past.lost()
        for number in sorted(rows):
            yield _read(past, shelves, number, rows[number], lost.get(number, 0))


class Uncounted(NamedTuple):
    """A part of an evening of which nothing is kept, and the mark of all hands of that evening."""

    book: Path
    evening: int
    mark: str
    part: int
    parts: int
    hands: int  # in this part


def not_counted(book: Path) -> list[Uncounted]:
    """What ``evenings_read`` would have to count first."""
    missing: list[Uncounted] = []
    with history(book) as past, shelves_of(book) as shelves:
        for number, _row in past.every_evening():
            mark = past.mark_of_hands(number)
            if not mark or shelves.has(number, mark):
                continue
            parts = _parts(past, number)
            missing += (
                Uncounted(book, number, mark, at, len(parts), len(hands))
                for at, hands in enumerate(parts)
                if not shelves.has_part(number, mark, at)
            )
            _put_together(shelves, number, mark, len(parts))
    return missing


def counted(part: Uncounted) -> EveningCounted:
    """In any process; ``keep_counted`` keeps it."""
    with history(part.book) as past:
        hands = dict(enumerate(_parts(past, part.evening)))
        return _counted_part(past, part.evening, hands.get(part.part, ()))


def keep_counted(found: Iterable[tuple[Uncounted, EveningCounted]]) -> Iterator[Uncounted]:
    """Each as soon as it comes; with the last of its parts the whole evening."""
    for part, figures in found:
        with shelves_of(part.book) as shelves:
            if part.parts > 1:
                shelves.keep_part(part.evening, part.mark, part.part, figures)
                _put_together(shelves, part.evening, part.mark, part.parts)
            else:
                _keep(shelves, part.evening, part.mark, figures)
        yield part


def _put_together(shelves: Shelves, evening: int, mark: str, parts: int) -> None:
    """As soon as all of them are there; the last one mostly comes last."""
    if not all(shelves.has_part(evening, mark, part) for part in reversed(range(parts))):
        return
    whole = EveningCounted()
    for part in range(parts):
        counted = shelves.find_part(evening, mark, part)
        if counted is None:
            return
        whole.go_on_with(counted)
    _keep(shelves, evening, mark, whole)


def _keep(shelves: Shelves, evening: int, mark: str, counted: EveningCounted) -> None:
    shelves.keep(evening, mark, KeptFigures(counted, EveningWeighed()))


def evening_read(book: Path, evening: int) -> EveningRead | None:
    with history(book) as past, shelves_of(book) as shelves:
        rows = dict(past.every_evening())
        if evening not in rows:
            return None
        lost = past.lost(evening).get(evening, 0)
        return _read(past, shelves, evening, rows[evening], lost)


def weighing(book: Path, read: EveningRead, samples: int = SAMPLES) -> Iterator[int]:
    """Weigh its hands, and say after each how many are done; with the last one all of it is there.
    What is begun and not ended is not kept."""
    weighed = EveningWeighed()
    with history(book) as past:
        for each in finished(past, read.id):
            if isinstance(each, Played):
                weighed.weigh(each, samples)
                if weighed.hands < read.counted.hands:
                    yield weighed.hands
    read.weighed = weighed
    _as_it_ended(read)
    if read.is_weighed and samples == SAMPLES:
        with shelves_of(book) as shelves:
            shelves.keep(read.id, read.mark, KeptFigures(read.counted, weighed))
    yield weighed.hands


def _read(
    past: History, shelves: Shelves, number: int, row: EveningRow | None, lost: int
) -> EveningRead:
    mark = past.mark_of_hands(number)
    over = not can_go_on(row)
    kept = shelves.find(number, mark) if mark else None
    if kept is None:
        kept = KeptFigures(_counted(past, number), EveningWeighed())
        if mark:
            shelves.keep(number, mark, kept)
    began, game, results = (row.began, row.game, row.results) if row else ("", "", ())
    weighed = kept.weighed if over else EveningWeighed()
    damaged = row is None
    told = (number, began, game, over, damaged, results, lost, mark)
    read = EveningRead(*told, kept.counted, weighed)
    _as_it_ended(read)
    return read


def _as_it_ended(evening: EveningRead) -> None:
    """Pots that no hand could win any more were shared out, of which no hand tells (DP-5)."""
    counted = evening.counted
    nets = {name: each.net for name, each in counted.counts.items()}
    back = {name: won - nets[name] for name, won, _place in evening.results if name in nets}
    corrected = any(each.corrected for row in counted.stacks.values() for each in row)
    if evening.over and not corrected and min(back.values(), default=0) >= 0:
        counted.share_out(back)
    for name, luck in evening.weighed.luck.items():
        if luck.hands == counted.counts[name].hands:
            luck.net = counted.counts[name].net


def _counted(past: History, evening: int) -> EveningCounted:
    whole = EveningCounted()
    for hands in _parts(past, evening):
        whole.go_on_with(_counted_part(past, evening, hands))
    return whole


def _parts(past: History, evening: int) -> list[Sequence[int]]:
    """The hands of an evening, as many at a time as are counted together; one part at least."""
    hands = past.numbers(evening)
    return [hands[at : at + _PART] for at in range(0, len(hands), _PART)] or [()]


def _counted_part(past: History, evening: int, hands: Sequence[int]) -> EveningCounted:
    counted = EveningCounted()
    for each in finished(past, evening, hands):
        if isinstance(each, Played):
            counted.count(each)
        else:
            counted.damaged.append(each.number)
    return counted
