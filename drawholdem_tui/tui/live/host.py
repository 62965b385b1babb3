"""Turns events into steps on the screen: one after the other, at a pace that people can follow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from drawholdem_tui.engine import events as e
from drawholdem_tui.evening.company import SmallTalk
from drawholdem_tui.match.dealing import Dealing, HandResult
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.story.hand_on_show import is_for_everybody
from drawholdem_tui.story.log import Deed
from drawholdem_tui.tui.hot_seat.worked_out import run_out
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.words.past.book import sealed
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.table.games import game_name, hand_number
from drawholdem_tui.words.table.levels import has_gone_up, new_level

_SAID = (e.Folded, e.Checked, e.Called, e.Raised, e.CardSwapped, e.SwapDeclined, e.CardsDrawn)

# At a table for showing these need no word of whoever shows it.
_OF_ITSELF = (e.AntePosted, e.BlindPosted)

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

# before each street of a board that is only dealt out, with the hands open (TH-11)
_SUSPENSE = {e.Street.FLOP: 3.0, e.Street.TURN: 3.0, e.Street.RIVER: 4.0}


class ScreenHost:
    """The host of the table on the screen."""

    listens = True

    def __init__(self, director: Director) -> None:
        self.director = director
        self._small_talk = SmallTalk(director.evening)
        self._waiting: list[e.Event] = []
        self._result: HandResult | None = None
        self._somebody_went = False  # a person, in the hand just played: this one is looked at
        self._to_look_at = False  # a showdown, and nobody has had the time yet
        self._at_once = False  # a hand taken up again: what has been is no news

    # Told by the loop

    def hand_begins(self, dealing: Dealing, seal: str) -> None:
        director = self.director
        if not director.news:
            director.notice = ""
        self._shows(dealing)
        director.show.seal = seal
        if director.evening.is_new_level(dealing):
            director.notice = director.notice or has_gone_up(dealing.rules)
            director.show.note(lambda: as_sentence(new_level(dealing.rules)))
        if director.match.choice:
            director.show.note(lambda: as_sentence(game_name(dealing.rules)))
        if seal:
            director.show.note(partial(sealed, seal), Deed.SEAL)
        for line in director.evening.told_with_a_hand():
            director.show.note(line)
        self._waiting.clear()
        self._result = None
        director.hand_begins(dealing)

    def _shows(self, dealing: Dealing) -> None:
        director = self.director
        director.show = director.on_show(dealing)
        director.show.begins(director.news, heading=partial(hand_number, dealing.number))
        director.news = ()

    def happened(self, dealing: Dealing, events: Sequence[e.Event]) -> None:
        if events and isinstance(events[0], e.HandStarted):
            self._at_once = any(isinstance(event, _SAID) for event in events)
        self._waiting += events

    def player_failed(self, dealing: Dealing, seat: int, why: str) -> None:
        self.director.show.failed(seat)

    def hand_is_over(self, dealing: Dealing, result: HandResult) -> None:
        self._result = result

    async def settled(self) -> None:
        """Show one step after the other; what is not shown yet waits for the next call."""
        director = self.director
        director.pace.fast_forward = (
            director.preferences.fast_forward
            and not director.people_in_the_hand()
            and not director.evening.first_hand_ever  # a newcomer watches how it goes on
        )
        while self._waiting:
            event = self._waiting[0]
            if not self._at_once:
                await self._before(event)
            self._waiting.pop(0)
            caption = director.show.caption
            if director.flight and not self._at_once:
                await director.front.see(event, partial(self._happens, event))
            else:
                self._happens(event)
                director.front.changed()
            if not self._at_once and (beat := _BEATS.get(type(event))):
                await director.pace.beat(beat)
            said_enough = self._at_once or isinstance(event, _OF_ITSELF)
            if not said_enough and director.show.caption != caption:
                await director.pace.until_turned()
        self._at_once = False
        director.settled()
        if self._result:
            self._end_the_hand(self._result)
            self._result = None

    async def _before(self, event: e.Event) -> None:
        """A computer player is seen to think before it says something: always as long. Where all
        is decided but the board, each street is waited for; and nothing ends before a new card was
        looked at."""
        if is_for_everybody(event):
            await self.director.until_the_new_card_is_seen()
        show = self.director.show
        if isinstance(event, e.BoardDealt) and show.hands_are_open:
            await self.director.pace.beat(_SUSPENSE[event.street])
        seat = getattr(event, "seat", None)
        if not isinstance(event, _SAID) or not isinstance(seat, int) or show.dealing is None:
            return
        show.stage.to_act = seat
        loop = self.director.loop
        if loop and loop.players[show.dealing.chairs[seat]].is_program:
            self.director.front.changed()
            await self.director.pace.beat()

    def _happens(self, event: e.Event) -> None:
        show = self.director.show
        if is_for_everybody(event):
            self.director.end_begins()
        show.is_last = self.director.evening.is_last_hand
        show.after(event)
        self.director.chances.count(run_out(show) if self.director.coach_is_allowed else None)
        if isinstance(event, _SAID):
            show.stage.to_act = show.stage.may_still_swap = None

    def _end_the_hand(self, result: HandResult) -> None:
        """Who has won what with which cards, and what it comes to for each."""
        director = self.director
        director.show.ends(result)
        director.everybody_looks()
        line = self._small_talk.after(result) if director.preferences.small_talk else None
        if line:
            director.show.adds(line)
        director.hand_ends()
        self._somebody_went = any(chair in director.people for chair in result.knocked_out)
        self._to_look_at = True
        director.front.changed()

    # Between hands

    async def between_hands(self, match: Match) -> bool:
        """Computer players buy in again by themselves; people have their time."""
        director = self.director
        if director.evening.to_end:
            return False
        self._look_back()
        chose = director.evening.computer_chooses()
        director.between.bought = tuple(director.between.hands.computers_buy_in())
        if chose or director.between.bought:
            director.between.changed()
            await director.between.written()
        for line in director.between.bought:
            director.show.note(line)
        director.pace.arrived()
        shown = director.show.ending is not None or match.hands > 0
        if shown and not (match.over and match.mode is Mode.KNOCKOUT):
            await self._let_everybody_look(for_people=bool(director.between.people()))
        return not director.evening.to_end

    def _look_back(self) -> None:
        """An evening taken up between two hands goes on there: at the end of the last one."""
        director, last = self.director, self.director.evening.last
        if last is None or director.show.dealing is not None:
            return
        self._shows(last.dealing)
        director.show.look_back(last.hand)
        director.last_hand = last.hand
        director.hand_ends()

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
