"""Statistics: everybody's figures and what they mean, the season, nets and stacks as graphs, luck
and play. Each evening stands there as soon as it is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import DataTable, Static, Tab, Tabs

from drawholdem_tui.past.statistics.evenings_read import EveningRead
from drawholdem_tui.past.statistics.in_words import luck_sentences, notes
from drawholdem_tui.past.statistics.totals import Together, season, together
from drawholdem_tui.tui.keys.typed import key_of
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.tui.pages.directed import DirectedScreen
from drawholdem_tui.tui.statistics.figures import TablePicture
from drawholdem_tui.tui.statistics.figures_table import FiguresTable
from drawholdem_tui.tui.statistics.graph import Graph
from drawholdem_tui.tui.statistics.picture import (
    luck_table,
    net_graph,
    player_table,
    players_table,
    season_table,
    stack_graph,
)
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.past.luck import being_weighed
from drawholdem_tui.words.past.statistics import damaged_evening, player_heading
from drawholdem_tui.words.people import called
from drawholdem_tui.words.times import local_time

_PAGES: Final = {
    "players": _("Players"),
    "player": _("One player"),
    "season": _("Season"),
    "net": _("Net"),
    "evening": _("Evenings"),
}
_HINTS: Final = {
    "players": _("Up Down choose  Enter one player  Tab pages  Esc back"),
    "player": _("Left Right player  Up Down read  Tab pages  Esc back"),
    "season": _("Tab pages  Esc back"),
    "net": _("Left Right player  Tab pages  Esc back"),
    "evening": _("Left Right player  Up Down evening  Tab pages  Esc back"),
}


class StatisticsScreen(DirectedScreen[None]):
    """``read`` gives the evenings one by one, or a sentence saying why it cannot, and nothing at
    the end; ``weigh`` works out luck and play of a finished one, and reports after each hand how
    many are done."""

    DEFAULT_CSS = """
    StatisticsScreen { background: $background; }
    StatisticsScreen > .heading {
        height: 1; padding: 0 2; background: $surface; color: $accent; text-style: bold;
    }
    StatisticsScreen > .hint {
        height: auto; max-height: 2; padding: 0 2; background: $surface; color: $text-muted;
    }
    StatisticsScreen > Tabs { height: 2; padding: 0 1; }
    StatisticsScreen Tab.-active { text-style: bold; }
    StatisticsScreen > .about { height: auto; max-height: 3; padding: 0 2; }
    StatisticsScreen > .told { height: auto; max-height: 6; padding: 0 2; color: $text-muted; }
    StatisticsScreen > DataTable {
        height: 1fr; margin: 0 1; background: $background; scrollbar-size: 1 1; overflow-x: hidden;
        scrollbar-background: $surface; scrollbar-color: $foreground 60%;
    }
    StatisticsScreen > DataTable > .datatable--cursor {
        background: $accent; color: $background; text-style: bold;
    }
    StatisticsScreen > DataTable.short { height: auto; max-height: 40%; }
    StatisticsScreen > #graph { height: 1fr; margin: 0 2; }
    """

    def __init__(
        self,
        looks: Looks,
        read: Callable[[], Iterator[EveningRead | str | None]],
        weigh: Callable[[EveningRead], Iterator[int]],
    ) -> None:
        super().__init__()
        self.graph = Graph(looks, id="graph")
        self._read = read
        self._weigh = weigh
        self._page = "players"
        self._evenings: list[EveningRead] = []
        self._everybody: list[Together] = []
        self._wrong = ""
        self._reading = True
        self._who = 0  # among everybody, or at the table of the evening
        self._evening = 0
        self._weighing: dict[int, int] = {}  # hands done by evening

    def compose(self) -> ComposeResult:
        yield Static(Content(translate(_("Statistics"))), classes="heading", markup=False)
        yield Tabs(*(Tab(translate(title), id=page) for page, title in _PAGES.items()))
        yield Static("", classes="about", markup=False)
        yield self.graph
        yield FiguresTable()
        yield Static("", classes="told", markup=False)
        yield Static("", classes="hint", markup=False)

    def on_mount(self) -> None:
        self.query_one(Tabs).can_focus = False
        self._show()
        self.think(self._read, self._comes)

    def on_unmount(self) -> None:
        self._thoughts.stop()

    @property
    def table(self) -> FiguresTable:
        return self.query_one(FiguresTable)

    def look(self, looks: Looks) -> None:
        self.graph.look(looks)

    # What comes

    def _comes(self, evening: EveningRead | str | None) -> None:
        if evening is None:
            self._reading = False
        elif isinstance(evening, str):
            self._wrong = evening
        else:
            self._evenings.append(evening)
            self._evening = len(self._evenings) - 1
        if evening is None or len(self._evenings) % 10 == 1:
            self._everybody = together(self._evenings)
            self._show()

    def _weigh_what_is_shown(self) -> None:
        """Once asked for, it goes on behind other pages."""
        evening = self._evenings[self._evening]
        if evening.to_be_weighed and evening.id not in self._weighing:
            self._weighing[evening.id] = 0

            def tell(done: int) -> None:
                self._weighing[evening.id] = done
                if evening.is_weighed:
                    self._everybody = together(self._evenings)
                if self._page == "evening" or evening.is_weighed:
                    self._show()

            self.think(lambda: self._weigh(evening), tell)

    # Keys

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.press(key_of(event))

    def press(self, key: str) -> None:
        pages = list(_PAGES)
        at = pages.index(self._page)
        match key:
            case "tab" | "shift+tab":
                self._go_to(pages[(at + (1 if key == "tab" else -1)) % len(pages)])
            case "1" | "2" | "3" | "4" | "5":
                self._go_to(pages[int(key) - 1])
            case "left" | "right":
                self._another_player(1 if key == "right" else -1)
            case "up" | "down" | "pageup" | "pagedown" | "home" | "end":
                self._move(key)
            case "enter" if self._page == "players" and self._everybody:
                self._go_to("player")
            case "escape" | "q":
                close(self)

    def on_resize(self) -> None:
        if self.is_mounted:
            self._show()

    def on_tabs_tab_activated(self, message: Tabs.TabActivated) -> None:
        self._go_to(message.tab.id or self._page)

    def on_data_table_row_selected(self, message: DataTable.RowSelected) -> None:
        """By the mouse."""
        if self._page == "players" and self._everybody:
            self._who = message.cursor_row
            self._go_to("player")
        self._tell_the_meaning()

    def _go_to(self, page: str) -> None:
        if page == self._page:
            return
        if "evening" in (page, self._page):  # others sit there
            self._who = 0
        self._page = page
        self.query_one(Tabs).active = page
        self._show()

    def _another_player(self, by: int) -> None:
        if self._page in ("player", "net", "evening"):
            self._who += by
            self._show()

    def _move(self, key: str) -> None:
        if self._page == "evening":
            step = {"up": -1, "down": 1}.get(key, 0)
            self._evening = max(0, min(self._evening + step, len(self._evenings) - 1))
            self._show()
            return
        self.table.move(key)
        if self._page == "players":
            self._who = self.table.cursor_row
        self._tell_the_meaning()

    # What is seen

    def _show(self) -> None:
        page = self._page
        self.graph.display = page in ("net", "evening")
        self.table.set_class(page == "evening", "short")
        self.table.show_header = page != "player"
        self.query_one(".hint", Static).update(Content(translate(_HINTS[page])))
        if not self._everybody:
            self._say(self._nothing_yet(), self._left_out())
            self.graph.display = self.table.display = False
            return
        self.table.display = page != "net"
        match page:
            case "players":
                self._say("", self._left_out())
                self._lay(
                    players_table(self._everybody, self.size.width),
                    self._who % len(self._everybody),
                )
            case "season":
                self._lay(season_table(season(self._evenings)))
                self._say("", translate(_("Evenings that are over; computers pay nobody.")))
            case "evening":
                self._show_an_evening()
            case _:
                self._show_a_player()

    def _show_a_player(self) -> None:
        who = self._everybody[self._who % len(self._everybody)]
        heading = player_heading(who.player.name, who.counts.hands, who.evenings)
        self._say(heading, "")
        if self._page == "net":
            self.graph.show(net_graph(who))
        else:
            self._lay(player_table(who), self.table.cursor_row)
            self._tell_the_meaning()

    def _show_an_evening(self) -> None:
        evening = self._evenings[self._evening]
        stacks = evening.counted.stacks
        heading = translate(_("Evening {number}, {when}: {name}"))
        name = list(stacks)[self._who % len(stacks)] if stacks else ""
        when = local_time(evening.began) if evening.began else ""
        heading = heading.format(number=evening.id, when=when, name=called(name))
        self.graph.display = bool(stacks)
        if stacks:
            self.graph.show(stack_graph(evening.counted, name))
        luck = luck_table(evening)
        self.table.display = bool(luck.rows)
        self._lay(luck)
        told = luck_sentences(evening)
        if evening.damaged:
            told = [damaged_evening(evening.id)]
        elif not evening.over:
            told = [translate(_("Luck is told when the evening is over."))]
        elif not evening.is_weighed:
            self._weigh_what_is_shown()
            told = [being_weighed(self._weighing.get(evening.id, 0), evening.counted.hands)]
        self._say(heading, "\n".join(told))

    def _nothing_yet(self) -> str:
        if self._wrong:
            return self._wrong
        if self._reading:
            return translate(_("The book is being read."))
        if self._evenings:
            return translate(_("No hand has been played to its end yet."))
        return translate(_("No evening has been played yet."))

    def _left_out(self) -> str:
        """A dot stands for too few; what is damaged is named."""
        told = [self._wrong] if self._wrong else []
        return "\n".join([*told, *notes(self._evenings, on_the_screen=True)])

    def _say(self, about: str, told: str) -> None:
        for name, text in ((".about", about), (".told", told)):
            line = self.query_one(name, Static)
            line.update(Content(text))
            line.display = bool(text)

    def _tell_the_meaning(self) -> None:
        """Of the row that is chosen, where there is no room for all of it beside the figure."""
        if self._page != "player":
            return
        line = self.query_one(".told", Static)
        line.display = not self.table.has_room
        line.update(Content(self.table.meaning or " "))

    def _lay(self, picture: TablePicture, at: int = 0) -> None:
        chosen, told = self._page in ("players", "player"), self._page == "player"
        self.table.lay(picture, self.size.width, at, chosen=chosen, told=told)
