"""Every house rule in a line, with its clause."""

from __future__ import annotations

from drawholdem_tui.words.language import _, translate

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
        _("A pair of jacks or better; any hand, bet or drop; or any hand, checks allowed (DP-4)."),
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
    title, said = _EXPLAINED[name]
    return translate(title), translate(said)
