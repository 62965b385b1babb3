"""Statistics: equal to what somebody counts who has nothing but the files, told with what they
mean, and not told of too few."""

from __future__ import annotations

import csv
import json
import signal
import sqlite3
import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from at_a_real_table import found, kept
from commanded import commanded
from counted_from_files import counted, pots_won
from played_evenings import THREE, evening_played, three_evenings
from random_hands import random_hand
from rich.cells import cell_len

from drawholdem_tui.cli import stats
from drawholdem_tui.cli.heavy.work import Progress
from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.events import PotAwarded
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.past.hands import Played, fields_in, finished, played_again
from drawholdem_tui.past.statistics.counting import SWAP_STREETS, Counts, counts_of
from drawholdem_tui.past.statistics.evening_counted import (
    BigPot,
    Dealt,
    EveningCounted,
    _biggest,
    went_over,
)
from drawholdem_tui.past.statistics.evenings_read import EveningRead, evenings_read, weighing
from drawholdem_tui.past.statistics.figures import (
    FEWEST,
    Purchase,
    every_swap,
    extremes,
    figures,
    per_hundred,
    points,
    purchases,
)
from drawholdem_tui.past.statistics.in_words import (
    cells,
    evening_lines,
    first_instead,
    statistics_lines,
)
from drawholdem_tui.past.statistics.totals import season, together
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.rows import KeptHand
from drawholdem_tui.storage.phh.write import text_of
from drawholdem_tui.words.language import choose
from drawholdem_tui.words.past.luck import LuckTold, who_played_best, who_ran_best


def as_counted_by_hand(counts: Counts) -> Counter[str]:
    """Under the names of whoever counts from files; nothing is as good as none."""
    found = Counter(
        {
            name: getattr(counts, name)
            for name in (
                "hands", "net", "entered", "raised", "faced", "reraised", "pushed", "called",
                "flops", "showdowns", "won_showdowns", "paid", "swapped_hands",
                "swapped_and_folded", "draws", "drawn",
            )
        }
    )  # fmt: skip
    for at, street in enumerate(SWAP_STREETS):
        found[f"asked {street.value}"] = counts.asked[at]
        found[f"swapped {street.value}"] = counts.swapped[at]
    return found


def the_same(folder: Path) -> int:
    """Whether files and book are counted alike; how many hands that were."""
    code, said, wrong = commanded(folder, "export", "--out", str(folder / "out"), "--unseen")
    assert (code, wrong) == (0, ""), said
    files = sorted((folder / "out").rglob("*.phh"))
    by_hand = counted(files)
    for each in by_hand.values():
        del each["reraising"]
    shared_out, odd = divmod(-sum(each["net"] for each in by_hand.values()), len(by_hand))
    assert not odd
    for each in by_hand.values():
        each["net"] += shared_out  # DP-5: the pot of a last hand that was passed in
    found = {
        each.player.name: as_counted_by_hand(each.counts)
        for each in together(evenings_read(folder / "book.sqlite3"))
    }
    assert found.keys() == by_hand.keys()
    for name, counts in found.items():
        assert counts == by_hand[name], name  # a Counter takes nothing for none
    won = pots_won(files)
    for who in together(evenings_read(folder / "book.sqlite3")):
        pots = [pot.amount for pot in who.pots]
        assert pots == won.get(who.player.name, [])[:5], who.player.name
    return len(files)


@pytest.mark.parametrize("game", ["draw-holdem", "texas-holdem", "draw-poker", "draw-poker-casino"])
def test_statistics_are_what_is_counted_from_the_exported_files_alone(
    tmp_path: Path, game: str
) -> None:
    evening_played(tmp_path, THREE, 40, game=game, computers=["CPU 1"], stack=300, seed=game)
    assert the_same(tmp_path) == 40


@pytest.mark.long
def test_of_a_longer_evening_too(tmp_path: Path) -> None:
    the_same_of_a_simulated_evening(tmp_path, "random", 200)


@pytest.mark.by_hand
@pytest.mark.long
def test_of_an_evening_of_two_thousand_hands_too(tmp_path: Path) -> None:
    the_same_of_a_simulated_evening(tmp_path, "rookie", 2_000)


