"""A hand file played again: every action at its place, or a fault that says what is wrong."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.errors import EngineError
from drawholdem_tui.engine.events import CardSwapped, PotAwarded, SwapPotAwarded
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import AnteKind, Rules, Structure
from drawholdem_tui.engine.setup import Post, PostKind, Setup
from drawholdem_tui.engine.view import SeatState
from drawholdem_tui.storage.phh.faults import HandFault
from drawholdem_tui.storage.phh.notation import (
    DealBoard,
    DealHole,
    Line,
    Remark,
    SayCheckOrCall,
    SayDiscard,
    SayFold,
    SayRaise,
    Show,
    parse,
)
from drawholdem_tui.storage.phh.record import Fee, Record
from drawholdem_tui.storage.phh.script_deck import DealingLine, OutOfCardsError, ScriptDeck
from drawholdem_tui.storage.phh.variants import VARIANTS

_HOLE_CARDS = 2

Saying = SayFold | SayCheckOrCall | SayRaise | SayDiscard


@dataclass(slots=True)
class Replay:
    """A hand played from its file, with the index of the action that answered each decision."""

    record: Record
    hand: Hand | None = None
    decisions: list[tuple[int, Decision]] = field(default_factory=list)
    complete: bool = False


def replay(record: Record) -> Replay:
    """Play a record through the engine; ``HandFault`` says where it does not hold."""
    seats = len(record.stacks)
    lines: list[Line] = []
    for index, text in enumerate(record.actions):
        try:
            lines.append(parse(text, seats))
        except HandFault as fault:
            raise fault.at(index, _said(text)) from None
    dealt = [
        DealingLine(index, str(record.actions[index]), line)
        for index, line in enumerate(lines)
        if isinstance(line, DealHole | DealBoard)
    ]
    done = Replay(record)
    try:
        _play(done, ScriptDeck(_HOLE_CARDS, dealt), lines)
    except OutOfCardsError:
        pass  # the file ends in mid-hand
    except EngineError as error:
        raise HandFault(error.code, **error.values) from None
    _compare_the_end(done)
    _compare_fees(done)
    return done


def _compare_the_end(done: Replay) -> None:
    wanted = done.record.finishing_stacks
    if wanted is None:
        return
    if not done.complete or done.hand is None:
        raise HandFault("ends_early")
    if done.hand.stacks != wanted:
        raise HandFault("final_stacks", found=done.hand.stacks, said_stacks=wanted)


def _compare_fees(done: Replay) -> None:
    """The file's own account of the fees, where it gives one."""
    wanted = done.record.fees
    if wanted is not None and done.hand is not None and fees_of(done.hand) != list(wanted):
        raise HandFault("fees_differ", found=fees_of(done.hand))


def fees_of(hand: Hand) -> list[Fee]:
    """Every swap that was paid for, in order."""
    return [
        Fee(str(event.street), event.seat + 1, event.fee, str(event.held))
        for event in hand.events
        if isinstance(event, CardSwapped) and event.fee
    ]


def _play(done: Replay, deck: ScriptDeck, lines: list[Line]) -> None:
    done.hand = hand = Hand(rules_of(done.record), setup_of(done.record), deck)
    _Player(done, hand, deck).play(lines)
    done.complete = hand.over


def _said(text: object) -> str:
    return text if isinstance(text, str) else repr(text)


class _Player:
    """Says the lines of a file to a hand, one after the other."""

    def __init__(self, done: Replay, hand: Hand, deck: ScriptDeck) -> None:
        self.done = done
        self.hand = hand
        self.deck = deck

    def play(self, lines: list[Line]) -> None:
        for index, line in enumerate(lines):
            said = str(self.done.record.actions[index])
            try:
                self._say(index, line)
            except HandFault as fault:
                raise fault.at(index, said) from None
            except EngineError as error:
                raise HandFault(error.code, **error.values).at(index, said) from None

    def _say(self, index: int, line: Line) -> None:
        match line:
            case Remark():
                return
            case DealHole() | DealBoard():
                # the engine takes cards as they fall due: a line still unused is out of place
                if index > self.deck.latest or self.deck.spare:
                    raise HandFault("deal_out_of_place")
            case Show():
                self._show(line)
            case SayCheckOrCall(seat) if self._has_nothing_to_say(seat):
                return
            case _:
                self._act(index, line)

    def _act(self, index: int, line: Saying) -> None:
        if self.deck.latest > index:
            raise HandFault("action_after_deal")
        decision = self.hand.decision
        if decision is None:
            raise HandFault("after_the_end")
        if line.seat != decision.seat:
            raise HandFault("out_of_turn", player=line.seat + 1, turn=decision.seat + 1)
        self.done.decisions.append((index, decision))
        self.hand.act(_action(line, decision))

    def _has_nothing_to_say(self, seat: int) -> bool:
        """Some programs write a check for a player who is in, with nothing left to decide."""
        decision = self.hand.decision
        if decision is not None and decision.seat == seat:
            return False
        table = self.hand.view(None)
        if table.seats[seat].state is SeatState.FOLDED:
            return False
        behind = _before_the_awards(self.hand)
        others = (each for each in table.seats if each.seat != seat)
        able = any(behind[o.seat] for o in others if o.state is not SeatState.FOLDED)
        return not behind[seat] or (table.over and self.hand.went_to_showdown and not able)

    def _show(self, line: Show) -> None:
        """Shown must be what the seat holds, by somebody who is still in at the end."""
        if not self.hand.over:
            raise HandFault("show_too_early")
        own = self.hand.view(line.seat)
        if own.seats[line.seat].state is SeatState.FOLDED:
            raise HandFault("show_after_folding")
        if line.cards and set(line.cards) != set(own.own_cards):
            raise HandFault("show_not_held", held=own.own_cards)


