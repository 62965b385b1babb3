"""The gettext seam: every sentence goes through ``translate``."""

from __future__ import annotations

from gettext import NullTranslations

_catalogue = NullTranslations()


def translate(message: str) -> str:
    """A message in the chosen language."""
    return _catalogue.gettext(message)


def mark(message: str) -> str:
    """Name a message for the catalogues where it is only translated later."""
    return message
