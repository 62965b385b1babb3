"""The book: what is written is what is read, by the game going on and by those who look back."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

import pytest
from commanded import commanded
from evenings import STEEP, Answers, table
from hypothesis import given
from hypothesis import strategies as st

from drawholdem_tui.cli.main import main
from drawholdem_tui.cli.recorded import check
from drawholdem_tui.cli.recorded import verify_files as verify
from drawholdem_tui.controller.bots import BotPlayer
from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.controller.ports import Played
from drawholdem_tui.engine.actions import (
    Action,
    Call,
    Check,
    Draw,
    Fold,
    Keep,
    RaiseTo,
    Swap,
    action_of,
    words_of,
)
from drawholdem_tui.engine.cards import FULL_DECK
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.events import CardSwapped, Event, HandShown
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.engine.shuffle import seal_of, shuffled
from drawholdem_tui.evening.bookkeeping import Bookkeeper
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.match.dealing import Dealing, HandResult
from drawholdem_tui.match.match import Match, new_match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.match.state import match_of, state_of
from drawholdem_tui.players.cpu.random_choice import RandomChoice, any_action
from drawholdem_tui.storage.book.faults import BookFault, Fault
from drawholdem_tui.storage.book.file import connect
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.opening import open_book
from drawholdem_tui.storage.book.pages import FinishedHand, OpenEvening, Pages
from drawholdem_tui.storage.book.rows import Standing
from drawholdem_tui.storage.book.schema import MIGRATIONS

pytestmark = pytest.mark.every_python

SECRET = bytes(range(32))


def secret_of(evening: str, hand: int) -> bytes:
    return sha256(f"{evening} {hand}".encode()).digest()


# Actions in words

CARDS = st.sampled_from(FULL_DECK)
ACTIONS = st.one_of(
    st.sampled_from([Fold(), Check(), Call(), Keep()]),
    st.integers(1, 10**15).map(RaiseTo),
    CARDS.map(Swap),
    st.lists(CARDS, max_size=5, unique=True).map(lambda given_up: Draw(tuple(given_up))),
)


@given(ACTIONS)
def test_an_action_is_the_same_behind_its_words(action: Action) -> None:
    assert action_of(words_of(action)) == action


@pytest.mark.parametrize("words", ["", "Fold", "raise", "raise x", "swap", "swap 1c", "keep 7c"])
def test_other_words_are_no_action(words: str, tmp_path: Path) -> None:
    with closing(Pages(connect(tmp_path / "book"))) as pages:
        evening = pages.begin(MOMENT, "x", standing())
        pages.deal(evening, standing(), 1, SECRET)
        pages.say(evening, 0, Fold())
        pages.connection.execute("UPDATE said SET action = ?", (words,))
        with pytest.raises(BookFault):
            pages.open_evening()


# A match as values


class Onlooker:
    """A host at a table of bots: whoever is broke buys in, some ask for overblinds, some go."""

    listens = False

    def __init__(self, seed: int, lively: bool = True) -> None:
        self.rng = Random(seed)
        self.lively = lively

    async def evening_is_over(self) -> None:
        """Nothing to look at."""

    async def between_hands(self, match: Match) -> bool:
        if match.mode is Mode.CASH:
            self._change(match)
        copy = match_of(json.loads(json.dumps(state_of(match))))
        assert state_of(copy) == state_of(match)
        assert copy == match
        if not match.over:
            twin = match_of(json.loads(json.dumps(state_of(match))))
            for _ in range(2):  # the same dealings, also the one behind the next
                dealing = copy.next_dealing()
                assert dealing == twin.next_dealing()
                self._play(copy, dealing)
                self._play(twin, dealing)
                assert copy == twin
                if copy.over:
                    break
        return True

    def _play(self, match: Match, dealing: Dealing) -> None:
        hand = Hand(dealing.rules, dealing.setup, SecretDeck(SECRET))
        rng = Random(dealing.number)
        while hand.decision is not None:
            hand.act(any_action(hand.decision, rng))
        match.finish(dealing, hand)

    def _change(self, match: Match) -> None:
        for chair, seat in enumerate(match.chairs):
            if seat.left:
                continue
            if not seat.stack:
                match.buy(chair, 100)
            if not self.lively:
                continue
            whose = match.next_overblind()
            if match.rules.swaps and whose and whose[0] == chair and self.rng.random() < 0.8:
                match.ask_for_overblind(chair)
            if self.rng.random() < 0.1:
                match.sit_out(chair)
            elif self.rng.random() < 0.5:
                match.sit_in(chair)
        if self.lively and self.rng.random() < 0.05:
            match.leave(self.rng.randrange(len(match.chairs)))

    def hand_begins(self, dealing: Dealing, seal: str) -> None: ...

    def happened(self, dealing: Dealing, events: Sequence[Event]) -> None: ...

    def player_failed(self, dealing: Dealing, seat: int, why: str) -> None: ...

    def hand_is_over(self, dealing: Dealing, result: HandResult) -> None: ...

    async def settled(self) -> None: ...


@pytest.mark.parametrize("game", PRESETS)
@pytest.mark.parametrize("mode", Mode)
def test_a_match_put_down_between_two_hands_goes_on_with_the_same_dealings(
    game: str, mode: Mode
) -> None:
    for seed in range(4):
        levels = STEEP if mode is Mode.KNOCKOUT else None
        match = new_match(PRESETS[game], list("ABCDE"), 100, mode, levels)
        match.draw_for_the_button(shuffled(b"%d" % seed))
        onlooker = Onlooker(seed)
        players = {chair: BotPlayer(RandomChoice()) for chair in range(5)}
        loop = Loop(match, players, onlooker, partial(secret_of, f"seed {seed}"))
        asyncio.run(loop.play(40))
        assert match.hands > 2, seed


@pytest.mark.parametrize("game", PRESETS)
def test_rules_survive_with_every_house_rule(game: str) -> None:
    match = new_match(replace(PRESETS[game], muck=False, ante=3), ["A", "B"], 50)
    assert match_of(json.loads(json.dumps(state_of(match)))).rules == match.rules


# Pages

MOMENT = "2026-11-21T19:00:00Z"


def standing(hands: int = 0) -> Standing:
    return Standing({"game": "x"}, {"hands": hands}, hands, (("Ann", 5, None), ("Ben", -5, 2)))


def finished(number: int) -> FinishedHand:
    return FinishedHand(
        number, MOMENT, "x", 2, 10, 0, False, f"hand {number}", ((0, "Ann", 5), (3, "Ben", -5))
    )  # fmt: skip


@pytest.fixture
def pages(tmp_path: Path) -> Iterator[Pages]:
    with closing(connect(tmp_path / "book.sqlite3")) as connection:
        yield Pages(connection)


def status(book: Path) -> list[str]:
    with history(book) as past:
        return [row.status for row in past.evenings()]


def test_the_hand_going_on_is_read_as_it_was_written(pages: Pages) -> None:
    assert pages.open_evening() is None
    evening = pages.begin(MOMENT, "x", standing())
    assert pages.open_evening() == OpenEvening(evening, MOMENT, standing(), None)
    pages.deal(evening, standing(), 1, SECRET)
    said: tuple[Action, ...] = (Keep(), Swap(FULL_DECK[3]), RaiseTo(20), Fold())
    for place, action in enumerate(said):
        pages.say(evening, place, action)
    found = pages.open_evening()
    assert found
    assert found.hand
    assert (found.hand.number, found.hand.secret, found.hand.actions) == (1, SECRET, said)


def test_a_finished_hand_is_no_longer_going_on(pages: Pages, tmp_path: Path) -> None:
    evening = pages.begin(MOMENT, "x", standing())
    pages.deal(evening, standing(), 1, SECRET)
    pages.say(evening, 0, Fold())
    pages.finish(evening, finished(1), standing(1))
    assert pages.open_evening() == OpenEvening(evening, MOMENT, standing(1), None, "hand 1")
    with history(tmp_path / "book.sqlite3") as past:
        (row,) = past.hands_of(evening)
        assert past.text(row.id) == "hand 1"
        assert past.nets(row.id) == [("Ann", 5), ("Ben", -5)]
        assert past.evenings()[0].results == standing().results


def test_a_hand_that_cannot_be_finished_is_still_going_on(pages: Pages) -> None:
    evening = pages.begin(MOMENT, "x", standing())
    pages.finish(evening, finished(1), standing(1))
    pages.deal(evening, standing(1), 2, SECRET)
    pages.say(evening, 0, Fold())
    before = pages.open_evening()
    with pytest.raises(sqlite3.IntegrityError):
        pages.finish(evening, finished(1), standing(2))
    assert pages.open_evening() == before


def test_only_one_evening_is_open(pages: Pages, tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite3"
    first = pages.begin(MOMENT, "x", standing())
    pages.deal(first, standing(), 1, SECRET)
    pages.say(first, 0, Fold())
    second = pages.begin(MOMENT, "x", standing())
    assert status(book) == ["open", "aside"]
    assert pages.take_up(first)
    assert status(book) == ["aside", "open"]
    found = pages.open_evening()
    assert found
    assert found.hand
    assert (found.id, found.hand.actions) == (first, (Fold(),))
    pages.end(first, MOMENT, standing(1))
    assert status(book) == ["aside", "over"]
    assert pages.open_evening() is None
    assert not pages.take_up(first)  # what is over is over
    assert not pages.take_up(99)
    assert pages.take_up(second)
    pages.put_aside()
    assert status(book) == ["aside", "over"]


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE dealt SET secret = zeroblob(32)",
        "UPDATE dealt SET number = 2",
        "UPDATE said SET action = 'call' WHERE place = 1",
        "DELETE FROM said WHERE place = 0",
        "UPDATE said SET place = 5 WHERE place = 1",
        "UPDATE evening SET state = '{}'",
        "UPDATE evening SET laid = '{}'",
        "UPDATE evening SET hands = 7",
    ],
)
def test_what_is_not_as_it_was_written_is_damage(change: str, pages: Pages) -> None:
    evening = pages.begin(MOMENT, "x", standing())
    pages.deal(evening, standing(), 1, SECRET)
    pages.say(evening, 0, Check())
    pages.say(evening, 1, Fold())
    pages.connection.execute(change)
    with pytest.raises(BookFault) as caught:
        pages.open_evening()
    assert caught.value.fault is Fault.DAMAGED


def test_every_commit_is_flushed_to_the_disk(pages: Pages) -> None:
    asked = [
        pages.connection.execute(f"PRAGMA {what}").fetchone()[0]
        for what in ("synchronous", "journal_mode")
    ]
    assert asked == [2, "wal"]


# Versions

NOTES = "ALTER TABLE hand ADD COLUMN note TEXT"
LATER = (*MIGRATIONS, f"{NOTES};\nCREATE INDEX hand_note ON hand (note);\n")
HALF_DONE = (*MIGRATIONS, f"{NOTES};\nCREATE INDEX wrong ON nothing (x);\n")


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as book:
        return int(book.execute("PRAGMA user_version").fetchone()[0])


def test_an_older_book_is_brought_up_to_date_with_all_that_is_in_it(tmp_path: Path) -> None:
    path = tmp_path / "book"
    with closing(Pages(connect(path))) as pages:
        pages.finish(pages.begin(MOMENT, "x", standing()), finished(1), standing(1))
        before = pages.open_evening()
    with closing(connect(path, LATER)) as later:
        assert later.execute("SELECT phh, note FROM hand").fetchall() == [("hand 1", None)]
        assert Pages(later).open_evening() == before
    assert version(path) == len(LATER)
    with pytest.raises(BookFault) as caught:
        connect(path)
    assert caught.value.fault is Fault.NEWER


def test_a_migration_that_fails_has_not_been(tmp_path: Path) -> None:
    path = tmp_path / "book"
    with closing(Pages(connect(path))) as pages:
        pages.finish(pages.begin(MOMENT, "x", standing()), finished(1), standing(1))
    with pytest.raises(BookFault):
        connect(path, HALF_DONE)
    assert version(path) == len(MIGRATIONS)
    with closing(Pages(connect(path))) as pages:
        assert pages.open_evening()


@pytest.mark.parametrize("kind", ["text", "folder", "another program's", "version 0", "odd tables"])
def test_what_is_no_book_is_not_opened(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "book"
    faults = {"version 0": Fault.DAMAGED, "odd tables": Fault.DAMAGED}
    if kind == "text":
        path.write_text("Dear diary,")
    elif kind == "folder":
        path.mkdir()
    else:
        if kind != "another program's":
            connect(path).close()
        with closing(sqlite3.connect(path)) as other:
            if kind == "version 0":
                other.execute("PRAGMA user_version = 0")
            else:
                other.execute("CREATE TABLE cats (name TEXT)")
    with pytest.raises(BookFault) as caught:
        connect(path)
    assert caught.value.fault is faults.get(kind, Fault.FOREIGN)


def test_an_empty_file_is_a_book_not_yet_begun(tmp_path: Path) -> None:
    path = tmp_path / "book.sqlite3"
    path.touch()
    assert commanded(tmp_path, "history") == (0, "Nothing has been played yet.\n", "")
    with closing(Pages(connect(path))) as pages:
        assert pages.open_evening() is None
    assert commanded(tmp_path, "history") == (0, "Nothing has been played yet.\n", "")


# The past


class Scribe(Bookkeeper):
    """Counts by hand what it has written."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.hands: list[tuple[int, int, int, bool, dict[str, int]]] = []

    def hand_is_over(self, match: Match, played: Played) -> None:
        super().hand_is_over(match, played)
        dealing, hand, secret, _in_the_open = played
        nets = {
            match.chairs[chair].name: after - before
            for chair, after, before in zip(
                dealing.chairs, hand.stacks, hand.setup.stacks, strict=True
            )
        }
        events = hand.events
        self.hands.append(
            (
                dealing.number,
                len(dealing.chairs),
                sum(isinstance(event, CardSwapped) for event in events),
                any(isinstance(event, HandShown) for event in events),
                nets,
            )
        )
        assert seal_of(secret)


