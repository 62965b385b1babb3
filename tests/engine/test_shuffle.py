"""The shuffle is fair, and what shows it would show it of shuffles that are not.

Each statistic follows a known chi-square distribution when every order of the deck is equally
likely. It is turned into a normal deviate (Wilson and Hilferty), which must stay within what a
fair shuffle leaves once in a million. The seeds are fixed: what passes here passes always.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256, shake_256
from itertools import pairwise
from math import comb, factorial, sqrt
from random import Random
from statistics import NormalDist

import pytest

from drawholdem_tui.engine.cards import FULL_DECK
from drawholdem_tui.engine.cards import text as card_text
from drawholdem_tui.engine.shuffle import shuffled

CARDS = len(FULL_DECK)
DECKS = 20_000
LIMIT = NormalDist().inv_cdf(1 - 1e-6)

# a deck as the numbers of its cards, from the first dealt
Order = Sequence[int]


def deviate(chi_square: float, freedom: int) -> float:
    """How far out a chi-square lies, in standard deviations of a normal distribution."""
    spread = 2 / (9 * freedom)
    return float((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)


def chi_square(found: Counter[int], expected: Sequence[float]) -> float:
    return sum((found[cell] - due) ** 2 / due for cell, due in enumerate(expected))


# What a fair shuffle does not show


def places(decks: Sequence[Order]) -> float:
    """How often each card lies at each place.

    A card at one place is at no other: the rows and the columns of the table are fixed, and the
    sum of the squares is (n / (n - 1)) times a chi-square of (n - 1) squared degrees of freedom.
    """
    found = Counter(place * CARDS + card for order in decks for place, card in enumerate(order))
    due = [len(decks) / CARDS] * CARDS**2
    return deviate(chi_square(found, due) * (CARDS - 1) / CARDS, (CARDS - 1) ** 2)


def neighbours(place: int) -> Callable[[Sequence[Order]], float]:
    """Which two cards lie at a place and the next."""

    def statistic(decks: Sequence[Order]) -> float:
        found = Counter(
            order[place] * (CARDS - 1) + order[place + 1] - (order[place + 1] > order[place])
            for order in decks
        )
        cells = CARDS * (CARDS - 1)
        return deviate(chi_square(found, [len(decks) / cells] * cells), cells - 1)

    return statistic


def orders_of_six(cards: Sequence[int]) -> Callable[[Sequence[Order]], float]:
    """In which of their 720 orders six cards come."""

    def statistic(decks: Sequence[Order]) -> float:
        chosen = frozenset(cards)
        found = Counter(tuple(card for card in order if card in chosen) for order in decks)
        due = len(decks) / 720
        missing = 720 - len(found)
        return deviate(sum((each - due) ** 2 / due for each in found.values()) + missing * due, 719)

    return statistic


def successions(decks: Sequence[Order]) -> float:
    """How many cards are followed by the next higher one: none, one, two, three, or more."""
    found = Counter(
        min(4, sum(after == card + 1 for card, after in pairwise(order))) for order in decks
    )
    due = [
        len(decks) * comb(CARDS - 1, count) * without_successions(CARDS - count) / factorial(CARDS)
        for count in range(4)
    ]
    return deviate(chi_square(found, [*due, len(decks) - sum(due)]), 4)


def without_successions(cards: int) -> int:
    """How many orders of some cards have no card followed by the next higher one.

    >>> [without_successions(cards) for cards in (1, 2, 3, 4)]
    [1, 1, 3, 11]
    """
    before, now = 1, 1
    for count in range(2, cards + 1):
        before, now = now, (count - 1) * now + (count - 2) * before
    return now


def inversions(decks: Sequence[Order]) -> float:
    """How many pairs of cards lie the wrong way round, on average over all decks."""
    total = 0
    for order in decks:
        before: list[int] = []
        for card in order:
            insort(before, card)
            total += len(before) - 1 - before.index(card)
    pairs = CARDS * (CARDS - 1) / 2
    variance = CARDS * (CARDS - 1) * (2 * CARDS + 5) / 72
    return (total / len(decks) - pairs / 2) / sqrt(variance / len(decks))


def repeated(decks: Sequence[Order]) -> float:
    """Decks that came before: of 52! orders not one in the life of the universe.

    Where n decks are drawn from m, about n * n / 2m pairs are alike; so this sees a source of
    fewer than some hundred million decks.
    """
    return float("inf") if len(set(map(tuple, decks))) < len(decks) else 0.0


STATISTICS: dict[str, Callable[[Sequence[Order]], float]] = {
    "places": places,
    "neighbours at the top": neighbours(0),
    "neighbours in the middle": neighbours(25),
    "neighbours at the bottom": neighbours(50),
    "order of the first six": orders_of_six(range(6)),
    "order of six across": orders_of_six(range(1, 52, 10)),
    "order of the last six": orders_of_six(range(46, 52)),
    "successions": successions,
    "inversions": inversions,
    "repeated": repeated,
}


def refusals(decks: Sequence[Order], *looked_at: str) -> dict[str, float]:
    """The statistics that a fair shuffle would not show, with how far out they are; of some, if
    they are named."""
    found = {name: STATISTICS[name](decks) for name in looked_at or STATISTICS}
    return {name: out for name, out in found.items() if abs(out) > LIMIT}


# The shuffle of this program


@cache
def secrets(seed: str) -> tuple[bytes, ...]:
    """Secrets as a seeded evening has them; or, the harder test, such as differ by a bit or two."""
    if seed == "counted":
        return tuple(number.to_bytes(32, "big") for number in range(DECKS))
    return tuple(sha256(f"{seed} {number}".encode()).digest() for number in range(DECKS))


@cache
def decks_of(seed: str, number: int) -> tuple[tuple[int, ...], ...]:
    return tuple(shuffled(secret, number) for secret in secrets(seed))


def relative(first: Order, second: Order) -> list[int]:
    """Where the second deck has the cards of the first: fair where the two are independent."""
    place = {card: at for at, card in enumerate(second)}
    return [place[card] for card in first]


@pytest.mark.parametrize("number", [0, 1, 256])
@pytest.mark.parametrize(
    "seed",
    ["evening", pytest.param("another evening", marks=pytest.mark.long), "counted"],
)
def test_every_deck_and_every_reshuffle_is_fair(seed: str, number: int) -> None:
    assert refusals(decks_of(seed, number)) == {}, (seed, number)


@pytest.mark.parametrize("seed", ["evening", "counted"])
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 2)])
def test_the_decks_of_one_secret_are_independent(seed: str, first: int, second: int) -> None:
    pairs = zip(decks_of(seed, first), decks_of(seed, second), strict=True)
    assert refusals([relative(*pair) for pair in pairs]) == {}, (seed, first, second)


@pytest.mark.parametrize("seed", ["evening", "counted"])
def test_a_deck_says_nothing_about_the_next_hands(seed: str) -> None:
    assert refusals([relative(*pair) for pair in pairwise(decks_of(seed, 0))]) == {}, seed


# Shuffles that are known to be bad

Shuffle = Callable[[Random], Order]


def any_place(rng: Random) -> Order:
    """Every card is exchanged with any of all 52."""
    order = list(range(CARDS))
    for at in range(CARDS):
        other = rng.randrange(CARDS)
        order[at], order[other] = order[other], order[at]
    return order


def sattolo(rng: Random) -> Order:
    """No card may stay where it is."""
    order = list(range(CARDS))
    for last in range(CARDS - 1, 0, -1):
        place = rng.randrange(last)
        order[last], order[place] = order[place], order[last]
    return order


def remainders(rng: Random) -> Order:
    """A byte's remainder, whatever the byte: the first places are likelier."""
    order = list(range(CARDS))
    for last in range(CARDS - 1, 0, -1):
        place = rng.randrange(256) % (last + 1)
        order[last], order[place] = order[place], order[last]
    return order


