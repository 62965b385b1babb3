"""What regions are made of."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getattr_static
from typing import Any

from textual.binding import BindingsMap
from textual.widget import Widget

from drawholdem_tui.tui.table.drawing.drawn import Drawn, Sheet
from drawholdem_tui.tui.table.felt.middle import Felt
from drawholdem_tui.tui.table.felt.seat import Seat


def kinds(of: type[Any]) -> Iterator[type[Any]]:
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_each_kind_of_region_is_as_textual_would_have_made_it() -> None:
    drawn = set(kinds(Drawn))
    assert {Felt, Seat, Sheet} <= drawn
    for kind in drawn:
        ours = {name: getattr_static(kind, name) for name in dir(kind)}
        Widget.__init_subclass__.__func__(kind)  # type: ignore[attr-defined]
        for name, theirs in vars(kind).items():
            if isinstance(theirs, BindingsMap):
                assert theirs.key_to_bindings == ours[name].key_to_bindings, kind
            else:
                assert theirs == ours[name], (kind, name)