def written(folder: Path) -> dict[int, Scribe]:
    """An evening of each preset, a knockout, and one put aside in mid-hand."""
    book = folder / "book.sqlite3"
    scribes = {}
    for number, game in enumerate((*PRESETS, "knockout"), start=1):
        rules = PRESETS.get(game, PRESETS["draw-holdem"])
        mode = Mode.KNOCKOUT if game == "knockout" else Mode.CASH
        levels = STEEP if game == "knockout" else None
        match = new_match(rules, ["Ann", "Ben", f"C{number}"], 100, mode, levels)
        match.draw_for_the_button(shuffled(game.encode()))
        with sit_down(book, afresh=True) as opened:
            assert opened.book
            scribe = Scribe(opened.book, {"game": game})
            scribe.begins(match)
            players = {chair: BotPlayer(RandomChoice()) for chair in range(3)}
            host = Onlooker(number, lively=False)
            loop = Loop(match, players, host, partial(secret_of, game), keeper=scribe)
            asyncio.run(loop.play(12))
        scribes[number] = scribe
    with sit_down(book, afresh=True) as opened:
        out = io.StringIO()
        play(table("draw-holdem", stack=2_000), io.StringIO("check\ncall\n"), out, opened=opened)
    return scribes


@cache
def a_long_book() -> tuple[bytes, dict[int, Scribe]]:
    with TemporaryDirectory() as folder:
        scribes = written(Path(folder))
        return (Path(folder) / "book.sqlite3").read_bytes(), scribes


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "book.sqlite3"
    path.write_bytes(a_long_book()[0])
    return path


