"""What nobody at the table saw stays so, as long as the evening goes on."""

from __future__ import annotations

import io
import json
import re
import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path

import pytest
from evenings import Answers, table
from random_hands import random_hand

from drawholdem_tui.cli.main import main
from drawholdem_tui.cli.recorded import check
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.events import Event, HandShown
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.past.seen import of_files
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.storage.phh.faults import FileFault, HandFault
from drawholdem_tui.storage.phh.fields import record_of
from drawholdem_tui.storage.phh.replay import replay as play_again
from drawholdem_tui.storage.phh.report import report_of
from drawholdem_tui.storage.phh.unseen import held_back
from drawholdem_tui.storage.phh.write import document_of

CARD = re.compile("[2-9TJQKA][cdhs]")


def goes_on(folder: Path, hands: int = 4, *, afresh: bool = False, over: bool = False) -> str:
    """An evening of computers with a person, left in mid-evening after so many hands."""
    out = io.StringIO()
    laid = table("draw-holdem", seats="Ann,cpu,cpu:random", stack=2_000).but(hands=hands)
    if not over:
        laid = laid.but(hands=None)
    with sit_down(folder / "book.sqlite3", afresh=afresh) as opened:
        answers = Answers(out, 3)
        play(laid, answers if over else _For(answers, out, hands), out, opened=opened)
    return out.getvalue()


class _For(io.StringIO):
    """Answers until so many hands have been played, and then quits."""

    def __init__(self, answers: io.StringIO, out: io.StringIO, hands: int) -> None:
        super().__init__()
        self._answers, self._out, self._hands = answers, out, hands

    def readline(self, *_: object) -> str:  # type: ignore[override]
        played = self._out.getvalue().count("Net:")
        return "" if played >= self._hands else self._answers.readline()

    def isatty(self) -> bool:
        return False


def exported(folder: Path, *options: str) -> list[str]:
    out = folder / "out"
    assert main(["export", "--data-dir", str(folder), "--out", str(out), *options]) == 0
    return [file.read_text(encoding="utf-8") for file in sorted(out.rglob("*.phh"))]


def seen(hand: Hand) -> set[Card]:
    """Whatever lay open at some time."""
    return {Card(int(card)) for event in hand.events for card in _cards_in(event.seen_by(None))}


def _cards_in(value: object) -> set[Card]:
    if isinstance(value, Card):
        return {value}
    if isinstance(value, Event):
        return _cards_in(tuple(value.fields().values()))
    if isinstance(value, tuple):
        return set().union(*map(_cards_in, value))
    return set()


