"""Draw poker: hands that opponents may have been dealt, with what they drew to and what they made
of it, the better of them for those who have bet; and how many cards a shark draws: what wins most,
and of what wins about as much any, so that the number tells less.

Three of a kind draw one as well as two, and look like two pair then. Whoever stands pat with
nothing has to have bet before, and has one opponent left who is known to fold: the bet behind the
draw is what wins, or loses.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from drawholdem_tui.engine.actions import Draw
from drawholdem_tui.engine.decisions import DrawDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.said import Said, SaidKind
from drawholdem_tui.engine.view import SeatState, View
from drawholdem_tui.players.cpu.chance_to_win import shares_of_draws
from drawholdem_tui.players.cpu.shark.habits import Habits, habits_of
from drawholdem_tui.players.cpu.shark.scenes import Opponent, Scenes
from drawholdem_tui.players.five_cards import drawn_by, opener_of
from drawholdem_tui.players.odds.discards import usual_discards
from drawholdem_tui.players.odds.tables.ranks import ranks

_DEALT: Final = 3_000  # hands to choose from
_JACKS: Final = 0.794  # the place of a pair of jacks among hands just dealt
_NOT_SO: Final = 0.12  # how often an act says nothing
_MOST_BEST: Final = 6
_PAT_BLUFF: Final = 0.1  # of those who stand pat and bet: nothing
_NOTHING: Final = 0.8  # the place up to which hands may be that
_ALIKE: Final = 0.012  # of the pot
_POOR: Final = 0.4  # a share that wants help
_PAT_BLUFFS: Final = 0.15  # of such hands: there are few honest pat ones to hide behind
_BETTING: Final = (SaidKind.BET, SaidKind.RAISE)


class Dealt(NamedTuple):
    """A hand of somebody else's, from the deal to the end."""

    drew: int
    made: int  # its strength behind the draw


class Pool(NamedTuple):
    """Many hands, the worst first as they were dealt."""

    before: list[int]  # strengths as dealt
    hands: list[Dealt]
    made: dict[int | None, list[int]]  # strengths in the end by cards drawn, in order; None: all
    places: dict[int | None, list[int]]  # the hands that drew so many


@cache
def pool(most: int) -> Pool:
    """The same hands for everybody, where so many cards may be drawn."""
    rng, strength = Random(most), ranks().strength
    found = []
    for _ in range(_DEALT):
        deck = rng.sample(range(52), 10)
        cards = deck[:5]
        discards = usual_discards(cards, most)
        kept = [card for card in cards if card not in discards]
        made = strength([*kept, *deck[5 : 5 + len(discards)]])
        found.append((strength(cards), Dealt(len(discards), made)))
    found.sort()
    hands = [hand for _, hand in found]
    counts = {hand.drew for hand in hands}
    places: dict[int | None, list[int]] = {
        drew: [at for at, hand in enumerate(hands) if hand.drew == drew] for drew in counts
    }
    places[None] = list(range(_DEALT))
    made_by = {drew: sorted(hands[at].made for at in where) for drew, where in places.items()}
    return Pool([before for before, _ in found], hands, made_by, places)


def scenes_of_five(view: View, samples: int, rng: Random) -> Scenes:
    """What I make, and each opponent; before the draw with what may still come."""
    most = view.rules.most_discards(len(view.seats))
    hands = pool(most)
    before = view.street is Street.PREFLOP
    own = list(map(int, view.own_cards))
    strength = ranks().strength
    mine: list[float] = [float(strength(own))] * samples
    place = _place(hands.made[None], mine[0])
    if before:
        place = _place(hands.before, mine[0])
        discards = usual_discards(own, most)
        kept = [card for card in own if card not in discards]
        unseen = [card for card in range(52) if card not in own and card not in view.gone]
        mine = [
            float(strength([*kept, *rng.sample(unseen, len(discards))])) for _ in range(samples)
        ]
    drawn = drawn_by(view).items()
    opponents = tuple(_opponent(view, seat, drew, samples, rng) for seat, drew in drawn)
    return Scenes(place, mine, opponents)


