"""A finished hand again, dealt from its secret, as the table had it."""

from __future__ import annotations

import tomllib

from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.errors import EngineError
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.storage.phh.behind_the_end import show_again
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.record import record_of
from drawholdem_tui.storage.phh.replay import replay


def played_by(text: str) -> tuple[Hand, bytes] | None:
    """The hand and the secret that its deck followed from; nothing where the text tells no such
    hand."""
    try:
        record = record_of(tomllib.loads(text))
        again = replay(record).hand
        if again is None or record.seed is None:
            return None
        hand = Hand(again.rules, again.setup, SecretDeck(record.seed)).play(again.actions)
        if record.rabbit is not None:
            hand.hunt_the_rabbit()
        show_again(record, hand)
    except (FileFault, EngineError, ValueError):
        return None
    return hand, record.seed