def test_history_says_what_counting_by_hand_says(book: Path) -> None:
    counted = {
        (evening, hand[0]): hand
        for evening, scribe in a_long_book()[1].items()
        for hand in scribe.hands
    }
    with history(book) as past:
        every = [row for evening in past.evenings() for row in past.hands_of(evening.id)]
        assert {(row.evening, row.number) for row in every} == counted.keys()
        for row in every:
            players, swaps, showdown, nets = counted[row.evening, row.number][1:]
            assert (row.players, row.swaps, row.showdown) == (players, swaps, showdown)
            assert dict(past.nets(row.id)) == nets
        for evening, scribe in a_long_book()[1].items():
            assert [row.number for row in past.hands_of(evening)] == [h[0] for h in scribe.hands]


def test_every_question_is_answered_from_an_index(book: Path) -> None:
    asked: list[str] = []
    with history(book) as past:
        past._connection.set_trace_callback(asked.append)
        past.hands_of(1)
        past.nets(1)
        past.text(1)
        past._connection.set_trace_callback(None)
        assert len(asked) == 3
        for question in asked:
            plan = past._connection.execute(f"EXPLAIN QUERY PLAN {question}").fetchall()
            steps = [str(step[-1]) for step in plan]
            assert all("USING" in step for step in steps), (question, steps)


