"""Which languages there are, and the catalogue of one."""

from __future__ import annotations

import io
import os
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"  # stands in the program itself, and has no catalogue
_HERE: Final = Path(__file__).parent


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    files = (name.rpartition(".") for name in os.listdir(_HERE))  # noqa: PTH208  # at every start
    found = {code for code, _dot, ending in files if ending in {"po", "mo"} and "@" not in code}
    return (ENGLISH, *sorted(found))


def catalogue(code: str, *, english_words: bool = False) -> NullTranslations:
    """All sentences of a language; with ``english_words`` those of its variant first."""
    if code == ENGLISH:
        return NullTranslations()
    found = _read(_file(code))
    if english_words:
        variant = _read(_file(f"{code}@english"))
        variant.add_fallback(found)
        return variant
    return found


def _read(file: Path | None) -> NullTranslations:
    if file is None:
        return NullTranslations()
    if file.suffix == ".po":
        from drawholdem_tui.languages.compiling import compiled  # what is installed is compiled

        return GNUTranslations(io.BytesIO(compiled(file.read_text(encoding="utf-8"))))
    with file.open("rb") as ready:
        return GNUTranslations(ready)


def _file(name: str) -> Path | None:
    """The compiled one, unless what it was compiled from lies beside and is newer."""
    there = [file for end in (".mo", ".po") if (file := _HERE / f"{name}{end}").exists()]
    return max(there, key=lambda file: file.stat().st_mtime_ns, default=None)
