"""What there is to compute, as jobs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from drawholdem_tui.heavy.jobs import Doubt, Job
from drawholdem_tui.heavy.plain import as_plain
from drawholdem_tui.players.pushfold.strategy import Strategy, ThreeStrategy
from drawholdem_tui.solving import real_deals, solved
from drawholdem_tui.solving.doubts import of_a_check, of_a_table
from drawholdem_tui.solving.three import best
from drawholdem_tui.solving.three import solved as of_three


class _Computed(NamedTuple):
    """From which blocks what is made, by whom, and what it cannot be."""

    blocks: Any
    work: Callable[[Any], Any]
    made: Any
    doubt: Callable[[Any, Any], Doubt | None]


# As their files have them, by what is asked for and the number of seats.
NAMES: Final = {
    ("pushfold", 2): "solve pushfold",
    ("check", 2): "solve check",
    ("pushfold", 3): "solve pushfold of three",
    ("check", 3): "solve check of three",
}
COMPUTED: Final = {
    NAMES["pushfold", 2]: _Computed(tuple[solved.Block, ...], solved.solve, Strategy, of_a_table),
    NAMES["check", 2]: _Computed(
        tuple[real_deals.Check, ...], real_deals.played_out, real_deals.Checked, of_a_check
    ),
    NAMES["pushfold", 3]: _Computed(
        tuple[of_three.Block, ...], of_three.solve, ThreeStrategy, of_a_table
    ),
    NAMES["check", 3]: _Computed(
        tuple[best.Check, ...], best.checked_table, best.Checked, of_a_check
    ),
}


def job_of(name: str, blocks: Sequence[Any]) -> Job[Any, Any]:
    _blocks, work, made, doubt = COMPUTED[name]
    return Job(
        work, blocks, name, {"blocks": as_plain(list(blocks))}, made, ("numpy",), doubt=doubt
    )
