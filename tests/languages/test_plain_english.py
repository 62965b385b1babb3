"""The English is what players say: habits of translated English stay out of all sentences, the
README, the guides and the rulebook. The style is in the README of the words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from make_catalogues import LANGUAGES, REPOSITORY, ids, read, strings

HABITS: Final = {
    r"\b(?:is|are|be|been|was|were) told\b(?! apart)": "you see, it says, it shows",
    r"(?<!hands )\b(?:in|of) 100\b(?! hands| in all)": "%",
    r"\b(?:in|of) 100 hands, (?:and|else)": "% of the time",
    r", always\.": "always, before the verb",
    r"\bwhoever\b": "the player who, you",
    r"\bsomebody\b": "a player, someone",
    r"\bone's\b|\bthe own\b": "your, their",
    r"\bone (?:says|swaps|saw|sees|goes in|may\b(?! be))": "you",
    r"(?:^|: )of (?:check|pushfold|three|two):?\b": "check: …",
    r"there (?:is|are) no [^.;]*; there": "unknown …; choose one of …",
    r"\bis there already\b|\bwould be right\b": "already exists; choose …",
    r"\bonce more\b": "again",
    r"\boftener\b|\bdearest\b|\bafresh\b": "more often, most expensive, new",
    r"\btak(?:e|es|en) up(?: again)?\b": "resume",
    r"\bfree of charge\b": "free",
    r"\bbeyond all measure\b": "far too large",
    r"\bhas no price\b|\bhad a price\b|\bcheap luck\b": "graded, got lucky",
    r"\btoo close to call\b": "about equal",
    r"\bbehind (?:a|the) \w+ (?:that|who) has\b": "after",
}
# The same of German and French, where they were translated word for word.
ELSEWHERE: Final = {
    "de": {
        r"^(?!.*(?:Karte|Linie)).*\bschieb(?:en|e|t|st)\b": "checken; schieben is what a card does",
        r"\bzu knapp\b": "etwa gleich gut",
        r"\b[vi]m Hundert\b": "%",
        r"\bDie Tausche\b|\bGaben\b": "getauscht wird, Deals",
        r"zählt beim Mitgehen|zählen beim Mitgehen": "wird angerechnet",
        r"gibt es nicht; (?:es gibt|möglich)": "unbekannt …; möglich: …",
        r"\bFinden:": "Suchen:",
        r"\bKnockouts?\b": "Turnier",
    },
    "fr": {
        r"trop serré": "à peu près équivalent",
        r", toujours\.": "toujours, après le verbe",
        r"\b[Pp]ressez\b": "appuyez sur",
        r"abîmé": "endommagé",
        r"d.office": "par défaut",
        r"compten?t? pour suivre": "comptée comme mise",
        r"joueurs? de l.ordinateur": "ordinateurs",
        r"\bélimination\b": "tournoi",
        r"sur cent\b": "%",
        r"n.a pas de prix|n.avait de prix": "n.est pas évalué",
        r"se dit seul|ne se dit pas": "s.emploie",
    },
}
# A character of the house speaks in a voice of its own.
ITS_OWN_VOICE: Final = ("drawholdem_tui/words/table/cast.py",)


def sentences() -> list[str]:
    """All that the program says in English."""
    found = [
        english
        for message in read(LANGUAGES / "de.po")
        if message.id and not any(where in ITS_OWN_VOICE for where, _ in message.locations)
        for english in ids(message)
    ]
    assert len(found) > 2_000
    return found


def pages() -> list[Path]:
    """What people read beside the program."""
    guides = sorted((REPOSITORY / "assets" / "guide").glob("*.md"))
    assert guides
    return [
        REPOSITORY / "README.md", *guides, REPOSITORY / "drawholdem_tui" / "rulebook" / "en.md",
    ]  # fmt: skip


@pytest.mark.parametrize("habit", HABITS)
def test_no_sentence_reads_as_translated(habit: str) -> None:
    bad = [said for said in sentences() if re.search(habit, said, re.IGNORECASE)]
    assert not bad, f"better: {HABITS[habit]}"


@pytest.mark.parametrize("habit", HABITS)
def test_no_page_reads_as_translated(habit: str) -> None:
    for page in pages():
        told = " ".join(page.read_text(encoding="utf-8").split())
        found = re.search(habit, told, re.IGNORECASE)
        where = told[max(0, found.start() - 60) : found.end() + 40] if found else ""
        assert not found, f"{page.name}: {where!r}; better: {HABITS[habit]}"


@pytest.mark.parametrize("language", ELSEWHERE)
def test_german_and_french_are_no_translations_word_for_word(language: str) -> None:
    said = [one for each in read(LANGUAGES / f"{language}.po") for one in strings(each)
            if each.id and not (each.context or "").startswith("typed")]  # fmt: skip
    book = REPOSITORY / "drawholdem_tui" / "rulebook" / f"{language}.md"
    said += " ".join(book.read_text(encoding="utf-8").split()).split(". ")
    for habit, better in ELSEWHERE[language].items():
        bad = [one for one in said if re.search(habit, one)]
        assert not bad, f"better: {better}"


@pytest.mark.parametrize(
    "said",
    [
        "It calls here, always.",
        "Calling has to win 25 in 100 and wins 6.",
        "mybot.py is there already; another name would be right",
        "What would have come may be told.",
        "of pushfold: how many sit there",
        "Whoever posted a blind swaps free.",
    ],
)
def test_the_habits_are_found_where_they_are(said: str) -> None:
    assert any(re.search(habit, said, re.IGNORECASE) for habit in HABITS)
