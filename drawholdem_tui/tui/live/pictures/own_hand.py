"""The person at the keyboard as a picture: cards, what is asked, what it costs; and what lies over
it while the keyboard is handed over."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import DrawDecision, SwapDecision
from drawholdem_tui.engine.fee_ladder import fee_ladder
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.story.log import HEADINGS
from drawholdem_tui.tui.hot_seat.commands import CALL, MARKS
from drawholdem_tui.tui.hot_seat.own_cards import FIVE, as_they_lie, in_order, order_of
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.tui.live.commands import LEAVE, PEEK, RULES, SETTINGS, SKIP
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.table.pictures import places_of_the_hand
from drawholdem_tui.tui.table.scene.regions import (
    CurtainPicture,
    OwnCardsPicture,
    PanelLine,
    PanelPicture,
    SeatPicture,
    Tone,
)
from drawholdem_tui.words.cards import faces
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips, how_many
from drawholdem_tui.words.people import Told, as_kept, called, told
from drawholdem_tui.words.table.decisions import (
    at_stake,
    free_to_draw,
    hand_in_ways,
    hand_with_kicker,
    new_card_to_see,
    next_fee,
    price_in_short,
    price_of_a_swap,
    to_win,
    what_a_card_goes_for,
)
from drawholdem_tui.words.table.in_figures import in_figures


class Own(NamedTuple):
    cards: OwnCardsPicture = OwnCardsPicture()
    panel: PanelPicture = PanelPicture()


def own_pictures(director: Director) -> Own:
    """The cards, and what stands beside them."""
    chair = director.keyboard.holder
    show = director.show
    seat = show.seat_of(chair)
    hand = _hand_on_show(director)
    if show.ending is not None:
        alone = show.seat_of(director.alone)
        return Own(OwnCardsPicture(() if alone is None else own_after_the_hand(director, alone)))
    if director.nobody_plays:
        return Own(panel=_to_watch(director))
    if chair is None or seat is None or hand is None or seat >= len(show.stage.seats):
        waits = "" if show.dealing else translate(_("Shuffling the cards\u2026"))
        return Own(panel=_panel((waits, Tone.QUIET)))
    on_stage = show.stage.seats[seat]
    kept = director.match.chairs[chair].name
    is_open = director.keyboard.open
    own = in_order(hand.view(seat).own_cards, sort=director.own_cards.sorts(chair))
    if on_stage.folded:
        own = own if director.keyboard.always_open and is_open else ()  # to be followed, no more
        folded = _panel((translate(_("folded")), Tone.QUIET))
        return Own(OwnCardsPicture(own, faded=True), folded)
    if not on_stage.cards:  # they are still being dealt
        own = ()
    cards = OwnCardsPicture(own if is_open else (None,) * len(own))
    board = show.stage.board
    named = hand_with_kicker(own, board) if is_open and own else ""
    others = director.sits_below != chair  # seats stay, and somebody else's plate is before them
    whose = (told(as_kept(kept), _CARDS) if others else "", Tone.TAB)
    if director.shows_new_card:
        new = director.own_cards.new_ones(own)
        if is_open:
            cards = cards.but(marked=new, new=True)
        look = _to_look_at(director, called(kept), len(new))
        return Own(cards, _panel(whose, (named, Tone.STRONG), (look, Tone.ACCENT)))
    question = director.question
    if director.held_before_the_turn and (early := director.answering.early):
        cards = cards.but(marked=frozenset(at for at, card in enumerate(own) if card in early))
    if question is None or director.keyboard.curtain:
        will = director.answering.will_say(chair) if is_open and not board else ""
        return Own(cards, _panel(whose, (named, Tone.STRONG), (will, Tone.PLAIN)))
    longest, *shorter = hand_in_ways(own, board) if named else ("",)
    panel = _asked(director, question, PanelLine(longest, Tone.STRONG, tuple(shorter)))
    panel = panel.but(lines=(*_panel(whose).lines, *panel.lines))
    return Own(_to_mark(director, question, cards), panel)


def _hand_on_show(director: Director) -> Hand | None:
    """Also while it is written down that it has been won."""
    if director.loop and director.loop.hand:
        return director.loop.hand
    is_won = any(seat.won for seat in director.show.stage.seats)
    return director.last_hand if is_won else None


def _to_look_at(director: Director, name: str, count: int) -> str:
    """What has come; and where somebody else waits for the keyboard, the key that hands it over."""
    if director.alone is not None or director.in_the_open:
        return plural("Your new card.", "Your new cards.", count)
    told = new_card_to_see(count, is_open=director.keyboard.open, is_last=director.nobody_is_asked)
    return told.format(name=name, key=director.keymap.key_of(PEEK))


def own_after_the_hand(director: Director, seat: int) -> tuple[Card, ...]:
    """One person alone still sees the own cards, folded or won unseen; nobody else's."""
    hand, keyboard = director.last_hand, director.keyboard
    if hand is None or director.show.seat_of(director.alone) != seat:
        return ()
    own = in_order(hand.view(seat).own_cards, sort=director.own_cards.sorts(director.alone))
    return own if keyboard.always_open and not keyboard.unattended else ()


