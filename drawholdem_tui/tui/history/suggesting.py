"""How the word that is being typed may go on."""

from __future__ import annotations

from collections.abc import Sequence

from textual.suggester import Suggester


class LastWord(Suggester):
    """The right arrow takes it."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._words = words

    async def get_suggestion(self, value: str) -> str | None:
        last = value.rpartition(" ")[2].casefold()
        for word in self._words if last else ():
            if word.casefold().startswith(last) and word.casefold() != last:
                return value + word[len(last) :]
        return None