def the_same_of_a_simulated_evening(folder: Path, ann: str, hands: int) -> None:
    seats = {"Ann": ann, "Ben": "random", "Cleo": "random", "CPU 1": "random"}
    evening_played(folder, seats, hands, computers=["CPU 1"], seed="two thousand")
    assert the_same(folder) == hands


def test_heads_up_is_counted_like_any_other_table(tmp_path: Path) -> None:
    evening_played(tmp_path, {"Ann": "random", "Ben": "random"}, 40, seed="heads-up")
    assert the_same(tmp_path) == 40


# Main pot and swap pot go to Ann, the side pot to Ben
THREE_POTS = """
variant = "NDH"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [4741, 39, 1220]
actions = [
    "d dh p1 KdAs", "d dh p2 Th4c", "d dh p3 Js5d", "p3 sd", "p1 sd", "p2 sd 4c", "d dh p2 4s",
    "p3 cc", "p1 cc", "p2 cc",
    "d db Kh9s7h", "p1 sd", "p1 cc", "p2 cc", "p3 sd Js", "d dh p3 3s", "p3 cbr 60", "p1 cbr 160",
    "p2 cc", "p3 cc",
    "d db Qh", "p1 sd", "p1 cbr 136", "p3 sd 3s", "d dh p3 7s", "p3 cc",
    "d db 5h", "p1 sd", "p1 cc", "p3 cbr 60", "p1 cc",
    "p3 sm 7s5d", "p1 sm KdAs", "p2 sm Th4s",
]
hand = 29
players = ["Emil", "Ann", "Ben"]
finishing_stacks = [4375, 556, 1069]
_fees = [
    { street = "flop", player = 3, fee = 30, held = "line" },
    { street = "turn", player = 3, fee = 409, held = "swap_pot" },
]
"""


def test_of_main_pot_side_pot_and_swap_pot_everybody_has_won_their_own(tmp_path: Path) -> None:
    file = tmp_path / "29.phh"
    file.write_text(THREE_POTS, encoding="utf-8")
    finished = played_again(KeptHand(29, 1, 29, THREE_POTS))
    assert finished is not None
    evening = EveningCounted()
    evening.count(finished)
    ann, ben = BigPot(147 + 409, 29, 517, 10), BigPot(654, 29, -151, 10)
    assert evening.pots == {"Ann": [ann], "Ben": [ben]}
    assert pots_won([file]) == {"Ann": [556], "Ben": [654]}


def test_who_lost_with_each_of_the_biggest_pots_still_has_payouts() -> None:
    lost = [BigPot(1000 + at, at, -1, 10) for at in range(6)]
    won = BigPot(300, 7, 100, 10)
    assert _biggest([*lost, won]) == [*lost[:0:-1], won]


# What the figures mean


def played(rules: Rules, said: Sequence[Action | str], seats: int = 3) -> tuple[Counts, ...]:
    """``swap`` exchanges the first card of whoever is asked; in the end everybody checks."""
    hand = Hand(rules, regular(rules, (1000,) * seats), SecretDeck(b"a deck like any other"))
    for each in said:
        assert hand.decision is not None
        if each == "swap":
            hand.act(Swap(hand.view(hand.decision.seat).own_cards[0]))
        else:
            assert not isinstance(each, str)
            hand.act(each)
    while hand.decision is not None:
        hand.act(Keep() if hand.decision.kind == "swap" else Check())
    return counts_of(hand)


def test_a_paid_swap_before_the_flop_is_a_choice_to_play_and_a_free_one_is_not() -> None:  # DH-5
    counts = played(
        DRAW_HOLDEM, ["swap", "swap", "swap", Fold(), Fold()]
    )  # the button pays; then both blinds swap free, DH-6
    assert [each.entered for each in counts] == [0, 0, 1]
    assert [each.swapped[0] for each in counts] == [1, 1, 1]
    assert [each.paid for each in counts] == [0, 0, 5]
    assert [each.swapped_and_folded for each in counts] == [1, 0, 1]


