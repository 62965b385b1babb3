"""Plays a recorded hand: any of its places at once, forward and back.

Nothing is remembered from one place to another but what its events make of it, so a place is the
same from wherever one comes. It begins where the first player is asked: what comes later is not
told before.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final, NamedTuple

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.view import View
from drawholdem_tui.match.dealing import HandResult
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.story.log import Deed, LogLine
from drawholdem_tui.story.recorded import Eyes, Recorded
from drawholdem_tui.words.cards import Face

# what somebody says when asked; each answers one decision
SAID: Final = (e.Folded, e.Checked, e.Called, e.Raised, e.CardSwapped, e.SwapDeclined, e.CardsDrawn)
# they come before what is said with them
_BEFORE: Final = (e.DeckReshuffled, e.OpenersSplit)
# what is looked at by itself, where several things come of one action
_LOOKED_AT: Final = (
    *SAID,
    e.BoardDealt,
    e.DrawIsOver,
    e.BetReturned,
    e.HandShown,
    e.HandMucked,
    e.OpenersShown,
    e.PotAwarded,
    e.SwapPotAwarded,
    e.PotCarried,
    e.CardsShown,
    e.RabbitHunted,
)
_STOPS: Final = (*_LOOKED_AT, e.HoleCardsDealt)


class Place(NamedTuple):
    """Somewhere in a hand: after so many of its events, and of its actions."""

    events: int
    actions: int
    street: int  # counted from 0
    to_act: int | None  # the seat that is asked there


class Said(NamedTuple):
    """A line of the hand, and the place where it is said."""

    text: str
    place: int
    line: LogLine


class Player:
    """One hand, and where in it somebody looks."""

    def __init__(self, recorded: Recorded, face: Face, eyes: Eyes = Eyes.OWN) -> None:
        self.recorded = recorded
        self.face = face
        self.places = places_of(recorded.hand.events)
        self.at = 0
        self._eyes = eyes
        self._events = recorded.events(eyes)
        self._held = recorded.held()
        self._show: HandOnShow | None = None  # as it stands at some place
        self._shown = 0  # how many events have happened there
        self._lines: list[Said] | None = None
        self._asked: tuple[int, View] | None = None  # after so many actions

    @property
    def rules(self) -> Rules:
        return self.recorded.hand.rules

    @property
    def eyes(self) -> Eyes:
        return self._eyes

    @eyes.setter
    def eyes(self, eyes: Eyes) -> None:
        self._eyes = eyes
        self._events = self.recorded.events(eyes)
        self.say_again()

    def look_as(self, seat: int | None) -> None:
        """With the cards of this seat open, or with none that nobody has shown."""
        self.recorded = replace(self.recorded, own=seat, own_is_you=False)
        self._held = self.recorded.held()
        self.eyes = Eyes.OWN

    def say_again(self) -> None:
        """All of it, in the language that has been chosen meanwhile."""
        self._show = self._lines = None

    @property
    def place(self) -> Place:
        return self.places[self.at]

    @property
    def at_the_end(self) -> bool:
        return self.at == len(self.places) - 1

    @property
    def next_action(self) -> Action | None:
        """What is said next, where somebody is asked."""
        place, actions = self.place, self.recorded.hand.actions
        asked = place.to_act is not None and place.actions < len(actions)
        return actions[place.actions] if asked else None

    @property
    def asked_next(self) -> int | None:
        """The seat of whoever is asked here, or as soon as what happens in between has happened."""
        ahead = self.places[self.at :]
        return next((place.to_act for place in ahead if place.to_act is not None), None)

    @property
    def asked_view(self) -> View | None:
        """The table as whoever is asked here saw it, own cards included."""
        at = self.place.actions
        if self.next_action is None:
            return None
        if self._asked is None or self._asked[0] != at:
            self._asked = at, self.recorded.hand.before(at).view(self.place.to_act)
        return self._asked[1]

    def seen_seats(self) -> set[int]:
        """Whose cards may be seen now through the whole hand."""
        recorded = self.recorded
        if self.eyes is Eyes.ALL and not recorded.unseen:
            return set(range(len(recorded.names)))
        own = recorded.own
        hidden = self.eyes is Eyes.SHOWN or None in self.own_cards
        return set() if own is None or hidden else {own}

    # Going about

    def go_to(self, place: int) -> bool:
        """As far as the hand goes; whether that is somewhere else."""
        before, self.at = self.at, max(0, min(place, len(self.places) - 1))
        return self.at != before

    def go_to_the_end(self) -> bool:
        return self.go_to(len(self.places) - 1)

    def by(self, steps: int) -> bool:
        return self.go_to(self.at + steps)

    def by_streets(self, steps: int) -> bool:
        """Forward to where the next street begins; back to where this one did, or the one before
        it."""
        begins = [
            at
            for at, place in enumerate(self.places)
            if not at or place.street != self.places[at - 1].street
        ]
        if steps < 0:
            return self.go_to(begins[max(0, bisect_left(begins, self.at) - 1)])
        number = bisect_right(begins, self.at)
        return self.go_to(begins[number] if number < len(begins) else len(self.places) - 1)

    def to_action(self, number: int) -> bool:
        """To where that action, counted from 1, has just been said."""
        reached = (at for at, place in enumerate(self.places) if place.actions >= number)
        return self.go_to(next(reached, len(self.places) - 1))

    def before_action(self, number: int) -> bool:
        """To where somebody is asked for that action, counted from 0."""
        counts = [place.actions for place in self.places]
        return self.go_to(bisect_right(counts, number) - 1)

    # What is seen there

    @property
    def show(self) -> HandOnShow:
        wanted = self.place.events
        if self._show is not None and self._show.ending is not None:
            if self._shown == wanted:  # it has been told how it ends
                return self._show
            self._show = None
        if self._show is None or self._shown > wanted:
            self._show, self._shown = self._before(), 0
        for event in self._events[self._shown : wanted]:
            self._show.after(event)
        self._shown = wanted
        self._show.stage.to_act = self.place.to_act
        if self.at_the_end and self.recorded.hand.over:
            self._show.ends(self._result())
        return self._show

    @property
    def last_event(self) -> e.Event | None:
        """What has just been said or done here; before the first action, how the hand began."""
        happened = self._events[: self.place.events]
        return next((each for each in reversed(happened) if isinstance(each, _LOOKED_AT)), None)

    @property
    def own_cards(self) -> tuple[Card | None, ...]:
        """The viewer's, where they may be seen."""
        if self.recorded.own is None or self.eyes is Eyes.SHOWN:
            return ()
        return self._held[self.place.events - 1]

    def lines(self) -> list[Said]:
        """What has been said up to here; what comes is not told, also to who has come back."""
        told = self.told()
        return told[: bisect_right(told, self.at, key=lambda line: line.place)]

    def told(self) -> list[Said]:
        """All that is said in it, in order."""
        if self._lines is None:
            self._lines = self._all_lines()
        return self._lines

    def _all_lines(self) -> list[Said]:
        show, lines, done = self._before(), list[Said](), 0
        for at, place in enumerate(self.places):
            told = map(show.after, self._events[done : place.events])
            lines += (Said(said, at, show.log[-1]) for said in told if said)
            done = place.events
        if self.recorded.hand.over:
            last = len(self.places) - 1
            ended = show.ends(self._result())
            lines += [Said(line, last, LogLine(line, Deed.RESULT)) for line in ended]
        return lines

    def _before(self) -> HandOnShow:
        recorded = self.recorded
        alone = recorded.own if recorded.own_is_you else None
        chairs, dealing = recorded.chairs, recorded.dealing
        show = HandOnShow(chairs, {}, self.rules, self.face, dealing, alone=alone)
        show.is_last = recorded.is_last
        return show

    def _result(self) -> HandResult:
        hand = self.recorded.hand
        return HandResult({seat: hand.net(seat) for seat in range(len(hand.stacks))}, ())


