"""Settling up at a real table where stacks were put right between hands: every payment adds up, and
it is said by how much the chips there are others than were bought."""

from __future__ import annotations

import pytest
from at_a_real_table import PEOPLE, evening_at, kept, real_table

from drawholdem_tui.match.closing import closing_of
from drawholdem_tui.match.settling import BANK
from drawholdem_tui.tui.live.pictures.closing import closing_picture
from drawholdem_tui.words.cards import letters
from drawholdem_tui.words.past.closing import closing_lines


@pytest.mark.parametrize(
    ("corrections", "by", "said"),
    [
        (
            ["Ben 1230"], 240,
            (
                "Stacks were corrected: 240 more chips than were bought. The difference comes from "
                "the bank."
            ),
        ),
        (
            ["Ben 900", "Ann 640"], -150,
            (
                "Stacks were corrected: 150 fewer chips than were bought. The difference stays in "
                "the bank."
            ),
        ),
        (["Ben 1030", "Ann 660"], 0, ""),
    ],
)  # fmt: skip
def test_what_was_corrected_is_settled_with_the_bank(
    corrections: list[str], by: int, said: str
) -> None:
    evening = evening_at(real_table(PEOPLE[:3]))
    typed = [f"correct {each}" for each in corrections]
    table = kept(evening, "", *"skk", "r300", "c", "f", "f", *typed, "end")
    table.host.summary()
    match = evening.match
    closing = closing_of(match)
    assert closing.corrected == by
    assert sum(row.net for row in closing.placed) == by
    for row in closing.placed:
        got = sum(each.amount for each in closing.payments if each.payee == row.chair)
        paid = sum(each.amount for each in closing.payments if each.payer == row.chair)
        assert got - paid == row.net
    bank = sum(
        each.amount * ((each.payer == BANK) - (each.payee == BANK)) for each in closing.payments
    )
    assert bank == by
    lines = closing_lines(closing, letters)
    picture = closing_picture(closing, "Draw-Holdem")
    assert picture.changed == said
    assert [line for line in lines if line.startswith("Stacks were")] == ([said] if said else [])
    assert any("the bank" in line.lower() for line in lines) == bool(by)
    told = table.out.getvalue()
    assert told.count("Stacks were corrected") == bool(by)
    assert "\n".join(lines) in told


def test_the_bank_is_not_everyone() -> None:
    evening = evening_at(real_table(PEOPLE[:2]))
    kept(evening, "", *"kk", "f", "correct Ann 1500", "correct Ben 995", "end")
    closing = closing_of(evening.match)
    assert closing_lines(closing, letters)[-2:] != ["Everyone pays Ann 500."]
    assert any(line.startswith("The bank pays Ann") for line in closing_lines(closing, letters))
