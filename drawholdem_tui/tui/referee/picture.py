"""A real table as plain values: what has to be read across the room, and everything beside it."""

from __future__ import annotations

from typing import NamedTuple

from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.engine.decisions import DrawDecision, SwapDecision
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.view import SeatState, SeatView, View
from drawholdem_tui.evening.real.called import CalledHand, comes_to
from drawholdem_tui.evening.real.offers import may_still_swap
from drawholdem_tui.evening.real.table import Standing
from drawholdem_tui.evening.real.who_wins import numbered
from drawholdem_tui.tui.hot_seat.bet_entry import STEPS
from drawholdem_tui.tui.keys.keymap import command
from drawholdem_tui.tui.referee import commands as c
from drawholdem_tui.tui.referee.director import AtARealTable
from drawholdem_tui.tui.table.scene.regions import CardFace, KeyHint
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import Who, called, together
from drawholdem_tui.words.sentences import capital
from drawholdem_tui.words.table.awards import who_won
from drawholdem_tui.words.table.games import at_level, game_alone, hand_number, stakes
from drawholdem_tui.words.typed_words import shown_word


class Figure(NamedTuple):
    """Something with a price, large."""

    name: str
    amount: str
    key: str = ""


class RealSeat(NamedTuple):
    """Somebody at the table."""

    name: str
    stack: str
    number: str = ""  # at a showdown
    bet: str = ""
    state: str = ""  # folded, all-in, out
    swaps: str = ""  # may swap still, or has
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
    fresh: int  # of them have come with the last key
    seats: tuple[RealSeat, ...]
    pots: tuple[RealPot, ...]
    board: tuple[CardFace, ...] | None  # none: a game without one
    entry: str  # what a line is typed for
    typed: str
    notice: str
    keys: tuple[KeyHint, ...]


def real_table_picture(at: AtARealTable) -> RealTablePicture:
    """All of it."""
    hand = at.ahead.hand if at.ahead else at.referee.hand
    view = hand.view(None) if hand else None
    rules = hand.rules if hand else at.evening.match.next_rules()
    name, turn = _turn(at)
    coming = _ahead_lines(at)
    told = view.board if view else ()
    board = tuple(None if card == UNKNOWN else card for card in told)
    return RealTablePicture(
        title=_title(at),
        clock=_clock(at),
        rings=at.paused or (at.clock.seconds_left() or 61) <= 60,
        name=name,
        turn=turn,
        figures=_figures(at, view),
        lines=(*at.lines, *coming),
        fresh=at.fresh + len(coming),
        seats=_seats(at, hand, view),
        pots=_pots(at, view),
        board=board if rules.hole_cards == 2 else None,
        entry=translate(at.entry) if at.entry else "",
        typed=at.typed,
        notice=at.asked_once or at.notice,
        keys=_keys(at),
    )


def _ahead_lines(at: AtARealTable) -> list[str]:
    """What is called out as soon as it is dealt."""
    if at.ahead is None:
        return []
    hand = CalledHand(at.ahead, str)
    ends = comes_to(at.referee, Standing(at.ahead.match, at.ahead.result), str)
    return [*ends, *hand.begins(), *hand.news()]


def _title(at: AtARealTable) -> str:
    match = at.evening.match
    rules = at.referee.hand.rules if at.referee.hand else match.next_rules()
    number = match.hands + (at.referee.hand is None or at.ahead is not None)
    return " \u00b7 ".join((game_alone(rules), hand_number(number), stakes(rules)))


def _clock(at: AtARealTable) -> str:
    """How long until the next blinds, by the minute and second; of levels by hands, how many."""
    match, levels = at.evening.match, at.evening.match.levels
    if levels is None:
        return translate(_("paused")) if at.paused else ""
    left = at.clock.seconds_left()
    number = at.clock.number() if at.clock.levels else levels.number_at(match.hands + 1, 0)
    told = [at_level(number + 1, len(levels.levels), match.next_rules())]
    if left is not None:
        told.append(f"{int(left) // 60}:{int(left) % 60:02}")
    if coming := levels.after(number):
        small, big = chips(coming.small_blind), chips(coming.big_blind)
        told.append(translate(_("then {small}/{big}"), small=small, big=big))
    if at.paused:
        told.append(translate(_("paused")))
    return " \u00b7 ".join(told)


