"""How long a bot that is not ours may take, and how much memory: known without what asks it."""

from __future__ import annotations

from typing import Final

LOADING: Final = 20.0  # seconds to sit down in: somebody's bot may have much to load
PATIENCE: Final = 5.0  # seconds for a decision
MOST_MEMORY: Final = 2 << 30  # bytes; enough for a bot with tables or a small network
