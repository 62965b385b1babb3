"""Which language is spoken: ``--lang``, else the settings, else whoever's computer this is."""

from __future__ import annotations

from pathlib import Path

import pytest

from drawholdem_tui.cli.main import main
from drawholdem_tui.languages.which_language import wanted
from drawholdem_tui.words.language import chosen

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def _nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "de_CH.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LANGUAGE": "ko:fr:de"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "en:fr"}, "en"),
        ({"LANG": "POSIX", "LANGUAGE": "fr"}, "en"),
    ],
)
def test_the_surroundings_say_it_as_gettext_reads_them(
    said: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in said.items():
        monkeypatch.setenv(name, value)
    assert wanted(None) == wanted("auto") == code


@pytest.mark.parametrize(
    ("settings", "words", "code"),
    [
        ("", "", "fr"),
        ('language = "auto"\n', "", "fr"),
        ('language = "de"\n', "", "de"),
        ("language='de' # mine\n", "", "de"),
        ('language = "xx"\n', "", "fr"),
        ('[keys]\nlanguage = "de"\n', "", "fr"),
        ('language = "de"\n', "--lang en", "en"),
        ('language = "de"\n', "--lang=en", "en"),
        ("", "--lang DE", "de"),
        ("", "--lang de-AT", "de"),
        ("", "--lang=de_DE.UTF-8", "de"),
        ("", "--lang En_us", "en"),
        ('language = "de"\n', "--lang de --lang en", "en"),
        ("\ufefflanguage = 'de'\n", "", "de"),
        ("\x00\xff", "", "fr"),
    ],
)
def test_somebody_says_it_sooner_than_the_settings_and_those_sooner_than_the_system(
    settings: str, words: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    if settings:
        (tmp_path / "settings.toml").write_text(settings, encoding="utf-8")
    assert main(["paths", "--data-dir", str(tmp_path), *words.split()]) == 0
    assert chosen() == code


def test_a_language_that_nobody_speaks_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["paths", "--lang", "xx"]) == 2
    assert "--lang" in capsys.readouterr().err


def test_the_rulebook_is_that_of_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for code in ("en", "de", "fr"):
        assert main(["rules", "--lang", code]) == 0
        told.append(capsys.readouterr().out)
    assert len(set(told)) == 3
