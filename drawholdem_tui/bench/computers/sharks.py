"""How long a shark thinks, at small tables and full ones; and a person's keys beside nine of them.

Of decisions the processor's time counts: what else the machine does meanwhile is no matter.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from random import Random
from statistics import median, quantiles
from typing import Final

from drawholdem_tui.bench import screen
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.past import NO_PAST
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import table_alone
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.players.cpu.shark.shark import Shark

HANDS: Final = 40
_STACK: Final = 500
_GAMES: Final = {
    "draw-holdem": DRAW_HOLDEM,
    "texas-holdem": TEXAS_HOLDEM,
    "draw-poker": DRAW_POKER,
}


def figures() -> Generator[str]:
    """A line a game and number of seats, then the screen's."""
    for game, rules in _GAMES.items():
        for seats in (2, 6, 10):
            took = thoughts(rules, seats)
            yield (
                f"a shark's decision, {game}, {seats} seats {median(took) * 1000:.1f} ms, 95 % "
                f"within {quantiles(took, n=20)[-1] * 1000:.1f} ms (60 ms at most; {len(took)} "
                "decisions)"
            )
    yield from screen.beside_sharks()


def thoughts(rules: Rules, seats: int, hands: int = HANDS) -> list[float]:
    """Seconds a decision, of sharks at full strength who remember everybody there. Some of them
    now and then say anything, so that everybody has other habits."""
    took: list[float] = []
    shark, past = Shark(), [NO_PAST] * seats
    for number in range(hands):
        rng = Random(number)
        setup = regular(rules, (_STACK,) * seats)
        around = table_alone(setup)._replace(past=tuple(past))
        hand = Hand(rules, setup, SecretDeck(rng.randbytes(32)), around)
        while (decision := hand.decision) is not None:
            chance = Chance(rng.getrandbits(60))
            view = hand.view(decision.seat)
            started = time.process_time()
            action = shark.decide(view, decision, chance)
            took.append(time.process_time() - started)
            wild = decision.seat % 3 / 4
            hand.act(action if rng.random() > wild else any_action(decision, rng))
        won = hand.won()
        past = [each.after(hand.said, seat, won=seat in won) for seat, each in enumerate(past)]
    return took
