"""The button and the blinds on their way round the table (TH-2). Chairs, not seats: a chair may
be empty, and then the button or the small blind on it is dead."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.fact import Fact


class Button(Fact):
    """The chairs of button, small blind and big blind; only the last is surely taken."""

    button: int
    small: int
    big: int


def wins_the_draw(drawn: Mapping[int, Card]) -> int:
    """The chair with the high card; suits break ties: spades, hearts, diamonds, clubs."""
    return max(drawn, key=drawn.__getitem__)


def first_hand(button: int, playing: Sequence[int]) -> Button:
    """The first button has been drawn; the blinds sit left of it, heads-up the button is small."""
    if len(playing) == 2:
        return Button(button, button, next_chair(button, playing))
    small = next_chair(button, playing)
    return Button(button, small, next_chair(small, playing))


def next_hand(last: Button, playing: Sequence[int]) -> Button:
    """The big blind always moves one player on; the others follow, if need be onto an empty
    chair, so that nobody escapes a blind or pays one twice."""
    big = next_chair(last.big, playing)
    if len(playing) == 2:
        other = next_chair(big, playing)
        return Button(other, other, big)
    was_heads_up = last.button == last.small
    button = chair_before(last.big, playing) if was_heads_up else last.small
    return Button(button, last.big, big)


def next_places(
    last: Button, playing: Sequence[int], waiting: Collection[int], *, blinds: bool
) -> tuple[Button, Sequence[int]]:
    """Where they move to, and who plays: whoever waits comes in with the big blind, so that nobody
    escapes one (TH-2). Without blinds the button alone means anything."""
    if not blinds:
        return first_hand(next_chair(last.button, playing), playing), playing
    big = next_chair(last.big, playing)
    staying = [chair for chair in playing if chair == big or chair not in waiting]
    if len(staying) < 2:  # all the others have just come: the table starts afresh
        small = chair_before(big, playing)
        button = small if len(playing) == 2 else chair_before(small, playing)
        return Button(button, small, big), playing
    return next_hand(last, staying), staying


def seats_from(button: int, playing: Sequence[int]) -> list[int]:
    """The chairs in the order of their seats in a hand: from the left of the button."""
    ahead = sorted(playing)
    return [chair for chair in ahead if chair > button] + [c for c in ahead if c <= button]


def next_chair(chair: int, playing: Sequence[int]) -> int:
    """The first occupied chair after this one, clockwise."""
    return min((each for each in playing if each > chair), default=min(playing))


def chair_before(chair: int, playing: Sequence[int]) -> int:
    """The first occupied chair before this one."""
    return max((each for each in playing if each < chair), default=max(playing))