def test_what_somebody_changed_in_a_hands_text_is_seen(book: Path) -> None:
    with closing(sqlite3.connect(book)) as other:
        other.execute("UPDATE hand SET phh = replace(phh, 'NDH', 'NT') WHERE id = 1")
        other.commit()
    with pytest.raises(BookFault), history(book) as past:
        past.text(1)


# On the command line


def test_every_exported_hand_can_be_played_again_and_its_deck_checked(
    book: Path, tmp_path: Path
) -> None:
    hands = sum(len(scribe.hands) for scribe in a_long_book()[1].values())
    out = tmp_path / "out"
    assert commanded(tmp_path, "export", "--out", str(out)) == (
        0, f"{hands} hands written to {out}\n", ""
    )  # fmt: skip
    files = sorted(out.rglob("*"))
    assert sum(file.is_file() for file in files) == hands
    assert not (out / "evening-6").exists()  # its hand is going on
    said = io.StringIO()
    assert check([out], said) == 0
    assert said.getvalue().startswith(f"{hands} hands, 0 bad")
    said = io.StringIO()
    assert verify([out], said) == 0
    assert said.getvalue().endswith(f"{hands} hands, 0 do not match\n")


def test_one_evening_alone_is_exported(book: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert commanded(tmp_path, "export", "--evening", "2", "--out", str(out))[0] == 0
    assert [folder.name for folder in out.iterdir()] == ["evening-2"]
    names = [f"hand-{hand[0]:04}.phh" for hand in a_long_book()[1][2].hands]
    assert sorted(file.name for file in out.rglob("*.phh")) == names


def test_the_csv_has_a_line_for_each_player_of_each_hand(book: Path, tmp_path: Path) -> None:
    assert commanded(tmp_path, "export", "--format", "csv", "--out", str(tmp_path / "o"))[0] == 0
    with (tmp_path / "o" / "hands.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    found = Counter(
        (int(row["evening"]), int(row["hand"]), row["name"], int(row["net"])) for row in rows
    )
    assert found == Counter(
        (evening, hand[0], name, net)
        for evening, scribe in a_long_book()[1].items()
        for hand in scribe.hands
        for name, net in hand[-1].items()
    )


def test_history_has_a_line_an_evening(book: Path, tmp_path: Path) -> None:
    code, told, error = commanded(tmp_path, "history")
    lines = told.splitlines()
    assert (code, error, len(lines)) == (0, "", 6)
    assert [line.partition(".")[0] for line in lines] == list("654321")
    assert "still open: play continues it" in lines[0]
    assert all(", finished: " in line for line in lines[1:])


@pytest.mark.parametrize("behind", [True, False])
def test_paths_are_in_the_folder_named_before_or_behind_the_command(
    behind: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "ein Ordner ♠"
    where = ["--data-dir", str(folder)]
    assert main(["paths", *where] if behind else [*where, "paths"]) == 0
    told = capsys.readouterr().out
    assert f"book: {folder / 'book.sqlite3'}" in told
    assert not folder.exists()  # saying where makes nothing


@pytest.mark.parametrize(
    "arguments",
    [
        ["export", "--evening", "99"],
        ["export", "--evening", "x"],
        ["export", "--format", "pdf"],
        ["export", "--out", "/proc/none"],
        ["history", "more"],
        ["paths", "--nonsense"],
        ["play", "--plain", "--evening", "99"],
        ["play", "--plain", "--evening", "1"],  # over
        ["play", "--plain", "--evening", "0"],
    ],
)
def test_what_cannot_be_followed_is_one_line(
    arguments: list[str], book: Path, tmp_path: Path
) -> None:
    code, told, error = commanded(tmp_path, *arguments)
    assert (code, told, error.count("\n")) == (2, "", 1)
    assert error.startswith("drawholdem: ")
    assert status(book)[0] == "open"  # and the evening going on still goes on


def test_without_a_book_there_is_no_past(tmp_path: Path) -> None:
    assert commanded(tmp_path, "history") == (0, "Nothing has been played yet.\n", "")
    code, told, error = commanded(tmp_path, "export", "--out", str(tmp_path / "out"))
    assert (code, told, error.count("\n")) == (2, "", 1)
    assert list(tmp_path.iterdir()) == []


# Evenings taken up again


def sits(book: Path, said: str, **options: Any) -> str:
    out = io.StringIO()
    laid = table("draw-holdem", stack=2_000).but(**options)
    with sit_down(book, afresh=False) as opened:
        play(laid, io.StringIO(said), out, opened=opened)
    return out.getvalue()


@pytest.mark.parametrize(
    "error",
    [
        KeyError("newrule"),
        TypeError("Rules.__init__() got an unexpected keyword argument 'newrule'"),
        ValueError("'newrule' is not a valid Overblind"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_evening_that_is_not_understood_is_told_of_in_words_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def unknown(_fields: object) -> None:
        raise error

    book = tmp_path / "book.sqlite3"
    sits(book, "")
    with monkeypatch.context() as patch:
        patch.setattr("drawholdem_tui.evening.taken_up.laid_of", unknown)
        said = sits(book, "")
    assert "cannot be resumed (" in said
    assert "this version of the program" in said
    for speech in (type(error).__name__, "__init__", "argument", "valid"):
        assert speech not in said
    assert status(book) == ["open", "aside"]


def test_a_bot_that_is_gone_keeps_the_evening_in_the_history(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "gonebot.py").write_text(
        "from drawholdem_tui.controller.loop import least_action\n"
        "class Meek:\n"
        "    def decide(self, view, decision, rng):\n"
        "        return least_action(decision)\n"
    )
    book = tmp_path / "book.sqlite3"
    with monkeypatch.context() as patch:
        patch.syspath_prepend(tmp_path)
        sits(book, "", seats=("You", "cpu:gonebot:Meek"))
    said = sits(book, "")
    assert "cannot be resumed (cpu:gonebot:Meek cannot be loaded" in said
    assert "Hand 1," in said
    assert status(book) == ["open", "aside"]


def test_a_number_of_hands_counts_from_the_first_of_the_evening(tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite3"
    seats = ("You", "cpu", "cpu")
    assert "After one hand:" in sits(book, "keep\nfold\n", seats=seats, hands=1)
    assert status(book) == ["over"]
    assert "Hand 1," in sits(book, "", seats=seats)
    assert "After 3 hands:" in sits(book, "keep\nfold\n\n" * 9, hands=3)
    assert status(book) == ["over", "over"]


def test_new_said_at_the_table_ends_this_evening_and_begins_another(tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite3"
    sits(book, "", seats=("You", "cpu", "cpu"))
    said = sits(book, "keep\nfold\nnew\n", seats=("You", "cpu"))
    assert said.count("Hand 1,") == 2
    assert status(book) == ["open", "over"]


def test_a_knockout_is_taken_up_at_its_last_hand(tmp_path: Path) -> None:
    """Interrupted at every question of it."""
    whole = io.StringIO()
    laid = table("draw-holdem", "Ann,cpu,cpu:random", 60).but(mode=Mode.KNOCKOUT, levels=STEEP)
    answers = Answers(whole, seed=6)
    with sit_down(tmp_path / "whole" / "book.sqlite3", afresh=False) as opened:
        play(laid, answers, whole, opened=opened)
    book = tmp_path / "broken" / "book.sqlite3"
    last = ""
    for said in answers.said:
        last = ""
        out = io.StringIO()
        with sit_down(book, afresh=False) as opened:
            play(laid, io.StringIO(f"{said}\n"), out, opened=opened)
        last = out.getvalue()
    summary = whole.getvalue()[whole.getvalue().rindex("After ") :]
    assert last.endswith(summary)
    assert status(book) == ["over"]


def test_the_moment_of_the_book_is_in_utc() -> None:
    from drawholdem_tui.storage.book.pages import now

    assert datetime.fromisoformat(now()).tzinfo == UTC


def test_a_closed_book_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Who leaves a drill closes it; the next spot may just have been thought of, aside."""
    book = open_book(tmp_path / "book.sqlite3", datetime(2026, 11, 21, tzinfo=UTC)).book
    assert book is not None
    book.close()
    told: list[str] = []

    def late() -> None:
        book.write_now(lambda _pages: told.append("written"))
        book.look_now()
        assert book.open_evening() is None
        asyncio.run(book.written())
        told.append("went on")

    thinks = Thread(target=late, daemon=True)
    thinks.start()
    thinks.join(20)
    assert told == ["went on"]


def test_a_write_makes_no_path_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred a hand would be gaps in Python's table of names, and memory in steps."""
    book = open_book(tmp_path / "book.sqlite3", datetime(2026, 11, 21, tzinfo=UTC)).book
    assert book is not None
    book.write_now(lambda _pages: None)
    made: list[object] = []
    make = Path.__new__

    def counted(cls: type[Path], *parts: str, **options: object) -> Path:
        made.append(parts)
        return make(cls, *parts, **options)

    monkeypatch.setattr(Path, "__new__", counted)
    for _ in range(10):
        book.write_now(lambda _pages: None)
    monkeypatch.undo()
    book.close()
    assert made == []
