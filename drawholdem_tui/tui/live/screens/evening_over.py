"""Behind the last hand: how the evening ended, to look at, to copy and to keep; luck and play as
soon as they are worked out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from drawholdem_tui.past.luck.luck_page import LuckPage
from drawholdem_tui.tui.hot_seat.background import Thoughts
from drawholdem_tui.tui.live.pictures.closing import ClosingPicture, with_luck
from drawholdem_tui.tui.live.screens.closing_page import ClosingPage
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.closing import SheetScreen, close
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class EveningOver(SheetScreen[ClosingPicture]):
    """``save`` keeps a picture and says where, or why it could not; ``luck`` is worked out beside
    the screen, and ``told`` gets all the lines there are in the end."""

    def __init__(
        self,
        looks: Looks,
        picture: ClosingPicture,
        lines: Sequence[str],
        *,
        save: Callable[[], str],
        luck: Callable[[], Iterator[LuckPage]],
        told: Callable[[Sequence[str]], None],
    ) -> None:
        super().__init__(ClosingPage(looks, id="closing"))
        self._picture = picture
        self._lines = lines
        self._save = save
        self._luck = luck
        self._told = told
        self._thoughts = Thoughts(self._failed)

    def on_mount(self) -> None:
        self.sheet.show(self._picture)
        self._thoughts.start(self._luck, self._lucky)

    def on_unmount(self) -> None:
        self._thoughts.stop()

    def _lucky(self, luck: LuckPage) -> None:
        self._picture = with_luck(self._picture, luck)
        self.sheet.show(self._picture)
        if luck.lines:
            self._lines = (*self._lines, *luck.lines)
            self._told(self._lines)

    def _failed(self, error: BaseException) -> None:
        self.app.call_later(_fail, error)

    def press(self, key: str) -> None:
        match key:
            case "y":
                self.app.copy_to_clipboard("\n".join(self._lines) + "\n")
                self._tell(translate(_("Copied, if your terminal allows it.")))
            case "s":
                self._tell(self._save())
            case "enter" | "escape" | "q" | "space":
                close(self)

    def _tell(self, what: str) -> None:
        self._picture = self._picture._replace(notice=what)
        self.sheet.show(self._picture)


def _fail(error: BaseException) -> None:
    """A fault beside the loop is one of the program: it is told where all of them are."""
    raise error
