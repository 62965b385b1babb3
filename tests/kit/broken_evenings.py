"""Evenings that somebody pulls the plug on. Run as a program, it plays one with the real loop and
the real book, kills itself with SIGKILL at a commit, and goes on with it in a new process.

    python broken_evenings.py CASE FOLDER < points

``points`` is JSON: ``[name, [[commit, "before" or "after"], …]]`` each, a kill a process. In
``FOLDER/name`` are the book and what was told, a file ``told-N.jsonl`` a process.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.controller.ports import Player
from drawholdem_tui.engine.actions import Action, Check
from drawholdem_tui.engine.decisions import BetDecision, Decision
from drawholdem_tui.engine.events import Event
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, Rules
from drawholdem_tui.engine.view import View
from drawholdem_tui.evening import bookkeeping
from drawholdem_tui.evening.evening import Evening, fresh
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.evening.taken_up import taken_up
from drawholdem_tui.match.dealing import Dealing, HandResult
from drawholdem_tui.match.levels import Level, Levels
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.opening import open_book

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
MOST_SESSIONS = 500
BEFORE, AFTER = "before", "after"
# a commit, counted from the start of the process, and whether it is still made
Kill = tuple[int, str]


@dataclass(frozen=True)
class Case:
    table: TableOptions
    timid: bool = False  # people check whenever they can
    coming_and_going: bool = False


def _table(rules: Rules, game: str, seats: str, stack: int, hands: int | None) -> TableOptions:
    return TableOptions(game, rules, tuple(seats.split(",")), stack, f"{game} 5", hands=hands)


_STEEP = Levels(3, tuple(Level(5 * 2**step, 10 * 2**step, 0) for step in range(8)))

CASES = {
    "cash": Case(
        _table(DRAW_HOLDEM, "draw-holdem", "Ann,Ben,cpu:rookie,cpu:random", 120, 9),
        coming_and_going=True,
    ),
    "knockout": Case(
        TableOptions(
            "draw-holdem", DRAW_HOLDEM, ("Ann", "cpu:rookie", "cpu:random", "Ben"), 150, "out 2",
            Mode.KNOCKOUT, _STEEP,
        )
    ),
    "draw-poker": Case(
        _table(DRAW_POKER, "draw-poker", "Ann,Ben,Cleo,cpu:random", 80, 12), timid=True
    ),
}  # fmt: skip


class Diary:
    """What was told, on disk at once as far as a killed process is concerned."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_CREAT | os.O_WRONLY | os.O_APPEND)

    def write(self, *entry: object) -> None:
        os.write(self._file, json.dumps(entry).encode() + b"\n")


class Person(Player):
    """Says what follows from what it sees, so that it says the same another time."""

    listens = True

    def __init__(self, chair: int, diary: Diary, timid: bool) -> None:
        self.chair = chair
        self.diary = diary
        self.timid = timid

    async def decide(self, view: View, decision: Decision) -> Action:
        rng = Random(repr((view, self.chair)))
        timid = self.timid and isinstance(decision, BetDecision) and decision.may_check
        if timid and rng.random() < 0.9:
            return Check()
        return any_action(decision, rng)

    def told(self, dealing: Dealing, events: Sequence[Event]) -> None:
        for event in events:
            self.diary.write("own", dealing.number, self.chair, repr(event))


