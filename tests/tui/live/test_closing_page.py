"""The closing page: who owes whom, in whole words."""

from __future__ import annotations

from drawholdem_tui.tui.live.pictures.closing import Debt
from drawholdem_tui.tui.live.screens.closing_page import _debt_widths


def test_what_all_owe_to_one_is_told_whole_where_it_has_the_row() -> None:
    everybody = "each of the others"
    payers, _amounts, _payees = _debt_widths([Debt(everybody, "Ines", "1,000")], 56)
    assert payers == len(everybody)
    payers, _amounts, _payees = _debt_widths([Debt("n" * 60, "Ines", "1,000")], 56)
    assert payers < 56
