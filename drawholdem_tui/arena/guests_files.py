"""The files of bots of the user's own, for machines that have none of them."""

from __future__ import annotations

from collections.abc import Iterable

from drawholdem_tui.heavy.luggage import packed
from drawholdem_tui.players.cpu import UnknownBotError, our_bot


def luggage_of(bots: Iterable[str]) -> dict[str, str]:
    """By the words behind ``cpu:``."""
    return packed(words.partition(":")[0] for words in dict.fromkeys(bots) if _somebodys(words))


def _somebodys(words: str) -> bool:
    try:
        return our_bot(words) is None
    except UnknownBotError:
        return False
