"""Nobody peeks: every decision of a computer follows from what its seat could see, and ``verify``
takes each of them again."""

from __future__ import annotations

import asyncio
import io
import tomllib
from collections import Counter
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from broken_evenings import CASES, Diary, Host

from drawholdem_tui.cli.recorded import verify_files
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.evening.evening import fresh
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.match.levels import SCHEDULES
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.opening import open_book
from drawholdem_tui.storage.phh.documents import Found
from drawholdem_tui.storage.phh.faults import HandFault
from drawholdem_tui.storage.phh.fields import record_of
from drawholdem_tui.storage.phh.verify import verified
from drawholdem_tui.storage.phh.write import text_of

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
SEATS = ("Ann", "cpu:rookie", "cpu:regular", "cpu:random", "cpu:shark")
Fields = dict[str, Any]


@cache
def evening(game: str, hands: int, mode: Mode = Mode.CASH) -> tuple[str, ...]:
    """The hand files of an evening with every level, out of its book."""
    levels = SCHEDULES["turbo"] if mode is Mode.KNOCKOUT else None
    options = TableOptions(
        game, PRESETS[game], SEATS, 400, f"{game} follow", mode, levels, hands=hands
    )
    with TemporaryDirectory() as folder:
        return played(options, Path(folder))


def played(options: TableOptions, folder: Path) -> tuple[str, ...]:
    """The hand files of this evening; its book stays in the folder."""
    opened = open_book(folder / "book.sqlite3", NOON)
    assert opened.book
    laid = fresh(options, opened.book)
    host = Host(laid, Diary(folder / "diary"), CASES["knockout"])
    host.loop = laid.loop(host.people, host)
    asyncio.run(host.loop.play(options.hands))
    opened.book.close()
    with history(folder / "book.sqlite3") as past:
        return tuple(each.text for each in past.every_hand() if each.text)


def outcome(texts: tuple[str, ...], folder: Path) -> tuple[int, list[str]]:
    for number, text in enumerate(texts):
        (folder / f"hand-{number:03}.phh").write_text(text, encoding="utf-8")
    out = io.StringIO()
    code = verify_files([folder], out)
    return code, out.getvalue().splitlines()


def decisions_of_computers(texts: tuple[str, ...]) -> int:
    count = 0
    for text in texts:
        fields = tomllib.loads(text)
        computers = {f"p{each['player']}" for each in fields["_computers"]}
        said = (line.split()[:2] for line in fields["actions"])
        count += sum(who in computers and verb in {"f", "cc", "cbr", "sd"} for who, verb in said)
    return count


@pytest.mark.parametrize("game", PRESETS)
def test_every_decision_of_an_evening_follows_from_what_its_seat_could_see(
    game: str, tmp_path: Path
) -> None:
    texts = evening(game, 6)
    code, lines = outcome(texts, tmp_path)
    assert code == 0, lines
    count = decisions_of_computers(texts)
    assert f"{count} of {count} computer decisions follow from what the computer could see" in lines
    assert lines[-1] == f"{len(texts)} hands, 0 do not match"


@pytest.mark.parametrize(
    "seats", [("cpu:pro", "cpu:pro:vera"), ("cpu:pro", "cpu:pro:vera", "cpu:pro:otto")], ids=len
)
def test_what_a_pro_has_played_by_its_tables_follows_too(
    seats: tuple[str, ...], tmp_path: Path
) -> None:
    """Between two and three with ten big blinds each, where chance decides now and then."""
    rules = PRESETS["draw-holdem"]
    options = TableOptions("draw-holdem", rules, seats, 100, "pro follows", hands=8)
    texts = played(options, tmp_path)
    (tmp_path / "hands").mkdir()
    code, lines = outcome(texts, tmp_path / "hands")
    assert code == 0, lines
    count = decisions_of_computers(texts)
    assert count >= 3 * len(texts) > 0
    assert f"{count} of {count} computer decisions follow from what the computer could see" in lines


