"""A real table as plain values: what has to be read across the room, and everything beside it."""

from __future__ import annotations

from typing import NamedTuple

from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.engine.decisions import BetDecision, DrawDecision, SwapDecision
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.view import SeatState, View
from drawholdem_tui.match.levels import Levels
from drawholdem_tui.tui.keys.commands import command
from drawholdem_tui.tui.referee import commands as c
from drawholdem_tui.tui.referee.director import AtARealTable, Entry
from drawholdem_tui.tui.table.scene.regions import CardFace, KeyHint
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import called, together
from drawholdem_tui.words.sentences import capital
from drawholdem_tui.words.table.games import at_level, game_alone, hand_number, stakes
from drawholdem_tui.words.table.referee import numbered
from drawholdem_tui.words.typed import shown_word


class Figure(NamedTuple):
    """Something with a price, large."""

    name: str
    amount: str
    key: str = ""


class RealSeat(NamedTuple):
    """Somebody at the table."""

    number: str  # at a showdown
    name: str
    stack: str
    bet: str
    state: str  # folded, all-in, out
    swaps: str  # may swap still, or has
    to_act: bool = False
    gone: bool = False  # folded, or not in the hand
    button: bool = False


class RealPot(NamedTuple):
    name: str
    amount: str
    who: str


class RealTablePicture(NamedTuple):
    title: str
    clock: str
    rings: bool  # the last minute of a level, or paused
    name: str  # who is to act
    turn: str  # and what it costs, in a sentence
    figures: tuple[Figure, ...]
    lines: tuple[str, ...]  # what the dealer does, the latest last
    seats: tuple[RealSeat, ...]
    pots: tuple[RealPot, ...]
    board: tuple[CardFace, ...] | None  # none: a game without one
    entry: str  # what a line is typed for
    typed: str
    notice: str
    keys: tuple[KeyHint, ...]


def real_table_picture(at: AtARealTable) -> RealTablePicture:
    """All of it."""
    hand = at.referee.hand
    view = hand.view(None) if hand else None
    rules = hand.rules if hand else at.evening.match.next_rules()
    name, turn = _turn(at)
    board = None
    if rules.hole_cards == 2:
        told = view.board if view else ()
        board = tuple(None if card == UNKNOWN else card for card in told)
    return RealTablePicture(
        title=_title(at),
        clock=_clock(at),
        rings=at.paused or (at.clock.seconds_left() or 61) <= 60,
        name=name,
        turn=turn,
        figures=_figures(at, view),
        lines=tuple(at.lines),
        seats=_seats(at, hand, view),
        pots=_pots(at, view),
        board=board,
        entry=translate(at.entry) if at.entry else "",
        typed=at.typed,
        notice=at.asked_once or at.notice,
        keys=_keys(at),
    )


def _title(at: AtARealTable) -> str:
    match = at.evening.match
    rules = at.referee.hand.rules if at.referee.hand else match.next_rules()
    number = match.hands + (at.referee.hand is None)
    return " \u00b7 ".join((game_alone(rules), hand_number(number), stakes(rules)))


def _clock(at: AtARealTable) -> str:
    """How long until the next blinds, by the minute and second; of levels by hands, how many."""
    levels = at.evening.match.levels
    if levels is None:
        return translate(_("paused")) if at.paused else ""
    left = at.clock.seconds_left()
    number = at.clock.number() if at.clock.levels else _by_hands(at, levels)
    told = [at_level(number + 1, len(levels.levels), at.evening.match.next_rules())]
    if left is not None:
        told.append(f"{int(left) // 60}:{int(left) % 60:02}")
    if coming := levels.after(number):
        following = translate(_("then {small}/{big}"))
        small, big = chips(coming.small_blind), chips(coming.big_blind)
        told.append(following.format(small=small, big=big))
    if at.paused:
        told.append(translate(_("paused")))
    return " \u00b7 ".join(told)


def _by_hands(at: AtARealTable, levels: Levels) -> int:
    return levels.number_at(at.evening.match.hands + 1, 0)


def _turn(at: AtARealTable) -> tuple[str, str]:
    referee = at.referee
    if referee.judging is not None:
        names = at.hand.names
        hands = ", ".join(f"{n} {names[seat]}" for n, seat in numbered(referee.judging))
        return translate(_("Showdown")), f"{at.hand.turn()} {hands}. {translate(Entry.WINNERS)}"
    if (decision := referee.decision) is not None:
        return at.hand.names[decision.seat], at.hand.turn()
    if referee.hand is None:
        deals = translate(_("{next} deals the next hand."))
        return translate(_("Next hand")), deals.format(next=at.keymap.key_of(c.NEXT))
    told = translate(_("{next}: the next hand. {undo} takes the last word back."))
    key = at.keymap.key_of
    return translate(_("Hand over")), told.format(next=key(c.NEXT), undo=key(c.UNDO))


