"""Before and after the table: what the menu offers, what comes of it, how an evening ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from textual.screen import Screen

from drawholdem_tui.tui.home.entries import MenuItem, entries
from drawholdem_tui.tui.home.menu import HELP, WHAT_IT_IS, MenuScreen, keys
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import called, kept_as
from drawholdem_tui.words.times import here_and_now

if TYPE_CHECKING:  # the menu waits for nothing that somebody may choose from it, nor for the book
    from drawholdem_tui.evening.evening import Evening
    from drawholdem_tui.evening.table_options import TableOptions
    from drawholdem_tui.storage.book.pages import OpenEvening
    from drawholdem_tui.tui.home.study import Program
    from drawholdem_tui.tui.referee.screen import RefereeScreen

MOST_NAMES = 12  # remembered for new games


class Home:
    """One for as long as the program runs."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._menu: MenuScreen | None = None
        self._new_game_values: dict[str, str] = {}  # as last set: nothing is set twice

    def menu(self) -> MenuScreen:
        """The first page."""
        self._menu = MenuScreen(self.program.looks, self._items, self._troubles, self._chosen)
        return self._menu

    def open_the_book(self) -> None:
        """Behind the first frame of whoever starts for the first time: there is nothing in it that
        the menu could have told, but it may be impossible to make one."""
        if self._menu is not None and self.program.lobby:
            self._menu.look_again()

    def real_table(self, table: TableOptions | None) -> RefereeScreen:
        """The one asked for, or the one that waits in the book."""
        evening = self.program.lobby.at_a_real_table(table)
        if evening is None:  # it has gone since somebody looked
            raise RuntimeError("no table waits")
        return self.at_a_real_table(evening)

    def at_a_real_table(self, evening: Evening) -> RefereeScreen:
        from drawholdem_tui.tui.keys.keymap import keymap_of
        from drawholdem_tui.tui.referee.screen import RefereeScreen

        keymap, looks = keymap_of(self.program.settings.keys), self.program.looks
        return RefereeScreen(evening, keymap, looks, self.evening_is_over, self.evening_is_left)

    def evening_is_over(self, evening: Evening, then: Callable[[], None]) -> None:
        """How it ended; the same is told when the screen is gone."""
        from drawholdem_tui.evening.again import the_same_again
        from drawholdem_tui.evening.daily import is_daily
        from drawholdem_tui.match.closing import closing_of
        from drawholdem_tui.past.daily_deal import daily_page
        from drawholdem_tui.past.luck.luck_page import luck_page
        from drawholdem_tui.tui.keys.keymap import keymap_of
        from drawholdem_tui.tui.live.pictures.closing import closing_picture
        from drawholdem_tui.tui.live.screens.evening_over import EveningOver
        from drawholdem_tui.words.past.book import not_saved
        from drawholdem_tui.words.past.closing import closing_lines
        from drawholdem_tui.words.table.games import preset_name

        looks, closing = self.program.looks, closing_of(evening.match)
        lines = closing_lines(closing, looks.glyphs.face, evening.alone)
        self._tell_behind(lines)
        seed = evening.laid.seed or ""
        deal, game = seed if is_daily(seed) else "", preset_name(evening.laid.game)
        picture = closing_picture(closing, game, evening.alone, deal=deal)
        if fault := evening.left_unsaved():
            picture = picture._replace(notice=not_saved(fault.fault, fault.why))
        number, table = evening.keeper.evening if evening.keeper else 0, the_same_again(evening)
        as_called = {seat.kept_name: seat.name for seat in evening.match.chairs}
        luck = partial(luck_page, self._book, number, as_called)
        if deal:
            luck = partial(daily_page, self._book, number, deal)
        page = EveningOver(
            looks, picture, lines, save=self._save_a_picture, luck=luck, told=self._tell_behind,
            keymap=keymap_of(self.program.settings.keys), again=table is not None,
            last_hand=partial(self.program.study.last_hand, self._book, number) if number else None,
        )  # fmt: skip

        def closed(_nothing: None) -> None:
            if table is not None and page.once_more:
                self.program.play(self.program.lobby.start(table))
            else:
                then()

        self.program.push_screen(page, closed)

    def _tell_behind(self, lines: Sequence[str]) -> None:
        """When the screen is gone."""
        self.program.told_behind = tuple(lines)

    def evening_is_left(self, evening: Evening) -> None:
        """It goes on another time, if it can: the menu offers that first."""
        from drawholdem_tui.words.table.evening import saved_and_open

        if self._menu:
            self._menu.begin_at_the_top()
        saved = evening.keeper and not evening.left_unsaved()
        self._tell_behind((saved_and_open(),) if saved else ())

    def _save_a_picture(self) -> str:
        """Of what is on the screen, where the program was started; its name, or why there is
        none."""
        from drawholdem_tui.storage.whole_files import write_whole
        from drawholdem_tui.words.refusals.system import reason

        path = Path.cwd() / f"evening-{here_and_now():%Y-%m-%d-%H%M%S}.svg"
        try:
            write_whole(path, self.program.export_screenshot())
        except OSError as error:
            return translate(_("Cannot save the screenshot: {why}.")).format(why=reason(error))
        return translate(_("Saved as {path}")).format(path=path)

    @property
    def _book(self) -> Path:
        return self.program.lobby.files.book

    def _items(self) -> tuple[MenuItem, ...]:
        if self.program.nothing_played:
            return entries("", history=False)
        waiting = self.program.lobby.waiting()
        if waiting is None and not self._anything_to_tell():
            return entries("", history=False)
        from drawholdem_tui.past.anything import open_games

        games = open_games(self._book)
        found, more = waiting or self._last_of(games), len(games) - 1
        if found is None:
            return entries("", history=True, more=len(games))
        told, puts_aside = _waits(found, more), waiting is not None
        deal_too = puts_aside and self._the_deal_is_another_game(found)
        return entries(*told, history=True, more=more, puts_aside=puts_aside, deal_too=deal_too)

    def _the_deal_is_another_game(self, waiting: OpenEvening) -> bool:
        """Whether today's deal, begun or not, would put aside what waits."""
        from drawholdem_tui.evening.daily import eve_of, in_any_version, seed_of
        from drawholdem_tui.past.daily_deal import to_play

        day = here_and_now().date()
        _seed, found = to_play(self._book, seed_of(day), in_any_version(eve_of(day)))
        return found is None or not (found.over or found.evening == waiting.id)

    def _last_of(self, games: Sequence[int]) -> OpenEvening | None:
        """Where none is open, one of those that were put aside can be gone on with, too."""
        book = self.program.lobby.opened.book
        found = map(book.evening, games) if book else ()
        return next((each for each in found if each is not None), None)

    def _anything_to_tell(self) -> bool:
        from drawholdem_tui.past.anything import anything_to_tell

        return anything_to_tell(self._book)

    def _troubles(self) -> tuple[str, ...]:
        """All that is wrong with settings and book."""
        settings, wrong = self.program.settings, tuple[str, ...]()
        if settings.wrong or settings.keys:
            from drawholdem_tui.tui.keys.keymap import troubles_with_settings

            wrong = troubles_with_settings(settings)
        if self.program.nothing_played:
            return wrong
        from drawholdem_tui.evening.lobby import mended

        lobby = self.program.lobby
        return (*wrong, *lobby.troubles(), *mended(lobby.opened))

    def _chosen(self, item: str) -> None:
        comes_of: Mapping[str, Callable[[], object]] = {
            "continue": self._continue,
            "quick": self._quick_game,
            "new": self._new_game,
            "referee": partial(self._new_game, real=True),
            "tour": self._tour,
            "daily": self._daily,
            "drill": self._drill,
            "rules": self._rules,
            "history": lambda: self._open(self.program.study.history(self._book)),
            "statistics": lambda: self._open(self.program.study.statistics(self._book)),
            "settings": self.program.open_settings,
            "quit": self.program.leave,
            HELP: self._help,
        }
        comes_of[item]()

    def _open(self, page: Screen[None]) -> None:
        self.program.push_screen(page)

    def _quick_game(self) -> None:
        from drawholdem_tui.tui.forms.new_game import first_values, table_of

        self._start(table_of(first_values(self._known_names())))

    def _tour(self) -> None:
        self._open(self.program.study.tour(quick=not self._anything_to_tell()))

    def _help(self) -> None:
        """What this is, what the keys do, and from there all rules."""
        from drawholdem_tui.tui.pages.can_do import help_of_keys
        from drawholdem_tui.tui.pages.rules import RulesPage
        from drawholdem_tui.tui.table.drawing.frame import Key

        further = partial(RulesPage, self.program.looks.glyphs.face)
        letter = Key(translate(_("A\u2013Z")), translate(_("choose by the first letter")))
        told = *keys()[:1], letter, *keys()[1:]
        self._open(help_of_keys(told, translate(WHAT_IT_IS), further=further))

    def _rules(self) -> None:
        from drawholdem_tui.tui.pages.rules import RulesPage

        self._open(RulesPage(self.program.looks.glyphs.face))

    def _drill(self) -> None:
        from drawholdem_tui.match.names import NAMELESS
        from drawholdem_tui.past.own_spots import kinds_for, people_of
        from drawholdem_tui.tui.pages.choice import Whom

        known, people = self._known_names(), people_of(self._book)
        several = {name: called(name) for name in known if name in people}

        def practise(name: str | None) -> None:
            if name is not None:
                self.program.study.practise(kinds_for(self._book), None, name)

        if len(several) > 1:
            asked = Whom(translate(_("Who is practising?")), several)
            self.program.push_screen(asked, practise)
        else:
            practise((*several, *known, NAMELESS)[0])

    def _daily(self) -> None:
        """Today's deal, from its beginning or where it was left; or last night's."""
        from drawholdem_tui.evening.daily import daily_table, eve_of, in_any_version, seed_of
        from drawholdem_tui.evening.lobby import left_aside
        from drawholdem_tui.past.daily_deal import to_play
        from drawholdem_tui.tui.history.writing import Writing

        lobby, day = self.program.lobby, here_and_now().date()
        book = lobby.opened.book
        before, found = in_any_version(eve_of(day)), None
        if book:
            _seed, found = to_play(lobby.files.book, seed_of(day), before)
        if found is not None and found.over:
            told = _("You have played today's deal. Come back tomorrow for the next one.")
            self._tell(translate(told))
        elif found is None or book is None:
            table = daily_table(day)
            news = left_aside(lobby.opened, table.seed, on_screen=True)
            self.program.play(lobby.start(table, daily=True), *news)
        elif isinstance(taken := Writing(self.program).take_up(found.evening), str):
            self._tell(taken)
        else:
            self.program.play(*taken)

    def _continue(self) -> None:
        from drawholdem_tui.past.anything import open_games
        from drawholdem_tui.tui.history.writing import Writing

        found = self.program.lobby.waiting() or self._last_of(open_games(self._book))
        taken = Writing(self.program).take_up(found.id) if found else ""
        if isinstance(taken, str):
            self._tell(taken)
        else:
            self.program.play(*taken)

    def _new_game(self, *, real: bool = False) -> None:
        from drawholdem_tui.tui.forms.form_screens import NewGameScreen
        from drawholdem_tui.tui.forms.game_rows import with_names
        from drawholdem_tui.tui.forms.new_game import first_values

        names = self._known_names()
        if not (real or self._new_game_values):
            self._new_game_values = self._as_played_last()
        values = first_values(names, real=real)
        if self._new_game_values and not real:
            values = with_names(self._new_game_values, called)
        page = NewGameScreen(self.program.looks, names, values, real=real)

        def closed(table: TableOptions | None) -> None:
            if not real:
                self._new_game_values = with_names(page.form.values, kept_as)
            if table is not None:
                self._start(table.but(real=real))

        self.program.push_screen(page, closed)

    def _as_played_last(self) -> dict[str, str]:
        """Also before the program was started; nothing where nobody has played."""
        from drawholdem_tui.evening.again import last_played
        from drawholdem_tui.tui.forms.new_game import values_as_played

        table = None if self.program.nothing_played else last_played(self._book)
        return values_as_played(table) if table else {}

    def _known_names(self) -> tuple[str, ...]:
        from drawholdem_tui.match.names import is_a_name

        return tuple(map(kept_as, filter(is_a_name, self.program.settings.preferences.names)))

    def _start(self, table: TableOptions) -> None:
        from drawholdem_tui.players.cpu import UnknownBotError
        from drawholdem_tui.words.refusals.errors import sentence

        self._remember_names(table)
        try:
            self.program.play(self.program.lobby.new_game(table))
        except UnknownBotError as error:
            self._tell(sentence(error.code, error.values))

    def _remember_names(self, table: TableOptions) -> None:
        names, bots = table.who_sits_there()
        people = [name for chair, name in enumerate(names) if chair not in bots]
        before = self.program.settings.preferences.names
        known = tuple(dict.fromkeys((*people, *before)))[:MOST_NAMES]
        change = self.program.settings.change
        if known != before and (told := self.program.take(change("names", list(known)))):
            self._tell(told)

    def _tell(self, told: str) -> None:
        if self._menu is not None:
            self._menu.tell(told)


def _waits(found: OpenEvening, more: int) -> tuple[str, str]:
    from drawholdem_tui.evening.daily import deal_name, is_daily
    from drawholdem_tui.storage.book.rows import people_of
    from drawholdem_tui.words.past.history import kind_of
    from drawholdem_tui.words.past.waiting import waits
    from drawholdem_tui.words.sentences import capital

    standing, seated = found.standing, people_of(found.standing)
    people = [(name, won) for name, won, _place in standing.results if name in seated]
    computers = len(standing.results) - len(people)
    seed, game = str(standing.laid.get("seed")), str(standing.laid.get("game", ""))
    game = capital(deal_name(seed)) if is_daily(seed) else kind_of(game, changing=standing.changing)
    return waits(game, standing.hands + 1, people, computers, found.began, more=more)
