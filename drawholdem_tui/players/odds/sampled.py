"""Chances in hold'em by dealing the rest of the cards many times, against unknown hands: keep, swap
the one card, swap the other.

The loops only add small numbers and look them up in the row of the board. Where the board can hold
a flush, a second sum says which; a flush beats whatever the ranks of its hand make alone.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from operator import add, itemgetter, mul
from typing import NamedTuple, TypeAlias

from drawholdem_tui.players.odds.against_ranges import Range, against_ranges
from drawholdem_tui.players.odds.chances import Ways, certain, counted
from drawholdem_tui.players.odds.deals import USUAL, Deals, Effort
from drawholdem_tui.players.odds.exact import exact
from drawholdem_tui.players.odds.tables.keys import CODE, FLUSH_KEY, KEY, total
from drawholdem_tui.players.odds.tables.preflop import before_the_flop
from drawholdem_tui.players.odds.tables.ranks import ranks
from drawholdem_tui.players.odds.tables.rows import Board, board_of

# The cards of the hand that stay (one of them if the other is swapped): their code, their bits of
# each suit, whether one is swapped, and where what is won goes.
_Own: TypeAlias = tuple[int, tuple[int, ...], bool, Callable[[float], None]]
# The places in the deck of two cards of the board, of its others, of the opponents' hands (all
# first cards and all second ones), and of the card that a swap brings.
_Places: TypeAlias = tuple[int, int, tuple[int, ...], list[int], list[int], int]


def sampled(
    ways: Sequence[Sequence[int]],
    board: Sequence[int],
    opponents: int,
    *,
    gone: Sequence[int] = (),
    effort: Effort,
) -> Iterator[Ways]:
    """Better and better figures; the last one rests on all samples. Each way is what stays of the
    hand: two cards, or one that is joined by a new one. All are played through the same deals."""
    table = board_of(board)
    known = {*board, *gone}.union(*ways)
    unseen = [card for card in range(52) if card not in known]
    deals = Deals(unseen, 2 * opponents + table.missing + 1, effort)
    shares: list[list[float]] = [[] for _ in ways]
    owns = [
        (
            total(CODE, kept),
            tuple(table.bits[suit] + total(FLUSH_KEY[suit], kept) for suit in range(4)),
            len(kept) == 1,
            won.append,
        )
        for kept, won in zip(ways, shares, strict=True)
    ]
    play = _against_one if opponents == 1 else _against_many
    places = _places(deals.places, table.missing, opponents, len(unseen))
    looks = deals.looks()
    decks = (_laid_out(table, deck) for deck in deals.decks())
    for done, _ in enumerate(play(table, owns, decks, places), start=1):
        effort.pause()
        if done in looks:
            if done == deals.rounds:
                shares = [each[: effort.samples] for each in shares]
            yield counted(shares, effort.pause)


class _Deck(NamedTuple):
    """A shuffled deck as keys, with a blank after its end that counts nothing."""

    key: list[int]
    code: list[int]
    bits: list[list[int]]


def _laid_out(board: Board, deck: list[int]) -> _Deck:
    # of a suit that cannot get three on the board nobody has to know
    least = 3 - board.missing
    flushes = [
        (key, held.bit_count() >= least) for key, held in zip(FLUSH_KEY, board.bits, strict=True)
    ]
    return _Deck(
        [KEY[card] for card in deck] + [0],
        [CODE[card] for card in deck] + [0],
        [[key[card] for card in deck] + [0] if may_be else [] for key, may_be in flushes],
    )


def _places(dealt: list[list[int]], missing: int, opponents: int, blank: int) -> list[_Places]:
    found = []
    for each in dealt:
        hands, board, new = each[: 2 * opponents], each[2 * opponents : -1], each[-1]
        turn, river, *others = (*board, blank, blank)[: max(missing, 2)]
        first, second = hands[:opponents], hands[opponents:]
        found.append((turn, river, tuple(others), first, second, new))
    return found


def _against_one(
    board: Board, owns: list[_Own], decks: Iterable[_Deck], places: list[_Places]
) -> Iterator[None]:
    flush, whole, becomes = ranks().flush, board.whole, board.becomes
    deals = [
        (turn, river, others, first[0], second[0], new)
        for turn, river, others, first, second, new in places
    ]
    for key, code, flush_bits in decks:
        for turn, river, others, first, second, new in deals:
            to_come = key[turn] + key[river]
            if others:
                to_come += sum([key[each] for each in others])
            row, of = whole.get(to_come) or becomes(to_come)
            theirs = row[code[first] + code[second]]
            if of < 0:
                for own, _, swaps, won in owns:
                    mine = row[own + code[new]] if swaps else row[own]
                    won(1.0 if mine > theirs else 0.0 if mine < theirs else 0.5)
                continue
            bits = flush_bits[of]
            held = bits[turn] + bits[river]
            if others:
                held += sum([bits[each] for each in others])
            theirs = flush[board.bits[of] + held + bits[first] + bits[second]] or theirs
            for own, own_bits, swaps, won in owns:
                at = new if swaps else -1
                mine = flush[own_bits[of] + held + bits[at]] or row[own + code[at]]
                won(1.0 if mine > theirs else 0.0 if mine < theirs else 0.5)
        yield


def _against_many(
    board: Board, owns: list[_Own], decks: Iterable[_Deck], places: list[_Places]
) -> Iterator[None]:
    flush, whole, becomes = ranks().flush, board.whole, board.becomes
    deals = [
        (turn, river, others, itemgetter(*first), itemgetter(*second), new)
        for turn, river, others, first, second, new in places
    ]
    for key, code, flush_bits in decks:
        for turn, river, others, firsts, seconds, new in deals:
            to_come = key[turn] + key[river]
            if others:
                to_come += sum([key[each] for each in others])
            row, of = whole.get(to_come) or becomes(to_come)
            theirs = max(map(row.__getitem__, map(add, firsts(code), seconds(code))))
            flushes = there = held = 0
            first = second = ()
            bits = flush_bits[of]
            if of >= 0:
                held = bits[turn] + bits[river] + sum([bits[each] for each in others])
                there = board.bits[of] + held
                first, second = firsts(bits), seconds(bits)
                # three on the board: nobody has a flush who has not got two of the suit
                if there.bit_count() > 3 or any(map(mul, first, second)):
                    flushes = max([flush[there + a + b] for a, b in zip(first, second)])  # noqa: B905
            for own, own_bits, swaps, won in owns:
                mine = row[own + code[new]] if swaps else row[own]
                if of >= 0:
                    mine = flush[own_bits[of] + held + bits[new if swaps else -1]] or mine
                if mine < theirs or mine < flushes:
                    won(0.0)
                elif mine > theirs and mine > flushes:
                    won(1.0)
                else:
                    hands = [row[each] for each in map(add, firsts(code), seconds(code))]
                    hands += [flush[there + each] for each in map(add, first, second)]
                    won(1 / (1 + hands.count(mine)))
        yield


# Opponents by number, of whom nothing is known, or each with what is: ``None`` is nothing.
Opponents = int | Sequence[Range | None]


def three_ways(
    own: Sequence[int],
    board: Sequence[int],
    opponents: Opponents,
    *,
    gone: Sequence[int] = (),
    effort: Effort = USUAL,
) -> Generator[Ways]:
    """Keeping, swapping the first card, swapping the second: a first figure within milliseconds,
    better ones later. A caller stops listening when it has heard enough."""
    first, second = own
    if not board and isinstance(opponents, int):
        yield before_the_flop(own, opponents)
        return
    ways = [(first, second), (second,), (first,)]
    yield from _played(ways, board, opponents, gone=gone, effort=effort)


def as_it_is(
    own: Sequence[int],
    board: Sequence[int],
    opponents: Opponents,
    *,
    gone: Sequence[int] = (),
    effort: Effort = USUAL,
) -> Iterator[Ways]:
    """Keeping alone; counted out where that is quicker than sampling."""
    if not board and isinstance(opponents, int):
        yield certain(before_the_flop(own, opponents).chances[0])
    elif opponents == 1:
        yield certain(exact(own, board, gone, effort.pause))
    else:
        yield from _played([tuple(own)], board, opponents, gone=gone, effort=effort)


def _played(
    ways: Sequence[Sequence[int]],
    board: Sequence[int],
    opponents: Opponents,
    *,
    gone: Sequence[int],
    effort: Effort,
) -> Iterator[Ways]:
    if not isinstance(opponents, int):
        yield from against_ranges(ways, board, opponents, gone=gone, effort=effort)
        return
    last = None
    for last in sampled(ways, board, opponents, gone=gone, effort=effort):
        yield last
    if last and opponents == 1:
        yield last.knowing(0, exact(ways[0], board, gone, effort.pause))
