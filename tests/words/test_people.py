"""Sentences about somebody have two forms, and a fact says which: nobody is "you" by name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.engine.events import (
    Called,
    CardsDrawn,
    Folded,
    HandShown,
    PotAwarded,
    SwapPotAwarded,
)
from drawholdem_tui.engine.ranking import rank_hand
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.words.cards import letters
from drawholdem_tui.words.hands.names import hand_name, with_hand
from drawholdem_tui.words.language import choose
from drawholdem_tui.words.people import Told, Who, told
from drawholdem_tui.words.table import actions, awards
from drawholdem_tui.words.table.awards import in_the_pots
from drawholdem_tui.words.table.decisions import who_opened
from drawholdem_tui.words.table.events import Storyteller


def sentences_about_somebody() -> Iterator[Told]:
    """All of them, out of pairs and tables."""
    waiting = [value for room in (actions, awards) for value in vars(room).values()]
    while waiting:
        match waiting.pop():
            case Told() as sentence:
                yield sentence
            case dict() as table:
                waiting += table.values()
            case tuple() as several:
                waiting += several


def test_each_sentence_names_somebody_in_one_form_and_nobody_in_the_other() -> None:
    found = set(sentences_about_somebody())
    assert len(found) > 30
    for sentence in found:
        assert re.match(r"You\b", sentence.you), sentence
        assert sentence.other.startswith("{name} "), sentence
        gaps = [set(re.findall(r"{(\w+)}", form)) for form in sentence]
        assert gaps[1] == gaps[0] | {"name"}, sentence


def test_who_is_addressed_is_a_fact_and_no_name() -> None:
    assert told(Who("Ann", you=True), actions.FOLD) == "You fold."
    assert told(Who("You"), actions.FOLD) == "You folds."
    assert told(Who("Ann"), actions.CALL[True], amount=40) == "Ann calls 40 and is all-in."


def test_a_hand_is_told_to_the_person_who_plays_alone() -> None:
    teller = Storyteller(["Ann", "CPU 1"], letters, you=0)
    assert [
        teller.tell(event)
        for event in (
            Folded(1),
            Called(0, 1_250, all_in=True),
            CardsDrawn(0, 1, (), ()),
            CardsDrawn(1, 3, (), ()),
            HandShown(0, cards("AsAdAc7h7d")),
            PotAwarded(0, 2_500, ((0, 2_500),)),
            SwapPotAwarded(60, ((0, 30), (1, 30))),
        )
    ] == [
        "CPU 1 folds.",
        "You call 1,250 and are all-in.",
        "You draw one card.",
        "CPU 1 draws three cards.",
        "You show As Ad Ac 7h 7d: full house, aces full of sevens.",
        "You win the pot of 2,500 with a full house, aces full of sevens.",
        (
            "The swap pot of 60 is split: a tie with a full house, aces full of sevens. "
            "You get 30. CPU 1 gets 30."
        ),
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Main pot: 60, for Ann, you and Ben."),
        ("de", "Hauptpot: 60, für Ann, dich und Ben."),
        ("fr", "Pot principal\u00a0: 60, pour Ann, vous et Ben."),
    ],
)
def test_among_others_one_is_not_called_by_a_name(language: str, said: str) -> None:
    choose(language)
    assert in_the_pots([(60, (Who("Ann"), Who(NAMELESS, you=True), Who("Ben")))]) == said


@pytest.mark.parametrize(
    ("held", "called", "won_with"),
    [
        ("AsQd9h5c3s", "ace high", "with ace high"),
        ("JhJcAsTd4c", "pair of jacks", "with a pair of jacks"),
        ("KsKd7c7hAs", "two pair, kings and sevens", "with two pair, kings and sevens"),
        ("8s8h8dKcQd", "three eights", "with three eights"),
        ("Tc9d8s7h6c", "straight, ten high", "with a straight, ten high"),
        ("AdJd8d6d2d", "flush, ace high", "with a flush, ace high"),
        ("KsKhKd4c4d", "full house, kings full of fours", "with a full house, kings full of fours"),
        ("QsQhQdQc7d", "four queens", "with four queens"),
        ("9h8h7h6h5h", "straight flush, nine high", "with a straight flush, nine high"),
        ("AsKsQsJsTs", "royal flush", "with a royal flush"),
    ],
)
def test_each_kind_of_hand_has_a_name_and_is_won_with(
    held: str, called: str, won_with: str
) -> None:
    ranked = rank_hand(cards(held))
    assert (hand_name(ranked), with_hand(ranked)) == (called, won_with)


def test_of_who_has_opened_nobody_is_said_to_be_in_before_another_has_called() -> None:
    assert who_opened(Who("Ben"), 20, 3) == (
        "Ben opened for 20, three are in.",
        "Ben opened for 20.",
    )
    assert who_opened(Who("Ben"), 20, 1) == ("Ben opened for 20.",)
