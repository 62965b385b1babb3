"""Plain text for whoever listens to it: what is spoken is words, each thing is told once, and a
number answers."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from evenings import Answers, table
from terminals import Terminal, drawholdem

from drawholdem_tui.engine.cards import FULL_DECK, cards
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.words.cards import FACES, faces, in_words
from drawholdem_tui.words.language import choose

NO_WORDS = re.compile("[\u2500-\u259f\u2800-\u28ff\u2660-\u2667]")  # frames, blocks, braille, suits
A_RUN = re.compile(r"[^\s]{25,}|[^\w\s]{4,}")
A_CARD = re.compile(r"\b[2-9TJQKA][cdhs]\b")


def spoken(
    *typed: str, seed: str = "one", game: str = "draw-holdem", terse: bool = False, glyphs: str = ""
) -> str:
    out = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in typed))
    options = table(game, seats="Ann,cpu:random", stack=1000, seed=seed)
    assert play(options, source, out, glyphs=glyphs or "words", terse=terse) == 0
    return out.getvalue()


def after(typed: str, told: str) -> list[str]:
    return told[told.index(f"> {typed}\n") :].splitlines()[1:]


@pytest.mark.parametrize("seats", ["You,cpu,cpu:random", "Ann,Ben,cpu:random"])
@pytest.mark.parametrize("game", PRESETS)
@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 6))]
)
def test_no_spoken_line_holds_what_is_no_word(game: str, seats: str, seed: int) -> None:
    """Whole evenings, every line of them, with what is typed."""
    out = io.StringIO()
    options = table(game, seats=seats, stack=200, seed=f"heard {seed}")
    play(options, Answers(out, seed, most=150), out, glyphs="words")
    told = out.getvalue()
    assert told.count("\n") > 150
    for line in told.splitlines():
        assert not NO_WORDS.search(line), line
        assert not A_RUN.search(line), line
        offered = line.partition(" > ")[0]
        assert not A_CARD.search(offered), line


def test_a_card_has_a_name_and_several_are_apart() -> None:
    assert in_words(cards("As")[0]) == "ace of spades"
    assert len({in_words(card) for card in FULL_DECK}) == 52
    assert faces(cards("AsTd7c"), in_words) == "ace of spades, ten of diamonds, seven of clubs"
    assert faces(cards("AsTd"), FACES["letters"]) == "As Td"


def test_every_choice_has_a_number_and_the_number_says_it() -> None:
    told = spoken("3", "1")
    assert re.search(
        r"^1: swap \w+ of \w+ for \w+, 2: swap \w+ of \w+ for \w+, 3: keep", told, re.MULTILINE
    )
    assert re.search(r"^1: fold, 2: c", told, re.MULTILINE)
    assert "Ann folds." in spoken("3", "1") or "You fold." in told


def test_a_number_takes_an_amount_behind_it() -> None:
    told = spoken("3", "3 40")
    assert re.search(r"You (raise to|bet) 40\.", told)


def test_a_number_that_is_not_offered_is_told_the_others() -> None:
    assert after("9", spoken("9"))[0] == ("There is no choice 9; choose 1 to 3.")


def test_at_a_draw_numbers_are_cards() -> None:  # DP-7
    out = io.StringIO()
    options = table("draw-poker-casino", seats="Ann,Ben", stack=1000, seed="draw")
    answers = ["", "bet 10", "", "call", "", "1 3", "", "", "pat"]
    play(options, io.StringIO("\n".join(answers) + "\n"), out, glyphs="words")
    assert re.search(r"(Ann|Ben) draws two cards\.", out.getvalue())


def test_cards_and_board_are_told_together_once_a_turn_and_nothing_twice() -> None:
    for number in range(30):
        told = spoken("keep", "call", "keep", "check", seed=f"turn {number}")
        turn = re.search(
            r"^Ann: [^\n]*\. Board: [^\n]*\n(?P<pots>[^\n]*)\n1: swap[^\n]* > keep\n(?P<rest>.*)",
            told, re.MULTILINE | re.DOTALL,
        )  # fmt: skip
        if turn:
            assert turn["rest"].startswith("1: fold, 2: ")
            return
    pytest.fail("no hand of these saw a flop")


def test_stacks_tell_state_button_and_bets() -> None:
    lines = after("stacks", spoken("3", "stacks"))
    assert any(", on the button" in line for line in lines[:2])
    assert any(re.search(r", bet \d+", line) for line in lines[:2])


def test_the_seal_has_eight_digits_and_is_told_whole_when_asked_for() -> None:
    told = spoken("seal")
    first = re.search(r"The deck is sealed: ((?:[0-9a-f] ){7}[0-9a-f])\.", told)
    assert first
    whole = after("seal", told)[:3]
    assert whole[0] == "The seal of this deck (SHA-256):"
    digits = "".join(whole[1:3]).replace(" ", "")
    assert re.fullmatch("[0-9a-f]{64}", digits)
    assert digits.startswith(first[1].replace(" ", ""))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("3", "swap 1"), "You cannot swap now; choose one of: fold, "),
        (("3", "keep"), "There is nothing to keep now; choose one of: fold, "),
        (("3", "pat"), "Pat is not possible now; choose one of: fold, "),
        (("draw 1",), "Draw is not possible now; choose one of: swap, keep."),
    ],
)
def test_a_refusal_says_what_would_be_right(typed: tuple[str, ...], said: str) -> None:
    assert after(typed[-1], spoken(*typed))[0].startswith(said)


@pytest.mark.parametrize(
    ("game", "typed", "said"),
    [
        ("draw-poker-casino", "call",
         "Nothing to call, and no checks here: bet or fold."),  # DP-4
        ("draw-poker-casino", "keep",
         "This game has no swaps; choose one of: fold, bet, allin."),
        ("texas-holdem", "swap 1",
         "This game has no swaps; choose one of: fold, call, raise, allin."),
    ],
)  # fmt: skip
def test_a_refusal_speaks_of_this_game(game: str, typed: str, said: str) -> None:
    assert after(typed, spoken(typed, game=game, seed="a"))[0] == said


def test_at_a_draw_there_are_no_swaps_either() -> None:
    out = io.StringIO()
    options = table("draw-poker-casino", seats="Ann,Ben", stack=1000, seed="draw")
    answers = ["", "bet 10", "", "call", "", "swap 1"]
    play(options, io.StringIO("\n".join(answers) + "\n"), out, glyphs="words")
    assert after("swap 1", out.getvalue())[0] == "This game has no swaps; choose one of: draw, pat."


def test_help_fits_the_moment() -> None:
    swap, bet = (after("help", spoken(*typed)) for typed in (("help",), ("3", "help")))
    assert swap[0].startswith("swap 1, swap 2 or swap ")
    assert swap[1] == "keep: keep both cards."
    assert bet[0].startswith("fold: ")
    assert not any(line.startswith("swap ") for line in bet)


def test_terse_says_no_more_than_is_needed() -> None:
    long, short = (spoken("keep", "call", terse=terse) for terse in (False, True))
    assert "Swap for " in short or "Free swap? > keep" in short
    assert "sealed" not in short
    assert "The whole rulebook" not in short
    assert len(short) < 0.6 * len(long)


def test_terse_asks_for_nothing_that_cannot_be_done() -> None:  # DP-4, DP-6
    asked = {
        prompt
        for game in ("draw-poker", "draw-poker-casino", "texas-holdem")
        for seed in "abcdefgh"
        for prompt in re.findall(
            r"^(.*\?) > call$", spoken("call", game=game, seed=seed, terse=True), re.MULTILINE
        )
    }
    assert asked >= {"Check?", "Check or bet?", "Check or raise?", "Bet or fold?"}
    for seed in "abcdefgh":
        told = spoken("bet 10", game="draw-poker", seed=seed, terse=True)
        refused = "you need a pair of jacks or better to open" in told
        assert ("Check? > bet 10" in told) == refused


def test_at_a_terminal_cards_are_words_and_in_a_pipe_letters(tmp_path: Path) -> None:
    command = drawholdem(tmp_path, "play", "--plain", "--seed", "a", "--speed", "0")
    with Terminal(command, size=(100, 40)) as terminal:
        terminal.shows("1: swap ", " of ")
        assert not A_CARD.search(terminal.text)
    letters = [*command, "--glyphs", "letters", "--new"]
    with Terminal(letters, size=(100, 40)) as terminal:
        terminal.shows("1: swap ")
        assert A_CARD.search(terminal.text)


def test_a_hand_over_leaves_no_blank_lines_to_listen_to(tmp_path: Path) -> None:
    seats = ("--seats", "Ann,Ben", "--seed", "a", "--speed", "0")
    with Terminal(drawholdem(tmp_path, "play", "--plain", *seats), size=(100, 40)) as terminal:
        terminal.shows("press Enter")
        before, _, _behind = terminal.text.partition(" is next.")
        assert before.strip().count("\n") == 0


def test_a_hand_that_is_shown_has_its_name_and_not_all_seven_cards_once_more() -> None:
    out = io.StringIO()
    options = table("draw-holdem", seats="You,cpu,cpu:random", stack=300, seed="shown")
    play(options, Answers(out, 3, most=80), out, glyphs="words")
    shown = re.findall(r"^\w.* shows? (.*)$", out.getvalue(), re.MULTILINE)
    assert any(": " in line for line in shown)
    assert not any("(" in line for line in shown)


def test_the_coachs_line_behind_a_hand_has_no_signs() -> None:
    out = io.StringIO()
    options = table("draw-holdem", seats="You,cpu,cpu:random", stack=300, seed="coach")
    play(options, Answers(out, 3, most=80), out, glyphs="words")
    assert re.search(
        r"^The coach on \w+ing [^:]*: (?:costs|big mistake)\. [^:]+\.$",
        out.getvalue(),
        re.MULTILINE,
    )
    assert not re.search("^-", out.getvalue(), re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "ace", "queen"),
    [
        ("de", "Pik-Ass", "Herz-Dame"),
        ("fr", "l\u2019as de pique", "la dame de c\u0153ur"),  # no sentence goes without
    ],
)
def test_a_card_is_called_as_a_sentence_calls_it(language: str, ace: str, queen: str) -> None:
    choose(language)
    assert faces(cards("AsQh"), in_words) == f"{ace}, {queen}"


def test_thousands_are_one_number_to_whoever_speaks_them() -> None:
    choose("fr")
    assert "achats 1\u00a0000," in spoken("3", "fold", glyphs="letters")
    told = spoken("3", "fold")
    assert "achats 1 000," in told
    assert "\u00a0" not in told
