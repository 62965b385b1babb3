"""A connection to a scheduler, begun and ended without waiting for one that has fallen silent.
Dask's own log and warnings go nowhere: what there is to say is said by the command."""

from __future__ import annotations

import logging
import re
import socket
import warnings
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from importlib import import_module
from threading import Thread
from typing import Any, Final, TypeVar

from drawholdem_tui.heavy.faults import NoAddress, NoCertificates, NotReached


def reach(address: str, patience: float) -> None:
    """``NotReached`` where nobody opens within so many seconds."""
    found = re.fullmatch(
        r"(?:(?:tcp|tls)://)?(\[[0-9a-fA-F:]+\]|[^\s/:\[\]]+):([0-9]{1,5})", address
    )
    if not found or not 0 < int(found[2]) < 2**16:
        raise NoAddress(address)
    try:
        socket.create_connection((found[1].strip("[]"), int(found[2])), patience).close()
    except (OSError, UnicodeError):
        raise NotReached(address) from None


_T = TypeVar("_T")

_PATIENCE: Final = 4.0  # seconds that a scheduler has to answer
_LEAVE: Final = 0.4  # seconds that taking leave may last
_LOGS: Final = ("distributed", "dask", "tornado", "asyncio")
_NOTHING: Final = logging.CRITICAL + 1


def connected(address: str) -> Any:
    """A client. Whoever listens there and says nothing would be waited for longer than is asked of
    it, and whoever says something else than a scheduler fails it in any way."""
    try:
        _aside(lambda: reach(address, _PATIENCE)).result(_PATIENCE + 1)  # a name may take for ever
        kind: Any = _aside(lambda: import_module("distributed").Client).result()
        _hush()
        client: Any = kind.__new__(kind)
        _aside(lambda: _connects(client, address)).result(_PATIENCE + 1)
    except TimeoutError:
        raise NotReached(address) from None
    return client


def take_leave(client: Any) -> None:
    """Without waiting for an answer: who gets none has been left all the same."""
    with suppress(Exception):
        _aside(lambda: client.close(timeout=_LEAVE)).result(_LEAVE + 0.1)
    client.status = "closed"  # else it tries again when it is forgotten


def _connects(client: Any, address: str) -> None:
    try:
        client.__init__(address, timeout=_PATIENCE, set_as_default=False)
    except Exception as error:
        client.status = "closed"
        wants = address.startswith("tls") and isinstance(error, TypeError)
        raise (NoCertificates if wants else NotReached)(address) from None


def _aside(does: Callable[[], _T]) -> Future[_T]:
    """In a thread that nobody has to wait for: the main one hears Ctrl-C meanwhile."""
    future: Future[_T] = Future()

    def runs() -> None:
        try:
            future.set_result(does())
        except BaseException as error:  # it is raised where somebody waits
            future.set_exception(error)

    Thread(target=runs, daemon=True).start()
    return future


def _hush() -> None:
    """Dask gives some of its logs a level and a handler of their own when it is loaded."""
    for name in (*_LOGS, *logging.root.manager.loggerDict):
        if name.partition(".")[0] in _LOGS:
            log = logging.getLogger(name)
            log.handlers = [logging.NullHandler()]
            log.setLevel(_NOTHING)
    warnings.filterwarnings("ignore", module=rf"({'|'.join(_LOGS)})(\..*)?$")
