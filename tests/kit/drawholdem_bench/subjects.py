"""Each subject by its name, and its lines told: what ``drawholdem bench`` opens."""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial

from drawholdem_bench import advice, book, engine, evaluator, random_hands, screen, soak
from drawholdem_bench.computers import characters, sharks
from drawholdem_tui.words.one_line import say


def measure(subject: str, hands: int | None) -> None:
    """Figures, a line as soon as it is known. If you end it, no folder is left behind."""
    subjects: dict[str, Callable[[], Generator[str]]] = {
        "engine": engine.figures,
        "evaluator": evaluator.figures,
        "advice": advice.figures,
        "book": book.figures,
        "screen": screen.figures,
        "coach": screen.beside_coach,
        "sharks": sharks.figures,
        "characters": partial(characters.figures, hands or characters.HANDS),
        "soak": partial(random_hands.figures, hands) if hands else soak.figures,
    }
    for name in ("SIGTERM", "SIGHUP"):
        if number := getattr(signal, name, None):  # not on every system
            signal.signal(number, _end)
    with closing(subjects[subject]()) as lines:
        for line in lines:
            say(line, flush=True)


def _end(number: int, _frame: object) -> None:
    signal.signal(number, signal.SIG_IGN)  # clearing away takes its moment
    logging.getLogger("asyncio").disabled = True  # a task that this ends has nobody to tell it to
    raise SystemExit(128 + number)
