"""The seats round the table as pictures: who sits where, and what everybody can see of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.engine.rules import MOST_SEATS
from drawholdem_tui.engine.setup import PostKind
from drawholdem_tui.match.chair import Chair
from drawholdem_tui.players.cast import character_in
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.story.stage import SeatOnStage
from drawholdem_tui.tui.table.scene.regions import SeatLook, SeatMark, SeatPicture
from drawholdem_tui.words.language import In, translate
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.numbers import chips, percent
from drawholdem_tui.words.people import called

_NO_SHARES: Final[Mapping[int, float]] = {}


def chairs_on_show(show: HandOnShow) -> list[int]:
    """Every chair has its place; those left long ago make room where there are too many."""
    chairs = show.chairs
    shown = [number for number, chair in enumerate(chairs) if not chair.left]
    return shown if len(chairs) > MOST_SEATS else list(range(len(chairs)))


def places_of_the_hand(show: HandOnShow) -> list[int | None]:
    """The index of each seat's picture by its number in the hand; none for who is not shown."""
    shown = chairs_on_show(show)
    dealing = show.dealing
    chairs = dealing.chairs if dealing else ()
    return [shown.index(chair) if chair in shown else None for chair in chairs]


def seat_picture(
    show: HandOnShow, chair: int, nearest: int, shares: Mapping[int, float] = _NO_SHARES
) -> SeatPicture:
    """``nearest`` is the chair of the person at the keyboard; ``shares`` are those of open hands
    while a board is dealt out, by seat."""
    seat = show.chairs[chair]
    picture = SeatPicture(
        name=called(seat.name),
        stack=seat.stack,
        look=SeatLook.OUT,
        said=_why_out(seat),
        kind=_kind(show.computers.get(chair, "")),
        button=show.button == chair,
    )
    number = show.seat_of(chair)
    if number is None or number >= len(show.stage.seats):
        return picture
    on_stage = show.stage.seats[number]
    return picture.but(
        stack=on_stage.stack,
        look=_look(show, number, on_stage),
        said=(said := _said(show, number, on_stage, own=chair == nearest)),
        said_in_short=_in_short(on_stage, said),
        bet=on_stage.bet,
        cards=on_stage.cards,
        marked=_marked(show, on_stage),
        swaps=tuple(translate(_STREETS[street]) for street in on_stage.swaps),
        reach=_reach(show, number),
        marks=_marks(show, number, on_stage),
        chance=percent(shares[number]) if number in shares else "",
    )


_STREETS = {
    Street.PREFLOP: _("preflop"),
    Street.FLOP: _("flop"),
    Street.TURN: _("turn"),
    Street.RIVER: _("river"),
}


def _kind(words: str) -> str:
    """What kind of player it is: whoever has a name of its own needs the level alone."""
    return words.partition(":")[0] if character_in(words) else words


_POSTED = {PostKind.SMALL: _("SB"), PostKind.BIG: _("BB"), PostKind.OVER: _("OB")}


def _marks(show: HandOnShow, number: int, seat: SeatOnStage) -> tuple[SeatMark, ...]:
    """Blinds and whoever bet last keep their marks to the end of the betting."""
    if seat.folded or show.ending is not None:
        return ()
    marks = []
    if seat.posted is not None and (posted := _POSTED.get(seat.posted)):
        blind = translate(posted)
        marks.append(SeatMark(blind, blind))
    if show.stage.opener == number:
        marks.append(SeatMark(translate(_("opener")), translate(_("O"))))
    if not seat.bet and show.stage.raiser == number and show.stage.opener != number:
        marks.append(SeatMark(translate(_("raiser")), ""))
    return tuple(marks)


def _why_out(seat: Chair) -> str:
    if seat.left:
        return translate(_("has left"))
    if seat.place is not None:
        return translate(_("place {place}")).format(place=seat.place)
    if seat.sits_out:
        return translate(_("sits out"))
    return translate(_("no chips") if not seat.stack else _("waits"))


def _look(show: HandOnShow, number: int, seat: SeatOnStage) -> SeatLook:
    if seat.won:
        return SeatLook.WON
    if seat.folded:
        return SeatLook.FOLDED
    if show.stage.to_act == number:
        return SeatLook.TO_ACT
    if show.winning and any(seat.cards):
        return SeatLook.BEATEN
    return SeatLook.ALL_IN if seat.all_in else SeatLook.IN


def _said(show: HandOnShow, number: int, seat: SeatOnStage, *, own: bool) -> str:
    if seat.won:
        return translate(_("wins {amount}")).format(amount=chips(seat.won))
    if show.stage.to_act == number:
        return translate(_("your turn") if own else _("to act"))
    return translate(_("ALL-IN")) if seat.all_in else seat.said


def _in_short(seat: SeatOnStage, said: str) -> str:
    """Where the amount has no room: what the table of the results or a bet before it tells."""
    if seat.won:
        return translate(In("seat, without the amount", "wins"))
    return seat.said_in_short if said == seat.said else ""


def _marked(show: HandOnShow, seat: SeatOnStage) -> frozenset[Card]:
    if not seat.won:
        return frozenset()
    return frozenset(card for card in seat.cards if card is not None) & show.winning


def _reach(show: HandOnShow, number: int) -> str:
    """The last pot that a seat can win, where there are side pots."""
    stage = show.stage
    if len(stage.pots) < 2 or stage.seats[number].folded:
        return ""
    reached = [place for place, pot in enumerate(stage.pots) if number in pot.contenders]
    return pot_name(stage.pots, reached[-1]) if reached else ""


def pot_name(pots: Sequence[Pot], place: int) -> str:
    """By its place among the pots: ``main pot``, ``side 1``."""
    if place:
        only = len(pots) == 2
        return translate(_("side pot") if only else _("side {number}")).format(number=place)
    return translate(_("main pot"))
