"""What the table has seen of a player this evening, in plain words; nothing that was hidden."""

from __future__ import annotations

from collections.abc import Iterator

from drawholdem_tui.engine.past import Past
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.people import called

ENOUGH = 8  # hands, to say anything
_OFTEN, _SELDOM = 0.5, 0.2


def notes_on(name: str, past: Past, *, swaps: bool) -> list[str]:
    """A few sentences; ``swaps`` where cards can be swapped for a fee."""
    if past.hands < ENOUGH:
        early = plural(
            "Too early to say: one hand so far.",
            "Too early to say: {hands} hands so far.",
            past.hands,
        )
        return [early.format(hands=past.hands)]
    said = [*_entering(past), *_betting(past), *(_swapping(past) if swaps else ()), *_showing(past)]
    return [each.format(name=called(name), hands=past.hands) for each in said]


def _entering(past: Past) -> Iterator[str]:
    often = past.entered / past.hands
    if not past.entered:
        yield translate(_("{name} has not played a hand yet, except from the blinds."))
    elif often > _OFTEN:
        yield translate(_("{name} plays more than half of the hands."))
    elif often < _SELDOM:
        yield translate(_("{name} plays fewer than one hand in five."))


def _betting(past: Past) -> Iterator[str]:
    bets = past.count(SaidKind.BET, SaidKind.RAISE)
    calls = past.count(SaidKind.CALL)
    if not bets:
        yield translate(_("{name} has not bet or raised yet."))
    elif bets > calls:
        yield translate(_("{name} bets and raises more often than they call."))
    elif calls > 4 * bets:
        yield translate(_("{name} calls and hardly ever raises."))


def _swapping(past: Past) -> Iterator[str]:
    if not past.paid_swaps:
        yield translate(_("{name} has not paid for a swap yet."))
        return
    paid = plural(
        "{name} has paid for one swap in {hands} hands.",
        "{name} has paid for {swaps} swaps in {hands} hands.",
        past.paid_swaps,
    )
    yield paid.replace("{swaps}", str(past.paid_swaps))


def _showing(past: Past) -> Iterator[str]:
    if not past.showdowns:
        yield translate(_("{name} has not shown a hand yet."))
    elif past.won_showdowns == past.showdowns > 1:
        yield translate(_("{name} has won every showdown."))
    elif not past.won_showdowns and past.showdowns > 1:
        yield translate(_("{name} has lost every showdown."))
