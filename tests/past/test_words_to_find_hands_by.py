"""What somebody types to find hands, word by word and all of it together."""

from __future__ import annotations

from pathlib import Path

import pytest
from pasts import book_of

from drawholdem_tui.past.history.filter import Filter, Known, filter_of
from drawholdem_tui.past.history.listing import Listing
from drawholdem_tui.storage.book.finding import Wanted

KNOWN = Known(("Ann", "Anton", "Ben", "CPU 1", "CPU 10", "Potter"), ("The great bluff", "Ouch"))


@pytest.fixture(scope="module")
def listing(tmp_path_factory: pytest.TempPathFactory) -> Listing:
    folder: Path = tmp_path_factory.mktemp("book")
    return Listing(book_of(folder / "book.sqlite3"))


def found(text: str) -> Filter:
    return filter_of(text, KNOWN)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("", Wanted()),
        ("ann", Wanted(players=("Ann",))),
        ("be", Wanted(players=("Ben",))),
        ("cpu 1", Wanted(players=("CPU 1",))),
        ("CPU 10 ben", Wanted(players=("CPU 10", "Ben"))),
        ("ann ann", Wanted(players=("Ann",))),
        ("pot 500", Wanted(least_pot=500)),
        ("pot>=500", Wanted(least_pot=500)),
        ("potter pot 5", Wanted(players=("Potter",), least_pot=5)),
        ("swaps", Wanted(least_swaps=1)),
        ("swaps: 2", Wanted(least_swaps=2)),
        ("Showdown", Wanted(showdown=True)),
        ("no showdown", Wanted(showdown=False)),
        ("marked", Wanted(marked=True)),
        ("texas", Wanted(games=("texas-holdem",))),
        ("draw-poker", Wanted(games=("draw-poker", "draw-poker-casino"))),
        ("bluff", Wanted(called="bluff")),
        ("great bluff", Wanted(called="great bluff")),
        (
            "ben pot 40, showdown",
            Wanted(players=("Ben",), least_pot=40, showdown=True),
        ),
    ],
)
def test_words_are_understood_in_any_order(text: str, wanted: Wanted) -> None:
    assert found(text) == Filter(wanted)


ODD = Known(
    ("Pot", "Cost", "No", "Since", "A=B", "x;", "I am one of five", "Zo\u00eb", "ann", "Ann")
)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("pot 500", Wanted(least_pot=500)),
        ("pot pot>=500", Wanted(players=("Pot",), least_pot=500)),
        ("no, no showdown", Wanted(players=("No",), showdown=False)),
        ("since", Wanted(players=("Since",))),
        ("a=b", Wanted(players=("A=B",))),
        ("A=B pot=5", Wanted(players=("A=B",), least_pot=5)),
        ("x; cost", Wanted(players=("x;", "Cost"))),
        ("i am  one of five, pot", Wanted(players=("I am one of five", "Pot"))),
        ("zoe\u0308", Wanted(players=("Zo\u00eb",))),
        ("ann; Ann", Wanted(players=("ann", "Ann"))),
    ],
    ids=ascii,
)
def test_everybody_is_found_and_a_keyword_with_its_figure_is_nobody(
    text: str, wanted: Wanted
) -> None:
    assert filter_of(text, ODD) == Filter(wanted)
    assert filter_of("cost 20", ODD) == Filter(cost=20)


def test_a_cost_is_of_so_many_chips_or_of_any() -> None:
    assert (found("cost").cost, found("cost 20").cost, found("").cost) == (1, 20, None)


def test_dates_are_those_of_the_clock_on_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    if not hasattr(time, "tzset"):
        pytest.skip("no time zones to change here")
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    try:
        day = Wanted(since="2026-11-21T23:00:00Z", before="2026-11-22T23:00:00Z")
        assert found("2026-11-22").wanted == day
        assert found("since 2026-11-22").wanted == Wanted(since=day.since)
        assert found("until 2026-11-22").wanted == Wanted(before=day.before)
        summer = found("2026-07").wanted
        assert (summer.since, summer.before) == ("2026-06-30T22:00:00Z", "2026-07-31T22:00:00Z")
        assert found("2026").wanted.before == "2026-12-31T23:00:00Z"
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("an", "“an” could be Ann, Anton"),
        ("sho", "“sho”: did you mean showdown?"),
        ("xyzzy", "“xyzzy”: search by player, game, name, pot, swaps, showdown, cost, marked"),
        ("since yore", "since needs a date such as 2026-11-22, 2026-11 or today"),
        ("since", "since needs a date such as 2026-11-22, 2026-11 or today"),
        ("since 0001", "since needs a date such as 2026-11-22, 2026-11 or today"),
        ("until 9999", "until needs a date such as 2026-11-22, 2026-11 or today"),
        ("0001", "0001 needs a date such as 2026-11-22, 2026-11 or today"),
        ("2026-13", "2026-13 needs a date such as 2026-11-22, 2026-11 or today"),
    ],
)
def test_what_is_not_understood_is_told_and_the_rest_counts(text: str, trouble: str) -> None:
    half = found(f"pot 50 {text}")
    assert half.troubles[0] == trouble
    assert half.wanted.least_pot == 50


_MANY = "9" * 5000


@pytest.mark.parametrize(
    "text",
    [
        *("2026-13", "0000", "0001", "1000-01-01", "1971", "2999-12-31", "9999-12-31"),
        *(
            "since 0001",
            "until 9999",
            "since 2026-02-30",
            "[",
            "%",
            ",",
            "=;" * 500,
            "''",
            _MANY,
            "\ud800",
        ),
        *(f"{word} {_MANY[:digits]}" for word in ("pot", "swaps", "cost") for digits in (20, 5000)),
        *("pot 00000000000000000000000005", "pot \u00b2", "pot \u0665"),
    ],
    ids=lambda text: ascii(text[:20]),
)
def test_nothing_that_is_typed_breaks_it_or_the_book_that_is_asked(
    text: str, listing: Listing
) -> None:
    what = found(text)
    assert len(listing.find(what, None)) == sum(listing.count(what).values())


def test_more_than_any_hand_has_is_asked_for_and_not_forgotten() -> None:
    assert found(f"pot {_MANY}").wanted.least_pot == 10**18
    assert found("pot 000000000000000000000500").wanted.least_pot == 500
