"""The button and the blinds on their way round the table."""

from __future__ import annotations

from drawholdem_tui.engine.cards import card
from drawholdem_tui.match.button import (
    Button,
    first_hand,
    next_hand,
    next_places,
    seats_from,
    wins_the_draw,
)


def test_the_first_button_goes_to_the_high_card_and_suits_break_ties() -> None:  # TH-2
    assert wins_the_draw({0: card("Kd"), 1: card("Kh"), 2: card("Qs")}) == 1
    assert wins_the_draw({0: card("Ad"), 1: card("As"), 2: card("Ah")}) == 1
    assert wins_the_draw({3: card("2c"), 7: card("2d")}) == 7


def test_the_blinds_sit_left_of_the_button() -> None:  # TH-2
    assert first_hand(1, [0, 1, 2, 3]) == Button(1, 2, 3)
    assert first_hand(3, [0, 1, 3]) == Button(3, 0, 1)
    assert first_hand(2, [0, 2]) == Button(2, 2, 0)  # heads-up the button is the small blind


def test_the_big_blind_always_moves_one_player_on() -> None:  # TH-2
    button = first_hand(0, range(4))
    bigs = []
    for _ in range(6):
        bigs.append(button.big)
        button = next_hand(button, range(4))
    assert bigs == [2, 3, 0, 1, 2, 3]


def test_the_small_blind_or_the_button_may_fall_on_an_empty_chair() -> None:  # TH-2
    after = next_hand(Button(0, 1, 2), [0, 1, 3, 4])  # the big blind has left
    assert after == Button(1, 2, 3)  # dead small blind
    assert next_hand(after, [0, 1, 3, 4]) == Button(2, 3, 4)  # dead button


def test_from_three_to_two_nobody_posts_the_big_blind_twice_running() -> None:  # TH-2
    last = Button(0, 1, 2)
    assert next_hand(last, [1, 2]) == Button(2, 2, 1)  # the button is out
    assert next_hand(last, [0, 2]) == Button(2, 2, 0)  # the small blind is out
    assert next_hand(last, [0, 1]) == Button(1, 1, 0)  # the big blind is out


def test_from_two_to_three_the_button_sits_before_the_small_blind() -> None:  # TH-2
    assert next_hand(Button(0, 0, 2), [0, 1, 2]) == Button(1, 2, 0)
    assert next_hand(Button(0, 0, 1), [0, 1, 2]) == Button(0, 1, 2)


def test_without_blinds_the_button_moves_to_the_next_occupied_chair() -> None:  # TH-2
    assert next_places(Button(0, 1, 2), [0, 3, 5], (), blinds=False)[0].button == 3


def test_seats_are_counted_from_the_left_of_the_button() -> None:  # TH-2
    assert seats_from(2, [0, 2, 3, 5]) == [3, 5, 0, 2]
    assert seats_from(4, [0, 2, 3, 5]) == [5, 0, 2, 3]  # a dead button
