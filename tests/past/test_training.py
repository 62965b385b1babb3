"""Sittings in the book: gone on with where they were left, spots that come back, and spots from
hands of one's own, which nobody else's cards are in."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from commanded import commanded
from pasts import EVENINGS, Sat, book_of

from drawholdem_tui.drills.from_advice import options_of
from drawholdem_tui.drills.hand_shown import followed
from drawholdem_tui.drills.kinds.all_kinds import KINDS, WITHOUT_DRAW_POKER, Kind
from drawholdem_tui.drills.sitting import Sitting
from drawholdem_tui.drills.spot import Spot
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.past.own_spots import kinds_for, own_spot, own_spots
from drawholdem_tui.past.training_book import Training, sitting_in_any_case
from drawholdem_tui.players.coach.advice import advice
from drawholdem_tui.storage.book import sittings
from drawholdem_tui.storage.book.faults import BookFault, Fault
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.words.cards import letters

QUICK = (Kind.RANKS,)  # takes no time to make
ALL = (*KINDS, Kind.CALL)


@contextmanager
def training(folder: Path, name: str = "Ann") -> Iterator[Training]:
    """The program is started, and left in good order."""
    with sit_down(folder / "book.sqlite3") as opened:
        assert opened.book is not None
        yield Training(opened.book, name)


def answer(sitting: Sitting, *, well: bool) -> Spot:
    spot = sitting.spot_at(len(sitting.answers))
    order = sorted(spot.options, key=lambda each: each.cost)
    sitting.answer(spot, order[0 if well else -1])
    return spot


def test_killed_in_the_middle_it_goes_on_at_the_spot(tmp_path: Path) -> None:
    with training(tmp_path) as one:
        sitting = one.sitting(QUICK, None, 4)
        answer(sitting, well=True)
        answer(sitting, well=False)
        asked = sitting.spot_at(2).key
        given = list(sitting.answers)
    with training(tmp_path) as again:
        taken_up = again.sitting(QUICK, None, 4)
        assert taken_up.answers == given
        assert taken_up.spot_at(2).key == asked
        assert (taken_up.seed, taken_up.many) == (sitting.seed, 4)


def test_no_opponent_is_called_like_whoever_trains(tmp_path: Path) -> None:
    with training(tmp_path, "BEN") as bens:
        sitting = bens.sitting(QUICK, None, 8)
        names = [name for at in range(8) for name in sitting.spot_at(at).names]
    assert "Fay" in names
    assert "Ben" not in names


def test_each_name_has_its_own(tmp_path: Path) -> None:
    with training(tmp_path) as anns:
        answer(anns.sitting(QUICK, None, 3), well=True)
    with training(tmp_path, "Ben") as bens:
        assert bens.sitting(QUICK, None, 3).answers == []
        assert bens.answers() == []
    with training(tmp_path) as anns:
        assert len(anns.sitting(QUICK, None, 3).answers) == 1


def sitting_of_two(folder: Path, *, first: bool, second: bool) -> list[str]:
    with training(folder) as one:
        sitting = one.sitting(QUICK, 2, 2)
        keys = [answer(sitting, well=well).key for well in (first, second)]
        one.ends()
    return keys


def test_what_was_answered_badly_comes_back_after_1_3_and_9_sittings_and_then_leaves(
    tmp_path: Path,
) -> None:
    """In the second place of a sitting; the first is always a new one."""
    bad = sitting_of_two(tmp_path, first=False, second=True)[0]
    came = [sitting_of_two(tmp_path, first=True, second=True)[1] == bad for _ in range(18)]
    assert [number for number, came_back in enumerate(came, start=2) if came_back] == [2, 5, 14]


def test_a_bad_answer_begins_from_the_beginning(tmp_path: Path) -> None:
    bad = sitting_of_two(tmp_path, first=False, second=True)[0]
    assert sitting_of_two(tmp_path, first=True, second=False)[1] == bad
    assert sitting_of_two(tmp_path, first=True, second=True)[1] == bad


def test_how_hard_it_has_become_is_known_at_the_next_sitting(tmp_path: Path) -> None:
    for _ in range(3):
        sitting_of_two(tmp_path, first=True, second=True)
    with training(tmp_path) as one:
        levels = one.sitting(QUICK, 2, 2).levels
        assert levels is not None
        assert levels[Kind.RANKS] == pytest.approx(2.0 + 6 * 0.3)


def test_a_sitting_without_an_answer_has_not_been(tmp_path: Path) -> None:
    with training(tmp_path) as one:
        one.sitting(QUICK, 2, 2).spot_at(0)
        one.ends()
    with training(tmp_path) as one:
        assert one.answers() == []


def test_the_figure_is_told_with_what_it_rests_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
        code, told, _error = commanded(
            tmp_path, "drill", "swap", "--plain", "--spots", "1", "--as", "Ann"
        )
        assert code == 0
    assert "Chips lost per spot at 5/10, session by session:" in told
    assert ", from 1" in told
    assert "swap, before the flop: " in told


# Hands of one's own


def keys_of(book: Path, name: str) -> list[str]:
    return list(own_spots(book, name, ALL, set()))


def test_draw_poker_is_trained_where_it_has_been_played(tmp_path: Path) -> None:
    assert kinds_for(tmp_path / "none.sqlite3") == WITHOUT_DRAW_POKER
    assert Kind.DRAW not in kinds_for(book_of(tmp_path / "holdem.sqlite3", EVENINGS[:2]))
    assert kinds_for(book_of(tmp_path / "draw.sqlite3")) == KINDS


def test_choices_that_cost_something_come_from_evenings_that_are_over(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3")
    found = keys_of(book, "You")
    assert found
    with history(book) as past:
        over = {row.id for row in past.hands_of(1)}
        goes_on = {row.id for row in past.hands_of(4)}
    hands = {int(key.split()[1]) for key in found}
    assert hands <= over
    assert hands.isdisjoint(goes_on)
    assert EVENINGS[3].status == "open"


def test_of_an_evening_that_goes_on_there_is_no_spot_even_by_its_key(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("You", "CPU 1"), 6, status="open")])
    assert keys_of(book, "You") == []
    with history(book) as past:
        for row in past.hands_of(1):
            assert own_spot(book, "You", f"own {row.id} 0") is None


def test_nobody_gets_a_spot_from_anothers_seat(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben", "CPU 1"), 6)])
    for name in ("Ann", "Ben"):
        for key in keys_of(book, name):
            spot = own_spot(book, name, key)
            assert spot is not None
            assert spot.names[spot.seat] == name
            assert spot.called[spot.seat] == NAMELESS  # as in all other spots
            assert followed(spot, letters).show.name(spot.seat) == "You"
            assert spot.best.cost == 0
            for seat in spot.view.seats:
                if seat.seat != spot.seat:
                    assert set(seat.cards) <= {None}
    assert keys_of(book, "Zoe") == []


@pytest.mark.parametrize("status", ["over", "open", "aside"])
def test_no_key_opens_a_computers_seat_nor_an_evening_that_can_go_on(
    tmp_path: Path, status: str
) -> None:
    """Whoever writes keys of their own into the book."""
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "CPU 1"), 6, status=status)])
    assert keys_of(book, "CPU 1") == []
    with history(book) as past:
        hands = [row.id for row in past.hands_of(1)]
    who = ("CPU 1",) if status == "over" else ("CPU 1", "Ann")
    keys = [f"own {hand} {number}" for hand in hands for number in range(4)]
    assert not any(own_spot(book, name, key) for name in who for key in keys)


def test_an_own_spot_is_judged_by_what_its_seat_saw_alone(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben"), 8)])
    (key, *_) = keys_of(book, "Ann")
    spot = own_spot(book, "Ann", key)
    assert spot is not None
    assert spot.decision is not None
    told = advice(spot.view, spot.decision, seed=spot.actions)
    assert options_of(told) == spot.options


def test_an_own_spot_leaves_with_its_hand(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben"), 8)])
    assert own_spot(book, "Ann", "own 999 3") is None


def test_a_spot_whose_hand_is_deleted_is_replaced_and_no_other_spot_moves(tmp_path: Path) -> None:
    """In memory as in the book: the spot that was prepared behind it is where it was."""
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben"), 8)])
    (own, *_) = keys_of(book, "Ann")
    with training(tmp_path) as one:
        sitting = one.sitting(QUICK, 4, 4)
        first, behind = (sitting.spot_at(place).key for place in (0, 3))
        gone = sitting.keys[1] = f"{own.rsplit(' ', 1)[0]} 99999"
        one._decided(1, gone)
        asked = sitting.spot_at(1).key
        assert asked not in (gone, first, behind)
        assert (sitting.keys[0], sitting.keys[3], len(sitting.keys)) == (first, behind, 4)
        keys = list(sitting.keys)
    with training(tmp_path) as again:
        assert again.sitting(QUICK, 4, 4).keys == keys


def fault(*_: object, **__: object) -> object:
    raise BookFault(Fault.UNWRITABLE, "no space left")


def test_where_a_sitting_cannot_be_begun_it_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sittings, "begin_sitting", fault)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    code, told, error = commanded(tmp_path, "drill", "ranks", "--plain")
    assert (code, told) == (2, "")
    assert error == "drawholdem: The book cannot be written (no space left)\n"


def test_answers_that_are_not_on_the_disk_are_said_not_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sittings, "keep_answer", fault)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    code, told, error = commanded(tmp_path, "drill", "ranks", "--plain", "--spots", "2")
    assert code == 1
    assert "Spot 2 of 2" in told
    assert error.splitlines() == [
        "drawholdem: The book cannot be written (no space left).",
        "drawholdem: This session is not being saved.",
    ]


def test_on_the_screen_a_sitting_that_cannot_be_kept_is_played_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sittings, "begin_sitting", fault)
    with sit_down(tmp_path / "book.sqlite3") as opened:
        sat = sitting_in_any_case(opened.book, QUICK, 2, "Ann")
    assert (sat.training, sat.sitting.many) == (None, 2)
    assert sat.troubles[-1] == "This session is not being saved."