def places_of(events: Sequence[e.Event]) -> tuple[Place, ...]:
    """Where one stops: wherever somebody is asked, and in between after everything that is worth a
    look of its own."""
    asked = _asked_at(events)
    stops = []
    for begins, ends in pairwise([*sorted(asked), len(events)] if asked else [0, len(events)]):
        looked_at = [
            at
            for at, event in enumerate(events[begins:ends], start=begins + 1)
            if isinstance(event, _STOPS) or _is_the_draw(event)
        ]
        stops += [*looked_at[:-1], ends]  # what follows the last of them belongs to it
    return tuple(_placed(events, asked, sorted({*list(asked)[:1], *stops})))


def _asked_at(events: Sequence[e.Event]) -> dict[int, int]:
    """Who was asked, by the number of events that had happened."""
    asked = {}
    for at, event in enumerate(events):
        if isinstance(event, SAID):
            before = at
            while before and isinstance(events[before - 1], _BEFORE):
                before -= 1
            asked[before] = event.seat
    return asked


def _is_the_draw(event: e.Event) -> bool:
    return isinstance(event, e.Burned) and event.street is e.Street.DRAW


def _placed(
    events: Sequence[e.Event], asked: Mapping[int, int], stops: Sequence[int]
) -> Iterator[Place]:
    actions = street = done = 0
    for stop in stops:
        passed = events[done:stop]
        actions += sum(isinstance(event, SAID) for event in passed)
        street += sum(isinstance(event, e.BoardDealt) or _is_the_draw(event) for event in passed)
        done = stop
        yield Place(stop, actions, street, asked.get(stop))
