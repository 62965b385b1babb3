"""A catalogue as people write it becomes one that gettext reads; English needs none."""

from __future__ import annotations

import io
import os
from gettext import GNUTranslations
from pathlib import Path
from typing import Any

import pytest
from tableau import REPOSITORY

from drawholdem_tui.languages import catalogue as room
from drawholdem_tui.languages.catalogue import ENGLISH, catalogue, languages
from drawholdem_tui.languages.compiling import compiled
from drawholdem_tui.words.language import In, choose, plural, translate

# as people write them; what is installed has only what is made of them
WRITTEN = sorted((REPOSITORY / "drawholdem_tui" / "languages").glob("*.po"))
# a few sentences, with all that can stand in such a file
SMALL = r"""
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

# Translators: said of cards
#: somewhere.py
msgid "one \"card\""
msgstr "eine „Karte“\n"
"und noch eine"

msgctxt "rank alone"
msgid "ace"
msgstr "Ass"

msgid "one hand"
msgid_plural "{hands} hands"
msgstr[0] "eine Hand"
msgstr[1] "{hands} Hände"

#, fuzzy
msgid "fold"
msgstr "falten"

msgid "check"
msgstr ""

#~ msgid "gone"
#~ msgstr "weg"
"""
ENGLISH_WORDS = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"

msgctxt "rank alone"
msgid "ace"
msgstr "Ace"
"""


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A room with one language."""
    (tmp_path / "de.po").write_text(SMALL, encoding="utf-8")
    (tmp_path / "de@english.po").write_text(ENGLISH_WORDS, encoding="utf-8")
    monkeypatch.setattr(room, "_HERE", tmp_path)
    return tmp_path


@pytest.mark.usefixtures("small")
def test_what_is_written_is_said() -> None:
    choose("de")
    assert translate('one "card"') == "eine „Karte“\nund noch eine"
    assert translate(In("rank alone", "ace")) == "Ass"
    assert translate("ace") == "ace"
    assert plural("one hand", "{hands} hands", 1) == "eine Hand"
    assert plural("one hand", "{hands} hands", 0) == "{hands} Hände"
    assert translate("") == ""  # where gettext keeps the head of a catalogue


@pytest.mark.usefixtures("small")
def test_what_is_fuzzy_or_not_translated_stays_english() -> None:
    choose("de")
    assert [translate(each) for each in ("fold", "check", "gone")] == ["fold", "check", "gone"]


@pytest.mark.usefixtures("small")
def test_who_wants_poker_words_in_english_has_the_rest_in_the_language() -> None:
    choose("de", english_words=True)
    assert translate(In("rank alone", "ace")) == "Ace"
    assert plural("one hand", "{hands} hands", 2) == "{hands} Hände"


def test_of_the_written_and_the_compiled_one_the_newer_is_read(small: Path) -> None:
    ready = small / "de.mo"
    ready.write_bytes(compiled(SMALL.replace("Ass", "As")))
    written = (small / "de.po").stat().st_mtime_ns
    os.utime(ready, ns=(written + 1, written + 1))
    assert catalogue("de").pgettext("rank alone", "ace") == "As"
    os.utime(ready, ns=(written - 1, written - 1))
    assert catalogue("de").pgettext("rank alone", "ace") == "Ass"
    (small / "de.po").unlink()  # as it is installed
    assert catalogue("de").pgettext("rank alone", "ace") == "As"


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.stem)
def test_it_is_compiled_as_babel_compiles_it(file: Path) -> None:
    babel = pytest.importorskip("babel.messages.mofile", reason="Babel is not installed")
    pofile = pytest.importorskip("babel.messages.pofile")
    there = io.BytesIO()
    with file.open("rb") as written:
        babel.write_mo(there, pofile.read_po(written))
    there.seek(0)
    ours = GNUTranslations(io.BytesIO(compiled(file.read_text(encoding="utf-8"))))
    theirs = GNUTranslations(there)
    left, right = (dict(each._catalog) for each in (ours, theirs))  # type: ignore[attr-defined]
    assert left.keys() <= right.keys()
    assert {key: said for key, said in right.items() if key in left} | {"": ""} == left | {"": ""}


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.stem)
def test_a_sentence_that_is_looked_for_is_the_one_that_python_reads(file: Path) -> None:
    ready = compiled(file.read_text(encoding="utf-8"))
    whole: dict[Any, str] = GNUTranslations(io.BytesIO(ready))._catalog  # type: ignore[attr-defined]
    looked = room._Sentences(io.BytesIO(ready))._catalog
    assert {key: looked[key] for key in whole} == whole
    assert looked.get("no sentence of ours") is None
    assert looked.get(("no sentence of ours", 0), "none") == "none"


def test_english_reads_no_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(room, "_read")
    choose(ENGLISH)
    assert translate("fold") == "fold"


def test_english_is_the_first_of_the_languages() -> None:
    assert languages()[0] == ENGLISH
    assert set(languages()) >= {"de", "fr"}
