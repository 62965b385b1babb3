"""Turns events into steps on the screen: one after the other, at a pace that people can follow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from drawholdem_tui.controller.bots import BotPlayer
from drawholdem_tui.engine import events as e
from drawholdem_tui.match.match import Dealing, HandResult, Match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.story.showdown import Showdown
from drawholdem_tui.tui.directing.director import Director
from drawholdem_tui.words.book import not_saved, sealed
from drawholdem_tui.words.errors import on_one_line
from drawholdem_tui.words.events import Storyteller
from drawholdem_tui.words.games import failure
from drawholdem_tui.words.numbers import chips, net
from drawholdem_tui.words.people import about

LONGEST_LOG = 400  # lines of a hand; more than the longest has

_SAID = (e.Folded, e.Checked, e.Called, e.Raised, e.CardSwapped, e.SwapDeclined, e.CardsDrawn)

# how long something is looked at, in actions of a computer player
_BEATS: dict[type[e.Event], float] = {
    e.HoleCardsDealt: 0.5,
    e.FeesCollected: 0.5,
    e.BetsCollected: 0.5,
    e.BoardDealt: 1.0,
    e.BetReturned: 0.5,
    e.OpenersSplit: 1.0,
    e.HandShown: 1.2,
    e.HandMucked: 0.6,
    e.OpenersShown: 1.0,
    e.PotAwarded: 1.0,
    e.SwapPotAwarded: 1.0,
}


class ScreenHost:
    """The host of the table on the screen."""

    listens = True

    def __init__(self, director: Director) -> None:
        self.director = director
        self._waiting: list[e.Event] = []
        self._teller: Storyteller | None = None
        self._showdown: Showdown | None = None
        self._result: HandResult | None = None
        self._somebody_went = False  # a person, in the hand just played: this one is looked at
        self._to_look_at = False  # a showdown, and nobody has had the time yet
        self._at_once = False  # a hand taken up again: what has been is no news

    # Told by the loop

    def hand_begins(self, dealing: Dealing, seal: str) -> None:
        director = self.director
        names = [director.match.chairs[chair].name for chair in dealing.chairs]
        director.show = HandOnShow(dealing, seal, director.show.button)
        director.show.log += [*director.news, f"\u2014 hand {dealing.number}", sealed(seal)]
        if fault := director.evening.not_saved:
            director.show.log.append(not_saved(fault.fault, fault.why))
        director.news = ()
        self._teller = Storyteller(names, director.face)
        self._showdown = Showdown(names)
        self._waiting.clear()
        self._result = None
        director.hand_begins(dealing)

    def happened(self, dealing: Dealing, events: Sequence[e.Event]) -> None:
        if events and isinstance(events[0], e.HandStarted):
            self._at_once = any(isinstance(event, _SAID) for event in events)
        self._waiting += events

    def player_failed(self, dealing: Dealing, seat: int, why: str) -> None:
        name = self.director.match.chairs[dealing.chairs[seat]].name
        self._log(failure(name, on_one_line(why, 120)))

    def hand_is_over(self, dealing: Dealing, result: HandResult) -> None:
        self._result = result

    async def settled(self) -> None:
        """Show one step after the other; what is not shown yet waits for the next call."""
        director = self.director
        director.pace.fast_forward = (
            director.preferences.fast_forward and not director.people_in_the_hand()
        )
        while self._waiting:
            event = self._waiting[0]
            if not self._at_once:
                await self._before(event)
            self._waiting.pop(0)
            if director.flight and not self._at_once:
                await director.front.see(event, partial(self._happens, event))
            else:
                self._happens(event)
                director.front.changed()
            if not self._at_once and (beat := _BEATS.get(type(event))):
                await director.pace.beat(beat)
        self._at_once = False
        director.settled()
        if self._result:
            self._end_the_hand(self._result)
            self._result = None

    async def _before(self, event: e.Event) -> None:
        """A computer player is seen to think before it says something: always as long."""
        show = self.director.show
        seat = getattr(event, "seat", None)
        if not isinstance(event, _SAID) or not isinstance(seat, int) or show.dealing is None:
            return
        show.stage.to_act = seat
        loop = self.director.loop
        if loop and isinstance(loop.players[show.dealing.chairs[seat]], BotPlayer):
            self.director.front.changed()
            await self.director.pace.beat()

    def _happens(self, event: e.Event) -> None:
        show = self.director.show
        if self._showdown and self._teller:
            if isinstance(event, e.HandShown | e.HandMucked | e.PotAwarded | e.PotCarried):
                self.director.everybody_looks()
            said = self._teller.tell(event)
            self._showdown.after(event, said)
            show.winning = self._showdown.winning
            if said and said != show.log[-1]:
                self._log(said)
        if isinstance(event, e.HandStarted) and show.dealing:
            show.button = show.dealing.button
        show.stage.after(event)
        if isinstance(event, _SAID):
            show.stage.to_act = None

    def _log(self, line: str) -> None:
        log = self.director.show.log
        log.append(line)
        del log[:-LONGEST_LOG]

    def _end_the_hand(self, result: HandResult) -> None:
        """Who has won what with which cards, and what it comes to for each."""
        director = self.director
        if self._showdown is None:
            return
        chairs = director.match.chairs
        nets = tuple((chairs[chair].name, won) for chair, won in sorted(result.nets.items()))
        results = self._showdown.picture(nets)
        self._log("Net: " + ", ".join(f"{name} {net(won)}" for name, won in nets) + ".")
        gone = []
        for chair in reversed(result.knocked_out):
            seat = chairs[chair]
            out = about(seat.name, "{name} {is_} out, in place {place}.", place=str(seat.place))
            self._log(out)
            gone.append(out)
        self._somebody_went = any(chair in director.people for chair in result.knocked_out)
        director.show.results = results._replace(heading=" ".join(gone))
        self._to_look_at = True
        director.front.changed()

    # Between hands

    async def between_hands(self, match: Match) -> bool:
        """Computer players buy in again by themselves; people have their time."""
        director = self.director
        for name in director.evening.bots_buy_in():
            self._log(f"{name} buys {chips(director.evening.laid.buy_in)} more.")
        director.pace.arrived()
        shown = director.show.results is not None or match.hands > 0
        if shown and not (match.over and match.mode is Mode.KNOCKOUT):
            await self._let_everybody_look(for_people=bool(director.between.people()))
        return True

    async def evening_is_over(self) -> None:
        """The last showdown is looked at as long as any other."""
        director = self.director
        director.pace.arrived()
        if self._to_look_at:
            director.between.evening_is_over = True
            await self._let_everybody_look(for_people=bool(director.people))

    async def _let_everybody_look(self, *, for_people: bool) -> None:
        """Until somebody goes on; for a while, where computer players are among themselves."""
        self._to_look_at = False
        if for_people or self._somebody_went:
            await self.director.between.until_next(
                self.director.preferences.showdown_seconds or None
            )
        else:
            await self.director.pace.beat(4.0)
