"""What players do, in sentences: to "you" and with a name, and once more for the last chip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from drawholdem_tui.engine.setup import PostKind
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import Told, Who, called, together, told, you_first


class PutIn(NamedTuple):
    """Chips put in; asked with ``put_in[all_in]``."""

    some: Told
    all: Told


ANTE: Final = PutIn(
    Told(_("You ante {amount}."), _("{name} antes {amount}.")),
    Told(_("You ante {amount} and are all-in."), _("{name} antes {amount} and is all-in.")),
)
POSTS: Final = {
    PostKind.SMALL: PutIn(
        Told(
            _("You post the small blind, {amount}."), _("{name} posts the small blind, {amount}.")
        ),
        Told(
            _("You post the small blind, {amount}, and are all-in."),
            _("{name} posts the small blind, {amount}, and is all-in."),
        ),
    ),
    PostKind.BIG: PutIn(
        Told(_("You post the big blind, {amount}."), _("{name} posts the big blind, {amount}.")),
        Told(
            _("You post the big blind, {amount}, and are all-in."),
            _("{name} posts the big blind, {amount}, and is all-in."),
        ),
    ),
    PostKind.OVER: PutIn(
        Told(_("You post an overblind, {amount}."), _("{name} posts an overblind, {amount}.")),
        Told(
            _("You post an overblind, {amount}, and are all-in."),
            _("{name} posts an overblind, {amount}, and is all-in."),
        ),
    ),
    PostKind.EXTRA: PutIn(
        Told(_("You post {amount} to come in."), _("{name} posts {amount} to come in.")),
        Told(
            _("You post {amount} to come in and are all-in."),
            _("{name} posts {amount} to come in and is all-in."),
        ),
    ),
}
CALL: Final = PutIn(
    Told(_("You call {amount}."), _("{name} calls {amount}.")),
    Told(_("You call {amount} and are all-in."), _("{name} calls {amount} and is all-in.")),
)
BET: Final = PutIn(
    Told(_("You bet {amount}."), _("{name} bets {amount}.")),
    Told(_("You bet {amount} and are all-in."), _("{name} bets {amount} and is all-in.")),
)
OPEN: Final = PutIn(
    Told(_("You open for {amount}."), _("{name} opens for {amount}.")),
    Told(_("You open for {amount} and are all-in."), _("{name} opens for {amount} and is all-in.")),
)
RAISE: Final = PutIn(
    Told(_("You raise to {amount}."), _("{name} raises to {amount}.")),
    Told(_("You raise to {amount} and are all-in."), _("{name} raises to {amount} and is all-in.")),
)
SWAP: Final = PutIn(
    Told(_("You swap a card for {amount}."), _("{name} swaps a card for {amount}.")),
    Told(
        _("You swap a card for {amount} and are all-in."),
        _("{name} swaps a card for {amount} and is all-in."),
    ),
)

SWAP_FREE: Final = Told(_("You swap a card for free."), _("{name} swaps a card for free."))
KEEP: Final = Told(_("You keep."), _("{name} keeps."))
_KEEP_TOGETHER: Final = _("{names} keep.")
FOLD: Final = Told(_("You fold."), _("{name} folds."))
CHECK: Final = Told(_("You check."), _("{name} checks."))
STAND_PAT: Final = Told(_("You stand pat."), _("{name} stands pat."))
GET_BACK: Final = Told(
    _("You get {amount} back, uncalled."),
    _("{name} gets {amount} back, uncalled."),
)
MUCK: Final = Told(_("You are beaten and muck."), _("{name} is beaten and mucks."))
SPLIT_OPENERS: Final = Told(
    _("You split your openers; the discards are set aside."),
    _("{name} splits the openers; the discards are set aside."),
)
SHOW_OPENERS: Final = {  # whether one of them is discarded
    False: Told(_("You show your openers: {cards}."), _("{name} shows the openers: {cards}.")),
    True: Told(
        _("You show your openers, from before the draw: {cards}."),
        _("{name} shows the openers, from before the draw: {cards}."),
    ),
}
PROVE_OPENERS: Final = Told(_("You show your openers."), _("{name} shows the openers."))
SHOW_HAND: Final = Told(_("You show your hand."), _("{name} shows."))
SHOW: Final = Told(
    _("You show {cards}: {hand} ({five})."), _("{name} shows {cards}: {hand} ({five}).")
)
SHOW_CARDS: Final = Told(_("You show {cards}."), _("{name} shows {cards}."))
SHOW_FIVE: Final = Told(_("You show {five}: {hand}."), _("{name} shows {five}: {hand}."))


def keeps(people: Sequence[Who]) -> str:
    """One, or several in a row."""
    if len(people) == 1:
        return told(people[0], KEEP)
    names = together([called(each.name) for each in you_first(people)])
    return translate(_KEEP_TOGETHER, names=names)
