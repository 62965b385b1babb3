"""What there is to compute between three, as jobs."""

from __future__ import annotations

from collections.abc import Sequence

from drawholdem_tui.heavy.jobs import Job
from drawholdem_tui.heavy.plain import as_plain
from drawholdem_tui.players.pushfold.three import ThreeStrategy
from drawholdem_tui.solving.doubts import of_a_check_of_three, of_three
from drawholdem_tui.solving.three.best import Check, Checked, checked_table
from drawholdem_tui.solving.three.solved import Block, solve

PUSHFOLD = "solve pushfold of three"
CHECK = "solve check of three"

_PACKAGES = ("numpy",)


def tables_of_three_job(blocks: Sequence[Block]) -> Job[Block, ThreeStrategy]:
    what = {"blocks": as_plain(list(blocks))}
    return Job(solve, blocks, PUSHFOLD, what, ThreeStrategy, _PACKAGES, doubt=of_three)


def checks_of_three_job(blocks: Sequence[Check]) -> Job[Check, Checked]:
    what = {"blocks": as_plain(list(blocks))}
    return Job(checked_table, blocks, CHECK, what, Checked, _PACKAGES, doubt=of_a_check_of_three)