def shown_in_their_places(director: Director, seats: list[SeatPicture]) -> list[SeatPicture]:
    """What lies open at the seats, where its owner saw it."""
    show, hand = director.show, director.loop.hand if director.loop else None
    hand = hand or director.last_hand
    if hand is None or show.rules.hole_cards < FIVE:
        return seats
    for number, at in enumerate(places_of_the_hand(show)):
        if at is not None and number < len(hand.stacks) and any(seats[at].cards):
            held = hand.view(number).own_cards
            sort = director.own_cards.sorts(show.dealing.chairs[number] if show.dealing else None)
            lying = as_they_lie(seats[at].cards, held, sort=sort)
            seats[at] = seats[at].but(cards=lying)
    return seats


def _to_mark(director: Director, question: Question, cards: OwnCardsPicture) -> OwnCardsPicture:
    held = question.view.own_cards
    order = order_of(held, sort=director.own_cards.sorts(question.chair))
    if not question.asks_for_marks:
        new = director.own_cards.new_ones([held[at] for at in order]) if any(cards.cards) else ()
        return cards.but(marked=frozenset(new), new=bool(new))
    return cards.but(
        marked=frozenset(at for at, place in enumerate(order) if place in question.marked),
        numbered=isinstance(question.decision, SwapDecision | DrawDecision),
        keys=tuple(map(director.keymap.key_of, MARKS)),
        marks=MARKS,
    )


def _asked(director: Director, question: Question, named: PanelLine) -> PanelPicture:
    refused = refusal(director, question)
    hint = [PanelLine(refused, Tone.ACCENT, apart=True)] if refused else []
    swap = question.decision if isinstance(question.decision, SwapDecision) else None
    draws = isinstance(question.decision, DrawDecision)
    told = (
        _breaks_at_dots(free_to_draw(question.view)) if draws else situation_in_short(director)[0],
        "" if draws else _effective_stack(director, question),
        translate(_("You keep both cards.")) if swap and question.entry else "",
    )
    lines = _panel(*((line, Tone.PLAIN) for line in told)).lines
    if not draws:  # where the pot stands large in the middle
        lines = lines[0].but(figures=in_figures(question.view)), *lines[1:]
    lines = (named, *lines) if named.text else lines
    if question.marked and not hint and not question.entry:  # nothing is asked any more
        goes, *shorter = _what_goes(director, question)
        hint = [PanelLine(goes, Tone.ACCENT, tuple(shorter), apart=True)]
    elif swap and not question.entry:
        lines += (_price(director, question, swap),)
        hint = [each.but(apart=False) for each in hint]
    return PanelPicture((*lines, *hint, *_what_the_next_costs(director, question)))


