"""Three ways to go on at a swap: keep, swap the one card, swap the other."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from drawholdem_tui.players.odds.against_ranges import against_ranges
from drawholdem_tui.players.odds.chances import Ways, certain
from drawholdem_tui.players.odds.deals import USUAL, Effort
from drawholdem_tui.players.odds.exact import exact
from drawholdem_tui.players.odds.ranges import Range
from drawholdem_tui.players.odds.sampled import sampled
from drawholdem_tui.players.odds.tables.preflop import before_the_flop

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
        before = before_the_flop(own, opponents)
        yield certain(before.chances[0])
    elif opponents == 1:
        yield certain(exact(own, board, gone, effort.pause))
    else:
        ways = [tuple(own)]
        yield from _played(ways, board, opponents, gone=gone, effort=effort)


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
    played = sampled(ways, board, opponents, gone=gone, effort=effort)
    for last in played:
        yield last
    if last and opponents == 1:
        yield last.knowing(0, exact(ways[0], board, gone, effort.pause))
