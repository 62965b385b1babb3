"""The words between which a form lets somebody choose. Files and scripts keep their own."""

from __future__ import annotations

from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_SHOWN = {
    "on": _("on"),
    "off": _("off"),
    # looks
    "auto": _("auto"),
    "unicode": _("unicode"),
    "letters": _("letters"),
    "ascii": _("ascii"),
    "weave": _("weave"),
    "dots": _("dots"),
    "plain": _("plain"),
    # the coach
    "never": _("never"),
    "solo": _("solo"),
    "always": _("always"),
    # house rules
    "one": _("one"),
    "re-overblinds": _("re-overblinds"),
    "total": _("total"),
    "main": _("main"),
    "proportional": _("proportional"),
    "equal": _("equal"),
    "ante": _("ante"),
    "dealer": _("dealer"),
    "blinds": _("blinds"),
    "jacks": _("jacks"),
    "pass_and_out": _("pass and out"),
    "anything": _("anything"),
    "by_players": _("by players"),
    "opener": _("opener"),
    "button": _("button"),
    # betting, and how fast its levels rise
    "no-limit": _("no-limit"),
    "pot-limit": _("pot-limit"),
    "fixed-limit": _("fixed-limit"),
    "spread": _("spread"),
    "standard": _("standard"),
    "turbo": _("turbo"),
    "deep": _("deep"),
}


def choice(word: str) -> tuple[str, str]:
    """The word of a setting or a rule, and as it is shown; names and numbers are what they are."""
    return word, translate(_SHOWN[word]) if word in _SHOWN else word
