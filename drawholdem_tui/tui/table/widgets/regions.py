"""The regions of the table, and which picture of the scene each of them draws: all that can show
something before a card is dealt. What opens over them, the mounted table adds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.drawn import Drawn
from drawholdem_tui.tui.table.felt.middle import Board, Felt, Pots
from drawholdem_tui.tui.table.felt.seat import Seat
from drawholdem_tui.tui.table.felt.swap_line import SwapLine, pots_in_ways, wanted
from drawholdem_tui.tui.table.panel.action_bar import ActionBar
from drawholdem_tui.tui.table.panel.panel import OwnCards, Panel, Raised
from drawholdem_tui.tui.table.scene.plan import amount
from drawholdem_tui.tui.table.scene.regions import (
    BeforeSeats,
    OwnCardsPicture,
    PanelPicture,
    ResultsPicture,
    Scene,
    SeatLook,
    SeatPicture,
)
from drawholdem_tui.tui.table.widgets.bars import KeyBar, Log, Title

_BUTTON = 4  # cells beside a stack


class Region(NamedTuple):
    """A place on the screen, and what it shows of a scene; ``None``: nothing for it."""

    drawn: Drawn[Any]
    picture: Callable[[Scene], object]


def regions(looks: Looks, seats: int) -> tuple[Region, ...]:
    """One of each, and so many seats; what lies over others comes after them."""
    return (
        Region(Title(looks, id="title"), lambda scene: scene.title),
        Region(Felt(looks, id="felt"), lambda _scene: True),
        Region(SwapLine(looks, id="swap-line"), _before_seats),
        Region(Board(looks, id="board"), lambda scene: scene.board),
        Region(Pots(looks, id="pots"), lambda scene: scene.pots),
        Region(Panel(looks, id="panel"), _panel),  # one's own row may lie on it
        *(Region(Seat(looks, index), partial(_seat, index)) for index in range(seats)),
        Region(OwnCards(looks, id="own-cards"), _own_cards),
        *(Region(Raised(looks, number), _own_cards) for number in range(5)),
        Region(ActionBar(looks, id="actions"), lambda scene: scene.actions),
        Region(KeyBar(looks, id="key-bar"), lambda scene: scene.keys),
        Region(Log(looks, id="log"), lambda scene: scene.log),
    )


def _panel(scene: Scene) -> PanelPicture:
    return scene.panel.but(own=_seat(scene.own_seat, scene), note=scene.actions.note)


def _before_seats(scene: Scene) -> BeforeSeats:
    names = tuple(seat.name for seat in scene.seats)
    over = any(seat.net is not None for seat in scene.seats)
    face_up = tuple(any(seat.cards) for seat in scene.seats)
    return BeforeSeats(scene.line, names, tuple(seat.bet for seat in scene.seats), over, face_up)


def _own_cards(scene: Scene) -> OwnCardsPicture:
    """Of one's own seat everybody knows that cards lie there."""
    holds = scene.own_seat if scene.holder is None or scene.results else scene.holder
    seat = scene.seats[holds]
    own = scene.own if scene.own.cards else scene.own.but(cards=seat.cards)
    own = own.but(marked=frozenset()) if scene.curtain else own  # nothing shows above a curtain
    if scene.results is None:
        return own
    if not scene.results.of_a_hand:
        return own.but(over=True)
    faded = seat.look is not SeatLook.WON or bool(seat.marked)
    return OwnCardsPicture(
        own.cards,
        faded=faded,
        winning=seat.marked,
        over=True,
        elsewhere=seat.elsewhere,
        beaten=seat.look is not SeatLook.WON,
        lesser=seat.lesser,
    )


def results(scene: Scene) -> ResultsPicture | None:
    """With what one's own seat leaves them of its place."""
    cards, own = _own_cards(scene), scene.seats[scene.own_seat]
    if not (scene.results and scene.results.of_a_hand):
        return scene.results
    if cards.cards and not cards.elsewhere:
        return scene.results.but(free="felt" if cards.beaten else "")
    return scene.results.but(free="all" if own.look is SeatLook.OUT else "row")


def _seat(index: int, scene: Scene) -> SeatPicture | None:
    """Seats that a table does not have are not laid out. Cards that lie open before oneself do so
    at one's seat, too."""
    if index >= len(scene.seats):
        return None
    seat = scene.seats[index]
    seat = seat.but(kind_wants=_widest_kind(scene)) if seat.kind else seat
    seat = seat.but(reach_wants=_widest_reach(scene)) if seat.reach else seat
    mine = index == scene.own_seat and scene.holder is None and any(scene.own.cards)
    return seat.but(cards=scene.own.cards) if mine else seat


def _widest_reach(scene: Scene) -> tuple[int, ...]:
    """All who are all-in tell alike which pots they can win, or none does."""
    told = [seat for seat in scene.seats if seat.look is SeatLook.ALL_IN and seat.reach]
    wants = ([wanted(each) for each in pots_in_ways(seat)] for seat in told)
    return tuple(map(max, zip(*wants, strict=False)))


def _widest_kind(scene: Scene) -> int:
    """All computers tell how they play beside their names, or none does, whatever stacks come to;
    where a chance stands there, none."""
    if any(seat.chance for seat in scene.seats):
        return 0
    stack = scene.pots.most or sum(seat.stack for seat in scene.seats)
    named = max(cell_len(f"{seat.name} . {seat.kind} ") for seat in scene.seats if seat.kind)
    return named + len(amount(stack)) + (_BUTTON if scene.hole_cards > 2 else 0)
