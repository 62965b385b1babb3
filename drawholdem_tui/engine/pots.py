"""Pots: who put in what, who can win it, who gets it. Pure functions on numbers.

Seats are numbered from the left of the button, so "in turn from the left of the button" is
ascending order here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from drawholdem_tui.engine.fact import Fact


class Pot(Fact):
    """Chips and the seats that can win them."""

    amount: int
    contenders: tuple[int, ...]


def unmatched(bets: Sequence[int], live: Sequence[int]) -> tuple[int, int] | None:
    """The live player with the highest bet, and the part that nobody matches (TH-7).

    >>> unmatched([100, 300, 100], live=[0, 1])
    (1, 200)
    """
    next_highest, highest = sorted(bets)[-2:]
    owner = bets.index(highest)
    return (owner, highest - next_highest) if highest > next_highest and owner in live else None


def layers(paid: Sequence[int], live: Sequence[int], dead: int) -> tuple[Pot, ...]:
    """The main pot and the side pots (TH-8): layers at the live players' contributions.

    What folded players put in falls into the layers it reaches; dead money is the main pot's.

    >>> layers([50, 100, 100, 20], live=[0, 1, 2], dead=3)
    (Pot(amount=173, contenders=(0, 1, 2)), Pot(amount=100, contenders=(1, 2)))
    """
    *levels, highest = sorted({paid[seat] for seat in live})
    pots = []
    so_far = 0  # what lies in the pots
    for level in levels:  # the main pot first: dead money falls into it
        up_to_level = dead + sum([each if each < level else level for each in paid])
        # a level of nothing is a pot only if there is dead money to win (TH-3)
        if up_to_level > so_far:
            pots.append(Pot(up_to_level - so_far, _contenders(level, paid, live)))
            so_far = up_to_level
    # folded chips above the highest live contribution have nowhere else to go
    pots.append(Pot(dead + sum(paid) - so_far, _contenders(highest, paid, live)))
    return tuple(pots)


def if_all_call(pots: Sequence[Pot], bets: Sequence[int], reach: Mapping[int, int]) -> list[Pot]:
    """What these pots and the bets of a street come to when everybody who is live calls, as far as
    the chips reach; what nobody matches goes back.

    >>> main = Pot(30, (0, 1, 2))
    >>> if_all_call([main], [0, 100, 40], {0: 500, 1: 300, 2: 40})
    [Pot(amount=150, contenders=(0, 1, 2)), Pot(amount=120, contenders=(0, 1))]
    """
    live, price = sorted(reach), max(bets)
    paid = [min(price, reach[seat]) if seat in reach else bet for seat, bet in enumerate(bets)]
    if goes_back := unmatched(paid, live):
        owner, amount = goes_back
        paid[owner] -= amount
    found: dict[tuple[int, ...], int] = {}
    for pot in (*pots, *layers(paid, live, 0)):
        contenders = tuple(seat for seat in pot.contenders if seat in reach)
        found[contenders] = found.get(contenders, 0) + pot.amount
    return [Pot(amount, contenders) for contenders, amount in found.items() if amount]


def parts(paid: Sequence[int], live: Sequence[int], dead: Sequence[int]) -> list[list[int]]:
    """What each seat has put into each of these pots, its own dead money included.

    >>> parts([50, 100, 100, 20], live=[0, 1, 2], dead=[0, 0, 0, 3])
    [[50, 50, 50, 23], [0, 50, 50, 0]]
    """
    rows, below = list[list[int]](), 0
    pots = layers(paid, live, sum(dead))
    for pot in pots:
        top = max(paid) if pot is pots[-1] else min(paid[seat] for seat in pot.contenders)
        own = [0] * len(paid) if rows else dead
        rows.append(
            [min(each, top) - min(each, below) + mine for each, mine in zip(paid, own, strict=True)]
        )
        below = top
    return rows


def _contenders(level: int, paid: Sequence[int], live: Sequence[int]) -> tuple[int, ...]:
    return tuple([seat for seat in live if paid[seat] >= level])


def best(strengths: Mapping[int, int], contenders: Sequence[int]) -> tuple[int, ...]:
    """The contenders with the best hand, from the left of the button."""
    highest = max([strengths[seat] for seat in contenders])
    return tuple([seat for seat in contenders if strengths[seat] == highest])


def share(amount: int, winners: Sequence[int]) -> dict[int, int]:
    """Equal parts; odd chips one each from the left of the button (TH-8).

    >>> share(100, [1, 4, 5])
    {1: 34, 4: 33, 5: 33}
    """
    each, odd = divmod(amount, len(winners))
    return {seat: each + (place < odd) for place, seat in enumerate(winners)}


def share_in_proportion(amount: int, weights: Mapping[int, int]) -> dict[int, int]:
    """In proportion to the weights, rounded down; odd chips one each from the left of the button
    (DH-19).

    >>> share_in_proportion(100, {0: 2, 3: 1})
    {0: 67, 3: 33}
    """
    total = sum(weights.values())
    shares = {seat: amount * weight // total for seat, weight in weights.items()}
    odd = amount - sum(shares.values())
    return {seat: part + (place < odd) for place, (seat, part) in enumerate(shares.items())}
