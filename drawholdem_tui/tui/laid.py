"""The table as it was asked for, before anything is dealt: seen while the rest of the program loads
and the book is opened. Nothing here needs the engine's table, nor the book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from drawholdem_tui.engine.rules import Game
from drawholdem_tui.table_options import TableOptions
from drawholdem_tui.tui.commands import COMMANDS, Keymap, Place
from drawholdem_tui.tui.scene import (
    ActionButton,
    ActionsPicture,
    BoardPicture,
    KeyBarPicture,
    KeyHint,
    LinePicture,
    OwnHand,
    Scene,
    SeatLook,
    SeatPicture,
    Title,
)
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.match import game_name, stakes

if TYPE_CHECKING:
    from drawholdem_tui.tui.lobby import Lobby

_PLACES = ("fold", "call", "raise", "swap", "keep")


@dataclass(frozen=True, slots=True)
class Opening:
    """How the program comes by its lobby once the table is seen."""

    knows_who_sits: bool  # not where the book may have an evening to go on with
    open: Callable[[], Lobby]


def laid_scene(table: TableOptions, keymap: Keymap, *, knows_who_sits: bool) -> Scene:
    """Who sits where with how much, and every place that cards and chips will have."""
    rules = table.levels.at(1, table.rules) if table.levels else table.rules
    draw_poker = rules.game is Game.DRAW_POKER
    exchanges = rules.swaps or draw_poker
    line = translate(_("swap line") if rules.swaps else _("discards")) if exchanges else ""
    buttons = tuple(
        ActionButton(each.id, keymap.key_of(each.id), translate(each.title), possible=False)
        for each in COMMANDS
        if each.id in (_PLACES if exchanges else _PLACES[:3])
    )
    hints = tuple(
        KeyHint(each.id, keymap.key_of(each.id), translate(each.title))
        for each in COMMANDS
        if each.in_bar and each.place is Place.ALWAYS
    )
    return Scene(
        title=Title(game_name(rules), "", stakes(rules), ""),
        seats=_seats(table) if knows_who_sits else (SeatPicture("", 0, SeatLook.OUT),) * 2,
        board=BoardPicture(places=0 if draw_poker else 5),
        line=LinePicture(line),
        own=OwnHand(hint=translate(_("The cards are being shuffled."))),
        actions=ActionsPicture(buttons),
        keys=KeyBarPicture(hints),
    )


def _seats(table: TableOptions) -> tuple[SeatPicture, ...]:
    pictures = []
    computers = 0
    for seat in table.seats:
        kind, _colon, level = seat.partition(":")
        computers += kind == "cpu"
        name = f"CPU {computers}" if kind == "cpu" else seat
        pictures.append(SeatPicture(name, table.stack, SeatLook.IN, kind=level))
    return tuple(pictures)