def stands_pat(view: View) -> bool:
    """Whether I have drawn nothing, for all to see."""
    return any(
        act.seat == view.you and act.kind is SaidKind.DRAW and not act.drew for act in view.said
    )


def _opponent(view: View, seat: int, drew: int | None, samples: int, rng: Random) -> Opponent:
    hands = pool(view.rules.most_discards(len(view.seats)))
    known = drew if drew in hands.places else None
    where = hands.places[known]
    acts = [act for act in view.said if act.seat == seat]
    least, most = _dealt_between(view, acts, habits_of(view, seat))
    first, last = bisect(where, least * _DEALT), bisect(where, most * _DEALT)
    if first >= last:
        first, last = max(0, last - 60), max(last, 1)
    best_of = _best_of(acts)
    bluffs = _PAT_BLUFF if drew == 0 and best_of > 1 else 0.0
    look = hands.before if view.street is Street.PREFLOP else hands.made[known]
    places, made = [], []
    for _ in range(samples):
        anything = rng.random() < _NOT_SO
        low, high, tries = (0, len(where), 1) if anything else (first, last, best_of)
        tried = [rng.randrange(low, high) for _ in range(tries)]
        at = max(tried, key=lambda at: hands.hands[where[at]].made)
        hand = hands.hands[where[at]]
        seen = hands.before[where[at]] if view.street is Street.PREFLOP else hand.made
        is_made = hand.made
        if bluffs and rng.random() < bluffs:
            seen = is_made = hands.before[rng.randrange(int(_NOTHING * _DEALT))]
        places.append(_place(look, seen))
        made.append(float(is_made))
    return Opponent(seat, places, made, [rng.random() for _ in range(samples)])


def _place(ordered: Sequence[int], strength: float) -> float:
    return bisect(ordered, strength) / len(ordered)


def _dealt_between(view: View, acts: Sequence[Said], habits: Habits) -> tuple[float, float]:
    """The places of the hands that would have said so before the draw."""
    jacks, opener = view.rules.needs_openers, opener_of(view)
    least, most = 0.0, 1.0
    for act in acts:
        if act.street is not Street.PREFLOP:
            break
        match act.kind:
            case SaidKind.CHECK if jacks:
                most = _JACKS + 0.03
            case SaidKind.CALL:
                least = max(least, habits.wider(0.62, habits.enters))
            case SaidKind.BET:
                opened = act.seat == opener
                least = max(least, _JACKS if opened else habits.wider(0.7, habits.raises))
            case SaidKind.RAISE:
                again = 0.9 if most == 1.0 else 0.7
                least, most = max(least, habits.wider(again, habits.raises)), 1.0
    return least, most


def _best_of(acts: Sequence[Said]) -> int:
    """Of how many hands the one is the best that has said so behind the draw."""
    best = 1
    for act in acts:
        if act.street is Street.DRAW:
            best += {SaidKind.CALL: 1, SaidKind.BET: 1, SaidKind.RAISE: 3}.get(act.kind, 0)
    return min(best, _MOST_BEST)


def best_draw(view: View, decision: DrawDecision, samples: int, rng: Random) -> Draw:
    """Of those that can be served."""
    found = shares_of_draws(decision, list(drawn_by(view).values()), samples, rng)
    most = max(found.values())
    if most < _POOR and _can_bluff(view) and rng.random() < _PAT_BLUFFS:
        return Draw(())
    return Draw(rng.choice([cards for cards, share in found.items() if share >= most - _ALIKE]))


def _can_bluff(view: View) -> bool:
    """Whether somebody alone has reason to believe it, and chips to fold for."""
    others, you = drawn_by(view), view.you
    bets = [act.seat for act in view.said if act.kind in _BETTING and act.street is Street.PREFLOP]
    if you is None or len(others) != 1 or not bets or bets[-1] != you:
        return False
    [(other, drew)] = others.items()
    able = all(view.seats[seat].state is SeatState.ABLE for seat in (other, you))
    return able and drew != 0 and habits_of(view, other).stays <= 1