def _price(director: Director, question: Question, swap: SwapDecision) -> PanelLine:
    """What a swap costs and where that goes, in one breath."""
    new = _is_new_here(director, question)
    asked, *goes = price_of_a_swap(swap, question.view.street, new=new)
    short = (asked if new else " ".join((price_in_short(swap), *goes)), price_in_short(swap))
    told = " ".join((asked, *goes))
    return PanelLine(told, Tone.ASKED, tuple(each for each in short if each != told), apart=True)


def _is_new_here(director: Director, question: Question) -> bool:
    """Whether it is the first choice in the first hand that is ever played here."""
    view = question.view
    choices = (SaidKind.SWAP, SaidKind.KEEP)
    chosen = any(each.seat == view.you and each.kind in choices for each in view.said)
    return director.evening.first_hand_ever and not chosen


def _what_the_next_costs(director: Director, question: Question) -> tuple[PanelLine, ...]:
    ladder = fee_ladder(question.view) if director.preferences.next_fee else None
    if ladder is None or not ladder.affordable or question.entry or question.marked:
        return ()
    told, *shorter = next_fee(ladder)
    return (PanelLine(told, Tone.QUIET, tuple(shorter)),)


def refusal(director: Director, question: Question) -> str:
    """Why the last press did nothing, or what a second one would mean."""
    if question.swallowed:
        key = director.keymap.key_of(question.swallowed)
        changed = translate(_("{key} just changed meaning. Press again to confirm."))
        return changed.format(key=key)
    if question.refused_why is not None:
        key = director.keymap.key_of(RULES)
        return translate(_("{why} {key} shows the rule.")).format(why=question.refused, key=key)
    return question.refused or (question.refused_privately if director.keyboard.open else "")


def _to_watch(director: Director) -> PanelPicture:
    """The places of all who sit here and are out, and what they can still do."""
    key_of = director.keymap.key_of
    places = map(director.show.finishes, director.people)
    keys = translate(_("{skip} to the end   {leave} leave"))
    keys = keys.format(skip=key_of(SKIP), leave=key_of(LEAVE))
    told = ((each, Tone.STRONG) for each in places)
    return _panel(*told, (keys, Tone.ACCENT), (translate(_("Or just watch.")), Tone.QUIET))


def _panel(*lines: tuple[str, Tone]) -> PanelPicture:
    return PanelPicture(tuple(PanelLine(text, tone) for text, tone in lines if text))


def _what_goes(director: Director, question: Question) -> tuple[str, ...]:
    """What is marked, and what that costs; the key of it says what it does. Cards by their names,
    as far as they are in sight: which are marked tells what they are."""
    own, count, swap = question.view.own_cards, len(question.marked), question.decision
    order = order_of(own, sort=director.own_cards.sorts(question.chair))
    goes = plural("The marked card", "The marked cards", count)
    if director.keyboard.open:
        goes = faces([own[place] for place in order if place in question.marked], director.face)
    if isinstance(swap, SwapDecision):
        return what_a_card_goes_for(swap, goes)
    kept = len(own) - count
    told = plural("{cards} goes, {kept} stay.", "{cards} go, {kept} stay.", count)
    if kept < 2:
        told = translate(_("{cards} go, one stays.") if kept else _("{cards} go."))
    return (told.format(cards=goes, kept=how_many(kept)),)


def situation_in_short(director: Director) -> tuple[str, ...]:
    """``60 to call · 360 to win · you need 14%``, the longest wording first."""
    question = director.question
    return tuple(map(_breaks_at_dots, to_win(question.view))) if question else ()


def _breaks_at_dots(told: str) -> str:
    """A line breaks behind a dot, and nowhere else."""
    return told.replace(" ", "\u00a0").replace("\u00b7\u00a0", "\u00b7 ")