def test_what_a_swap_cost_and_what_its_hand_came_to_go_with_its_street() -> None:
    counts = played(DRAW_HOLDEM, [Keep(), Keep(), Keep(), Call(), Call(), Check(), "swap"])
    first = counts[0]
    assert (first.swapped, first.fees) == ([0, 1, 0, 0], [0, 30, 0, 0])  # the pot on the flop
    assert first.paid == 30
    assert first.swap_nets == [0, first.net, 0, 0]
    assert [each.swap_nets for each in counts[1:]] == [[0] * 4] * 2


def test_a_hand_with_two_swaps_counts_once_among_all_that_have_one() -> None:
    counts = played(DRAW_HOLDEM, [Keep(), "swap", Keep(), Call(), Call(), Check(), "swap"])[0]
    assert counts.swap_nets == [counts.net, counts.net, 0, 0]
    total = every_swap(counts)
    assert (total.swaps, total.net) == (2, counts.net) != (2, 0)


def test_a_check_in_the_big_blind_is_no_choice_to_play_and_a_call_is() -> None:
    counts = played(TEXAS_HOLDEM, [Call(), Call(), Check()])
    assert [each.entered for each in counts] == [1, 0, 1]
    assert [each.raised for each in counts] == [0, 0, 0]
    assert [each.flops for each in counts] == [1, 1, 1]


def test_who_answers_a_single_raise_with_another_has_three_bet() -> None:
    counts = played(TEXAS_HOLDEM, [RaiseTo(30), RaiseTo(90), Fold(), Fold()])
    assert [each.faced for each in counts] == [
        1,
        0,
        0,
    ]
    assert [each.reraised for each in counts] == [1, 0, 0]
    assert [each.raised for each in counts] == [1, 0, 1]
    assert [each.flops for each in counts] == [0, 0, 0]


def test_aggression_counts_from_the_flop_on() -> None:
    first: list[Action] = [Call(), Call(), Check()]
    counts = played(TEXAS_HOLDEM, [*first, RaiseTo(20), Call(), RaiseTo(60), Fold(), Call()])
    assert [each.pushed for each in counts] == [1, 0, 1]
    assert [each.called for each in counts] == [0, 2, 0]


def test_a_passed_in_hand_has_no_showdown() -> None:  # DP-5
    counts = played(DRAW_POKER, [Check()] * 3)
    assert [each.showdowns for each in counts] == [0, 0, 0]
    assert [each.flops for each in counts] == [0, 0, 0]


