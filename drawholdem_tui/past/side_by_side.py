"""Two people's deals of one day beside each other, hand by hand: the same as long as both decided
the same, and from there on each by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from drawholdem_tui.engine.actions import Action
from drawholdem_tui.past.hands import Own
from drawholdem_tui.story.player import Player
from drawholdem_tui.story.recorded import Recorded
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import net

_BETWEEN: Final = " | "
_DIFFERS: Final = " ! "  # here the two decided differently


def side_by_side(mine: Sequence[Own], theirs: Sequence[Own], face: Face, width: int) -> list[str]:
    """In two columns; of a hand that both played alike no more than what it came to."""
    lines = [_sums(mine, theirs)]
    by_number = [{each.number: each for each in hands} for hands in (mine, theirs)]
    for number in sorted(set().union(*by_number)):
        lines.append("")
        one, other = (hands.get(number) for hands in by_number)
        lines += _hand(one, other, face, width)
    return lines


def _sums(mine: Sequence[Own], theirs: Sequence[Own]) -> str:
    told = translate(_("All hands: you {mine}, the other player {theirs}."))
    return told.format(
        mine=net(sum(each.net for each in mine)), theirs=net(sum(each.net for each in theirs))
    )


def _hand(one: Own | None, other: Own | None, face: Face, width: int) -> Iterator[str]:
    if one is None or other is None:
        there = one or other
        template = _("Hand {number}: the other player did not play it.")
        if one is None:
            template = _("Hand {number}: you did not play it.")
        yield translate(template).format(number=there.number if there else 0)
        return
    where = first_difference(one, other)
    if where is None:
        told = translate(
            _("Hand {number}: you both played it alike; you {mine}, the other player {theirs}.")
        )
        yield told.format(number=one.number, mine=net(one.net), theirs=net(other.net))
        return
    told = translate(
        _("Hand {number}: you {mine}, the other player {theirs}; your play differs from the ! on.")
    )
    yield told.format(number=one.number, mine=net(one.net), theirs=net(other.net))
    yield from _columns(_told(one, face), _told(other, face), where, width)


def first_difference(one: Own, other: Own) -> int | None:
    """The number of the first action in which the two hands differ; before it all is the same,
    since cards and computers are."""
    acts: list[tuple[Action | None, Action | None]] = list(
        zip_longest(one.hand.actions, other.hand.actions)
    )
    return next((at for at, (mine, theirs) in enumerate(acts) if mine != theirs), None)


def _told(played: Own, face: Face) -> list[tuple[int, str]]:
    """Each line with how many actions had been said before it."""
    recorded = Recorded(played.hand, played.names, played.number, played.seat, own_is_you=True)
    player = Player(recorded, face)
    return [(player.places[line.place].actions, line.text) for line in player.told()]


def _columns(
    mine: Sequence[tuple[int, str]], theirs: Sequence[tuple[int, str]], where: int, width: int
) -> Iterator[str]:
    column = max(12, (width - len(_BETWEEN)) // 2)
    marked = False
    for left, right in zip_longest(mine, theirs):
        at = max(left[0] if left else 0, right[0] if right else 0)
        sign = _BETWEEN
        if not marked and at > where:
            sign, marked = _DIFFERS, True
        texts = (wrap(each[1], column) if each else [] for each in (left, right))
        for number, (one, other) in enumerate(zip_longest(*texts, fillvalue="")):
            between = sign if not number else _BETWEEN
            yield f"{one:<{column}}{between}{other}".rstrip()
