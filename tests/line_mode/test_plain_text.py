"""The plain-text table: whole evenings, what can be typed, and what nobody may read."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from evenings import Answers, evening, table
from permuted import again, with_hidden_cards_permuted
from random_hands import random_hand

from drawholdem_tui.cli.main import main
from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.evening import evening as evening_module
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.line_mode.understanding import CommandError, full_word
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.words.cards import letters
from drawholdem_tui.words.table.events import Storyteller

pytestmark = pytest.mark.every_python

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture(autouse=True)
def _small_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "3")


# Whole evenings


@pytest.mark.parametrize("game", PRESETS)
def test_an_evening_to_the_last_chip_reads_as_it_always_did(game: str) -> None:
    """Two people and two computer players; the transcripts are for reading, too."""
    seed = re.search(r"seeded \((.*?)\)", (GOLDEN / f"{game}.out").read_text())
    assert seed
    source = io.StringIO((GOLDEN / f"{game}.in").read_text())
    told = evening(game, source, io.StringIO(), seed=seed[1])
    assert told == (GOLDEN / f"{game}.out").read_text()
    assert re.search(r"^1\. .*: \+300, ", told, re.MULTILINE)  # one has all of the 400


def test_each_new_level_is_told_once() -> None:
    told = (GOLDEN / "texas-holdem.out").read_text()
    levels = re.findall(r"^Hand \d+, level (\d+) of", told, re.MULTILINE)
    assert "New level: blinds 10/20." in told
    assert told.count("New level: ") == len(set(levels)) - 1 > 0


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", PRESETS)
def test_any_evening_ends_with_all_chips_in_one_place(game: str, seed: int) -> None:
    out = io.StringIO()
    told = evening(game, Answers(out, seed), out, seed=f"any {seed}")
    nets = [
        int(net.replace(",", ""))
        for net in re.findall(r"^\d\. .*?: ([+-]?[\d,]+),", told, re.MULTILINE)
    ]
    assert sum(nets) == 0
    assert max(nets) == 300
    assert "Traceback" not in told
    assert "no answer" not in told


# Nobody reads what is not theirs


class Overheard(io.StringIO):
    """Everything printed, with who could read it and what they may know."""

    loop: Loop | None = None

    def __init__(self) -> None:
        super().__init__()
        self.leaks: list[str] = []
        self.lifted = 0
        self._holder: str | None = None
        self._line = ""

    def write(self, text: str) -> int:
        for part in re.findall(r"[^\n]*\n?", text):
            self._line += part
            if part.endswith("\n"):
                self._judge(self._line)
                self._line = ""
        return super().write(text)

    def _judge(self, line: str) -> None:
        lifted = re.match(r"(\w+) is next\. ", line)
        if lifted:
            self._holder = lifted[1]
            self.lifted += 1
        named = set(re.findall(r"\b[2-9TJQKA][cdhs]\b", line))
        if not named or self.loop is None or self.loop.hand is None:
            return
        if named - self._may_know(self.loop, self.loop.hand):
            self.leaks.append(f"{self._holder}: {line}")

    def _may_know(self, loop: Loop, hand: Hand) -> set[str]:
        dealing = loop.dealing
        assert dealing is not None
        names = [loop.match.chairs[chair].name for chair in dealing.chairs]
        people = [name for name in names if not name.startswith("CPU")]
        # the others are out for good: no curtain for the last one
        reader = people[0] if len(people) == 1 else self._holder
        seat = names.index(reader) if reader in names else None
        return set(re.findall(r"[2-9TJQKA][cdhs]", repr(hand.events_for(seat))))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", PRESETS)
def test_between_two_curtains_no_card_is_printed_that_this_person_may_not_see(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = Overheard()

    class Watched(Loop):
        def __init__(self, *parts: object, **more: object) -> None:
            super().__init__(*parts, **more)  # type: ignore[arg-type]
            out.loop = self

    monkeypatch.setattr(evening_module, "Loop", Watched)
    evening(game, Answers(out, seed), out, seed=f"private {seed}", seats="Ann,Ben,Cleo,cpu:random")
    assert out.leaks == []
    assert out.lifted > 2


def public_lines(hand: Hand) -> list[str]:
    names = [f"P{seat}" for seat in range(len(hand.setup.stacks))]
    teller = Storyteller(names, letters)
    return [line for event in hand.events_for(None) if (line := teller.tell(event))]


@pytest.mark.parametrize("game", ["draw-holdem", "texas-holdem", "draw-poker-casino"])
def test_hidden_cards_change_no_line_of_public_text(game: str) -> None:
    rules = PRESETS[game]
    compared = 0
    for seed in range(60):
        rng = Random(seed)
        secret = bytes([seed])
        hand = Hand(rules, regular(rules, (200,) * 5), OrderedDeck(shuffled(secret)))
        for _ in range(rng.randint(1, 12)):
            if hand.decision:
                hand.act(any_action(hand.decision, rng))
        if not hand.over:
            other = again(hand, with_hidden_cards_permuted(hand, None, seed))
            assert public_lines(other) == public_lines(hand)
            compared += 1
    assert compared


def test_the_last_persons_cards_are_scrolled_away_before_everybody_looks() -> None:
    out = io.StringIO()
    told = evening("texas-holdem", Answers(out, 1), out, seed="look")
    for shown in re.finditer(r"\n(.*)\n(?:\w+ shows|CPU \d shows)", told):
        before = told[: shown.start(1)].rsplit("\n\n\n", 1)[-1]
        assert " > " not in before or "Enter or next" in before


# What can be typed


def at_the_table(
    *typed: str, seats: str = "Ann,cpu:random", game: str = "draw-holdem", seed: str = "one"
) -> str:
    out = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in typed))
    options = table(game, seats=seats, stack=1000, seed=seed)
    assert play(options, source, out) == 0
    return out.getvalue()


def answers_to(*typed: str, **options: str) -> list[str]:
    """What is printed after the last line typed."""
    told = at_the_table(*typed, **options)
    return told[told.index(f"> {typed[-1]}\n") :].splitlines()[1:]


def test_the_end_of_input_ends_the_program_with_the_standings() -> None:
    assert "After" not in at_the_table()  # no hand has been finished
    assert "After" in at_the_table("keep", "fold", "next")
    assert "mid-hand" in at_the_table("hand")


@pytest.mark.parametrize(
    "word", ["hand", "pot", "board", "stacks", "log", "coach", "rules", "help"]
)
def test_questions_are_answered_and_asked_again(word: str) -> None:
    lines = answers_to(word)
    assert len(lines) > 2
    assert "1: swap " in "\n".join(lines)


def test_the_coach_tells_each_choice_and_one_sentence() -> None:
    keep, *swaps, says = answers_to("coach")[:4]
    assert re.fullmatch(r"Keep: wins \d+%, worth \d+\.", keep)
    assert [line.startswith("Swap ") for line in swaps] == [True, True]
    assert re.search("Keep|Swap|equal|always|mixes", says)


def test_one_person_alone_is_told_after_the_hand_what_cost_most_and_why_when_asked() -> None:
    told, asked = set(), 0
    for number in range(12):
        typed = ["swap 1", "call", "swap 1", "call", "check"] * 8
        said = at_the_table(*typed, "why", seed=f"costly {number}")
        told |= set(re.findall(r"^(?:big )?mistake  .*", said, re.MULTILINE))
        asked += "The result changes none of these grades:" in said
    assert told
    assert asked


def test_several_people_are_not_told_what_their_choices_cost() -> None:
    told = at_the_table(*["", "swap 1", "call", "check"] * 40, seats="Ann,Ben")
    assert not re.search(r"^(?:big )?mistake  ", told, re.MULTILINE)
    assert "Net:" in told


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("dance", "Unknown command 'dance'; type help for the list."),
        ("swap", "Which card? Type swap 1, swap 2 or swap"),
        ("swap 3", "There is no card 3; choose 1 to 2."),
        ("swap \u00b2", "'\u00b2' is not a card"),
        ("swap xx", "'Xx' is not a card"),
        ("swap 1 2", "Which card?"),
        ("call", "Call is not possible now; choose one of: swap, keep."),
        ("", "Choose one of: swap, keep (or help)."),
        ("q", "Unknown command 'q'"),
        ("raise 50", "Raise is not possible now"),
    ],
)
def test_bad_input_gets_one_sentence_and_the_prompt_again(typed: str, said: str) -> None:
    lines = answers_to(typed)
    assert lines[0].startswith(said)
    assert lines[1].startswith("1: swap ")


@pytest.mark.parametrize(
    ("typed", "first", "word"),
    [
        ("c", ["fold", "call", "raise"], "call"),
        ("c", ["fold", "check", "bet"], "check"),
        ("s", ["swap", "keep"], "swap"),
        ("st", ["swap", "keep"], "stacks"),
        ("FOLD", ["fold"], "fold"),
    ],
)
def test_beginnings_do_looked_for_among_what_is_legal_first(
    typed: str, first: list[str], word: str
) -> None:
    assert full_word(typed, first, ("stacks", "coach", "check", "call", "quit")) == word


@pytest.mark.parametrize("typed", ["all", "q", "qui", "c", "x"])
def test_all_in_and_quit_are_never_short_and_two_meanings_are_none(typed: str) -> None:
    with pytest.raises(CommandError):
        full_word(typed, ["fold", "allin"], ("call", "check", "quit"))


def test_keep_and_then_that_in_one_word() -> None:
    told = [
        at_the_table("keep", "call", "check", "check", "check", "check", seed=f"{number}")
        for number in range(4)
    ]
    assert any("You check." in each for each in told)
    assert not any("You keep.\nYou check." in each for each in told)  # that one keeps is no news


def test_overblinds_and_chips_between_hands() -> None:
    told = at_the_table(
        "keep", "fold", "topup 500", "stacks", "overblind", "sitout", "sitin", "help", "nonsense",
        "topup", "topup \u00b2", "topup " + "9" * 5000, "leave Zoe", "rebuy", "join Zoe", "new",
        seats="Ann,cpu:random,cpu:random",
    )  # fmt: skip
    assert "You buy 500 and now have " in told
    assert "You will post an overblind of 20 in the next hand." in told
    assert "Topup needs an amount" in told
    assert "Zoe sits down with 1,000." in told
    assert told.count("Cards for the button") == 2  # a new evening began


def test_in_a_hand_it_is_told_what_can_be_said_behind_it() -> None:
    told = at_the_table("join Zoe", "leave", seats="You,cpu:random,cpu:random")
    assert "Join works between two hands, and this one is not over." in told
    assert "Leave works between two hands, and this one is not over." in told


def test_who_has_no_name_is_called_by_the_seat_once_somebody_joins() -> None:
    typed = ("keep", "fold", "join Zoe", "next", *10 * ("", "keep", "fold"))
    told = at_the_table(*typed, seats="You,cpu:random,cpu:random")
    before, joined, after = told.partition("Zoe sits down with 1,000.")
    assert joined
    assert "You have 1,000" in before
    assert "Seat 1 has " in after
    assert not re.search(r"\bYou (has|folds|keeps|posts|loses|wins)\b", after)


@pytest.mark.parametrize("late", ["f", "fa", "e"])
def test_a_letter_that_was_meant_for_the_hand_opens_no_cards_and_ends_nothing(late: str) -> None:
    told = at_the_table("keep", "fold", late, "next", seats="Ann,cpu:random,cpu:random")
    assert f"Unknown command '{late}'" in told
    assert "all hands are face up" not in told
    assert "Hand 2" in told


def test_glyphs_are_letters_or_suits(capsys: pytest.CaptureFixture[str]) -> None:
    for glyphs, wanted in [("unicode", "♠♥♦♣"), ("ascii", "shdc")]:
        sys.stdin = io.StringIO("")
        try:
            main(["play", "--plain", "--new", "--seed", "x", "--glyphs", glyphs])
        finally:
            sys.stdin = sys.__stdin__
        drawn = re.search(r"Cards for the button: You draw .(.)", capsys.readouterr().out)
        assert drawn
        assert drawn[1] in wanted


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "Ann"],
        ["--seats", "Ann,Ann"],
        ["--seats", "Ann,"],
        ["--seats", "Ann,cpu:genius"],
        ["--seats", "Ann,cpu:nowhere:Bot"],
        ["--seats", "Ann,CPU 1"],
        ["--mode", "knockout", "--levels", "nowhere.toml"],
        ["--speed", "9"],
    ],
)
def test_a_table_that_cannot_be_laid_is_said_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--plain", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def told_lines() -> Iterator[str]:
    for seed in range(150):
        for preset in PRESETS.values():
            hand = random_hand(seed, preset=preset)
            yield from public_lines(hand)


def test_every_line_is_a_whole_sentence() -> None:
    for line in told_lines():
        assert line[0].isupper() or line[0].isdigit(), line
        assert line.endswith("."), line
        assert "{" not in line, line
        assert "  " not in line, line


def test_antes_count_in_what_can_be_won_from_the_first_question_on() -> None:
    options = table("draw-holdem", seats="Ann,cpu:random,cpu:random", stack=1000, seed="one")
    out = io.StringIO()
    play(options.but(rules=replace(options.rules, ante=5)), io.StringIO(), out)
    told = out.getvalue()
    # three antes, both blinds, and the first swap, which is a bet (DH-5)
    assert "35 in the pot." in told