def _figures(at: AtARealTable, view: View | None) -> tuple[Figure, ...]:
    """Swap, call, raise and pot, each with its key."""
    decision, key = at.referee.decision, at.keymap.key_of
    found = []
    if isinstance(decision, SwapDecision):
        fee = translate(_("free")) if decision.free else chips(decision.fee)
        found.append(Figure(translate(_("swap")), fee, key(c.SWAP)))
    bet = decision.then if isinstance(decision, SwapDecision) else decision
    if isinstance(bet, BetDecision):
        if bet.may_call:
            found.append(Figure(translate(_("to call")), chips(bet.to_call), key(c.CALL)))
        else:
            found.append(Figure(shown_word("check"), "0", key(c.CALL)))
        if bet.may_raise:
            least = translate(_("least raise")) if bet.price else translate(_("least bet"))
            found.append(Figure(least, chips(bet.min_to), key(c.RAISE)))
    if isinstance(decision, DrawDecision):
        most = translate(_("new cards, at most"))
        found.append(Figure(most, str(decision.most), f"0\u2013{decision.most}"))
    if view is not None:
        found.append(Figure(translate(_("in the pots")), chips(view.in_the_middle)))
    return tuple(found)


def _seats(at: AtARealTable, hand: Hand | None, view: View | None) -> tuple[RealSeat, ...]:
    match, dealing = at.evening.match, at.referee.dealing
    numbers = {}
    if at.referee.judging:
        numbers = {seat: str(number) for number, seat in numbered(at.referee.judging)}
    may_swap = may_still_swap(hand, view) if hand and view else set()
    button = dealing.button if dealing else match.button.button if match.button else None
    seats = []
    for chair, who in enumerate(match.chairs):
        if who.left:
            continue
        seat = dealing.seat_of(chair) if dealing else None
        name = called(who.name)
        if seat is None or view is None:
            out = translate(_("out")) if who.sits_out or not who.stack or view else ""
            stack = chips(who.stack)
            seats.append(
                RealSeat("", name, stack, "", out, "", gone=bool(out), button=chair == button)
            )
            continue
        here = view.seats[seat]
        state = ""
        if here.state is SeatState.FOLDED:
            state = translate(_("folded"))
        elif here.state is SeatState.ALL_IN:
            state = translate(_("ALL-IN"))
        swaps = translate(_("may swap")) if seat in may_swap else ""
        if here.drew is not None:
            swaps = translate(_("drew {count}")).format(count=here.drew)
        elif not swaps and here.swaps:
            swaps = translate(_("swapped {times}\u00d7")).format(times=len(here.swaps))
        seats.append(
            RealSeat(
                numbers.get(seat, ""),
                name,
                chips(here.stack),
                chips(here.bet) if here.bet else "",
                state,
                swaps,
                to_act=view.to_act == seat,
                gone=here.state is SeatState.FOLDED,
                button=chair == button,
            )
        )
    return tuple(seats)


def may_still_swap(hand: Hand, view: View) -> set[int]:
    """On this street: who has chips for it, and has neither chosen nor acted (DH-9, DH-10)."""
    if view.fee is None or view.over:
        return set()
    done = (SaidKind.SWAP, SaidKind.KEEP, SaidKind.CHECK, SaidKind.CALL, SaidKind.BET)
    spoken = {
        said.seat
        for said in hand.said
        if said.street is view.street and said.kind in (*done, SaidKind.RAISE)
    }
    free = {post.seat for post in hand.setup.posts} if not view.board else set()
    return {
        seat.seat
        for seat in view.seats
        if seat.state is SeatState.ABLE
        and seat.seat not in spoken
        and (seat.seat in free or seat.stack >= view.fee)
    }


def _pots(at: AtARealTable, view: View | None) -> tuple[RealPot, ...]:
    """As collected; the bets before the seats come beside."""
    if view is None:
        return ()
    names, rows = at.hand.names, []
    for number, pot in enumerate(view.pots):
        name = translate(_("main pot"))
        if number:
            name = translate(_("side pot {number}")).format(number=number)
        who = together([names[seat] for seat in pot.contenders]) if len(view.pots) > 1 else ""
        rows.append(RealPot(capital(name), chips(pot.amount), who))
    if view.swap_pot:
        best = translate(_("the best hand of all"))
        rows.append(RealPot(capital(translate(_("swap pot"))), chips(view.swap_pot), best))
    lying = sum(each.fee for each in view.line if each.held != "bet")
    if lying:
        rows.append(RealPot(capital(translate(_("swap line"))), chips(lying), ""))
    return tuple(rows)


_BAR = (c.UNDO, c.TYPE, c.BOARD, c.PAUSE, c.LOG, c.HELP, c.LEAVE)


def _keys(at: AtARealTable) -> tuple[KeyHint, ...]:
    ids = (c.NEXT, *_BAR) if at.is_between else (*_answers(at), *_BAR)
    return tuple(
        KeyHint(each.id, at.keymap.key_of(each.id), translate(each.title))
        for each in map(command, ids)
    )


def _answers(at: AtARealTable) -> list[str]:
    """What can be said now."""
    decision = at.referee.decision
    bet = decision.then if isinstance(decision, SwapDecision) else decision
    ids = []
    if isinstance(bet, BetDecision):
        ids += [c.FOLD, c.CALL, *((c.RAISE, c.ALL_IN) if bet.may_raise else ())]
    if isinstance(decision, SwapDecision):
        ids += [c.SWAP, c.KEEP]
    elif isinstance(decision, DrawDecision):
        ids += [c.KEEP, *((c.SWAP,) if decision.opener else ())]
    return ids
