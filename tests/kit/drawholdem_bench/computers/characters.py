"""How differently the regulars of the house play: all eight at a table, counted as everybody who
sits there could count them."""

from __future__ import annotations

from collections.abc import Generator
from hashlib import sha256
from random import Random
from typing import Final

from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.past import NO_PAST, Past
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import table_alone
from drawholdem_tui.players.cast import CAST
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu import our_bot

LEVEL: Final = "regular"
HANDS: Final = 400
STACK: Final = 500


def figures(hands: int = HANDS, level: str = LEVEL) -> Generator[str]:
    """A line each, as a table of Markdown."""
    yield "| per 100 hands | enters | raises | aggression | swaps: pre, flop, turn, river | paid | shows down |"  # noqa: E501
    yield "|---|---|---|---|---|---|---|"
    for name, past in pasts(hands, level).items():
        yield _row(name.capitalize(), past)


def pasts(hands: int, level: str) -> dict[str, Past]:
    """What the table has seen of everybody; each hand begins with the same stacks."""
    bots = {name: our_bot(f"{level}:{name}", quick=True) for name in CAST}
    past = dict.fromkeys(CAST, NO_PAST)
    order = list(CAST)
    for number in range(hands):
        secret = sha256(b"characters %d" % number).digest()
        Random(secret).shuffle(order)
        setup = regular(DRAW_HOLDEM, (STACK,) * len(order))
        known = tuple(past[name] for name in order)
        around = table_alone(setup)._replace(past=known)
        hand = Hand(DRAW_HOLDEM, setup, SecretDeck(secret), around)
        while (decision := hand.decision) is not None:
            bot = bots[order[decision.seat]]
            if bot is None:
                raise LookupError(level)
            place = sha256(secret + b"/%d" % len(hand.actions)).digest()
            rng = Chance(int.from_bytes(place[:8], "big"))
            hand.act(bot.decide(hand.view(decision.seat), decision, rng))
        won = hand.won()
        for seat, name in enumerate(order):
            past[name] = past[name].after(hand.said, seat, won=seat in won)
    return past


def _row(name: str, past: Past) -> str:
    def per_100(count: int) -> str:
        return f"{100 * count / past.hands:.0f}"

    aggression = past.count(SaidKind.BET, SaidKind.RAISE) / max(past.count(SaidKind.CALL), 1)
    streets = (Street.PREFLOP, Street.FLOP, Street.TURN, Street.RIVER)
    swaps = ", ".join(per_100(past.count(SaidKind.SWAP, street=street)) for street in streets)
    cells = (
        name, per_100(past.entered), per_100(past.raised), f"{aggression:.1f}", swaps,
        per_100(past.paid_swaps), per_100(past.showdowns),
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"
