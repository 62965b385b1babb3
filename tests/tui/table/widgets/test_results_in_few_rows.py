"""However few rows there are, everybody is in the table of the results."""

from __future__ import annotations

import pytest

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.scene.layouts import plan
from drawholdem_tui.tui.table.scene.log_rows import ResultRow
from drawholdem_tui.tui.table.scene.regions import ResultsPicture
from drawholdem_tui.tui.table.widgets.results import Results, _columns

NAMES = ("Ann", "Ben", "Cleo", "Dario", "Iris", "Otto", "Maximilian", "Vera", "Gus", "Nell")


def rows(count: int) -> tuple[ResultRow, ...]:
    first = ResultRow(
        NAMES[0], 900, "straight", cards=cards("AsQd"), won=("1,000 pot",), won_in_all="1,000"
    )
    beaten = (ResultRow(name, -100, "pair of twos", "", "pair of twos") for name in NAMES[1:count])
    return (first, *beaten)


@pytest.mark.parametrize(("size", "count"), [((80, 24), 6), ((100, 30), 10), ((140, 40), 10)])
def test_those_who_have_won_nothing_share_rows_until_all_are_told(
    size: tuple[int, int], count: int
) -> None:
    drawn = Results(Looks(), id="results")
    cells = drawn.cells_in(
        plan(*size, count), ResultsPicture(rows=rows(count), hint="Enter: go on")
    )
    assert cells is not None
    told = "\n".join("".join(row) for row in cells.signs)
    assert all(name in told for name in NAMES[:count])
    assert told.count("\u2212100") == count - 1
    assert "more" not in told


@pytest.mark.parametrize("seen", [False, True])
def test_who_wins_and_still_loses_is_told_what_was_put_in(*, seen: bool) -> None:
    split = (
        ResultRow("Ann", 310, "pair of tens", won=("600 pot",), won_in_all="600", put_in=290),
        ResultRow("Ben", -15, "pair of tens", won=("600 pot",), won_in_all="600", put_in=615),
    )
    assert _columns(split, 80, cards_are_seen=seen).put_end
