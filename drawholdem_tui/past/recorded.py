"""A hand of a file as one that can be looked at again."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.match.names import NAMELESS, heard
from drawholdem_tui.storage.phh.replay import Replay
from drawholdem_tui.story.recorded import Recorded
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.people import kept_as

# one name stands for nobody's; files that were written in German and in French have had others
_NAMELESS: Final = {heard(name) for name in (NAMELESS, "Du", "Vous")}


def recorded_of(played: Replay, whose: str | None = None) -> Recorded | None:
    """With the cards of ``whose``, else of who has given no name; nothing of a file
    that has not got as far as cards."""
    hand = played.hand
    if hand is None:
        return None
    seats = range(1, len(hand.setup.stacks) + 1)
    player = translate(_("Player {number}"))
    names = played.record.players or tuple(player.format(number=seat) for seat in seats)
    own = next((seat for seat, name in enumerate(names) if _is(name, whose)), None)
    is_you = own is not None and _is_nobody(names[own])
    kept = tuple(NAMELESS if is_you and seat == own else name for seat, name in enumerate(names))
    number, unseen = played.record.number, played.stand_ins
    return Recorded(hand, kept, number, own, unseen, own_is_you=is_you)


def _is(name: str, whose: str | None) -> bool:
    if whose is None or kept_as(whose) == NAMELESS:
        return _is_nobody(name)
    return name == whose


def _is_nobody(name: str) -> bool:
    return heard(name) in _NAMELESS
