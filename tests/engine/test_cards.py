"""Cards, decks and shuffles as values."""

from __future__ import annotations

from collections import Counter

import pytest
from tableau import any_deck

from drawholdem_tui.engine.cards import FULL_DECK, card, cards, text
from drawholdem_tui.engine.deck import OrderedDeck, fixed_slots
from drawholdem_tui.engine.errors import CardError
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.engine.setup import Setup
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.engine.table import Table


def test_fifty_two_cards_each_with_its_text() -> None:
    assert len({str(each) for each in FULL_DECK}) == 52
    assert [card(str(each)) for each in FULL_DECK] == list(FULL_DECK)
    assert text(cards("2cAsTd")) == "2cAsTd"
    assert all(FULL_DECK)  # the 2c is the number 0, and a card all the same


@pytest.mark.parametrize("wrong", ["", "1c", "as", "AS", "10h", "A", "??"])
def test_what_is_no_card_is_said(wrong: str) -> None:
    with pytest.raises(CardError, match="not_a_card"):
        card(wrong)


def test_a_deck_has_fifty_two_cards_and_none_twice() -> None:
    with pytest.raises(CardError, match="deck_size"):
        OrderedDeck(FULL_DECK[1:])
    with pytest.raises(CardError, match="card_twice"):
        OrderedDeck((*FULL_DECK[:51], FULL_DECK[0]))


def test_a_shuffle_follows_from_its_secret_alone() -> None:
    assert shuffled(b"secret") == shuffled(b"secret")
    assert shuffled(b"secret") != shuffled(b"secreu")
    assert shuffled(b"secret", 1) != shuffled(b"secret", 0)
    assert sorted(shuffled(b"secret")) == list(FULL_DECK)


def test_every_card_comes_to_every_place_equally_often() -> None:
    times = 5_200
    decks = [shuffled(number.to_bytes(4, "big")) for number in range(times)]
    for place in (0, 1, 25, 50, 51):
        count = Counter(deck[place] for deck in decks)
        expected = times / 52
        chi_square = sum((count[each] - expected) ** 2 / expected for each in FULL_DECK)
        assert chi_square < 100  # 51 degrees of freedom: beyond 100 once in twenty thousand


def test_in_fixed_slots_what_one_seat_takes_moves_no_other_card() -> None:
    order = any_deck().order
    table = Table(Setup((100,) * 7))
    plain, eager = (
        fixed_slots(order, DRAW_HOLDEM, 7).open(table),
        fixed_slots(order, DRAW_HOLDEM, 7).open(table),
    )
    for seat in range(7):
        assert plain.hole_card(seat) == eager.hole_card(seat)
    eager.hole_card(2)  # one card more for one seat
    for seat in (0, 1, 3, 4, 5, 6):
        assert plain.hole_card(seat) == eager.hole_card(seat)
    assert [plain.board_card() for _ in range(5)] == [eager.board_card() for _ in range(5)]


def test_beyond_seven_seats_the_slots_are_the_same_deck_in_its_order() -> None:
    order = any_deck().order
    stub = fixed_slots(order, DRAW_HOLDEM, 7).open(Table(Setup((100,) * 8)))
    assert tuple(stub.hole_card(seat) for seat in range(8)) == order[:8]
