"""The computer's players of an evening: ours think in here, everybody else's bot in a process of
its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from drawholdem_tui.controller.bots import ComputerPlayer, ThinksAside
from drawholdem_tui.players.cpu import our_bot
from drawholdem_tui.players.odds.tables.ranks import build_ahead

if TYPE_CHECKING:  # most tables have no guests, and the first frame waits for none
    from drawholdem_tui.controller.guests import GuestPlayer


def seated(bots: Mapping[int, str]) -> dict[int, ComputerPlayer]:
    """By chair, from the words behind ``cpu:``; ``UnknownBotError`` where one cannot come."""
    players: dict[int, ComputerPlayer] = {}
    guests: list[GuestPlayer] = []
    ours = {chair: our_bot(words) for chair, words in bots.items()}
    if any(ours.values()):
        build_ahead()  # what they look up, before the first of them is asked
    for chair, bot in ours.items():
        players[chair] = ThinksAside(bot) if bot else _guest(bots[chair], guests)
    try:
        for guest in guests:  # all have been sent for before the first is waited for
            guest.has_come()
    except BaseException:
        for guest in guests:
            guest.leaves()
        raise
    return players


def try_out(words: str) -> None:
    """Whether such a player could sit down here: ``UnknownBotError`` says why not."""
    for player in seated({0: words}).values():
        player.leaves()


def _guest(words: str, guests: list[GuestPlayer]) -> GuestPlayer:
    from drawholdem_tui.controller.guests import GuestPlayer

    guests.append(GuestPlayer(words))
    return guests[-1]
