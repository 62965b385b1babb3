"""Random tables for Hypothesis."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import FULL_DECK
from drawholdem_tui.engine.decisions import Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import (
    PRESETS,
    AnteKind,
    FeeBase,
    MaxDraw,
    Opening,
    Rules,
    SecondBetStarts,
    Stakes,
    Structure,
    SwapPotSplit,
)
from drawholdem_tui.engine.setup import Setup, regular
from drawholdem_tui.engine.shuffle import shuffled

BLINDS = [(5, 10), (1, 2), (12, 25), (10, 10), (0, 10)]


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """Any preset in any structure, with or without antes."""
    small, big = draw(st.sampled_from(BLINDS))
    structure = draw(st.sampled_from(Structure))
    preset = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    return replace(
        preset,
        small_blind=small,
        big_blind=big,
        structure=structure,
        spread=draw(st.integers(1, 60)) if structure is Structure.SPREAD else 0,
        ante=draw(st.sampled_from([0, 0, 1, 7])),
        ante_kind=draw(st.sampled_from([AnteKind.EACH, AnteKind.BIG_BLIND])),
        muck=draw(st.booleans()),
        fee_base=draw(st.sampled_from(FeeBase)),
        stakes=draw(st.sampled_from(Stakes)),
        opening=draw(st.sampled_from(Opening)),
        max_draw=draw(st.sampled_from(MaxDraw)),
        second_bet_starts=draw(st.sampled_from(SecondBetStarts)),
        swap_pot_split=draw(st.sampled_from(SwapPotSplit)),
    )


@st.composite
def setups(draw: st.DrawFn, rules: Rules) -> Setup:
    """Two to ten seats, many of them short; now and then an overblind or a dead small blind."""
    stack = st.one_of(st.integers(1, 30), st.integers(20, 400))
    stacks = tuple(draw(st.lists(stack, min_size=2, max_size=10)))
    dead_small = len(stacks) > 2 and draw(st.booleans())
    setup = regular(rules, stacks, dead_small_blind=dead_small)
    if not rules.has_blinds:
        return regular(rules, stacks, carried=draw(st.sampled_from([0, 0, 25])))
    next_seat = len(setup.posts)
    dear = 2 * rules.big_blind + rules.ante
    if 3 <= next_seat + 1 <= len(stacks) and stacks[next_seat] >= dear and draw(st.booleans()):
        setup = regular(rules, stacks, dead_small_blind=dead_small, overblinds=1)
    return setup


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """A hand at its first decision."""
    chosen = draw(rules())
    secret = draw(st.integers(0, 2**32)).to_bytes(8, "big")
    deck = OrderedDeck(shuffled(secret), (shuffled(secret, 1), shuffled(secret, 2)))
    return Hand(chosen, draw(setups(chosen)), deck)


def legal_actions(decision: Decision) -> list[Action]:
    if isinstance(decision, SwapDecision):
        return [Keep(), *map(Swap, decision.cards)]
    if isinstance(decision, DrawDecision):
        draws = [decision.cards[:count] for count in range(decision.most + 1)]
        return [Draw(discards) for discards in draws if decision.can_be_served(discards)]
    actions: list[Action] = [Fold()]
    if decision.may_check:
        actions.append(Check())
    if decision.may_call:
        actions.append(Call())
    return actions + [RaiseTo(size) for size in decision.sizes()]


def candidates(decision: Decision) -> list[Action]:
    """Actions round every bound, on both sides of it, and those of another kind of decision."""
    actions: list[Action] = [Fold(), Check(), Call(), Keep(), Draw(), Swap(FULL_DECK[0])]
    if isinstance(decision, SwapDecision):
        return [*actions, RaiseTo(20), *map(Swap, decision.cards)]
    if isinstance(decision, DrawDecision):
        draws = [decision.cards[:count] for count in range(6)]
        strange = [FULL_DECK[:1], decision.cards[:1] * 2]
        return [*actions, *map(Draw, draws + strange)]
    edges = {decision.min_to, decision.max_to, decision.price, decision.all_in_to, 0}
    sizes = sorted({edge + step for edge in edges for step in (-1, 0, 1)})
    return actions + [RaiseTo(size) for size in sizes]


def on_offer(decision: Decision, action: Action) -> bool:
    if isinstance(decision, SwapDecision):
        return isinstance(action, Keep) or (
            isinstance(action, Swap) and action.card in decision.cards
        )
    if isinstance(decision, DrawDecision):
        return (
            isinstance(action, Draw)
            and len(set(action.cards)) == len(action.cards) <= decision.most
            and set(action.cards) <= set(decision.cards)
            and decision.can_be_served(action.cards)
        )
    match action:
        case Fold():
            return True
        case Check():
            return decision.may_check
        case Call():
            return decision.may_call
        case RaiseTo(amount):
            return decision.may_raise and decision.min_to <= amount <= decision.max_to
    return False
