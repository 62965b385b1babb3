"""Draw poker: what opponents end with by how many cards they drew, and the better part of it where
they have bet."""

from __future__ import annotations

from random import Random
from typing import Final

from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Opening
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cpu.chance_to_win import seed_from
from drawholdem_tui.players.cpu.shark.scenes import Opponent, Scenes, live_opponents
from drawholdem_tui.players.odds.discards import draws
from drawholdem_tui.players.odds.usual_discards import usual_discards

_STAYS: Final = 0.65  # how often the better hand before the draw is the better one behind it
_OPENED: Final = 0.25  # such a part of all hands opens
_CALLED: Final = 0.5
_RAISED: Final = 0.4  # such a part of what has come so far raises
_BET: Final = 0.45


def scenes_of_five(view: View, samples: int, rng: Random) -> Scenes:
    """An opponent is a place among all that it could have; I am one, too, against each."""
    drawn = dict(zip(live_opponents(view), drawn_by(view), strict=True))
    before = view.street is Street.PREFLOP
    best_of = {drew: _place(view, drew, samples, rng) for drew in set(drawn.values())}
    mine = [0.0] * samples
    opponents = []
    for seat, drew in drawn.items():
        part, place = _part(view, seat), best_of[drew]
        places = [1 - part * rng.random() if rng.random() < 0.85 else rng.random() for _ in mine]
        made = []
        for theirs in places:
            in_the_end = theirs if not before or rng.random() < _STAYS else rng.random()
            made.append(in_the_end - place)  # above nothing: better than mine
        opponents.append(Opponent(seat, places, made, [rng.random() for _ in mine]))
    return Scenes(min(best_of.values()), mine, tuple(opponents))


def drawn_by(view: View) -> list[int | None]:
    """What each live opponent has drawn, also when it lies there no longer."""
    drew = {act.seat: act.drew for act in view.said if act.kind is SaidKind.DRAW}
    return [drew.get(seat) for seat in live_opponents(view)]


def _place(view: View, drew: int | None, samples: int, rng: Random) -> float:
    """How many of the hands of somebody who drew so many lose to mine."""
    own = view.own_cards
    discards: tuple[int, ...] = ()
    if view.street is Street.PREFLOP:
        discards = usual_discards(own, view.rules.most_discards(len(view.seats)))
    *_, found = draws(own, [discards], [drew], gone=view.gone, samples=samples, seed=seed_from(rng))
    return found.chances[0].share


def _part(view: View, seat: int) -> float:
    """Which part of all hands, the best ones, would have done what it did."""
    part, street = 1.0, Street.PREFLOP
    for act in view.said:
        if act.street is not street:
            street = act.street
            part = min(1.0, part * 2)  # the draw mends bad hands
        if act.seat != seat:
            continue
        match act.kind:
            case SaidKind.BET if street is Street.PREFLOP:
                opens = _OPENED if view.rules.opening is Opening.JACKS else 2 * _OPENED
                part = min(part, opens)
            case SaidKind.BET:
                part *= _BET
            case SaidKind.RAISE:
                part *= _RAISED
            case SaidKind.CALL:
                part *= 0.7 if street is not Street.PREFLOP else _CALLED
    return max(part, 0.02)
