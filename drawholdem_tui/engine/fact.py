"""Facts: immutable values with named fields.

The same as a frozen dataclass at a third of its price: only the type checker prevents fields from
being set again. A hand makes some three of them for every decision.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Self, dataclass_transform

if TYPE_CHECKING:

    class Plain(type):
        """Says to mypyc that facts stay Python's own classes."""

else:
    Plain = type


@dataclass_transform(frozen_default=True)
class Fact(metaclass=Plain):
    """Compared, hashed and told by its fields, in the order of its annotations."""

    __match_args__: ClassVar[tuple[str, ...]] = ()
    _values: ClassVar[Any] = staticmethod(lambda _fact: ())

    def __init_subclass__(cls) -> None:
        own = (name for name, kind in cls.__annotations__.items() if "ClassVar" not in str(kind))
        cls.__match_args__ = (*cls.__match_args__, *own)  # type: ignore[misc]  # it is ours
        if cls.__match_args__:
            cls._values = attrgetter(*cls.__match_args__)
            type.__setattr__(cls, "__init__", _init_of_the_first)

    def fields(self) -> dict[str, Any]:
        """The values by the names of their fields."""
        return {field: getattr(self, field) for field in self.__match_args__}

    def but(self, **changes: Any) -> Self:
        """This fact with some fields changed."""
        return type(self)(**{**self.fields(), **changes})

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._values(self) == other._values(other)

    def __hash__(self) -> int:
        return hash(self._values(self))

    def __repr__(self) -> str:
        told = ", ".join(f"{field}={value!r}" for field, value in self.fields().items())
        return f"{type(self).__name__}({told})"


def _init_of_the_first(fact: Fact, *values: Any, **named: Any) -> None:
    """A kind of fact gets its code when the first one is made: a program uses few of those it
    loads."""
    init = _written_init(type(fact))
    type.__setattr__(type(fact), "__init__", init)
    init(fact, *values, **named)


def _written_init(fact: type[Fact]) -> Any:
    """``def __init__(self, seat, amount=fact.amount): self.seat = seat; ...``"""
    fields = fact.__match_args__
    parameters = [f"{each}=fact.{each}" if hasattr(fact, each) else each for each in fields]
    sets = "; ".join(f"self.{each} = {each}" for each in fields)
    made: dict[str, Any] = {"fact": fact}
    exec(f"def __init__(self, {', '.join(parameters)}): {sets}", made)  # noqa: S102
    return made["__init__"]
