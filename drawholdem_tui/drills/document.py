"""A spot as a document for scripts."""

from __future__ import annotations

from drawholdem_tui.drills.hand_shown import lie_open
from drawholdem_tui.drills.in_words import question, why
from drawholdem_tui.drills.spot import Amount, Answer, Goes, Holds, Spot, Wins
from drawholdem_tui.engine.actions import (
    Call,
    Check,
    Draw,
    Fold,
    Keep,
    RaiseTo,
    Swap,
    words_for_scripts,
)
from drawholdem_tui.engine.cards import text
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.players.coach.advice import opponents_of
from drawholdem_tui.words.cards import letters


def document(spot: Spot) -> dict[str, object]:
    """The question, and what each answer is worth. Choices have the same names everywhere;
    sentences are in the reader's language."""
    view, decision = spot.view, spot.decision
    told: dict[str, object] = {
        "kind": str(spot.kind),
        "street": str(spot.street),
        "hand": text(view.own_cards),
        "board": text(view.board),
        "opponents": spot.advice.opponents if spot.advice else opponents_of(view),
        "pot": spot.pot,
        "final_pot": spot.final_pot,
        "fee": decision.fee if isinstance(decision, SwapDecision) else None,
        "to_call": decision.to_call if isinstance(decision, BetDecision) else 0,
        "gone": text(view.gone),
        "question": question(spot),
        "choices": [
            {"do": do_word(each.do), "value": round(each.value, 4), "se": round(each.error, 4)}
            for each in spot.options
        ],
        "best": do_word(spot.best.do),
        "close": spot.close,
        "sentence": why(spot, letters),
    }
    if spot.asks is not None:
        told["asks"] = spot.asks.name.lower()
        told["hands"] = {f"p{seat + 1}": text(held) for seat, held in lie_open(spot).items()}
    return told


def do_word(do: Answer) -> str:
    match do:
        case RaiseTo():
            return "allin"
        case Amount(amount):
            return str(amount)
        case Goes(held):
            return str(held)
        case Wins(seats):
            return " ".join(f"p{seat + 1}" for seat in seats)
        case Holds(category):
            return category.name.lower()
        case Fold() | Check() | Call() | Swap() | Keep() | Draw():
            return words_for_scripts(do)
    raise TypeError(do)
