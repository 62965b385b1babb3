"""A real table on the screen: what was said is on the disk before what comes of it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from textual import events
from textual.app import ComposeResult

from drawholdem_tui.controller.ports import TableLeft
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.tui.keys.command import When, possible
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.keys.listing import keys_as_lines
from drawholdem_tui.tui.keys.pressed import typed
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.can_do import Can, HelpPage, by_commands
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.tui.pages.directed import DirectedScreen
from drawholdem_tui.tui.referee.commands import BOARD, COMMANDS, LOG, RULES, TYPE
from drawholdem_tui.tui.referee.director import AtARealTable
from drawholdem_tui.tui.referee.drawn import RealTablePage
from drawholdem_tui.tui.referee.picture import real_table_picture
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen
from drawholdem_tui.words.language import _, translate

_TYPED: Final = (
    _("{type}, then: correct Ben 1240, join Zoe, leave Ben, rebuy Ben, topup Ben 500,"),
    _("sitout Ben, sitin Ben, overblind Ann, game texas-holdem, button Ben (at the start)."),
    _("{board}, then the board cards: Qs 7d 2c."),
    _("At showdown: the winner's number; a tie: =13; {type}, then the cards: 1 AsKd 3 7c7d."),
    _("To bet, type the amount, then Enter. The first action deals the next hand."),
)


class RefereeScreen(DirectedScreen[None]):
    """Gone when somebody has left, or behind the page of how the evening ended."""

    DEFAULT_CSS = "RefereeScreen { background: $background; }"

    def __init__(
        self,
        evening: Evening,
        keymap: Keymap,
        looks: Looks,
        is_over: Callable[[Evening, Callable[[], None]], None],
        is_left: Callable[[Evening], None],
    ) -> None:
        """``is_over`` shows how the evening ended, and then what it is given; ``is_left`` is told
        that it goes on another time."""
        super().__init__()
        self._is_over = is_over
        self._is_left = is_left
        self.looks = looks
        self.page = RealTablePage(looks, id="real-table")
        self.table = AtARealTable(evening, keymap, looks.glyphs.face, self)
        self._waits = False  # for the disk

    def compose(self) -> ComposeResult:
        yield self.page

    def on_mount(self) -> None:
        if self.table.evening.by_minutes:
            self.set_interval(1.0, self.table.tick)
        self.changed()

    def on_unmount(self) -> None:
        self._thoughts.stop()
        self.table.evening.left()

    def look(self, looks: Looks) -> None:
        self.looks = looks
        self.page.look(looks)

    def say_again(self) -> None:
        self.changed()

    # What the director wants

    def changed(self) -> None:
        """Shown once, when all of it is written."""
        if not self._waits and self.is_running:
            self._waits = True
            self.call_next(self._show_when_written)

    async def _show_when_written(self) -> None:
        try:
            await self.table.evening.written()
        except TableLeft:
            close(self)
            return
        finally:
            self._waits = False
        self.page.show(real_table_picture(self.table))

    def open(self, what: str) -> None:
        from drawholdem_tui.tui.pages.page import Page
        from drawholdem_tui.tui.pages.rules import hand_so_far

        if what == RULES:
            from drawholdem_tui.tui.pages.rules import RulesPage

            self.app.push_screen(RulesPage(self.looks.glyphs.face, "7"))
        elif what == LOG:
            lines = hand_so_far(self.table.hand.show.log, sealed=False)
            self.app.push_screen(Page(translate(_("Log")), lines, at_end=True))
        else:
            key = self.table.keymap.key_of
            keys = keys_as_lines(self.table.keymap, [When.REFEREE])
            told = [translate(line).format(type=key(TYPE), board=key(BOARD)) for line in _TYPED]
            self.app.push_screen(HelpPage([*keys, "", *told]))

    def ended(self, *, over: bool) -> None:
        async def when_written() -> None:
            evening = self.table.evening
            await evening.tried()
            if over and evening.match.hands:
                self._is_over(evening, lambda: close(self))
            else:
                self._is_left(evening)
                close(self)

        self.call_next(when_written)

    def can_do(self) -> Sequence[Can]:
        table = self.table
        return by_commands(possible(COMMANDS, table.doers), table.keymap, table.run)

    # What the terminal says

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.key_comes()
        self.table.press(typed(event))

    def on_command_chosen(self, message: CommandChosen) -> None:
        message.stop()
        self.table.run(message.command)
