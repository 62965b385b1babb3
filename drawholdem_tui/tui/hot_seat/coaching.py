"""The coach at the table: asked about the open question, it is shown beside open cards alone; as a
tutor it holds an answer that costs something for a second press."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from drawholdem_tui.engine.actions import Action, Call, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.tui.hot_seat.commands import CALL, COACH, KEEP, SWAP
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.tui.hot_seat.screen_port import Front, Thought
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.words.language import _, translate

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.players.coach.advice import Advice
    from drawholdem_tui.players.coach.tutor import Warned

_TO_BE_READ: Final = 0.1  # seconds


def no_coach() -> str:
    """Why it cannot be asked."""
    return translate(_("Coach off: see settings."))


def ask_the_coach(question: Question, front: Front, *, cards_are_open: bool) -> None:
    """Advice that gets better while it is looked at; a second press sends the coach away."""

    def tell(advice: Advice) -> None:
        question.advice = advice
        front.changed()

    if not cards_are_open:
        question.refused = translate(_("Look at your cards first."))
    elif question.coached:
        question.coached = False
        question.stop_thinking()
    else:
        question.coached = True
        question.stop_thinking = front.think(lambda: _thoughts(question, front), tell)


def _thoughts(question: Question, front: Front) -> Iterator[Advice]:
    from drawholdem_tui.players.coach.advice import chosen_before
    from drawholdem_tui.players.coach.believed import speaking

    view, seed = question.view, chosen_before(question.view)
    thoughts = speaking(view, question.decision, seed=seed, pause=front.give_way)
    yield from worth_a_look(thoughts, front.now)


def worth_a_look(thoughts: Iterator[Thought], now: Callable[[], float]) -> Iterator[Thought]:
    """As many as can be read, and the last: each is a frame, for which keys would have to wait, and
    what is replaced at once is not read but flickers."""
    told, kept = now(), list[Thought]()
    for thought in thoughts:
        kept = [thought]
        if (at := now()) - told >= _TO_BE_READ:
            yield thought
            told, kept = at, []
    yield from kept


class Tutor:
    """For one person alone: an answer that costs something waits for a second press.

    ``threshold``: so many in a hundred of the pot may be lost unsaid."""

    def __init__(self, front: Front, keymap: Keymap, threshold: int) -> None:
        self._front = front
        self._keymap = keymap
        self._threshold = threshold
        self._thinks_about: Question | None = None

    def holds(self, question: Question, action: Action, then: Callable[[], None]) -> bool:
        """Whether it has to be thought about first; ``then`` says it, if there is nothing to be
        said against it. What has been spoken of once is not held again."""
        if not self._threshold or isinstance(action, RaiseTo | Fold):
            return False
        if not isinstance(action, Keep | Swap | Draw | Call) or question.tutored == action:
            return False
        if self._thinks_about is question:  # a second press, before the first is answered
            return True
        self._thinks_about = question
        view, decision, threshold = question.view, question.decision, self._threshold

        def work() -> Iterator[Warned | None]:
            from drawholdem_tui.players.coach.tutor import warning

            yield warning(view, decision, action, threshold)

        def tell(warned: Warned | None) -> None:
            self._thinks_about = None
            if warned is None:
                then()
            elif not question.answer.done():
                self._speak_up(question, action, warned)
            self._front.changed()

        self._front.think(work, tell)
        return True

    def _speak_up(self, question: Question, action: Action, warned: Warned) -> None:
        from drawholdem_tui.words.advice.coach import tutor_says

        command = _command(action)
        question.tutored, question.sure = action, command
        question.sure_since = self._front.now()
        key, coach = self._keymap.key_of(command), self._keymap.key_of(COACH)
        question.refused_privately = tutor_says(warned.cost, warned.pot, key, coach)


def _command(action: Action) -> str:
    """The place of the action bar that says it."""
    match action:
        case Keep() | Draw(()):
            return KEEP
        case Call():
            return CALL
    return SWAP
