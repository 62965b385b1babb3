"""What lies in the middle of the table as pictures: board, swap line and pots."""

from __future__ import annotations

from drawholdem_tui.engine.rules import Game
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.tui.pictures.seats import chairs_on_show
from drawholdem_tui.tui.scene.regions import (
    BoardPicture,
    LinePicture,
    LyingPicture,
    PotRow,
    PotsPicture,
)
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


def board_picture(show: HandOnShow) -> BoardPicture:
    rules = show.rules
    if rules.game is Game.DRAW_POKER:
        return BoardPicture(places=0)
    board = show.stage.board
    return BoardPicture(board, frozenset(board) & show.winning)


def line_picture(show: HandOnShow) -> LinePicture:
    rules = show.rules
    if rules.game is Game.HOLDEM and not rules.swaps:
        return LinePicture("")
    name = _("swap line") if rules.swaps else _("discards")
    if show.dealing is None:
        return LinePicture(translate(name))
    shown = chairs_on_show(show)
    lying = (
        LyingPicture(shown.index(show.dealing.chairs[each.seat]), each.cards, each.fee)
        for each in show.stage.line
        if show.dealing.chairs[each.seat] in shown
    )
    return LinePicture(translate(name), tuple(lying))


def pots_picture(show: HandOnShow) -> PotsPicture:
    if show.dealing is None:
        return PotsPicture()
    names = [show.chairs[chair].name for chair in show.dealing.chairs]
    stage = show.stage
    live = [number for number, seat in enumerate(stage.seats) if not seat.folded]
    rows = []
    pots = stage.pots
    if not pots:
        who = tuple(names[number] for number in live)
        rows.append(PotRow(translate(_("main")), stage.middle, who))
    for place, pot in enumerate(pots):
        side = translate(_("side") if len(pots) == 2 else _("side {number}")).format(number=place)
        who = tuple(names[number] for number in pot.contenders if number in live)
        rows.append(PotRow(side if place else translate(_("main")), pot.amount, who))
    if show.dealing.rules.swaps:
        best = (translate(_("best hand of all")),)
        rows.append(PotRow(translate(_("swap pot")), stage.swap_pot, best, swap=True))
    return PotsPicture(tuple(rows))
