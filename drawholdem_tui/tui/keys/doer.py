"""What a command does in its room, and why it does nothing there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Doer(NamedTuple):
    """``why_not`` is a sentence, and empty where the command can be done. ``of_a_row``: about what
    one stands on in a list, which may have gone since it was read."""

    do: Callable[[], object]
    why_not: Callable[[], str] = str
    of_a_row: bool = False
