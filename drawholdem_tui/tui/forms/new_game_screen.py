"""A new game: Enter plays it as it stands, but behind something typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.tui.forms.form import Form, FormPicture
from drawholdem_tui.tui.forms.form_screen import FormScreen
from drawholdem_tui.tui.forms.new_game import WrongRow, rows_of, table_of
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.words.language import In, _, translate


class NewGameScreen(FormScreen[TableOptions | None]):
    """Dismissed with the table, or with nothing."""

    HEADING = _("New game")
    KEYS = (
        ("enter", _("Enter"), In("beside a key", "start")),
        ("", _("Up Down"), In("beside a key", "choose a row")),
        ("", _("Left Right"), In("beside a key", "change it")),
        ("", "", _("type to edit")),
        ("escape", _("Esc"), _("back")),
    )

    def __init__(
        self, looks: Looks, names: Sequence[str], values: Mapping[str, str], *, real: bool = False
    ) -> None:
        """At a ``real`` table only people sit."""
        super().__init__(Form(partial(rows_of, names=names), values), looks)
        self._real = real

    def changed(self, row_id: str) -> None:
        self.form.wrong.clear()

    def seats(self, picture: FormPicture) -> tuple[tuple[str, str], ...]:
        rows = zip(picture.rows, picture.values, strict=True)
        return tuple((row.title, value) for row, value in rows if row.id.startswith("seat "))

    def entered(self) -> None:
        """Enter behind something typed ends that, and no more; anywhere else it plays."""
        if self.form.typing and self.form.row.id not in self.form.wrong:
            self.form.go(self.form.at + 1)
            return
        try:
            table = table_of(self.form.values)
        except WrongRow as wrong:
            self.form.mark(wrong.row, wrong.why)
        else:
            _names, computers = table.who_sits_there()
            if self._real and computers:
                told = translate(_("only people sit at a real table"))
                self.form.mark(f"seat {min(computers) + 1}", told)
            else:
                close(self, table)
