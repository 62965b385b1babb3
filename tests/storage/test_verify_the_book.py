"""``verify`` without files: the book's own hands, and not a card is told."""

from __future__ import annotations

import io
import re
import sqlite3
import tomllib
from pathlib import Path

import pytest
from test_computers_follow import SEATS, decisions_of_computers, played

from drawholdem_tui.cli.main import main
from drawholdem_tui.cli.recorded import verify_book
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.past import verified
from drawholdem_tui.storage.book.schema import MIGRATIONS
from drawholdem_tui.storage.book.sealing import text_seal
from drawholdem_tui.storage.phh.write import text_of

HANDS = 5
CARD = re.compile("[2-9TJQKA][cdhs]")


@pytest.fixture(scope="module")
def an_evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, tuple[str, ...]]:
    """A book, and the hands in it."""
    folder = tmp_path_factory.mktemp("evening")
    rules = PRESETS["draw-holdem"]
    options = TableOptions("draw-holdem", rules, SEATS, 400, "the book", hands=HANDS)
    texts = played(options, folder)
    return (folder / "book.sqlite3").read_bytes(), texts


@pytest.fixture
def book(an_evening: tuple[bytes, tuple[str, ...]], tmp_path: Path) -> Path:
    path = tmp_path / "book.sqlite3"
    path.write_bytes(an_evening[0])
    return path


def said(book: Path, jobs: int = 1) -> tuple[int, list[str]]:
    out = io.StringIO()
    code = verify_book(book, out, jobs)
    assert not CARD.search(out.getvalue()), out.getvalue()
    return code, out.getvalue().splitlines()


def forged(book: Path, text: str, hand: int) -> None:
    """As somebody would who knows how the book is sealed."""
    connection = sqlite3.connect(book)
    seal = text_seal(1, hand, text, len(MIGRATIONS))
    with connection:
        connection.execute("UPDATE hand SET phh = ?, seal = ? WHERE id = ?", (text, seal, hand))
    connection.close()


def test_every_hand_of_the_book_fits_and_computers_have_decided_honestly(
    book: Path, an_evening: tuple[bytes, tuple[str, ...]]
) -> None:
    code, lines = said(book)
    count = decisions_of_computers(an_evening[1])
    assert lines == [
        f"{count} of {count} computer decisions follow from what the computer could see",
        f"{HANDS} hands, 0 do not match",
    ]
    assert code == 0


def test_it_is_the_command_without_files(book: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--data-dir", str(book.parent)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{HANDS} hands, 0 do not match"


def test_a_card_that_was_exchanged_in_the_book_is_found_and_not_named(
    book: Path, an_evening: tuple[bytes, tuple[str, ...]]
) -> None:
    text = an_evening[1][1]
    dealt = next(line for line in tomllib.loads(text)["actions"] if line.startswith("d dh p1"))
    first, second = dealt[-4:-2], dealt[-2:]
    forged(book, text.replace(dealt, f"{dealt[:-4]}{second}{first}"), 2)
    code, lines = said(book)
    assert code == 1
    assert lines[0].startswith("evening 1, hand 2: does not match its seal; export")
    assert lines[-1] == f"{HANDS} hands, 1 does not match"


def test_a_decision_that_was_exchanged_in_the_book_is_found(
    book: Path, an_evening: tuple[bytes, tuple[str, ...]]
) -> None:
    number, fields = next(
        (number, fields)
        for number, fields in enumerate(map(tomllib.loads, an_evening[1]), 1)
        if any(f"p{each['player']} f" in fields["actions"] for each in fields["_computers"])
    )
    folds = {f"p{each['player']} f" for each in fields["_computers"]}
    at = next(at for at, line in enumerate(fields["actions"]) if line in folds)
    fields["actions"] = [*fields["actions"][:at], fields["actions"][at].replace(" f", " cc")]
    del fields["finishing_stacks"]
    forged(book, text_of(fields), number)
    code, lines = said(book)
    assert code == 1
    assert lines[0] == (
        f"evening 1, hand {number}: given what it could see, a computer would have decided "
        "differently"
    )


def test_a_hand_that_is_not_as_it_was_written_is_said_to_be_damaged(book: Path) -> None:
    connection = sqlite3.connect(book)
    with connection:
        connection.execute("UPDATE hand SET phh = phh || '# ' WHERE id = 3")
    connection.close()
    code, lines = said(book)
    assert code == 2
    assert lines[0] == "evening 1, hand 3: damaged"


def test_several_processes_say_the_same(
    book: Path, an_evening: tuple[bytes, tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    forged(book, an_evening[1][1].replace("hand = 2", "hand = 9"), 2)
    forged(book, an_evening[1][0], 4)
    alone = said(book)
    monkeypatch.setattr(verified, "_FEWER", 2)
    monkeypatch.setattr(verified, "_A_BLOCK", 2)
    assert said(book, 2) == alone
    assert alone[1][-1].startswith(f"{HANDS} hands, ")


def test_where_nothing_was_played_there_is_nothing_to_verify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", "--data-dir", str(tmp_path)]) == 2
    assert "nothing has been played yet" in capsys.readouterr().err
