"""Who pays whom at the end of an evening, in as few payments as can be.

Nets that come to nothing together can be settled among themselves with one payment less than they
are: the more such groups, the fewer payments. How many there can be is counted out for as many as
sit at a table; for more it is looked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

BANK: Final = -1  # nobody's chair: where chips were bought
COUNTED_OUT: Final = 12  # so many nets at most: 2 ** 12 groups of them are looked at


class Payment(NamedTuple):
    payer: int
    payee: int
    amount: int


def payments(nets: Mapping[int, int]) -> tuple[Payment, ...]:
    """What settles these nets by chair, which come to nothing; the largest first.

    >>> payments({0: 575, 1: -575, 2: 0})
    (Payment(payer=1, payee=0, amount=575),)
    >>> len(payments({0: 30, 1: 20, 2: -30, 3: -20})), len(payments({0: 30, 1: 20, 2: -25, 3: -25}))
    (2, 3)
    """
    owing = {chair: net for chair, net in nets.items() if net}
    if sum(owing.values()):
        raise ValueError(nets)
    made = chain.from_iterable(map(_among, _groups(tuple(owing), tuple(owing.values()))))
    return tuple(sorted(made, key=lambda each: (-each.amount, each.payer, each.payee)))


def _groups(chairs: Sequence[int], nets: Sequence[int]) -> list[dict[int, int]]:
    """As many groups as can be that each come to nothing."""
    if len(chairs) > COUNTED_OUT:
        return _pairs_and_the_rest(chairs, nets)
    groups = []
    left = (1 << len(chairs)) - 1
    while left:
        # the last one to be taken away closes a group: it ends where the sum is nothing again
        order: list[int] = []
        rest = left
        while rest and (not order or _total(nets, rest)):
            last = _last_of_the_best(tuple(nets), rest)
            order.append(last)
            rest &= ~(1 << last)
        groups.append({chairs[place]: nets[place] for place in order})
        left = rest
    return groups


def _last_of_the_best(nets: tuple[int, ...], group: int) -> int:
    """Whom to take away so that the others still make the most groups."""
    return max(_places(group), key=lambda place: (_most(nets, group & ~(1 << place)), -place))


@lru_cache(maxsize=1 << COUNTED_OUT)
def _most(nets: tuple[int, ...], group: int) -> int:
    """How often the sum is nothing, at most, while one after the other is added to it."""
    if not group:
        return 0
    best = max(_most(nets, group & ~(1 << place)) for place in _places(group))
    return best + (not _total(nets, group))


def _places(group: int) -> list[int]:
    return [place for place in range(group.bit_length()) if group >> place & 1]


def _total(nets: Sequence[int], group: int) -> int:
    return sum(nets[place] for place in _places(group))


def _pairs_and_the_rest(chairs: Sequence[int], nets: Sequence[int]) -> list[dict[int, int]]:
    """Two who owe just as much as they are owed; everybody else together."""
    rest = dict(zip(chairs, nets, strict=True))
    groups = []
    for chair, net in list(rest.items()):
        other = next((each for each, owed in rest.items() if owed == -net), None)
        if chair in rest and other is not None:
            groups.append({chair: rest.pop(chair), other: rest.pop(other)})
    return [*groups, rest] if rest else groups


def _among(group: Mapping[int, int]) -> list[Payment]:
    """Whoever has lost most pays whoever has won most, until nobody owes anything: each payment
    settles one of the two."""
    left = dict(group)
    made = []
    while any(left.values()):
        payee, payer = max(left, key=left.__getitem__), min(left, key=left.__getitem__)
        amount = min(left[payee], -left[payer])
        made.append(Payment(payer, payee, amount))
        left[payee] -= amount
        left[payer] += amount
    return made
