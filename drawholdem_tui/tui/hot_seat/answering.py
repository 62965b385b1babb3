"""What pressing a key of the action bar comes to: a mark, an amount to type, one more question, or
the answer. Nothing is said that the engine would refuse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, cards_given
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.tui.hot_seat import choices
from drawholdem_tui.tui.hot_seat.bet_entry import TypedBet
from drawholdem_tui.tui.hot_seat.coaching import Tutor
from drawholdem_tui.tui.hot_seat.commands import CALL, FOLD, KEEP, MARKS, RAISE, SWAP, Verb
from drawholdem_tui.tui.hot_seat.own_cards import OwnCards, order_of
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.refusals.errors import sentence
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.table.decisions import why_not

_MANY_BLINDS: Final = 10
A_BOUNCE = 0.12  # seconds within which a second press is the same one
_THEN: Final[dict[type[Action], str]] = {
    Fold: _("You keep now, and fold when the betting begins."),
    Call: _("You keep now, and call if nobody raises."),
    Check: _("You keep now, and check if nobody raises."),
}


class Answering:
    """Guards a question against what was not meant."""

    def __init__(self, own_cards: OwnCards) -> None:
        self.own_cards = own_cards
        self.keymap = Keymap()
        self.asks_before_free_folds = True
        self.asks_before_big_calls = True
        self.tutor: Tutor | None = None  # for one person alone who wants one
        self.early: frozenset[Card] = frozenset()  # marked before the turn came
        self._said_before: dict[int, tuple[Action, int]] = {}  # what follows keeping, at what price

    def said_before(self, chair: int, decision: Decision) -> Action | None:
        """What somebody has said already, together with keeping: it counts if nobody has changed
        what it costs, a fold in any case."""
        said = self._said_before.pop(chair, None)
        if said is None or not isinstance(decision, BetDecision):
            return None
        action, owed = said
        return action if decision.to_call == owed or isinstance(action, Fold) else None

    def will_say(self, chair: int) -> str:
        """The same as long as the swaps go on, to whoever has said it."""
        action, _owed = self._said_before.get(chair, (None, 0))
        told = _THEN.get(type(action)) if action else None
        return translate(told) if told else ""

    def forget(self) -> None:
        """A new hand."""
        self._said_before.clear()
        self.early = frozenset()

    def mark_early(self, chair: int, command: str, held: Sequence[Card]) -> None:
        """Before it is the turn of one person alone: it costs nothing yet, and moves like any."""
        order, number = order_of(held, sort=self.own_cards.sorts(chair)), MARKS.index(command)
        if number < len(held):
            card = frozenset({held[order[number]]})
            others = self.early if len(held) > 2 else self.early & card
            self.early = others ^ card

    def marked_early(self, question: Question) -> None:
        """The turn has come: these cards can go now."""
        if question.asks_for_marks:
            held, early = question.view.own_cards, self.early
            self.early = frozenset()
            question.marked = frozenset(map(held.index, early & frozenset(held)))

    def press(self, question: Question, command: str, at: float) -> None:
        before = question.sure
        question.forget_refusals()
        if command in MARKS and question.asks_for_marks:
            self._mark(question, command)
        elif command not in question.offers():
            self._say_why_not(question, command)
        elif question.rests(command, at):
            question.swallowed = command
        elif self._is_sure(question, command, before, at):
            self._do(question, command)

    def _mark(self, question: Question, command: str) -> None:
        """A digit follows what is seen."""
        if question.has_a_card_for(command):
            order = order_of(question.view.own_cards, sort=self.own_cards.sorts(question.chair))
            question.mark(order[MARKS.index(command)])

    def _is_sure(self, question: Question, command: str, before: str, at: float) -> bool:
        """Whether it need not be asked once more, or has been."""
        why = self._why_ask_again(question, command)
        again = before == command
        if why is None or (again and at - question.sure_since >= A_BOUNCE):
            return True
        question.sure, question.refused = command, why
        if not again:
            question.sure_since = at
        return False

    def _say_why_not(self, question: Question, command: str) -> None:
        """A key that can do nothing now is not just silent."""
        offers = question.all_offers()
        about_cards = command in (KEEP, *MARKS)  # as little as the swap that they belong to
        offered = offers.get(SWAP if about_cards else command)
        if offered and offered.why:
            question.refused = why_not(offered.why, fee=offered.least, stack=offered.stack)
            question.refused_why = offered.why
        elif SWAP not in offers:
            question.refused = translate(_("There are no swaps in this game."))
        elif isinstance(question.decision, DrawDecision):
            question.refused = translate(_("First the draw, then the betting."))
        elif isinstance(question.decision, SwapDecision):
            question.refused = translate(_("The betting is over: swap or keep."))

    def _do(self, question: Question, command: str) -> None:
        bet = choices.betting(question.decision)
        if action := question.says(command):
            self.say(question, action)
        elif command == RAISE and bet:
            self._open_the_entry(question, bet)
        elif command == SWAP:
            question.refused = self._mark_first(question)

    def _mark_first(self, question: Question) -> str:
        one, two, none = map(self.keymap.key_of, (*MARKS[:2], KEEP))
        if isinstance(question.decision, DrawDecision):
            return translate(_("First mark your discards; {key}: stand pat."), key=none)
        return translate(_("First mark the card to swap: {one} or {two}."), one=one, two=two)

    def _why_ask_again(self, question: Question, command: str) -> str | None:
        """A free fold, all-in and a call that costs much, of the stack and in big blinds, are asked
        once more."""
        key = self.keymap.key_of(command)
        offers = question.offers()
        offered = offers[command]
        if command == FOLD:
            free = CALL in offers and offers[CALL].verb is Verb.CHECK
            if free and self.asks_before_free_folds:
                return translate(_("Checking is free. Press {key} again to fold.")).format(key=key)
            return None
        if offered.all_in and (command == CALL or question.marked):
            return translate(_("This puts you all-in. Press {key} again.")).format(key=key)
        stack = question.decision.stack if not isinstance(question.decision, DrawDecision) else 0
        much = offered.least >= max(_MANY_BLINDS * question.rules.big_blind, stack / 3)
        if command == CALL and self.asks_before_big_calls and much:
            template = _("That is {amount} of your {stack}. Press {key} again.")
            amount, all_of_it = chips(offered.least), chips(stack)
            return translate(template).format(amount=amount, stack=all_of_it, key=key)
        return None

    def _open_the_entry(self, question: Question, bet: BetDecision) -> None:
        if question.is_about_opening and not self.own_cards.open:
            # with and without openers alike, so that nobody else learns which
            question.refused = translate(_("Look at your cards before you open."))
        elif bet.may_raise:
            question.entry = TypedBet(
                bet,
                question.rules.big_blind,
                plays_to=question.view.plays_to,
                to_the_blinds=question.view.street is Street.PREFLOP and bet.price > 0,
                to_win=question.view.to_win,
                opens=question.all_offers()[RAISE].verb is Verb.OPEN,
            )
            self.own_cards.stay_open_for_a_while()
        else:
            question.refused_privately = why_not(bet.no_raise) if bet.no_raise else ""

    def say(self, question: Question, action: Action) -> None:
        """Answer the question; betting at a swap decision keeps both cards first."""
        if error := question.refuses(action):
            said = as_sentence(sentence(error.code, error.values, to_you=True))
            if error.code == "draw_cannot_be_served":  # it depends on who split which openers
                question.refused_privately = said
            else:
                question.refused = said
            return
        actions = choices.said(question.decision, action)
        tutor = self.tutor
        if tutor and tutor.holds(question, actions[0], lambda: self._say(question, action)):
            return
        self._say(question, action)

    def _say(self, question: Question, action: Action) -> None:
        """For good."""
        decision = question.decision
        actions, then = choices.said(decision, action), choices.betting(decision)
        if not question.say(actions[0]):
            return
        if actions[1:]:
            owed = then.to_call if then else choices.owed_later(decision)
            self._said_before[question.chair] = (actions[1], owed or 0)
        if given := cards_given(action):
            held = question.view.own_cards
            self.own_cards.gets_a_new_card(tuple(card for card in held if card not in given))
        elif not isinstance(action, Keep) or then is None:  # else the same person goes on
            self.own_cards.hide()
