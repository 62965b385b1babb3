"""Behind the last hand: how the evening ended, to look at, to copy and to keep."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.scene.closing import ClosingPicture
from drawholdem_tui.tui.screens.over.closing import close
from drawholdem_tui.tui.screens.over.sheet_screen import SheetScreen
from drawholdem_tui.tui.widgets.closing import ClosingPage
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class EveningOver(SheetScreen[ClosingPicture]):
    """``save`` keeps a picture and says where, or why it could not."""

    def __init__(
        self,
        looks: Looks,
        picture: ClosingPicture,
        lines: Sequence[str],
        save: Callable[[], str],
    ) -> None:
        super().__init__(ClosingPage(looks, id="closing"))
        self._picture = picture
        self._lines = lines
        self._save = save

    def on_mount(self) -> None:
        self.sheet.show(self._picture)

    def press(self, key: str) -> None:
        match key:
            case "y":
                self.app.copy_to_clipboard("\n".join(self._lines) + "\n")
                self._tell(translate(_("Copied, where the terminal lets programs do that.")))
            case "s":
                self._tell(self._save())
            case "enter" | "escape" | "q" | "space":
                close(self)

    def _tell(self, what: str) -> None:
        self.sheet.show(self._picture._replace(notice=what))