def _turn(at: AtARealTable) -> tuple[str, str]:
    referee, key = at.referee, at.keymap.key_of
    if at.due:
        again = _("{due} {undo}: judge all the pots again.")
        return translate(_("Showdown")), translate(again, due=at.due, undo=key(c.UNDO))
    if referee.judging is not None:
        names, there = at.hand.names, numbered(referee)
        hands = ", ".join(f"{n} {names[seat]}" for n, seat in there)
        tie = "=" + "".join(str(n % 10) for n, _seat in there[:2])  # the tenth is 0
        asked = translate(
            _(
                "Who wins? Press the winner's number: {hands}. For a tie, type {tie} (their "
                "numbers), then Enter. {type}: type the cards shown. {undo}: take back the last "
                "action."
            ),
            hands=hands,
            tie=tie,
            type=key(c.TYPE),
            undo=key(c.UNDO),
        )
        return translate(_("Showdown")), f"{at.hand.turn()} {asked}".lstrip()
    if at.broke is not None:
        name = called(at.evening.match.chairs[at.broke].name)
        title = _who_won(at) if referee.hand else name
        return title, f"{at.hand.push()} {_is_broke(at, name)}".lstrip()
    if ahead := at.ahead:
        coming = CalledHand(ahead, str)
        turn = f"{coming.deal()} {coming.turn()}"
        if referee.hand is None:
            return at.names[ahead.hand.decision.seat] if ahead.hand.decision else "", turn
        told = _("Next hand: {turn} ({undo} takes back the last action of the previous one.)")
        told = translate(told, undo=key(c.UNDO), turn=turn)
        return _who_won(at), f"{at.hand.push()} {told}".lstrip()
    if (decision := referee.decision) is not None:
        return at.names[decision.seat], at.hand.turn()
    if referee.hand is None:
        deals = translate(_("{next} deals the next hand."), next=key(c.NEXT))
        return translate(_("Next hand")), deals
    told = _("{next}: the next hand. {undo} takes back the last action.")
    told = translate(told, next=key(c.NEXT), undo=key(c.UNDO))
    return _who_won(at), f"{at.hand.push()} {told}".lstrip()


def _who_won(at: AtARealTable) -> str:
    """The hand that is over, in as few words as can be read across the room."""
    hand = at.referee.hand
    won = hand.won().items() if hand else ()
    winners = [(Who(at.hand.names[seat]), amount) for seat, amount in won if amount]
    return who_won(winners) or translate(_("Hand over"))


def _is_broke(at: AtARealTable, name: str) -> str:
    key = at.keymap.key_of
    return translate(
        _(
            "{name} is out of chips. {buy}: rebuy ({price}); {out}: sit out; or {type}, then: "
            "leave {name}."
        ),
        name=name,
        price=chips(at.between.buy_in),  # all of it: nothing is left
        buy=key(c.REBUY),
        out=key(c.SIT_OUT),
        type=key(c.TYPE),
    )


def _figures(at: AtARealTable, view: View | None) -> tuple[Figure, ...]:
    """Swap, call, raise and pot, each with its key."""
    decision, key = at.decision, at.keymap.key_of
    found = []
    if isinstance(decision, SwapDecision):
        fee = translate(_("free")) if decision.free else chips(decision.fee)
        found.append(Figure(translate(_("swap")), fee, key(c.SWAP)))
    if bet := at.bet_asked():
        called_for = translate(_("to call")) if bet.may_call else shown_word("check")
        costs = chips(bet.to_call) if bet.may_call else "0"
        found.append(Figure(called_for, costs, key(c.CALL)))
        if bet.may_raise:
            least = translate(_("minimum raise")) if bet.price else translate(_("minimum bet"))
            found.append(Figure(least, chips(bet.min_to), key(c.LEAST)))
    if isinstance(decision, DrawDecision):
        most = translate(_("max. cards to draw"))
        found.append(Figure(most, str(decision.most), f"0\u2013{decision.most}"))
    if view is not None and (at.ahead is not None or not at.is_between):
        found.append(Figure(translate(_("in the pots")), chips(view.in_the_middle)))
    return tuple(found)