def sorted_by_short_keys(rng: Random) -> Order:
    """Two cards with the same key keep their order."""
    keys = [rng.randrange(256) for _ in range(CARDS)]
    return sorted(range(CARDS), key=keys.__getitem__)


def one_step_short(rng: Random) -> Order:
    """The last exchange, of the first two places, is forgotten."""
    order = list(range(CARDS))
    for last in range(CARDS - 1, 1, -1):
        place = rng.randrange(last + 1)
        order[last], order[place] = order[place], order[last]
    return order


def one_place_short(rng: Random) -> Order:
    """The card at the bottom takes no part."""
    order = list(range(CARDS - 1))
    rng.shuffle(order)
    return [*order, CARDS - 1]


def riffles(times: int) -> Shuffle:
    """Cut about the middle, let the halves fall together; seven times is said to be enough."""

    def riffled(rng: Random) -> Order:
        order = list(range(CARDS))
        for _ in range(times):
            left = [rng.random() < 0.5 for _ in order]
            top, bottom = iter(order[: sum(left)]), iter(order[sum(left) :])
            order = [next(top if from_top else bottom) for from_top in left]
        return order

    return riffled


def small_seed(rng: Random) -> Order:
    """Fair in all but one thing: there are no more than 65,536 such decks."""
    order = list(range(CARDS))
    Random(rng.randrange(2**16)).shuffle(order)
    return order


