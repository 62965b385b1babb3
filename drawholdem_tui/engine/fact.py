"""Facts: plain values with named fields, which nobody changes.

What a frozen dataclass with slots is, at a third of the price of one: the type checker alone sees
to it that no field is set again. A hand makes some three of them for every decision.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, dataclass_transform


class _OfFields(type):
    """Makes a class of its annotations."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _OfFields:
        own = [
            field
            for field, kind in body.get("__annotations__", {}).items()
            if not str(kind).startswith("ClassVar")
        ]
        inherited = [field for base in bases for field in getattr(base, "__match_args__", ())]
        fields = (*inherited, *own)
        defaults = {field: body.pop(field) for field in own if field in body}
        body |= {"__slots__": tuple(own), "__match_args__": fields}
        if fields:
            body["__init__"] = _init(fields, defaults)
        return super().__new__(cls, name, bases, body)


def _init(fields: tuple[str, ...], defaults: dict[str, Any]) -> Any:
    """``def __init__(self, seat, amount=0): self.seat = seat; ...``"""
    parameters = (
        f"{field}=defaults[{field!r}]" if field in defaults else field for field in fields
    )
    sets = "".join(f"    self.{field} = {field}\n" for field in fields)
    made: dict[str, Any] = {"defaults": defaults}
    exec(f"def __init__(self, {', '.join(parameters)}):\n{sets}", made)  # noqa: S102
    return made["__init__"]


@dataclass_transform(frozen_default=True)
class Fact(metaclass=_OfFields):
    """Compared, hashed and told by its fields, in their order."""

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def fields(self) -> dict[str, Any]:
        """The values by the names of their fields."""
        return {field: getattr(self, field) for field in self.__match_args__}

    def but(self, **changes: Any) -> Self:
        """This fact with some fields changed."""
        return type(self)(**{**self.fields(), **changes})

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(tuple(self.fields().values()))

    def __repr__(self) -> str:
        told = ", ".join(f"{field}={value!r}" for field, value in self.fields().items())
        return f"{type(self).__name__}({told})"
