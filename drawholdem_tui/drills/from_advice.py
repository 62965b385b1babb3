"""From the coach's advice on a decision to a spot."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from drawholdem_tui.drills.dealt import Asked
from drawholdem_tui.drills.spot import Option, Spot, Whence
from drawholdem_tui.engine.actions import Action, Call, Fold
from drawholdem_tui.players.blueprint.spot import Stand
from drawholdem_tui.players.coach.advice import Advice

_LOCKED: Final = 0.99  # of the pot: with that the best answer is no question, nor with nothing


def priced(told: Advice) -> Advice:
    """A drill is about prices: what the blueprint does before the flop is no answer to it."""
    return replace(told, spot=None) if isinstance(told.spot, Stand) else told


def options_of(told: Advice) -> tuple[Option, ...]:
    """Each choice with its price; against a bet there are a call and a fold, since a raise has no
    price."""
    if told.verdict:
        found = told.verdict
        return tuple(
            Option(each.do, each.value, each.error, *found.cost(each.do)) for each in found.choices
        )
    if told.call is None:
        return ()
    value, error = told.call.value, told.call.error
    return (
        Option(Call(), value, error, max(0.0, -value), error),
        Option(Fold(), 0.0, 0.0, max(0.0, value), error),
    )


def best_of(told: Advice) -> Action:
    if told.verdict is None:
        return Call() if (told.spot.goes_on > 0.5 if told.spot else told.calls) else Fold()
    return told.verdict.best.do


def gap(options: tuple[Option, ...], final_pot: int) -> float:
    """How much better the best is than the next, in parts of the final pot."""
    costs = sorted(each.cost for each in options)
    return costs[1] / max(final_pot, 1)


def is_decided(told: Advice) -> bool:
    """The best answer wins nearly always (a made hand stands pat), or no answer wins anything: then
    nothing is asked."""
    shares = [each.chances.share for each in told.verdict.choices] if told.verdict else [told.keep]
    return max(shares) > _LOCKED or max(shares) < 1 - _LOCKED


def spot_of_advice(whence: Whence, asked: Asked, told: Advice) -> Spot:
    """At a swap, a draw or a call, which is worth a part of what lies there with it."""
    call = getattr(asked.decision, "to_call", 0)
    return Spot(
        *whence,
        asked.events,
        asked.actions,
        asked.view,
        options_of(told),
        told.pot.now,
        told.verdict.final_pot if told.verdict else told.pot.now + call,
        asked.decision,
        told,
    )
