"""Asks the coach about the open question; what it says is shown beside open cards alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.tui.hot_seat.front import Front
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.players.coach.advice import Advice


def ask_the_coach(
    question: Question,
    front: Front,
    gone: Sequence[Card],
    *,
    allowed: bool,
    cards_are_open: bool,
) -> None:
    """Advice that gets better while it is looked at; a second press sends the coach away. ``gone``
    are cards that this player has given away."""
    if not allowed:
        question.refused = translate(_("The table plays without the coach (settings)."))
    elif not cards_are_open:
        question.refused = translate(_("Look at your cards first."))
    elif question.coached:
        question.coached = False
        question.stop_thinking()
    else:
        question.coached = True
        question.stop_thinking = front.think(
            lambda: _thoughts(question, gone, front.give_way),
            lambda advice: _told(question, front, advice),
        )


def _thoughts(
    question: Question, gone: Sequence[Card], give_way: Callable[[], None]
) -> Iterator[Advice]:
    from drawholdem_tui.players.coach.advice import thinking

    yield from thinking(question.view, question.decision, gone=gone, pause=give_way)


def _told(question: Question, front: Front, advice: Advice) -> None:
    question.advice = advice
    front.changed()
