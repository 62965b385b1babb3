"""Answers that did not count, and the bots' own files for machines that do not have them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from drawholdem_tui.controller.bots import Fault
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.heavy.modules_along import packed
from drawholdem_tui.players.cpu import UnknownBotError, our_bot


class Broken(NamedTuple):
    player: str
    hand: int  # from 1
    number: int  # of the decision in its hand, from 1
    decision: Decision
    why: Fault
    said: Action | None  # what was said, where it was an action at all
    told: str = ""  # what was raised instead, in the bot's own words


def luggage_of(bots: Iterable[str]) -> dict[str, str]:
    """By the words after ``cpu:``."""
    return packed(words.partition(":")[0] for words in dict.fromkeys(bots) if _somebodys(words))


def _somebodys(words: str) -> bool:
    try:
        return our_bot(words) is None
    except UnknownBotError:
        return False
