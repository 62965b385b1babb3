"""Keys beside the coach: whether one that is pressed while the coach thinks is answered later than
the same one without.

At a question after the flop one card and the other are marked in turns, as fast as somebody types:
once without the coach, and once until the coach, who gives way to each key, has spoken. Which of
the two comes first changes from question to question.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from math import sqrt
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING, Final, NamedTuple

from drawholdem_bench.guest import LAST_ROW, Guest, Marked, over_and_over

if TYPE_CHECKING:
    from drawholdem_bench.terminal import Terminal

Sits = Callable[..., "Terminal"]  # somebody sits down at a table of this name, with these options

# The others call, so that three of five questions come after the flop, against all of them; and
# they take no time, so that nothing is on its way to the screen once a question is there.
_SEATS: Final = ",".join(["You"] + ["cpu:always-call"] * 9)
_TABLE: Final = ("--seats", _SEATS, "--speed", "0", "--stack", "10000")
_MARKS: Final = "2121"
# seconds from an answer to the next key: in haste, and as most people type
_TYPED: Final = ((0.0, 0.015), (0.0, 0.15))
_A_FRAME: Final = 0.2  # seconds: it comes sooner, also when the coach has waited for keys
_ANSWERS: Final = "ck"  # from the flop on checking keeps
_MOST_QUESTIONS: Final = 20  # for each pair


class _Pairs(NamedTuple):
    """Seconds to a mark; those at the same place come from the same question."""

    beside: list[float]
    without: list[float]


def figures(sits: Sits, pairs: int) -> Generator[str]:
    """How long a key takes, beside the coach and without, and how much longer at one question."""
    beside, without = _measured(sits, pairs)
    if len(beside) < 2:
        yield "key beside the coach: there was no swap to think about"
        return
    yield f"key beside the coach {_told(beside)} (as without; {len(beside)} keys)"
    yield f"the same key without {_told(without)} ({len(without)} keys)"
    longer = sorted(one - other for one, other in zip(beside, without, strict=True))
    least, most = _where_the_median_is(longer)
    yield (
        f"it takes {median(longer) * 1000:+.2f} ms longer there, with 95 % sureness "
        f"{least * 1000:+.2f} to {most * 1000:+.2f} ms (from 0 or less; {len(longer)} pairs)"
    )


def _measured(sits: Sits, wanted: int) -> _Pairs:
    pairs = _Pairs([], [])
    lot, coach_first = Random(17), True
    with sits("coach", *_TABLE) as terminal:
        guest = Guest(terminal, (b"You", LAST_ROW))
        for _ in range(_MOST_QUESTIONS * wanted):
            if len(pairs.beside) >= wanted:
                break
            if not _asked_after_the_flop(guest):
                continue
            without = [] if coach_first else list(_marks(guest, lot))
            beside = _marks_beside_the_coach(guest, lot)
            if coach_first:
                guest.terminal.press("h")
                guest.watch()
                without = list(_marks(guest, lot))
            coach_first = not coach_first
            for one, other in zip(beside, without):  # noqa: B905  # the coach came to an end
                pairs.beside.append(one.seconds)
                pairs.without.append(other.seconds)
    return pairs


def _asked_after_the_flop(guest: Guest) -> bool:
    """Answer until something else is asked, and mark a card. Without a mark there is no swap;
    before the flop the coach knows by heart."""
    guest.asked, hand = False, guest.hands
    for key in over_and_over(_ANSWERS):
        if guest.asked:
            break
        guest.terminal.press("\r" if guest.hands > hand else key)
        guest.watch()
    marked = guest.hands == hand and guest.marks("1") is not None
    guest.watch()
    return marked


def _marks(guest: Guest, lot: Random) -> Iterator[Marked]:
    for key in _MARKS:
        guest.rest(lot.uniform(*lot.choice(_TYPED)))
        if marked := guest.marks(key):
            yield marked
    guest.watch()


def _marks_beside_the_coach(guest: Guest, lot: Random) -> list[Marked]:
    """Those that were pressed before the last frame that is the coach's own was there."""
    guest.terminal.press("h")
    guest.next_frame(_A_FRAME)
    guest.something_else = 0.0
    marks = list(_marks(guest, lot))
    guest.watch(_A_FRAME)
    return [each for each in marks if each.pressed < guest.something_else]


def _told(seconds: list[float]) -> str:
    shares = [1000 * each for each in quantiles(seconds, n=20, method="inclusive")]
    return f"{shares[9]:.1f} ms, 95 % within {shares[18]:.1f} ms"


def _where_the_median_is(values: list[float]) -> tuple[float, float]:
    """Of sorted values, however they are scattered: an interval that misses their median in 5 of
    100 cases, since each lies above it as often as a coin shows heads."""
    aside = max(0, int((len(values) - 1.96 * sqrt(len(values))) / 2))
    return values[aside], values[-1 - aside]
