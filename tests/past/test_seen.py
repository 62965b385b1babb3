"""One policy for every way out of the book: what may be seen of an evening that is over, of one
that can go on, and of one that is damaged."""

from __future__ import annotations

import json
import re
import sqlite3
import tomllib
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from commanded import commanded
from pasts import Sat, book_of

import drawholdem_tui
from drawholdem_tui.drills.kinds.all_kinds import KINDS, Kind
from drawholdem_tui.past.daily_deal import Deal, write_file
from drawholdem_tui.past.export import export_found
from drawholdem_tui.past.hands import Played, finished, finished_by
from drawholdem_tui.past.history.costs import costs_of
from drawholdem_tui.past.history.filter import Filter
from drawholdem_tui.past.history.listing import Listing
from drawholdem_tui.past.history.shelf import BookShelf
from drawholdem_tui.past.luck.luck_page import luck_page
from drawholdem_tui.past.own_spots import own_spot, own_spots
from drawholdem_tui.past.seen import Seen, of_files
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.past.statistics.document import document
from drawholdem_tui.past.statistics.evenings_read import evenings_read
from drawholdem_tui.players.coach import EDITION
from drawholdem_tui.storage.book.afterwards import Cost, keep_costs
from drawholdem_tui.storage.book.file import connect
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.storage.book.rows import KeptHand

Fields = dict[str, Any]

OVER, OVER_FOR_TWO, ASIDE, OPEN, DAMAGED_OVER, DAMAGED_OPEN = 1, 2, 3, 4, 5, 6
EVENINGS = (
    Sat(("Ann", "CPU 1"), 5),
    Sat(("Ann", "Ben", "CPU 1"), 12, day=1),
    Sat(("Ann", "Ben", "CPU 1"), 4, status="aside", day=2),
    Sat(("Ann", "CPU 1"), 4, status="open", day=3),
    Sat(("Ann", "CPU 1"), 5, day=4),
    Sat(("Ann", "CPU 1"), 4, status="open", day=5),
)
KNOWN = (OVER, OVER_FOR_TWO)
HELD_BACK = (ASIDE, OPEN, DAMAGED_OVER, DAMAGED_OPEN)
CARD = re.compile("[2-9TJQKA][cdhs]")


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """With two evenings whose rows are not as they were written; all hands are."""
    book = book_of(tmp_path / "book.sqlite3", EVENINGS)
    with closing(sqlite3.connect(book)) as other:
        other.execute("UPDATE evening SET began = 'x' WHERE id IN (5, 6)")
        other.commit()
    return book


def kept_in(book: Path, evening: int) -> list[KeptHand]:
    with history(book) as past:
        return list(past.every_hand(evening))


def whole(book: Path, evening: int) -> list[Fields]:
    return [tomllib.loads(kept.text or "") for kept in kept_in(book, evening)]


def looking(book: Path) -> Listing:
    listing = Listing(book)
    listing.look()
    return listing


# Ways out of the book for a hand file


def exported(book: Path, evening: int, *options: str) -> list[Path]:
    out = book.parent / "out"
    asked = ("export", "--evening", str(evening), "--out", str(out), *options)
    code, _told, error = commanded(book.parent, *asked)
    assert code == 0, error
    return sorted((out / f"evening-{evening}").iterdir())


def by_export(book: Path, evening: int) -> list[Fields]:
    return [tomllib.loads(file.read_text()) for file in exported(book, evening)]


def by_an_export_on_the_screen(book: Path, evening: int) -> list[Fields]:
    listing = looking(book)
    export_found(listing, listing.find(Filter(), evening), "phh")
    return [tomllib.loads(file.read_text()) for file in sorted(Path().rglob("*.phh"))]


def on_the_shelf(shelf: Shelf) -> list[Fields]:
    return [dict(shelf.take(number).found.fields) for number in range(len(shelf))]


def by_leafing_through_the_history(book: Path, evening: int) -> list[Fields]:
    listing = looking(book)
    return on_the_shelf(BookShelf(book, listing.find(Filter(), evening), listing.seen))


def by_replaying_files_that_were_got_in_any_way(book: Path, evening: int) -> list[Fields]:
    return on_the_shelf(Shelf(exported(book, evening, "--unseen"), of_files(book)))


