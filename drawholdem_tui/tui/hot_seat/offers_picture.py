"""What a place of the action bar means, in words, the longest wording first. Amounts are never
rounded in a decision: where there is no room for one, it is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.tui.hot_seat.commands import (
    CALL,
    MARKS,
    SWAP,
    Offer,
    Verb,
    nothing_on_offer,
    places,
)
from drawholdem_tui.tui.keys.command import Keys
from drawholdem_tui.tui.table.scene.regions import ActionButton, ActionsPicture
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, how_many

if TYPE_CHECKING:  # the first frame does without
    from drawholdem_tui.tui.hot_seat.question import Asked

# where there is nothing more to say
_BARE: Final = {
    Verb.FOLD: _("fold"),
    Verb.CHECK: _("check"),
    Verb.CALL: _("call"),
    Verb.BET: _("bet"),
    Verb.RAISE: _("raise"),
    Verb.OPEN: _("open"),
    Verb.SWAP: _("swap"),
    Verb.KEEP: _("keep"),
    Verb.DRAW: _("draw"),
    Verb.STAND_PAT: _("stand pat"),
    Verb.ALL_IN: _("all-in"),
}

_SWAPPED: Final = _("already swapped")
_FOLD: Final = (_("fold"), In("in at most eight letters", "fold"))
_FOLD_AGAIN: Final = (_("press again to fold"), _("again: fold"), _("fold?"))

# why a place is grey, where that fits into a few words; by the word of the engine's reason, since
# the first frame does without its decisions
_GREY: Final = {
    "too_dear": _("swap {least}: you have {stack}"),
    "turn_is_over": _("already kept"),  # said, or by what was bet
    "round_is_over": _("swap: next on the flop"),
    "no_more": _("no more swaps this hand: the pot is too big"),
    "bet_or_drop": _("no checks: bet or fold"),
    "nobody_can_call": _("raise: everyone else is all-in"),
    "calling_is_all_in": _("raise: calling is all-in"),
    "not_reopened": _("raise: not reopened"),
    "capped": _("raise: cap reached"),
    "swaps_first": _("raise: after the swaps"),
    "no_openers": _("open: jacks or better"),
}

_GREY_IN_SHORT: Final = {
    "no_more": (_("no more swaps: the pot is too big"), _("no more swaps: pot too big")),
    "no_openers": (_("open: jacks+"),),
}

# The rest with their amounts, in full first. Of a range its end goes first, which the bet entry
# shows; of a call for the whole stack the amount, which stands with the stack.
_ALL_IN: Final = {
    Verb.CALL: (_("call {least} all-in"), _("{least} all-in"), _("all-in")),
    Verb.SWAP: (_("swap {least} all-in"), _("{least} all-in"), _("all-in")),
}
_ONE_AMOUNT: Final[dict[Verb, tuple[str | In, ...]]] = {
    Verb.CALL: (_("call {least}"), "{least}"),
    Verb.BET: (_("bet {least}"), "{least}"),
    Verb.RAISE: (_("raise {least}"), In("in few letters", "raise {least}"), "{least}"),
    Verb.SWAP: (_("swap for {least}"), _("swap {least}"), "{least}"),
    Verb.ALL_IN: (_("all-in {least}"), "{least}"),
}
_RANGE: Final[dict[Verb, tuple[str | In, ...]]] = {
    Verb.BET: (
        _("bet {least}\u2013{most}"),
        _("bet {least}+"),
        "{least}+",
    ),
    Verb.RAISE: (
        _("raise to {least}\u2013{most}"),
        _("raise {least}\u2013{most}"),
        _("raise {least}+"),
        In("in few letters", "raise {least}+"),
        "{least}+",
    ),
    Verb.DRAW: (_("draw up to {most}"), _("draw")),
}
# Where a swap is asked about, betting keeps both cards (DH-9). These come before the others.
_KEEPS: Final[dict[Verb, tuple[str | In, ...]]] = {
    Verb.KEEP: (_("keep, then decide"),),
    Verb.CHECK: (_("keep and check"), _("keep, check"), In("in few letters", "keep, check")),
    Verb.CALL: (
        _("keep and call {least}"),
        _("keep, call {least}"),
        _("keep, call"),
    ),
    Verb.BET: (_("keep and bet {least}"), _("keep, bet {least}")),
    Verb.RAISE: (_("keep and raise {least}"), _("keep, raise {least}")),
    Verb.ALL_IN: (_("keep and go all-in, {least}"), _("keep, all-in {least}")),
}
# the betting comes after all the swaps (DH-4)
_KEEPS_IN_ROUND_1: Final[dict[Verb, tuple[str | In, ...]]] = {
    Verb.FOLD: (_("keep, then fold"), In("in at most ten letters", "keep, fold")),
    Verb.CHECK: (_("keep, then check"), *_KEEPS[Verb.CHECK][1:]),
    Verb.CALL: (_("keep, then call {least}"), *_KEEPS[Verb.CALL][1:]),
}
_KEEPS_ALL_IN: Final = (_("keep and call {least} all-in"), _("keep, call {least} all-in"))
_KEEPS_IN_A_RANGE: Final[dict[Verb, tuple[str | In, ...]]] = {
    Verb.BET: (
        _("keep and bet {least}\u2013{most}"),
        _("keep, bet {least}\u2013{most}"),
        _("keep, bet {least}+"),
        In("in few letters", "keep, bet {least}+"),
    ),
    Verb.RAISE: (
        _("keep and raise to {least}\u2013{most}"),
        _("keep and raise {least}\u2013{most}"),
        _("keep, raise {least}\u2013{most}"),
        _("keep, raise {least}+"),
    ),
}
# What has to be marked first says so. So does an all-in with which nobody can go along.
_MARKS_FIRST: Final = {
    Verb.SWAP: (
        _("swap for {least}: first mark {one} or {two}"),
        _("swap {least}: first {one} or {two}"),
    ),
    Verb.DRAW: (_("draw up to {most}: mark discards first"), _("draw: mark cards first")),
}
_FREE_MARKS_FIRST: Final = (
    _("swap for free: first mark {one} or {two}"),
    _("swap free: first {one} or {two}"),
)
_ALL_IN_MARKS_FIRST: Final = (
    _("swap for {least}, all-in: first mark {one} or {two}"),
    _("swap {least} all-in: first {one} or {two}"),
)
_PLAYS: Final = (_("all-in {least} ({plays} in play)"),)


class Moment(Fact):
    """What else a key says now, beside what it offers."""

    keeps: bool = False  # it is a swap that is asked about
    marks: tuple[str, str] | None = None  # the keys by which something has to be marked first
    plays: int = 0  # nobody can go further along
    again: bool = False  # it has been pressed, and is asked once more
    drawn: int = 0  # so many cards are marked
    bets_later: bool = False  # nobody bets before everybody has swapped or kept
    swapped: bool = False  # on this street


NOTHING_ELSE: Final = Moment()


def button_picture(
    place: str, key: str, offer: Offer, moment: Moment = NOTHING_ELSE, *, rests: bool = False
) -> ActionButton:
    """A place with its key, and the wordings that it has room for."""
    label, *shorter = in_words(offer, moment)
    waits = offer.possible and bool(_for_marks(offer, moment))
    return ActionButton(place, key, label, offer.possible, rests, tuple(shorter), waits)


def _has_something_to_say(offer: Offer) -> bool:
    """That draw poker has betting rounds and a draw is no reason: the table shows which it is."""
    return offer.possible or offer.why in _GREY


def actions_picture(
    asked: Asked | None, rules: Rules, keymap: Keys, now: float = 0.0, *, owes: bool = False
) -> ActionsPicture:
    """Every place of the action bar; all are grey where nobody is asked. ``owes``: nor is a check
    what could be said then."""
    if asked is None:
        bare = (
            button_picture(
                each,
                keymap.key_of(each),
                Offer(Verb.CALL) if owes and each == CALL else nothing_on_offer(each, rules),
            )
            for each in places(rules)
        )
        return ActionsPicture(tuple(bare))
    marks = keymap.key_of(MARKS[0]), keymap.key_of(MARKS[1])
    offers = asked.all_offers()
    draws = [each for each in offers.values() if each.verb is Verb.DRAW and each.possible]
    return ActionsPicture(
        tuple(
            button_picture(
                place,
                keymap.key_of(place),
                offered,
                Moment(
                    asked.keeps,
                    marks if place == SWAP and not asked.marked else None,
                    asked.view.plays_to,
                    asked.sure == place,
                    len(asked.marked),
                    asked.bets_later,
                    asked.has_swapped,
                ),
                rests=offered.possible and asked.is_seen_resting(place, now),
            ).but(shown=_has_something_to_say(offered))
            for place, offered in offers.items()
        ),
        _how_to_mark(draws[0].most, keymap) if draws else (),
    )


def _how_to_mark(most: int, keymap: Keys) -> tuple[str, str]:
    """By which keys, and how many."""
    first, last = keymap.key_of(MARKS[0]), keymap.key_of(MARKS[-1])
    marks = translate(_("{first}\u2013{last} mark a card"), first=first, last=last)
    return marks, translate(_("({count} at most)"), count=how_many(most))


def in_words(offer: Offer, moment: Moment = NOTHING_ELSE) -> tuple[str, ...]:
    """In full, and shorter.

    >>> in_words(Offer(Verb.RAISE, True, 1_180, 1_343))[2:]
    ('raise 1,180+', '1,180+')
    >>> in_words(Offer(Verb.CALL, True, 60, 60), Moment(keeps=True))
    ('keep and call 60', 'keep, call 60', 'keep, call', 'call 60', 'call', '60')
    """
    if moment.again and offer.verb is Verb.FOLD:
        return tuple(map(translate, _FOLD_AGAIN))
    least, stack = chips(offer.least), chips(offer.stack)
    most = (how_many if offer.verb is Verb.DRAW else chips)(offer.most)
    one, two = moment.marks or ("", "")
    plays, count = chips(moment.plays), how_many(moment.drawn)
    told = (
        translate(template).format(
            least=least, most=most, stack=stack, one=one, two=two, plays=plays, count=count
        )
        for template in (*_before(offer, moment), *_templates(offer, moment))
    )
    wordings = list(dict.fromkeys(told))
    verb = translate(_BARE[offer.verb])
    if not offer.all_in and len(verb) > len(wordings[-1]):  # the amount stands above, too
        wordings.insert(-1, verb)
    if not moment.again:
        return tuple(wordings)
    again, sure = translate(_("again: {what}")), translate(_("{what}?"))
    return (*(again.format(what=each) for each in wordings), sure.format(what=wordings[-1]))


def _before(offer: Offer, moment: Moment) -> tuple[str | In, ...]:
    """Longer wordings, of this moment."""
    if not offer.possible:
        return ()
    if marks := _for_marks(offer, moment):
        return marks
    if offer.verb is Verb.DRAW and moment.drawn:
        return (_("draw {count}"),)
    if moment.keeps:
        if offer.least != offer.most and offer.verb in _KEEPS_IN_A_RANGE:
            return _KEEPS_IN_A_RANGE[offer.verb]
        if moment.bets_later and not offer.all_in and offer.verb in _KEEPS_IN_ROUND_1:
            return _KEEPS_IN_ROUND_1[offer.verb]
        all_in = offer.all_in and offer.verb is Verb.CALL
        return _KEEPS_ALL_IN if all_in else _KEEPS.get(offer.verb, ())
    plays_less = offer.verb is Verb.ALL_IN and 0 < moment.plays < offer.least
    return _PLAYS if plays_less else ()


def _for_marks(offer: Offer, moment: Moment) -> tuple[str, ...]:
    if moment.marks is None:
        return ()
    if offer.verb is Verb.SWAP and offer.all_in:
        return _ALL_IN_MARKS_FIRST
    free = offer.verb is Verb.SWAP and not offer.most
    return _FREE_MARKS_FIRST if free else _MARKS_FIRST.get(offer.verb, ())


def _templates(offer: Offer, moment: Moment) -> tuple[str | In, ...]:
    bare = _FOLD if offer.verb is Verb.FOLD else (_BARE[offer.verb],)
    if offer.why == "turn_is_over" and moment.swapped:
        return _SWAPPED, *bare
    if not offer.possible:
        shorter = _GREY_IN_SHORT.get(offer.why or "", ())
        return (_GREY[offer.why], *shorter, *bare) if offer.why in _GREY else bare
    if offer.verb is Verb.ALL_IN:
        return _ONE_AMOUNT[Verb.ALL_IN]
    if offer.verb is Verb.SWAP and not offer.most:
        return (_("swap for free"), _("swap free"), *bare)  # DH-6
    if offer.all_in:
        return _ALL_IN.get(offer.verb, bare)
    if offer.least == offer.most:
        return _ONE_AMOUNT.get(offer.verb, bare)
    return _RANGE.get(offer.verb, bare)
