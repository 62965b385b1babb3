"""The hands of a shelf, one after the other: each ready to be played, as far as it can be shown."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.past.complaint import complaint, where
from drawholdem_tui.past.recorded import recorded_of
from drawholdem_tui.past.shelf import OnTheShelf, Shelf
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.story.player import Player
from drawholdem_tui.tour.reading_scenes import narration_of
from drawholdem_tui.tui.hot_seat.screen_port import Notices
from drawholdem_tui.tui.replay.tour import Telling
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_NOT_DEALT: Final = _("the file ends before the cards are dealt")


class Opened(NamedTuple):
    """One of them."""

    number: int  # on the shelf, from 0
    on_shelf: OnTheShelf
    player: Player
    telling: Telling | None  # what the hand tells of itself, if it is a scene


class Leafing:
    """``whose`` is the name of whoever looks; else it is "You", where that sits there."""

    def __init__(self, shelf: Shelf, whose: str | None, face: Face, notices: Notices) -> None:
        self._shelf = shelf
        self._whose = whose
        self._face = face
        self._notices = notices
        self._answers: dict[int, dict[int, list[int]]] = {}  # by hand and place

    def beside(self, number: int, step: int) -> Opened | None:
        """The next one that can be shown, in either direction."""
        number += step
        while 0 <= number < len(self._shelf):
            if opened := self._open(number):
                return opened
            number += step
        return None

    def from_(self, number: int) -> Opened | None:
        """This one, or the next that can be shown."""
        return self.beside(number - 1, 1)

    def forget_answers(self) -> None:
        """Whoever looks now has not given them."""
        self._answers.clear()

    def _open(self, number: int) -> Opened | None:
        """One that is broken is said to be, and left out."""
        on_shelf = self._shelf.take(number)
        found, played = on_shelf
        if isinstance(played, FileFault) or played.hand is None:
            why = complaint(played) if isinstance(played, FileFault) else translate(_NOT_DEALT)
            told = translate(_("skipped {hand}: {why}"))
            self._notices.tell(told.format(hand=where(found), why=why))
            return None
        recorded = recorded_of(played, self._whose or self._shelf.whose(found))
        if recorded is None:
            return None
        player = Player(recorded, self._face)
        said = [at for at, _decision in played.decisions]
        narration = narration_of(found.fields, said, player)
        answers = self._answers.setdefault(number, {})
        telling = Telling(narration, player, answers) if narration else None
        return Opened(number, on_shelf, player, telling)
