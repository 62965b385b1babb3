"""Whoever has seen the quick tour in another language can answer the quiz, too."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Final

import pytest

from drawholdem_tui.line_mode.replay import tell_scenes
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.tour import scene_files
from drawholdem_tui.words.language import choose

# The question, the clause of the answer, and what of it was told.
QUIZ: Final = {
    "de": (
        ("Wie viele Karten darfst du pro Runde tauschen?", "DH-2", "eine deiner zwei Karten"),
        ("Wer tauscht vor dem Flop zuletzt?", "DH-4", "die Blinds kommen zuletzt"),
        ("Was kostet ein Tausch vor dem Flop?", "DH-5", "einen Small Blind"),
        ("Für wen ist er kostenlos?", "DH-6", "Wer einen Blind gesetzt hat"),
        ("Und deine Gebühr, wenn du passt?", "DH-7", "wäre auch deine Gebühr liegen geblieben"),
        ("20 im Pot, zwei haben getauscht: dein Preis?", "DH-12", "für alle gleich: 20."),
        ("Du hast geschoben und bist wieder dran: tauschen?", "DH-10", "aber kein Tausch"),
        ("Wohin gehen die Gebühren vom Flop?", "DH-14", "gehen die Gebühren in den Hauptpot"),
        ("Darf noch tauschen, wer all-in ist?", "DH-16", "tauscht nicht mehr"),
        ("Wer bekommt den Tauschpot?", "DH-18", "ganz an das beste Blatt von allen"),
    ),
    "fr": (
        (
            "Combien de cartes peut-on échanger par tour ?",
            "DH-2",
            "échanger une de vos deux cartes",
        ),
        ("Avant le flop, qui échange le dernier ?", "DH-4", "les blindes passent en dernier"),
        ("Que coûte un échange avant le flop ?", "DH-5", "une petite blinde"),
        ("Pour qui est-il gratuit ?", "DH-6", "qui a posé une blinde échange gratuitement"),
        ("Et la taxe de qui se couche ?", "DH-7", "vous y auriez laissé votre taxe"),
        ("20 au pot, deux échanges faits : à quel prix ?", "DH-12", "la même pour tous\u00a0: 20."),
        (
            "Après la parole, la mise revient : échanger ?",
            "DH-10",
            "Qui a parlé ne peut plus échanger",
        ),
        ("Où vont les taxes du flop ?", "DH-14", "taxes vont au pot principal"),
        ("Et qui est à tapis ?", "DH-16", "ne peut plus échanger"),
        ("À qui le pot d'échange ?", "DH-18", "tout entier à la meilleure main de toutes"),
    ),
}


@pytest.fixture
def told(language: str) -> Iterator[str]:
    """The quick tour as lines of text."""
    choose(language)
    out = io.StringIO()
    tell_scenes(Shelf(scene_files(quick=True)), out)
    yield out.getvalue()
    choose("en")


@pytest.mark.parametrize("language", QUIZ)
def test_whoever_has_seen_the_quick_tour_can_answer_the_quiz(language: str, told: str) -> None:
    assert len(QUIZ[language]) == 10
    for question, clause, words in QUIZ[language]:
        assert words not in question  # or it would answer itself
        assert any(words in line for line in told.splitlines() if clause in line), question
