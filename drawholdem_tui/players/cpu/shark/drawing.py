"""How many cards a shark draws: what wins most, and of what wins about as much any, so that the
number tells less; now and then none at all with a hand that will not win by itself.

Three of a kind draw one as well as two, and look like two pair then. Whoever stands pat with
nothing has to have bet before, and has one opponent left who is known to fold: the bet behind the
draw is what wins, or loses.
"""

from __future__ import annotations

from random import Random
from typing import Final

from drawholdem_tui.engine.actions import Draw
from drawholdem_tui.engine.decisions import DrawDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.view import SeatState, View
from drawholdem_tui.players.cpu.chance_to_win import shares_of_draws
from drawholdem_tui.players.cpu.shark.draw_poker import drawn_by
from drawholdem_tui.players.cpu.shark.habits import habits_of
from drawholdem_tui.players.cpu.shark.scenes import live_opponents

_ALIKE: Final = 0.012  # of the pot
_POOR: Final = 0.4  # a share that wants help
_PAT_BLUFFS: Final = 0.15  # of such hands: there are few honest pat ones to hide behind
_BETTING: Final = (SaidKind.BET, SaidKind.RAISE)


def best_draw(view: View, decision: DrawDecision, samples: int, rng: Random) -> Draw:
    """Of those that can be served."""
    found = shares_of_draws(decision, drawn_by(view), samples, rng)
    most = max(found.values())
    if most < _POOR and _can_bluff(view) and rng.random() < _PAT_BLUFFS:
        return Draw(())
    return Draw(rng.choice([cards for cards, share in found.items() if share >= most - _ALIKE]))


def _can_bluff(view: View) -> bool:
    """Whether somebody alone has reason to believe it, and chips to fold for."""
    others, you = live_opponents(view), view.you
    bets = [act.seat for act in view.said if act.kind in _BETTING and act.street is Street.PREFLOP]
    if you is None or len(others) != 1 or not bets or bets[-1] != you:
        return False
    able = all(view.seats[seat].state is SeatState.ABLE for seat in (*others, you))
    return able and 0 not in drawn_by(view) and habits_of(view, others[0]).stays <= 1
