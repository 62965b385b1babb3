"""The application: from the menu to the table and back, and how everything looks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from textual.app import SystemCommand
from textual.screen import Screen

from drawholdem_tui.evening.table_options import TableOptions, UsageError, is_a_name
from drawholdem_tui.storage.settings import Settings, load, save
from drawholdem_tui.storage.settings_schema import as_written, setting
from drawholdem_tui.tui.keys.commands import COMMANDS, keymap_of, troubles_with_settings
from drawholdem_tui.tui.loading import end_loading
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.looks.few_colours import palettes, themes
from drawholdem_tui.tui.looks.glyphs import BACKS, SETS
from drawholdem_tui.tui.looks.palette import no_theme, palette_for, theme_names
from drawholdem_tui.tui.pictures.first_frame import Opening, laid_scene
from drawholdem_tui.tui.terminal.terminal_app import TerminalApp
from drawholdem_tui.words.errors import sentence
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

if TYPE_CHECKING:  # what the first frame does without is loaded behind it
    from drawholdem_tui.evening.evening import Evening
    from drawholdem_tui.evening.lobby import Lobby
    from drawholdem_tui.tui.screens.table import TableScreen
    from drawholdem_tui.tui.widgets.menu import MenuItem

MOST_NAMES = 12  # remembered for new games
_LOADED_AFTER = 1.0  # seconds; the first frame is there long before


class DrawHoldem(TerminalApp):
    """With a table it goes straight there and ends behind it; else it begins with the menu."""

    TITLE = "Draw-Holdem"
    ENABLE_COMMAND_PALETTE = True

    def __init__(
        self,
        lobby: Lobby | Opening,
        settings: Settings,
        table: TableOptions | None = None,
        glyphs: str = "unicode",
    ) -> None:
        """``glyphs`` are what the terminal can show, for whoever has not chosen any."""
        super().__init__()
        self._way_in = lobby
        self.refused = ""  # why what was asked for cannot be played
        self.table_options = table
        self._new_game_values: dict[str, str] = {}  # as last set: nothing is set twice
        self._glyphs_here = glyphs
        self._own = palettes(self.console.color_system, no_color=self.no_color)
        for theme in themes(self._own):
            self.register_theme(theme)
        self.settings = self._with_a_known_theme(settings)
        self._dress(self.settings)

    @cached_property
    def lobby(self) -> Lobby:
        """Opened when it is first needed."""
        return self._way_in.open() if isinstance(self._way_in, Opening) else self._way_in

    def on_mount(self) -> None:
        self.set_timer(_LOADED_AFTER, end_loading)
        if self.table_options is None:
            self._open_the_menu()
        elif not isinstance(self._way_in, Opening):  # else the laid table says when
            self._sit_down(self.table_options)

    def get_default_screen(self) -> Screen[Any]:
        """Below everything: the table as it was asked for, where the rest is still to be loaded."""
        table, opening = self.table_options, self._way_in
        if table is None or not isinstance(opening, Opening):
            return super().get_default_screen()
        from drawholdem_tui.tui.screens.first_frame import LaidScreen

        keymap, preferences = keymap_of(self.settings.keys), self.settings.preferences
        scene = laid_scene(table, keymap, preferences, knows_who_sits=opening.knows_who_sits)
        return LaidScreen(self.looks, scene, partial(self._sit_down, table))

    def _sit_down(self, table: TableOptions) -> None:
        """At the table that was asked for, or at the one in the book. What is wrong is told before
        anything is written."""
        from drawholdem_tui.players.cpu import UnknownBotError

        try:
            to_play = self.lobby.asked_for(table)
        except UsageError as error:
            self._refuse(str(error))
            return

        def begin_or_leave(begin: bool | None) -> None:
            if not begin:
                self.exit(0)
                return
            try:
                self._play(to_play.begin(), *to_play.news)
            except UnknownBotError as error:
                self._refuse(f"--seats: {error}")

        if troubles := (*troubles_with_settings(self.settings), *to_play.troubles):
            from drawholdem_tui.tui.screens.over.asked import Asked

            yes, no = translate(_("play")), translate(_("leave"))
            self.push_screen(Asked(troubles, yes, no), begin_or_leave)
        else:
            begin_or_leave(True)

    def _refuse(self, why: str) -> None:
        self.refused = why
        self.exit(0, return_code=2)

    def _open_the_menu(self) -> None:
        from drawholdem_tui.tui.screens.menu import MenuScreen

        self.push_screen(MenuScreen(self.looks, self._menu_items, self._all_troubles, self._chosen))

    # The table

    def _play(self, evening: Evening, *news: str) -> None:
        from drawholdem_tui.tui.screens.table import TableScreen

        table = TableScreen(
            evening,
            self.settings.preferences,
            keymap_of(self.settings.keys),
            self.looks,
            self.open_settings,
        )
        table.director.news = news
        self.push_screen(table, partial(self._after_the_table, evening))

    def _after_the_table(self, evening: Evening, ended: bool | None) -> None:
        """Dismissed with whether the evening came to its end; else somebody has left."""
        if not ended:
            self._go_home()
            return
        from drawholdem_tui.tui.screens.over.page import Page
        from drawholdem_tui.words.evening import standings

        page = Page(translate(_("The evening is over")), standings(evening.match))
        self.push_screen(page, lambda _nothing: self._go_home())

    def _go_home(self) -> None:
        """Back to the menu, which lies below; or to the shell."""
        if self.table_options is not None:
            self.exit(0)

    # The menu

    def _menu_items(self) -> tuple[MenuItem, ...]:
        from drawholdem_tui.tui.widgets.menu import MenuItem
        from drawholdem_tui.words.book import local_time
        from drawholdem_tui.words.games import preset_name

        items = []
        if found := self.lobby.waiting():
            names = ", ".join(name for name, _net, _place in found.standing.results)
            game = preset_name(str(found.standing.laid.get("game", "")))
            told = f"{local_time(found.began)}, {game}: {names}"
            items.append(MenuItem("continue", translate(_("Continue")), told))
        new = _("puts the interrupted one aside") if found else _("Enter, Enter plays")
        items.append(MenuItem("new", translate(_("New game")), translate(new)))
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
        from drawholdem_tui.evening.evening import CannotGoOn
        from drawholdem_tui.words.book import cannot_go_on

        found = self.lobby.waiting()
        if found is None:
            return
        try:
            self._play(self.lobby.go_on(found), self.lobby.news_of(found))
        except CannotGoOn as error:
            self._tell_in_the_menu(cannot_go_on(found.began, str(error)))

    def _new_game(self) -> None:
        from drawholdem_tui.tui.forms.new_game import first_values
        from drawholdem_tui.tui.screens.new_game import NewGameScreen

        names = tuple(filter(is_a_name, self.settings.preferences.names))
        page = NewGameScreen(self.looks, names, self._new_game_values or first_values(names))

        def closed(table: TableOptions | None) -> None:
            self._new_game_values = page.form.values
            if table is not None:
                self._start(table)

        self.push_screen(page, closed)

    def _start(self, table: TableOptions) -> None:
        from drawholdem_tui.players.cpu import UnknownBotError

        names, bots = table.who_sits_there()
        people = [name for chair, name in enumerate(names) if chair not in bots]
        known = tuple(dict.fromkeys((*people, *self.settings.preferences.names)))[:MOST_NAMES]
        if known != self.settings.preferences.names:
            self.settings = self.settings.change("names", list(known))
            if told := save(self.settings):
                self._tell_in_the_menu(told)
        try:
            self._play(self.lobby.start(table))
        except UnknownBotError as error:
            self._tell_in_the_menu(str(error))

    def _read(self, what: str) -> None:
        from drawholdem_tui.rulebook import flowing, rulebook
        from drawholdem_tui.tui.screens.over.page import Page

        lines = self.lobby.past() if what == "history" else flowing(rulebook().splitlines())
        heading = translate(_("History") if what == "history" else _("Rules"))
        self.push_screen(Page(heading, lines))

    def _tell_in_the_menu(self, told: str) -> None:
        from drawholdem_tui.tui.screens.menu import MenuScreen

        for screen in self.screen_stack:
            if isinstance(screen, MenuScreen):
                screen.tell(told)

    # Settings

    def _all_troubles(self) -> tuple[str, ...]:
        return (*troubles_with_settings(self.settings), *self.lobby.troubles())

    def open_settings(self) -> None:
        from drawholdem_tui.tui.screens.settings import SettingsScreen

        self.push_screen(SettingsScreen(self.looks, self.settings, theme_names(), self._apply))

    def _apply(self, settings: Settings) -> None:
        """At once, on every page that is open. What was wrong may have been mended."""
        written = self._with_a_known_theme(load(settings.path))
        self.settings = replace(settings, troubles=written.troubles, text=written.text)
        self._dress(settings)
        looks = self.looks
        for screen in self.screen_stack:
            look = getattr(screen, "look", None)
            if look is not None:
                look(looks)
        for table in self._tables():
            table.director.prefer(settings.preferences, keymap_of(settings.keys))

    def _with_a_known_theme(self, settings: Settings) -> Settings:
        """These settings; a theme that nobody knows is told, and the default is used."""
        wanted = settings.preferences.theme
        if wanted in theme_names():
            return settings
        default = setting("theme").default
        used = sentence("default_used", {"default": as_written(default)})
        told = f"{settings.where('theme')}: {no_theme(wanted)}; {used}."
        return replace(settings.for_now("theme", default), troubles=(*settings.troubles, told))

    def _dress(self, settings: Settings) -> None:
        self.theme = "felt" if self.no_color else settings.preferences.theme
        self.animation_level = "full" if settings.preferences.motion else "none"
        self.write_ascii(only=self.looks.glyphs.only_ascii)

    @property
    def looks(self) -> Looks:
        wanted = self.settings.preferences
        return Looks(
            palette=self._own.get(self.theme) or palette_for(self.current_theme),
            glyphs=SETS[self._glyphs_here if wanted.glyphs == "auto" else wanted.glyphs],
            four_colour=wanted.four_colours,
            back=next(back for back in BACKS if back == wanted.card_backs),
        )

    # The program

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """The palette lists the table's commands, and nothing that could show cards to others."""
        from drawholdem_tui.tui.screens.table import TableScreen

        if isinstance(screen, TableScreen):
            for each in COMMANDS:
                run = partial(screen.director.run, each.id, float("inf"))
                yield SystemCommand(translate(each.title).capitalize(), translate(each.help), run)

    def action_command_palette(self) -> None:
        """Over a table: nowhere else there is anything in it."""
        from drawholdem_tui.tui.screens.over.command_palette import PaletteScreen
        from drawholdem_tui.tui.screens.table import TableScreen

        if isinstance(self.screen, TableScreen):
            self.push_screen(PaletteScreen(id="--command-palette"))

    def before_stopping(self) -> None:
        """Whoever comes back to the table sees nobody's cards, unless one plays alone and has them
        always open."""
        for table in self._tables():
            table.cards_down()

    async def before_ending(self) -> None:
        for table in self._tables():
            await table.stop()

    def _tables(self) -> list[TableScreen]:
        from drawholdem_tui.tui.screens.table import TableScreen

        return [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
