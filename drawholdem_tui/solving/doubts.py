"""What a computed table, or a check of one, cannot be, read from a file that may be anybody's."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

from drawholdem_tui.heavy.jobs import Doubt
from drawholdem_tui.players.pushfold import strategy, three

if TYPE_CHECKING:
    from drawholdem_tui.players.pushfold.strategy import Strategy
    from drawholdem_tui.players.pushfold.three import ThreeStrategy
    from drawholdem_tui.solving import real_deals, solved
    from drawholdem_tui.solving.three import best
    from drawholdem_tui.solving.three import solved as solved_three

_NEARLY: Final = 1e-6  # that a share may be beside what it can be
_SWAPS: Final = 6  # columns of two, and twice four bets


def of_two(block: solved.Block, table: Strategy) -> Doubt | None:
    """A table has a cell for each hand in each square, and its figures are shares."""
    told, swaps = table.told, block.game.swaps
    columns = _SWAPS + 2 * len(strategy.NODES) if swaps else 2
    shares = (
        (told.button_swaps, told.after_keep, told.after_swap),
        *(told.reached, told.push, told.call),
    )
    right = all(len(each) == len(strategy.NODES) for each in shares[1:])
    return _cells(table.cells, columns, strategy.CERTAIN) or _shares(shares, right=right)


def of_three(block: solved_three.Block, table: ThreeStrategy) -> Doubt | None:
    swaps = block.game.swaps
    columns = 2 * len(three.SWAPS) + len(three.BETS) * three.NODES if swaps else len(three.BETS)
    nodes, squares = (three.NODES, len(three.SQUARES)) if swaps else (1, len(three.BETS))
    right = (len(table.told.reached), len(table.told.often)) == (nodes, squares)
    return _cells(table.cells, columns, three.PARTS) or _shares(
        (table.told.reached, table.told.often), right=right
    )


def of_a_check(_check: real_deals.Check, checked: real_deals.Checked) -> Doubt | None:
    """A standard error is none below nothing."""
    return _errors([each.error for each in checked])


def of_a_check_of_three(_check: best.Check, checked: best.Checked) -> Doubt | None:
    return _errors([error for each in checked for error in (each.error, each.its_error)])


def _cells(cells: bytes, columns: int, most: int) -> Doubt | None:
    right = columns * strategy.HANDS
    if len(cells) != right:
        return Doubt("cells", {"found": len(cells), "right": right})
    return _share(max(cells) / most)


def _shares(shares: Sequence[Sequence[float]], *, right: bool) -> Doubt | None:
    if not right:
        return Doubt("figures", {})
    return next((doubt for each in chain(*shares) if (doubt := _share(each))), None)


def _share(found: float) -> Doubt | None:
    if -_NEARLY <= found <= 1 + _NEARLY:
        return None
    return Doubt("share", {"found": f"{found:g}"})


def _errors(errors: Sequence[float]) -> Doubt | None:
    return Doubt("below_none", {"found": f"{min(errors):g}"}) if min(errors) < 0 else None
