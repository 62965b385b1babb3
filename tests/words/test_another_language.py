"""In a language that writes everything in capitals nothing is left in small letters: what is shown
went through the catalogue, and nothing that is said there is read back by the program."""

from __future__ import annotations

import io
import re
from gettext import NullTranslations
from pathlib import Path

import pytest
from evenings import Answers, evening
from on_the_screen import hurry, options, run, sitting  # noqa: F401 - a fixture
from textual.theme import BUILTIN_THEMES

from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.languages.catalogue import languages
from drawholdem_tui.storage.settings_schema import SCHEMA, Setting
from drawholdem_tui.tui.forms.new_game import first_values, rows_of
from drawholdem_tui.tui.forms.settings import row_of
from drawholdem_tui.tui.looks.palette import OWN
from drawholdem_tui.words import language
from drawholdem_tui.words.choices import language_choice

# what is the same in all languages: cards, seals, what is typed, the computer's levels, and what a
# language calls itself
_EVERYWHERE = re.compile(
    r"\b[2-9TJQKA][cdhs]\b|\b[0-9a-f]{8}\b|\bcpu\b|\brookie\b|\bregular\b|\bshark\b|\bpro\b"
    r"|\brandom\b|\bYou\b|" + "|".join(language_choice(code)[1] for code in languages())
)
SEATS = "ANN,BEN,cpu,cpu:random"


class Loud(NullTranslations):
    """Capitals, but for the gaps that values fill."""

    def gettext(self, message: str) -> str:
        return "".join(
            each if each.startswith("{") else each.upper()
            for each in re.split(r"(\{[^{}]*\})", message)
        )

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        assert context
        return self.gettext(message)


@pytest.fixture(autouse=True)
def _loud(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_catalogue", Loud())
    monkeypatch.setenv("LINES", "3")


class Reader(Answers):
    """Understands the prompts all the same."""

    def answer(self, prompt: str) -> str:
        return super().answer(prompt.lower().replace("enter", "Enter"))


def in_small_letters(told: str) -> list[str]:
    return [line for line in told.splitlines() if re.search("[a-z]{2}", _EVERYWHERE.sub("", line))]


@pytest.mark.parametrize("game", PRESETS)
def test_an_evening_in_lines(game: str) -> None:
    out = io.StringIO()
    told = evening(game, Reader(out, 3), out, seats=SEATS, seed="LOUD")
    told = re.sub(" > .*", "", told)  # what was typed
    assert re.search("^ANN (CHECKS|CALLS|FOLDS)", told, re.MULTILINE)
    assert in_small_letters(told) == []


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("game", ["draw-holdem", "draw-poker-casino"])
def test_a_table_on_the_screen_with_all_that_opens_over_it(game: str, tmp_path: Path) -> None:
    seen: list[str] = []

    async def look() -> None:
        laid = options(game, SEATS, seed="LOUD")
        async with sitting(tmp_path, laid, (140, 40), glyphs="unicode") as at:
            for keys in ("", "space", "h", "1", "f", "r", "k", "space", "c", "f", "f"):
                await at.press(*keys.split())
                seen.append(str(at))
            for key in "?ltq,":
                await at.pilot.press(key)
                await at.pilot.pause()
                seen.append(str(at))
                await at.pilot.press("escape")
                await at.pilot.pause()

    run(look())
    left = {line.strip() for page in seen for line in in_small_letters(page)}
    themes = {*BUILTIN_THEMES, *OWN, ">", "▐"}  # which have names
    assert {line for line in left if line.split()[-1] not in themes} == set()


@pytest.mark.parametrize("declared", SCHEMA, ids=lambda each: each.name)
def test_each_choice_of_a_setting(declared: Setting) -> None:
    shown = [title for _word, title in row_of(declared, ()).choices]
    assert in_small_letters("\n".join(shown)) == []


@pytest.mark.parametrize("game", PRESETS)
@pytest.mark.parametrize("mode", ["cash", "knockout"])
def test_the_form_of_a_new_game(game: str, mode: str) -> None:
    rows = rows_of(first_values() | {"game": game, "mode": mode})
    told = [part for row in rows for part in (row.title, row.help, *(s for _, s in row.choices))]
    assert len(told) > 40
    assert in_small_letters("\n".join(told)) == []
