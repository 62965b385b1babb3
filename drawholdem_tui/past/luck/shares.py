"""What part of each stake a seat wins on average, over the cards that can still come.

All hands are known, also those that were folded, swapped away or never shown: a card that lies
there cannot come. Where there are few ways to go on each is counted; else as many are dealt as the
samples say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from drawholdem_tui.past.luck.at_stake import Stake
from drawholdem_tui.players.odds.discards import usual_discards
from drawholdem_tui.players.odds.tables.keys import (
    FLUSH_KEY,
    KEY,
    RANKS_ONLY,
    SUIT_OF_FIVE,
    SUITS_AT,
    total,
)
from drawholdem_tui.players.odds.tables.ranks import ranks


class Lies(NamedTuple):
    """Where the cards are: live hands by seat, the board, and all that lie nowhere yet."""

    hands: Mapping[int, Sequence[int]]
    board: Sequence[int]
    unseen: Sequence[int]


class Samples(NamedTuple):
    """How many ways to go on are dealt, where there are too many to count."""

    rng: Random
    most: int


class Worth(NamedTuple):
    """Chips that each seat wins on average, and the variance of that figure: 0 where every way has
    been counted."""

    chips: dict[int, float]
    variance: dict[int, float]


def worth_on_boards(lies: Lies, stakes: Sequence[Stake], samples: Samples) -> Worth:
    """Of hands with a board to be filled up."""
    hands, board, unseen = lies
    runouts = _runouts(lies, samples)
    held, bits = total(KEY, board), [total(keys, board) for keys in FLUSH_KEY]
    keys = [total(KEY, hand) for hand in hands.values()]
    plain, flush = ranks()
    key, suit_of_five = KEY, SUIT_OF_FIVE

    def made() -> Iterator[list[int]]:
        cards = list(hands.values())
        for runout in runouts:
            on_board = held + sum([key[card] for card in runout])
            strengths = []
            for at, own in enumerate(keys):
                seven = on_board + own
                suit = suit_of_five[seven >> SUITS_AT]
                if suit < 0:
                    strengths.append(plain[seven & RANKS_ONLY])
                else:
                    bit = FLUSH_KEY[suit]
                    one, other = cards[at]
                    of_suit = bits[suit] + sum([bit[card] for card in runout])
                    strengths.append(flush[of_suit + bit[one] + bit[other]])
            yield strengths

    counted = comb(len(unseen), 5 - len(board)) == len(runouts)
    return _worth(tuple(hands), made(), stakes, counted=counted)


def worth_after_draws(
    lies: Lies, to_draw: Mapping[int, int], stakes: Sequence[Stake], samples: Samples
) -> Worth:
    """Of hands of five, or of what is kept of them; ``to_draw`` has the most cards that each seat
    may still exchange, which it does as people usually do. Where there are too few cards for all of
    them, hands count as they are."""
    hands, _, unseen = lies
    kept = {seat: tuple(hand) for seat, hand in hands.items()}
    for seat, most in to_draw.items():
        away = usual_discards(kept[seat], most)
        kept[seat] = tuple(card for card in kept[seat] if card not in away)
    if 5 * len(kept) - sum(map(len, kept.values())) > len(unseen):
        kept = {seat: tuple(hand) for seat, hand in hands.items()}
    missing = {seat: 5 - len(cards) for seat, cards in kept.items()}
    need = sum(missing.values())
    strength = ranks().strength
    rounds = samples.most if need else 1

    def made() -> Iterator[list[int]]:
        for _ in range(rounds):
            new = samples.rng.sample(unseen, need)
            strengths = []
            for seat, cards in kept.items():
                drawn, new = new[: missing[seat]], new[missing[seat] :]
                strengths.append(strength((*cards, *drawn)))
            yield strengths

    return _worth(tuple(kept), made(), stakes, counted=not need)


def worth_of_a_new_card(seat: int, lies: Lies, stakes: Sequence[Stake], samples: Samples) -> Worth:
    """On average over each card that can join the one that ``seat`` has kept."""
    hands, board, unseen = lies
    others = [each for each in hands if each != seat]
    runouts = _runouts(lies, samples)
    strength, (kept,) = ranks().strengths, hands[seat]
    chips = dict.fromkeys(hands, 0.0)
    squares = 0.0
    for runout in runouts:
        whole = (*board, *runout)
        theirs = dict(
            zip(others, strength([(*whole, *hands[each]) for each in others]), strict=True)
        )
        mine = strength([(*whole, kept, card) for card in unseen if card not in runout])
        before = chips[seat]
        for stake in stakes:
            _share_out_by_new_cards(stake, seat, mine, theirs, chips)
        squares += (chips[seat] - before) ** 2
    size = len(runouts)
    mean = {each: won / size for each, won in chips.items()}
    counted = comb(len(unseen), 5 - len(board)) == size
    spread = 0.0 if counted else max(0.0, squares / size - mean[seat] ** 2) / size
    return Worth(mean, dict.fromkeys(hands, spread))


def _share_out_by_new_cards(
    stake: Stake, seat: int, mine: Sequence[int], theirs: Mapping[int, int], chips: dict[int, float]
) -> None:
    rivals = [each for each in stake.contenders if each != seat]
    best = max(theirs[each] for each in rivals)
    winners = [each for each in rivals if theirs[each] == best]
    won, tied = 0, mine.count(best)
    if seat in stake.contenders:
        won = sum([each > best for each in mine])
    else:
        tied = 0
    each_way = stake.chips / len(mine)
    chips[seat] += each_way * (won + tied / (len(winners) + 1))
    lost = len(mine) - won - tied
    for each in winners:
        chips[each] += each_way * (lost / len(winners) + tied / (len(winners) + 1))


def _runouts(lies: Lies, samples: Samples) -> Sequence[Sequence[int]]:
    """Each there is, where they are few. Else decks are cut into as many as they hold."""
    missing, (rng, most) = 5 - len(lies.board), samples
    if comb(len(lies.unseen), missing) <= most:
        return list(combinations(lies.unseen, missing))
    deck, found = list(lies.unseen), list[Sequence[int]]()
    while len(found) < most:
        rng.shuffle(deck)
        found += [deck[at : at + missing] for at in range(0, len(deck) - missing + 1, missing)]
    return found[:most]


def _worth(
    seats: Sequence[int], made: Iterable[Sequence[int]], stakes: Sequence[Stake], *, counted: bool
) -> Worth:
    place = {seat: at for at, seat in enumerate(seats)}
    contests = [[place[seat] for seat in stake.contenders] for stake in stakes]
    everybody = [len(each) == len(seats) for each in contests]
    won = [[0.0] * len(seats) for _ in stakes]
    size = 0
    for strengths in made:
        size += 1
        for wins, contest, everyone in zip(won, contests, everybody, strict=True):
            best = max(strengths) if everyone else max([strengths[at] for at in contest])
            winners = [at for at in contest if strengths[at] == best]
            for at in winners:
                wins[at] += 1 / len(winners)
    chips, deviation = dict.fromkeys(seats, 0.0), dict.fromkeys(seats, 0.0)
    for wins, stake in zip(won, stakes, strict=True):
        for at, seat in enumerate(seats):
            share = wins[at] / size
            chips[seat] += share * stake.chips
            deviation[seat] += stake.chips * (share * (1 - share) / size) ** 0.5
    none = dict.fromkeys(seats, 0.0)
    return Worth(chips, none if counted else {seat: each**2 for seat, each in deviation.items()})
