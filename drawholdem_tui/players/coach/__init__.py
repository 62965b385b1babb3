"""What a player could do best, from what that player knows."""

from __future__ import annotations

from typing import Final

# Which coach it is that says what a choice cost. What is kept of its prices counts up to here: a
# coach that judges otherwise gets the next number, and looks at those hands again.
EDITION: Final = 6
