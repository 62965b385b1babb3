"""Chips that a test puts on the table, or takes away, without anybody buying them."""

from __future__ import annotations

from collections.abc import Mapping

from drawholdem_tui.match.match import Match


def lay_out(match: Match, stacks: Mapping[int, int] | None = None) -> None:
    """These stacks by chair; what lies on the table now adds up, and everybody has bought what they
    had bought before."""
    for chair, stack in (stacks or {}).items():
        match.chairs[chair].stack = stack
    match.brought = match.chips() - sum(chair.bought for chair in match.chairs)
