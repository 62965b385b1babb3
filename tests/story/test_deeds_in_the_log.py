"""The log tells as a value what each line is about, and in one sentence who did the same."""

from __future__ import annotations

import pytest
from tableau import any_deck, say

from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER_CASINO, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.match.chair import Chair
from drawholdem_tui.match.dealing import Dealing, HandResult
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.story.log import Deed
from drawholdem_tui.words.cards import unicode

NAMES = ("Ann", "Ben", "Cleo", "Dora")


def told(rules: Rules, *actions: str, alone: int | None = None, carried: int = 0) -> HandOnShow:
    setup = regular(rules, (300,) * len(NAMES), carried=carried)
    hand = say(Hand(rules, setup, any_deck()), *actions)
    chairs = [Chair(name, 300, 300) for name in NAMES]
    seats = tuple(range(len(NAMES)))
    show = HandOnShow(
        chairs, {}, rules, unicode, Dealing(1, rules, setup, seats, seats[-1]), alone=alone
    )
    show.begins((), heading="hand 1")
    for event in hand.events:
        show.after(event.seen_by(None))
    if hand.over:
        show.ends(HandResult({seat: hand.net(seat) for seat in seats}, ()))
    return show


def test_each_line_keeps_what_it_tells_of() -> None:
    keeps = [f"p{number} keeps" for number in (3, 4, 1, 2)]
    show = told(DRAW_HOLDEM, *keeps, "p3 calls", "p4 calls", "p1 folds", "p2 raises to 20")
    deeds = [line.deed for line in show.log]
    assert deeds == [
        *(Deed.HAND, Deed.POST, Deed.POST),
        *(Deed.CALL, Deed.CALL, Deed.FOLD, Deed.BET),
    ]
    assert [line.heading for line in show.log] == [True, *[False] * 6]
    show = told(DRAW_HOLDEM, *keeps, "p3 calls", "p4 calls", "p1 calls", "p2 checks")
    assert show.log[-1].deed is Deed.STREET
    assert show.log[-1].heading


def test_the_draw_is_a_street() -> None:
    show = told(
        DRAW_POKER_CASINO, "p1 bets to 10", "p2 calls", "p3 folds", "p4 folds", "p1 stands pat"
    )
    assert [line.deed for line in show.log[-2:]] == [Deed.STREET, Deed.DRAW]


@pytest.mark.parametrize("alone", [None, 2])
def test_who_did_the_same_in_a_row_is_told_together(alone: int | None) -> None:
    """Not with the one person who is told of as "you"."""
    keeps = [f"p{number} keeps" for number in (3, 4, 1, 2)]
    show = told(DRAW_HOLDEM, *keeps, "p3 calls", "p4 calls", "p1 calls", "p2 checks", alone=alone)
    calls = [line for line in show.log if line.deed is Deed.CALL]
    if alone is None:
        assert [line.together for line in calls] == [
            "",
            "Cleo and Dora call.",
            "Cleo, Dora and Ann call.",
        ]
    else:
        assert [line.together for line in calls] == ["", "", "Dora and Ann call."]
    assert [len(line.who) for line in calls] == ([1, 2, 3] if alone is None else [0, 1, 2])


def test_where_a_pot_was_carried_over_a_line_says_why_the_results_do_not_cancel_out() -> (
    None
):  # DP-5
    for carried in (0, 15):
        folds = ("p1 bets to 10", "p2 folds", "p3 folds", "p4 folds")
        ending = told(DRAW_POKER_CASINO, *folds, carried=carried).ending
        assert ending is not None
        assert sum(ending.nets) == carried
        why = "15 carried over: nets add up to +15."
        assert (why in ending.notes) is bool(carried)
