"""A hand of a file as one that can be looked at again."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.storage.phh.replay import Replay
from drawholdem_tui.story.recorded import Recorded
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

YOU: Final = "You"  # what the first seat is called where nobody has said otherwise


def recorded_of(played: Replay, whose: str | None = None) -> Recorded | None:
    """With the cards of ``whose``, else of "You", where somebody is called so; nothing of a file
    that has not got as far as cards."""
    hand = played.hand
    if hand is None:
        return None
    wanted = whose or YOU
    seats = range(1, len(hand.setup.stacks) + 1)
    player = translate(_("Player {number}"))
    names = played.record.players or tuple(player.format(number=seat) for seat in seats)
    own = names.index(wanted) if wanted in names else None
    number, unseen = played.record.number, played.stand_ins
    return Recorded(hand, names, number, own, unseen, own_is_you=own is not None and wanted == YOU)
