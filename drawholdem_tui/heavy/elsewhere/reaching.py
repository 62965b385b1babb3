"""Whether anybody answers at an address: known at once, and before anything large is loaded."""

from __future__ import annotations

import re
import socket

from drawholdem_tui.heavy.faults import NoAddress, NotReached


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
