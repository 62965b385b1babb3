"""Asks the coach about the open question; what it says is shown beside open cards alone."""

from __future__ import annotations

from drawholdem_tui.tui.hot_seat.front import Front
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


def ask_the_coach(
    question: Question, front: Front, face: Face, *, allowed: bool, cards_are_open: bool
) -> None:
    """Advice, which takes a moment; a second press takes it away."""
    if not allowed:
        question.refused = translate(_("The table plays without the coach (settings)."))
        return
    if not cards_are_open:
        question.refused = translate(_("Look at your cards first."))
        return
    if question.advice:
        question.advice = ()
        return
    thinking = (translate(_("The coach thinks \u2026")),)
    question.advice = thinking

    def think() -> tuple[str, ...]:
        from drawholdem_tui.players.coach.advice import advice
        from drawholdem_tui.words.coach import coach_in_short

        told = advice(question.view, question.decision)
        return coach_in_short(told.keep, told.swaps, told.fee, face)

    def told(lines: tuple[str, ...]) -> None:
        if question.advice is thinking:  # else it has been sent away
            question.advice = lines
            front.changed()

    front.think(think, told)
