"""The application: from the menu to the table and back, and how everything looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, TypeAlias

from textual.app import SystemCommand
from textual.screen import Screen

from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.languages.which_language import wanted
from drawholdem_tui.storage.settings import Settings, save
from drawholdem_tui.storage.settings_schema import as_written, setting
from drawholdem_tui.tui.loading import end_loading
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.looks.few_colours import palettes, themes
from drawholdem_tui.tui.looks.glyphs import BACKS, SETS
from drawholdem_tui.tui.looks.palette import no_theme, palette_for, theme_names
from drawholdem_tui.tui.terminal.frames import after
from drawholdem_tui.tui.terminal.terminal_app import TerminalApp
from drawholdem_tui.words.language import _, choose, translate
from drawholdem_tui.words.people import one_by_one
from drawholdem_tui.words.sentences import capital

if TYPE_CHECKING:  # what the first frame does without is loaded behind it
    from rich.segment import Segment

    from drawholdem_tui.evening.evening import Evening
    from drawholdem_tui.evening.lobby import Lobby
    from drawholdem_tui.evening.table_options import TableOptions
    from drawholdem_tui.tui.home.home import Home
    from drawholdem_tui.tui.home.study import Study
    from drawholdem_tui.tui.live.screens.table import TableScreen
    from drawholdem_tui.tui.table.drawing.frame import Key

Opens: TypeAlias = "Callable[[DrawHoldem], Screen[None]]"
Lays: TypeAlias = "Callable[[DrawHoldem, Callable[[], None]], Screen[None]]"

_BOOK_OPENED_AFTER = 0.1  # likewise
_LOADED_AFTER = 1.0  # seconds; the first frame is there long before


class DrawHoldem(TerminalApp):
    """With a table it goes straight there and ends behind it; else it begins with the menu."""

    TITLE = "Draw-Holdem"
    ENABLE_COMMAND_PALETTE = True

    def __init__(
        self,
        open_lobby: Callable[[], Lobby],
        settings: Settings,
        table: TableOptions | None = None,
        glyphs: str = "unicode",
        *,
        knows_who_sits: bool = False,
        opens: Opens | None = None,
        lays: Lays | None = None,
        nothing_played: bool = False,
    ) -> None:
        """``glyphs`` are what the terminal can show, for whoever has not chosen any; who sits at
        the table is known before the lobby is open where the book cannot have other people;
        ``opens`` makes a page in the menu's place, behind which the program ends; ``lays`` what is
        seen of it before, and says when it is; ``nothing_played``: there is no book yet, so that
        the menu need not open it first."""
        super().__init__()
        self._open_lobby = open_lobby
        self._lobby: Lobby | None = None
        self._knows_who_sits = knows_who_sits
        self.told_behind: tuple[str, ...] = ()  # on stdout, when the screen is gone
        self.coached: set[str] = set()  # whose cards the coach stays beside, game after game
        self._told_why: dict[int, set[int]] = {}  # by evening that was left: who wants to be told
        self.refused = ""  # why what was asked for cannot be played
        self.table_options = table
        self._glyphs_here = glyphs
        self._opens = opens
        self._lays = lays
        self._no_book_yet = nothing_played
        self._own = palettes(self.console.color_system, no_color=self.no_color)
        for theme in themes(self._own):
            self.register_theme(theme)
        self.settings = self._with_a_known_theme(settings)
        self.begin_in(self._theme_of(self.settings))
        self._dress(self.settings)

    @property
    def lobby(self) -> Lobby:
        """Opened when it is first needed."""
        if self._lobby is None:
            self._lobby = self._open_lobby()
        return self._lobby

    @property
    def nothing_played(self) -> bool:
        """As long as nobody has needed the book: then it knows better."""
        return self._no_book_yet and self._lobby is None

    def on_mount(self) -> None:
        after(_LOADED_AFTER, self, end_loading)
        if self._opens is not None and self._lays is None:
            self._open_page(self._opens)
        elif self._opens is None and self.table_options is None and self.nothing_played:
            after(_BOOK_OPENED_AFTER, self, self.home.open_the_book)

    def _open_page(self, opens: Opens) -> None:
        self.push_screen(opens(self), lambda _nothing: self.leave())

    def get_default_screen(self) -> Screen[Any]:
        """Below everything: the table as it was asked for, or the page, while the rest is still to
        be loaded. It says itself when it is seen."""
        table = self.table_options
        if self._lays is not None and self._opens is not None:
            return self._lays(self, partial(self._open_page, self._opens))
        if table is None:
            return super().get_default_screen() if self._opens else self.home.menu()
        from drawholdem_tui.tui.live.pictures.first_frame import keys_of, laid_scene
        from drawholdem_tui.tui.live.screens.first_frame import LaidScreen

        keys, preferences = keys_of(self.settings.keys), self.settings.preferences
        scene = laid_scene(table, keys, preferences, knows_who_sits=self._knows_who_sits)
        laid = LaidScreen(self.looks, scene, partial(self._sit_down, table))
        self.show_at_once(laid.drawn_for(self.size))
        return laid

    def _sit_down(self, table: TableOptions) -> None:
        """At the table that was asked for, or at the one in the book. What is wrong is told before
        anything is written."""
        from drawholdem_tui.players.cpu import UnknownBotError
        from drawholdem_tui.tui.keys.keymap import troubles_with_settings
        from drawholdem_tui.words.refusals.errors import sentence

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
                self.play(to_play.begin(), *to_play.news, notice=to_play.notice)
            except UnknownBotError as error:
                why = sentence(error.code, error.values)
                self._refuse(str(UsageError(why, "seats")))

        if troubles := (*troubles_with_settings(self.settings), *to_play.troubles):
            from drawholdem_tui.tui.pages.choice import Asked

            yes, no = translate(_("play")), translate(_("leave"))
            self.push_screen(Asked(troubles, yes, no), begin_or_leave)
        else:
            begin_or_leave(True)

    def _refuse(self, why: str) -> None:
        self.refused = why
        self.exit(0, return_code=2)

    @cached_property
    def home(self) -> Home:
        """Loaded when it is first needed."""
        from drawholdem_tui.tui.home.home import Home

        return Home(self)

    @property
    def study(self) -> Study:
        """Loaded when somebody first learns."""
        from drawholdem_tui.tui.home.study import Study

        return Study(self)

    # The table

    def play(self, evening: Evening, *news: str, notice: str = "") -> None:
        """Sit down, with something to be told in the first hand, and in the title meanwhile."""
        if evening.laid.real:
            self.push_screen(self.home.at_a_real_table(evening))
            return
        table = self.table_of(evening)
        table.director.news, table.director.notice = news, notice
        wants = table.director.afterwards.asked
        if keeper := evening.keeper:
            wants |= self._told_why.pop(keeper.evening, set())
            book = self.lobby.files.book
            table.last_hand = lambda: self.study.last_hand(book, keeper.evening)
        self.push_screen(table, partial(self._after_the_table, table, wants))

    def table_of(self, evening: Evening) -> TableScreen:
        """As it is looked at now."""
        from drawholdem_tui.tui.keys.keymap import keymap_of
        from drawholdem_tui.tui.live.screens.table import TableScreen

        preferences, keymap = self.settings.preferences, keymap_of(self.settings.keys)
        table = TableScreen(evening, preferences, keymap, self.looks, self.open_settings)
        table.director.coached = self.coached
        return table

    def _after_the_table(self, table: TableScreen, wants: set[int], ended: bool | None) -> None:
        """Dismissed with whether the evening came to its end; else somebody has left. Who ``wants``
        to be told after the hand is still told when it goes on."""
        evening = table.evening
        if ended and table.once_more:
            self.play(self.lobby.start(table.once_more))
        elif ended:
            self.home.evening_is_over(evening, self._go_home)
        else:
            if evening.keeper:
                self._told_why[evening.keeper.evening] = wants
            self.home.evening_is_left(evening)
            self._go_home()

    def _go_home(self) -> None:
        """Back to the menu, which lies below; or to the shell."""
        if self.table_options is not None:
            self.leave()

    def leave(self) -> None:
        """The end of the program."""
        self.exit(0)

    # Settings

    def open_settings(self) -> None:
        from drawholdem_tui.tui.forms.form_screens import SettingsScreen

        self.push_screen(SettingsScreen(self.looks, self, theme_names()))

    def take(self, settings: Settings) -> str | None:
        """Saved, and in force at once on every page that is open; a sentence where they could not
        be saved."""
        from drawholdem_tui.tui.keys.keymap import keymap_of

        settings, preferences = settings.beside_others(), settings.preferences
        choose(wanted(preferences.language), english_words=preferences.english_poker_words)
        not_saved = save(settings)  # explained in the language that has just been chosen
        self.settings = settings if not_saved else settings.saved()
        self._dress(settings)
        looks = self.looks
        for screen in self.screen_stack:
            if say_again := getattr(screen, "say_again", None):
                say_again()
            if look := getattr(screen, "look", None):
                look(looks)
        for table in self._tables():
            table.director.prefer(preferences, keymap_of(settings.keys))
        return not_saved

    def _with_a_known_theme(self, settings: Settings) -> Settings:
        """These settings; a theme that nobody knows is told, and the default is used."""
        theme, default = settings.preferences.theme, setting("theme").default
        if theme in theme_names():
            return settings
        from drawholdem_tui.words.refusals.errors import sentence

        used = sentence("default_used", {"default": as_written(default)})
        wrong = {**settings.wrong, ("theme",): f"{one_by_one([no_theme(theme), used])}."}
        return settings.for_now("theme", default).but(wrong=wrong)

    def _theme_of(self, settings: Settings) -> str:
        return "felt" if self.no_color else settings.preferences.theme

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The felt and its rail, for pages that are Textual's."""
        palette = self.looks.palette if hasattr(self, "settings") else Looks().palette
        return {"felt": palette.felt, "rail": palette.rail, "on-felt": palette.text}

    def _dress(self, settings: Settings) -> None:
        self.theme = self._theme_of(settings)
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
        """The palette lists what can be done on the page, and nothing that could show cards to
        others."""
        from drawholdem_tui.tui.pages.can_do import can_do_on

        for each in can_do_on(screen):
            yield SystemCommand(capital(each.title), each.told, each.run)

    def tell_keys(self, keys: Sequence[Key]) -> None:
        """The help of a page that has no more to it."""
        from drawholdem_tui.tui.pages.can_do import help_of_keys

        self.push_screen(help_of_keys(keys))

    def action_command_palette(self) -> None:
        """Where there is something in it: not over a question, which names all its answers."""
        from drawholdem_tui.tui.pages.can_do import PaletteScreen, can_do_on

        if can_do_on(self.screen):
            self.push_screen(PaletteScreen())

    def rows(self) -> list[list[Segment]]:
        """The cells of the screen, with what lies below a page that does not fill it."""
        compositor = self.screen._compositor  # noqa: SLF001  # as Textual's own pictures have it
        shown: Any = compositor.render_update(full=True, screen_stack=self._background_screens)
        return [[segment for strip in row for segment in strip] for row in shown.strips]

    def export_screenshot(self, *, title: str | None = None, simplify: bool = False) -> str:
        """As it looks, also where others draw it."""
        from drawholdem_tui.tui.table.drawing.svg import still

        del simplify  # it always is
        return still(self.rows(), title or self.title)

    def before_stopping(self) -> None:
        """Whoever comes back to the table sees nobody's cards, unless one plays alone and has them
        always open."""
        for table in self._tables():
            table.cards_down()
        self._attended(now=False)

    def on_app_blur(self) -> None:
        """Whoever looks at the screen now may be somebody else."""
        self._attended(now=False)

    def on_app_focus(self) -> None:
        self._attended(now=True)

    def _attended(self, *, now: bool) -> None:
        """Those above others first: they may close."""
        for screen in self.screen_stack[::-1]:
            if attended := getattr(screen, "attended", None):
                attended(now=now)

    async def before_ending(self) -> None:
        for table in self._tables():
            await table.stop()

    def _tables(self) -> list[TableScreen]:
        from drawholdem_tui.tui.live.screens.table import TableScreen

        return [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
