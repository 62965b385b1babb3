"""Directs the statistics: which page is seen, of whom and of which evening, and what is still being
read or weighed. Knows no widget."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import chain
from typing import Final, NamedTuple, Protocol

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.past.hands import Player
from drawholdem_tui.past.statistics.compared import wants_practice
from drawholdem_tui.past.statistics.evenings_read import EveningRead
from drawholdem_tui.past.statistics.totals import (
    PotOfAll,
    SeasonRow,
    Together,
    season,
    season_evenings,
    together,
)
from drawholdem_tui.tui.hot_seat.screen_port import Thinks
from drawholdem_tui.tui.keys.command import Doer, When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.statistics import commands as to
from drawholdem_tui.words.language import _, translate

# called as the commands that open them
PAGES: Final = (to.PLAYERS, to.PLAYER, to.SEASON, to.NET, to.EVENINGS)
OF_SOMEBODY: Final = (to.PLAYER, to.NET, to.EVENINGS)
WEIGHED: Final = (*OF_SOMEBODY, to.PLAYERS, to.SEASON)  # luck and play are told there

Reads = Callable[[], Iterator[EveningRead | str | None]]
Weighs = Callable[[EveningRead], Iterator[int]]
CardsOf = Callable[[PotOfAll, Player], tuple[Card, ...]]


class Sources(NamedTuple):
    """``read`` tells the evenings one by one, or in a sentence why it cannot, and nothing at the
    end; ``weigh`` works out luck and play of one that is over, and says after each hand how many
    are done; ``cards`` are those that won a pot; ``practise`` opens swaps to train with."""

    read: Reads
    weigh: Weighs
    cards: CardsOf
    practise: Callable[[str], None]


class Shows(Thinks, Protocol):
    """The screen."""

    def changed(self) -> None: ...

    def open(self, what: str) -> None: ...


class Statistics:
    """Over what the sources tell."""

    def __init__(self, sources: Sources, keymap: Keymap, front: Shows) -> None:
        self.keymap = keymap
        self.front = front
        self.page = to.PLAYERS
        self.evenings: list[EveningRead] = []
        self.everybody: list[Together] = []
        self.season: list[SeasonRow] = []
        self.wrong = ""
        self.reading = True
        self.weighed: dict[int, int] = {}  # hands done by evening
        self.cards: dict[tuple[PotOfAll, Player], tuple[Card, ...]] = {}  # nothing: being read
        self._sources = sources
        self._who = 0  # among everybody, or at the table of the evening
        self._moved = False  # to somebody
        self._most = 0  # who has played most, among everybody
        self._at = 0  # among the evenings
        self._friend = ""  # on whose row one stands of the season
        self._weighing = False  # an evening
        self._behind: list[str] = []  # pages from whose rows one has come
        self.doers: Mapping[str, Doer] = {
            to.OPEN: Doer(self._open, self._nobody_to_open),
            to.BACK: Doer(partial(self._aside, -1), self._nobody_else),
            to.ON: Doer(partial(self._aside, 1), self._nobody_else),
            to.NEXT_PAGE: Doer(partial(self._turn, 1)),
            to.LAST_PAGE: Doer(partial(self._turn, -1)),
            **{page: Doer(partial(self._turn_to, page)) for page in PAGES},
            to.PRACTISE: Doer(self._practise, self.nothing_to_practise),
            to.HELP: Doer(partial(front.open, to.HELP)),
            to.LEAVE: Doer(partial(front.open, to.LEAVE)),
        }

    # What comes

    def begin(self) -> None:
        self.front.think(self._sources.read, self._comes)

    def _comes(self, evening: EveningRead | str | None) -> None:
        if evening is None:
            self.reading = False
        elif isinstance(evening, str):
            self.wrong = evening
        else:
            self.evenings.append(evening)
            self._at = len(self.evenings) - 1
        if evening is None or len(self.evenings) % 10 == 1:
            self._put_together()
            self._changed()

    def _put_together(self) -> None:
        """The friends before the computers, by what they won; one stands on whoever has played
        most, until one has gone to somebody."""
        stood = self.who.player if self._moved and self.everybody else None
        every = together(self.evenings)  # who has played most comes first
        self.everybody = sorted(every, key=lambda each: (each.player.computer, -each.counts.net))
        self.season = season(self.evenings)
        self._most = self._row_of(every[0].player) if every else 0
        if self.page != to.EVENINGS:
            self._who = self._row_of(stood) if stood else self._most

    def _row_of(self, player: Player) -> int:
        """Among everybody; of whom too little has been read, who has played most."""
        players = [each.player for each in self.everybody]
        return players.index(player) if player in players else self._most

    def _changed(self) -> None:
        self._weigh()
        if self.page == to.PLAYER and self.everybody:
            self._look_up_the_cards()
        self.front.changed()

    def _look_up_the_cards(self) -> None:
        """Of the biggest pot of somebody, once."""
        pot, player = self.pot, self.who.player
        if pot is None or (pot, player) in self.cards:
            return
        self.cards[pot, player] = ()

        def tell(cards: tuple[Card, ...]) -> None:
            self.cards[pot, player] = cards
            self.front.changed()

        self.front.think(lambda: iter([self._sources.cards(pot, player)]), tell)

    def _weigh(self) -> None:
        """What is looked at, one evening after the other: the one that is chosen comes first, then
        the latest of whoever it is. Once begun, an evening goes on while other pages are seen."""
        waits = (each for each in self._looked_at() if each.id not in self.weighed)
        evening = next((each for each in waits if each.to_be_weighed), None)
        if evening is None or self._weighing:
            return
        self._weighing, self.weighed[evening.id] = True, 0

        def tell(done: int | None) -> None:
            if done is None:  # there is no more of it
                self._weighing = False
                self._weigh()
                return
            self.weighed[evening.id] = done
            if evening.is_weighed:
                self._put_together()
            if self.page in WEIGHED or evening.is_weighed:
                self._changed()

        self.front.think(lambda: chain(self._sources.weigh(evening), (None,)), tell)

    def _looked_at(self) -> list[EveningRead]:
        """Of which luck and play are told."""
        if self.page not in WEIGHED or not self.everybody:
            return []
        if self.page == to.EVENINGS:
            return [self.evening]
        theirs = self._their_evenings()[::-1]
        chosen = [self.who.by_evening[self.at_of_theirs].evening] if self.page == to.NET else []
        return [*chosen, *theirs]

    def _their_evenings(self) -> list[EveningRead]:
        """Of who is looked at, or of whoever of the season is."""
        if self.page != to.SEASON:
            return [each.evening for each in self.who.by_evening]
        rows = self.season
        name = rows[self.at_of_the_season].name if rows else ""
        return [evening for evening, _net in season_evenings(self.evenings, name)]

    # What is looked at

    @property
    def evening(self) -> EveningRead:
        return self.evenings[self._at]

    @property
    def at(self) -> int:
        """The row of who is looked at, among everybody."""
        return self._who % len(self.everybody)

    @property
    def who(self) -> Together:
        return self.everybody[self.at]

    @property
    def at_of_theirs(self) -> int:
        """The row of the evening among those of who is looked at; else the latest of them."""
        ids = [each.evening.id for each in self.who.by_evening]
        return ids.index(self.evening.id) if self.evening.id in ids else len(ids) - 1

    @property
    def analysed(self) -> tuple[int, int]:
        """Of the hands on evenings of somebody that are over, how many; and how many these are."""
        over = [each for each in self._their_evenings() if each.over]
        done = (self.weighed.get(each.id, each.counted.hands * each.is_weighed) for each in over)
        return sum(done), sum(each.counted.hands for each in over)

    @property
    def at_of_the_season(self) -> int:
        """The row of one of the friends; the first one is whoever was there most often."""
        rows = self.season
        names = [each.name for each in rows]
        if self._friend in names:
            return names.index(self._friend)
        return max(range(len(rows)), key=lambda at: rows[at].evenings, default=0)

    @property
    def pot(self) -> PotOfAll | None:
        """The biggest that somebody has won on an evening that is over."""
        over = {each.id for each in self.evenings if each.over}
        return next((pot for pot in self.who.payouts if pot.evening in over), None)

    @property
    def at_the_table(self) -> str:
        """Who is looked at of the evening; nobody where nothing was played or read so far."""
        nets = self.nets_at_the_table if self.evenings else []
        return nets[self._who % len(nets)][0] if nets else ""

    @property
    def nets_at_the_table(self) -> list[tuple[str, int]]:
        """Of everybody, the best first: by place, where there are places."""
        counts = self.evening.counted.counts
        nets = {name: each.net for name, each in counts.items()}
        results = self.evening.results
        nets |= {name: net for name, net, _place in results if name in nets}
        places = {name: place or 0 for name, _net, place in results}
        return sorted(nets.items(), key=lambda each: (places.get(each[0], 0), -each[1]))

    # What is pressed

    def press(self, key: str) -> None:
        """Escape leads to where one has come from."""
        if key == "escape" and self._behind:
            self.go_to(self._behind.pop())
            return
        command = to.LEAVE if key == "escape" else self.keymap.typed(key, When.STATISTICS)
        if command:
            self.run(command)

    def run(self, command: str) -> None:
        """Do it, if there is anything to do."""
        doer = self.doers[command]
        if not doer.why_not():
            doer.do()

    def go_to(self, page: str) -> None:
        if page != self.page:
            if page == to.EVENINGS and self.everybody:  # others sit there
                self._who = self._seat_of(self.who.player)
            elif self.page == to.EVENINGS and (name := self.at_the_table):
                self._who = self._row_of(self.evening.counted.players[name])
            self.page = page
            self._changed()

    def open_row(self, at: int) -> None:
        """By the mouse."""
        if not self._nobody_to_open():
            self.stand_on(at)
            self._open()

    def stand_on(self, at: int) -> None:
        """On a player, a friend or one of somebody's evenings, by the row; on somebody at the table
        of an evening."""
        if self.page == to.PLAYERS:
            self._who, self._moved = at, True
        elif self.page == to.SEASON and self.season:
            self._friend = self.season[at].name
        elif self.page == to.NET and self.everybody:
            self._at = self.evenings.index(self.who.by_evening[at].evening)
        elif self.page == to.EVENINGS:
            self._who, self._moved = at, True
        self._changed()

    def _open(self) -> None:
        """One player, of whom their evenings, and of these the one on whose row one stands."""
        self._behind.append(self.page)
        if self.page == to.PLAYER:
            self.go_to(to.NET)
            return
        if self.page == to.NET:
            self._at = self.evenings.index(self.who.by_evening[self.at_of_theirs].evening)
            self.go_to(to.EVENINGS)
            return
        if self.page == to.SEASON:
            name = self.season[self.at_of_the_season].name
            self._who, self._moved = self._row_of(Player(name, computer=False)), True
        self.go_to(to.PLAYER)

    def _seat_of(self, player: Player) -> int:
        """Their row at the table of the evening, or the first one."""
        there = self.evening.counted.players
        rows = [there[name] for name, _net in self.nets_at_the_table]
        return rows.index(player) if player in rows else 0

    def _aside(self, step: int) -> None:
        """To another player, or on the page of an evening, whose players stand below each other, to
        another evening."""
        if self.page != to.EVENINGS:
            self._another_player(step)
        elif self.evenings:
            name, there = self.at_the_table, self.evening.counted.players
            self._at = max(0, min(self._at + step, len(self.evenings) - 1))
            self._who = self._seat_of(there[name]) if name else 0
            self._changed()

    def _turn_to(self, page: str) -> None:
        """From one page to the next there is no way back."""
        self._behind.clear()
        self.go_to(page)

    def _turn(self, step: int) -> None:
        self._turn_to(PAGES[(PAGES.index(self.page) + step) % len(PAGES)])

    def _another_player(self, step: int) -> None:
        self._who, self._moved = self._who + step, True
        self._changed()

    def _practise(self) -> None:
        self._sources.practise(self.who.player.name)

    def nothing_to_practise(self) -> str:
        """Where swaps are not what somebody loses chips with."""
        somebody = self.page in {to.PLAYERS, to.PLAYER} and self.everybody
        if somebody and wants_practice(self.who, self.everybody):
            return ""
        return translate(_("the list is empty"))

    def _nobody_to_open(self) -> str:
        there = self.season if self.page == to.SEASON else self.everybody
        return "" if there and self.page != to.EVENINGS else translate(_("the list is empty"))

    def _nobody_else(self) -> str:
        return "" if self.page in OF_SOMEBODY else translate(_("the list is empty"))
