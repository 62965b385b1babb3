"""What pressing a key of the action bar comes to: a mark, an amount to type, one more question, or
the answer. Nothing is said that the engine would refuse."""

from __future__ import annotations

from drawholdem_tui.engine.actions import Action, Draw, Fold, Keep, Swap
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.tui.hot_seat import choices
from drawholdem_tui.tui.hot_seat.bet_entry import TypedBet
from drawholdem_tui.tui.hot_seat.keyboard import CALM
from drawholdem_tui.tui.hot_seat.own_cards import OwnCards
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.words.errors import sentence
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.sentences import as_sentence


class Answering:
    """Guards a question against what was not meant."""

    def __init__(self, own_cards: OwnCards) -> None:
        self.own_cards = own_cards
        self.keymap = Keymap()
        self.asks_before_free_folds = True
        self._said_before: tuple[int, Action] | None = None  # what follows keeping both cards

    def said_before(self, chair: int) -> Action | None:
        """What the same person has said already, together with keeping."""
        said, self._said_before = self._said_before, None
        return said[1] if said and said[0] == chair else None

    def press(self, question: Question, command: str, at: float) -> None:
        question.refused = question.refused_privately = ""
        if command.startswith("mark "):
            question.sure = ""
            question.mark(int(command.removeprefix("mark ")) - 1)
            return
        if command not in question.offers() or question.rests(command, at):
            return
        bet = choices.betting(question.decision)
        if not self._is_sure(question, command, bet, at):
            return
        match command:
            case "fold":
                self.say(question, Fold())
            case "call" if bet:
                self.say(question, choices.call_or_check(bet))
            case "raise" if bet:
                self._open_the_entry(question, bet)
            case "keep":
                self.say(question, choices.keep(question.decision))
            case "swap":
                action = choices.exchange(question.decision, question.marked)
                if action:
                    self.say(question, action)

    def _is_sure(
        self, question: Question, command: str, bet: BetDecision | None, at: float
    ) -> bool:
        """A free fold and whatever takes the whole stack are asked once more; a quick second press
        is no answer to that."""
        before, question.sure = question.sure, ""
        why = self._why_ask_again(question, command, bet)
        if why is None or (before == command and at - question.sure_since >= CALM):
            return True
        if before != command:
            question.sure_since = at
        question.sure = command
        question.refused = why
        return False

    def _why_ask_again(
        self, question: Question, command: str, bet: BetDecision | None
    ) -> str | None:
        key = self.keymap.key_of(command)
        if command == "fold" and bet and bet.may_check and self.asks_before_free_folds:
            return translate(_("Checking is free. {key} again folds.")).format(key=key)
        decision = question.decision
        takes_all = (command == "call" and bet is not None and choices.calls_all_in(bet)) or (
            command == "swap"
            and isinstance(decision, SwapDecision)
            and decision.takes_last_chip
            and bool(question.marked)
        )
        if takes_all:
            return translate(_("That is all-in. {key} again says it.")).format(key=key)
        return None

    def _open_the_entry(self, question: Question, bet: BetDecision) -> None:
        if question.is_about_opening and not self.own_cards.open:
            # with and without openers alike, so that nobody else learns which
            question.refused = translate(_("Look at your cards before you open."))
        elif bet.may_raise:
            question.entry = TypedBet(bet, question.rules.big_blind)
            self.own_cards.stay_open_for_a_while()
        else:
            why = {"seat": question.chair, "why": bet.no_raise}
            question.refused_privately = as_sentence(sentence("no_raise", why))

    def say(self, question: Question, action: Action) -> None:
        """Answer the question; betting at a swap decision keeps both cards first."""
        actions = choices.said(question.decision, action)
        try:
            question.decision.check(actions[0])
            if len(actions) > 1 and isinstance(question.decision, SwapDecision):
                then = question.decision.then
                if then is None:
                    return
                then.check(actions[1])
        except IllegalAction as error:
            said = as_sentence(sentence(error.code, error.values, to_you=True))
            if error.code == "draw_cannot_be_served":  # it depends on who split which openers
                question.refused_privately = said
            else:
                question.refused = said
            return
        if not question.say(actions[0]):
            return
        if actions[1:]:
            self._said_before = (question.chair, actions[1])
        if isinstance(action, Swap) or (isinstance(action, Draw) and action.cards):
            self.own_cards.gets_a_new_card()
        elif not isinstance(action, Keep):
            self.own_cards.hide()
