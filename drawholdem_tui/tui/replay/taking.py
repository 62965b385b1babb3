"""What one may take from a replay: the hand as text or as a hand file, a picture of it, or a table
at which one plays on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from textual.app import App

from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.evening.forked import fork
from drawholdem_tui.past.recorded import hand_in_short
from drawholdem_tui.past.seen import as_the_table_saw
from drawholdem_tui.storage.phh.write import text_of
from drawholdem_tui.storage.whole_files import write_whole
from drawholdem_tui.story.recorded import Eyes
from drawholdem_tui.tui.replay.director import Replaying
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.refusals.system import reason

_MOST_FILES: Final = 1_000


class Taking:
    """Files go where the program was started, beside those that are there already."""

    def __init__(self, replaying: Replaying) -> None:
        self._replaying = replaying

    def take(self, what: str, app: App[int]) -> str:
        """Do it; what there is to say about it."""
        if what == "copy":
            app.copy_to_clipboard("\n".join(hand_in_short(self._replaying.player)) + "\n")
            return translate(_("Copied, if your terminal allows it."))
        try:
            if what == "write":
                return self._written(".phh", text_of(self._document()))
            return self._written(".svg", app.export_screenshot())
        except OSError as error:
            why = translate(_("Cannot write: {why}."))
            return why.format(why=reason(error))

    def _document(self) -> dict[str, object]:
        """As much as is seen."""
        fields = dict(self._replaying.on_shelf.found.fields)
        return fields if self._replaying.player.eyes is Eyes.ALL else as_the_table_saw(fields)

    def _written(self, suffix: str, text: str) -> str:
        number = self._replaying.player.recorded.number or self._replaying.hand + 1
        for copy in range(_MOST_FILES):
            name = f"hand-{number}-{copy}{suffix}" if copy else f"hand-{number}{suffix}"
            path = Path.cwd() / name
            if not path.exists():
                write_whole(path, text)
                return translate(_("Saved as {path}")).format(path=name)
        return translate(_("There are already too many of them here."))


def forked(replaying: Replaying) -> Evening | None:
    """The viewer plays, if still in the hand, else whoever is asked next; nothing where nobody is
    any more."""
    player = replaying.player
    recorded, place = player.recorded, player.place
    asked = player.asked_next
    if asked is None:
        replaying.notices.tell(
            translate(_("there is nothing left to decide: go back to a decision"))
        )
        return None
    own = recorded.own
    in_the_hand = own is not None and not player.show.stage.seats[own].folded
    person = own if in_the_hand and own is not None else asked
    actions = recorded.hand.actions[: place.actions]
    document = text_of(dict(replaying.on_shelf.found.fields))
    return fork(document, recorded.hand, recorded.names, actions, person=person)
