"""What everybody sees of a hand, as pictures: seats, the middle of the table, who wins what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Final

from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.engine.events import CardsDrawn, Held
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.engine.rules import MOST_SEATS, Game
from drawholdem_tui.engine.setup import PostKind
from drawholdem_tui.match.chair import Chair
from drawholdem_tui.players.cast import kind_of
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.story.log import Deed, LogLine
from drawholdem_tui.story.stage import SeatOnStage
from drawholdem_tui.tui.table.endings import (
    alike_together,
    has_won_less,
    in_large_words,
    others_who_won,
    verdict,
    who_won_with,
    with_its_kickers,
)
from drawholdem_tui.tui.table.scene.log_rows import LogKind, LogRow
from drawholdem_tui.tui.table.scene.regions import (
    BoardPicture,
    LinePicture,
    LyingPicture,
    PotRow,
    PotsPicture,
    SeatLook,
    SeatMark,
    SeatPicture,
)
from drawholdem_tui.words.hands.names import hand_behind_a_place, hand_name
from drawholdem_tui.words.hands.ranking import category_name
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, percent, place_in_words, placed_with
from drawholdem_tui.words.people import Told, called, told
from drawholdem_tui.words.table.cast import kind_in_words
from drawholdem_tui.words.table.games import line_name

_NO_SHARES: Final[Mapping[int, float]] = {}


def chairs_on_show(show: HandOnShow) -> list[int]:
    """Whoever leaves is seen until the next hand is dealt, if there is room; in a tournament, with
    their place, to its end."""
    here = [number for number, chair in enumerate(show.chairs) if not chair.left]
    placed = [number for number, chair in enumerate(show.chairs) if chair.place is not None]
    shown = sorted({*here, *placed, *(show.dealing.chairs if show.dealing else ())})
    return shown if len(shown) <= MOST_SEATS else here


def places_of_the_hand(show: HandOnShow) -> list[int | None]:
    """The index of each seat's picture by its number in the hand; none for who is not shown."""
    shown = chairs_on_show(show)
    chairs = show.dealing.chairs if show.dealing else ()
    return [shown.index(chair) if chair in shown else None for chair in chairs]


def seat_picture(
    show: HandOnShow, chair: int, nearest: int, shares: Mapping[int, float] = _NO_SHARES
) -> SeatPicture:
    """``nearest`` is the chair of the person at the keyboard; ``shares`` are those of open hands
    while a board is dealt out, by seat."""
    seat = show.chairs[chair]
    over, button = show.ending is not None, show.button == chair
    # when all is over it would read as a part of the name, or of the hand
    kind = "" if over else kind_in_words(kind_of(show.computers.get(chair, "")))
    picture = SeatPicture(
        called(seat.name), seat.stack, SeatLook.OUT, _why_out(seat), kind=kind, button=button
    ).but(lined=_has_a_line(show), over=over)
    number = show.seat_of(chair)
    if number is None or number >= len(show.stage.seats):
        return picture
    on_stage = show.stage.seats[number]
    return picture.but(
        stack=on_stage.stack,
        look=_look(show, number, on_stage),
        said=(said := _said(show, number, on_stage, seat.place, own=chair == nearest)),
        said_in_short=_in_short(show, number, on_stage, said, seat.place),
        said_in_full="" if seat.place else with_its_kickers(show, number),
        bet=on_stage.bet,
        cards=on_stage.cards,
        marked=_marked(show, on_stage),
        swaps=len(on_stage.swaps),
        drew=None if isinstance(on_stage.last, CardsDrawn) else on_stage.has_drawn,
        **_reach(show, number),
        marks=_marks(show, number, on_stage),
        chance=percent(shares[number]) if number in shares else "",
        elsewhere=_in_the_middle(show) == number,
        net=show.ending.nets[number] if show.ending else None,
        lesser=has_won_less(show, number),
    )


def _in_the_middle(show: HandOnShow) -> int | None:
    """At draw poker, whose hand wins most, and lies there."""
    if show.rules.game is not Game.DRAW_POKER or show.ending is None or not show.winning:
        return None
    seat = show.stage.seats[number := show.ending.won_most]
    whole = bool(seat.cards) and len(_marked(show, seat)) == len(seat.cards)
    return number if whole else None


def _has_a_line(show: HandOnShow) -> bool:
    """That of the discards is done with when all hands lie open over it."""
    done = show.ending is not None and show.rules.game is Game.DRAW_POKER
    return bool(line_name(show.rules)) and not done


