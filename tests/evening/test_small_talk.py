"""What regulars of the house say, and what is noted of everybody: in public, in measure."""

from __future__ import annotations

import io
import re
from itertools import pairwise
from pathlib import Path

import pytest
from evenings import Answers, evening, table

from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.past import COUNTED, Past
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.evening.company import SmallTalk, notes_of
from drawholdem_tui.evening.evening import Evening, fresh
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.match.dealing import HandResult
from drawholdem_tui.players.cast import CAST
from drawholdem_tui.words.advice.notes import ENOUGH, notes_on
from drawholdem_tui.words.table.cast import Occasion, bio, line_of, lines_of


def laid() -> Evening:
    return fresh(table("draw-holdem", seats="Ann,cpu:rookie:vera,cpu:regular:hugo"), None)


def test_everybody_in_the_cast_has_a_bio_and_lines_of_their_own() -> None:
    lines = [
        line_of(each, each.capitalize(), occasion, number)
        for each in CAST
        for occasion in Occasion
        for number in range(lines_of(each, occasion))
    ]
    lines += [bio(each) for each in CAST]
    assert len(set(lines)) == len(lines) == 11 * len(CAST)


def first_line(seed: str) -> str | None:
    at = fresh(table("draw-holdem", seats="Ann,cpu:rookie:vera", seed=seed), None)
    talk = SmallTalk(at)
    at.match.hands = 1
    return talk.after(HandResult({}, ()))


def test_the_same_seed_says_the_same_and_others_something_else() -> None:
    assert first_line("a") == first_line("a")
    assert len({first_line(f"{number}") for number in range(40)}) == 4


def test_from_one_evening_of_a_book_to_the_next_somebody_says_something_else(
    tmp_path: Path,
) -> None:
    said = list[str | None]()
    with sit_down(tmp_path / "book.sqlite3") as opened:
        for number in range(1, 5):
            laid = table("draw-holdem", seats="Ann,cpu:rookie:vera", seed=None)
            at = fresh(laid, opened.book)
            assert at.keeper is not None
            at.keeper.evening = number
            talk = SmallTalk(at)
            at.match.hands = 1
            said.append(talk.after(HandResult({}, ())))
    assert len(set(said)) == 4


def test_at_most_one_hand_in_four_has_a_line_and_none_comes_twice() -> None:
    at = laid()
    talk = SmallTalk(at)
    said: dict[int, str] = {}
    for hand in range(1, 200):
        at.match.hands = hand
        winner = 1 + hand % 2
        result = HandResult({winner: 400, 3 - winner: -400}, ())
        at.match.chairs[1].stack = 0 if hand > 100 else 100
        at.match.chairs[2].stack = 0 if hand > 100 else 100
        if line := talk.after(result):
            said[hand] = line
    hands = list(said)
    assert len(said) == 2 * (3 + 3)
    assert all(later - earlier >= 4 for earlier, later in pairwise(hands))
    assert len(set(said.values())) == len(said)
    assert all(line.startswith(("Vera: ", "Hugo: ")) for line in said.values())


def test_an_evening_taken_up_again_is_silent_rather_than_say_something_twice() -> None:
    at = laid()
    at.match.hands = 7
    talk = SmallTalk(at)
    at.match.hands = 8
    assert talk.after(HandResult({1: 900}, ())) is None


def test_the_lines_are_heard_at_a_table_in_text_unless_they_are_turned_off() -> None:
    seats = "Ann,cpu:rookie:otto,cpu:rookie:hugo"
    out = io.StringIO()
    told = evening("draw-holdem", Answers(out, 1), out, seats=seats, seed="talk")
    assert re.search("^(Otto|Hugo): \u201c", told, re.MULTILINE)
    silent = io.StringIO()
    laid = table("draw-holdem", seats=seats, seed="talk")
    play(laid.but(hands=3), Answers(silent, 1), silent, small_talk=False)
    assert "\u201c" not in silent.getvalue()


def past(hands: int, *, call: int = 0, bet: int = 0) -> Past:
    acts = [[0] * len(COUNTED) for _ in Street]
    acts[0][COUNTED.index(SaidKind.CALL)] = call
    acts[0][COUNTED.index(SaidKind.BET)] = bet
    return Past(hands, acts=tuple(map(tuple, acts)))


@pytest.mark.parametrize(
    ("seen", "note"),
    [
        (Past(ENOUGH - 1), "Too early to say: 7 hands so far."),
        (Past(20, entered=12), "Vera plays more than half of the hands."),
        (Past(20, entered=2), "Vera plays fewer than one hand in five."),
        (Past(20, entered=8), "Vera has not paid for a swap yet."),
        (Past(20, paid_swaps=3), "Vera has paid for 3 swaps in 20 hands."),
        (past(20, call=9, bet=1), "Vera calls and hardly ever raises."),
        (Past(20, showdowns=3, won_showdowns=3), "Vera has won every showdown."),
    ],
)
def test_notes_are_what_everybody_could_have_counted(seen: Past, note: str) -> None:
    assert note in notes_on("Vera", seen, swaps=True)


def test_notes_are_of_the_others_and_say_who_is_a_regular_of_the_house() -> None:
    lines = notes_of(laid())
    assert lines[0] == "Vera"
    assert lines[1].strip() == bio("vera")
    assert "Ann" not in lines
