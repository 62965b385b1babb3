"""Other engines at the same table, where somebody has installed them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

Subject = Callable[[Random], int]


def pokerkit() -> Subject | None:
    """PokerKit's state, everything but the players' actions automated."""
    if find_spec("pokerkit") is None:
        return None
    kit: Any = import_module("pokerkit")
    automations = tuple(kit.Automation)

    def play(rng: Random) -> int:
        state = kit.NoLimitTexasHoldem.create_state(
            automations, True, 0, (5, 10), 10, (1000,) * 6, 6
        )
        decisions = 0
        while state.status:
            choices = [state.check_or_call]
            if state.can_complete_bet_or_raise_to():
                choices.append(state.complete_bet_or_raise_to)
            if state.checking_or_calling_amount and state.can_fold():
                choices.append(state.fold)
            choice = rng.choice(choices)
            if choice == state.complete_bet_or_raise_to:
                least = state.min_completion_betting_or_raising_to_amount
                choice(rng.randint(least, state.max_completion_betting_or_raising_to_amount))
            else:
                choice()
            decisions += 1
        return decisions

    return play


def texasholdem() -> Subject | None:
    if find_spec("texasholdem") is None:
        return None
    package: Any = import_module("texasholdem")
    kinds = package.ActionType

    def play(rng: Random) -> int:
        game = package.TexasHoldEm(buyin=1000, big_blind=10, small_blind=5, max_players=6)
        game.start_hand()
        decisions = 0
        while game.is_hand_running():
            moves = game.get_available_moves()
            choices = [kind for kind in moves.action_types if kind is not kinds.ALL_IN]
            if kinds.CHECK in choices and kinds.FOLD in choices:
                choices.remove(kinds.FOLD)
            choice = rng.choice(choices)
            if choice is kinds.RAISE:
                game.take_action(choice, total=rng.choice(moves.raise_range))
            else:
                game.take_action(choice)
            decisions += 1
        return decisions

    return play
