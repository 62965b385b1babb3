"""The words a form offers as choices, and every house rule in a line, with its clause. Files and
scripts keep their own words."""

from __future__ import annotations

from functools import cache
from typing import Final

from drawholdem_tui.languages.catalogue import catalogue
from drawholdem_tui.words.language import In, _, translate

THIS_LANGUAGE: Final = In("name of this language", "English")

_SHOWN: Final = frozenset({
    _("on"), _("off"),
    # looks
    _("auto"), _("unicode"), _("letters"), _("ascii"), _("weave"), _("dots"), _("plain"),
    # the coach
    _("never"), _("solo"), _("always"),
    # betting, and how fast its levels rise
    _("no-limit"), _("pot-limit"), _("fixed-limit"), _("spread"),
    _("standard"), _("turbo"), _("deep"),
})  # fmt: skip
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
    told = _OF_A_RULE.get((rule, word))
    return word, translate(told) if told else choice(word)[1]


def choice(word: str) -> tuple[str, str]:
    """The value of a setting or a rule, as it is shown; names and numbers stay as they are."""
    return word, translate(word) if word in _SHOWN else word


_EXPLAINED = {
    "swaps": (_("Swaps"), _("Without swaps it is Texas Hold'em (DH-24).")),
    "overblind": (
        _("Overblind"),
        _("Left of the big blind, you may post twice as much if you announce it first (DH-8)."),
    ),
    "fee_base": (
        _("A swap costs"),
        _("What sets the fee: all pots together, or only the main pot (DH-13)."),
    ),
    "swap_pot_split": (
        _("Swap pot, on a tie"),
        _("Split in proportion to each winner's other pots, or in equal parts (DH-19)."),
    ),
    "muck": (
        _("Losers may muck"),
        _("Yes: beaten hands need not be shown; no: everyone shows (TH-9)."),
    ),
    "stakes": (
        _("Stakes"),
        _("What starts the pot: antes from everyone, from the dealer only, or blinds (DP-2)."),
    ),
    "opening": (
        _("To open"),
        _("A pair of jacks or better; any hand, bet or fold; or any hand, checks allowed (DP-4)."),
    ),
    "max_draw": (
        _("Cards you may draw"),
        _("Three, or five with up to four players; or always three, four or five (DP-8)."),
    ),
    "second_bet_starts": (
        _("After the draw"),
        _("Who acts first after the draw: the opener, or the player left of the dealer (DP-13)."),
    ),
}


def explained(name: str) -> tuple[str, str]:
    """A house rule: its title, and what it means."""
    title, said = _EXPLAINED[name]
    return translate(title), translate(said)


@cache
def language_choice(code: str) -> tuple[str, str]:
    """A language's code, and its name in that language."""
    return code, catalogue(code).pgettext(*THIS_LANGUAGE)
