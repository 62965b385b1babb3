"""What there is to compute, as jobs; and what a computed table, or a check of one, cannot be when
it comes from a stranger's file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from drawholdem_tui.heavy.jobs import Doubt, Job
from drawholdem_tui.heavy.plain import as_plain
from drawholdem_tui.players.blueprint.strategy import CONTEXTS, SWAPS, Blueprint, columns
from drawholdem_tui.players.pushfold.strategy import HANDS, LAYOUTS, Table
from drawholdem_tui.solving.blueprint import sampled, solved
from drawholdem_tui.solving.blueprint.flops import LINES, Sample
from drawholdem_tui.solving.game import Check, Checked, Game, as_cells, as_plays
from drawholdem_tui.solving.three import exploitability as of_three
from drawholdem_tui.solving.three import real_deals as deals_of_three
from drawholdem_tui.solving.three.learning import Learner as LearnerOfThree
from drawholdem_tui.solving.three.learning import filled
from drawholdem_tui.solving.two import exploitability as of_two
from drawholdem_tui.solving.two import real_deals as deals_of_two
from drawholdem_tui.solving.two.learning import Learner as LearnerOfTwo

_NEARLY: Final = 1e-6  # that a share may be beside what it can be


class Block(NamedTuple):
    """A table to be made: plain values, for any process to make it."""

    game: Game
    rounds: int


def solve(block: Block) -> Table:
    """The same values, the same bytes: what chance there is in samples has a seed."""
    game = block.game
    learner = LearnerOfTwo(game) if game.seats == 2 else LearnerOfThree(game)
    for _ in range(block.rounds):
        learner.round()
    average = learner.average()
    cells = as_cells(game, average)
    if isinstance(learner, LearnerOfThree):
        cells = filled(learner.payments, average, cells)
    plays = as_plays(game, cells)
    if isinstance(learner, LearnerOfTwo):
        told = of_two.judged(learner.payments, plays)
    else:
        told = of_three.judged(learner.payments, plays)
    return Table(game.seats, told, cells)


def _of_a_table(block: Block, table: Table) -> Doubt | None:
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


def _of_a_check(check: Check, checked: Checked) -> Doubt | None:
    """One for each seat, and no standard error is below nothing."""
    if len(checked.seats) != len(check.stacks):
        return Doubt("figures", {})
    least = min(each.error for each in checked.seats)
    return Doubt("below_none", {"found": f"{least:g}"}) if least < 0 else None


def _of_samples(deals: sampled.Deals, samples: Sequence[Sample]) -> Doubt | None:
    """Two for each deal, and nobody wins more than a stack."""
    if len(samples) != 2 * deals.many:
        return Doubt("figures", {})
    for each in samples:
        fits = each.line in range(len(LINES)) and 0 < each.pot <= 2 * each.stack
        hands = {each.button, each.big_blind} <= set(range(HANDS))
        if not fits or not hands or abs(each.won) > each.stack:
            return Doubt("figures", {})
    return None


def _of_a_blueprint(block: solved.Block, made: Blueprint) -> Doubt | None:
    """It has a cell for each hand in each column."""
    cells = HANDS * (2 * SWAPS + CONTEXTS * columns(block.stack))
    if len(made.cells) != cells:
        return Doubt("cells", {"found": len(made.cells), "right": cells})
    return Doubt("figures", {}) if made.stack != block.stack else None


def _share(found: float) -> Doubt | None:
    if -_NEARLY <= found <= 1 + _NEARLY:
        return None
    return Doubt("share", {"found": f"{found:g}"})


class _Computed(NamedTuple):
    """From which blocks what is made, by whom, and what it cannot be."""

    blocks: Any
    work: Callable[[Any], Any]
    made: Any
    doubt: Callable[[Any, Any], Doubt | None]


def _checked(check: Check) -> Checked:
    of_two = len(check.stacks) == 2
    return deals_of_two.checked_table(check) if of_two else deals_of_three.checked_table(check)


# As their files have them, by what is asked for and the number of seats.
NAMES: Final = {
    ("pushfold", 2): "solve pushfold",
    ("check", 2): "solve check",
    ("pushfold", 3): "solve pushfold of three",
    ("check", 3): "solve check of three",
    ("flops", 2): "solve flops",
    ("blueprint", 2): "solve blueprint",
}
_KINDS: Final = {
    "pushfold": _Computed(tuple[Block, ...], solve, Table, _of_a_table),
    "check": _Computed(tuple[Check, ...], _checked, Checked, _of_a_check),
    "flops": _Computed(tuple[sampled.Deals, ...], sampled.sampled, tuple[Sample, ...], _of_samples),
    "blueprint": _Computed(tuple[solved.Block, ...], solved.solve, Blueprint, _of_a_blueprint),
}
COMPUTED: Final = {name: _KINDS[what] for (what, _seats), name in NAMES.items()}


def job_of(name: str, blocks: Sequence[Any]) -> Job[Any, Any]:
    _blocks, work, made, doubt = COMPUTED[name]
    return Job(
        work, blocks, name, {"blocks": as_plain(list(blocks))}, made, ("numpy",), doubt=doubt
    )
