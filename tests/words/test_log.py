"""What a log tells, and what it leaves out because it is no news."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from random_hands import random_hand
from tableau import LaidOut, any_deck, say, texas

from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, PRESETS, Opening, Stakes
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.words.cards import letters
from drawholdem_tui.words.table.events import Storyteller


def log_of(hand: Hand, *, you: int | None = None) -> list[str]:
    names = [f"P{seat + 1}" for seat in range(len(hand.setup.stacks))]
    teller = Storyteller(names, letters, you)
    return [said for event in hand.events_for(None) if (said := teller.tell(event))]


def test_that_somebody_keeps_before_acting_is_no_news() -> None:
    """Nor that others keep in the first round; whoever does and plays alone is told so."""
    hand = texas([200, 200, 200], rules=DRAW_HOLDEM)
    say(hand, "p3 keeps", "p1 keeps", "p2 keeps", "p3 calls", "p1 calls", "p2 checks")
    say(hand, "p1 keeps", "p1 checks", "p2 keeps", "p2 checks", "p3 keeps", "p3 bets to 20")
    assert not [line for line in log_of(hand) if "keep" in line]
    assert [line for line in log_of(hand, you=2) if "keep" in line] == ["You keep."]


def test_where_nobody_bets_any_more_keeping_is_all_that_happens() -> None:  # DH-20
    hand = texas([60, 400], ["AsKd", "QhQd"], "2c7d9h4s3d", DRAW_HOLDEM)
    say(hand, "p2 keeps", "p1 keeps", "p2 raises to 60", "p1 calls", "p2 keeps", "p2 keeps")
    assert log_of(hand).count("P2 keeps.") == 2


def test_each_street_says_what_lies_in_the_pots() -> None:
    hand = texas([200, 200], ["AsKd", "QhQd"], "2c7d9h4s3d", DRAW_HOLDEM)
    say(hand, "p2 keeps", "p1 keeps", "p2 calls", "p1 checks")
    say(hand, "p1 swaps As", "p1 checks", "p2 keeps", "p2 checks")
    log = log_of(hand)
    assert "Flop, pot 20: 2c 7d 9h." in log
    assert "The swap fees, 20, go into the pot." in log
    assert "Turn, pot 40: 4s." in log


def test_pots_are_told_apart_from_their_names() -> None:
    hand = texas([50, 1200, 1200], ["AsKd", "QhQd", "JhJd"], "2c7d9h4s3d")
    say(hand, "p3 raises to 1000", "p1 calls", "p2 calls")
    assert "Main pot: 150, for P1, P2 and P3. Side pot: 1,900, for P2 and P3." in log_of(hand)


@pytest.mark.parametrize(
    ("opening", "bets"), [(Opening.JACKS, "p1 bets to 10"), (Opening.ANYTHING, "p1 bets to 20")]
)
def test_the_first_bet_of_draw_poker_opens(opening: Opening, bets: str) -> None:  # DP-4
    rules = replace(DRAW_POKER, opening=opening)
    hands = ["JsJd2c3c4c", "QsQd2d3d4d", "KsKd2h3h4h"]
    hand = Hand(rules, regular(rules, (200, 200, 200)), LaidOut(hands))
    say(hand, bets, "p2 calls", "p3 calls", *(f"p{seat} stands pat" for seat in (1, 2, 3)))
    say(hand, "p1 bets to 30")
    log = log_of(hand)
    assert f"P1 opens for {bets.rsplit(maxsplit=1)[-1]}." in log
    assert "P1 bets 30." in log  # in the second interval nothing is opened any more
    assert f"The draw, pot {15 + 3 * int(bets.rsplit(maxsplit=1)[-1])}." in log


def test_blinds_have_opened_already() -> None:  # DP-4
    rules = replace(DRAW_POKER, stakes=Stakes.BLINDS, ante=0)
    hand = Hand(rules, regular(rules, (200, 200, 200)), any_deck())
    say(hand, "p3 raises to 30")
    assert "P3 raises to 30." in log_of(hand)


@pytest.mark.parametrize("game", PRESETS)
def test_no_number_runs_into_a_name_or_another_number(game: str) -> None:
    """Names end in numbers here, as those of computers do: "side pot 1 320" is no amount."""
    for seed in range(150):
        for line in log_of(random_hand(seed, preset=PRESETS[game])):
            assert not re.search(r"[0-9] [0-9]|[0-9], ?[0-9]{1,2}(?![0-9])", line), (seed, line)
