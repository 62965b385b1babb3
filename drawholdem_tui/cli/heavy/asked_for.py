"""What a job was made of, as its file says, and whether anybody could have asked for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from drawholdem_tui.engine.rules import Rules

if TYPE_CHECKING:
    from drawholdem_tui.heavy.header import Head

MOST: Final = 999_999_999  # hands, chips: as options take them


class NotAsked(Exception):
    """A job that nobody could have asked for: which option, and what it can be."""

    def __init__(self, option: str, found: int, least: int, most: int) -> None:
        super().__init__(option, found, least, most)
        self.option, self.found, self.least, self.most = option, found, least, most


def in_range(option: str, found: int, least: int, most: int) -> None:
    if not least <= found <= most:
        raise NotAsked(option, found, least, most)


def amounts(rules: Rules) -> None:
    in_range("--blinds", max(rules.big_blind, rules.big_bet), 1, MOST)
    in_range("--ante", rules.ante, 0, MOST)
    in_range("--structure", rules.spread, 0, MOST)


def values_of(kind: Any, head: Head) -> Any:
    """The values that the job was made of."""
    from drawholdem_tui.heavy.plain import from_plain

    fields: Mapping[str, Any] = {name: head.job[name] for name in kind._fields}
    return from_plain(kind, fields)
