"""All regions of the table, and a scene shared out among them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from textual.widget import Widget

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.scene import Scene
from drawholdem_tui.tui.widgets.actions import Actions
from drawholdem_tui.tui.widgets.bet_entry import BetEntry
from drawholdem_tui.tui.widgets.board import Board
from drawholdem_tui.tui.widgets.curtain import Curtain
from drawholdem_tui.tui.widgets.key_bar import KeyBar
from drawholdem_tui.tui.widgets.log import Log
from drawholdem_tui.tui.widgets.own_hand import OwnHand
from drawholdem_tui.tui.widgets.pots import Pots
from drawholdem_tui.tui.widgets.results import Results
from drawholdem_tui.tui.widgets.seat import Seat
from drawholdem_tui.tui.widgets.swap_line import SwapLine
from drawholdem_tui.tui.widgets.title import Title
from drawholdem_tui.tui.widgets.too_small import TooSmall

MOST_SEATS = 10

Region = TypeVar("Region", bound=Widget)


def regions(looks: Looks) -> Iterator[Widget]:
    """Every region once; seats that a table does not have are simply not laid out."""
    yield Title(looks, id="title")
    for index in range(MOST_SEATS):
        yield Seat(looks, index)
    yield Board(looks, id="board")
    yield SwapLine(looks, id="swap-line")
    yield Pots(looks, id="pots")
    yield OwnHand(looks, id="own-hand")
    yield Actions(looks, id="actions")
    yield Log(looks, id="log")
    yield KeyBar(looks, id="key-bar")
    yield BetEntry(looks, id="bet-entry")
    yield Results(looks, id="results")
    yield Curtain(looks, id="curtain")
    yield TooSmall(looks)


def show_scene(table: Widget, scene: Scene) -> None:
    """Give each region its picture; those with an equal one do nothing."""

    def the(kind: type[Region]) -> Region:
        return table.get_child_by_type(kind)

    the(Title).show(scene.title)
    for index, seat in enumerate(scene.seats):
        table.get_child_by_id(f"seat-{index + 1}", Seat).show(seat)
    the(Board).show(scene.board)
    the(SwapLine).show(scene.line)
    the(Pots).show(scene.pots)
    the(OwnHand).show(scene.own)
    the(Actions).show(scene.actions)
    the(Log).show(scene.log)
    the(KeyBar).show(scene.keys)
    the(BetEntry).show(scene.bet)
    the(Results).show(scene.results)
    the(Curtain).show(scene.curtain)
