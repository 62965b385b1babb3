"""Hands of the book on the shelf of a replay: what may be known of each, and what is damaged."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pasts import EVENINGS, book_of

from drawholdem_tui.past.history.costs import costs_of
from drawholdem_tui.past.history.filter import Filter, filter_of
from drawholdem_tui.past.history.listing import Listing
from drawholdem_tui.past.history.shelf import BookShelf
from drawholdem_tui.past.recorded import recorded_of
from drawholdem_tui.players.coach import EDITION
from drawholdem_tui.storage.book.afterwards import keep_costs
from drawholdem_tui.storage.book.file import connect
from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.replay import Replay
from drawholdem_tui.words.advice.review import did_of
from drawholdem_tui.words.advice.why import price_told
from drawholdem_tui.words.cards import letters


@pytest.fixture
def listing(tmp_path: Path) -> Listing:
    listing = Listing(book_of(tmp_path / "book.sqlite3"))
    listing.look()
    return listing


def shelf_of(listing: Listing, evening: int) -> BookShelf:
    hands = listing.find(Filter(), evening)
    return BookShelf(listing.book, hands, listing.seen)


def cards_named(shelf: BookShelf) -> list[tuple[str, str]]:
    """Who is dealt which cards, as the shelf tells it."""
    fields = [shelf.take(number).found.fields for number in range(len(shelf))]
    dealt = [each.split() for one in fields for each in one["actions"] if each.startswith("d dh")]
    return [(words[2], words[3]) for words in dealt]


def test_a_hand_of_an_evening_that_is_over_is_there_with_all_its_cards(listing: Listing) -> None:
    shelf = shelf_of(listing, 2)
    assert len(shelf) == EVENINGS[1].hands
    taken = shelf.take(0)
    assert isinstance(taken.played, Replay)
    assert taken.played.complete
    assert not any("??" in cards for _player, cards in cards_named(shelf))
    assert "_seed" in taken.found.fields


def test_of_an_evening_that_goes_on_only_what_the_table_saw_is_there(listing: Listing) -> None:
    """It was put aside, and its people may play on."""
    shelf = shelf_of(listing, 3)
    for found in (shelf.take(number).found for number in range(len(shelf))):
        assert "_seed" not in found.fields
        assert shelf.whose(found) is None
        shown = {each.split()[0] for each in found.fields["actions"] if " sm " in each}
        dealt = [each.split() for each in found.fields["actions"] if each.startswith("d dh")]
        assert all(words[3].startswith("??") for words in dealt if words[2] not in shown)


def test_whoever_sits_there_alone_knows_the_own_cards_and_no_others(listing: Listing) -> None:
    """The evening is still open."""
    shelf = shelf_of(listing, 4)
    found = shelf.take(0).found
    own = f"p{found.fields['players'].index('You') + 1}"
    cards = cards_named(shelf)
    assert not any("??" in each for player, each in cards if player == own)
    assert any("??" in each for player, each in cards if player != own)
    assert "_seed" not in found.fields
    taken = shelf.take(0)
    assert isinstance(taken.played, Replay)
    recorded = recorded_of(taken.played, shelf.whose(found))
    assert recorded is not None
    assert recorded.own is not None
    assert recorded.names[recorded.own] == "You"


def test_a_damaged_hand_is_named_and_left_out(listing: Listing) -> None:
    with closing(sqlite3.connect(listing.book)) as other:
        other.execute("UPDATE hand SET phh = 'x' WHERE id = 10")
        other.commit()
    shelf = shelf_of(listing, 2)
    found, fault = shelf.take(1)
    assert isinstance(fault, FileFault)
    assert fault.code == "damaged_in_the_book"
    assert (str(found.path), found.label) == ("evening-2", "2")
    assert shelf.first() == 0


# What they cost


def test_what_the_coach_finds_is_kept_and_found(listing: Listing) -> None:
    hands = listing.without_costs(listing.find(Filter(), 1))
    told = list(costs_of(listing, hands, lambda: None))
    assert sum(looked for looked, _costs in told) == len(hands)
    costs = [cost for _looked, some in told for cost, _dear in some]
    assert {each.name for each in costs} == {"You"}
    assert {each.hand for each in costs} == set(hands)
    with closing(Pages(connect(listing.book))) as pages:
        keep_costs(pages, costs, EDITION)
    assert listing.without_costs(hands) == []
    dear = {each.hand for each in costs if each.chips}
    assert set(listing.find(Filter(cost=1), None)) == dear
    assert dear


def test_a_mistake_costs_as_much_as_the_two_figures_told_of_it_differ(listing: Listing) -> None:
    """Each is rounded, and so is what is listed: there is one price."""
    told = costs_of(listing, listing.find(Filter(), None), lambda: None)
    compared = 0
    for cost, looked in (each for _hands, costs in told for each in costs):
        found = looked.dearest
        assert bool(cost.chips) == (found is not None)
        if found is None:
            continue
        choices, did = price_told(found, letters)[1], did_of(found, letters)
        for name, value in choices:
            if name == did:
                compared += 1
                assert cost.chips == max(1, round(choices[0][1]) - round(value))
    assert compared


def test_of_several_who_play_on_nobody_is_told_what_a_choice_cost(listing: Listing) -> None:
    """It would tell of cards."""
    hands = listing.find(Filter(), 3)
    assert [costs for _looked, costs in costs_of(listing, hands, lambda: None)] == [[]]
    assert listing.seen.silent == (3,)


def test_names_that_can_be_typed_are_those_of_the_book(listing: Listing) -> None:
    known = listing.known()
    assert filter_of("cleo", known).wanted.players == ("Cleo",)
    assert listing.count(filter_of("cleo", known)) == {3: EVENINGS[2].hands}


def test_where_nobody_has_played_there_is_nothing(tmp_path: Path) -> None:
    listing = Listing(tmp_path / "book.sqlite3")
    listing.look()
    assert (listing.evenings, listing.find(Filter(), None), listing.known()) == ({}, [], ((), ()))