def test_under_so_many_a_figure_says_nothing_and_is_not_told() -> None:
    few, enough = (Counts(hands=hands, entered=hands // 2) for hands in (FEWEST - 1, FEWEST))
    assert figures(few)[0].value is None
    assert figures(enough)[0].value == 0.5
    assert figures(enough)[2].value is None  # nobody has raised yet
    assert per_hundred(few) is None
    assert per_hundred(enough) is not None


# Charts


STACKS = [Dealt(1, 1000, 1240), Dealt(2, 1240, 0), Dealt(4, 1000, 900), Dealt(5, 900, 1300)]


def test_what_lies_there_more_than_behind_the_last_hand_was_bought() -> None:
    assert purchases(STACKS, range(1, 6)) == [Purchase(4, 1000)]


def test_what_may_have_been_won_in_a_hand_that_is_missing_was_not_bought() -> None:
    assert purchases(STACKS, (1, 2, 4, 5)) == []


def test_a_stack_that_was_counted_anew_was_not_bought(tmp_path: Path) -> None:
    with found(tmp_path / "book.sqlite3") as evening:
        kept(
            evening, "correct Ann 1100", "", *"kkk", "f", "f", "correct Ben 1245",
            "correct Cleo 900", "topup Cleo 50", "", *"kkk", "f", "f", "",
        )  # fmt: skip
    (told,) = json.loads(commanded(tmp_path, "stats", "--json")[1])["evenings"]
    assert told["corrected"] == {
        "Ann": [{"hand": 1, "chips": 100}],
        "Ben": [{"hand": 2, "chips": 240}],
        "Cleo": [{"hand": 2, "chips": -100}],
    }
    assert told["bought"] == {"Ann": [], "Ben": [], "Cleo": [{"hand": 2, "chips": 50}]}
    (read,) = evenings_read(tmp_path / "book.sqlite3")
    lines = "\n".join(each.text for each in evening_lines(read))
    assert "corrected by +240 before hand 2" in lines
    assert "bought 50 before hand 2, corrected by -100 before hand 2" in lines
    assert "bought 240" not in lines


def test_a_hand_deleted_makes_no_purchase(tmp_path: Path) -> None:
    evening_played(tmp_path, {"Ann": "random", "Ben": "random"}, 12, stack=5_000, seed="deleted")
    assert bought_and_hands(tmp_path) == (0, 12)
    with sqlite3.connect(tmp_path / "book.sqlite3") as change:
        for hand in (3, 4, 7, 10):
            for table, column in (("net", "hand"), ("hand", "id")):
                change.execute(f"DELETE FROM {table} WHERE {column} = ?", (hand,))
            change.execute("INSERT INTO deleted VALUES (?)", (hand,))
    assert bought_and_hands(tmp_path) == (0, 8)


def bought_and_hands(folder: Path) -> tuple[int, int]:
    (evening,) = json.loads(commanded(folder, "stats", "--json")[1])["evenings"]
    return sum(map(len, evening["bought"].values())), evening["hands"]


def test_a_chart_is_a_sentence_of_its_turning_points() -> None:
    course = points(STACKS)
    assert course == [(0, 1000), (1, 1240), (2, 0), (4, 900), (5, 1300)]
    assert extremes(course) == (0, 2, 1300, 5)


# The book


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "book.sqlite3"
    path.write_bytes(three_evenings())
    return path


def test_computers_are_counted_by_what_they_are_and_people_by_name(book: Path) -> None:
    everybody = together(evenings_read(book))
    assert [each.player.name for each in everybody] == ["Ann", "Ben", "Cleo", "Dora", "cpu:random"]
    assert [each.evenings for each in everybody] == [3, 1, 1, 1, 1]
    assert sum(each.counts.net for each in everybody) == 0
    for one in everybody:
        for other in everybody:
            against = one.won_from.get(other.player, 0.0) + other.won_from.get(one.player, 0.0)
            assert against == pytest.approx(0)
        assert sum(one.won_from.values()) == pytest.approx(one.counts.net)


@pytest.mark.parametrize(
    "preset", [DRAW_HOLDEM, TEXAS_HOLDEM, DRAW_POKER], ids=lambda each: each.game
)
def test_who_won_from_whom_adds_up_with_side_pots_and_split_ones(preset: Rules) -> None:
    """Of each pot the winners take from who put into it: a side pot is lost to its winner alone."""
    several = split = carried = 0
    for seed in range(150):
        hand = random_hand(seed, preset=preset)
        seats = len(hand.setup.stacks)
        over = went_over(hand, (0.0,) * seats)
        nets = [0.0] * seats
        for winner, payer, chips in over.won:
            nets[winner] += chips
            nets[payer] -= chips
        awarded = [event for event in hand.events if isinstance(event, PotAwarded)]
        several += len(awarded) > 1
        split += any(len(event.shares) > 1 for event in awarded)
        carried += any(over.carried)
        waits = [net - chips for net, chips in zip(nets, over.carried, strict=True)]
        assert waits == pytest.approx([hand.net(seat) for seat in range(seats)])
    assert several > 9
    assert split > 0 or preset == DRAW_POKER
    assert bool(carried) == (preset == DRAW_POKER)


def test_a_pot_that_waited_is_won_from_who_had_left_it_there(tmp_path: Path) -> None:
    seats = dict.fromkeys(("Ann", "Ben", "Cleo"), "random")
    evening_played(tmp_path, seats, 40, game="draw-poker", stack=5000)
    with history(book := tmp_path / "book.sqlite3") as past:
        every = [each for each in finished(past, 1) if isinstance(each, Played)]
    assert sum(each.hand.setup.carried > 0 for each in every) > 3
    for one in together(evenings_read(book)):
        assert sum(one.won_from.values()) == pytest.approx(one.counts.net)


def test_the_season_has_the_friends_of_evenings_that_are_over(book: Path) -> None:
    rows = season(evenings_read(book))
    assert {row.name: row.evenings for row in rows} == {"Ann": 2, "Ben": 1, "Cleo": 1}
    assert [row.net for row in rows] == sorted((row.net for row in rows), reverse=True)


def test_the_season_counts_the_evenings_that_are_over_whoever_was_there(tmp_path: Path) -> None:
    for number, there in enumerate((("Ann", "Ben"), ("Ben", "Cleo"), ("Cleo", "Ann"))):
        evening_played(tmp_path, dict.fromkeys(there, "random"), 2, seed=str(number))
    assert commanded(tmp_path, "stats")[1].startswith("The season, 3 evenings\n")


def test_a_level_evening_is_won_by_nobody() -> None:
    def evening(**nets: int) -> EveningRead:
        people = dict.fromkeys(nets, SimpleNamespace(computer=None))
        results = tuple((name, net, None) for name, net in nets.items())
        counted = SimpleNamespace(players=people)
        return cast("EveningRead", SimpleNamespace(over=True, results=results, counted=counted))

    rows = season([evening(Ann=0, Ben=0), evening(Ann=30, Ben=-30)])
    assert {row.name: row.won for row in rows} == {"Ann": 1, "Ben": 0}


def test_a_season_that_no_friend_has_won_says_who_did() -> None:
    def evening(**nets: int) -> EveningRead:
        players = {name: SimpleNamespace(computer=name == "Cpu" or None) for name in nets}
        results = tuple((name, net, None) for name, net in nets.items())
        counted = SimpleNamespace(players=players, hands=3)
        return cast("EveningRead", SimpleNamespace(over=True, results=results, counted=counted))

    assert first_instead([evening(Ann=0, Cpu=0)]) == "Nobody finished ahead."
    assert first_instead([evening(Ann=-5, Cpu=5)]) == "Finished first: Cpu."
    assert first_instead([evening(Ann=-5, Cpu=5), evening(Ann=5, Cpu=-5)]) == ""


def kept_rows(book: Path) -> dict[int, dict[str, Any]]:
    with closing(sqlite3.connect(book.with_name("figures.sqlite3"))) as file:
        rows = file.execute("SELECT evening, fields FROM figures ORDER BY evening").fetchall()
    return {evening: json.loads(fields) for evening, fields in rows}


def keep_row(book: Path, evening: int, fields: str) -> None:
    with closing(sqlite3.connect(book.with_name("figures.sqlite3"))) as file, file:
        file.execute("INSERT OR REPLACE INTO figures VALUES (?, ?)", (evening, fields))


def test_what_is_kept_of_an_evening_is_used_until_a_hand_has_come(book: Path) -> None:
    first = list(evenings_read(book))
    assert book.with_name("figures.sqlite3").stat().st_mode & 0o077 == 0
    rows = kept_rows(book)
    assert list(rows) == [1, 2, 3]
    for number, fields in rows.items():
        fields["counted"]["hands"] += 1_000
        keep_row(book, number, json.dumps(fields))
    again = list(evenings_read(book))
    assert [each.counted.hands for each in again] == [each.counted.hands + 1_000 for each in first]
    keep_row(book, 1, "{")  # a half
    keep_row(book, 3, json.dumps({**rows[3], "mark": "of other hands"}))
    assert [each.counted.hands for each in evenings_read(book)] == [25, 1_005, 4]


@pytest.mark.parametrize(
    "change",
    [
        lambda counted: counted["players"].clear(),
        lambda counted: counted["counts"]["Ann"].update(asked=[1]),
        lambda counted: counted["counts"]["Ann"].pop("net"),
        lambda counted: counted["counts"]["Ann"].update(net="1"),
        lambda counted: counted["stacks"].update(Ann=[]),
        lambda counted: counted["stacks"]["Ann"].append([1, 2]),
        lambda counted: counted["won_from"]["Ann"].update(Zoe=1.0),
        lambda counted: counted["pots"].update(Zoe=[]),
        lambda counted: counted.update(damaged=["x"]),
        lambda counted: counted.update(hands=None),
    ],
)
def test_kept_figures_of_a_wrong_shape_are_counted_anew(
    book: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    whole = commanded(book.parent, "stats")
    fields = kept_rows(book)[1]
    change(fields["counted"])
    keep_row(book, 1, json.dumps(fields))
    assert commanded(book.parent, "stats") == whole
    assert kept_rows(book)[1]["counted"].keys() == fields["counted"].keys()


def test_figures_of_an_evening_that_is_gone_go_too(book: Path) -> None:
    list(evenings_read(book))
    keep_row(book, 77, "{}")
    list(evenings_read(book))
    assert list(kept_rows(book)) == [1, 2, 3]


def test_all_that_is_kept_lies_in_one_file_and_what_lay_in_many_is_taken_over(book: Path) -> None:
    list(evenings_read(book))
    before = kept_rows(book)
    for number, fields in before.items():
        fields["counted"]["hands"] += 1_000  # or nobody could see where it comes from
        book.with_name(f"figures-{number}.json").write_text(json.dumps(fields))
    book.with_name("figures-77.json").write_text("{}")
    book.with_name("figures.sqlite3").unlink()
    assert [each.counted.hands for each in evenings_read(book)] == [1_025, 1_005, 1_004]
    assert kept_rows(book) == before
    assert [file.name for file in book.parent.glob("figures*")] == ["figures.sqlite3"]


@pytest.mark.parametrize("lies_there", [b"no database", b"SQLite format 3\0" + b"x" * 9_000])
def test_a_file_of_figures_that_is_none_is_made_anew(book: Path, lies_there: bytes) -> None:
    whole = commanded(book.parent, "stats")
    book.with_name("figures.sqlite3").write_bytes(lies_there)
    assert commanded(book.parent, "stats") == whole
    assert list(kept_rows(book)) == [1, 2, 3]


def test_the_text_of_a_hand_is_read_as_by_everybody(book: Path) -> None:
    strange = ['Ann " = 1', "\u738b", "a = b", "null", "x # y", "[", "{ a = 1 }", "\\"]
    with history(book) as past:
        texts = [each.text for each in past.every_hand() if each.text]
    for text in texts:
        fields = tomllib.loads(text)
        assert fields_in(text) == fields
        for name in strange:
            told = text_of({**fields, "players": [name, *fields["players"][1:]]})
            assert fields_in(told) == tomllib.loads(told)
    for broken in ("hand = 1\nhand = 2\n", "hand = null\n", "hand = NaN\n", "hand = [1,,]\n", "x"):
        with pytest.raises(tomllib.TOMLDecodeError):
            fields_in(broken)


def at_a_terminal(patch: pytest.MonkeyPatch) -> list[int]:
    """How far it is told to be, instead of on the screen."""
    told = list[int]()
    patch.setattr(stats, "_WORTH_A_WORD", 1)
    patch.setattr(Progress, "due", property(lambda _self: True))
    patch.setattr(Progress, "at", lambda _self, hands: told.append(hands))
    return told


def test_how_far_it_is_is_told_once_it_is_counted_nothing_is(
    book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = at_a_terminal(monkeypatch)
    first = commanded(book.parent, "stats")
    assert told == [0, 4, 9, 34]
    told.clear()
    assert commanded(book.parent, "stats") == first
    assert told == []


def test_ctrl_c_stops_it_and_the_same_command_goes_on_from_what_is_kept(
    book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = at_a_terminal(monkeypatch)
    monkeypatch.setattr("drawholdem_tui.heavy.places.cores", lambda: 1)

    def at(_self: Progress, hands: int) -> None:
        told.append(hands)
        if hands:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Progress, "at", at)
    code, out, error = commanded(book.parent, "stats")
    assert (code, out) == (130, "")
    assert error == "stopped; the count so far is saved, and stats continues from it\n"
    assert told == [0, 4]
    assert len(kept_rows(book)) == 1
    at_a_terminal(monkeypatch)
    assert commanded(book.parent, "stats")[0] == 0
    assert len(kept_rows(book)) == 3


def test_a_long_evening_is_counted_in_parts_and_gone_on_with_in_its_middle(
    book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = commanded(book.parent, "stats")
    book.with_name("figures.sqlite3").unlink()
    monkeypatch.setattr("drawholdem_tui.past.statistics.evenings_read._PART", 10)
    monkeypatch.setattr("drawholdem_tui.heavy.places.cores", lambda: 1)
    told = at_a_terminal(monkeypatch)

    def at(_self: Progress, hands: int) -> None:
        told.append(hands)
        if hands == 19:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Progress, "at", at)
    assert commanded(book.parent, "stats")[0] == 130
    assert told == [0, 4, 9, 19]
    told.clear()
    with closing(sqlite3.connect(book.with_name("figures.sqlite3"))) as file:
        ((long_one, part),) = file.execute("SELECT evening, part FROM parts").fetchall()
        assert part == 0
        add = "INSERT INTO parts VALUES (?, ?, ?)"
        file.execute(add, (long_one, 2, '{"edition": 2, "mark": "of other hands"}'))
        file.execute(add, (9, 0, "of an evening that is gone"))
        file.commit()
    assert commanded(book.parent, "stats") == at_once
    assert told == [0, 10, 15]
    with closing(sqlite3.connect(book.with_name("figures.sqlite3"))) as file:
        assert file.execute("SELECT * FROM parts").fetchall() == []


def test_a_damaged_hand_is_named_and_left_out(book: Path) -> None:
    with sqlite3.connect(book) as change:
        change.execute("UPDATE hand SET phh = replace(phh, 'cc', 'f') WHERE id = 3")
    code, said, wrong = commanded(book.parent, "stats")
    assert code == 1
    assert "Evening 1, hand 3 is damaged and is not counted." in said
    assert "Ann: 33 hands in 3 evenings" in said
    assert wrong == ""
    code, said, wrong = commanded(book.parent, "stats", "--json")
    assert (code, json.loads(said)["damaged"]) == (1, [{"evening": 1, "hand": 3}])
    assert "Evening 1, hand 3 is damaged" in wrong


def test_a_hand_that_is_damaged_later_is_noticed_where_figures_lie(book: Path) -> None:
    assert "damaged" not in commanded(book.parent, "stats")[1]
    with sqlite3.connect(book) as change:
        change.execute("UPDATE hand SET phh = 'x' WHERE id = 3")
    for _ in range(2):  # counted anew, then kept
        code, said, wrong = commanded(book.parent, "stats")
        assert (code, wrong) == (1, "")
        assert "Evening 1, hand 3 is damaged and is not counted." in said


def test_of_a_damaged_evening_it_is_not_told_that_it_goes_on(book: Path) -> None:
    with sqlite3.connect(book) as change:
        change.execute("UPDATE evening SET seal = 1 WHERE id = 1")
    told = "Evening 1 is damaged: its hands are counted, but its result is unknown."
    code, said, _ = commanded(book.parent, "stats")
    assert code == 1
    assert told in said
    assert "One evening is not over" in said  # the third
    assert "Ann: 34 hands in 3 evenings" in said
    code, said, wrong = commanded(book.parent, "stats", "--json")
    assert (code, told in wrong) == (1, True)
    assert [each["damaged"] for each in json.loads(said)["evenings"]] == [True, False, False]


def test_stats_are_text_data_or_a_table(book: Path) -> None:
    code, said, _ = commanded(book.parent, "stats")
    assert code == 0
    assert "  VPIP" in said
    assert "a paid swap counts, a free one does not" in said
    assert "too few" not in said  # one line says from when on
    assert "A figure needs at least 20 hands" in said
    assert "One evening is not over" in said
    told = json.loads(commanded(book.parent, "stats", "--json")[1])
    ann = told["players"][0]
    assert (ann["name"], ann["hands"], ann["computer"]) == ("Ann", 34, False)
    assert told["players"][2]["vpip"] is None  # of too few
    rows = list(csv.DictReader(StringIO(commanded(book.parent, "stats", "--csv")[1])))
    assert [row["name"] for row in rows] == ["Ann", "Ben", "Cleo", "Dora", "cpu:random"]
    assert float(rows[0]["vpip"]) == ann["vpip"]
    assert [row["computer"] for row in rows] == ["0", "0", "0", "0", "1"]


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_lines_keep_to_the_terminal_and_no_word_is_cut(book: Path, width: int) -> None:
    evenings = list(evenings_read(book))
    whole, rows = statistics_lines(evenings), statistics_lines(evenings, width)
    assert max(map(cell_len, rows)) <= width
    assert " ".join(rows).split() == " ".join(whole).split()


def test_what_a_figure_means_is_told_once(book: Path) -> None:
    said = commanded(book.parent, "stats")[1]
    assert said.count("a paid swap counts, a free one does not") == 1
    assert said.count("of each pot, from those who put into it") == 2  # best, worst
    assert said.index("What the figures mean") > said.index("computers (random): ")


def test_columns_go_by_the_cells_that_names_take(tmp_path: Path) -> None:
    names = ("\u6f22\u5b57", "Zoe\u0308 B", "Ann")
    evening_played(tmp_path, dict.fromkeys(names, "random"), 3, seed="cells")
    heading, head, *rows = commanded(tmp_path, "stats")[1].splitlines()[:5]
    assert heading == "The season, one evening"
    assert {cell_len(row) for row in (head, *rows)} == {cell_len(head)}


@pytest.mark.parametrize("text", ["Ann", "\u6f22\u5b57", "Zoe\u0308", "\u00b1 \u00b7", "\uff21"])
def test_signs_are_as_wide_as_on_the_screen(text: str) -> None:
    assert cells(text) == cell_len(text)


def test_one_evening_alone_can_be_told(book: Path) -> None:
    code, said, _ = commanded(book.parent, "stats", "--evening", "2")
    assert code == 0
    assert "Ben" not in said
    assert "Evening 2" in said
    assert commanded(book.parent, "stats", "--evening", "9")[0] == 2


def test_without_a_book_nothing_has_been_played(tmp_path: Path) -> None:
    assert commanded(tmp_path, "stats") == (0, "No hand has been finished yet.\n", "")
    code, said, wrong = commanded(tmp_path, "stats", "--csv")
    assert (code, wrong) == (0, "")
    assert said.startswith("name,computer,evenings,hands,net,")
    assert said.count("\n") == 1


def test_a_pot_shared_out_at_the_end_of_an_evening_is_counted(tmp_path: Path) -> None:  # DP-5
    """Everything of it says what the evening came to; also once luck is counted, and read again."""
    nobody_opens = {"Ann": "always-call", "Ben": "always-call", "Cleo": "always-call"}
    evening_played(tmp_path, nobody_opens, 2, game="draw-poker")
    book = tmp_path / "book.sqlite3"
    for _again in range(2):
        (read,) = evenings_read(book)
        assert {name for name, _net, _place in read.results} == set(nobody_opens)
        for name, net, _place in read.results:
            assert read.counted.counts[name].net == net == 0
            assert read.counted.counts[name].blinds == pytest.approx(0)
            assert read.counted.stacks[name][-1].after == read.counted.stacks[name][0].before
        assert [each.course[-1] for each in together([read])] == [0, 0, 0]
        list(weighing(book, read))
        assert {each.net for each in read.weighed.luck.values()} == {0}


def test_luck_of_less_than_a_big_blind_is_nobodys_to_speak_of() -> None:
    told = [LuckTold("Ann", 4, 4.0, 0.0, 0.0, 9.0), LuckTold("Ben", -4, -4.0, 0.0, 0.0, 9.0)]
    assert who_ran_best(told, 10) == "Nobody had much luck."
    assert who_ran_best(told, 2) == "Ann had more luck."
    assert who_ran_best([told[1], told[0]._replace(name="You")], 2) == "You had more luck."
    assert who_played_best(told, 120) == "120 hands are too few to say who played better."
    three = [*told, told[1]._replace(name="Cleo")]
    assert who_ran_best(three, 2) == "Ann had the most luck."
    assert who_played_best(three, 120) == "120 hands are too few to say who played best."


@pytest.mark.parametrize(
    ("language", "luck", "played"),
    [
        ("en", "You had the most luck.", "You probably played best"),
        ("de", "Du hattest das meiste Gl\xfcck.", "Du hast wohl am besten gespielt"),
        ("fr", "Vous avez eu le plus de chance.", "Vous avez sans doute le mieux jou\xe9"),
    ],
)
def test_whoever_reads_is_spoken_to(language: str, luck: str, played: str) -> None:
    told = [LuckTold("You", 90, 40.0, 50.0, 0.0, 9.0), LuckTold("Ann", -90, -40.0, -50.0, 0.0, 9.0)]
    told.append(LuckTold("Ben", 0, 0.0, 0.0, 0.0, 9.0))
    choose(language)
    try:
        assert who_ran_best(told, 10) == luck
        assert who_played_best(told, 120).startswith(played)
    finally:
        choose("en")
