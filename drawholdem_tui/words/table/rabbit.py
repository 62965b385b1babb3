"""What would have come, told when it can no longer matter."""

from __future__ import annotations

from collections.abc import Sequence

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


def would_have_come(board: Sequence[Card], swap: Card | None, face: Face) -> str:
    """The rest of the board, the card of a swap that was declined, or both."""
    if swap is None:
        template = _("The board would have gone on: {board}.")
    elif not board:
        template = _("A swap would have brought {swap}.")
    else:
        template = _("The board would have gone on: {board}. A swap would have brought {swap}.")
    return translate(template).format(
        board=faces(board, face), swap=face(swap) if swap is not None else ""
    )
