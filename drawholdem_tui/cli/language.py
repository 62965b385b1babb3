"""Which language a command speaks: the one that is asked for, else that of the settings, else that
of whoever's computer this is. It is known before anything is said, the help of a command included.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from drawholdem_tui.languages.which_language import wanted
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.words.language import choose

_OF_LANGUAGE: Final = ("language", "english_poker_words")


def choose_language(words: Sequence[str]) -> None:
    """As the words of a command line have it. What is wrong with them is said by whoever reads
    them all, what is wrong with the settings by whoever needs those."""
    folder = _said_behind("--data-dir", words)
    settings = _of_settings(paths(Path(folder) if folder else None).settings)
    said = _said_behind("--lang", words) or settings.get("language")
    choose(wanted(said), english_words=settings.get("english_poker_words") == "true")


def _of_settings(file: Path) -> dict[str, str]:
    """The two that matter here, as they stand above all tables of the file; whoever needs more
    reads it as TOML."""
    try:
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
    except (OSError, ValueError):
        return {}
    said = {}
    for line in text.removeprefix("\ufeff").splitlines():
        if line.startswith("["):
            break
        name, _equals, value = line.partition("=")
        if name.strip() in _OF_LANGUAGE:
            said[name.strip()] = value.partition("#")[0].strip(" \t\"'")
    return said


def _said_behind(option: str, words: Sequence[str]) -> str | None:
    """Its last value, as argparse would have it."""
    said = None
    for word in reversed(words):
        if word == option:
            return said
        if word.startswith(f"{option}="):
            return word.partition("=")[2]
        said = word
    return None
