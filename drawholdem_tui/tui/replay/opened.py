"""The hands of a shelf, one after the other, each ready to be played as far as it can be shown, and
to whom; and what a scene of the tour tells of itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from drawholdem_tui.evening.again import fork
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.past.complaint import complaint, where
from drawholdem_tui.past.recorded import recorded_of
from drawholdem_tui.past.shelf import OnTheShelf, Shelf
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.write import text_of
from drawholdem_tui.story.player import Player
from drawholdem_tui.story.recorded import Eyes
from drawholdem_tui.tour.reading_scenes import (
    Caption,
    Narration,
    Question,
    last_clause,
    narration_of,
)
from drawholdem_tui.tui.hot_seat.screen_port import Front, Notices
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate

_NOT_DEALT: Final = _("the file ends before the cards are dealt")


class Telling:
    """Of one hand. A caption is read first; the question that is asked there comes after it."""

    def __init__(self, narration: Narration, player: Player, answers: dict[int, list[int]]) -> None:
        """``answers`` given so far, by place, the last one at the end; kept by who comes back."""
        self.about = narration.about
        self._narration = narration
        self._player = player
        self._answers = answers
        self._read_at: int | None = None  # the caption of this place
        self._held_at: int | None = None  # the question of this place, when somebody went on

    @property
    def caption(self) -> Caption:
        """The one said here, or last before."""
        return self._narration.caption_at(self._player.at)

    @property
    def said_here(self) -> Caption | None:
        return self._narration.captions.get(self._player.at)

    @property
    def asked_here(self) -> Question | None:
        return self._narration.questions.get(self._player.at)

    @property
    def question(self) -> Question | None:
        """Open here: what there is to say before it has been read, and no right answer given."""
        asked = self.asked_here
        if asked is None or self._is_right(asked):
            return None
        return asked if self.said_here is None or self._read_at == self._player.at else None

    @property
    def answered(self) -> Question | None:
        """Asked here, and answered rightly."""
        asked = self.asked_here
        return asked if asked and self._is_right(asked) else None

    @property
    def answers(self) -> tuple[int, ...]:
        """Those given here."""
        return tuple(self._answers.get(self._player.at, ()))

    def answer(self, number: int) -> None:
        """Counted from 1; a number that is no choice says nothing."""
        if self.question and 0 < number <= len(self.question.choices):
            self._answers.setdefault(self._player.at, []).append(number)

    def _reads(self) -> bool:
        """The caption here has been read; whether a question comes to light by it."""
        before, self._read_at = self.question, self._player.at
        return self.question is not before

    def holds(self) -> bool:
        """Whether somebody who goes on is held by a question that nobody has answered: once."""
        at = self._player.at
        if self.question is None or self._held_at == at:
            return False
        self._held_at = at
        return True

    @property
    def _stops(self) -> list[int]:
        """The places at which something is told, and both ends."""
        last = len(self._player.places) - 1
        return sorted({0, *self._narration.captions, *self._narration.questions, last})

    @property
    def stop_before(self) -> int:
        """Where one comes from when one goes on step by step; before the first, nowhere."""
        return max((at for at in self._stops if at < self._player.at), default=-1)

    def by(self, step: int) -> bool:
        """To the next place at which something is told; whether there was one."""
        if step > 0 and not self.answers and self._reads():
            return True
        here = self._player.at
        ahead = [at for at in self._stops if (at - here) * step > 0] or [here]
        self._read_at = self._held_at = None
        return self._player.go_to(ahead[0] if step > 0 else ahead[-1])

    def goes_on(self) -> bool:
        """As ``by(1)``, where nobody presses a key: a question waits, and gets its answer."""
        if self.question:
            self.answer(self.question.right)
            return True
        return self.by(1)

    @property
    def text(self) -> str:
        """What there is to read here, in the words of the scene."""
        return self.question.asks if self.question else self._told

    @property
    def clause(self) -> str:
        """Where to read on about it: the last that is named."""
        return last_clause(self._told)

    @property
    def _told(self) -> str:
        return self.answered.why if self.answered else self.caption.text

    def _is_right(self, asked: Question) -> bool:
        return self.answers[-1:] == (asked.right,)


class WhoLooks:
    """At a hand of several people each opens their own cards, or somebody all of them, once they
    have said that this may be. ``moved`` shows what is seen then."""

    player: Player  # of the hand that is seen

    def __init__(self, front: Front, moved: Callable[[], None]) -> None:
        self.people: dict[int, str] = {}  # by seat, where there are several
        self.chooses = False  # whose cards; else it is all of them or none
        self._front = front
        self._moved = moved
        self._may_open_all = False
        self._all: Callable[[], None] = lambda: None  # once they may be open
        self._one: Callable[[int], None] = self._look_as  # once somebody has said who it is

    def take_up(self, player: Player, several: Sequence[str]) -> None:
        """Another hand, which ``several`` people have played."""
        names, self.player = player.recorded.names, player
        self.people = {names.index(each): each for each in several if each in names}

    @property
    def asks(self) -> bool:
        """Whether nobody has said whose cards may be seen."""
        closed = not self.player.seen_seats() and not self.player.recorded.unseen
        return closed and bool(self.people)

    def ask(self, then: Callable[[int], None]) -> None:
        """Who of them looks, while the others look away."""
        self._one = then
        self._front.open("who-looks")

    def with_open_cards(self, then: Callable[[], None]) -> None:
        """Those of whoever asks for something that would tell of them."""

        def look(seat: int) -> None:
            self._look_as(seat)
            then()

        if self.asks:
            self.ask(look)
        else:
            then()

    def looks(self, seat: int) -> None:
        """One of them has said so."""
        self._one(seat)
        self._front.changed()

    def nobody_looks(self) -> None:
        self._look_as(None)

    def is_gone(self) -> None:
        """Whoever looked alone may not be there any more."""
        if self.people and self.player.recorded.own is not None:
            self._look_as(None)

    def other_eyes(self) -> None:
        """The viewer's, all, those that were shown; without a viewer first and last are one. Of
        several people whoever wants to see some cards says whose."""
        player = self.player
        order = [Eyes.OWN, Eyes.ALL, Eyes.SHOWN]
        if player.recorded.own is None or self.people:
            order.remove(Eyes.SHOWN)
        eyes = order[(order.index(player.eyes) + 1) % len(order)]

        def look() -> None:
            if self.people:
                player.look_as(None)
            player.eyes = eyes
            self._moved()

        if eyes is Eyes.ALL and not player.recorded.goes_on:
            self._one = self._look_as
            self.once_allowed(look, chooses=bool(self.people))
        else:
            look()

    def once_allowed(self, then: Callable[[], None], *, chooses: bool = False) -> None:
        """Before several people's cards are opened, somebody is asked: once."""
        self._all, self.chooses = then, chooses
        if self._may_open_all or not self.people:
            then()
        else:
            self._front.open("all-cards")

    @property
    def before_playing_on(self) -> str:
        """What they are asked."""
        if self.player.recorded.goes_on:  # nobody may know them yet
            return translate(
                _(
                    "Play on with all cards face up? The evening is still open: cards nobody has "
                    "shown are made up."
                )
            )
        return translate(_("Play on with all cards face up? Some were never shown."))

    def open_all(self) -> None:
        """Somebody has said yes."""
        self._may_open_all = True
        self._all()

    def _look_as(self, seat: int | None) -> None:
        self.player.look_as(seat)
        self._moved()


