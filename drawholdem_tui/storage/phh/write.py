"""A finished hand as a PHH document, and a document as text."""

from __future__ import annotations

from typing import Any

import tomli_w

from drawholdem_tui.engine.cards import text as card_text
from drawholdem_tui.engine.events import (
    BoardDealt,
    Called,
    Checked,
    Event,
    Folded,
    HoleCardsDealt,
    Raised,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import HOUSE_RULES, Structure
from drawholdem_tui.engine.setup import PostKind
from drawholdem_tui.storage.phh.variants import VARIANTS, code_of


def document_of(hand: Hand) -> dict[str, Any]:
    """The fields of a hand file; ``replay`` of them gives the same hand again."""
    rules = hand.rules
    code = code_of(rules)
    seats = len(hand.setup.stacks)
    blinds = [0] * seats
    for post in hand.setup.posts:
        blinds[post.seat] = post.amount
    antes = list(hand.setup.antes) or [0] * seats
    if seats == 2:  # the format's own habit
        blinds.reverse()
        antes.reverse()
    fields: dict[str, Any] = {
        "variant": code,
        "ante_trimming_status": not hand.setup.dead_antes,
        "antes": antes,
        "blinds_or_straddles": blinds,
    }
    if VARIANTS[code].fixed_limit:
        fields |= {"small_bet": rules.big_blind, "big_bet": rules.late_bet}
    else:
        fields["min_bet"] = rules.big_blind
    fields["starting_stacks"] = list(hand.setup.stacks)
    fields["actions"] = _actions(hand)
    if hand.over:
        fields["finishing_stacks"] = list(hand.stacks)
    return fields | _own_fields(hand, code)


def text_of(fields: dict[str, Any]) -> str:
    """A document as the text of a ``.phh`` file."""
    return tomli_w.dumps(fields)


def _own_fields(hand: Hand, code: str) -> dict[str, Any]:
    """What the format has no field for."""
    rules = hand.rules
    own: dict[str, Any] = {}
    if rules.structure is Structure.SPREAD:
        own["_spread"] = rules.spread
    if rules.has_blinds and not any(post.kind is PostKind.SMALL for post in hand.setup.posts):
        own["_small_blind"] = rules.small_blind
    preset = VARIANTS[code].preset
    changed = {
        name: rules.rule(name) for name in HOUSE_RULES if rules.rule(name) != preset.rule(name)
    }
    if changed:
        own["_rules"] = changed
    return own


def _actions(hand: Hand) -> list[str]:
    """What was dealt and said, in order. Who showed what follows from it and is not written."""
    return [line for event in hand.events for line in _lines(event)]


def _lines(event: Event) -> list[str]:
    match event:
        case HoleCardsDealt(hands):
            return [f"d dh p{seat + 1} {card_text(held)}" for seat, held in enumerate(hands)]
        case BoardDealt(_, dealt):
            return [f"d db {card_text(dealt)}"]
        case Folded(seat):
            return [f"p{seat + 1} f"]
        case Checked(seat) | Called(seat):
            return [f"p{seat + 1} cc"]
        case Raised(seat, to=to):
            return [f"p{seat + 1} cbr {to}"]
    return []
