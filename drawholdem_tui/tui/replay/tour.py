"""What a scene tells where somebody looks: its captions, and the questions it asks on the way."""

from __future__ import annotations

from drawholdem_tui.story.player import Player
from drawholdem_tui.tour.reading_scenes import Caption, Narration, Question, last_clause


class Telling:
    """Of one hand. A caption is read first; the question that is asked there comes after it."""

    def __init__(self, narration: Narration, player: Player, answers: dict[int, list[int]]) -> None:
        """``answers`` given so far, by place, the last one at the end; kept by who comes back."""
        self.about = narration.about
        self._narration = narration
        self._player = player
        self._answers = answers
        self._read_at: int | None = None  # the caption of this place
        self._held_at: int | None = None  # the question of this place, when somebody went on

    @property
    def caption(self) -> Caption:
        """The one said here, or last before."""
        return self._narration.caption_at(self._player.at)

    @property
    def said_here(self) -> Caption | None:
        return self._narration.captions.get(self._player.at)

    @property
    def asked_here(self) -> Question | None:
        return self._narration.questions.get(self._player.at)

    @property
    def question(self) -> Question | None:
        """Open here: what there is to say before it has been read, and no right answer given."""
        asked = self.asked_here
        if asked is None or self._is_right(asked):
            return None
        return asked if self.said_here is None or self._read_at == self._player.at else None

    @property
    def answered(self) -> Question | None:
        """Asked here, and answered rightly."""
        asked = self.asked_here
        return asked if asked is not None and self._is_right(asked) else None

    @property
    def answers(self) -> tuple[int, ...]:
        """Those given here."""
        return tuple(self._answers.get(self._player.at, ()))

    def answer(self, number: int) -> None:
        """Counted from 1; a number that is no choice says nothing."""
        if self.question and 0 < number <= len(self.question.choices):
            self._answers.setdefault(self._player.at, []).append(number)

    def read(self) -> bool:
        """The caption here has been read; whether a question comes to light by it."""
        before, self._read_at = self.question, self._player.at
        return self.question is not before

    def holds(self) -> bool:
        """Whether somebody who goes on is held by a question that nobody has answered: once."""
        at = self._player.at
        if self.question is None or self._held_at == at:
            return False
        self._held_at = at
        return True

    @property
    def stops(self) -> list[int]:
        """The places at which something is told, and both ends."""
        last = len(self._player.places) - 1
        return sorted({0, *self._narration.captions, *self._narration.questions, last})

    @property
    def stop_before(self) -> int:
        """Where one comes from when one goes on step by step; before the first, nowhere."""
        return max((at for at in self.stops if at < self._player.at), default=-1)

    def by(self, step: int) -> bool:
        """To the next place at which something is told; whether there was one."""
        if step > 0 and not self.answers and self.read():
            return True
        ahead = [at for at in self.stops if (at - self._player.at) * step > 0]
        self._read_at = self._held_at = None
        return self._player.go_to(
            (ahead[0] if step > 0 else ahead[-1]) if ahead else self._player.at
        )

    def goes_on(self) -> bool:
        """As ``by(1)``, where nobody presses a key: a question waits, and gets its answer."""
        if self.question:
            self.answer(self.question.right)
            return True
        return self.by(1)

    @property
    def text(self) -> str:
        """What there is to read here, in the words of the scene."""
        if self.question:
            return self.question.asks
        return self.answered.why if self.answered else self.caption.text

    @property
    def clause(self) -> str:
        """Where to read on about it: the last that is named."""
        return last_clause(self.answered.why if self.answered else self.caption.text)

    def _is_right(self, asked: Question) -> bool:
        return self.answers[-1:] == (asked.right,)
