"""Spots at the showdown: which hand wins, and what a hand is."""

from __future__ import annotations

from random import Random
from typing import Final

from drawholdem_tui.drills.dealt import dealt, names_of, played_out
from drawholdem_tui.drills.kinds.facts import at_the_showdown, options_by_facts, spot_of_facts
from drawholdem_tui.drills.spot import Answer, Asks, Holds, Kind, Spot, Whence, Wins
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.ranking import Category, Ranked, rank_hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM

_STACK: Final = 1_000
_EASY: Final = (Category.HIGH_CARD, Category.PAIR)
_CHOICES: Final = 4


def ranks_spot(key: str, rng: Random, level: int) -> Spot:
    """As often the one question as the other."""
    naming = rng.random() < 0.4
    while True:
        seed = rng.getrandbits(48)
        hand = dealt(DRAW_HOLDEM, (_STACK,) * Random(seed).choice((2, 3, 3, 4)), seed)
        played_out(hand, Random(seed), None)
        ranked = _ranked(hand)
        if ranked is None:
            continue
        found = _names(key, rng, hand, ranked, level) if naming else _wins(key, hand, ranked, level)
        if found is not None:
            return found


def _ranked(hand: Hand) -> dict[int, Ranked] | None:
    """What two or three hold in the end, one pot between them."""
    at = at_the_showdown(hand)
    held = hand.hands_at_showdown()
    if at is None or not 2 <= len(held) <= 3 or 0 in hand.stacks:
        return None
    return {seat: rank_hand(cards) for seat, cards in held.items()}


def _wins(key: str, hand: Hand, ranked: dict[int, Ranked], level: int) -> Spot | None:
    best = max(each.strength for each in ranked.values())
    winners = tuple(seat for seat in sorted(ranked) if ranked[seat].strength == best)
    if 1 < len(winners) < len(ranked) or _how_hard(ranked) != (level + 1) // 2:
        return None
    every: list[Answer] = [Wins((seat,)) for seat in sorted(ranked)]
    every.append(Wins(tuple(sorted(ranked))))
    pot = sum(hand.won().values())
    options = options_by_facts(every, Wins(winners), lambda _wrong: pot)
    whence = Whence(key, Kind.RANKS, hand, names_of(len(hand.stacks), min(ranked)), min(ranked))
    return spot_of_facts(whence, options, Asks.WINS, pot)


def _how_hard(ranked: dict[int, Ranked]) -> int:
    """1: of several kinds; 2: the best two are of a kind; 3: kickers decide, or nothing."""
    first, second = sorted(ranked.values(), key=lambda each: -each.strength)[:2]
    if first.category is not second.category:
        return 1
    return 3 if first.made == second.made else 2


def _names(key: str, rng: Random, hand: Hand, ranked: dict[int, Ranked], level: int) -> Spot | None:
    seat = rng.choice(sorted(ranked))
    category = ranked[seat].category
    if category in _EASY and level > 1 and rng.random() < 0.9:
        return None
    if category is Category.ROYAL_FLUSH:
        return None
    others = sorted(set(Category) - {category, Category.ROYAL_FLUSH}, key=lambda each: (
        abs(each - category), each))  # fmt: skip
    shown: list[Answer] = [Holds(each) for each in sorted([category, *others[: _CHOICES - 1]])]
    pot = sum(hand.won().values())
    options = options_by_facts(shown, Holds(category), lambda _wrong: pot)
    whence = Whence(key, Kind.RANKS, hand, names_of(len(hand.stacks), min(ranked)), min(ranked))
    return spot_of_facts(whence, options, Asks.HOLDS, pot, about=seat)
