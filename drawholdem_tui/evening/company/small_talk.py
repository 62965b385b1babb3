"""Now and then a regular of the house says something: behind a hand, when nobody has to decide, at
most after one hand in four, and nothing twice in an evening."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.match.dealing import HandResult
from drawholdem_tui.players.cast import character_in
from drawholdem_tui.words.table.cast import Occasion, line_of

_APART: Final = 4  # hands
_BIG: Final = 20  # big blinds


class SmallTalk:
    """What has been said is remembered at the table alone: whoever takes an evening up again plays
    the rest of it in silence."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._silent = evening.match.hands > 0
        self._said: set[tuple[str, Occasion]] = set()
        self._next = 1  # the first hand after which somebody may speak

    def after(self, result: HandResult) -> str | None:
        """A line, or none."""
        hands = self._evening.match.hands
        if self._silent or hands < self._next:
            return None
        for chair, character, occasion in self._occasions(result):
            if (character, occasion) not in self._said:
                self._said.add((character, occasion))
                self._next = hands + _APART
                return line_of(character, self._evening.match.chairs[chair].name, occasion)
        return None

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
