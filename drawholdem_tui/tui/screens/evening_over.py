"""Behind the last hand: how the evening ended, to look at, to copy and to keep."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from drawholdem_tui.tui.drawing.clicks import KeyClicked
from drawholdem_tui.tui.keys.typed import key_of
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.scene.closing import ClosingPicture
from drawholdem_tui.tui.screens.over.closing import close
from drawholdem_tui.tui.widgets.closing import ClosingPage
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class EveningOver(Screen[None]):
    """``save`` keeps a picture and says where, or why it could not."""

    AUTO_FOCUS = ""

    def __init__(
        self,
        looks: Looks,
        picture: ClosingPicture,
        lines: Sequence[str],
        save: Callable[[], str],
    ) -> None:
        super().__init__()
        self.page = ClosingPage(looks, id="closing")
        self._picture = picture
        self._lines = lines
        self._save = save

    def compose(self) -> ComposeResult:
        yield self.page

    def on_mount(self) -> None:
        self.page.show(self._picture)

    def look(self, looks: Looks) -> None:
        self.page.look(looks)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self._press(key_of(event))

    def on_key_clicked(self, message: KeyClicked) -> None:
        message.stop()
        self._press(message.key)

    def _press(self, key: str) -> None:
        match key:
            case "y":
                self.app.copy_to_clipboard("\n".join(self._lines) + "\n")
                self._tell(translate(_("Copied, where the terminal lets programs do that.")))
            case "s":
                self._tell(self._save())
            case "enter" | "escape" | "q" | "space":
                close(self)

    def _tell(self, what: str) -> None:
        self.page.show(self._picture._replace(notice=what))
