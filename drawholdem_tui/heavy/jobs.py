"""What there is to do, and what came of a block of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar, overload

Block = TypeVar("Block")
Value = TypeVar("Value")


class Doubt(NamedTuple):
    """Why an answer cannot be the one to its block: which fault it is, and its values."""

    code: str
    values: Mapping[str, object]


def _no_doubt(_block: object, _value: object) -> Doubt | None:
    return None


def _all_of_it(value: object) -> object:
    return value


@dataclass(frozen=True, slots=True)
class Job(Generic[Block, Value]):
    """A function of a module, and the plain values that it is called with, one after the other."""

    work: Callable[[Block], Value]
    blocks: Sequence[Block]
    name: str = ""
    what: dict[str, Any] = field(default_factory=dict)  # is worked out, as JSON has it
    kind: Any = Any  # the type of the values
    packages: tuple[str, ...] = ()  # other people's, that the values depend on
    luggage: dict[str, str] = field(default_factory=dict)  # files that it needs, by their paths
    doubt: Callable[[Block, Value], Doubt | None] = _no_doubt  # of an answer that was read
    figures: Callable[[Value], object] = _all_of_it  # what is the same, whoever works


class Answer(NamedTuple, Generic[Value]):
    """What came of a block: a plain value, and who made it."""

    number: int  # of the block, from 0
    value: Value
    seconds: float  # that it took
    worker: str  # the machine and its process
    version: str  # of the program that made it


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
