"""A match told in lines: how a hand begins, how the evening stands."""

from __future__ import annotations

from drawholdem_tui.match.match import Dealing, Match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.words.book import sealed
from drawholdem_tui.words.games import seeded, stakes
from drawholdem_tui.words.numbers import chips, net


def hand_heading(dealing: Dealing, match: Match, seed: str | None, seal: str) -> list[str]:
    """Who sits where with how much, and the seal of the deck."""
    dealt = f", {seeded(seed)}" if seed is not None else ""
    level = f", level {dealing.level}" if dealing.level else ""
    button = match.chairs[dealing.button]
    place = button.name if dealing.button in dealing.chairs else "an empty chair"
    stacks = ", ".join(
        f"{match.chairs[chair].name} {chips(match.chairs[chair].stack)}"
        for chair in sorted(dealing.chairs)
    )
    return [
        f"Hand {dealing.number}{level}, {stakes(dealing.rules)}{dealt}. Button: {place}.",
        f"{stacks}.",
        sealed(seal),
    ]


def standings(match: Match) -> list[str]:
    """The end of an evening: places, hands won, biggest pots, nets."""
    lines = [f"After {match.hands} hands:" if match.hands != 1 else "After one hand:"]
    for place, chair in enumerate(match.standings(), start=1):
        seat = match.chairs[chair]
        number = seat.place if match.mode is Mode.KNOCKOUT and seat.place else place
        won = "1 hand" if seat.hands_won == 1 else f"{seat.hands_won} hands"
        lines.append(
            f"{number}. {seat.name}: {net(seat.net)}, {won} won, biggest pot "
            f"{chips(seat.biggest_pot)}."
        )
    return lines
