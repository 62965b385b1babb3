"""Which clause of the rulebook stands behind what has just happened."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.decisions import (
    Decision,
    DrawDecision,
    NoCheck,
    NoRaise,
    NoSwap,
    SwapDecision,
)
from drawholdem_tui.engine.rules import Game, Rules
from drawholdem_tui.engine.setup import PostKind

WHO_GETS_THE_SWAP_POT: Final = "DH-18"
_BY_KIND: Final[dict[type[e.Event], str]] = {
    e.AntePosted: "TH-3",
    e.BoardDealt: "TH-4",
    e.Raised: "TH-6",
    e.BetReturned: "TH-7",
    e.HandMucked: "TH-9",
    e.CardsShown: "TH-10",
    e.FeesCollected: "DH-14",
    e.CardsDrawn: "DP-7",
    e.OpenersSplit: "DP-10",
    e.OpenersShown: "DP-6",
    e.DrawIsOver: "DP-13",
    e.PotCarried: "DP-5",
    e.PotAwarded: "TH-8",
    e.HandShown: "TH-9",
    e.DeckReshuffled: "DH-23",
}
_PRICES: Final = {e.Held.BET: "DH-5", e.Held.LINE: "DH-12", e.Held.SWAP_POT: "DH-17"}
_OF_DRAW_POKER: Final[dict[type[e.Event], str]] = {e.HandShown: "DP-14", e.DeckReshuffled: "DP-12"}
_REFUSALS: Final = {
    NoSwap.NOT_IN_THIS_GAME: "DP-7",  # hold'em has no place for it
    NoSwap.ROUND_IS_OVER: "DH-4",
    NoSwap.NO_MORE: "DH-15",
    NoSwap.TURN_IS_OVER: "DH-10",
    NoSwap.TOO_DEAR: "DH-15",
    NoCheck.FACING_A_BET: "TH-6",
    NoCheck.BET_OR_DROP: "DP-4",
    NoRaise.NOBODY_CAN_CALL: "TH-6",
    NoRaise.CALLING_IS_ALL_IN: "TH-6",
    NoRaise.NOT_REOPENED: "TH-6",
    NoRaise.NO_OPENERS: "DP-6",
    NoRaise.CAPPED: "TH-5",
    NoRaise.SWAPS_FIRST: "DH-4",
}


def clause_of_refusal(why: NoSwap | NoCheck | NoRaise) -> str:
    """Where to read why something is not on offer."""
    return _REFUSALS[why]


def clause_of_price(decision: SwapDecision) -> str:
    """Where to read why a swap costs what it does, and where that goes."""
    return _PRICES[decision.held] if decision.fee and not decision.free else "DH-6"


def clause_behind(event: e.Event, rules: Rules, street: e.Street) -> str:
    """Where to read about an event of a hand, told on a street."""
    if isinstance(event, e.CardSwapped):
        return _PRICES[event.held] if event.fee else "DH-6"
    if rules.game is Game.DRAW_POKER:
        if isinstance(event, e.Checked) and street is e.Street.PREFLOP:
            return "DP-4"
        if type(event) in _OF_DRAW_POKER:
            return _OF_DRAW_POKER[type(event)]
    match event:
        case e.SwapDeclined():
            return "DH-4" if street is e.Street.PREFLOP else "DH-9"
        case e.SwapPotAwarded(shares=shares):
            return "DH-18" if len(shares) == 1 else "DH-19"
        case e.BlindPosted(blind=blind):
            return "DH-8" if blind is PostKind.OVER else "TH-3"
    return _BY_KIND.get(type(event), "TH-6")


def clause_for(rules: Rules, decision: Decision | None, street: e.Street) -> str:
    """Where somebody who is asked this may want to read."""
    if isinstance(decision, SwapDecision):
        return "DH-4" if street is e.Street.PREFLOP else "DH-9"
    if isinstance(decision, DrawDecision):
        return "DP-7"
    if rules.game is Game.DRAW_POKER:
        return "DP-4" if decision and street is e.Street.PREFLOP else "4"
    return "3" if rules.swaps else "2"
