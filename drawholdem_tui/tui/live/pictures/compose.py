"""The scene as it stands: everything the director knows, as pictures for the regions; those of the
bars round the table are made here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from drawholdem_tui.engine.decisions import BetDecision, NoSwap, SwapDecision
from drawholdem_tui.engine.events import Held
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.evening.daily import hand_of_the_deal, is_daily
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.story.log import Deed
from drawholdem_tui.tui.hot_seat.offers_picture import actions_picture
from drawholdem_tui.tui.keys.command import Command
from drawholdem_tui.tui.keys.keymap import command
from drawholdem_tui.tui.live.commands import (
    COMMANDS,
    HELP,
    IN_THE_ENTRY,
    NEXT,
    PEEK,
    REBUY,
    SPARE,
    WHY,
)
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.live.pictures.coach import coach_picture
from drawholdem_tui.tui.live.pictures.own_hand import (
    curtain_picture,
    own_pictures,
    shown_in_their_places,
)
from drawholdem_tui.tui.live.pictures.results import results_picture, with_keys
from drawholdem_tui.tui.table.endings import how_it_was_won
from drawholdem_tui.tui.table.pictures import (
    antes_together,
    board_picture,
    chairs_on_show,
    line_picture,
    log_row,
    pots_picture,
    seat_picture,
)
from drawholdem_tui.tui.table.scene.log_rows import LogPicture
from drawholdem_tui.tui.table.scene.regions import (
    ActionButton,
    ActionsPicture,
    KeyBarPicture,
    KeyHint,
    Scene,
    SeatLook,
    SeatPicture,
    TitlePicture,
)
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, how_many
from drawholdem_tui.words.people import Told, Who, told
from drawholdem_tui.words.table.games import (
    at_level,
    game_alone,
    hand_number,
    played_how,
    seeded,
    stakes,
    waits_aside,
)
from drawholdem_tui.words.table.levels import countdown

if TYPE_CHECKING:  # loaded when it is read
    from drawholdem_tui.tui.pages.parts import Part

_STAY_HIDDEN: Final = Told(
    _("cards stay hidden: you may still swap"), _("cards stay hidden: {name} may still swap")
)

_LINES_OF_LOG: Final = 100  # no terminal shows more beside the table
_FREE: Final = Told(_("your swap is free"), _("{name}'s swap is free"))


def compose(director: Director) -> Scene:
    """All regions at once; those that have not changed cost nothing to show."""
    show = director.show
    chairs, near = chairs_on_show(show), director.nearest
    shares = director.chances.shares
    seats = shown_in_their_places(
        director, [seat_picture(show, chair, near, shares) for chair in chairs]
    )
    if director.between.open:
        seats = [_as_it_lies_now(director, *each) for each in zip(chairs, seats, strict=True)]
    holder = chairs.index(near) if near in chairs else 0
    below = director.sits_below
    own_seat = chairs.index(below) if below in chairs else 0
    if director.keyboard.curtain:
        seats[holder] = seats[holder].but(said=translate(_("to act")))
    question = director.question
    own, keys, results = own_pictures(director), keys_picture(director), results_picture(director)
    return Scene(
        title=_title(director),
        seats=tuple(seats),
        hole_cards=show.rules.hole_cards,
        board=board_picture(show),
        line=line_picture(show),
        pots=pots_picture(show),
        own=own.cards,
        own_seat=own_seat,
        holder=holder if holder != own_seat and director.keyboard.holder is not None else None,
        panel=own.panel,
        coach=coach_picture(director),
        actions=_actions(director),
        bet=question.entry.picture() if question and question.entry else None,
        log=log_picture(show),
        results=results and with_keys(director, results, keys),
        keys=keys,
        curtain=curtain_picture(director),
        caption=None if question or show.ending else show.caption or None,
    )


def log_picture(show: HandOnShow) -> LogPicture:
    won, below = how_it_was_won(show), show.ending.notes if show.ending else ()  # in the table
    # the page of the log has the seal
    spare = (Deed.SEAL, *((Deed.KEEP, Deed.CHECK, Deed.POST) if won else ()))
    told = (each for each in show.log[-_LINES_OF_LOG:] if each.deed not in spare)
    rows = map(log_row, antes_together([each for each in told if each.text not in below]))
    return LogPicture(tuple(rows), won, over=show.ending is not None)


def _as_it_lies_now(director: Director, chair: int, seat: SeatPicture) -> SeatPicture:
    """With the chips that somebody has bought since the hand."""
    of = director.match.chairs[chair]
    if of.left or of.stack == seat.stack:
        return seat
    if seat.look is SeatLook.ALL_IN:
        seat = seat.but(look=SeatLook.IN, said="")
    return seat.but(stack=of.stack)


def _title(director: Director) -> TitlePicture:
    show, rules = director.show, director.show.rules
    said, rise = _stakes(director)
    swap, swap_in_short = show.who_won() if show.ending else "", ""
    if rules.swaps and show.stage.fee is not None and show.ending is None:
        swap, swap_in_short = _price_of_a_swap(director)
    elif show.stage.is_drawing:
        most = how_many(rules.most_discards(len(show.stage.seats)))
        swap = translate(_("draw up to {count}"), count=most)
    elif show.ending is None:
        swap = show.price_of_a_call()
    number = show.dealing.number if show.dealing else director.match.hands
    hand = hand_number(number)
    if is_daily(seed := director.evening.laid.seed):
        hand = hand_of_the_deal(seed, number)
    how = played_how(rules)
    if show.ending and show.ending.winner:  # nothing rises any more
        how = translate(_("knockout of {count}"), count=how_many(len(show.chairs)))
        last, hand = translate(_("hand {number}, the last"), number=number), ""
        rise = last, last
    # a blind swaps free (DH-6), also with less than the fee
    is_asked = director.question and isinstance(director.question.decision, SwapDecision)
    is_betting = director.question is not None and not director.keyboard.curtain
    return TitlePicture(
        game_alone(rules),
        how,
        hand,
        said,
        swap,
        swap_in_short,
        " \u00b7 ".join(_notices(director)),
        *rise,
        nobody_swaps=bool(swap_in_short)
        and not is_asked
        and (show.stage.price is None or is_betting),
    )


def _notices(director: Director) -> list[str]:
    """What a key has just come to, else why cards stay hidden, else how it is played."""
    evening, may_still_swap = director.evening, director.show.stage.may_still_swap
    if director.notices.text:
        notices = [director.notices.text]
    elif may_still_swap is not None:
        notices = [told(director.show.who(may_still_swap), _STAY_HIDDEN)]
    else:
        notices = [translate(_("not being saved"))] if evening.not_saved else []
        if director.notice:
            notices.append(director.notice)
        seed = evening.laid.seed
        if not (seed is None or is_daily(seed) or director.has_acted):
            notices.append(seeded(seed))
        if evening.is_a_fork:
            notices.append(translate(_("what if: not saved")))
    if director.pace.paused:
        notices.append(translate(_("paused")))
    return notices


def _stakes(director: Director) -> tuple[str, tuple[str, str]]:
    """What is played for, and how long still, where blinds rise; or what pots wait for another
    game."""
    show, levels = director.show, director.match.levels
    dealing = show.dealing
    if dealing is None or dealing.level is None or levels is None:
        choice = director.match.choice
        return stakes(show.rules), (waits_aside(choice.aside) if choice else "", "")
    said = at_level(dealing.level, len(levels.levels), show.rules)
    seconds = director.evening.stopwatch.reading()
    return said, countdown(levels, dealing.level, dealing.number, seconds, show.rules)


def _price_of_a_swap(director: Director) -> tuple[str, str]:
    """What it costs whoever is asked, else everybody; and the same in short. Nothing where whoever
    is asked has chosen on this street."""
    question = director.question
    asked = question.decision if question and not director.keyboard.curtain else None
    if isinstance(asked, BetDecision) and asked.no_swap in (NoSwap.TURN_IS_OVER, NoSwap.NO_MORE):
        return "", ""
    if question and isinstance(question.decision, SwapDecision) and question.decision.free:
        name = director.match.chairs[question.chair].name
        you = name == NAMELESS or not director.keyboard.curtain
        return told(Who(name, you), _FREE), translate(_("swap free"))
    return director.show.price_of_a_swap()


def _actions(director: Director) -> ActionsPicture:
    question = None if director.keyboard.curtain else director.question
    # no key of theirs does anything; the entry has keys of its own
    if not director.can_still_act or (question and question.entry):
        return ActionsPicture()
    picture = actions_picture(
        question,
        director.show.rules,
        director.keymap,
        director.front.now(),
        owes=director.show.stage.owes(director.show.seat_of(director.nearest)),
    )
    if told := director.behind_a_new_card:  # the only key that does anything
        goes_on = ActionButton(PEEK, director.keymap.key_of(PEEK), told)
        others = (each.but(shown=False) for each in picture.buttons[1:])
        return ActionsPicture((goes_on, *others))
    return picture


def keys_picture(director: Director) -> KeyBarPicture:
    """What can be pressed beside the action bar; while an amount is typed, beside digits."""
    question, times = director.question, director.times()
    if question is None or question.entry is None:
        ends = director.at_the_end()
        there = [each for each in COMMANDS if each.in_bar and each.when in times]
        hints = _hints(director, (*there[:1], *map(command, ends), *there[1:]))
        if question and hints[0].command == WHY:  # the first that may be missed
            hints = *hints[1:-1], hints[0].but(spare=True), hints[-1]
        if director.between.open and director.between.out_of_chips is not None:
            hints = *hints[:1], *sorted(hints[1:], key=lambda each: each.command != REBUY)
        return KeyBarPicture(hints)
    by = translate(_("by {chips}")).format(chips=chips(question.rules.big_blind))
    moves = (
        KeyHint("", translate(_("A")), translate(_("all-in")), "a"),
        KeyHint("", translate(_("Left Right")), translate(_("steps")), "right"),
        KeyHint("", translate(_("Up Down")), by, "up"),
    )
    bet = question.entry.decision
    return KeyBarPicture(
        (
            *(moves if bet.min_to < bet.max_to else ()),  # else there is one amount alone
            *_hints(director, map(command, IN_THE_ENTRY)),
            KeyHint("", translate(_("Esc")), translate(_("back")), "escape"),
        )
    )


def _hints(director: Director, commands: Iterable[Command]) -> tuple[KeyHint, ...]:
    """Without what does nothing now; grey where a key only keeps its place."""
    hints = []
    for each in commands:
        doer = director.doers[each.id]
        why_not = bool(doer.why_not())
        title = doer.title() if doer.title else None
        if title is None:
            title = "" if why_not else translate(each.title)
        full = director.between.in_full(each.id) if title else ""
        if title:
            key = director.keymap.key_of(each.id)
            shorter = full and title if each.id != REBUY else ""  # who buys is always told
            hint = KeyHint(each.id, key, full or title, grey=why_not, shorter=shorter)
            gold, stays, spare = each.id == NEXT, each.id == HELP, each.id in SPARE
            hints.append(hint.but(gold=gold, stays=stays, spare=spare))
    return tuple(hints)


# The same to read


def on_the_table(director: Director) -> list[Part]:
    """Who has put in how much, has how many chips now and did what last; all that can be won,
    and from the flop on the board."""
    from drawholdem_tui.tui.pages.parts import Part, Shown
    from drawholdem_tui.tui.table.drawing.frame import board_group
    from drawholdem_tui.tui.table.drawing.lines import Column, Said, Table

    show = director.show
    rows = tuple(
        (
            Said(seat.name, "strong"),
            Said(seat.kind, "quiet"),
            Said(chips(put_in) if (put_in := _put_in(show, at, seat)) else ""),
            Said(chips(seat.stack)),
            Said(seat.said, "gold" if seat.look is SeatLook.TO_ACT else "plain"),
        )
        for at in chairs_on_show(show)
        for seat in (seat_picture(show, at, director.nearest),)
    )
    put = Column(translate(In("a column", "put in")), right=True, goes=3)
    in_front = Column(translate(_("chips")), right=True)
    table = Table((Column(), Column(goes=2), put, in_front, Column(goes=1)), rows)
    seats = Part(translate(_("on the table")), (table,), "left")
    if show.rules.game is Game.DRAW_POKER:
        return [seats]
    pots = amounts(show)
    pot = translate(_("{chips} in the pot"), chips=chips(sum(each[1] for each in pots)))
    lines = tuple(
        (Said(name, "strong"), Said(chips(amount), "gold"), Said(", ".join(who)))
        for name, amount, who in pots
        if amount
    )
    items = (Table((Column(), Column(right=True), Column(goes=1)), lines),)
    if not show.stage.board:
        return [seats, Part(pot, items, "right")]
    board = Shown((board_group(show.stage.board),), ())
    return [seats, Part(pot, (*items, board), "left")]  # what is told is longer by now


def _put_in(show: HandOnShow, chair: int, seat: SeatPicture) -> int:
    """In this hand until now, fees as well; at its end what came back is told."""
    dealt_in = show.ending is None and show.seat_of(chair) is not None
    return show.chairs[chair].stack - seat.stack if dealt_in else 0


def amounts(show: HandOnShow) -> list[tuple[str, int, tuple[str, ...]]]:
    """Of each pot, and of what is in none yet: its name, and who can win it."""
    pots = [(row.name, row.amount, row.who) for row in pots_picture(show).rows]
    fees = (lying.fee or 0 for lying in show.stage.line if lying.held is not Held.BET)
    if bets := sum(seat.bet for seat in show.stage.seats) + sum(fees):
        pots.append((translate(_("this round")), bets, (translate(_("not in a pot yet")),)))
    return pots
