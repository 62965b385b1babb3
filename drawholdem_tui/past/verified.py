"""The book's own hands, verified. Evenings may still go on: what is found names no card."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from drawholdem_tui.storage.book.history import KeptHand
from drawholdem_tui.storage.phh.documents import Found
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.record import record_of
from drawholdem_tui.storage.phh.verify import NothingToCheck, verified


@dataclass(slots=True)
class Findings:
    """What came of them all."""

    hands: int = 0
    damaged: list[KeptHand] = field(default_factory=list)  # not as they were written
    wrong: list[KeptHand] = field(default_factory=list)  # a card or a figure is another
    decided: list[KeptHand] = field(default_factory=list)  # a computer would have said otherwise
    silent: int = 0  # that carry too little
    follow: int = 0  # decisions of computers
    others: Counter[tuple[str, int]] = field(default_factory=Counter)  # of what is not here


def findings(
    book: Path, hands: Iterable[KeptHand], tell: Callable[[int], None] = lambda _hands: None
) -> Findings:
    """``tell`` hears how many there were so far."""
    found = Findings()
    for kept in hands:
        found.hands += 1
        _look_at(book, kept, found)
        tell(found.hands)
    return found


def _look_at(book: Path, kept: KeptHand, found: Findings) -> None:
    if kept.text is None:
        found.damaged.append(kept)
        return
    try:
        fits = verified(Found(book, "", record_of(tomllib.loads(kept.text))))
    except NothingToCheck:
        found.silent += 1
    except FileFault as fault:
        (found.decided if fault.code == "computer_differs" else found.wrong).append(kept)
    except tomllib.TOMLDecodeError:
        found.wrong.append(kept)
    else:
        found.follow += fits.computers.follow
        found.others.update((each.bot, each.edition) for each in fits.computers.gone)