def test_an_export_of_an_evening_that_goes_on_tells_what_the_table_saw(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = goes_on(tmp_path)
    texts = exported(tmp_path)
    assert len(texts) == 4
    assert "left out" in capsys.readouterr().out
    for text in texts:
        assert "_seed" not in text
        assert "_commit" in text
        assert "????" in text
        open_cards = set(CARD.findall(told))
        assert set(CARD.findall(text.replace("_commit", ""))) - _hex(text) <= open_cards


def _hex(text: str) -> set[str]:
    """What looks like a card in a seal."""
    return set(CARD.findall("".join(re.findall(r'_commit = "(.*)"', text))))


def test_it_tells_everything_when_it_is_over(tmp_path: Path) -> None:
    goes_on(tmp_path, over=True)
    for text in exported(tmp_path):
        assert "_seed" in text
        assert "??" not in text


def test_one_put_aside_can_be_taken_up_again_and_is_held_back_too(tmp_path: Path) -> None:
    goes_on(tmp_path)
    goes_on(tmp_path, afresh=True)
    assert all("????" in text for text in exported(tmp_path, "--evening", "1"))


def test_who_asks_for_all_gets_it_and_the_table_is_told_once(tmp_path: Path) -> None:
    goes_on(tmp_path)
    assert all("_seed" in text for text in exported(tmp_path, "--unseen"))
    sentence = "The unseen cards"
    assert goes_on(tmp_path, hands=2).count(sentence) == 1
    assert goes_on(tmp_path, hands=1).count(sentence) == 0


def test_a_replay_shows_no_more_than_the_table_saw_however_a_file_was_got(tmp_path: Path) -> None:
    """While the evening goes on; when it is over, all of it."""
    goes_on(tmp_path)
    assert all("_seed" in text for text in exported(tmp_path, "--unseen"))
    book, files = tmp_path / "book.sqlite3", [tmp_path / "out"]
    shelf = Shelf(files, of_files(book))
    for number in range(len(shelf)):
        fields = shelf.take(number).found.fields
        assert "_seed" not in fields
        assert any("????" in str(action) for action in fields["actions"])
    elsewhere = Shelf(files, of_files(tmp_path / "no-book"))
    assert all("_seed" in elsewhere.take(each).found.fields for each in range(len(elsewhere)))


def test_a_table_is_told_while_it_plays(tmp_path: Path) -> None:
    """The program that plays has the book for itself, and is asked from another one."""
    out = io.StringIO()
    asked: list[list[str]] = []

    class Asks(_For):
        def readline(self, *_: object) -> str:  # type: ignore[override]
            if out.getvalue().count("Net:") == 2 and not asked:
                asked.append(exported(tmp_path, "--unseen"))
            return super().readline()

    laid = table("draw-holdem", seats="Ann,cpu,cpu:random", stack=2_000)
    with sit_down(tmp_path / "book.sqlite3") as opened:
        play(laid, Asks(Answers(out, 3), out, 4), out, opened=opened)
    hands = out.getvalue().split("\nHand ")
    told = [number for number, text in enumerate(hands) if "The unseen cards" in text]
    assert told == [3]
    assert len(asked[0]) == 2


def test_without_room_for_the_note_nothing_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    goes_on(tmp_path)

    def refuses(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "touch", refuses)
    out = tmp_path / "out"
    arguments = ["export", "--unseen", "--data-dir", str(tmp_path), "--out", str(out)]
    assert main(arguments) == 2
    assert "No space left" in capsys.readouterr().err
    assert not list(out.rglob("*.phh"))


# Playing again without them


@pytest.mark.parametrize("game", PRESETS)
def test_a_hand_is_played_again_without_what_nobody_saw(game: str) -> None:
    """Every hand ends as it did, or is said to depend on cards that the file does not tell."""
    whole = untold = 0
    for seed in range(60):
        hand = random_hand(seed, preset=PRESETS[game])
        fields = held_back(document_of(hand))
        try:
            again = play_again(record_of(fields))
        except HandFault as fault:
            assert fault.code == "unseen_cards", (seed, fault.code)  # noqa: PT017
            untold += 1
            continue
        whole += 1
        assert again.hand is not None
        assert again.hand.stacks == hand.stacks
        shown = {e.seat: set(e.cards) for e in hand.events if isinstance(e, HandShown)}
        assert {
            e.seat: set(e.cards) for e in again.hand.events if isinstance(e, HandShown)
        } == shown
        report = json.dumps(report_of("x", "", again)["events"])
        assert set(CARD.findall(report)) <= {str(card) for card in seen(hand)} | {
            card for cards in shown.values() for card in map(str, cards)
        }
    assert whole > 40, (whole, untold)


@pytest.mark.parametrize("damaged", [7, [7], [{}], [{"player": 1}], {"player": 1, "cards": "As"}])
def test_openers_that_are_no_rows_any_more_are_said_to_be_damaged(damaged: object) -> None:
    fields = document_of(random_hand(1, preset=PRESETS["draw-poker"])) | {"_openers": damaged}
    with pytest.raises(FileFault) as fault:
        held_back(fields)
    assert fault.value.code in ("opener_row", "field_not_list")


@pytest.mark.parametrize("fields", [{}, {"actions": 7}])
def test_without_its_actions_a_hand_is_damaged(fields: dict[str, object]) -> None:
    with pytest.raises(FileFault):
        held_back(fields)


def test_what_the_file_tells_stays_as_it_is() -> None:
    shown = 0
    for seed in range(40):
        hand = random_hand(seed)
        fields = held_back(document_of(hand))
        for event in hand.events:
            if isinstance(event, HandShown):
                cards = "".join(map(str, hand.view(event.seat).own_cards))
                assert f"d dh p{event.seat + 1} {cards}" in fields["actions"]
                shown += 1
    assert shown


UNKNOWN = """
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [5, 10]
min_bet = 10
starting_stacks = [100, 100]
actions = [
    "d dh p1 ????", "d dh p2 ????", "p2 cc", "p1 cc", "d db 2c3d4h", "p1 cc", "p2 cc",
    "d db 5s", "p1 cc", "p2 cc", "d db 9c", "p1 cc", "p2 cc",
]
"""


def test_where_the_cards_decide_it_is_said_that_nobody_can_tell() -> None:
    with pytest.raises(HandFault) as refused:
        play_again(record_of(tomllib.loads(UNKNOWN)))
    assert refused.value.code == "unseen_cards"


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ('"p2 cc", "p1 cc", "d db 2c3d4h"', '"p1 cc", "p1 cc", "d db 2c3d4h"', "p2's turn"),
        ("2c3d4h", "2c2c4h", "2c"),
        ("????", "???", "action"),
        ("d dh p1 ????", "d dh p1 ??????", "2 cards"),
    ],
)
def test_what_is_wrong_with_such_a_file_is_still_found(
    before: str, after: str, why: str, tmp_path: Path
) -> None:
    file = tmp_path / "x.phh"
    file.write_text(UNKNOWN.replace(before, after, 1))
    out = io.StringIO()
    assert check([file], out) == 1
    assert why in out.getvalue()
    assert "??" in out.getvalue() or before != "d dh p1 ????"


def test_a_secret_beside_cards_that_nobody_saw_is_not_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = random_hand(1)
    fields = held_back(document_of(hand)) | {"_commit": "0" * 64, "_seed": "0" * 64}
    file = tmp_path / "x.jsonl"
    file.write_text(json.dumps(fields))
    assert main(["verify", str(file)]) == 1
    assert "unseen cards" in capsys.readouterr().out


# A hand that was taken up again


def test_a_hand_taken_up_again_says_how_often_in_the_log_and_in_its_file(tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite3"
    laid = table("draw-holdem", seats="Ann,cpu,cpu:random", stack=2_000)

    def sits(*said: str) -> str:
        out = io.StringIO()
        with sit_down(book) as opened:
            play(laid, io.StringIO("".join(f"{each}\n" for each in said)), out, opened=opened)
        return out.getvalue()

    assert "interrupted and resumed" not in sits()
    assert "resumed once." in sits()
    assert "resumed twice." in sits("keep", *["fold"] * 6)
    assert "interrupted and resumed" not in sits("next", "keep", *["fold"] * 6, "next")
    with closing(sqlite3.connect(book)) as pages:
        texts = [text for (text,) in pages.execute("SELECT phh FROM hand ORDER BY number")]
    assert "_taken_up = 2\n" in texts[0]
    assert all("_taken_up" not in text for text in texts[1:])
