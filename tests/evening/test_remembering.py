"""An evening put down in mid-hand and taken up again: who remembers earlier hands, and who reads
the others' play, decides as if nothing had been."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from broken_evenings import CASES, Diary, Host

from drawholdem_tui.controller.bots import BotPlayer
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.engine.view import View
from drawholdem_tui.evening.evening import Evening, fresh
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.evening.taken_up import taken_up
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.opening import open_book

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
SEATS = ("cpu:shark", "cpu:random", "cpu:shark:vera", "cpu:rookie")
HANDS = 6


class Remembers:
    """Says what follows from all that the table has seen, this hand and before."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        return any_action(decision, Random(repr((view.said, view.table, rng.random()))))


def sits_down(evening: Evening, diary: Diary, most: int | None = None) -> int:
    """Play to the end, or so many decisions of the one who remembers; how many there were."""
    asked = 0

    class Counts(Remembers):
        def decide(self, view: View, decision: Decision, rng: Random) -> Action:
            nonlocal asked
            asked += 1
            if most is not None and asked > most:
                raise KeyboardInterrupt
            return super().decide(view, decision, rng)

    evening.bots[1] = BotPlayer(Counts())
    for bot in evening.bots.values():
        assert isinstance(bot, BotPlayer)
        bot.at_once = True
    host = Host(evening, diary, CASES["knockout"])
    host.loop = evening.loop({}, host)
    try:
        asyncio.run(host.loop.play(HANDS))
    except KeyboardInterrupt:
        assert most is not None
    return asked


def hands_of(book: Path) -> list[str]:
    with history(book) as past:
        texts = [each.text or "" for each in past.every_hand()]
    return [re.sub(r"(?m)^_taken_up.*\n", "", text) for text in texts]


def test_sharks_and_whoever_remembers_go_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    options = TableOptions("draw-holdem", DRAW_HOLDEM, SEATS, 300, "remembers", hands=HANDS)
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    opened = open_book(whole, NOON)
    assert opened.book
    decisions = sits_down(fresh(options, opened.book), Diary(tmp_path / "diary"))
    opened.book.close()
    assert decisions > 8

    sessions = 0
    while sessions < 100:
        opened = open_book(broken, NOON)
        assert opened.book
        found = opened.evening
        evening = taken_up(found, opened.book) if found else fresh(options, opened.book)
        sessions += 1
        asked = sits_down(evening, Diary(tmp_path / "diary"), most=3)
        opened.book.close()
        if asked <= 3:
            break
    assert sessions > 2
    assert hands_of(broken) == hands_of(whole)
    assert len(hands_of(whole)) == HANDS
