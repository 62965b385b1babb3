"""A hand file played again: every action at its place, or a fault that says what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.engine.cards import text as card_text
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.errors import EngineError
from drawholdem_tui.engine.events import CardSwapped, HandShown, OpenersShown
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.judging import Judgement
from drawholdem_tui.engine.view import SeatState
from drawholdem_tui.storage.phh.faults import HandFault
from drawholdem_tui.storage.phh.fields import Fee, Proof, Record
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
from drawholdem_tui.storage.phh.script_deck import DealingLine, OutOfCardsError, ScriptDeck
from drawholdem_tui.storage.phh.shown_afterwards import show_again
from drawholdem_tui.storage.phh.start import rules_of, setup_of
from drawholdem_tui.storage.phh.unseen import (
    TooFewCardsError,
    first_unseen,
    stood_in,
)
from drawholdem_tui.storage.phh.variants import VARIANTS

Saying = SayFold | SayCheckOrCall | SayRaise | SayDiscard


@dataclass(slots=True)
class Replay:
    """A hand played from its file, with the index of the action that answered each decision."""

    record: Record
    hand: Hand | None = None
    decisions: list[tuple[int, Decision]] = field(default_factory=list)
    complete: bool = False
    stand_ins: frozenset[Card] = frozenset()  # in the places of cards that nobody saw


_TRIES: Final = 100  # with other stand-ins
# what another card in an unknown place could put right
_COULD_BE_THE_CARDS: Final = {
    "final_stacks", "carried_out", "no_raise", "draw_cannot_be_served", "shown_differ",
}  # fmt: skip


def replay(record: Record) -> Replay:
    """Play a record through the engine; ``HandFault`` says where it does not hold."""
    unseen = first_unseen(record.actions)
    if record.real is None and unseen is not None:
        return _with_stand_ins(record, unseen)
    done = _replay(record)
    _compare_openers(done)
    if record.real is not None:
        return replace(done, stand_ins=frozenset({UNKNOWN}))
    return _with_what_was_shown(done)


def _with_stand_ins(record: Record, unseen: int) -> Replay:
    """Cards that nobody saw, from the ``unseen`` action on, are stood in for by such that the hand
    ends as its file says: who mucked them cannot have won with them, and openers that were proved
    were those, as far as that can be. Where the file does not say enough, this is said."""
    found = None
    for number in range(_TRIES):
        try:
            actions, stand_ins = stood_in(record, Random(number))
            done = _replay(record.but(actions=actions))
            if not _depends_on(done, stand_ins):
                again = _with_what_was_shown(replace(done, record=record, stand_ins=stand_ins))
                found = found or again
                if _proves_the_same(done):
                    return again
        except TooFewCardsError:
            break
        except HandFault as fault:
            if fault.action is not None:
                fault.said = _said(record.actions[fault.action])
            if fault.code not in _COULD_BE_THE_CARDS:
                raise
    if found is not None:
        return found
    raise HandFault("unseen_cards").at(unseen, _said(record.actions[unseen]))


def _with_what_was_shown(done: Replay) -> Replay:
    """By choice, when the hand was over."""
    if done.hand and done.complete:
        show_again(done.record, done.hand)
    return done


def _depends_on(done: Replay, stand_ins: frozenset[Card]) -> bool:
    """Whether one of them has been shown, or has decided something that the file does not tell."""
    hand = done.hand
    if hand is None or not hand.went_to_showdown:
        return False
    shown = [event.cards for event in hand.events if isinstance(event, HandShown)]
    held = hand.hands_at_showdown().values() if done.record.finishing_stacks is None else shown
    return any(not stand_ins.isdisjoint(cards) for cards in held)


def _replay(record: Record) -> Replay:
    seats = len(record.stacks)
    lines: list[Line] = []
    for index, text in enumerate(record.actions):
        try:
            lines.append(parse(text, seats, unknown=record.real is not None))
        except HandFault as fault:
            raise fault.at(index, _said(text)) from None
    dealt = [
        DealingLine(index, str(record.actions[index]), line)
        for index, line in enumerate(lines)
        if isinstance(line, DealHole | DealBoard)
    ]
    done = Replay(record)
    try:
        _play(done, ScriptDeck(VARIANTS[record.variant].hole_cards, dealt), lines)
    except EngineError as error:
        raise HandFault.of(error) from None
    _compare_the_end(done)
    _compare_fees(done)
    return done


def _compare_the_end(done: Replay) -> None:
    """What the file says of the end of the hand, where it says something."""
    stacks, carried = done.record.finishing_stacks, done.record.carried_out
    if stacks is None and carried is None:
        return
    if not done.complete or done.hand is None:
        raise HandFault("ends_early")
    if stacks is not None and done.hand.stacks != stacks:
        raise HandFault("final_stacks", found=done.hand.stacks, said_stacks=stacks)
    if carried is not None and done.hand.carried != carried:
        raise HandFault("carried_out", found=done.hand.carried, said=carried)


def _compare_fees(done: Replay) -> None:
    wanted = done.record.fees
    if wanted is not None and done.hand is not None and fees_of(done.hand) != list(wanted):
        raise HandFault("fees_differ", found=_in_a_line(fees_of(done.hand)) or "0")


def fees_of(hand: Hand) -> list[Fee]:
    """Every swap that was paid for, in order."""
    return [
        Fee(str(event.street), event.seat + 1, event.fee, str(event.held))
        for event in hand.events
        if isinstance(event, CardSwapped) and event.fee
    ]


def _compare_openers(done: Replay) -> None:
    """Likewise the openers that were proved, at the end; of unseen cards nobody can say."""
    if done.hand and done.complete and done.record.openers not in (None, openers_of(done.hand)):
        raise HandFault("openers_differ", found=_in_a_line(openers_of(done.hand)) or "-")


def _proves_the_same(done: Replay) -> bool:
    """In whatever order the cards were dealt."""
    if done.record.openers is None or done.hand is None or not done.complete:
        return True
    return set(map(_proof, openers_of(done.hand))) == set(map(_proof, done.record.openers))


def _proof(row: Proof) -> tuple[object, frozenset[str]]:
    names = str(row.cards)
    return row.player, frozenset(names[at : at + 2] for at in range(0, len(names), 2))


def _in_a_line(found: Sequence[Fee | Proof]) -> str:
    return ", ".join(" ".join(map(str, each.fields().values())) for each in found)


def openers_of(hand: Hand) -> tuple[Proof, ...]:
    """What was shown to prove them (DP-6)."""
    return tuple(
        Proof(event.seat + 1, card_text(event.cards))
        for event in hand.events
        if isinstance(event, OpenersShown)
    )


def _play(done: Replay, deck: ScriptDeck, lines: list[Line]) -> None:
    """Say the lines to a hand. Where the file has no more cards, it ends in mid-hand; what is said
    after that is out of place."""
    try:
        done.hand = hand = Hand(rules_of(done.record), setup_of(done.record), deck)
        player = _Player(done, hand, deck, _judgement(done.record, lines))
        for index, line in enumerate(lines):
            try:
                player.say(index, line)
            except (HandFault, EngineError) as error:
                said = _said(done.record.actions[index])
                raise HandFault.of(error).at(index, said) from None
        player.judge()
        done.complete = hand.over
    except OutOfCardsError:
        last_said = done.decisions[-1][0] if done.decisions else -1
        for index, line in enumerate(lines[last_said + 1 :], start=last_said + 1):
            if not isinstance(line, Remark | DealHole | DealBoard):
                said = _said(done.record.actions[index])
                raise HandFault("action_after_deal").at(index, said) from None


def _judgement(record: Record, lines: list[Line]) -> Judgement | None:
    """What the file tells of the showdown of a real table."""
    if record.real is None or not record.real.order:
        return None
    order = tuple(tuple(player - 1 for player in group) for group in record.real.order)
    shows = [line for line in lines if isinstance(line, Show) and line.cards]
    return Judgement(order, tuple((line.seat, line.cards) for line in shows))


def _said(text: object) -> str:
    return text if isinstance(text, str) else repr(text)


@dataclass(slots=True)
class _Player:
    """Says the lines of a file to a hand."""

    done: Replay
    hand: Hand
    deck: ScriptDeck
    judgement: Judgement | None

    def say(self, index: int, line: Line) -> None:
        match line:
            case Remark():
                return
            case DealHole() | DealBoard():
                # the engine takes cards as they fall due: a line still unused is out of place
                if index not in self.deck.used or self.deck.spare:
                    raise HandFault("deal_out_of_place")
            case Show():
                self._show(line)
            case SayCheckOrCall(seat) if self._has_nothing_to_say(seat):
                return
            case _:
                self._act(index, line)

    def _act(self, index: int, line: Saying) -> None:
        decision = self.hand.decision
        # other programs list the discards of all before the cards that come for them
        drawing = isinstance(decision, DrawDecision)
        if self.deck.latest > index and not drawing:
            raise HandFault("action_after_deal")
        if decision is None:
            raise HandFault("after_the_end")
        if line.seat != decision.seat:
            raise HandFault("out_of_turn", player=line.seat + 1, turn=decision.seat + 1)
        self.done.decisions.append((index, decision))
        action = _action(line, decision)
        real = self.done.record.real
        if isinstance(action, Draw) and isinstance(decision, DrawDecision) and real:
            action = action.but(splits=real.split_openers and decision.opener)
        self.hand.act(action)

    def judge(self) -> None:
        """The showdown of a real table, as soon as it is asked for."""
        if self.judgement is not None and self.hand.judging is not None:
            self.hand.judge(self.judgement)

    def _has_nothing_to_say(self, seat: int) -> bool:
        """Some programs write a check for a player who is in, with nothing left to decide."""
        decision = self.hand.decision
        if decision is not None and decision.seat == seat:
            return False
        table = self.hand.view(None)
        if table.seats[seat].state is SeatState.FOLDED:
            return False
        won = self.hand.won()
        behind = [stack - won.get(number, 0) for number, stack in enumerate(self.hand.stacks)]
        others = (each for each in table.seats if each.seat != seat)
        able = any(behind[o.seat] for o in others if o.state is not SeatState.FOLDED)
        return not behind[seat] or (table.over and self.hand.went_to_showdown and not able)

    def _show(self, line: Show) -> None:
        """Shown must be what the seat holds, by somebody who is still in at the end."""
        self.judge()
        if not self.hand.over:
            raise HandFault("show_too_early")
        held = self.hand.hands_at_showdown()  # and the board behind them
        if line.seat not in held:
            raise HandFault("show_after_folding")
        own = held[line.seat][: self.hand.rules.hole_cards]
        if line.cards and set(line.cards) != set(own):
            raise HandFault("show_not_held", held=own)


def _action(line: Saying, decision: Decision) -> Action:
    match line, decision:
        case SayFold(), BetDecision():
            return Fold()
        case SayCheckOrCall(), BetDecision():
            return Call() if decision.may_call else Check()
        case SayRaise(_, amount), BetDecision():
            return RaiseTo(amount)
        case SayDiscard(_, ()), SwapDecision():
            return Keep()
        case SayDiscard(_, (card,)), SwapDecision():
            return Swap(card)
        case SayDiscard(_, discards), DrawDecision():
            return Draw(discards)
        case SayDiscard(), SwapDecision():
            raise HandFault("one_card_a_swap")
    raise HandFault("not_asked_for", kind=decision.kind)