_POSTED = {PostKind.SMALL: _("SB"), PostKind.BIG: _("BB"), PostKind.OVER: _("OB")}


def _marks(show: HandOnShow, number: int, seat: SeatOnStage) -> tuple[SeatMark, ...]:
    """Blinds keep theirs to the end of the betting."""
    if seat.folded or show.ending is not None:
        return ()
    marks = []
    if seat.posted is not None and (posted := _POSTED.get(seat.posted)):
        blind = translate(posted)
        marks.append(SeatMark(blind, blind))
    if show.stage.opener == number:
        marks.append(SeatMark(translate(_("opener")), translate(_("O")), by_name=True))
    return tuple(marks)


def _why_out(seat: Chair) -> str:
    if seat.left:
        return translate(_("has left"))
    if seat.place is not None:
        return place_in_words(seat.place)
    if seat.sits_out:
        return translate(_("sitting out"))
    return translate(_("no chips") if not seat.stack else _("waiting"))


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


_NARROWEST: Final = 14  # cells in a plate
_WINS: Final = Told(_("win {amount}"), _("wins {amount}"))
_WIN_IN_SHORT: Final = In("seat, without the amount", "win")
_WINS_IN_SHORT: Final = In("seat, without the amount", "wins")


def _said(show: HandOnShow, number: int, seat: SeatOnStage, place: int | None, *, own: bool) -> str:
    if seat.won and show.ending and show.ending.winner:
        return place_in_words(1)
    if seat.won:
        return told(show.who(number), _WINS, amount=chips(seat.won))
    if hand := show.hand_at_the_end(number):
        if place is not None:  # with this hand
            return placed_with(place, hand_name(hand))
        return hand_name(hand)
    if show.stage.to_act == number:
        return translate(_("your turn") if own else _("to act"))
    if show.stage.is_drawing and seat.has_drawn is None and not (seat.said or seat.all_in):
        return translate(_("still to draw"))
    return translate(_("ALL-IN")) if seat.all_in else seat.said


def _in_short(
    show: HandOnShow, number: int, seat: SeatOnStage, said: str, place: int | None
) -> str:
    """Where the amount has no room: what the table of the results or a bet before it tells."""
    if seat.won:
        return translate(_WIN_IN_SHORT if show.who(number).you else _WINS_IN_SHORT)
    if hand := show.hand_at_the_end(number):
        if place is not None:
            brief = placed_with(place, hand_behind_a_place(hand))
            return brief if len(brief) <= _NARROWEST else place_in_words(place)
        return category_name(hand.category)
    return seat.said_in_short if said == seat.said else ""


def _marked(show: HandOnShow, seat: SeatOnStage) -> frozenset[Card]:
    if not seat.won:
        return frozenset()
    return frozenset(card for card in seat.cards if card is not None) & show.winning


def _reach(show: HandOnShow, number: int) -> dict[str, str]:
    """The last pot that a seat can win, where there are side pots; and the same in short."""
    stage = show.stage
    if len(stage.pots) < 2 or stage.seats[number].folded:
        return {}
    reached = [place for place, pot in enumerate(stage.pots) if number in pot.contenders]
    if not reached:
        return {}
    alike = _IN_SHORT[1:] if len(stage.pots) > 2 else _IN_SHORT[2:]
    short = translate(alike[0] if reached[-1] else _IN_SHORT[0], number=reached[-1])
    return {"reach": pot_name(stage.pots, reached[-1]), "reach_in_short": short}


_IN_SHORT: Final = (
    In("pot, in few letters", "main"),
    In("pot, in few letters", "side {number}"),
    In("pot, in few letters", "side"),
)


def pot_name(pots: Sequence[Pot], place: int) -> str:
    """By its place among the pots: ``main pot``, ``side 1``."""
    if place:
        return translate(_("side pot") if len(pots) == 2 else _("side {number}"), number=place)
    return translate(_("main pot"))


def board_picture(show: HandOnShow) -> BoardPicture:
    if show.rules.game is Game.DRAW_POKER:
        number = _in_the_middle(show)
        hand = () if number is None else alike_together(show.stage.seats[number].cards)
        return BoardPicture(hand, frozenset(hand), len(hand))
    faces = tuple(None if card == UNKNOWN else card for card in show.stage.board)
    marked = frozenset(show.stage.board) & show.winning
    return BoardPicture(faces, marked, 5, show.stage.has_open_hands)


