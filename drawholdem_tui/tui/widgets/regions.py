"""The regions of the table, and which picture of the scene each of them draws: all that can show
something before a card is dealt. What opens over them, the mounted table adds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from drawholdem_tui.tui.drawing.drawn import Drawn
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.scene.regions import Scene, SeatPicture
from drawholdem_tui.tui.widgets.felt.board import Board
from drawholdem_tui.tui.widgets.felt.deck import Deck
from drawholdem_tui.tui.widgets.felt.pots import Pots
from drawholdem_tui.tui.widgets.felt.seat import Seat
from drawholdem_tui.tui.widgets.felt.swap_line import SwapLine
from drawholdem_tui.tui.widgets.key_bar import KeyBar
from drawholdem_tui.tui.widgets.log import Log
from drawholdem_tui.tui.widgets.person.action_bar import ActionBar
from drawholdem_tui.tui.widgets.person.own_hand import OwnHand
from drawholdem_tui.tui.widgets.title import Title


class Region(NamedTuple):
    """A place on the screen, and what it shows of a scene; ``None``: nothing for it."""

    drawn: Drawn[Any]
    picture: Callable[[Scene], object]


def regions(looks: Looks, seats: int) -> tuple[Region, ...]:
    """One of each, and so many seats."""
    return (
        Region(Title(looks, id="title"), lambda scene: scene.title),
        *(Region(Seat(looks, index), partial(_seat, index)) for index in range(seats)),
        Region(Deck(looks, id="deck"), lambda _scene: True),
        Region(Board(looks, id="board"), lambda scene: scene.board),
        Region(SwapLine(looks, id="swap-line"), lambda scene: scene.line),
        Region(Pots(looks, id="pots"), lambda scene: scene.pots),
        Region(OwnHand(looks, id="own-hand"), lambda scene: scene.own),
        Region(ActionBar(looks, id="actions"), lambda scene: scene.actions),
        Region(KeyBar(looks, id="key-bar"), lambda scene: scene.keys),
        Region(Log(looks, id="log"), lambda scene: scene.log),
    )


def _seat(index: int, scene: Scene) -> SeatPicture | None:
    """Seats that a table does not have are not laid out."""
    return scene.seats[index] if index < len(scene.seats) else None
