"""The statistics on the screen: a table, a graph, and lines around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from drawholdem_tui.past.statistics.in_words import columns_explained, notes
from drawholdem_tui.tui.keys.command import When, possible
from drawholdem_tui.tui.keys.keymap import Keymap, command
from drawholdem_tui.tui.keys.listing import keys_as_lines
from drawholdem_tui.tui.keys.pressed import typed
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.can_do import Can, HelpPage, by_commands, key_parts
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.tui.pages.directed import DirectedScreen
from drawholdem_tui.tui.pages.page import KeySheet
from drawholdem_tui.tui.statistics import commands as to
from drawholdem_tui.tui.statistics.director import PAGES, Sources, Statistics
from drawholdem_tui.tui.statistics.picture import page_picture
from drawholdem_tui.tui.statistics.widgets import StatisticsPage
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen
from drawholdem_tui.tui.table.drawing.frame import Key, laid_keys, page_head
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.past.statistics import hands_in_evenings

_WIDE: Final = 70  # columns from which on keys beside each other are told, too
_TITLES: Final = {
    to.PLAYERS: _("Players"),
    to.PLAYER: _("One player"),
    to.SEASON: _("Season"),
    to.NET: _("Net"),
    to.EVENINGS: _("Evenings"),
}


class StatisticsScreen(DirectedScreen[None]):
    """Each evening is counted as soon as it is read."""

    DEFAULT_CSS = """
    StatisticsScreen { background: $background; }
    StatisticsScreen > .heading {
        height: 1; padding: 0 1; background: $surface; color: $foreground;
    }
    """

    def __init__(self, looks: Looks, sources: Sources, keymap: Keymap) -> None:
        super().__init__()
        self.sheet = StatisticsPage(looks, id="statistics")
        self.keys = KeySheet(looks, id="keys")
        self._seen: tuple[str, object] = ("", None)  # which page, and of whom
        self.statistics = Statistics(sources, keymap, self)

    def compose(self) -> ComposeResult:
        yield Static("", classes="heading", markup=False)
        yield self.sheet
        yield self.keys

    def on_mount(self) -> None:
        self.changed()
        self.statistics.begin()

    def on_unmount(self) -> None:
        self._thoughts.stop()

    def look(self, looks: Looks) -> None:
        self.sheet.look(looks)
        self.keys.look(looks)

    # What is pressed

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.press(typed(event))

    def press(self, key: str) -> None:
        """A key that moves goes to another row."""
        if (at := self.sheet.moved(key)) is None:
            self.statistics.press(key)
        else:
            self._stand_on(at)

    def _stand_on(self, at: int) -> None:
        self.sheet.stand_on(at)
        if self.statistics.page != to.PLAYER:  # whose graph there may be
            self.statistics.stand_on(at)

    def on_resize(self) -> None:
        if self.is_mounted:
            self.changed()

    def on_command_chosen(self, message: CommandChosen) -> None:
        message.stop()
        self.statistics.run(message.command)

    def on_statistics_page_row_chosen(self, message: StatisticsPage.RowChosen) -> None:
        message.stop()
        if message.clicked and self.statistics.page in to.LISTS:
            self.statistics.open_row(message.at)
        else:
            self._stand_on(message.at)

    def on_statistics_page_scrolls(self, message: StatisticsPage.Scrolls) -> None:
        message.stop()
        self._tell_keys()

    def open(self, what: str) -> None:
        """What the director wants to be seen."""
        if what == to.HELP:
            here = self.statistics
            keys = keys_as_lines(here.keymap, [When.STATISTICS])
            named = [(head, meaning, "") for head, meaning in columns_explained(here.everybody)]
            columns = key_parts([(translate(_("What the columns mean")), named)])
            left_out = notes(here.evenings, on_the_screen=True)
            self.app.push_screen(HelpPage([*keys, "", *columns, "", *left_out]))
        else:
            close(self)

    def can_do(self) -> Sequence[Can]:
        here = self.statistics
        return by_commands(possible(to.COMMANDS, here.doers), here.keymap, here.run)

    # What is seen

    def _heading(self) -> Content:
        """What this is, and at the right of how much."""
        title, told = translate(_("Statistics")), _how_much(self.statistics)
        room = self.size.width - 2
        head = page_head(title, room - cell_len(told) - 2 if told else room)
        free = room - head.cell_length - cell_len(told)
        return Content.assemble(head, " " * free, (told, "$accent")) if free > 1 else head

    def changed(self) -> None:
        here, picture = self.statistics, page_picture(self.statistics, *self.size)
        self.query_one(".heading", Static).update(self._heading())
        tabs = tuple((page, translate(title)) for page, title in _TITLES.items())
        if picture.at is not None:
            self.sheet.at = picture.at
        elif self._seen != (here.page, here.everybody and here.at):
            self.sheet.at = 0
        self._seen = here.page, here.everybody and here.at
        self.sheet.show(picture._replace(tabs=tabs, tab=here.page))
        self._tell_keys()

    def _tell_keys(self) -> None:
        told = keys_told(self.statistics, self.size.width, scrolls=self.sheet.scrolls)
        keys = tuple(Key(*each) for each in told)
        help_ = Key(self.statistics.keymap.key_of(to.HELP), translate(_("help")))
        if len(laid := laid_keys((*keys[:-1], help_, keys[-1]), self.size.width)) > len(keys):
            keys = tuple(each.key for each in laid)
        while len(keys) > len(laid_keys(keys, self.size.width)):
            keys = keys[1:]  # which moves to another row, as everywhere
        self.keys.show(keys)


def _how_much(here: Statistics) -> str:
    """``34 hands in 3 evenings``, of everybody."""
    played = [each for each in here.evenings if each.counted.hands]
    hands = sum(each.counted.hands for each in played)
    return hands_in_evenings(hands, len(played)) if hands else ""


def keys_told(here: Statistics, width: int, *, scrolls: bool = True) -> list[tuple[str, str]]:
    """The keys of this page, those that only move with them; and what each does; one that stands on
    the page is not told again. ``scrolls``: there is more of it than is seen."""
    key_of = here.keymap.key_of
    aside, up_down = f"{key_of(to.BACK)} {key_of(to.ON)}", "\u2191 \u2193"
    player, evening = translate(_("player")), translate(In("beside keys", "evening"))
    theirs = key_of(to.OPEN), translate(_("evenings"))
    another, read = (aside, player), (up_down, translate(In("beside keys", "read")))
    open_row = key_of(to.OPEN), translate(command(to.OPEN).title)
    there: Mapping[str, tuple[tuple[str, str], ...]] = {
        to.PLAYERS: ((up_down, translate(In("beside keys", "choose"))), open_row),
        to.PLAYER: (another, *([read] if scrolls else []), *([theirs] if width >= _WIDE else [])),
        to.SEASON: ((up_down, translate(In("beside keys", "choose"))), open_row),
        to.NET: (
            (up_down, translate(In("beside keys", "choose"))),
            another,
            (key_of(to.OPEN), evening),
        ),
        to.EVENINGS: ((up_down, player), (aside, evening)),
    }
    every = [here.keymap.keys_of(page)[0] for page in PAGES]
    in_order = every == [str(number) for number in range(1, len(PAGES) + 1)]
    first = f"{every[0]}\u2013{every[-1]}" if in_order else key_of(to.NEXT_PAGE)
    pages = first, translate(_("pages"))
    return [*there[here.page], pages, (translate(_("Esc")), translate(_("back")))]
