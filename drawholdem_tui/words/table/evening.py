"""A match told in lines: how a hand begins, how the evening stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.match.match import Match
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.past.book import sealed
from drawholdem_tui.words.people import Told, Who, called, one_by_one, together, told
from drawholdem_tui.words.sentences import capital
from drawholdem_tui.words.table.games import at_level, seeded, stakes
from drawholdem_tui.words.table.levels import countdown

HAS: Final = Told(_("You have {amount}"), _("{name} has {amount}"))


def hand_heading(
    dealing: Dealing,
    match: Match,
    seed: str | None,
    seal: str,
    *,
    alone: int | None = None,
    spelled: bool = False,
) -> list[str]:
    """The seats with their chips, and the seal of the deck. ``alone`` is the chair of a person who
    plays alone and is addressed as "you"."""
    rules = dealing.rules
    level = dealing.level
    game = [stakes(rules)]
    if level and match.levels:
        game = [at_level(level, len(match.levels.levels), rules)]
        rise = countdown(match.levels, level, dealing.number, match.seconds, rules)
        game += filter(None, rise[:1])
    if seed is not None:
        game.append(seeded(seed))
    button = called(match.chairs[dealing.button].name)
    if dealing.button not in dealing.chairs:
        button = translate(_("an empty seat (dead button)"))
    stacks = one_by_one(
        told(Who(match.chairs[chair].name, chair == alone), HAS, amount=chips(stack))
        for chair in sorted(dealing.chairs)
        for stack in (match.chairs[chair].stack,)
    )
    heading = _("Hand {number}, {game}. Button: {button}.")
    return [
        translate(heading, number=dealing.number, game=", ".join(game), button=button),
        f"{capital(stacks)}.",
        *([sealed(seal, spelled=spelled)] if seal else []),
    ]


def not_dealt_in(away: Sequence[tuple[str, bool]]) -> list[str]:
    """``Not dealt in: Dan (sitting out).`` A name each, and whether they wait for the blind."""
    if not away:
        return []
    waiting, sitting_out = _("{name} (waiting for the big blind)"), _("{name} (sitting out)")
    each = [translate(waiting if waits else sitting_out, name=called(name)) for name, waits in away]
    return [translate(_("Not dealt in: {names}."), names=together(each))]


def last_hand() -> str:
    return translate(_("This is the last hand of the evening."))


def saved_mid_hand() -> str:
    """At a real table, where the evening was left during a hand."""
    return translate(_("The game is saved mid-hand. Until you play on, this hand does not count."))


def saved_and_open() -> str:
    return translate(_("The game is saved; start drawholdem to continue it."))
