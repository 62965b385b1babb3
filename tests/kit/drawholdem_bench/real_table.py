"""What the monkey knows of a real table: the keys there, what must never be otherwise, and how a
hand goes on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.match.state import match_of, state_of

if TYPE_CHECKING:
    from drawholdem_tui.storage.book.pages import OpenEvening
    from drawholdem_tui.tui.headless import Headless
    from drawholdem_tui.tui.referee.director import AtARealTable

AT_A_REAL_TABLE = (
    *"fcckkkssnhwoar=udtm0123459y$z/l?p.", "enter", "enter", "escape", "space", "backspace", "K",
)  # fmt: skip


def a_real_table(rng: Random) -> TableOptions:
    """As ``drawholdem table`` lays it."""
    game, stack = rng.choice(list(PRESETS)), rng.choice((30, 1000))
    return TableOptions(game, PRESETS[game], ("Ann", "Ben", "Cleo"), stack, None).but(real=True)


def keys_to_the_referee(hands: Headless) -> list[str]:
    """Its row in the menu."""
    items = [item.id for item in hands.app.screen._items]  # type: ignore[attr-defined]
    return ["home", *["down"] * items.index("referee")]


def real_table_of(hands: Headless) -> AtARealTable | None:
    """The one that is seen, or lies under another page."""
    from drawholdem_tui.tui.referee.screen import RefereeScreen

    tables = [each for each in hands.app.screen_stack if isinstance(each, RefereeScreen)]
    return tables[-1].table if tables else None


def faults_at(table: AtARealTable) -> Iterator[str]:
    """Every chip is where it was, or was said to be otherwise; what is asked can be asked."""
    match, hand = table.evening.match, table.referee.hand
    there = sum(chair.bought for chair in match.chairs) + match.brought + match.corrected
    left = sum(chair.stack for chair in match.chairs if chair.left)
    if hand is None and match.chips() != there:
        yield f"{there} chips were bought or told, and {match.chips()} are there ({left} left)"
    if hand is not None:
        setup, now = hand.setup, sum(hand.view(None).table.stacks)
        if now != sum(setup.stacks):
            yield f"{sum(setup.stacks)} chips were dealt in, and {now} are there"
        if hand.over and sum(hand.stacks) + hand.carried != sum(setup.stacks) + setup.carried:
            yield f"{sum(setup.stacks)} chips were dealt in, and {sum(hand.stacks)} come out"


def differs_from_the_book(table: AtARealTable, found: OpenEvening | None) -> str:
    """An evening that goes on is there as it was left, to the last word."""
    if found is None:
        return ""
    match = match_of(found.standing.state)
    if state_of(match) != state_of(table.evening.match):
        return f"the book has {state_of(match)}, the table {state_of(table.evening.match)}"
    return ""


def next_key(table: AtARealTable, *, cheap: bool) -> str:
    """What brings a hand nearer to its end, whatever keys somebody has chosen."""
    from drawholdem_tui.tui.referee.commands import CALL, FOLD, KEEP, NEXT, REBUY

    if table.asked_once:
        return "y"
    if table.entry:
        return "escape"
    if table.broke is not None:
        return table.keymap.keys_of(REBUY)[0]
    if judging := table.referee.judging:
        return str(1 + (len(judging.seats) > 1 and cheap))
    decision, does = table.decision, KEEP if table.decision else NEXT
    bet = decision.then if isinstance(decision, SwapDecision) else decision
    if isinstance(bet, BetDecision):
        does = FOLD if cheap or not (bet.may_check or bet.may_call) else CALL
    return table.keymap.keys_of(does)[0]
