"""Two people's deals of one day beside each other, hand by hand: the same as long as both decided
the same, and from there on each by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from textwrap import wrap
from typing import Final, NamedTuple

from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.past.hands import Own
from drawholdem_tui.past.shelf import Beside, Shelf
from drawholdem_tui.storage.phh.documents import Found
from drawholdem_tui.storage.phh.fields import record_of
from drawholdem_tui.storage.phh.write import document_of
from drawholdem_tui.story.player import Player
from drawholdem_tui.story.recorded import Recorded
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import net
from drawholdem_tui.words.table.games import hand_number

_BETWEEN: Final = " | "
_DIFFERS: Final = " ! "  # here the two decided differently


def side_by_side(mine: Sequence[Own], theirs: Sequence[Own], face: Face, width: int) -> list[str]:
    """In two columns; of a hand that both played alike no more than what it came to."""
    lines = [_sums(mine, theirs)]
    for one, other in hands_beside(mine, theirs):
        lines += ["", *_hand(one, other, face, width)]
    return lines


def hands_beside(
    mine: Sequence[Own], theirs: Sequence[Own]
) -> tuple[tuple[Own | None, Own | None], ...]:
    """By number."""
    one, other = ({each.number: each for each in hands} for hands in (mine, theirs))
    return tuple((one.get(number), other.get(number)) for number in sorted({*one, *other}))


class TwoDeals(Shelf):
    """For the table: each hand that both have played, as one and then as the other played it."""

    def __init__(self, mine: Sequence[Own], theirs: Sequence[Own]) -> None:
        super().__init__(())
        self._pairs = hands_beside(mine, theirs)
        self._both = [(one, other) for one, other in self._pairs if one and other]

    def __len__(self) -> int:
        return 2 * len(self._both)

    def whose(self, found: Found) -> str | None:
        hand = self._hand(int(found.label))
        return hand.names[hand.seat]

    def first_that_differs(self) -> int:
        return next(
            (2 * at for at, pair in enumerate(self._both) if first_difference(*pair) is not None), 0
        )

    def before_they_differ(self, number: int) -> int | None:
        return first_difference(*self._both[number // 2])

    def other(self, number: int) -> int | None:
        return number ^ 1

    def called(self, number: int) -> str:
        """``hand 3 · you``."""
        who = _("you, {net}") if number % 2 == 0 else _("the other player, {net}")
        hand = self._hand(number)
        told = translate(who).format(net=net(hand.net))
        return f"{hand_number(hand.number)} \u00b7 {told}"

    def beside(self, number: int) -> Beside:
        return Beside(self._pairs, self._pairs.index(self._both[number // 2]))

    def _hand(self, number: int) -> Own:
        return self._both[number // 2][number % 2]

    def _find(self, number: int) -> Found:
        hand = self._hand(number)
        fields = document_of(hand.hand, players=hand.names, number=hand.number)
        return Found(Path("daily"), str(number), record_of(fields), fields)


def _sums(mine: Sequence[Own], theirs: Sequence[Own]) -> str:
    one, other = (net(sum(each.net for each in hands)) for hands in (mine, theirs))
    return translate(_("All hands: you {mine}, the other player {theirs}."), mine=one, theirs=other)


def _hand(one: Own | None, other: Own | None, face: Face, width: int) -> Iterator[str]:
    if one is None or other is None:
        there = one or other
        template = _("Hand {number}: the other player did not play it.")
        if one is None:
            template = _("Hand {number}: you did not play it.")
        yield translate(template).format(number=there.number if there else 0)
        return
    where = first_difference(one, other)
    template = _(
        "Hand {number}: you {mine}, the other player {theirs}; from the ! onward you "
        "played differently."
    )
    if where is None:
        template = _(
            "Hand {number}: you both played it the same; you {mine}, the other player {theirs}."
        )
    told = translate(template)
    yield told.format(number=one.number, mine=net(one.net), theirs=net(other.net))
    if where is not None:
        yield from _columns(_told(one, face), _told(other, face), where, width)


def first_difference(one: Own, other: Own) -> int | None:
    """The number of the first action in which the two hands differ; before it all is the same,
    since cards and computers are."""
    acts: list[tuple[Action | None, Action | None]] = list(
        zip_longest(one.hand.actions, other.hand.actions)
    )
    return next((at for at, (mine, theirs) in enumerate(acts) if mine != theirs), None)


class Moment(NamedTuple):
    """What was seen where two first decided differently; at the end, where they never did."""

    own: tuple[Card | None, ...]
    board: tuple[Card, ...]


def moment(one: Own, where: int | None, face: Face) -> Moment:
    """``where``: before which action."""
    player = _player(one, face)
    if where is None:
        player.go_to_the_end()
    else:
        player.before_action(where)
    return Moment(player.own_cards, player.show.board)


class Told(NamedTuple):
    """A line, how many actions had been said before it, and whether a street begins with it."""

    actions: int
    text: str
    begins: bool = False


class Lines(NamedTuple):
    """What is told of a hand that two played: as long as it was the same, and then of each."""

    alike: list[Told]
    mine: list[Told]
    theirs: list[Told]


def lines_beside(one: Own, other: Own, face: Face) -> Lines:
    """The other one by name, where that is another."""
    mine, theirs = _told(one, face), _told(other, face, you=name_beside([(one, other)]) is None)
    where = first_difference(one, other)
    if where is None:
        return Lines(mine, [], [])
    alike = [told for told in mine if told.actions <= where]
    apart = ([told for told in side if told.actions > where] for side in (mine, theirs))
    return Lines(alike, *apart)


def name_beside(pairs: Sequence[tuple[Own | None, Own | None]]) -> str | None:
    """What the other one is called, if both have names, and not the same."""
    mine, theirs = (
        {each.names[each.seat] for each in side if each} for side in zip(*pairs, strict=True)
    )
    return next((name for name in theirs if name not in (NAMELESS, *mine)), None)


def _player(played: Own, face: Face, *, you: bool = True) -> Player:
    recorded = Recorded(played.hand, played.names, played.number, played.seat, own_is_you=you)
    return Player(recorded, face)


def _told(played: Own, face: Face, *, you: bool = True) -> list[Told]:
    player, lines, street = _player(played, face, you=you), list[Told](), 0
    for line in player.told():
        place = player.places[line.place]
        lines.append(Told(place.actions, line.text, place.street != street))
        street = place.street
    return lines


def _columns(mine: Sequence[Told], theirs: Sequence[Told], where: int, width: int) -> Iterator[str]:
    column = max(12, (width - len(_BETWEEN)) // 2)
    marked = False
    for left, right in zip_longest(mine, theirs):
        at = max(left.actions if left else 0, right.actions if right else 0)
        sign = _BETWEEN
        if not marked and at > where:
            sign, marked = _DIFFERS, True
        texts = (wrap(each.text, column) if each else [] for each in (left, right))
        for number, (one, other) in enumerate(zip_longest(*texts, fillvalue="")):
            between = sign if not number else _BETWEEN
            yield f"{one:<{column}}{between}{other}".rstrip()