def _before_the_awards(hand: Hand) -> list[int]:
    """What each seat had behind when the betting was over."""
    stacks = list(hand.stacks)
    for event in hand.events:
        if isinstance(event, PotAwarded | SwapPotAwarded):
            for seat, amount in event.shares:
                stacks[seat] -= amount
    return stacks


def _action(line: Saying, decision: Decision) -> Action:
    match line, decision:
        case SayFold(), BetDecision():
            return Fold()
        case SayCheckOrCall(), BetDecision():
            return Check() if decision.may_check else Call()
        case SayRaise(_, amount), BetDecision():
            return RaiseTo(amount)
        case SayDiscard(_, ()), SwapDecision():
            return Keep()
        case SayDiscard(_, (card,)), SwapDecision():
            return Swap(card)
        case SayDiscard(), SwapDecision():
            raise HandFault("one_card_a_swap")
    raise HandFault("not_asked_for", kind=decision.kind)


def rules_of(record: Record) -> Rules:
    """The rules a record was played by: its code's preset and what it says beside."""
    variant = VARIANTS[record.variant]
    changes: dict[str, Any] = {
        "structure": Structure.SPREAD if record.spread else variant.structure,
        "spread": record.spread,
        "big_blind": record.smallest_bet,
        "big_bet": record.big_bet,
        "small_blind": _small_blind(record),
        "ante": max(record.antes),
    }
    if not record.uniform_antes:
        changes["ante_kind"] = AnteKind.BIG_BLIND
    try:
        rules = replace(variant.preset, **changes)
        for name, value in record.house_rules.items():
            rules = rules.with_rule(name, _rule_text(value))
    except EngineError as error:
        raise HandFault(error.code, **error.values) from None
    return rules


def _rule_text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _small_blind(record: Record) -> int:
    if record.small_blind is not None:
        return record.small_blind
    if VARIANTS[record.variant].preset.swaps and _posts_no_small_blind(record):
        raise HandFault("small_blind_unknown")  # it is the fee of the first round (DH-5)
    posted = [amount for amount in record.blinds if amount]
    return min(*posted, record.smallest_bet) if posted else record.smallest_bet // 2


def setup_of(record: Record) -> Setup:
    """Stacks, antes and posts by seat; heads-up the lists stand the other way round."""
    turn = slice(None, None, -1) if len(record.stacks) == 2 else slice(None)
    return Setup(
        stacks=record.stacks,
        posts=_posts(record, record.blinds[turn]),
        antes=record.antes[turn] if any(record.antes) else (),
        dead_antes=not record.uniform_antes,
    )


def _posts(record: Record, blinds: tuple[int, ...]) -> tuple[Post, ...]:
    """Which post is which blind: the file gives only amounts by seat."""
    order = [1, 0] if len(blinds) == 2 else range(len(blinds))
    left = [(seat, blinds[seat]) for seat in order if blinds[seat]]
    posts: list[Post] = []
    big = record.smallest_bet
    if left and record.small_blind is None and _first_is_small(left, big):
        seat, amount = left.pop(0)
        posts.append(Post(seat, PostKind.SMALL, amount))
    if left:
        seat, amount = left.pop(0)
        posts.append(Post(seat, PostKind.BIG, amount))
    for seat, amount in left:
        kind = PostKind.EXTRA if amount <= big else PostKind.OVER
        posts.append(Post(seat, kind, amount))
    return tuple(posts)


def _posts_no_small_blind(record: Record) -> bool:
    posts = setup_of(record).posts
    return not any(post.kind is PostKind.SMALL for post in posts)


def _first_is_small(posts: list[tuple[int, int]], big: int) -> bool:
    if posts[0][1] < big:
        return True
    # equal blinds: two neighbours, from the first seat on, post the same
    return len(posts) > 1 and posts[0] == (0, big) and posts[1] == (1, big)
