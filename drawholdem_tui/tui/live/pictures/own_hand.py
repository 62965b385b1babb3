"""The person at the keyboard as a picture: cards, what is asked, what it costs."""

from __future__ import annotations

from typing import NamedTuple

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import DrawDecision, SwapDecision
from drawholdem_tui.tui.hot_seat.arranging import in_order, order_of
from drawholdem_tui.tui.hot_seat.commands import KEEP, MARKS, SWAP
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.tui.live.commands import PEEK, RULES
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.table.scene.regions import OwnCardsPicture, PanelLine, PanelPicture, Tone
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.decisions import at_stake, hand_in_words, price_of_a_swap, to_win


class Own(NamedTuple):
    cards: OwnCardsPicture = OwnCardsPicture()
    panel: PanelPicture = PanelPicture()


def own_pictures(director: Director) -> Own:
    """The cards, and what stands beside them."""
    chair = director.keyboard.holder
    show = director.show
    seat = show.seat_of(chair)
    hand = director.loop.hand if director.loop else None
    if show.ending is not None:
        return Own(_after_the_hand(director))
    if chair is None or seat is None or hand is None or seat >= len(show.stage.seats):
        return Own(panel=_panel((_waiting_for(director), Tone.QUIET)))
    on_stage = show.stage.seats[seat]
    name = called(director.match.chairs[chair].name)
    is_open = director.keyboard.open
    own = in_order(hand.view(seat).own_cards, sort=director.own_cards.sort)
    if on_stage.folded:
        own = own if director.keyboard.always_open and is_open else ()  # to be followed, no more
        folded = _panel((translate(_("folded")), Tone.QUIET))
        return Own(OwnCardsPicture(own, faded=True), folded)
    if not on_stage.cards:  # they are still being dealt
        own = ()
    cards = OwnCardsPicture(own if is_open else (None,) * len(own))
    named = hand_in_words(own, show.stage.board) if is_open and own else ""
    if director.shows_new_card:
        if is_open:
            kept = director.own_cards.kept
            new = (place for place, card in enumerate(own) if card not in kept)
            cards = cards.but(marked=frozenset(new), new=True)
        hint = _("{name}, your new card. Enter: go on.")
        hidden = _("{name}, your new card. {key}: look.")
        key = director.keymap.key_of(PEEK)
        told = translate(hint if is_open else hidden).format(key=key, name=name)
        return Own(cards, _panel((named, Tone.STRONG), (told, Tone.ACCENT)))
    question = director.question
    if question is None or director.keyboard.curtain:
        return Own(cards, _panel((named, Tone.STRONG)))
    return Own(_to_mark(director, question, cards), _asked(director, question, named))


def own_after_the_hand(director: Director, seat: int) -> tuple[Card, ...]:
    """One person alone still sees the own cards, folded or won unseen; nobody else's."""
    hand, keyboard = director.last_hand, director.keyboard
    if hand is None or director.show.seat_of(director.alone) != seat:
        return ()
    own = in_order(hand.view(seat).own_cards, sort=director.own_cards.sort)
    return own if keyboard.always_open and not keyboard.unattended else ()


def _after_the_hand(director: Director) -> OwnCardsPicture:
    seat = director.show.seat_of(director.alone)
    return OwnCardsPicture(own_after_the_hand(director, seat) if seat is not None else ())


def _to_mark(director: Director, question: Question, cards: OwnCardsPicture) -> OwnCardsPicture:
    order = order_of(question.view.own_cards, sort=director.own_cards.sort)
    return cards.but(
        marked=frozenset(at for at, place in enumerate(order) if place in question.marked),
        numbered=isinstance(question.decision, SwapDecision | DrawDecision),
        keys=tuple(map(director.keymap.key_of, MARKS)),
        marks=MARKS,
    )


def _asked(director: Director, question: Question, named: str) -> PanelPicture:
    refused = refusal(director, question)
    hint: tuple[PanelLine, ...] = (PanelLine(refused, Tone.ACCENT),) if refused else ()
    swap = question.decision if isinstance(question.decision, SwapDecision) else None
    lines = (*situation_in_short(director)[:1], _effective_stack(director, question))
    if question.entry:
        lines += (translate(_("You keep both cards.")),) if swap else ()
    elif swap:
        lines += price_of_a_swap(swap, question.view.street)
    if (
        not hint
        and not question.entry
        and isinstance(question.decision, SwapDecision | DrawDecision)
    ):
        hint = (_how_to_exchange(director, question),)
    known = _panel((named, Tone.STRONG), *((line, Tone.PLAIN) for line in lines))
    return known.but(lines=(*known.lines, *hint))


def refusal(director: Director, question: Question) -> str:
    """Why the last press did nothing, or what a second one would mean."""
    if question.swallowed:
        key = director.keymap.key_of(question.swallowed)
        changed = translate(_("{key} has just changed. Press again to confirm."))
        return changed.format(key=key)
    if question.refused_why is not None:
        key = director.keymap.key_of(RULES)
        return translate(_("{why} {key}: the rule.")).format(why=question.refused, key=key)
    return question.refused or (question.refused_privately if director.keyboard.open else "")


def _panel(*lines: tuple[str, Tone]) -> PanelPicture:
    return PanelPicture(tuple(PanelLine(text, tone) for text, tone in lines if text))


def _how_to_exchange(director: Director, question: Question) -> PanelLine:
    key, shorter = director.keymap.key_of(SWAP), ""
    if isinstance(question.decision, SwapDecision):
        hint = _("{key} swaps the marked card.")
        if not question.marked:
            hint = _("{one} or {two}, then {key}: swap. {keep}: keep.")
            shorter = translate(_("{one} or {two}, then {key}"))
    else:
        hint = _("{key} draws {count}.") if question.marked else _("Mark what you discard.")
    one, two = map(director.keymap.key_of, MARKS[:2])
    keep = director.keymap.key_of(KEEP)
    said = translate(hint).format(key=key, count=len(question.marked), one=one, two=two, keep=keep)
    return PanelLine(said, Tone.ACCENT, shorter.format(key=key, one=one, two=two))


def situation_in_short(director: Director) -> tuple[str, ...]:
    """``60 to call · 360 to win · you need 14%``, the longest wording first."""
    question = director.question
    return to_win(question.view) if question else ()


def _effective_stack(director: Director, question: Question) -> str:
    """What can be played for with whoever has raised, or is the only one left, while both have
    chips."""
    show, mine = director.show, question.decision.seat
    seats = show.stage.seats
    others = [number for number, seat in enumerate(seats) if number != mine and not seat.folded]
    alone = others[0] if len(others) == 1 else None
    other = show.stage.raiser if show.stage.raiser in others else alone
    if other is None or seats[other].all_in:
        return ""
    return at_stake(show.name(other), min(seats[at].bet + seats[at].stack for at in (mine, other)))


def _waiting_for(director: Director) -> str:
    return "" if director.show.dealing else translate(_("Shuffling the cards …"))