def by_a_file_of_the_day(book: Path, evening: int) -> list[Fields]:
    file = book.with_name("day.phhs")
    write_file(book, Deal(evening, over=True, person="Ann"), "a seed", file)
    return list(tomllib.loads(file.read_text()).values())


WAYS = (
    by_export,
    by_an_export_on_the_screen,
    by_leafing_through_the_history,
    by_replaying_files_that_were_got_in_any_way,
    by_a_file_of_the_day,
)
OWN_TOO = {by_an_export_on_the_screen, by_leafing_through_the_history}
Way = Callable[[Path, int], list[Fields]]


def hidden_from(fields: Fields, eyes: Sequence[str]) -> list[str]:
    """Players who have shown nothing, and through whose eyes nobody looks."""
    shown = {line.split()[0] for line in fields["actions"] if " sm " in line}
    named = (f"p{seat + 1}" for seat in range(len(fields["players"])))
    return [name for name in named if name not in shown and name not in eyes]


def cards_of(fields: Fields, player: str) -> str:
    dealt = [line.split() for line in fields["actions"] if f" {player} " in f" {line} "]
    return "".join(CARD.findall(" ".join(w[-1] for w in dealt if {"dh", "sd"} & {*w})))


@pytest.mark.parametrize("evening", KNOWN)
@pytest.mark.parametrize("way", WAYS)
def test_of_an_evening_that_is_over_every_card_goes_out(
    way: Way, evening: int, book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(book.parent)
    out = way(book, evening)
    assert [each["actions"] for each in out] == [each["actions"] for each in whole(book, evening)]
    assert all("_seed" in each for each in out)


@pytest.mark.parametrize("evening", HELD_BACK)
@pytest.mark.parametrize("way", WAYS)
def test_of_one_that_can_go_on_or_is_damaged_no_card_goes_out_that_was_not_shown(
    way: Way, evening: int, book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(book.parent)
    out, there = way(book, evening), whole(book, evening)
    hidden = 0
    assert len(out) == len(there)
    for fields, known in zip(out, there, strict=True):
        assert known["_seed"] not in json.dumps(fields, default=str)
        own = f"p{known['players'].index('Ann') + 1}"
        eyes = (own,) if evening == OPEN and way in OWN_TOO else ()
        for player in hidden_from(known, eyes):
            hidden += len(cards_of(known, player))
            assert cards_of(fields, player) == ""
        for player in eyes:
            assert cards_of(fields, player) == cards_of(known, player)
    assert hidden


@pytest.mark.parametrize("evening", HELD_BACK)
@pytest.mark.parametrize("form", ["--plain", "--json"])
def test_a_replay_tells_no_more_in_words_or_as_json(form: str, evening: int, book: Path) -> None:
    asked = ("replay", form, *map(str, exported(book, evening, "--unseen")))
    _code, told, _error = commanded(book.parent, *asked)
    secrets = [fields["_seed"] for fields in whole(book, evening)]
    exported(book, evening)  # in their place: the same hands without what nobody saw
    book.rename(book.with_name("elsewhere.sqlite3"))
    assert (0, told, "") == commanded(book.parent, *asked)
    assert told.count("??") or form == "--plain"
    assert not any(secret in told for secret in secrets)


def test_a_hand_file_of_somebody_elses_is_shown_whole(book: Path) -> None:
    files = exported(book, OVER)
    shelf = Shelf(files, of_files(book.with_name("another.sqlite3")))
    assert all("_seed" in fields for fields in on_the_shelf(shelf))


def test_while_the_book_cannot_be_read_a_sealed_hand_is_held_back(book: Path) -> None:
    files = exported(book, OVER)
    book.write_bytes(b"no database")
    assert not any("_seed" in fields for fields in on_the_shelf(Shelf(files, of_files(book))))


def test_a_text_that_is_sealed_and_yet_broken_is_damaged_and_stops_nobody(book: Path) -> None:
    seen = Seen()
    assert seen.hand(KeptHand(1, 1, 1, "no = = toml")).text is None


# What rests on cards, without naming them


def test_only_evenings_that_are_over_give_spots_of_ones_own(book: Path) -> None:
    kinds = (*KINDS, Kind.CALL)
    of = {kept.id: each for each in range(1, 7) for kept in kept_in(book, each)}
    found = {of[int(key.split()[1])] for key in own_spots(book, "Ann", kinds, set())}
    assert found == set(KNOWN)
    keys = [f"own {hand} {at}" for hand, each in of.items() if each in HELD_BACK for at in range(9)]
    assert not any(own_spot(book, "Ann", key) for key in keys)


def test_luck_waits_for_the_end_and_for_what_is_damaged_for_ever(book: Path) -> None:
    read = {each.id: each for each in evenings_read(book)}
    assert {number for number, each in read.items() if each.to_be_weighed} == set(KNOWN)
    assert not any(list(luck_page(book, number)) for number in HELD_BACK)
    told = {each["id"]: each["luck"] for each in document(list(read.values()))["evenings"]}
    assert all(told[number] is None for number in HELD_BACK)


def test_what_a_choice_cost_is_kept_from_a_table_of_several_that_can_play_on(book: Path) -> None:
    """Who plays alone against computers may know: it rests on their own cards."""
    first = {number: kept_in(book, number)[0].id for number in range(1, 7)}
    with closing(Pages(connect(book))) as pages:
        keep_costs(pages, [Cost(hand, "Ann", 30) for hand in first.values()], EDITION)
    listing = looking(book)
    silent = (ASIDE, DAMAGED_OVER, DAMAGED_OPEN)
    (*lines,) = listing.lines(list(first.values()))
    assert [not line.costs for line in lines] == [number in silent for number in first]
    assert set(listing.find(Filter(cost=1), None)).isdisjoint(first[each] for each in silent)
    for number in silent:
        hands = [kept.id for kept in kept_in(book, number)]
        assert [found for _looked, found in costs_of(listing, hands, lambda: None)] == [[]]


@pytest.mark.parametrize("asked", [("verify",), ("history", "--plain"), ("stats", "--json")])
def test_what_tells_of_all_evenings_at_once_names_no_card_and_no_secret(
    asked: tuple[str, ...], book: Path
) -> None:
    _code, told, error = commanded(book.parent, *asked)
    seeds = [fields["_seed"] for number in HELD_BACK for fields in whole(book, number)]
    assert told
    assert not re.search(rf"\b({CARD.pattern})+\b", told + error)
    assert not any(seed in told + error for seed in seeds)


def test_an_export_names_the_evenings_that_it_held_back(book: Path) -> None:
    _code, told, _error = commanded(book.parent, "export", "--out", str(book.parent / "out"))
    assert "(3, 4, 5, 6)" in told


# One place


def test_nothing_but_the_policy_holds_back_and_nothing_but_one_reader_reads_a_kept_hand() -> None:
    package = Path(drawholdem_tui.__file__).parent
    sources = {
        str(file.relative_to(package).as_posix()): file.read_text(encoding="utf-8")
        for file in package.rglob("*.py")
    }

    def who(pattern: str) -> set[str]:
        return {name for name, source in sources.items() if re.search(pattern, source)}

    assert who(r"\bheld_back\b") == {"past/seen.py", "storage/phh/unseen.py"}
    assert who(r"\bfields_in\(") == {"past/hands.py"}
    assert who(r"tomllib\.loads\((kept|each)\.text") == set()


# The reader


def test_the_reader_goes_through_hands_in_order_and_gives_a_damaged_one_as_it_is_kept(
    book: Path,
) -> None:
    with closing(sqlite3.connect(book)) as other:
        other.execute("UPDATE hand SET phh = 'x' WHERE evening = 1 AND number = 3")
        other.commit()
    with history(book) as past:
        found = list(finished(past, OVER))
        by_ann, by_zoe = (list(finished_by(past, OVER, name)) for name in ("Ann", "Zoe"))
        every = len(list(finished(past)))
    assert [each.number for each in found] == [1, 2, 3, 4, 5]
    assert [isinstance(each, Played) for each in found] == [True, True, False, True, True]
    assert [each.number for each in by_ann] == [1, 2, 4, 5]
    assert [each.names[each.seat] for each in by_ann] == ["Ann"] * 4
    assert (by_zoe, every) == ([], sum(sat.hands for sat in EVENINGS))


def test_where_there_is_no_book_the_past_is_empty(tmp_path: Path) -> None:
    with history(tmp_path / "book.sqlite3") as past:
        assert not past.is_there
        assert (list(past.every_evening()), list(finished(past)), past.lost()) == ([], [], {})
        assert not past.anything()
    assert list(tmp_path.iterdir()) == []
