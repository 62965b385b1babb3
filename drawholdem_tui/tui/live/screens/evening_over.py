"""Behind the last hand: how the evening ended, to look at, to copy and to keep; luck and play as
soon as they are worked out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from textual.screen import Screen

from drawholdem_tui.past.luck.luck_page import LuckPage
from drawholdem_tui.tui.hot_seat.background import Thoughts
from drawholdem_tui.tui.keys.command import Doer, When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.live.commands import AGAIN, CLOSE, COMMANDS, COPY, LAST_HAND, OVER_HELP
from drawholdem_tui.tui.live.pictures.closing import ClosingPicture, with_luck
from drawholdem_tui.tui.live.screens.closing_page import ClosingPage
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.can_do import Can, HelpPage, by_commands, keys
from drawholdem_tui.tui.pages.closing import SheetScreen, close
from drawholdem_tui.tui.pages.directed import fail
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen
from drawholdem_tui.tui.table.scene.regions import KeyHint
from drawholdem_tui.words.language import _, translate


class EveningOver(SheetScreen[ClosingPicture, None]):
    """``save`` keeps a picture and says where, or why it could not; ``luck`` is worked out beside
    the screen, and ``told`` gets all the lines there are in the end. Where ``again`` is
    possible, ``once_more`` is whether the same people want to sit down once more. ``last_hand``
    opens it, where the book has it."""

    def __init__(
        self,
        looks: Looks,
        picture: ClosingPicture,
        lines: Sequence[str],
        *,
        save: Callable[[], str],
        luck: Callable[[], Iterator[LuckPage]],
        told: Callable[[Sequence[str]], None],
        keymap: Keymap,
        again: bool,
        last_hand: Callable[[], Screen[Any] | None] | None = None,
    ) -> None:
        super().__init__(ClosingPage(looks, id="closing"))
        here = (each for each in COMMANDS if each.when is When.OVER)
        cannot = {*(() if again else (AGAIN,)), *(() if last_hand else (LAST_HAND,))}
        self._commands = [each for each in here if each.id not in cannot]
        self._picture = picture
        self._lines = lines
        self._save = save
        self._luck = luck
        self._told = told
        self._keymap = keymap
        self._can_go_on = again
        self._last_hand = last_hand
        self.once_more = False
        self.doers: Mapping[str, Doer] = {
            "evening again": Doer(self._again),
            LAST_HAND: Doer(self._look_back),
            COPY: Doer(self._copy),
            "evening picture": Doer(lambda: self._tell(self._save())),
            OVER_HELP: Doer(self._help),
            "evening close": Doer(lambda: close(self)),
        }
        self._thoughts = Thoughts(self._failed)

    def on_mount(self) -> None:
        self._show()
        self._thoughts.start(self._luck, self._lucky)

    def on_unmount(self) -> None:
        self._thoughts.stop()

    def _lucky(self, luck: LuckPage) -> None:
        self._picture = with_luck(self._picture, luck)
        self._show()
        if luck.lines:
            self._lines = (*self._lines, *luck.lines)
            self._told(self._lines)

    def _failed(self, error: BaseException) -> None:
        self.app.call_later(fail, error)

    def press(self, key: str) -> None:
        command = CLOSE if key in ("escape", "space") else self._keymap.typed(key, When.OVER)
        if command:
            self.run(command)

    def run(self, command: str) -> None:
        if doer := self.doers.get(command):
            doer.do()

    def can_do(self) -> Sequence[Can]:
        return by_commands(self._commands, self._keymap, self.run)

    def on_command_chosen(self, message: CommandChosen) -> None:
        message.stop()
        self.run(message.command)

    def _again(self) -> None:
        if self._can_go_on:
            self.once_more = True
            close(self)

    def _look_back(self) -> None:
        if self._last_hand and (screen := self._last_hand()):
            self.app.push_screen(screen)

    def _copy(self) -> None:
        lines = self._picture.shared[1:] or self._lines
        self.app.copy_to_clipboard("\n".join(lines) + "\n")
        self._tell(translate(_("Copied, if your terminal allows it.")))

    def _help(self) -> None:
        self.app.push_screen(HelpPage(keys(self._keymap, [When.OVER])))

    def _tell(self, what: str) -> None:
        self._picture = self._picture._replace(notice=what)
        self._show()

    def _show(self) -> None:
        titles = {COPY: translate(_("copy this line"))} if self._picture.shared else {}
        hints = (
            KeyHint(
                each.id, self._keymap.key_of(each.id), titles.get(each.id, translate(each.title))
            )
            for each in self._commands
        )
        self.sheet.show(self._picture._replace(keys=tuple(hints)))
