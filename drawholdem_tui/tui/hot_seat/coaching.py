"""Asks the coach about the open question; what it says is shown beside open cards alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.tui.hot_seat.screen_port import Front, Thought
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.players.coach.advice import Advice

_TO_BE_READ: Final = 0.1  # seconds


def no_coach() -> str:
    """Why it cannot be asked."""
    return translate(_("The coach is off at this table (see settings)."))


def ask_the_coach(
    question: Question,
    front: Front,
    gone: Sequence[Card],
    *,
    cards_are_open: bool,
) -> None:
    """Advice that gets better while it is looked at; a second press sends the coach away. ``gone``
    are cards that this player has given away."""
    if not cards_are_open:
        question.refused = translate(_("Look at your cards first."))
    elif question.coached:
        question.coached = False
        question.stop_thinking()
    else:
        question.coached = True
        question.stop_thinking = front.think(
            lambda: _thoughts(question, gone, front),
            lambda advice: _told(question, front, advice),
        )


def _thoughts(question: Question, gone: Sequence[Card], front: Front) -> Iterator[Advice]:
    from drawholdem_tui.players.coach.advice import thinking

    thoughts = thinking(question.view, question.decision, gone=gone, pause=front.give_way)
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


def _told(question: Question, front: Front, advice: Advice) -> None:
    question.advice = advice
    front.changed()
