"""What a computed table, or a check of one, cannot be, read from a file that may be anybody's."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

from drawholdem_tui.heavy.jobs import Doubt
from drawholdem_tui.players.pushfold.strategy import HANDS, Table, Told

if TYPE_CHECKING:
    from drawholdem_tui.solving import real_deals, solved
    from drawholdem_tui.solving.three import best
    from drawholdem_tui.solving.three import solved as solved_three

_NEARLY: Final = 1e-6  # that a share may be beside what it can be


def of_a_table(block: solved.Block | solved_three.Block, table: Table) -> Doubt | None:
    """It has a cell for each hand in each square, and its figures are shares."""
    told, layout, swaps = table.told, table.layout, block.game.swaps
    cells = layout.columns(swaps=swaps) * HANDS
    if len(table.cells) != cells:
        return Doubt("cells", {"found": len(table.cells), "right": cells})
    shares: tuple[Sequence[float], ...]
    if isinstance(told, Told):  # of all nodes, with swaps or without
        shares = (told.reached, told.push, told.call)
        right = all(len(each) == layout.nodes for each in shares)
        shares = ((told.button_swaps, told.after_keep, told.after_swap), *shares)
    else:
        nodes, squares = layout.nodes if swaps else 1, len(layout.squares(swaps=swaps))
        shares = (told.reached, told.often)
        right = (len(told.reached), len(told.often)) == (nodes, squares)
    most = _share(max(table.cells) / layout.certain)
    if most or not right:
        return most or Doubt("figures", {})
    return next((doubt for each in chain(*shares) if (doubt := _share(each))), None)


def of_a_check(_check: object, checked: real_deals.Checked | best.Checked) -> Doubt | None:
    """A standard error is none below nothing."""
    least = min(*(each.error for each in checked), *(error for _more, error in checked.in_turn))
    return Doubt("below_none", {"found": f"{least:g}"}) if least < 0 else None


def _share(found: float) -> Doubt | None:
    if -_NEARLY <= found <= 1 + _NEARLY:
        return None
    return Doubt("share", {"found": f"{found:g}"})
