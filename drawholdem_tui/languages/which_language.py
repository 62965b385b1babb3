"""Which language is asked for: by somebody, else by the surroundings."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Mapping
from typing import Final

from drawholdem_tui.languages.catalogue import ENGLISH, languages

AUTO: Final = "auto"


def wanted(said: str | None) -> str:
    """The code of a language: as somebody has said it, if we speak that, else what is spoken
    here."""
    known = languages()
    code = spoken(said or AUTO)
    return code if code in known else spoken_here(os.environ, known)


def spoken(said: str) -> str:
    """The code of a language of ours, also where somebody writes it as systems do; else what was
    said.

    >>> spoken("DE"), spoken("de-AT"), spoken("de_DE.UTF-8"), spoken("xx")
    ('de', 'de', 'de', 'xx')
    """
    return _among(languages(), said) or said


def _among(known: Collection[str], locale: str) -> str:
    """The one of them that a locale means; empty where it is another."""
    each = _bare(locale).lower()
    codes = {code.lower(): code for code in known}
    return codes.get(each) or codes.get(each.partition("_")[0]) or ""


def spoken_here(environ: Mapping[str, str], known: Collection[str]) -> str:
    """As gettext reads it: LANGUAGE is a list, the others are one locale, and C is English.

    >>> spoken_here({"LANG": "de_AT.UTF-8"}, ("en", "de", "fr"))
    'de'
    >>> spoken_here({"LANGUAGE": "it:fr_CA", "LANG": "de_DE.UTF-8"}, ("en", "de", "fr"))
    'fr'
    >>> spoken_here({"LC_ALL": "C.UTF-8", "LANGUAGE": "fr"}, ("en", "de", "fr"))
    'en'
    """
    said = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, said), "") or _of_windows()
    if _bare(locale) in {"C", "POSIX"}:
        return ENGLISH
    asked = [*environ.get("LANGUAGE", "").split(":"), locale]
    return next(filter(None, (_among(known, each) for each in asked)), ENGLISH)


def _bare(locale: str) -> str:
    """``de_AT.UTF-8@euro`` is ``de_AT``; Windows writes ``de-AT``."""
    return locale.partition(".")[0].partition("@")[0].replace("-", "_")


def _of_windows() -> str:
    """The language of its own menus, else of its dates and numbers."""
    if sys.platform == "win32":
        import ctypes
        from locale import getlocale, windows_locale

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return windows_locale.get(number, "") or getlocale()[0] or ""
    return ""
