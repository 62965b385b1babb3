"""The words a form offers as choices. Files and scripts keep their own."""

from __future__ import annotations

from functools import cache
from typing import Final

from drawholdem_tui.languages.catalogue import catalogue
from drawholdem_tui.words.language import In, _, translate

THIS_LANGUAGE: Final = In("name of this language", "English")

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
    # betting, and how fast its levels rise
    "no-limit": _("no-limit"),
    "pot-limit": _("pot-limit"),
    "fixed-limit": _("fixed-limit"),
    "spread": _("spread"),
    "standard": _("standard"),
    "turbo": _("turbo"),
    "deep": _("deep"),
}


# the values of a house rule, as one says them of it
_OF_A_RULE: dict[tuple[str, str], str | In] = {
    ("overblind", "off"): In("no overblind", "none"),
    ("overblind", "one"): _("one, left of the big blind"),
    ("overblind", "re-overblinds"): _("one, others may add more"),
    ("fee_base", "total"): _("all pots together"),
    ("fee_base", "main"): _("the main pot"),
    ("swap_pot_split", "proportional"): _("in proportion"),
    ("swap_pot_split", "equal"): _("equal parts"),
    ("muck", "on"): _("yes"),
    ("muck", "off"): _("no, everyone shows"),
    ("stakes", "ante"): _("everyone antes"),
    ("stakes", "dealer"): _("the dealer antes"),
    ("stakes", "blinds"): _("blinds"),
    ("opening", "jacks"): _("jacks or better"),
    ("opening", "pass_and_out"): _("bet or fold"),
    ("opening", "anything"): _("any hand, checks allowed"),
    ("max_draw", "by_players"): _("3, or 5 with up to four players"),
    ("second_bet_starts", "opener"): _("the opener"),
    ("second_bet_starts", "button"): _("left of the dealer"),
}


def value_of_rule(rule: str, word: str) -> tuple[str, str]:
    """The value of a house rule, as it is shown."""
    told = _OF_A_RULE.get((rule, word))
    return word, translate(told) if told else choice(word)[1]


def choice(word: str) -> tuple[str, str]:
    """The value of a setting or a rule, as it is shown; names and numbers stay as they are."""
    return word, translate(_SHOWN[word]) if word in _SHOWN else word


@cache
def language_choice(code: str) -> tuple[str, str]:
    """A language's code, and its name in that language."""
    return code, catalogue(code).pgettext(*THIS_LANGUAGE)