class Host:
    """Writes down what everybody may know, and has people buy chips, come and go."""

    listens = True

    def __init__(self, evening: Evening, diary: Diary, case: Case) -> None:
        self.evening = evening
        self.diary = diary
        self.case = case
        self.people = {chair: self._person(chair) for chair in evening.people}
        self.loop: Loop | None = None

    def _person(self, chair: int) -> Person:
        return Person(chair, self.diary, self.case.timid)

    async def evening_is_over(self) -> None:
        """Nothing to look at."""

    async def between_hands(self, match: Match) -> bool:
        if match.mode is Mode.KNOCKOUT:
            return True
        for chair in self.evening.bots:
            if not match.chairs[chair].stack:
                match.buy(chair, self.evening.laid.buy_in)
        for chair in self.people:
            if not match.chairs[chair].stack and not match.chairs[chair].left:
                match.buy(chair, self.evening.laid.buy_in)
                self.evening.changed()
        if self.case.coming_and_going:
            self._come_and_go(match)
        return True

    def _come_and_go(self, match: Match) -> None:
        ann, ben = match.chairs[:2]
        whose = match.next_overblind()
        if match.hands % 2 and not ann.wants_overblind and whose and whose[0] == 0:
            match.ask_for_overblind(0)
            self.evening.changed()
        if match.hands == 3 and "Zoe" not in [chair.name for chair in match.chairs]:
            zoe = match.join("Zoe", 200)
            self.people[zoe] = self._person(zoe)
            if self.loop:
                self.loop.players[zoe] = self.people[zoe]
            self.evening.changed()
        if match.hands == 6 and not ben.left:
            match.leave(1)
            self.evening.changed()

    def hand_begins(self, dealing: Dealing, seal: str) -> None:
        self.diary.write("hand", dealing.number, seal, repr(dealing))

    def happened(self, dealing: Dealing, events: Sequence[Event]) -> None:
        for event in events:
            self.diary.write("event", dealing.number, repr(event))

    def player_failed(self, dealing: Dealing, seat: int, why: str) -> None:
        self.diary.write("failed", dealing.number, seat, why)

    def hand_is_over(self, dealing: Dealing, result: HandResult) -> None:
        self.diary.write("over", dealing.number, repr(result))

    async def settled(self) -> None:
        await asyncio.sleep(0)


class Plug(sqlite3.Connection):
    """A connection whose process ends at a commit."""

    commits = 0
    kill: Kill | None = None
    diary: Diary | None = None

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        alone = not self.in_transaction and sql.startswith(("INSERT", "UPDATE", "DELETE"))
        if sql != "COMMIT" and not alone:
            return super().execute(sql, parameters)
        Plug.commits += 1
        self._pull(BEFORE)
        done = super().execute(sql, parameters)
        if self.diary:
            self.diary.write("commit", Plug.commits)
        self._pull(AFTER)
        return done

    def _pull(self, when: str) -> None:
        if self.kill == (self.commits, when):
            os.kill(os.getpid(), signal.SIGKILL)


def play_on(case: Case, folder: Path, diary: Diary) -> None:
    """Lay the table or take it up again, and play to the end of the evening."""
    opened = open_book(folder / "book.sqlite3", NOON)
    assert opened.fault is None
    assert opened.earlier is None  # a kill takes nothing away that was told
    assert opened.damaged == ()
    assert opened.book
    with history(folder / "book.sqlite3") as past:
        ended = any(row.status == "over" for row in past.evenings())
    if not ended:
        if opened.evening:
            evening = taken_up(opened.evening, opened.book)
        else:
            evening = fresh(case.table, opened.book)
        host = Host(evening, diary, case)
        host.loop = evening.loop(host.people, host)
        asyncio.run(host.loop.play(evening.laid.hands))
    opened.book.close()


def session(case: Case, folder: Path, number: int, kill: Kill | None) -> bool:
    """A process; whether it came to the end of the evening."""
    child = os.fork()
    if not child:
        code = 1
        try:
            diary = Diary(folder / f"told-{number}.jsonl")
            Plug.kill, Plug.diary = kill, diary
            play_on(case, folder, diary)
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, -signal.SIGKILL):
        raise SystemExit(f"{folder}, session {number}: exit code {code}")
    return code == 0


def main() -> None:
    case, root = CASES[sys.argv[1]], Path(sys.argv[2])
    points: list[tuple[str, list[Kill]]] = json.load(sys.stdin)
    sqlite3.connect = partial(sqlite3.connect, factory=Plug)  # type: ignore[assignment]
    bookkeeping.now = lambda: "2026-11-21T12:00:00Z"  # type: ignore[attr-defined]
    for name, kills in points:
        folder = root / name
        folder.mkdir(parents=True)
        for number in range(MOST_SESSIONS):
            at, when = kills[number] if number < len(kills) else (0, AFTER)
            if session(case, folder, number, (at, when)):
                break
        else:
            raise SystemExit(f"{folder}: no end")


if __name__ == "__main__":
    main()