class Opened(NamedTuple):
    """One of them."""

    number: int  # on the shelf, from 0
    on_shelf: OnTheShelf
    player: Player
    telling: Telling | None  # if it is a scene


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
        is_last = self._shelf.is_last(found, recorded.number)
        recorded = replace(recorded, goes_on=self._shelf.goes_on(found), is_last=is_last)
        player = Player(recorded, self._face)
        said = [at for at, _decision in played.decisions]
        narration = narration_of(found.fields, said, player)
        answers = self._answers.setdefault(number, {})
        telling = Telling(narration, player, answers) if narration else None
        return Opened(number, on_shelf, player, telling)


def forked(player: Player, on_shelf: OnTheShelf, notices: Notices) -> Evening | None:
    """The viewer plays, if still in the hand, else whoever is asked next; nothing where nobody is
    any more."""
    recorded, asked = player.recorded, player.asked_next
    if asked is None or not recorded.hand.knows_the_cards:
        told = _("this hand used real cards: nobody knows what was coming next")
        if asked is None:
            told = _("there is nothing left to decide: go back to a decision")
        notices.tell(translate(told))
        return None
    own = recorded.own
    person = asked if own is None or player.show.stage.seats[own].folded else own
    actions = recorded.hand.actions[: player.place.actions]
    document = text_of(dict(on_shelf.found.fields))
    return fork(document, recorded.hand, recorded.names, actions, person=person)
