"""Blocks that are made when they are asked for: a billion hands take no room beforehand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import overload

from drawholdem_tui.heavy.jobs import Block


class Blocks(Sequence[Block]):
    """So many, each made from its number."""

    def __init__(self, count: int, nth: Callable[[int], Block]) -> None:
        self._numbers = range(count)
        self._nth = nth

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, at: int) -> Block: ...
    @overload
    def __getitem__(self, at: slice) -> list[Block]: ...
    def __getitem__(self, at: int | slice) -> Block | list[Block]:
        if isinstance(at, slice):
            return [self._nth(number) for number in self._numbers[at]]
        return self._nth(self._numbers[at])
