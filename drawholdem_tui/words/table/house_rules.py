"""Every house rule in a line, with its clause."""

from __future__ import annotations

from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_EXPLAINED = {
    "swaps": (_("Swaps"), _("Without them it is Texas Hold'em (DH-24).")),
    "overblind": (
        _("Overblind"),
        _("Whoever sits left of the big blind may post twice of it, said in advance (DH-8)."),
    ),
    "fee_base": (
        _("A swap costs"),
        _("The pot a fee is measured by: all pots together, or the main pot alone (DH-13)."),
    ),
    "swap_pot_split": (
        _("Swap pot, when equal"),
        _("In proportion to what each winner gets from the other pots, or equal parts (DH-19)."),
    ),
    "muck": (
        _("Losers may muck"),
        _("On: a hand that is beaten already need not be shown; off: everybody shows (TH-9)."),
    ),
    "stakes": (
        _("Stakes"),
        _("What starts the pot: an ante of everybody, of the dealer alone, or blinds (DP-2)."),
    ),
    "opening": (
        _("To open"),
        _("A pair of jacks or better; any hand, bet or drop; or any hand, checking too (DP-4)."),
    ),
    "max_draw": (
        _("Cards to draw"),
        _("Three, with four or fewer players five; or always three, four or five (DP-8)."),
    ),
    "second_bet_starts": (
        _("After the draw"),
        _("Who speaks first then: the opener, or the player left of the dealer (DP-13)."),
    ),
}


def explained(name: str) -> tuple[str, str]:
    title, said = _EXPLAINED[name]
    return translate(title), translate(said)
