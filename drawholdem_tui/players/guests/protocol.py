"""What passes between the table and a guest: views and decisions in, actions out.

Questions are pickled values of our own. An answer is a line of words and never a pickle: reading a
stranger's pickle would run their code here.
"""

from __future__ import annotations

import pickle
from pathlib import PurePath
from typing import BinaryIO, Final, NamedTuple

from drawholdem_tui.engine.actions import Action, action_of, words_of
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.errors import CardError
from drawholdem_tui.engine.view import View

READY: Final = "ready"
FAILED: Final = "failed"  # an exception
NO_ACTION: Final = "no-action"
LONGEST_LINE: Final = 400  # bytes of an answer; no action needs a tenth of it
_LONGEST_MESSAGE: Final = 120
_LENGTH: Final = 4  # bytes that tell how long a question is


class Question(NamedTuple):
    """All that a guest ever learns. ``seed`` is for this decision alone, and reveals no other."""

    view: View
    decision: Decision
    seed: int


class NoAnswer(Exception):
    """The answer is not an action. If the guest said so itself, it is in step and can be asked
    again; any other line could belong to another question."""

    def __init__(self, line: str) -> None:
        super().__init__(line)
        self.raised = line.partition(" ")[0] == FAILED
        self.told = line.partition(" ")[2] if self.raised else ""
        self.in_step = self.raised or line == NO_ACTION


def described(error: BaseException) -> str:
    """Type, message and line of what a bot has raised, for whoever writes it. The words are its
    own: they are told where nobody plays for anything, and nowhere else."""
    try:
        told, place = f"{type(error).__name__}: {error}".removesuffix(": "), error.__traceback__
        place = place.tb_next if place and place.tb_next else place  # below whoever has asked
        file = place.tb_frame.f_code.co_filename if place else ""
        line = 0
        while place:  # the last line of its own, and not of a library that it calls
            if place.tb_frame.f_code.co_filename == file:
                line = place.tb_lineno
            place = place.tb_next
        told = f"{told[:_LONGEST_MESSAGE]} ({PurePath(file).name}:{line})"
        return "".join(sign if sign.isprintable() else " " for sign in told)
    except BaseException:  # to describe it runs its code once more
        return ""


def question_as_bytes(question: Question) -> bytes:
    written = pickle.dumps(tuple(question), pickle.HIGHEST_PROTOCOL)
    return len(written).to_bytes(_LENGTH, "big") + written


def next_question(source: BinaryIO) -> Question | None:
    """``None`` when there are no more."""
    length = int.from_bytes(source.read(_LENGTH), "big")
    written = source.read(length)
    return Question(*pickle.loads(written)) if written else None  # noqa: S301  # we wrote it


def answer_as_line(said: object) -> str:
    """An action as words. Only words that read back as the same action count: no look-alikes.

    >>> answer_as_line(action_of("raise 40")), answer_as_line("raise 40")
    ('raise 40', 'no-action')
    """
    try:
        words = words_of(said)  # type: ignore[arg-type]
        return words if action_of(words) == said else NO_ACTION
    except Exception:
        return NO_ACTION


def action_in(line: str) -> Action:
    """
    >>> action_in("swap 7c")
    Swap(card=7c)
    """
    try:
        return action_of(line)
    except (CardError, KeyError, ValueError):
        raise NoAnswer(line) from None
