"""What there is to compute, as jobs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from drawholdem_tui.heavy.jobs import Doubt, Job
from drawholdem_tui.heavy.plain import as_plain
from drawholdem_tui.players.blueprint.strategy import Blueprint
from drawholdem_tui.players.pushfold.strategy import Table
from drawholdem_tui.solving.blueprint import sampled, solved
from drawholdem_tui.solving.blueprint.flops import Sample
from drawholdem_tui.solving.checks import Check, Checked
from drawholdem_tui.solving.doubts import of_a_blueprint, of_a_check, of_a_table, of_samples
from drawholdem_tui.solving.solved import Block, solve
from drawholdem_tui.solving.three import best
from drawholdem_tui.solving.two import real_deals


class _Computed(NamedTuple):
    """From which blocks what is made, by whom, and what it cannot be."""

    blocks: Any
    work: Callable[[Any], Any]
    made: Any
    doubt: Callable[[Any, Any], Doubt | None]


def _checked(check: Check) -> Checked:
    of_two = len(check.stacks) == 2
    return real_deals.checked_table(check) if of_two else best.checked_table(check)


_TABLES: Final = _Computed(tuple[Block, ...], solve, Table, of_a_table)
_FLOPS: Final = _Computed(
    tuple[sampled.Deals, ...], sampled.sampled, tuple[Sample, ...], of_samples
)
_BLUEPRINTS: Final = _Computed(tuple[solved.Block, ...], solved.solve, Blueprint, of_a_blueprint)
_CHECKS: Final = _Computed(tuple[Check, ...], _checked, Checked, of_a_check)

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
    "pushfold": _TABLES, "check": _CHECKS, "flops": _FLOPS, "blueprint": _BLUEPRINTS,
}  # fmt: skip
COMPUTED: Final = {name: _KINDS[what] for (what, _seats), name in NAMES.items()}


def job_of(name: str, blocks: Sequence[Any]) -> Job[Any, Any]:
    _blocks, work, made, doubt = COMPUTED[name]
    return Job(
        work, blocks, name, {"blocks": as_plain(list(blocks))}, made, ("numpy",), doubt=doubt
    )
