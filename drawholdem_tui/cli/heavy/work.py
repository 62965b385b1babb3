"""A job with its words: what is told of it, worked out here or read from its parts' files."""

from __future__ import annotations

import argparse
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from typing import Generic

from drawholdem_tui.cli.heavy.progress import HANDS, Progress
from drawholdem_tui.cli.heavy.where import working
from drawholdem_tui.heavy.jobs import Answer, Block, Job, Value
from drawholdem_tui.heavy.run import Run
from drawholdem_tui.words.one_line import say


class Work(ABC, Generic[Block, Value]):
    """What a heavy command plays or computes."""

    job: Job[Block, Value]
    counted = HANDS  # by its progress
    has_document = True  # for ``--json``
    conserved = True  # no chip has gone missing
    stop: Callable[[], None] | None = None  # ends a block here in a better way than breaking it off

    @property
    @abstractmethod
    def done(self) -> int:
        """How much so far, of what is counted."""

    @abstractmethod
    def size(self, block: Block) -> int:
        """How much of that a block has."""

    @abstractmethod
    def named(self, block: Block) -> str:
        """A block that had to be left out."""

    @abstractmethod
    def add(self, answer: Answer[Value]) -> str | None:
        """Count it; perhaps there is a line to tell at once."""

    @abstractmethod
    def tell(self, *, as_json: bool, missing: Sequence[tuple[int, int]] | None = None) -> None:
        """What all of it came to. ``missing`` blocks, the first and the last of each row counted
        from 1, are told where there could be such."""

    def beside(self) -> AbstractContextManager[object]:
        """What is open while it is worked out."""
        return nullcontext()

    def interval(self) -> str:
        """How sure it is so far."""
        return ""

    def decided(self) -> bool:
        """Whether nobody needs the rest."""
        return False

    def work_out(self, options: argparse.Namespace) -> Run[Block, Value]:
        """Where the options say, with its progress; as far as it came."""
        with ExitStack() as stack:
            run = stack.enter_context(working(self.job, options, self.stop))
            stack.enter_context(self.beside())
            progress = Progress(run.asked_for(self.size), self.counted)
            stack.callback(progress.is_over)
            progress.at(0)
            for answer in run.answers():
                if line := self.add(answer):
                    progress.is_over()
                    say(line, flush=True)
                    progress.at(self.done)
                elif progress.due:
                    progress.at(self.done, run.workers, self.interval())
                if self.decided():
                    run.stop()
        return run
