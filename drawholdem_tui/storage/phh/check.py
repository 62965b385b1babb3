"""``replay --check`` and ``replay --json``: many files of hands, headless."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TextIO

from drawholdem_tui.storage.phh.documents import Found, read_hands
from drawholdem_tui.storage.phh.faults import FileFault, HandFault
from drawholdem_tui.storage.phh.replay import Replay, replay
from drawholdem_tui.storage.phh.report import report_of
from drawholdem_tui.storage.phh.telling import complaint, where

ALL_GOOD = 0
BAD_HAND = 1
UNREADABLE = 2


def check(paths: Iterable[Path], out: TextIO) -> int:
    """Say what is wrong, a line a hand, and at the end how many there were."""
    started = time.perf_counter()
    hands = bad = 0
    worst = ALL_GOOD
    for found, played in _replayed(paths):
        hands += 1
        if isinstance(played, FileFault):
            bad += 1
            worst = max(worst, _severity(played))
            print(f"{where(found)}: {complaint(played)}", file=out)
        elif not played.complete:
            print(f"{where(found)}: ends in mid-hand", file=out)
    print(f"{hands} hands, {bad} bad, {time.perf_counter() - started:.2f} s", file=out)
    return worst


def print_reports(paths: Iterable[Path], out: TextIO, errors: TextIO) -> int:
    """One JSON document a line and hand; what is wrong goes to ``errors``."""
    worst = ALL_GOOD
    for found, played in _replayed(paths):
        if isinstance(played, FileFault):
            worst = max(worst, _severity(played))
            print(f"{where(found)}: {complaint(played)}", file=errors)
        else:
            print(json.dumps(report_of(str(found.path), found.label, played)), file=out)
    return worst


def _replayed(paths: Iterable[Path]) -> Iterator[tuple[Found, Replay | FileFault]]:
    for found in read_hands(paths):
        if isinstance(found.record, FileFault):
            yield found, found.record
            continue
        try:
            yield found, replay(found.record)
        except HandFault as fault:
            yield found, fault


def _severity(fault: FileFault) -> int:
    return BAD_HAND if isinstance(fault, HandFault) else UNREADABLE
