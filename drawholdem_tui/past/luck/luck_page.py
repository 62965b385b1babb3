"""Luck and play of an evening that has just ended: worked out beside its closing page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from drawholdem_tui.past.statistics.evenings_read import evening_read, weighing
from drawholdem_tui.past.statistics.in_words import luck_sentences, luck_told
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.words.past.luck import luck_line, split, still_counting
from drawholdem_tui.words.people import called


class LuckPage(NamedTuple):
    """As far as it is worked out: sentences for the page, and in the end everybody's luck in chips
    and the same in lines."""

    sentences: tuple[str, ...]
    beside: Mapping[str, int]
    lines: tuple[str, ...] = ()
    shared: tuple[str, str] | tuple[()] = ()  # the last sentences: what a line means, and the line


def luck_page(
    book: Path, evening: int, as_called: Mapping[str, str] = MappingProxyType({})
) -> Iterator[LuckPage]:
    """Nothing of an evening that is not over in the book, or has no hand that can be read.
    ``as_called`` has what people are called at the table who are kept otherwise."""
    try:
        read = evening_read(book, evening)
        if read is None or not read.over or not read.counted.hands:
            return
        if not read.is_weighed:
            for done in weighing(book, read):
                yield LuckPage((still_counting(done, read.counted.hands),), {})
    except BookFault:  # it is told where the evening could not be saved
        return
    luck = read.weighed.luck.items()
    read.weighed.luck = {as_called.get(name, name): each for name, each in luck}
    every = luck_told(read)
    sentences = tuple(luck_sentences(read))
    lines = (*map(luck_line, every), *sentences)
    beside = {called(each.name): split(each.net, each.luck)[0] for each in every}
    yield LuckPage(sentences, beside, lines)
