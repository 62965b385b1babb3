"""What a place of the action bar means, in words. Amounts are never rounded in a decision: where
there is no room for all of them, something else is left out."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.tui.hot_seat.action_places import Offer, Verb
from drawholdem_tui.tui.scene.regions import ActionButton
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips

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

# why a place is grey, where that fits into a few words; by the word of the engine's reason, since
# the first frame does without its decisions
_GREY: Final = {
    "too_dear": _("swap {least}: you have {stack}"),
    "turn_is_over": _("swap: you have had your choice"),
    "round_is_over": _("swap: again with the flop"),
    "bet_or_drop": _("no checking: bet or drop"),
    "nobody_can_call": _("raise: all others are all-in"),
    "calling_is_all_in": _("raise: calling is all-in"),
    "not_reopened": _("raise: not re-opened"),
    "capped": _("raise: the cap is reached"),
}

# The rest with their amounts, in full first. Of a range its end goes first, which the bet entry
# shows; of a call for the whole stack the amount, which stands with the stack.
_ALL_IN: Final = {
    Verb.CALL: (_("call {least} all-in"), _("{least} all-in"), _("all-in")),
    Verb.SWAP: (_("swap {least} all-in"), _("{least} all-in"), _("all-in")),
}
_ONE_AMOUNT: Final = {
    Verb.CALL: (_("call {least}"), "{least}"),
    Verb.BET: (_("bet {least}"), "{least}"),
    Verb.RAISE: (_("raise {least}"), "{least}"),
    Verb.SWAP: (_("swap {least}"), "{least}"),
    Verb.ALL_IN: (_("all-in {least}"), "{least}"),
}
_RANGE: Final = {
    Verb.BET: (_("bet {least}\u2013{most}"), _("bet {least}+"), "{least}+"),
    Verb.RAISE: (_("raise {least}\u2013{most}"), _("raise {least}+"), "{least}+"),
    Verb.DRAW: (_("draw up to {most}"), _("draw")),
}


def button_picture(place: str, key: str, offer: Offer, *, rests: bool = False) -> ActionButton:
    """A place with its key, and the wordings that it has room for."""
    label, *shorter = in_words(offer)
    return ActionButton(place, key, label, offer.possible, rests, tuple(shorter))


def in_words(offer: Offer) -> tuple[str, ...]:
    """In full, and shorter.

    >>> in_words(Offer(Verb.RAISE, True, 1_180, 1_343))[1:]
    ('raise 1,180+', '1,180+')
    """
    least, most, stack = chips(offer.least), chips(offer.most), chips(offer.stack)
    return tuple(
        translate(template).format(least=least, most=most, stack=stack)
        for template in _templates(offer)
    )


def _templates(offer: Offer) -> tuple[str, ...]:
    bare = (_BARE[offer.verb],)
    if not offer.possible:
        return (_GREY[offer.why], *bare) if offer.why in _GREY else bare
    if offer.verb is Verb.ALL_IN:
        return _ONE_AMOUNT[Verb.ALL_IN]
    if offer.verb is Verb.SWAP and not offer.most:
        return (_("swap free"),)  # DH-6
    if offer.all_in:
        return _ALL_IN.get(offer.verb, bare)
    if offer.least == offer.most:
        return _ONE_AMOUNT.get(offer.verb, bare)
    return _RANGE.get(offer.verb, bare)
