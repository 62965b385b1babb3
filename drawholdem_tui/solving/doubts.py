"""What a computed table, or a check of one, cannot be, when it comes from a stranger's file."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from drawholdem_tui.heavy.jobs import Doubt
from drawholdem_tui.players.blueprint.strategy import CONTEXTS, SWAPS, Blueprint, columns
from drawholdem_tui.players.pushfold.strategy import HANDS, LAYOUTS, Table
from drawholdem_tui.solving.blueprint.flops import LINES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from drawholdem_tui.solving.blueprint.flops import Sample
    from drawholdem_tui.solving.blueprint.sampled import Deals
    from drawholdem_tui.solving.blueprint.solved import Block as Planned
    from drawholdem_tui.solving.checks import Check, Checked
    from drawholdem_tui.solving.solved import Block

_NEARLY: Final = 1e-6  # that a share may be beside what it can be


def of_a_table(block: Block, table: Table) -> Doubt | None:
    """It has a cell for each hand in each square, and its figures are shares."""
    if block.game.seats not in LAYOUTS:  # what the file's head asks for is a stranger's, too
        return Doubt("figures", {})
    told, (layout, swaps) = table.told, (block.game.layout, block.game.swaps)
    cells = layout.columns(swaps=swaps) * HANDS
    if len(table.cells) != cells:
        return Doubt("cells", {"found": len(table.cells), "right": cells})
    nodes, squares = block.game.nodes, len(layout.squares(swaps=swaps))
    seats = (table.seats, len(told.values)) == (layout.seats, layout.seats)
    right = seats and (len(told.reached), len(told.often)) == (nodes, squares)
    most = _share(max(table.cells) / layout.certain)
    if most or not right:
        return most or Doubt("figures", {})
    return next(
        (doubt for each in chain(told.reached, told.often) if (doubt := _share(each))), None
    )


def of_a_check(check: Check, checked: Checked) -> Doubt | None:
    """One for each seat, and no standard error is below nothing."""
    if len(checked.seats) != len(check.stacks):
        return Doubt("figures", {})
    least = min(each.error for each in checked.seats)
    return Doubt("below_none", {"found": f"{least:g}"}) if least < 0 else None


def of_samples(deals: Deals, samples: Sequence[Sample]) -> Doubt | None:
    """Two for each deal, and nobody wins more than a stack."""
    if len(samples) != 2 * deals.many:
        return Doubt("figures", {})
    for each in samples:
        fits = each.line in range(len(LINES)) and 0 < each.pot <= 2 * each.stack
        if not fits or not {each.button, each.big_blind} <= set(range(HANDS)):
            return Doubt("figures", {})
        if abs(each.won) > each.stack:
            return Doubt("figures", {})
    return None


def of_a_blueprint(block: Planned, made: Blueprint) -> Doubt | None:
    """It has a cell for each hand in each column."""
    cells = HANDS * (2 * SWAPS + CONTEXTS * columns(block.stack))
    if len(made.cells) != cells:
        return Doubt("cells", {"found": len(made.cells), "right": cells})
    return Doubt("figures", {}) if made.stack != block.stack else None


def _share(found: float) -> Doubt | None:
    if -_NEARLY <= found <= 1 + _NEARLY:
        return None
    return Doubt("share", {"found": f"{found:g}"})