def test_a_knockout_says_what_its_players_knew_of_it(tmp_path: Path) -> None:
    texts = evening("draw-holdem", 7, Mode.KNOCKOUT)
    around = tomllib.loads(texts[-1])["_around"]
    assert around["mode"] == "knockout"
    assert around["button"] in {0, len(tomllib.loads(texts[-1])["players"])}
    assert around["level"] == 1 + (len(texts) - 1) // 5
    assert "_past" not in tomllib.loads(texts[0])
    assert len(tomllib.loads(texts[1])["_past"]) == len(SEATS)
    code, lines = outcome(texts, tmp_path)
    assert code == 0, lines


def test_a_computers_action_that_was_changed_is_refused(tmp_path: Path) -> None:
    fields, at = next(
        (fields, at)
        for fields in map(tomllib.loads, evening("draw-holdem", 6))
        for at, line in enumerate(fields["actions"])
        if line in {f"p{each['player']} f" for each in fields["_computers"]}
    )
    player = fields["actions"][at].split()[0]
    before = fields["actions"][:at]
    fields["actions"] = [*before, f"{player} cc"]
    del fields["finishing_stacks"]  # it ends mid-hand now, and every card so far fits
    code, lines = outcome((text_of(fields),), tmp_path)
    assert code == 1
    assert f"action {at + 1} '{player} cc'" in lines[0]
    assert "would not act like this given what it could see" in lines[0]
    assert lines[-1] == "1 hand, 1 does not match"


@pytest.mark.parametrize("game", PRESETS)
def test_no_bet_fold_or_swap_of_a_computer_can_be_changed(game: str) -> None:
    """Each of them, one after the other, is another; what came behind it is left out."""
    why = Counter[str]()
    for text in evening(game, 6)[:3]:
        fields = tomllib.loads(text)
        bots = {f"p{each['player']}" for each in fields["_computers"]}
        for at, line in enumerate(fields["actions"]):
            who, verb, *_more = line.split()
            other = {"f": "cc", "cc": "f", "cbr": "f", "sd": "sd"}.get(verb)
            if who in bots and other and line != f"{who} sd":
                why[_refused(fields, at, f"{who} {other}")] += 1
    assert why["computer_differs"] > 8  # the rules refuse the rest


def _refused(fields: Fields, at: int, said: str) -> str:
    cut = {name: value for name, value in fields.items() if name != "finishing_stacks"}
    cut["actions"] = [*fields["actions"][:at], said]
    with pytest.raises(HandFault) as refused:
        verified(Found(Path("hand.phh"), "", record_of(cut)))
    return refused.value.code


def test_an_edition_that_is_not_here_is_said_and_not_guessed(tmp_path: Path) -> None:
    texts = []
    for text in evening("draw-holdem", 6):
        fields = tomllib.loads(text)
        for each in fields["_computers"]:
            each["edition"] += 90 * (each["bot"] == "rookie")
        texts.append(text_of(fields))
    code, lines = outcome(tuple(texts), tmp_path)
    assert code == 0
    gone = [line for line in lines if "not checked" in line]
    assert len(gone) == 1
    assert "by rookie, edition 9" in gone[0]  # in the nineties, whichever it is today


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("_computers", [{"player": 99, "bot": "rookie", "edition": 1}]),
        ("_computers", [{"player": 1, "bot": 7, "edition": 1}]),
        ("_computers", [{"player": 1}]),
        ("_computers", "rookie"),
        ("_around", {"button": "here"}),
        ("_around", []),
        ("_past", [[1, 2]]),
        ("_past", [[1]] * 5),
        ("_past", 3),
    ],
)
def test_what_is_wrong_with_these_fields_is_a_sentence(
    field: str, value: object, tmp_path: Path
) -> None:
    fields = tomllib.loads(evening("draw-holdem", 6)[-1])
    fields[field] = value
    code, lines = outcome((text_of(fields),), tmp_path)
    assert code == 2, lines
    assert lines[-1] == "1 hand, 1 does not match"
