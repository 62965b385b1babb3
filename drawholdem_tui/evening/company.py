"""The regulars of the house at a table: who takes an empty chair, what you remember of each, and
what they say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Final

from drawholdem_tui.evening.table_options import DEFAULT_LEVEL, TableOptions
from drawholdem_tui.match.names import looks
from drawholdem_tui.players.cast import CAST, IN_CHARACTER, character_in
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.cast import Occasion, bio, line_of, lines_of

if TYPE_CHECKING:
    from drawholdem_tui.evening.evening import Evening
    from drawholdem_tui.match.dealing import HandResult


def with_company(table: TableOptions) -> TableOptions:
    """The same table with somebody of the cast on each chair that asked for a level alone, as far
    as there are any: nobody twice, and nobody who is called like a person there. The same seed
    invites the same ones."""
    called = [character_in(seat.partition(":")[2]) or seat for seat in table.seats]
    there = frozenset[str]().union(*map(looks, called))
    free = [name for name in CAST if name not in there]
    Random(None if table.seed is None else f"company/{table.seed}").shuffle(free)
    return table.but(seats=tuple(_taken(seat, free) for seat in table.seats))


def _taken(seat: str, free: list[str]) -> str:
    kind, _colon, words = seat.partition(":")
    level = words or DEFAULT_LEVEL
    if kind != "cpu" or level not in IN_CHARACTER or not free:
        return seat
    return f"cpu:{level}:{free.pop()}"


def notes_of(evening: Evening, reader: int | None = None) -> list[str]:
    """A heading for each but the chair of who reads it, and what there is to say; of a regular of
    the house who it is."""
    # not before the first frame: few look
    from drawholdem_tui.engine.past import NO_PAST
    from drawholdem_tui.words.advice.notes import notes_on

    match, lines = evening.match, list[str]()
    for number, chair in enumerate(match.chairs):
        if chair.left or number in (evening.alone, reader):
            continue
        character = character_in(evening.laid.bots.get(number, ""))
        about = [bio(character)] if character else []
        about += notes_on(chair.name, match.past.get(number, NO_PAST), swaps=match.rules.swaps)
        lines += [called(chair.name), *(f"  {line}" for line in about), ""]
    return lines[:-1]


def too_early(evening: Evening) -> bool:
    """To say anything of anybody, also of who they are."""
    from drawholdem_tui.words.advice.notes import ENOUGH

    seen = max((past.hands for past in evening.match.past.values()), default=0)
    return seen < ENOUGH and not any(map(character_in, evening.laid.bots.values()))


_APART: Final = 4  # hands
_BIG: Final = 20  # big blinds


class SmallTalk:
    """Its chance is its own: no card depends on it. What has been said is remembered at the table
    alone: whoever takes an evening up again plays the rest of it in silence."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._silent = evening.match.hands > 0
        self._left: dict[tuple[str, Occasion], list[int]] = {}  # to be said yet, the next one last
        self._next = 1  # the first hand after which somebody may speak

    def after(self, result: HandResult) -> str | None:
        hands = self._evening.match.hands
        if self._silent or hands < self._next:
            return None
        for chair, character, occasion in self._occasions(result):
            if (character, occasion) not in self._left:
                self._left[character, occasion] = self._order(character, occasion)
            if left := self._left[character, occasion]:
                self._next = hands + _APART
                name = self._evening.match.chairs[chair].name
                return line_of(character, name, occasion, left.pop())
        return None

    def _order(self, character: str, occasion: Occasion) -> list[int]:
        """The same of a seed; of the evenings of a book the next one begins with the next line."""
        lines, laid = list(range(lines_of(character, occasion))), self._evening.laid
        if laid.seed is None and (keeper := self._evening.keeper):
            first = keeper.evening % len(lines)
            return [*lines[first:], *lines[:first]][::-1]
        seed = f"talk/{laid.seed}/{laid.number}/{character}/{occasion}"
        Random(seed if laid.seed is not None else None).shuffle(lines)
        return lines

    def _occasions(self, result: HandResult) -> Iterator[tuple[int, str, Occasion]]:
        match = self._evening.match
        cast = [
            (chair, character)
            for chair, words in self._evening.laid.bots.items()
            if (character := character_in(words))
        ]
        for chair, character in cast:
            if result.nets.get(chair, 0) < 0 and not match.chairs[chair].stack:
                yield chair, character, Occasion.BUSTS
        for chair, character in cast:
            if result.nets.get(chair, 0) >= _BIG * match.rules.big_blind:
                yield chair, character, Occasion.WINS_BIG
        if match.hands == 1:
            for chair, character in cast:
                yield chair, character, Occasion.SITS_DOWN