def line_picture(show: HandOnShow) -> LinePicture:
    name = line_name(show.rules) if _has_a_line(show) else ""
    if show.dealing is None or not name:
        return LinePicture(name)
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
    return LinePicture(name, (*lying, *_set_aside(show, shown)))


def _set_aside(show: HandOnShow, shown: list[int]) -> Iterator[LyingPicture]:
    """At draw poker discards stay where everybody sees how many they were."""
    if show.dealing is None or show.rules.game is not Game.DRAW_POKER:
        return
    still = {each.seat for each in show.stage.line}
    for number, seat in enumerate(show.stage.seats):
        chair = show.dealing.chairs[number]
        if seat.has_drawn and not seat.folded and number not in still and chair in shown:
            yield LyingPicture(shown.index(chair), seat.has_drawn, None)


_KINDS: Final = {
    **dict.fromkeys((Deed.HAND, Deed.STREET), LogKind.HEADING),
    **dict.fromkeys(
        (Deed.KEEP, Deed.FOLD, Deed.CHECK, Deed.NOTE, Deed.SEAL, Deed.SPLIT), LogKind.PASS
    ),
    Deed.SHOW: LogKind.SHOWN,
    **{deed: LogKind(deed.value) for deed in (Deed.POT, Deed.RESULT, Deed.NET)},
}


def log_row(line: LogLine) -> LogRow:
    kind = _KINDS.get(line.deed, LogKind.DEED)
    together = "" if line.deed is Deed.ANTE else line.together  # which is true of all or of none
    return LogRow(line.text, kind, together, spare=line.deed is Deed.SPLIT)


def antes_together(log: Sequence[LogLine]) -> Sequence[LogLine]:
    """In one row as soon as it tells of all."""
    antes = [each for each in log if each.deed is Deed.ANTE]
    if not antes or not antes[-1].together:
        return log
    told = antes[-1]._replace(text=antes[-1].together)
    return [told if each is antes[-1] else each for each in log if each not in antes[:-1]]


def pots_picture(show: HandOnShow) -> PotsPicture:
    if show.dealing is None:
        return PotsPicture()
    stage, swaps = show.stage, show.dealing.rules.swaps
    live = {number for number, seat in enumerate(stage.seats) if not seat.folded}
    pots = stage.pots or (Pot(stage.middle, tuple(sorted(live))),)
    alone = len(pots) == 1 and not swaps
    fees = {
        held: sum(each.fee or 0 for each in stage.line if each.held is held)
        for held in (Held.LINE, Held.SWAP_POT)
    }
    apart = bool(stage.swap_pot or fees[Held.SWAP_POT])
    rows = [
        PotRow(
            translate(_("pot")) if alone else pot_name(pots, place),
            pot.amount,
            names(show, live & set(pot.contenders)),
            shorter=_names_in_short(show, live, live & set(pot.contenders)),
            # where fees go two ways, both are told
            coming=fees[Held.LINE] if apart and not place else 0,
        )
        for place, pot in enumerate(pots)
    ]
    if apart:
        swap_pot, coming = translate(_("swap pot")), fees[Held.SWAP_POT]
        best = translate(_("for the best hand of all"))
        short = translate(_("best hand of all")), translate(In("pot, in few letters", "best hand"))
        row = PotRow(swap_pot, stage.swap_pot, (best,), shorter=short, swap=True, coming=coming)
        rows.append(row)
    return PotsPicture(
        () if show.ending and show.ending.shared_out else tuple(rows),
        sum(show.dealing.setup.stacks),
        2 if swaps else 1,
        show.played_for(),
        verdict(show),
        in_large_words(show),
        others=others_who_won(show),
        won_with=who_won_with(show),
        settled=bool(show.winning),
        no_board=show.rules.game is Game.DRAW_POKER,
    )


def names(show: HandOnShow, seats: Set[int]) -> tuple[str, ...]:
    """In the order of the chairs, which stays the same from hand to hand."""
    dealing = show.dealing
    chairs = sorted(dealing.chairs[seat] for seat in seats) if dealing else ()
    return tuple(called(show.chairs[chair].name) for chair in chairs)


def _names_in_short(show: HandOnShow, live: Set[int], contenders: Set[int]) -> tuple[str, ...]:
    """``all 4``, or who of those in the hand cannot win it, or how many can."""
    if contenders == live:
        return (translate(_("all {count}")).format(count=len(live)),)
    few = translate(_("{count} of {all}")).format(count=len(contenders), all=len(live))
    if len(live - contenders) > 1:
        return (few,)
    (name,) = names(show, live - contenders)
    return translate(_("all but {name}")).format(name=name), few
