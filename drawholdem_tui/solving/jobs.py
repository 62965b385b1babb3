"""What there is to compute, as jobs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from drawholdem_tui.heavy.jobs import Job
from drawholdem_tui.heavy.plain import as_plain
from drawholdem_tui.players.pushfold.strategy import Strategy
from drawholdem_tui.solving.doubts import of_a_check, of_two
from drawholdem_tui.solving.real_deals import Check, Checked, played_out
from drawholdem_tui.solving.solved import Block, solve

PUSHFOLD = "solve pushfold"
CHECK = "solve check"

_PACKAGES = ("numpy",)


def tables_job(blocks: Sequence[Block]) -> Job[Block, Strategy]:
    return Job(solve, blocks, PUSHFOLD, _what(blocks), Strategy, _PACKAGES, doubt=of_two)


def checks_job(blocks: Sequence[Check]) -> Job[Check, Checked]:
    return Job(played_out, blocks, CHECK, _what(blocks), Checked, _PACKAGES, doubt=of_a_check)


def _what(blocks: Sequence[Any]) -> dict[str, Any]:
    return {"blocks": as_plain(list(blocks))}
