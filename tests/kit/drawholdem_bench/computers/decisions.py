"""How long a computer player thinks: hands among those of one kind, and what each decision takes of
the processor. What else the machine does meanwhile is no matter."""

from __future__ import annotations

import time
from random import Random
from typing import Final

from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.past import NO_PAST
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import table_alone
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.players.protocol import Bot

_STACK: Final = 500


def seconds_a_decision(bot: Bot, rules: Rules, seats: int, hands: int) -> list[float]:
    """Of one who remembers everybody there. Some of them now and then say anything, so that
    everybody has other habits."""
    took: list[float] = []
    past = [NO_PAST] * seats
    for number in range(hands):
        rng = Random(number)
        setup = regular(rules, (_STACK,) * seats)
        around = table_alone(setup)._replace(past=tuple(past))
        hand = Hand(rules, setup, SecretDeck(rng.randbytes(32)), around)
        while (decision := hand.decision) is not None:
            chance = Chance(rng.getrandbits(60))
            view = hand.view(decision.seat)
            started = time.process_time()
            action = bot.decide(view, decision, chance)
            took.append(time.process_time() - started)
            wild = decision.seat % 3 / 4
            hand.act(action if rng.random() > wild else any_action(decision, rng))
        won = hand.won()
        past = [each.after(hand.said, seat, won=seat in won) for seat, each in enumerate(past)]
    return took
