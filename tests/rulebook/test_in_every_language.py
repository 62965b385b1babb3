"""Every language's rulebook says the same rules, by the same numbers and with the same cards."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import zip_longest

import pytest

from drawholdem_tui.engine.rules import HOUSE_RULES, PRESETS
from drawholdem_tui.rulebook import Kind, Line, lines_of

BOOKS = {
    book.name.removesuffix(".md"): book.read_text(encoding="utf-8")
    for book in files("drawholdem_tui.rulebook").iterdir()
    if book.name.endswith(".md")
}
OTHERS = sorted(BOOKS.keys() - {"en"})
A_CARD = r"\b(?!As\b)[2-9TJQKA][cdhs]\b|\bAs(?= [2-9TJQKA][cdhs]\b)|(?<=\b[2-9TJQKA][cdhs] )As\b"
A_NUMBER = r"(?<!\w)\d+(?:[.,\u00a0\u202f]\d+)*(?!\w)"  # 1,000 and 0.5, 1.000 and 0,5, 1 000


def paragraphs(text: str) -> list[tuple[str, list[str]]]:
    """What each clause, or paragraph without a number, has in figures and cards, in their order."""
    told: list[tuple[str, list[str]]] = []
    open_still = False
    for line in lines_of(text):
        if not line.text.strip():
            open_still = False
        elif open_still and not line.name and line.kind is not Kind.CHAPTER:
            told[-1] = (told[-1][0], told[-1][1] + figures(line))
        else:
            told.append((line.name, figures(line)))
            open_still = True
    return told


def figures(line: Line) -> list[str]:
    text = line.text.removeprefix(line.name)
    found = re.findall(rf"{A_CARD}|{A_NUMBER}", text)
    return [re.sub(r"[.,\u00a0\u202f]", ".", figure) for figure in found]


@pytest.mark.parametrize("language", OTHERS)
def test_the_chapters_and_clauses_are_the_same_in_the_same_order(language: str) -> None:
    names = [
        [line.name for line in lines_of(BOOKS[book]) if line.name] for book in ("en", language)
    ]
    assert names[1] == names[0]


@pytest.mark.parametrize("language", OTHERS)
def test_every_paragraph_has_the_same_numbers_and_cards_in_the_same_order(language: str) -> None:
    both = zip_longest(paragraphs(BOOKS["en"]), paragraphs(BOOKS[language]))
    assert [(here, there) for here, there in both if here != there] == []


@pytest.mark.parametrize("language", OTHERS)
def test_clauses_are_referred_to_where_the_english_one_does(language: str) -> None:
    def references(book: str) -> list[list[str]]:
        parts = re.split(r"^(?=(?:TH|DH|DP|EV)-\d+  |## )", book, flags=re.MULTILINE)
        return [re.findall(r"(?:TH|DH|DP|EV)-\d+", part) for part in parts]

    assert references(BOOKS[language]) == references(BOOKS["en"])


@pytest.mark.parametrize("language", OTHERS)
def test_names_that_are_typed_stay_as_they_are(language: str) -> None:
    for name in (*PRESETS, *HOUSE_RULES):
        rows = [
            re.findall(rf"^    {name}  .*", BOOKS[book], re.MULTILINE) for book in ("en", language)
        ]
        assert all(len(row) == 1 for row in rows), name
        if name in HOUSE_RULES:
            assert len({re.split(r"  +", row[0].strip())[1] for row in rows}) == 1  # its values


@pytest.mark.parametrize("language", OTHERS)
def test_they_fit_a_terminal(language: str) -> None:
    assert max(map(len, BOOKS[language].splitlines())) <= 80


@pytest.mark.parametrize("language", sorted(BOOKS))
def test_an_example_flows_and_a_table_stays_as_it_is(language: str) -> None:
    """On a narrow screen the lines of an example would break twice."""
    told = [each.text for each in lines_of(BOOKS[language]) if each.kind is Kind.AS_IT_IS]
    free_if_he_plays = [each for each in told if " Dario, " in each and each.count(" 5") == 4]
    assert [each for each in free_if_he_plays if each.endswith(".")]
    assert [each for each in told if each.startswith("    fee_base ")]