BAD: dict[str, tuple[Shuffle, str]] = {
    "exchange with any place": (any_place, "places"),
    "Sattolo's cycles": (sattolo, "places"),
    "remainders without rejection": (remainders, "places"),
    "sort by 8-bit keys": (sorted_by_short_keys, "successions"),
    "one step short": (one_step_short, "places"),
    "one place short": (one_place_short, "places"),
    "a single riffle": (riffles(1), "places"),
    "five riffles": (riffles(5), "places"),
    "a seed of 16 bits": (small_seed, "repeated"),
}


@pytest.mark.parametrize("seed", [1])
@pytest.mark.parametrize("name", BAD)
def test_a_bad_shuffle_is_refused(name: str, seed: int) -> None:
    shuffle, seen_by = BAD[name]
    rng = Random(seed)
    assert refusals([shuffle(rng) for _ in range(DECKS)], seen_by), (name, seed)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_shuffle_known_to_be_good_is_not(seed: int) -> None:
    rng = Random(seed)
    assert refusals([rng.sample(range(CARDS), CARDS) for _ in range(DECKS)]) == {}, seed


def test_a_reshuffle_that_repeats_the_deck_is_refused() -> None:
    same = decks_of("evening", 0)
    assert refusals([relative(deck, deck) for deck in same], "places")


def test_a_shuffle_too_even_to_be_chance_is_refused() -> None:
    turned = [[(card + by) % CARDS for card in range(CARDS)] for by in range(CARDS)]
    assert places(turned * 400) < -LIMIT


@pytest.mark.parametrize(
    ("freedom", "one_in_a_thousand"), [(4, 18.467), (10, 29.588), (100, 149.449)]
)
def test_the_deviates_agree_with_the_printed_tables(freedom: int, one_in_a_thousand: float) -> None:
    expected = NormalDist().inv_cdf(0.999)
    assert deviate(one_in_a_thousand, freedom) == pytest.approx(expected, abs=0.05)


# Repeated by hand

SECRET = bytes(range(32))
VECTORS = {
    0: (
        "6sTc3sAhKd5c6d5d3cAdAcJs2s6h3dJdQs8s5h8cTsQdQc4sKs6c"
        "7hAs4d4c3h2cKc4h9s2hKh7s9dTdJc5s8h7d9cJh2d8dQh9hTh7c"
    ),
    1: (
        "4cKsJs7cJd5sAhJh9dKcTd8sTs9s4d4s2sQd9h5d6d5cKd6cAc4h"
        "2c5hTh2h2d8h8d3hJc7s7h3d9c6hTcKh3c3s6sQs7dQcAd8cAsQh"
    ),
}


def by_hand(secret: bytes, number: int) -> str:
    """The shuffle as it is documented, written a second time."""
    cards = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    stream: Iterable[int] = shake_256(secret + bytes([0, 0, 0, number])).digest(2_000)
    fresh = iter(stream)
    dealt_last: list[str] = []
    while len(cards) > 1:
        multiple = len(cards) * (256 // len(cards))
        byte = next(byte for byte in fresh if byte < multiple)
        at = byte % len(cards)
        dealt_last.append(cards[at])
        cards[at] = cards[-1]
        cards.pop()
    return "".join(cards + dealt_last[::-1])


@pytest.mark.parametrize("number", VECTORS)
def test_a_fixed_secret_gives_the_deck_that_stands_here(number: int) -> None:
    assert card_text(shuffled(SECRET, number)) == VECTORS[number]
    assert by_hand(SECRET, number) == VECTORS[number]


def test_any_secret_gives_the_deck_that_follows_by_hand() -> None:
    for secret in secrets("evening")[:500]:
        for number in (0, 1, 7):
            assert card_text(shuffled(secret, number)) == by_hand(secret, number), secret.hex()


def test_a_secret_that_takes_more_bytes_goes_on_in_the_same_stream(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("drawholdem_tui.engine.shuffle._USUALLY_ENOUGH", 1)
    assert card_text(shuffled(SECRET)) == VECTORS[0]
