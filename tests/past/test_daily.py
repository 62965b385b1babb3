"""The deal of a day: cards from the date alone, a line at the end, two of them side by side."""

from __future__ import annotations

import io
import re
from datetime import date, timedelta
from pathlib import Path
from shutil import copytree

import pytest
from commanded import commanded

from drawholdem_tui.cli import training as command
from drawholdem_tui.evening.daily import HANDS, daily_table, hand_of_the_deal, is_daily, seed_of
from drawholdem_tui.past.daily_deal import daily_page, from_file, hands_of, in_the_book
from drawholdem_tui.past.side_by_side import first_difference
from drawholdem_tui.storage.book.file import lock_beside
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.tui.history.shown import game_of
from drawholdem_tui.words.times import here_and_now

DAY = date(2026, 11, 22)
CALLS = "keep\ncheck\ncall\nnext\nrebuy\n" * 300
SWAPS = "swap 1\ncheck\nfold\nnext\nrebuy\n" * 300


@pytest.fixture(autouse=True)
def _on_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "today", lambda: DAY)


def played(folder: Path, typed: str, monkeypatch: pytest.MonkeyPatch) -> str:
    folder.mkdir(exist_ok=True)
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    code, told, error = commanded(folder, "daily", "--plain", "--terse")
    assert (code, error) == (0, "")
    return told


def written(folder: Path) -> Path:
    file = folder / "deal.phhs"
    code, told, error = commanded(folder, "daily", "--out", str(file))
    assert (code, error) == (0, "")
    assert f"{HANDS} hands written to " in told
    return file


def test_a_title_names_the_deal_and_nothing_that_only_the_program_needs() -> None:
    assert hand_of_the_deal(seed_of(DAY), 3) == "deal of 2026-11-22, hand 3 of 10"
    today = here_and_now().date()
    assert hand_of_the_deal(seed_of(today), 10) == "today's deal, hand 10 of 10"


def test_a_date_is_the_same_table_for_everybody_and_another_date_another_one() -> None:
    assert daily_table(DAY) == daily_table(DAY)
    assert len(daily_table(DAY).seats) == 5
    assert daily_table(DAY).seed != daily_table(date(2026, 11, 23)).seed
    assert is_daily(seed_of(DAY))
    assert not is_daily("daily-bread")
    assert not is_daily(None)


