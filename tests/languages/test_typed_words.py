"""In plain text one types in one's own language or in English, whole words or their beginnings,
with or without accents; and amounts as the table shows them."""

from __future__ import annotations

import pytest

from drawholdem_tui.line_mode.between import COMMANDS
from drawholdem_tui.line_mode.drill import WORDS
from drawholdem_tui.line_mode.play import ANSWERS
from drawholdem_tui.line_mode.understanding import ACTIONS, QUESTIONS, CommandError, full_word
from drawholdem_tui.words.language import choose
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.typed_words import amount_behind, amount_of, shown_word

SWAPPING = ("swap", "keep", "fold", "check", "bet", "allin")
BETTING = ("fold", "call", "raise", "allin")
DRAWING = ("draw", "pat")


@pytest.mark.parametrize(
    ("language", "typed", "offered", "word"),
    [
        ("de", "tauschen", SWAPPING, "swap"),
        ("de", "tauschen", DRAWING, "draw"),
        ("de", "Tausch", SWAPPING, "swap"),
        ("de", "behalten", SWAPPING, "keep"),
        ("de", "mitgehen", BETTING, "call"),
        ("de", "mit", BETTING, "call"),
        ("de", "erhöhen", BETTING, "raise"),
        ("de", "erhohen", BETTING, "raise"),
        ("de", "erhoehen", BETTING, "raise"),
        ("de", "ERHÖ", BETTING, "raise"),
        ("de", "passen", BETTING, "fold"),
        ("de", "call", BETTING, "call"),
        ("de", "raise", BETTING, "raise"),
        ("fr", "suivre", BETTING, "call"),
        ("fr", "échanger", SWAPPING, "swap"),
        ("fr", "echang", SWAPPING, "swap"),
        ("fr", "relancer", BETTING, "raise"),
        ("fr", "garder", SWAPPING, "keep"),
        ("fr", "fold", BETTING, "fold"),
        ("en", "call", BETTING, "call"),
    ],
)
def test_a_word_is_understood(
    language: str, typed: str, offered: tuple[str, ...], word: str
) -> None:
    choose(language)
    assert full_word(typed, offered, (*QUESTIONS, *ACTIONS)) == word


def test_words_of_another_language_are_not() -> None:
    choose("fr")
    with pytest.raises(CommandError):
        full_word("mitgehen", BETTING, (*QUESTIONS, *ACTIONS))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_is_offered_is_understood(language: str) -> None:
    """Each word as it is shown means itself, where it is on offer and where it can be asked."""
    choose(language)
    for offered in (SWAPPING, BETTING, DRAWING):
        for word in offered:
            assert full_word(shown_word(word), offered, (*QUESTIONS, *ACTIONS)) == word
    for word in QUESTIONS:
        assert full_word(shown_word(word), BETTING, (*QUESTIONS, *ACTIONS)) == word
    for words in (COMMANDS, ANSWERS, WORDS):
        for word in words:
            assert full_word(shown_word(word), words, ()) == word


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("amount", [0, 60, 999, 1_250, 12_345, 1_000_000])
def test_an_amount_is_understood_as_it_is_shown(language: str, amount: int) -> None:
    choose(language)
    assert amount_of(chips(amount).split()) == amount
    assert amount_behind(["Ann", *chips(amount).split()]) == (["Ann"], amount)


@pytest.mark.parametrize("typed", ["1.5", "1.25", "1 25", "x", "", "-5", "1.2500"])
def test_what_is_no_amount_of_chips(typed: str) -> None:
    assert amount_of(typed.split()) is None


def test_what_a_beginning_could_be_begins_so() -> None:
    """German "setzen" is a "bet", too; what is kept, cards or all five, is one word."""
    choose("de")
    with pytest.raises(CommandError, match="„b“ könnte blatt oder board oder bet oder behalten"):
        full_word("b", BETTING, (*QUESTIONS, *ACTIONS))


def test_a_beginning_of_one_word_for_two_commands_could_be_no_two() -> None:
    """In German one swaps and draws with the same word, and what is possible says which."""
    choose("de")
    assert full_word("t", BETTING, (*QUESTIONS, *ACTIONS)) == "swap"
    assert full_word("t", DRAWING, (*QUESTIONS, *ACTIONS)) == "draw"
