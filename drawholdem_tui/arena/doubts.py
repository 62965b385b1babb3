"""What the answer to a block cannot be: strangers' files are counted only if they are possible."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Mapping, Sequence
from math import fsum
from typing import Final

from drawholdem_tui.arena.broken import Broken
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.heavy.jobs import Doubt
from drawholdem_tui.heavy.plain import as_plain

_NOTHING: Final = 1e-6  # big blinds that figures may be beside it
_ROUNDS: Final = 4  # of betting; before each, everybody may be asked to swap or draw
_DECK: Final = 52


def so_many(code: str, right: int, *found: int) -> Doubt | None:
    """As many hands, deals and seats as the block has."""
    wrong = next((each for each in found if each != right), right)
    return Doubt(code, {"found": wrong, "right": right}) if wrong != right else None


def counted(*numbers: int) -> Doubt | None:
    found = min(numbers)
    return Doubt("below_none", {"found": found}) if found < 0 else None


def between(least: float, most: float, found: Iterable[float]) -> Doubt | None:
    """No more than could have been played, and no figure that overflows sums or squares."""
    wrong = next((each for each in found if not least <= each <= most), None)
    if wrong is None:
        return None
    told = {"found": wrong, "least": least, "most": most}
    return Doubt(
        "not_between", {name: f"{n:g}" if type(n) is float else n for name, n in told.items()}
    )


def most_decisions(rules: Rules, seats: int, chips: int) -> int:
    """In one hand. Each full raise puts in a big blind or more, a round takes no more than all
    chips, and a raise asks all once more; all-ins for less come on top."""
    return seats * _ROUNDS * (2 + chips // rules.big_blind + seats)


def of_broken(
    broken: Collection[Broken], rules: Rules, seats: int, chips: int, hands: tuple[int, int]
) -> Doubt | None:
    """Each was between the first and the last hand, with amounts that were on offer."""
    amounts = chips + 2 * rules.big_blind + 2 * rules.late_bet + _DECK
    offered = [n for each in broken for n in as_plain(each.decision).values() if type(n) is int]
    return (
        between(*hands, (each.hand for each in broken))
        or between(1, most_decisions(rules, seats, chips), (each.number for each in broken))
        or between(0, amounts, offered)
    )


def among(there: Container[object], found: Iterable[object]) -> Doubt | None:
    """Only players of the contest."""
    return next((Doubt("nobody", {"found": each}) for each in found if each not in there), None)


def hand_files(documents: Iterable[Mapping[str, object]]) -> Doubt | None:
    """What can be written as one: names, each with a value."""
    for number, document in enumerate(documents, start=1):
        if not all(name.isidentifier() and _told(each) for name, each in document.items()):
            return Doubt("document", {"found": number})
    return None


def _told(value: object) -> bool:
    """TOML has no null."""
    if isinstance(value, dict):
        return all(map(_told, value.values()))
    return all(map(_told, value)) if isinstance(value, list) else value is not None


def nobody_wins_what_none_loses(
    deals: Sequence[Sequence[float]], seats: Sequence[int], first: int
) -> Doubt | None:
    """A player on several seats wins and loses on each of them."""
    for number, deal in enumerate(deals, start=first + 1):
        found = fsum(many * each for many, each in zip(seats, deal, strict=True))
        if abs(found) > _NOTHING * (1 + max(map(abs, deal))):
            return Doubt("deal", {"deal": number, "found": f"{found:+g}"})
    return None


def chips_are_conserved(nets: Sequence[int], *, said: bool) -> Doubt | None:
    """Or they are counted as missing."""
    found = sum(nets)
    return Doubt("chips", {"found": f"{found:+}"}) if found and said else None
