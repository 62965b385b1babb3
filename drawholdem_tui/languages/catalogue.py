"""Which languages there are, and the catalogue of one."""

from __future__ import annotations

import io
import os
import struct
from bisect import bisect_left
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import IO, Any, Final

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

        return _Sentences(io.BytesIO(compiled(file.read_text(encoding="utf-8"))))
    with file.open("rb") as ready:
        return _Sentences(ready)


class _Sentences(GNUTranslations):
    """As Python's own, but that a sentence is read when it is first said: to read all of them takes
    longer than everything else on the way to the first line."""

    def _parse(self, fp: IO[bytes]) -> None:  # type: ignore[override]
        ready = fp.read()
        _magic, _version, many, messages, said = struct.unpack_from("<5I", ready)
        of_its_head_alone = ready[:8] + struct.pack("<I", 1) + ready[12:]
        super()._parse(io.BytesIO(of_its_head_alone))
        self._catalog = _Looked(ready, many, messages, said)


class _Looked:
    """What gettext takes for a dictionary: messages, or those with a plural and which form it is.
    They stand in the order of their bytes."""

    def __init__(self, ready: bytes, many: int, messages: int, said: int) -> None:
        self._ready, self._many = ready, many
        self._messages, self._said = messages, said
        self._known: dict[Any, str | None] = {}

    def __getitem__(self, key: Any) -> str:
        if (found := self.get(key)) is None:
            raise KeyError(key)
        return str(found)

    def get(self, key: Any, default: object = None) -> object:
        if key not in self._known:
            self._known[key] = self._find(key)
        found = self._known[key]
        return default if found is None else found

    def _find(self, key: Any) -> str | None:
        message, form = key if isinstance(key, tuple) else (key, None)
        wanted = message.encode()
        place = bisect_left(range(self._many), wanted, key=self._message)
        if place == self._many:
            return None
        there, nul, _plural = self._message(place).partition(b"\0")
        if there != wanted or bool(nul) is not isinstance(key, tuple):
            return None
        forms = self._text(self._said, place).decode().split("\0")
        return forms[form or 0] if (form or 0) < len(forms) else None

    def _message(self, place: int) -> bytes:
        return self._text(self._messages, place)

    def _text(self, column: int, place: int) -> bytes:
        length, begin = struct.unpack_from("<2I", self._ready, column + 8 * place)
        return self._ready[begin : begin + length]


def _file(name: str) -> Path | None:
    """The compiled one, unless what it was compiled from lies beside and is newer."""
    there = [file for end in (".mo", ".po") if (file := _HERE / f"{name}{end}").exists()]
    return max(there, key=lambda file: file.stat().st_mtime_ns, default=None)
