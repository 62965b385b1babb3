"""The blueprints by stack, each read on its first use."""

from __future__ import annotations

import zlib
from functools import cache
from importlib.resources import files
from math import log
from struct import Struct
from typing import Final

from drawholdem_tui.players.blueprint.strategy import Blueprint
from drawholdem_tui.players.pushfold.tables import framed, record_at

FILE: Final = "heads_up.bin"
STACKS: Final = (
    10.0, 12.0, 15.0, 18.0, 20.0, 22.0, 25.0, 27.0, 33.0, 40.0, 50.0, 63.0, 80.0, 100.0,
)  # fmt: skip
_FIGURES: Final = Struct("<2i")
_PARTS: Final = 1_000_000


def nearest(stack: float) -> Blueprint:
    """By how many times deeper one is than the other."""
    return blueprint(min(STACKS, key=lambda each: abs(log(each / stack))))


@cache
def blueprint(stack: float) -> Blueprint:
    text = zlib.decompress(record_at(_file(), STACKS.index(stack)))
    value, exploitability = (each / _PARTS for each in _FIGURES.unpack_from(text))
    return Blueprint(stack, value, exploitability, text[_FIGURES.size :])


def packed(made: Blueprint) -> bytes:
    """How many bytes follow, and those."""
    figures = (round(each * _PARTS) for each in (made.value, made.exploitability))
    return framed(_FIGURES.pack(*figures) + made.cells)


@cache
def _file() -> bytes:
    return files(__name__.rpartition(".")[0]).joinpath(FILE).read_bytes()
