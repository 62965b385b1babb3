"""Whatever happens or is refused at a table has a clause to read, and the rulebook has it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from on_the_screen import options, sitting
from tableau import any_deck, texas

from drawholdem_tui.engine.decisions import NoCheck, NoRaise, NoSwap, SwapDecision
from drawholdem_tui.engine.events import BoardDealt, Street
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, PRESETS
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.rulebook import lines_of, rulebook
from drawholdem_tui.rulebook.clauses import clause_behind, clause_of_price, clause_of_refusal

NAMES = {line.name for line in lines_of(rulebook()) if line.name}


@pytest.mark.parametrize("why", [*NoSwap, *NoCheck, *NoRaise])
def test_every_refusal_has_its_clause(why: NoSwap | NoCheck | NoRaise) -> None:
    assert clause_of_refusal(why) in NAMES


@pytest.mark.parametrize("preset", PRESETS)
def test_everything_that_happens_has_its_clause(preset: str) -> None:
    for seed in range(30):
        rng = Random(f"{preset} {seed}")
        stacks = tuple(rng.randint(20, 300) for _ in range(rng.randint(2, 6)))
        hand = Hand(PRESETS[preset], regular(PRESETS[preset], stacks), any_deck(seed))
        while hand.decision:
            hand.act(any_action(hand.decision, rng))
        street = Street.PREFLOP
        for event in hand.events:
            street = event.street if isinstance(event, BoardDealt) else street
            assert clause_behind(event, hand.rules, street) in NAMES


def test_why_a_swap_costs_what_it_does() -> None:  # DH-5, DH-6, DH-12, DH-17
    hand = texas([400, 400, 60, 400], rules=DRAW_HOLDEM)
    told = []
    rng = Random(2)
    while hand.decision:
        if isinstance(hand.decision, SwapDecision):
            told.append((hand.view(None).street, clause_of_price(hand.decision)))
        hand.act(any_action(hand.decision, rng))
    assert {clause for street, clause in told if street is Street.PREFLOP} == {"DH-5", "DH-6"}
    assert {clause for street, clause in told if street is not Street.PREFLOP} <= {
        "DH-12",
        "DH-17",
    }


def test_why_something_cannot_be_is_one_key_away(tmp_path: Path) -> None:
    """Betting before the swaps are over is refused, and the clause says why (DH-4)."""

    async def steps() -> None:
        laid = options("draw-holdem", "You,cpu,cpu", seed="9")
        async with sitting(tmp_path, laid) as at:
            await at.press("r")
            assert "/ shows the rule." in str(at)
            await at.pilot.press("/")
            await at.pilot.pause(0.2)
            assert any(line.strip().startswith("DH-4") for line in str(at).split("\n")[:4])

    asyncio.run(steps())
