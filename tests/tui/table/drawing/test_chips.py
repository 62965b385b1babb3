"""Chips tell what they are worth."""

from __future__ import annotations

from drawholdem_tui.tui.looks.palette import OWN
from drawholdem_tui.tui.table.drawing.cards import chip_colour, pile


def test_more_chips_have_another_colour() -> None:
    colours = [chip_colour(amount, OWN["felt"]) for amount in (5, 25, 100, 1000)]
    assert colours == list(OWN["felt"].chips)


def test_a_pile_of_chips_grows_with_what_lies_there() -> None:
    piles = [len(pile(amount, 5, OWN["felt"])) for amount in (0, 5, 10, 60, 180, 400, 4_000_000)]
    assert piles == sorted(piles)
    assert piles[0] == 0
    assert piles[-1] == 5
    dear, cheap = OWN["felt"].chips[2], OWN["felt"].chips[0]
    assert pile(200, 5, OWN["felt"]) == (dear, dear)
    assert pile(320, 5, OWN["felt"]) == (dear, dear, dear, cheap)
    assert pile(1_000, 5, OWN["felt"]) != pile(5, 5, OWN["felt"])  # dear chips look dear
