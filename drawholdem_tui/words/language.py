"""The gettext seam: every sentence that somebody reads goes through here.

A message is marked where it stands: by ``mark`` (imported as ``_``), by ``In`` where one English
word needs several elsewhere, by ``plural`` where a number decides. What collects messages looks for
``_``, ``In:1c,2`` and ``plural:1,2``; each is a whole sentence, or a whole item of a list.
"""

from __future__ import annotations

from gettext import NullTranslations
from typing import NamedTuple

_catalogue = NullTranslations()


class In(NamedTuple):
    """A message that means something else in another context: the ace of "ace high"."""

    context: str
    message: str


def mark(message: str) -> str:
    """Name a message for the catalogues where it is only translated later."""
    return message


def translate(message: str | In) -> str:
    """A message in the chosen language."""
    if isinstance(message, In):
        return _catalogue.pgettext(message.context, message.message)
    return _catalogue.gettext(message)


def plural(one: str, many: str, number: int) -> str:
    """The message that goes with a number, in the chosen language."""
    return _catalogue.ngettext(one, many, number)
