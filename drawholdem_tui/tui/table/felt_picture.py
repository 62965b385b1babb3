"""What lies in the middle of the table as pictures: board, swap line and pots."""

from __future__ import annotations

from collections.abc import Set

from drawholdem_tui.engine.events import Held
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.tui.table.scene.regions import (
    BoardPicture,
    LinePicture,
    LyingPicture,
    PotRow,
    PotsPicture,
)
from drawholdem_tui.tui.table.seats_picture import chairs_on_show, pot_name
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.people import called


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
        LyingPicture(
            shown.index(show.dealing.chairs[each.seat]),
            each.cards,
            each.fee,
            as_bet=each.held is Held.BET and bool(each.fee),  # DH-5
        )
        for each in show.stage.line
        if show.dealing.chairs[each.seat] in shown
    )
    return LinePicture(translate(name), tuple(lying))


def pots_picture(show: HandOnShow) -> PotsPicture:
    if show.dealing is None:
        return PotsPicture()
    stage, whole = show.stage, not show.stage.pots
    live = {number for number, seat in enumerate(stage.seats) if not seat.folded}
    pots = stage.pots or (Pot(stage.middle, tuple(sorted(live))),)
    alone = len(pots) == 1 and not show.dealing.rules.swaps
    fees = {
        held: sum(each.fee or 0 for each in stage.line if each.held is held)
        for held in (Held.LINE, Held.SWAP_POT)
    }
    swaps = show.dealing.rules.swaps
    apart = swaps and bool(stage.swap_pot or fees[Held.SWAP_POT] or _fees_go_apart(show))
    rows = [
        PotRow(
            translate(_("pot")) if alone else pot_name(pots, place),
            pot.amount,
            _names(show, live & set(pot.contenders)),
            shorter=_in_short(show, live, live if whole else live & set(pot.contenders)),
            # where fees go two ways, both are told
            coming=fees[Held.LINE] if apart and not place else 0,
        )
        for place, pot in enumerate(pots)
    ]
    if apart:
        best = translate(_("for the best hand of all"))
        swap_pot = translate(_("swap pot"))
        coming = fees[Held.SWAP_POT]
        short = translate(_("best hand of all"))
        row = PotRow(swap_pot, stage.swap_pot, (best,), shorter=short, swap=True, coming=coming)
        rows.append(row)
    most = sum(show.dealing.setup.stacks)
    return PotsPicture(tuple(rows), most, 2 if swaps else 1)


def _fees_go_apart(show: HandOnShow) -> bool:
    """Whether a fee paid now would go into the swap pot (DH-12)."""
    if show.ending is not None:
        return False
    live = [seat for seat in show.stage.seats if not seat.folded]
    return len(live) > 2 and any(seat.all_in for seat in live)


def _names(show: HandOnShow, seats: Set[int]) -> tuple[str, ...]:
    """In the order of the chairs, which stays the same from hand to hand."""
    dealing = show.dealing
    chairs = sorted(dealing.chairs[seat] for seat in seats) if dealing else ()
    return tuple(called(show.chairs[chair].name) for chair in chairs)


def _in_short(show: HandOnShow, live: Set[int], contenders: Set[int]) -> str:
    """``4 in``, or who of those in the hand cannot win it, or how many can."""
    if contenders == live:
        return translate(_("{count} in")).format(count=len(live))
    if len(live - contenders) == 1:
        (name,) = _names(show, live - contenders)
        return translate(_("all but {name}")).format(name=name)
    return translate(_("{count} of {all}")).format(count=len(contenders), all=len(live))