def _seats(at: AtARealTable, hand: Hand | None, view: View | None) -> tuple[RealSeat, ...]:
    shown = at.ahead or at.referee
    match, dealing = shown.match, shown.dealing
    there = numbered(at.referee) if at.referee.judging else []
    numbers = {seat: str(number) for number, seat in there}
    may_swap = may_still_swap(hand, view) if hand and view else set()
    button = dealing.button if dealing else match.button.button if match.button else None
    to_act = dealing.chairs[shown.decision.seat] if dealing and shown.decision else None
    seats = []
    for chair, who in enumerate(match.chairs):
        if who.left:
            continue
        row = RealSeat(called(who.name), chips(who.stack))
        seat = dealing.seat_of(chair) if dealing else None
        if seat is not None and view is not None:
            row = _in_the_hand(row, view.seats[seat], may_swap=seat in may_swap)
            row = row._replace(number=numbers.get(seat, ""))
        elif who.sits_out or not who.stack or view:
            row = row._replace(state=translate(_("out")), gone=True)
        seats.append(row._replace(to_act=chair == to_act, button=chair == button))
    return tuple(seats)


def _in_the_hand(row: RealSeat, seat: SeatView, *, may_swap: bool) -> RealSeat:
    states = {SeatState.FOLDED: _("folded"), SeatState.ALL_IN: _("ALL-IN")}
    swaps = translate(_("may swap")) if may_swap else ""
    if seat.drew is not None:
        swaps = translate(_("drew {count}"), count=seat.drew)
    elif not swaps and seat.swaps:
        swaps = translate(_("swapped {times}\u00d7"), times=len(seat.swaps))
    return row._replace(
        stack=chips(seat.stack),
        bet=chips(seat.bet) if seat.bet else "",
        state=translate(states.get(seat.state, "")),
        swaps=swaps,
        gone=seat.state is SeatState.FOLDED,
    )


def _pots(at: AtARealTable, view: View | None) -> tuple[RealPot, ...]:
    """As collected; the bets before the seats come beside."""
    if view is None or at.is_between:
        return ()
    names, rows = at.hand.names, []
    for number, pot in enumerate(view.pots):
        name = translate(_("side pot {number}") if number else _("main pot"), number=number)
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
    ids = [*_answers(at), *_BAR]
    if at.is_between:
        ids = [*((c.REBUY, c.SIT_OUT) if at.broke is not None else ()), c.NEXT, *ids]
    presets = dict(zip(c.PRESETS, at.presets(), strict=False))
    hints = []
    for each in map(command, ids):
        title = translate(each.title)
        if each.id == c.CALL and (bet := at.bet_asked()):
            title = shown_word("check")
            if bet.may_call:
                title = translate(_("call {amount}"), amount=chips(bet.to_call))
        if preset := presets.get(each.id):
            title = f"{translate(STEPS[preset.size])} {chips(preset.amount)}"
        hints.append(KeyHint(each.id, at.keymap.key_of(each.id), title))
    return tuple(hints)


def _answers(at: AtARealTable) -> list[str]:
    """What can be said now."""
    decision, bet = at.decision, at.bet_asked()
    ids: list[str] = [c.FOLD, c.CALL] if bet else []
    if isinstance(decision, SwapDecision):
        ids += [c.SWAP, c.KEEP]
    elif isinstance(decision, DrawDecision):
        ids += [c.KEEP, *((c.SWAP,) if decision.opener else ())]
    if bet and bet.may_raise:
        presets = [key for key, preset in zip(c.PRESETS, at.presets(), strict=False) if preset]
        ids += [*presets, c.RAISE, c.ALL_IN]
    return ids
