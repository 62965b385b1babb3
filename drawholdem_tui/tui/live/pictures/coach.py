"""What the coach knows of the open question as a picture: the choices, and one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drawholdem_tui.tui.hot_seat.commands import MARKS
from drawholdem_tui.tui.hot_seat.own_cards import in_order
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.live.pictures.own_hand import refusal, situation_in_short
from drawholdem_tui.tui.table.scene.regions import CoachPicture, CoachRow
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.table.decisions import hand_in_words

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.players.coach.advice import Advice
    from drawholdem_tui.players.odds.price import Choice


def coach_picture(director: Director) -> CoachPicture | None:
    """Nothing where the cards are hidden, or nobody has asked."""
    question, keyboard = director.question, director.keyboard
    if question is None or not question.coached or not keyboard.open:
        return None
    hint, facts = refusal(director, question), situation_in_short(director)
    hand = hand_in_words(question.view.own_cards, question.view.board)
    if question.advice is None:
        thinks = translate(_("The coach is thinking\u2026"))
        return CoachPicture(says=(thinks,), hand=hand, facts=facts, hint=hint)
    from drawholdem_tui.words.advice.coach import coach_says

    advice = question.advice
    return CoachPicture(
        _rows(director, question, advice),
        advice.pot.amount + advice.fee,
        coach_says(advice, question.decision, director.face),
        hand,
        facts,
        hint,
        _what_net_is(advice),
    )


def _what_net_is(advice: Advice) -> tuple[str, ...]:
    """Facing a bet what is still to be bet is not counted, since one would have to pay for it."""
    verdict = advice.verdict
    if advice.call or (verdict and verdict.call):
        now = _("net: what it wins of the pot now, less its costs"), _("net: of the pot as it is")
        return tuple(map(translate, now))
    if verdict is None:
        return ()
    later = (
        _("net: what it wins of {pot}, the pot with bets to come, less its costs"),
        _("net: of {pot}, the pot with later bets"),
    )
    return tuple(translate(each, pot=chips(verdict.final_pot)) for each in later)


def _rows(director: Director, question: Question, advice: Advice) -> tuple[CoachRow, ...]:
    if advice.verdict is None:
        return (_as_it_is(question, advice),)
    from drawholdem_tui.engine.actions import Draw
    from drawholdem_tui.players.odds.price import best_of_each_size

    choices, best = advice.verdict.choices, advice.verdict.best
    if isinstance(best.do, Draw):
        choices = best_of_each_size(choices)
    return tuple(_row(director, question, each, best=each.do == advice.best) for each in choices)


def _row(director: Director, question: Question, choice: Choice, *, best: bool) -> CoachRow:
    from drawholdem_tui.engine.actions import Draw, Swap
    from drawholdem_tui.words.advice.which_reason import choice_name

    share, worth = choice.chances.share, round(choice.value)
    swaps = isinstance(choice.do, Swap)
    names: tuple[str, ...] = (choice_name(choice.do, director.face),)
    if isinstance(choice.do, Swap):
        names += (director.face(choice.do.card),)
    elif cards := getattr(choice.do, "cards", ()):
        own = in_order(question.view.own_cards, sort=director.own_cards.sort)
        cards = sorted(cards, key=own.index)  # as they lie
        names = (choice_name(Draw(tuple(cards)), director.face),)
        keys = (director.keymap.key_of(MARKS[own.index(card)]) for card in cards)
        names += (" ".join(map(director.face, cards)), " ".join(keys))
    elif isinstance(choice.do, Draw):
        names += (translate(_("pat")),)
    return CoachRow(names, share, choice.fee, worth, best, swaps)


def _as_it_is(question: Question, advice: Advice) -> CoachRow:
    """At a bet: what calling is worth, or only the chances."""
    if advice.call is None:
        return CoachRow((translate(_("as it is")),), advice.keep)
    names, costs = (translate(_("call")),), getattr(question.decision, "to_call", 0)
    return CoachRow(names, advice.keep, costs, round(advice.call.value), advice.calls)
