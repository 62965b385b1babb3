"""From a place in a replay to a table where somebody plays on."""

from __future__ import annotations

from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.evening.forked import fork
from drawholdem_tui.storage.phh.write import text_of
from drawholdem_tui.tui.replay.director import Replaying
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


def forked(replaying: Replaying) -> Evening | None:
    """The viewer plays, if still in the hand, else whoever is asked next; nothing where nobody is
    any more."""
    player = replaying.player
    recorded, place = player.recorded, player.place
    asked = player.asked_next
    if asked is None:
        replaying.notices.tell(translate(_("nobody is asked any more: go back to a choice")))
        return None
    own = recorded.own
    in_the_hand = own is not None and not player.show.stage.seats[own].folded
    person = own if in_the_hand and own is not None else asked
    actions = recorded.hand.actions[: place.actions]
    document = text_of(dict(replaying.on_shelf.found.fields))
    return fork(document, recorded.hand, recorded.names, actions, person=person)
