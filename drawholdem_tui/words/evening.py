"""A match told in lines: how a hand begins, how the evening stands."""

from __future__ import annotations

from drawholdem_tui.match.match import Chair, Dealing, Match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.words.book import sealed
from drawholdem_tui.words.games import at_level, seeded, stakes
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate
from drawholdem_tui.words.numbers import chips, net


def hand_heading(dealing: Dealing, match: Match, seed: str | None, seal: str) -> list[str]:
    """Who sits where with how much, and the seal of the deck."""
    rules = dealing.rules
    level = dealing.level
    game = [at_level(level, rules) if level else stakes(rules)]
    if seed is not None:
        game.append(seeded(seed))
    button = match.chairs[dealing.button].name
    if dealing.button not in dealing.chairs:
        button = translate(_("an empty chair"))
    stacks = ", ".join(
        f"{match.chairs[chair].name} {chips(match.chairs[chair].stack)}"
        for chair in sorted(dealing.chairs)
    )
    heading = translate(_("Hand {number}, {game}. Button: {button}."))
    return [
        heading.format(number=dealing.number, game=", ".join(game), button=button),
        f"{stacks}.",
        sealed(seal),
    ]


def standings(match: Match) -> list[str]:
    """The end of an evening: places, hands won, biggest pots, nets."""
    heading = plural("After one hand:", "After {hands} hands:", match.hands)
    lines = [heading.format(hands=match.hands)]
    for place, chair in enumerate(match.standings(), start=1):
        seat = match.chairs[chair]
        knocked_out = seat.place if match.mode is Mode.KNOCKOUT else None
        lines.append(_standing(seat, knocked_out or place))
    return lines


def _standing(seat: Chair, place: int) -> str:
    template = plural(
        "{place}. {name}: {net}, 1 hand won, biggest pot {pot}.",
        "{place}. {name}: {net}, {hands} hands won, biggest pot {pot}.",
        seat.hands_won,
    )
    return template.format(
        place=place,
        name=seat.name,
        net=net(seat.net),
        hands=seat.hands_won,
        pot=chips(seat.biggest_pot),
    )
