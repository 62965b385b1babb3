"""Hands of a real table as hand files: unknown cards stay unknown, and the order that people named
at the showdown is written down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from real_cards import played_both_ways

from drawholdem_tui.engine.actions import Call, Check, Fold, Keep, RaiseTo
from drawholdem_tui.engine.cards import UNKNOWN, cards
from drawholdem_tui.engine.deck import RealDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.judging import Judgement
from drawholdem_tui.engine.rules import DRAW_HOLDEM, TEXAS_HOLDEM
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.evening.dealt_before import seats_in
from drawholdem_tui.past.hands import fields_in
from drawholdem_tui.past.recorded import hand_in_short, recorded_of
from drawholdem_tui.storage.phh.documents import Found
from drawholdem_tui.storage.phh.faults import FileFault, HandFault
from drawholdem_tui.storage.phh.fields import Correction, RealTable, record_of
from drawholdem_tui.storage.phh.replay import replay
from drawholdem_tui.storage.phh.report import report_of
from drawholdem_tui.storage.phh.unseen import held_back
from drawholdem_tui.storage.phh.verify import NothingToCheck, verified
from drawholdem_tui.storage.phh.write import document_of, text_of
from drawholdem_tui.story.player import Player
from drawholdem_tui.story.recorded import Eyes
from drawholdem_tui.words.cards import letters


def read_again(document: dict[str, Any]) -> dict[str, Any]:
    return fields_in(text_of(document))


def test_a_hand_of_real_cards_is_read_as_it_was_written() -> None:
    judged = 0
    for seed in range(200):
        _known, real = played_both_ways(seed)
        fields = read_again(document_of(real, players=[f"N{n}" for n in range(len(real.stacks))]))
        assert not any(suit in line for line in fields["actions"] for suit in ("As", "7c"))
        done = replay(record_of(fields))
        assert done.complete, seed
        assert done.hand is not None
        assert (done.hand.stacks, done.hand.carried) == (real.stacks, real.carried), seed
        assert done.hand.judged == real.judged
        assert document_of(done.hand)["actions"] == fields["actions"], seed
        assert replay(record_of(held_back(fields))).hand is not None
        judged += real.judged is not None
    assert judged > 50


def shown_hand() -> Hand:
    rules = TEXAS_HOLDEM
    hand = Hand(rules, regular(rules, (100, 50)), RealDeck(cards("KdQs7c7d2c")))
    hand.play([RaiseTo(50), Call()])
    assert hand.judging
    hand.judge(hand.judging.ranked([(0, cards("Ac4d")), (1, cards("QhQc"))]))
    return hand


def test_cards_that_were_told_stand_in_the_file() -> None:
    fields = read_again(document_of(shown_hand()))
    assert fields["actions"] == [
        "d dh p1 ????", "d dh p2 ????", "p2 cbr 50", "p1 cc", "p1 sm Ac4d", "p2 sm QhQc",
        "d db KdQs7c", "d db 7d", "d db 2c",
    ]  # fmt: skip
    assert (fields["_real_cards"], fields["_order"]) == (True, [[2], [1]])
    told = report_of("a.phh", "1", replay(record_of(fields)))
    assert told["final_stacks"] == [50, 100]
    assert "??" in str(told["events"])


def test_what_was_corrected_stands_beside_it() -> None:
    real = RealTable(taken_back=("p2 f",), corrected=(Correction("Ben the old", 1140, 1240),))
    fields = read_again(document_of(shown_hand(), real=real))
    assert fields["_taken_back"] == ["p2 f"]
    record = record_of(fields)
    assert record.real == RealTable(((2,), (1,)), False, real.taken_back, real.corrected)


def test_there_is_no_deck_to_verify() -> None:
    record = record_of(document_of(shown_hand()))
    with pytest.raises(NothingToCheck) as nothing:
        verified(Found(Path("a.phh"), "1", record))
    assert nothing.value.code == "real_cards"


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"_order": [[3]]}, "order_row"),
        ({"_order": 2}, "field_not_list"),
        ({"_order": [2]}, "order_row"),
        ({"_corrected": [{"name": "Ben"}]}, "corrected_row"),
        ({"_order": [[1], [2]]}, "order_differs"),
        ({"_order": [[2], [2]]}, "judged_twice"),
        ({"_order": []}, "show_too_early"),
        ({"_real_cards": "yes"}, "field_not_bool"),
    ],
)
def test_what_does_not_hold_is_said(changed: dict[str, Any], code: str) -> None:
    with pytest.raises((FileFault, HandFault)) as fault:
        replay(record_of(document_of(shown_hand()) | changed))
    assert fault.value.code == code


def test_a_board_that_nobody_told_stays_unknown_in_a_replay() -> None:
    rules = DRAW_HOLDEM
    hand = Hand(rules, regular(rules, (100, 100, 100)), RealDeck())
    hand.play([Keep(), Keep(), Keep(), Call(), Fold(), Check()])
    while hand.decision is not None:
        hand.act(Keep() if hand.decision.kind == "swap" else Check())
    hand.judge(Judgement(((1,),)))
    recorded = recorded_of(replay(record_of(document_of(hand))))
    assert recorded is not None
    assert recorded.unseen == frozenset({UNKNOWN})
    for eyes in Eyes:
        player = Player(recorded, letters, eyes)
        player.go_to_the_end()
        assert player.show.board == (UNKNOWN,) * 5
    told = "\n".join(hand_in_short(Player(recorded, letters)))
    assert "Flop, pot 25: ?? ?? ??." in told
    assert "Player 2 wins the pot of 25." in told


def test_a_hand_of_real_cards_cannot_be_dealt_again() -> None:
    with pytest.raises(HandFault) as fault:
        seats_in(text_of(document_of(shown_hand())))
    assert fault.value.code == "cards_not_known"