@pytest.fixture(scope="module")
def called(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A deal that somebody has called through, and what was said: to be copied."""
    folder = tmp_path_factory.mktemp("called")
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(command, "today", lambda: DAY)
        return folder, played(folder, CALLS, monkeypatch)


def test_two_folders_have_the_same_cards_and_equal_decisions_the_same_results_byte_for_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, called: tuple[Path, str]
) -> None:
    one, other = Path(copytree(called[0], tmp_path / "one")), tmp_path / "other"
    first = called[1]
    assert first == played(other, CALLS, monkeypatch)
    assert "This evening is seeded (daily 2026-11-22 " in first
    assert first.splitlines()[-1].startswith("Draw-Holdem daily 2026-11-22 ")
    signs = re.search(r" ([+._-]+) [+-]?\d", first.splitlines()[-1])  # one a hand, then the sum
    assert signs
    for told in ("luck ", "play ", "swap"):
        assert told in first.splitlines()[-1]
    assert written(one).read_bytes() == written(other).read_bytes()
    code, told, _error = commanded(one, "daily", "--plain", "--against", str(other / "deal.phhs"))
    assert code == 0
    hands = len(from_file(one / "deal.phhs")[1])
    assert told.count("you both played it the same; ") == hands
    assert len(signs[1].rstrip("_")) == hands  # behind which whoever called is out of chips
    assert len(signs[1]) == 10

    # once it is over it is told again, and not played again
    code, again, error = commanded(one, "daily", "--plain")
    assert (code, again) == (0, first.splitlines()[-1] + "\n")
    assert "You have played" in error


def test_side_by_side_tells_where_two_decided_differently(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, called: tuple[Path, str]
) -> None:
    one, other = Path(copytree(called[0], tmp_path / "one")), tmp_path / "other"
    played(other, SWAPS, monkeypatch)
    file = written(other)
    code, told, error = commanded(one, "daily", "--plain", "--against", str(file))
    assert (code, error) == (0, "")
    assert "from the ! onward you played differently." in told
    assert " ! " in told
    deal = in_the_book(one / "book.sqlite3", seed_of(DAY))
    assert deal is not None
    mine, (_seed, theirs) = hands_of(one / "book.sqlite3", deal), from_file(file)
    where = first_difference(mine[0], theirs[0])
    assert where is not None
    assert mine[0].hand.actions[:where] == theirs[0].hand.actions[:where]
    before = mine[0].hand.setup
    assert before == theirs[0].hand.setup


def test_killed_in_the_middle_it_goes_on_with_the_same_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = "".join(CALLS.splitlines(keepends=True)[:60])
    played(tmp_path, some, monkeypatch)
    found = in_the_book(tmp_path / "book.sqlite3", seed_of(DAY))
    assert found is not None
    assert not found.over
    last = played(tmp_path, CALLS, monkeypatch).splitlines()[-1]
    assert last.startswith("Draw-Holdem daily ")


SOME = "".join(CALLS.splitlines(keepends=True)[:60])


def test_one_begun_before_midnight_goes_on_behind_it_and_then_comes_todays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path, SOME, monkeypatch)
    monkeypatch.setattr(command, "today", lambda: DAY + timedelta(1))
    monkeypatch.setattr("sys.stdin", io.StringIO(CALLS))
    code, told, error = commanded(tmp_path, "daily", "--plain", "--terse")
    assert code == 0
    assert told.startswith("Continuing the daily deal of 2026-11-22, after ")
    assert told.splitlines()[-1].startswith("Draw-Holdem daily 2026-11-22 ")
    assert error == "drawholdem: That was the daily deal of 2026-11-22; daily starts today's.\n"
    assert "(daily 2026-11-23 " in played(tmp_path, "keep\n", monkeypatch)


def test_of_an_older_one_it_is_told_that_it_is_put_aside_and_how_to_take_it_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path, SOME, monkeypatch)
    monkeypatch.setattr(command, "today", lambda: DAY + timedelta(2))
    first = played(tmp_path, "keep\n", monkeypatch).splitlines()[0]
    assert first.endswith(" was put aside; play --evening 1 resumes it.")
    monkeypatch.setattr("sys.stdin", io.StringIO(CALLS))
    assert commanded(tmp_path, "play", "--plain", "--evening", "1")[0] == 0
    assert "Continuing" in played(
        tmp_path, "keep\n", monkeypatch
    )  # and today's waits for that long


def test_the_second_of_a_day_speaks_of_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path, SOME, monkeypatch)
    told = played(tmp_path, "keep\n", monkeypatch)
    assert told.startswith("Continuing the daily deal of 2026-11-22, after ")
    assert "--new" not in told
    other = lock_beside(tmp_path / "book.sqlite3")
    code, told, error = commanded(tmp_path, "daily", "--plain")
    other.release()
    assert (code, told) == (2, "")
    assert error == "drawholdem: daily: The book is open in another copy of drawholdem\n"


def test_before_its_end_nothing_of_it_goes_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "deal.phhs"
    for _ in range(2):  # not begun, and then begun
        code, _told, error = commanded(tmp_path, "daily", "--out", str(file))
        assert code == 2
        assert "you have not finished" in error
        assert not file.exists()
        played(tmp_path, "keep\n", monkeypatch)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--against", "none.phhs"), "none.phhs: does not exist"),
        (("--against", "assets/hands/a-fee-for-the-swap-pot.phh"), "is not a deal of the day"),
    ],
)
def test_what_is_no_deal_is_one_sentence(
    tmp_path: Path, arguments: tuple[str, ...], why: str
) -> None:
    code, told, error = commanded(tmp_path, "daily", "--plain", *arguments)
    assert (code, told) == (2, "")
    assert why in error
    assert error.count("\n") == 1


def test_the_line_on_the_page_is_told_what_it_is_and_stays_as_it_is(
    called: tuple[Path, str],
) -> None:
    book = called[0] / "book.sqlite3"
    deal = in_the_book(book, seed_of(DAY))
    assert deal is not None
    *_so_far, last = daily_page(book, deal.evening, seed_of(DAY))
    assert last.sentences[-2].startswith("To compare with friends: + won,")  # broke before the end
    assert last.sentences[-1] == last.lines[-1] == called[1].splitlines()[-1]
    assert not any("To compare" in line for line in last.lines)


def test_history_calls_it_by_its_name(called: tuple[Path, str]) -> None:
    with history(called[0] / "book.sqlite3") as past:
        (row,) = past.evenings()
    assert game_of(row) == "deal of 2026-11-22"
