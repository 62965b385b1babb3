"""The application: from the menu to the table and back, and how everything looks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from textual.app import App, SystemCommand
from textual.binding import Binding
from textual.screen import Screen

from drawholdem_tui.evening import CannotGoOn, Evening
from drawholdem_tui.players.cpu import UnknownBotError
from drawholdem_tui.storage.settings import Settings, save
from drawholdem_tui.table_options import TableOptions
from drawholdem_tui.tellings import standings
from drawholdem_tui.tui.commands import COMMANDS, keymap_of
from drawholdem_tui.tui.glyphs import BACKS, SETS
from drawholdem_tui.tui.lobby import Lobby, ToPlay
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.palette import OWN, THEMES, palette_for
from drawholdem_tui.tui.screens.table import TableScreen
from drawholdem_tui.tui.widgets.menu import MenuItem
from drawholdem_tui.words.book import cannot_go_on, local_time
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

MOST_NAMES = 12  # remembered for new games


class DrawHoldem(App[int]):
    """With a table it goes straight there and ends behind it; else it begins with the menu."""

    TITLE = "Draw-Holdem"
    ENABLE_COMMAND_PALETTE = True
    BINDINGS = [Binding("ctrl+z", "suspend_process", show=False, priority=True)]  # noqa: RUF012

    def __init__(self, lobby: Lobby, settings: Settings, table: TableOptions | None = None) -> None:
        super().__init__()
        self.lobby = lobby
        self.settings = settings
        self.table_options = table
        for theme in THEMES:
            self.register_theme(theme)
        self._dress(settings)

    def on_mount(self) -> None:
        if self.table_options is not None:
            self._play(self.lobby.asked_for(self.table_options))
            return
        from drawholdem_tui.tui.screens.menu import MenuScreen

        menu = MenuScreen(self.looks, self._menu_items, self._chosen)
        menu.told = " ".join((*self.settings.troubles, *self.lobby.troubles()))
        self.push_screen(menu)

    # The table

    def _play(self, to_play: ToPlay) -> None:
        """Open the table; what is wrong with the settings is told once, in the menu or here."""
        troubles = to_play.troubles
        if self.table_options is not None:
            troubles = (*self.settings.troubles, *troubles)
        table = TableScreen(
            to_play.evening,
            self.settings.preferences,
            keymap_of(self.settings.keys),
            self.looks,
            self.open_settings,
        )
        table.tell(troubles if self.table_options is not None else (), to_play.news)
        self.push_screen(table, partial(self._after_the_table, to_play.evening))

    def _after_the_table(self, evening: Evening, ended: bool | None) -> None:
        """Dismissed with whether the evening came to its end; else somebody has left."""
        if not ended:
            self._go_home()
            return
        from drawholdem_tui.tui.screens.page import Page

        page = Page(
            translate(_("The evening is over")),
            standings(evening.match),
            translate(_("Any key goes on")),
        )
        self.push_screen(page, lambda _nothing: self._go_home())

    def _go_home(self) -> None:
        """Back to the menu, which lies below; or to the shell."""
        if self.table_options is not None:
            self.exit(0)

    # The menu

    def _menu_items(self) -> tuple[MenuItem, ...]:
        items = []
        if found := self.lobby.waiting():
            names = ", ".join(name for name, _net, _place in found.standing.results)
            told = f"{local_time(found.began)}, {found.standing.laid['game']}: {names}"
            items.append(MenuItem("continue", translate(_("Continue")), told))
        items.append(MenuItem("new", translate(_("New game")), translate(_("Enter, Enter plays"))))
        items.append(MenuItem("rules", translate(_("Rules"))))
        if self.lobby.past():
            items.append(MenuItem("history", translate(_("History"))))
        items.append(MenuItem("settings", translate(_("Settings"))))
        items.append(MenuItem("quit", translate(_("Quit"))))
        return tuple(items)

    def _chosen(self, item: str) -> None:
        match item:
            case "continue":
                self._continue()
            case "new":
                self._new_game()
            case "settings":
                self.open_settings()
            case "quit":
                self.exit(0)
            case _:
                self._read(item)

    def _continue(self) -> None:
        found = self.lobby.waiting()
        if found is None:
            return
        try:
            self._play(self.lobby.go_on(found))
        except CannotGoOn as error:
            self._tell_in_the_menu(cannot_go_on(found.began, str(error)))
        except UnknownBotError as error:
            self._tell_in_the_menu(str(error))

    def _new_game(self) -> None:
        from drawholdem_tui.tui.screens.new_game import NewGameScreen

        self.push_screen(NewGameScreen(self.looks, self.settings.preferences.names), self._start)

    def _start(self, table: TableOptions | None) -> None:
        if table is None:
            return
        people = [seat for seat in table.seats if not seat.startswith("cpu")]
        known = tuple(dict.fromkeys((*people, *self.settings.preferences.names)))[:MOST_NAMES]
        if known != self.settings.preferences.names:
            self.settings = self.settings.change("names", list(known))
            save(self.settings)
        try:
            self._play(ToPlay(self.lobby.start(table)))
        except UnknownBotError as error:
            self._tell_in_the_menu(str(error))

    def _read(self, what: str) -> None:
        from drawholdem_tui.rulebook import rulebook
        from drawholdem_tui.tui.screens.page import Page

        lines = self.lobby.past() if what == "history" else rulebook().splitlines()
        heading = translate(_("History") if what == "history" else _("Rules"))
        hint = translate(_("Up, Down, Page and Space move; any other key goes back"))
        self.push_screen(Page(heading, lines, hint))

    def _tell_in_the_menu(self, told: str) -> None:
        from drawholdem_tui.tui.screens.menu import MenuScreen

        for screen in self.screen_stack:
            if isinstance(screen, MenuScreen):
                screen.told = told
                screen.show_menu()

    # Settings

    def open_settings(self) -> None:
        from drawholdem_tui.tui.screens.settings import SettingsScreen

        others = sorted(name for name in self.available_themes if name not in OWN)
        themes = (*OWN, *others)
        self.push_screen(SettingsScreen(self.looks, self.settings, themes, self._apply))

    def _apply(self, settings: Settings) -> None:
        """At once, on every page that is open."""
        self.settings = settings
        self._dress(settings)
        looks = self.looks
        for screen in self.screen_stack:
            look = getattr(screen, "look", None)
            if look is not None:
                look(looks)
            if isinstance(screen, TableScreen):
                screen.director.prefer(settings.preferences, keymap_of(settings.keys))

    def _dress(self, settings: Settings) -> None:
        wanted = settings.preferences.theme
        self.theme = wanted if wanted in self.available_themes else "felt"
        self.animation_level = "full" if settings.preferences.motion else "none"

    @property
    def looks(self) -> Looks:
        wanted = self.settings.preferences
        return Looks(
            palette=palette_for(self.current_theme),
            glyphs=SETS[wanted.glyphs],
            four_colour=wanted.four_colours,
            back=next(back for back in BACKS if back == wanted.card_backs),
        )

    # The program

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """The palette lists the table's commands, and nothing that could show cards to others."""
        if isinstance(screen, TableScreen):
            for each in COMMANDS:
                run = partial(screen.director.run, each.id, float("inf"))
                yield SystemCommand(translate(each.title).capitalize(), translate(each.help), run)

    async def action_quit(self) -> None:
        """At once, from wherever: everything said is on the disk."""
        await self.end(0)

    def action_help_quit(self) -> None:
        """Ctrl-C ends the program as it does everywhere."""
        self.call_later(self.end, 130)

    async def end(self, code: int) -> None:
        """Stop what plays, and leave the terminal as it was."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                await screen.stop()
        self.exit(0, return_code=code)
