"""Windows says which language its menus are in; nobody has to set a variable there."""

from __future__ import annotations

import ctypes
import locale
import sys
from types import SimpleNamespace

import pytest

from drawholdem_tui.languages.which_language import spoken_here

KNOWN = ("en", "de", "fr")


def on_windows(monkeypatch: pytest.MonkeyPatch, number: int, of_numbers: str | None = None) -> None:
    """With menus of that language."""
    told = SimpleNamespace(kernel32=SimpleNamespace(GetUserDefaultUILanguage=lambda: number))
    monkeypatch.setattr(ctypes, "windll", told, raising=False)
    monkeypatch.setattr(locale, "getlocale", lambda: (of_numbers, "cp1252"))
    monkeypatch.setattr(sys, "platform", "win32")


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (0x0407, "de"),
        (0x0C07, "de"),
        (0x040C, "fr"),
        (0x0C0C, "fr"),
        (0x0409, "en"),
        (0x0411, "en"),
    ],
)
def test_the_language_of_its_menus(number: int, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    on_windows(monkeypatch, number)
    assert spoken_here({}, KNOWN) == code


def test_where_that_is_none_that_we_can_name_the_one_of_its_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    on_windows(monkeypatch, 0x1000, "fr_FR")
    assert spoken_here({}, KNOWN) == "fr"
    on_windows(monkeypatch, 0x1000, None)
    assert spoken_here({}, KNOWN) == "en"


def test_a_variable_is_heard_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    on_windows(monkeypatch, 0x0407)
    assert spoken_here({"LANG": "fr_FR.UTF-8"}, KNOWN) == "fr"
    assert spoken_here({"LANGUAGE": "fr"}, KNOWN) == "fr"
