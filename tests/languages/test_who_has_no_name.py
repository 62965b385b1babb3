"""Who has given no name is kept under one that is the same in all languages, and is called as
whoever reads calls it."""

from __future__ import annotations

import io
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from commanded import commanded
from evenings import Answers, evening
from pasts import Sat, book_of
from pseudo import foreign, in_english

from drawholdem_tui.evening.table_options import TableWords, table_options
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.words.language import choose
from drawholdem_tui.words.people import Who, called, kept_as
from drawholdem_tui.words.table.awards import in_the_pots

__all__ = ["foreign"]

FEE = Path(__file__).parents[2] / "assets" / "hands" / "a-fee-for-the-swap-pot.phh"
CALLED = {"en": "You", "de": "Du", "fr": "Vous"}


class Reader(Answers):
    """Understands the prompts of a language that nobody speaks."""

    def answer(self, prompt: str) -> str:
        return super().answer(in_english(prompt))


@pytest.mark.parametrize("code", CALLED)
def test_the_name_that_is_read_is_not_the_one_that_is_kept(code: str) -> None:
    choose(code)
    assert called(NAMELESS) == CALLED[code]
    for typed in (NAMELESS, CALLED[code], CALLED[code].upper()):
        assert kept_as(typed) == NAMELESS
        table = table_options(TableWords(seats=(typed, "cpu")))
        assert table.who_sits_there()[0] == [NAMELESS, "CPU 1"]
    assert (kept_as("Ann"), called("Ann")) == ("Ann", "Ann")


def test_what_has_no_name_among_several_is_its_place() -> None:
    choose("de")
    names, _bots = table_options(TableWords(seats=("Du", "Ann", "cpu"))).who_sits_there()
    assert names == ["Seat 1", "Ann", "CPU 1"]
    assert called(names[0]) == "Platz 1"


@pytest.mark.parametrize("played_in", CALLED)
@pytest.mark.parametrize("read_in", CALLED)
def test_an_evening_played_in_one_language_is_read_in_another(
    played_in: str, read_in: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("keep\nallin\n" * 4))
    words = ["play", "--plain", "--hands", "1", "--seed", "s", "--stack", "100", "--seats"]
    code, _out, error = commanded(
        tmp_path, "--lang", played_in, *words, f"{CALLED[played_in]},cpu:random"
    )
    assert (code, error) == (0, "")
    with closing(sqlite3.connect(tmp_path / "book.sqlite3")) as book:
        kept = "\n".join(book.iterdump())
    assert kept.count(NAMELESS) > 1
    assert not any(f'"{name}"' in kept or f"'{name}'" in kept for name in ("Du", "Vous"))
    commanded(tmp_path, "export", "--out", str(tmp_path / "out"))
    (file,) = (tmp_path / "out").rglob("*.phh")
    assert "players = [" in (text := file.read_text(encoding="utf-8"))
    assert f'"{NAMELESS}"' in text
    name = CALLED[read_in]
    for asked in (
        "replay --plain FILE",
        f"replay --plain --as {name} FILE",
        "stats",
        "history --plain",
        "history --plain --evening 1",
    ):
        words = [word.replace("FILE", str(file)) for word in asked.split()]
        _code, out, _error = commanded(tmp_path, "--lang", read_in, *words)
        assert name in out, asked
        assert not [other for other in CALLED.values() if other != name and other in out.split()]


@pytest.mark.parametrize("once", CALLED.values())
def test_files_of_earlier_runs_have_had_the_name_of_a_language(once: str, tmp_path: Path) -> None:
    hand = tmp_path / "hand.phh"
    named = f'\nplayers = ["{once}", "Ben", "Cleo"]\n'
    hand.write_text(FEE.read_text(encoding="utf-8") + named, encoding="utf-8")
    for code, own in (("en", "You hold"), ("de", "Du hast"), ("fr", "Vous avez")):
        for whose in ([], ["--as", once], ["--as", NAMELESS]):
            _code, out, error = commanded(
                tmp_path, "--lang", code, "replay", "--plain", *whose, str(hand)
            )
            assert own in out, (error, out)


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize("game", ["draw-holdem", "draw-poker"])
def test_an_evening_of_one_person_says_the_kept_name_nowhere(game: str) -> None:
    out = io.StringIO()
    told = evening(game, Reader(out, 3), out, seats="You,cpu,cpu:random", seed="1")
    assert NAMELESS not in told


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize("asked", ["stats", "stats --luck", "history --plain"])
def test_what_is_told_of_the_past_says_it_nowhere(asked: str, tmp_path: Path) -> None:
    book_of(tmp_path / "book.sqlite3", [Sat((NAMELESS, "CPU 1"), 3)])
    code, out, error = commanded(tmp_path, "--lang", "de", *asked.split())
    assert (code, error) == (0, "")
    assert NAMELESS not in out


def test_hands_are_found_by_what_somebody_is_called_here(tmp_path: Path) -> None:
    from drawholdem_tui.past.history.filter import Known, filter_of

    choose("de")
    assert filter_of("du pot 20", Known((NAMELESS, "Ann"))).wanted.players == (NAMELESS,)
    assert filter_of("You", Known((NAMELESS, "Ann"))).wanted.players == (NAMELESS,)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Main pot: 60, for Ann and you."),
        ("de", "Hauptpot: 60, für Ann und dich."),
        ("fr", "Pot principal\u00a0: 60, pour Ann et vous."),
    ],
)
def test_a_person_among_others_is_in_the_right_case(code: str, told: str) -> None:
    choose(code)
    assert in_the_pots([(60, [Who("Ann"), Who(NAMELESS, you=True)])]) == told
