"""Who pays whom: it balances, in as few payments as can be."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.match.chair import Chair
from drawholdem_tui.match.closing import closing_of
from drawholdem_tui.match.match import new_match
from drawholdem_tui.match.settling import COUNTED_OUT, Payment, payments


@st.composite
def nets(draw: st.DrawFn, least: int = 0, most: int = 9) -> dict[int, int]:
    """Nets that come to nothing; small ones, so that groups of them do, too."""
    amounts = draw(st.lists(st.integers(-6, 6), min_size=least, max_size=most))
    return dict(enumerate([*amounts, -sum(amounts)]))


def settled(owed: Mapping[int, int], made: tuple[Payment, ...]) -> bool:
    left = defaultdict(int, owed)
    for payer, payee, amount in made:
        assert amount > 0
        assert payer != payee
        left[payer] += amount
        left[payee] -= amount
    return not any(left.values())


def most_groups(owed: tuple[int, ...]) -> int:
    """By trying: split off every group that comes to nothing and holds the first."""
    if not owed:
        return 0
    first, rest = owed[0], owed[1:]
    best = 0
    for size in range(len(rest) + 1):
        for places in combinations(range(len(rest)), size):
            if not first + sum(rest[place] for place in places):
                left = tuple(net for place, net in enumerate(rest) if place not in places)
                best = max(best, 1 + most_groups(left))
    return best


@settings(deadline=None)
@given(nets())
def test_payments_settle_everything_and_are_fewer_than_those_who_owe_or_are_owed(
    owed: dict[int, int],
) -> None:
    made = payments(owed)
    assert settled(owed, made)
    concerned = sum(map(bool, owed.values()))
    assert len(made) <= max(0, concerned - 1)


@settings(max_examples=300, deadline=None)
@given(nets(most=6))
def test_there_are_no_fewer_payments_that_would_do(owed: dict[int, int]) -> None:
    left = tuple(net for net in owed.values() if net)
    assert len(payments(owed)) == len(left) - most_groups(left)


@settings(deadline=None)
@given(nets(least=COUNTED_OUT + 1, most=40))
def test_more_people_than_can_be_counted_out_still_settle_with_fewer_than_they_are(
    owed: dict[int, int],
) -> None:
    made = payments(owed)
    assert settled(owed, made)
    assert len(made) <= max(0, sum(map(bool, owed.values())) - 1)


def test_nobody_pays_somebody_who_has_won_nothing() -> None:
    made = payments({0: 900, 1: 0, 2: -400, 3: -500})
    assert made == (Payment(3, 0, 500), Payment(2, 0, 400))


def test_the_largest_payment_stands_first() -> None:
    made = payments({0: 10, 1: -10, 2: 300, 3: -300})
    assert [payment.amount for payment in made] == [300, 10]


def test_nets_that_do_not_come_to_nothing_cannot_be_settled() -> None:
    with pytest.raises(ValueError, match="1"):
        payments({0: 1})


def test_who_has_had_two_chairs_settles_once_and_never_with_themselves() -> None:
    """As in books of before whoever comes back took their old chair (EV-1)."""
    match = new_match(DRAW_HOLDEM, ["Ann", "Ben", "Zoe"], 1000)
    match.chairs[2].stack = 400
    match.leave(2)
    match.chairs.append(Chair("zoe", 1500, 1000))
    back = 3
    match.chairs[1].stack = 1100
    closing = closing_of(match)
    assert sorted(each.net for each in closing.placed) == [-100, 0, 100]
    assert closing.payments == (Payment(back, 1, 100),)


def test_who_sits_on_the_lower_chair_again_settles_there_for_both() -> None:
    """As in a book of before, taken up after they had left both."""
    match = new_match(DRAW_HOLDEM, ["Ann", "Ben", "Ann"], 1000)
    for chair, stack in enumerate((1020, 1000, 980)):
        match.chairs[chair].stack = stack
    match.leave(2)
    closing = closing_of(match)
    assert closing.payments == ()
    assert [(each.name, each.net, each.bought) for each in closing.placed] == [
        ("Ann", 0, 2000),
        ("Ben", 0, 1000),
    ]
