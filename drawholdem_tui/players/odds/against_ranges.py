"""Chances in hold'em against opponents with known ranges.

Their hands are drawn one after the other, each clear of those before. That alone would favour some
deals, so each deal counts as much as was left of a range when its hand was drawn.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from random import Random

from drawholdem_tui.players.odds.chances import Ways, weighed
from drawholdem_tui.players.odds.deals import Deals, Effort
from drawholdem_tui.players.odds.ranges import Pair, Range
from drawholdem_tui.players.odds.tables.keys import CODE, FLUSH_KEY, KEY, total
from drawholdem_tui.players.odds.tables.ranks import ranks
from drawholdem_tui.players.odds.tables.rows import Board, board_of


class EmptyRangeError(ValueError):
    """Nothing of a range is left beside the known cards."""


def against_ranges(
    ways: Sequence[Sequence[int]],
    board: Sequence[int],
    opponents: Sequence[Range | None],
    *,
    gone: Sequence[int] = (),
    effort: Effort,
) -> Iterator[Ways]:
    """As ``sampled.sampled``; ``None`` is an opponent without a known range."""
    table = board_of(board)
    known = {*board, *gone}.union(*ways)
    left = [each.without(known) for each in opponents if each is not None]
    if not all(each.total for each in left):
        raise EmptyRangeError
    left.sort(key=lambda each: len(each.hands))  # the narrowest have the least choice
    unseen = [card for card in range(52) if card not in known]
    strangers = len(opponents) - len(left)
    need = table.missing + 1 + 2 * strangers
    deals = Deals(unseen, need + 2 * len(left), effort)
    rng = Random(effort.seed + 1)
    shares: list[list[float]] = [[] for _ in ways]
    weights: list[float] = []
    looks = deals.looks()
    for done, deck in enumerate(deals.decks(), start=1):
        for places in deals.places:
            hands, weight = _drawn(left, rng)
            if not weight or len(weights) == effort.samples:
                continue
            held = {card for hand in hands for card in hand}
            dealt = [deck[at] for at in places if deck[at] not in held][:need]
            new, lies, others = dealt[0], dealt[1 : table.missing + 1], dealt[table.missing + 1 :]
            hands += zip(others[::2], others[1::2], strict=True)
            weights.append(weight)
            for share, kept in zip(shares, ways, strict=True):
                mine = (kept[0], kept[1] if len(kept) == 2 else new)
                share.append(_share(table, lies, mine, hands))
        if done in looks and weights:
            yield weighed(shares, weights)
    if not weights:
        raise EmptyRangeError


def _drawn(ranges: Sequence[Range], rng: Random) -> tuple[list[Pair], float]:
    hands: list[Pair] = []
    held: list[int] = []
    weight = 1.0
    for each in ranges:
        if held:
            clear = each.clear_of(held)
            if clear <= each.total * 1e-9:
                return [], 0.0
            weight *= clear / each.total
        while True:
            hand = each.hands[bisect(each.up_to, rng.random() * each.total)]
            if hand[0] not in held and hand[1] not in held:
                break
        hands.append(hand)
        held += hand
    return hands, weight


def _share(board: Board, to_come: Sequence[int], mine: Pair, theirs: Sequence[Pair]) -> float:
    row, suit = board.becomes(total(KEY, to_come))
    if suit < 0:
        own = row[CODE[mine[0]] + CODE[mine[1]]]
        others = [row[CODE[one] + CODE[other]] for one, other in theirs]
    else:
        bits, flush = FLUSH_KEY[suit], ranks().flush
        held = board.bits[suit] + total(bits, to_come)

        def strength(hand: Pair) -> int:
            one, other = hand
            return flush[held + bits[one] + bits[other]] or row[CODE[one] + CODE[other]]

        own = strength(mine)
        others = [strength(hand) for hand in theirs]
    best = max(others)
    return 1.0 if own > best else 0.0 if own < best else 1 / (1 + others.count(best))
