"""A process at work, from inside: asked through its pipe, it answers there."""

from __future__ import annotations

import gc
import os
import pickle
import signal
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from threading import Thread
from traceback import format_exc
from typing import Any, Final, NamedTuple

# New objects between two looks for garbage. A hand leaves little, and looking for it took an eighth
# of the time.
_LOOKS_AFTER: Final = 100_000


class Failed(NamedTuple):
    """In place of an answer."""

    error: BaseException


def works(pipe: Connection) -> None:
    """As long as somebody asks. Whoever does hears of Ctrl-C, and ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(_LOOKS_AFTER)
    Thread(target=_goes_with_whoever_asks, daemon=True).start()
    while True:
        try:
            asked = pipe.recv_bytes()
        except EOFError:
            return
        answer = _answer(asked)
        try:
            pipe.send(answer)
        except Exception as error:  # it cannot be pickled
            pipe.send(Failed(RuntimeError(repr(error))))


def _answer(asked: bytes) -> Any:
    try:
        work, args, kwargs = pickle.loads(asked)  # noqa: S301  # whoever started this wrote it
        return work(*args, **kwargs)
    except Exception as error:
        error.add_note(format_exc())
        return Failed(error)


def _goes_with_whoever_asks() -> None:
    """Also in the middle of a block."""
    if asks := parent_process():
        asks.join()
        os._exit(1)