def _effective_stack(director: Director, question: Question) -> str:
    """The most that can still be lost, where one's own plate does not tell it: less than all that
    lies there, or all to one person alone."""
    show, mine = director.show, question.decision.seat
    seats, own = show.stage.seats, show.stage.seats[mine]
    to = {
        at: min(own.stack, seat.bet + seat.stack - own.bet)
        for at, seat in enumerate(seats)
        if at != mine and not seat.folded
    }
    most = max(to.values(), default=0)
    if most <= 0 or all(seats[at].all_in for at in to):
        return ""
    whose = [at for at, amount in to.items() if amount == most]
    if len(whose) == 1:
        return at_stake(most, show.name(whose[0]))
    return at_stake(most) if most < own.stack else ""


def curtain_picture(director: Director) -> CurtainPicture | None:
    """Over what is private, while the keyboard is handed over."""
    keyboard = director.keyboard
    if not keyboard.curtain or keyboard.holder is None:
        return None
    kept = director.match.chairs[keyboard.holder].name
    name = called(kept)
    if keyboard.waits(director.front.now()):
        return CurtainPicture(name, (translate(_("One moment\u2026")),))
    key_of = director.keymap.key_of
    facts = _in_the_open(director.question)
    hint = tuple(translate(each, name=name) for each in _HANDED_OVER)
    opens = told(as_kept(kept), _OPENS), translate(_("The others look away."))
    deeds, unseen, seats = _last_deeds(director), _unseen(director), _fixed_seats(director)
    asked = _asked_of_all(director)
    return CurtainPicture(name, hint, key_of(PEEK), opens, unseen, seats, facts, deeds, asked)


def _asked_of_all(director: Director) -> tuple[str, ...]:
    """What a swap costs, and the next one: no card has to do with it."""
    question = director.question
    if question is None or not isinstance(question.decision, SwapDecision):
        return ()
    price = " ".join(price_of_a_swap(question.decision, question.view.street, new=False))
    return price, *(line.text for line in _what_the_next_costs(director, question))


def _fixed_seats(director: Director) -> str:
    """Told in the first hand of an evening, once the table has turned."""
    turns = director.evening.match.hands <= 1 and not director.preferences.seats_stay
    if not turns or director.handed_over < _HAS_TURNED:
        return ""
    key = director.keymap.key_of(SETTINGS)
    return translate(_("Fixed seats instead? See settings ({key})."), key=key)


def _in_the_open(question: Question | None) -> tuple[str, ...]:
    """What everybody may know of what is asked: what can be won; the title has a swap's price."""
    if question is None:
        return ()
    facts = to_win(question.view)
    if question.view.at_risk:  # where nothing else has room, that is told all the same
        facts += (translate(_("{amount} to call"), amount=chips(question.view.to_call)),)
    if isinstance(question.decision, DrawDecision):
        facts = free_to_draw(question.view), *facts
    return tuple(map(_breaks_at_dots, facts))


_DEEDS: Final = 4  # at most
_HAS_TURNED: Final = 2  # when it is handed over for the second time
_HANDED_OVER: Final = (_("{name} takes the turn"), _("take the turn"))
_OPENS: Final = Told(
    _("It opens your cards: the others look away."),
    _("It opens {name}'s cards: the others look away."),
)
_CARDS: Final = Told(_("your cards"), _("{name}'s cards"))


def _last_deeds(director: Director) -> tuple[str, ...]:
    """A few of this street, the last one at the end."""
    log = director.show.log
    begins = max((at + 1 for at, line in enumerate(log) if line.deed in HEADINGS), default=0)
    return tuple(line.text for line in log[begins:][-_DEEDS:])


def _unseen(director: Director) -> tuple[str, str]:
    """The key of what somebody can say at once who has seen the cards before, and what that is."""
    question = director.known_hand
    if question is None or not question.may_check:
        return "", ""
    told = _("check without looking")
    if isinstance(question.decision, SwapDecision):  # and so goes the swap
        told = _("keep and check without looking")
    return director.keymap.key_of(CALL), translate(told)
