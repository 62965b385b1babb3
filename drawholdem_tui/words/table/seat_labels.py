"""A word or two for a seat on the screen, where sentences do not fit."""

from __future__ import annotations

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.setup import PostKind
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips

_POSTS = {
    PostKind.SMALL: _("small blind"),
    PostKind.BIG: _("big blind"),
    PostKind.OVER: _("overblind"),
    PostKind.EXTRA: _("comes in"),
}


def said_by(event: e.Event, *, opening: bool = False) -> tuple[int, str] | None:
    """The seat and its label after an event; ``None`` changes nothing. ``opening`` is the first
    interval of draw poker, where the first bet opens."""
    all_in = getattr(event, "all_in", False)
    words = translate(_("ALL-IN")) if all_in else _words(event, opening=opening)
    seat = getattr(event, "seat", None)
    return None if words is None or not isinstance(seat, int) else (seat, words)


def without_its_amount(event: e.Event) -> str:
    """Without the amount, which the chips before the seat show; and what has none, in short."""
    match event:
        case e.Called():
            return translate(In("seat, without the amount", "calls"))
        case e.Raised(opens=opens):
            bets = In("seat, without the amount", "bets")
            return translate(bets if opens else In("seat, without the amount", "raises"))
        case e.CardsDrawn(_seat, 0):
            return translate(In("seat, who drew no card", "pat"))
    return ""


def _words(event: e.Event, *, opening: bool) -> str | None:
    match event:
        case e.BlindPosted(_seat, blind):
            return translate(_POSTS[blind])
        case e.Called(_seat, amount):
            return translate(_("calls {amount}"), amount=chips(amount))
        case e.Raised(_seat, _amount, to, opens):
            first = _("opens for {amount}") if opening else _("bets {amount}")
            template = first if opens else _("raises to {amount}")
            return translate(template, amount=chips(to))
        case e.CardsDrawn(_seat, count):
            return translate(_("drew {count}") if count else _("stands pat"), count=count)
    plain = _PLAIN.get(type(event))
    return None if plain is None else translate(plain)


_PLAIN: dict[type[e.Event], str] = {
    e.Folded: _("folded"),
    e.Checked: _("checks"),
    e.SwapDeclined: _("keeps"),
    e.CardSwapped: _("swaps"),
    e.HandMucked: _("beaten"),
    e.OpenersShown: _("shows openers"),
}
