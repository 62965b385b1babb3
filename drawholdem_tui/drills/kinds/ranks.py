"""Spots at the showdown: which hand wins, and the name of a hand."""

from __future__ import annotations

from random import Random
from typing import Final

from drawholdem_tui.drills.dealt import dealt, names_of, played_out
from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.kinds.facts import (
    among,
    at_the_showdown,
    options_by_facts,
    spot_of_facts,
)
from drawholdem_tui.drills.spot import Answer, Asks, Holds, Spot, Whence, Wins
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.ranking import Category, Ranked, rank_hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM

_STACK: Final = 1_000
# asked by lot, or two pair would be the answer to most questions; what is easy comes seldom
_ASKED: Final = (
    (Category.HIGH_CARD, 1), (Category.PAIR, 2), (Category.TWO_PAIR, 4),
    (Category.THREE_OF_A_KIND, 4), (Category.STRAIGHT, 4), (Category.FLUSH, 4),
    (Category.FULL_HOUSE, 3),
)  # fmt: skip
_SHARED: Final = 0.15  # of the questions who wins are answered with a shared pot


def ranks_spot(key: str, rng: Random, level: int) -> Spot:
    """Each of the two questions equally often."""
    naming = rng.random() < 0.4
    category, shared = _category(rng, level), rng.random() < _SHARED
    while True:
        seed = rng.getrandbits(48)
        hand = dealt(DRAW_HOLDEM, (_STACK,) * Random(seed).choice((2, 3, 3, 4)), seed)
        played_out(hand, Random(seed), None)
        ranked = _ranked(hand)
        if ranked is None:
            continue
        if naming:
            found = _names(key, rng, hand, ranked, category)
        else:
            found = _wins(key, hand, ranked, level, shared=shared)
        if found is not None:
            return found


def _ranked(hand: Hand) -> dict[int, Ranked] | None:
    """The final hands of two or three players with one pot between them."""
    at = at_the_showdown(hand)
    held = hand.hands_at_showdown()
    if at is None or not 2 <= len(held) <= 3 or 0 in hand.stacks:
        return None
    return {seat: rank_hand(cards) for seat, cards in held.items()}


def _category(rng: Random, level: int) -> Category:
    often = [each * (3 if level == 1 and kind <= Category.PAIR else 1) for kind, each in _ASKED]
    return rng.choices([kind for kind, _often in _ASKED], often)[0]


def _wins(
    key: str, hand: Hand, ranked: dict[int, Ranked], level: int, *, shared: bool
) -> Spot | None:
    """Equal hands may come at every level."""
    best = max(each.strength for each in ranked.values())
    winners = tuple(seat for seat in sorted(ranked) if ranked[seat].strength == best)
    if len(winners) != (len(ranked) if shared else 1):
        return None
    if not shared and _how_hard(ranked) != (level + 1) // 2:
        return None
    every: list[Answer] = [Wins((seat,)) for seat in sorted(ranked)]
    every.append(Wins(tuple(sorted(ranked))))
    pot = sum(hand.won().values())
    options = options_by_facts(every, Wins(winners), lambda _wrong: pot)
    whence = Whence(key, Kind.RANKS, hand, names_of(len(hand.stacks), min(ranked)), min(ranked))
    return spot_of_facts(whence, options, Asks.WINS, pot)


def _how_hard(ranked: dict[int, Ranked]) -> int:
    """1: different kinds; 2: the best two are of one kind; 3: kickers decide, or nothing does."""
    first, second = sorted(ranked.values(), key=lambda each: -each.strength)[:2]
    if first.category is not second.category:
        return 1
    return 3 if first.made == second.made else 2


def _names(
    key: str, rng: Random, hand: Hand, ranked: dict[int, Ranked], category: Category
) -> Spot | None:
    held = [seat for seat in sorted(ranked) if ranked[seat].category is category]
    if not held:
        return None
    others = sorted(set(Category) - {Category.ROYAL_FLUSH}, key=lambda each: abs(each - category))
    shown = among(category, others, rng) or []
    pot = sum(hand.won().values())
    options = options_by_facts([Holds(each) for each in shown], Holds(category), lambda _wrong: pot)
    whence = Whence(key, Kind.RANKS, hand, names_of(len(hand.stacks), min(ranked)), min(ranked))
    return spot_of_facts(whence, options, Asks.HOLDS, pot, about=rng.choice(held))
