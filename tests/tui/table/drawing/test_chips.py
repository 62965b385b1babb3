"""Chips tell what they are worth."""

from __future__ import annotations

from drawholdem_tui.tui.looks.palette import OWN
from drawholdem_tui.tui.table.drawing.cards import chip_colour, pile


def test_more_chips_have_another_colour() -> None:
    colours = [chip_colour(amount, OWN["felt"]) for amount in (5, 25, 100, 1000)]
    assert colours == list(OWN["felt"].chips)


def test_a_pile_of_chips_grows_with_what_lies_there() -> None:
    for most in range(6):
        piles = [len(pile(amount, most, OWN["felt"])) for amount in (*range(3_000), 4_000_000)]
        assert piles == sorted(piles)
        assert piles[0] == 0
        assert piles[-1] == most
    cheap, some, dear, _dearest = OWN["felt"].chips
    assert pile(200, 5, OWN["felt"]) == (dear, some, some, some)
    assert pile(320, 5, OWN["felt"]) == (dear, dear, dear, cheap)
    assert pile(1_000, 5, OWN["felt"]) != pile(5, 5, OWN["felt"])  # dear chips look dear
