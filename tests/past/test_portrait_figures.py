"""What the page of one player is made from: how much is chance, which swaps cost, whose cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from played_evenings import evening_played, three_evenings

from drawholdem_tui.past.hands import Played, finished
from drawholdem_tui.past.statistics.counting import Counts
from drawholdem_tui.past.statistics.evenings_read import evenings_read
from drawholdem_tui.past.statistics.figures import (
    by_chance,
    hands_won,
    swaps_by_street,
    swaps_to_leave_out,
)
from drawholdem_tui.past.statistics.totals import cards_of_a_pot, season, season_evenings, together
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.words.past.portrait import rates

TEN_UP_TEN_DOWN = [10, 0] * 50


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "book.sqlite3"
    path.write_bytes(three_evenings())
    return path


def test_luck_alone_makes_two_standard_deviations() -> None:
    swing = by_chance(TEN_UP_TEN_DOWN)
    assert swing == pytest.approx(2 * 10 * 100**0.5, rel=0.01)
    assert by_chance(TEN_UP_TEN_DOWN[:10]) is None
    assert hands_won(TEN_UP_TEN_DOWN) == 50


def test_swaps_are_to_be_left_out_only_where_they_cost_more_than_chance() -> None:
    counts = Counts(hands=100, swapped=[0, 25, 25, 5], swap_nets=[0, -90, -150, -5000])
    assert swaps_to_leave_out(counts, TEN_UP_TEN_DOWN) == 2  # on the river there were too few
    counts.swap_nets = [0, -90, -95, -5000]
    assert swaps_to_leave_out(counts, TEN_UP_TEN_DOWN) is None


def test_what_a_swap_won_less_its_fee_is_the_net(book: Path) -> None:
    for who in together(evenings_read(book)):
        for each in swaps_by_street(who.counts):
            assert each.won - each.paid == each.net


def test_a_payout_is_worth_ten_big_blinds_and_no_loss(book: Path) -> None:
    with history(book) as past:
        hands = {
            (evening, each.number): each
            for evening in (1, 2, 3)
            for each in finished(past, evening)
            if isinstance(each, Played)
        }
    told = set[bool]()
    for who in together(evenings_read(book)):
        for pot in who.pots:
            played = hands[pot.evening, pot.hand]
            won, blinds = played.hand.won(), 10 * played.hand.rules.big_blind
            seats = [seat for seat, each in enumerate(played.players) if each == who.player]
            of_it = [seat for seat in seats if won.get(seat) == pot.amount]
            worth = pot.amount >= blinds and any(played.hand.net(seat) >= 0 for seat in of_it)
            assert (pot in who.payouts) == worth
            told.add(worth)
    assert told == {True, False}


def test_cards_are_told_of_an_evening_that_is_over_and_of_no_other(book: Path) -> None:
    evenings = list(evenings_read(book))
    over = {each.id for each in evenings if each.over}
    assert len(over) == 2
    told = [
        (pot.evening, cards_of_a_pot(book, pot, who.player))
        for who in together(evenings)
        for pot in who.pots
    ]
    assert {evening for evening, cards in told if len(cards) == 2} == over
    assert not any(cards for evening, cards in told if evening not in over)


def test_cards_that_several_people_have_not_shown_are_told_nowhere(book: Path) -> None:
    with history(book) as past:
        hands = {each.number: each for each in finished(past, 1) if isinstance(each, Played)}
    unseen = set[bool]()
    for who in together(evenings_read(book)):
        for pot in who.pots:
            if pot.evening == 1 and not who.player.computer:
                seat = hands[pot.hand].called.index(who.player.name)
                unseen.add(hidden := bool(hands[pot.hand].hand.unseen(seat)))
                assert bool(cards_of_a_pot(book, pot, who.player)) is not hidden
    assert unseen == {True, False}


def test_who_plays_alone_may_look_at_the_own_cards_that_nobody_else_saw(tmp_path: Path) -> None:
    seats = {"Ann": "random", "CPU 1": "random"}
    evening_played(tmp_path, seats, 10, computers=["CPU 1"], seed="one")
    book = tmp_path / "book.sqlite3"
    told = {
        who.player.computer: [bool(cards_of_a_pot(book, pot, who.player)) for pot in who.pots]
        for who in together(evenings_read(book))
    }
    assert all(told[False])
    assert not all(told[True])


def test_nobody_has_cards_of_a_pot_that_others_won(book: Path) -> None:
    ann, *others = together(evenings_read(book))
    lost = [who for who in others if who.player.name == "Dora"]
    assert all(cards_of_a_pot(book, pot, who.player) == () for pot in ann.pots for who in lost)


def test_the_evenings_of_a_season_come_to_its_net(book: Path) -> None:
    evenings = list(evenings_read(book))
    for row in season(evenings):
        played = season_evenings(evenings, row.name)
        assert len(played) == row.evenings
        assert sum(net for _evening, net in played) == row.net


def test_somebodys_evenings_follow_each_other_and_come_to_their_net(book: Path) -> None:
    for who in together(evenings_read(book)):
        begin = 0
        for each in who.by_evening:
            assert each.begin == begin
            begin += each.hands
        assert begin == len(who.course)
        assert sum(each.net for each in who.by_evening) == who.counts.net


def test_a_rate_of_another_sign_than_the_net_never_stands_without_its_reason() -> None:
    same, other = rates(11, 55), rates(11, -55)
    assert same[1] == "about +11 chips a hand, +55 bb per 100 hands"
    assert other[-1] == "about +11 chips a hand"
    assert all("blinds" in told for told in other[:-1])
    assert "blinds" not in same[1]
    assert rates(11, None) == ("about +11 chips a hand",)
