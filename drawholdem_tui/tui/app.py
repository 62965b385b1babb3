"""The application: its looks, and the table it opens."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from textual.app import App, SystemCommand
from textual.screen import Screen

from drawholdem_tui.evening import CannotGoOn, Evening, fresh, taken_up
from drawholdem_tui.storage.book.opening import Opened
from drawholdem_tui.storage.settings import Settings
from drawholdem_tui.table_options import TableOptions
from drawholdem_tui.tellings import standings
from drawholdem_tui.tui.commands import COMMANDS, keymap_of
from drawholdem_tui.tui.glyphs import BACKS, SETS
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.palette import THEMES, palette_for
from drawholdem_tui.tui.screens.table import TableScreen
from drawholdem_tui.words.book import book_fault, cannot_go_on, goes_on
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class DrawHoldem(App[int]):
    """``drawholdem play``: straight to the table."""

    TITLE = "Draw-Holdem"
    ENABLE_COMMAND_PALETTE = True

    def __init__(self, table: TableOptions, opened: Opened, settings: Settings) -> None:
        super().__init__()
        self.table_options = table
        self.opened = opened
        self.settings = settings
        self.evening: Evening | None = None
        self.animation_level = "full" if settings.preferences.motion else "none"
        for theme in THEMES:
            self.register_theme(theme)
        wanted = settings.preferences.theme
        self.theme = wanted if wanted in self.available_themes else "felt"

    def on_mount(self) -> None:
        keymap = keymap_of(self.settings.keys)
        self.evening, troubles, news = self._evening()
        table = TableScreen(self.evening, self.settings.preferences, keymap, self.looks)
        table.tell(troubles, news)
        self.push_screen(table, self._after_the_table)

    @property
    def looks(self) -> Looks:
        wanted = self.settings.preferences
        return Looks(
            palette=palette_for(self.current_theme),
            glyphs=SETS[wanted.glyphs],
            four_colour=wanted.four_colours,
            back=next(back for back in BACKS if back == wanted.card_backs),
        )

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """The palette lists the table's commands, and nothing that could show cards to others."""
        if isinstance(screen, TableScreen):
            for each in COMMANDS:
                run = partial(screen.director.run, each.id, float("inf"))
                yield SystemCommand(translate(each.title).capitalize(), translate(each.help), run)

    async def action_quit(self) -> None:
        """At once, from wherever: everything said is on the disk."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                await screen.stop()
        self.exit(0)

    def action_help_quit(self) -> None:
        """Ctrl-C ends the program as it does everywhere."""
        self.call_later(self.action_quit)

    def _evening(self) -> tuple[Evening, tuple[str, ...], tuple[str, ...]]:
        """The evening to play, what is wrong, and what else has to be told."""
        opened = self.opened
        troubles = list(self.settings.troubles)
        if opened.fault is not None:
            aside = str(opened.aside) if opened.aside else None
            troubles.append(book_fault(opened.fault.fault, opened.fault.why, aside))
            if opened.book is None:
                troubles.append(translate(_("This game is not being saved.")))
        if opened.book and opened.evening:
            began = opened.evening.began
            try:
                evening = taken_up(opened.evening, opened.book, self.table_options.hands)
            except CannotGoOn as error:
                troubles.append(cannot_go_on(began, str(error)))
            else:
                news = goes_on(began, opened.evening.standing.hands)
                return evening, tuple(troubles), (news,)
        return fresh(self.table_options, opened.book), tuple(troubles), ()

    def _after_the_table(self, ended: bool | None) -> None:
        """Dismissed with whether the evening came to its end; else somebody has left."""
        if not ended or self.evening is None:
            self.exit(0)
            return
        from drawholdem_tui.tui.screens.page import Page

        page = Page(
            translate(_("The evening is over")),
            standings(self.evening.match),
            translate(_("Any key ends")),
        )
        self.push_screen(page, lambda _nothing: self.exit(0))
