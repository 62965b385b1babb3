"""A new game: Enter plays it as it stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from drawholdem_tui.table_options import TableOptions
from drawholdem_tui.tui.form import Form
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.new_game import WrongRow, first_values, rows_of, table_of, with_game
from drawholdem_tui.tui.screens.form import FormScreen


class NewGameScreen(FormScreen[TableOptions | None]):
    """Dismissed with the table, or with nothing."""

    HEADING = "New game"
    KEYS = "Enter plays   Up Down move   Left Right change   letters type   Esc back"

    def __init__(self, looks: Looks, names: Sequence[str]) -> None:
        super().__init__(Form(partial(rows_of, names=names), first_values(names)), looks)

    def changed(self, row_id: str) -> None:
        if row_id == "game":
            self.form.values = with_game(self.form.values)
        self.form.wrong.clear()

    def entered(self) -> None:
        try:
            table = table_of(self.form.values)
        except WrongRow as wrong:
            self.form.mark(wrong.row, wrong.why)
        else:
            self.dismiss(table)
