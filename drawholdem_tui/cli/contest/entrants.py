"""Who plays in the arena and what, as the command line says."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from drawholdem_tui.arena.decided import Difference, Verdict
from drawholdem_tui.arena.duplicate import Contest, come_in
from drawholdem_tui.arena.standings import Standings
from drawholdem_tui.cli.command import cannot, refused
from drawholdem_tui.cli.heavy.where import seed_of
from drawholdem_tui.cli.table_words import table_asked_for
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import MOST_SEATS
from drawholdem_tui.players.cpu import UnknownBotError
from drawholdem_tui.words.language import _, translate

FEWEST: Final = 2
MOST: Final = 6
_WORST: Final = 10  # hands of each entrant, where --phh says nothing else


def what_is_played(options: argparse.Namespace) -> Contest:
    """``UsageError`` where it cannot be."""
    from drawholdem_tui.past.luck.weighing import luck_by_seat

    if options.mode != "cash":
        raise cannot(_("the arena plays cash games; for a tournament use play"), "mode")
    players = [each.strip().removeprefix("cpu:") for each in options.players.split(",")]
    if not FEWEST <= len(players) <= MOST or not all(players):
        few = _("the arena takes {least} to {most} players, such as regular,rookie")
        raise cannot(few, "players", least=FEWEST, most=MOST)
    if len(set(players)) < FEWEST:
        same = _("all players are the same ({player}): there is nothing to compare")
        raise cannot(same, "players", player=players[0])
    seats = _seats(options.seats, players)
    options.seats = ",".join(["cpu"] * len(seats))
    table = table_asked_for(options)
    deals = options.hands // len(seats)
    if deals < 2:
        few = _("at least {hands} hands are needed: two deals, each played from every seat")
        raise cannot(few, "hands", hands=2 * len(seats))
    if options.worst and not options.phh:
        raise cannot(_("the hands need a folder: add --phh DIR"), "worst")
    seed = seed_of(options)
    contest = Contest(
        table.rules,
        seats,
        table.stack,
        seed,
        deals,
        worst=(options.worst or _WORST) if options.phh else 0,
        record=_document_of if options.phh else None,
        calm=options.calm,
        weigh=luck_by_seat if options.calm else None,
    )
    try:
        come_in(contest)
    except UnknownBotError as error:
        raise refused(error, "players") from None
    return contest


def _seats(said: str, players: Sequence[str]) -> tuple[str, ...]:
    """A seat an entrant; where more are asked for, they fill them in turn."""
    if not said:
        return tuple(players)
    if not said.isascii() or not said.isdigit() or not len(players) <= int(said) <= MOST_SEATS:
        wrong = _("must be a number here, {least} to {most}; the players fill the seats in turn")
        raise cannot(wrong, "seats", least=len(players), most=MOST_SEATS)
    return tuple(players[seat % len(players)] for seat in range(int(said)))


def _document_of(hand: Hand, players: Sequence[str]) -> dict[str, Any]:
    from drawholdem_tui.storage.phh.write import document_of

    return document_of(hand, players=told_apart(players))


def told_apart(players: Sequence[str]) -> list[str]:
    """Whoever holds several seats is numbered on them.

    >>> told_apart(["shark", "rookie", "shark"])
    ['shark 1', 'rookie', 'shark 2']
    """
    several = {each for each in players if players.count(each) > 1}
    return [
        f"{each} {players[: seat + 1].count(each)}" if each in several else each
        for seat, each in enumerate(players)
    ]


class Requirement(NamedTuple):
    """That one is better than another, beyond doubt."""

    better: str
    worse: str

    def holds(self, standings: Standings) -> bool:
        """The whole interval of their difference lies above zero."""
        return standings.pair(self.better, self.worse).low > 0

    def told(self, *, holds: bool) -> str:
        sentence = _("{a} > {b}: yes") if holds else _("{a} > {b}: not proved")
        return translate(sentence, a=self.better, b=self.worse)

    def decided(self, difference: Difference) -> str:
        """Whether the sequential test has decided."""
        return translate(
            _DECIDED[difference.verdict], a=self.better, b=self.worse, deals=difference.deals
        )


_DECIDED: Final = {
    Verdict.BETTER: _("{a} > {b}: decided after {deals} deals"),
    Verdict.WORSE: _("{a} > {b}: no, {b} is better: decided after {deals} deals"),
    Verdict.OPEN: _("{a} > {b}: not decided after {deals} deals"),
}


def until_of(text: str, players: Sequence[str]) -> Requirement:
    found = requirements_of([text], players, "until")
    if len(found) > 1:
        told = _("{text!r}: name two of {players}")
        raise cannot(told, "until", text=text, players=", ".join(players))
    return found[0]


def requirements_of(
    texts: Sequence[str], players: Sequence[str], option: str = "require"
) -> list[Requirement]:
    """Each ``A > B`` of two who take part; ``A > B > C`` says two of them."""
    found = []
    for text in texts:
        names = [each.strip().removeprefix("cpu:") for each in text.split(">")]
        if len(names) < 2 or not set(names) <= set(players) or len(set(names)) < len(names):
            wrong = _('{text!r} is not of the form "A > B"; choose two of {players}')
            raise cannot(wrong, option, text=text, players=", ".join(players))
        found += [Requirement(a, b) for a, b in pairwise(names)]
    return found
