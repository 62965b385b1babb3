"""The gettext seam: every sentence for users goes through here.

A message is marked where it is written: by ``_``, by ``In`` where one
English word needs several translations, by ``plural`` where a number decides. Each is a whole
sentence or a whole item of a list. A comment above it that begins with ``Translators:`` goes into
the catalogues.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from gettext import NullTranslations
from typing import NamedTuple

from drawholdem_tui.languages.catalogue import ENGLISH, catalogue

_catalogue = NullTranslations()
_code = ENGLISH


class In(NamedTuple):
    """A message that means something else in another context: the ace of "ace high"."""

    context: str
    message: str


def _(message: str) -> str:
    """Name a message for the catalogues; it is translated later."""
    return message


def choose(code: str, *, english_words: bool = False) -> None:
    """Use this language from now on: of all players at a table there is one reader."""
    global _catalogue, _code
    _catalogue, _code = catalogue(code, english_words=english_words), code


@contextmanager
def in_english() -> Iterator[None]:
    """Scripts read the same in every language."""
    global _catalogue, _code
    before = _catalogue, _code
    _catalogue, _code = NullTranslations(), ENGLISH
    try:
        yield
    finally:
        _catalogue, _code = before


def chosen() -> str:
    return _code


def translate(message: str | In, /, **values: object) -> str:
    """A message in the chosen language, with its values if there are any."""
    if isinstance(message, In):
        said = _catalogue.pgettext(*message)
    else:
        said = _catalogue.gettext(message) if message else ""  # behind "" is a catalogue's own head
    return said.format(**values) if values else said


def plural(one: str, many: str, number: int, /, **values: object) -> str:
    """The message that goes with a number, in the chosen language, with its values."""
    said = _catalogue.ngettext(one, many, number)
    return said.format(**values) if values else said
