"""The closing page: who owes whom, in whole words."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from drawholdem_tui.evening.daily import seed_of
from drawholdem_tui.match.closing import Closing, Placed
from drawholdem_tui.match.highlights import Highlights
from drawholdem_tui.match.settling import Payment
from drawholdem_tui.past.luck.luck_page import LuckPage
from drawholdem_tui.tui.live.pictures.closing import (
    Debt,
    closing_picture,
    first_heading,
    said_first,
    with_luck,
)
from drawholdem_tui.tui.live.screens.closing_page import _debt_widths
from drawholdem_tui.words import times


def test_what_all_owe_to_one_is_told_whole_where_it_has_the_row() -> None:
    everybody = "each of the others"
    payers, _amounts, _payees = _debt_widths([Debt(everybody, "Ines", "1,000")], 56)
    assert payers == len(everybody)
    payers, _amounts, _payees = _debt_widths([Debt("n" * 60, "Ines", "1,000")], 56)
    assert payers < 56


def test_the_deal_of_a_day_tells_ones_own_result_and_the_line_to_send(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(times, "here_and_now", lambda: datetime(2026, 12, 1, tzinfo=UTC))
    placed = Placed(1, 1, "Hugo", 180, 1000, 1180, 6), Placed(0, 2, "You", -180, 1000, 820, 1)
    owed = (Payment(0, 1, 180),)
    closing = Closing(10, placed, owed, Highlights(), knockout=False, names=("You", "Hugo"))
    deal = seed_of(date(2026, 11, 30))
    picture = closing_picture(closing, "Draw-Holdem", 0, deal=deal)
    assert picture.verdict.heading == "Today's deal of 30 November"
    assert (picture.verdict.wins, picture.verdict.won) == ("2nd of 2", "net \u2212180")
    assert picture.debts == ()
    shared = "a sign for each hand:", "Draw-Holdem daily +--"
    told = with_luck(picture, LuckPage(("Hugo ran best.", *shared), {}, shared=shared))
    assert told.luck == ("Hugo ran best.",)
    assert first_heading(told) == "your result, to send"
    assert [line for line, _tone in said_first(told, 60)] == [*shared]
