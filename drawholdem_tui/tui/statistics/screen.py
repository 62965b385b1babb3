"""The statistics on the screen: a table, a graph, and lines around them."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import DataTable, Static, Tab, Tabs

from drawholdem_tui.tui.keys.command import When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.keys.listing import keys_as_lines
from drawholdem_tui.tui.keys.typed import typed
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.tui.pages.directed import DirectedScreen
from drawholdem_tui.tui.statistics.commands import (
    EVENINGS,
    HELP,
    NET,
    PLAYER,
    PLAYERS,
    SEASON,
)
from drawholdem_tui.tui.statistics.director import PAGES, Reads, Statistics, Weighs
from drawholdem_tui.tui.statistics.picture import keys_told, page_picture
from drawholdem_tui.tui.statistics.widgets import FiguresTable, Graph
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_TITLES: Final = {
    PLAYERS: _("Players"),
    PLAYER: _("One player"),
    SEASON: _("Season"),
    NET: _("Net"),
    EVENINGS: _("Evenings"),
}


class StatisticsScreen(DirectedScreen[None]):
    """Each evening is counted as soon as it is read."""

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

    def __init__(self, looks: Looks, read: Reads, weigh: Weighs, keymap: Keymap) -> None:
        super().__init__()
        self.graph = Graph(looks, id="graph")
        self.statistics = Statistics(read, weigh, keymap, self)

    def compose(self) -> ComposeResult:
        yield Static(Content(translate(_("Statistics"))), classes="heading", markup=False)
        yield Tabs(*(Tab(translate(_TITLES[page]), id=_tab(page)) for page in PAGES))
        yield Static("", classes="about", markup=False)
        yield self.graph
        yield FiguresTable()
        yield Static("", classes="told", markup=False)
        yield Static("", classes="hint", markup=False)

    def on_mount(self) -> None:
        self.query_one(Tabs).can_focus = False
        self.changed()
        self.statistics.begin()

    def on_unmount(self) -> None:
        self._thoughts.stop()

    @property
    def table(self) -> FiguresTable:
        return self.query_one(FiguresTable)

    def look(self, looks: Looks) -> None:
        self.graph.look(looks)

    # What is pressed

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.press(typed(event))

    def press(self, key: str) -> None:
        """A key that moves is the table's, or goes to another evening."""
        here = self.statistics
        if not self.table.moves(key):
            here.press(key)
        elif here.page == EVENINGS:
            here.another_evening({"up": -1, "down": 1}.get(key, 0))
        else:
            self.table.move(key)
            here.stand_on(self.table.cursor_row)
            self._tell_the_meaning()

    def on_resize(self) -> None:
        if self.is_mounted:
            self.changed()

    def on_tabs_tab_activated(self, message: Tabs.TabActivated) -> None:
        self.statistics.go_to(next(page for page in PAGES if _tab(page) == message.tab.id))

    def on_data_table_row_selected(self, message: DataTable.RowSelected) -> None:
        """By the mouse."""
        self.statistics.open_row(message.cursor_row)
        self._tell_the_meaning()

    def open(self, what: str) -> None:
        """What the director wants to be seen."""
        if what == HELP:
            from drawholdem_tui.tui.pages.page import Page

            keys = keys_as_lines(self.statistics.keymap, [When.STATISTICS])
            self.app.push_screen(Page(translate(_("Help")), keys))
        else:
            close(self)

    # What is seen

    def changed(self) -> None:
        here, picture = self.statistics, page_picture(self.statistics, self.size.width)
        self.query_one(Tabs).active = _tab(here.page)
        self.query_one(".hint", Static).update(Content(keys_told(here)))
        for name, text in ((".about", picture.about), (".told", picture.told)):
            line = self.query_one(name, Static)
            line.update(Content(text))
            line.display = bool(text)
        self.graph.display = picture.graph is not None
        if picture.graph:
            self.graph.show(picture.graph)
        self.table.display = picture.table is not None
        self.table.set_class(here.page == EVENINGS, "short")
        self.table.show_header = here.page != PLAYER
        if picture.table:
            at = self.table.cursor_row if picture.at is None else picture.at
            chosen, told = picture.chosen, picture.meanings
            self.table.lay(picture.table, self.size.width, at, chosen=chosen, told=told)
            self._tell_the_meaning()

    def _tell_the_meaning(self) -> None:
        """Of the row that is chosen, where there is no room for all of it beside the figure."""
        if self.statistics.page != PLAYER:
            return
        line = self.query_one(".told", Static)
        line.display = not self.table.has_room
        line.update(Content(self.table.meaning or " "))


def _tab(page: str) -> str:
    """The tab of a page, by an id as Textual wants it."""
    return page.replace(" ", "-")
