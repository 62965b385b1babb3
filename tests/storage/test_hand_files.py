"""Hand files: what is read, what is refused, what is written."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pokerkit
import pytest
import tomli_w
from random_hands import random_hand

from drawholdem_tui.cli.recorded import check
from drawholdem_tui.engine.actions import Action, Call, Check, Draw, RaiseTo
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.events import BoardDealt, OpenersShown, Raised
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, MaxDraw, Opening, Overblind
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.storage.phh.faults import FileFault, HandFault
from drawholdem_tui.storage.phh.fields import record_of
from drawholdem_tui.storage.phh.replay import openers_of, replay
from drawholdem_tui.storage.phh.write import AtTheTable, document_of, text_of
from drawholdem_tui.words.refusals.errors import sentence

HAND: dict[str, Any] = {
    "variant": "NT",
    "ante_trimming_status": True,
    "antes": [0, 0, 0],
    "blinds_or_straddles": [5, 10, 0],
    "min_bet": 10,
    "starting_stacks": [100, 100, 100],
    "actions": [
        "d dh p1 AsAh",
        "d dh p2 KsKh",
        "d dh p3 QsQh",
        "p3 cbr 30",
        "p1 cc",
        "p2 f",
        "d db 2c7d9h",
        "p1 cc",
        "p3 cbr 70",
        "p1 cc",
        "d db 4s",
        "d db 3d",
    ],
    "finishing_stacks": [210, 90, 0],
}


def changed(**fields: Any) -> dict[str, Any]:
    return HAND | fields


def with_action(at: int, *lines: str) -> dict[str, Any]:
    """The hand with the action at an index replaced."""
    return changed(actions=HAND["actions"][:at] + list(lines) + HAND["actions"][at + 1 :])


def fault_of(fields: Mapping[str, Any]) -> FileFault:
    with pytest.raises(FileFault) as refused:
        replay(record_of(fields))
    return refused.value


def test_a_good_hand_holds() -> None:
    played = replay(record_of(HAND))
    assert played.complete
    assert played.hand is not None
    assert played.hand.stacks == (210, 90, 0)


@pytest.mark.parametrize(
    ("at", "lines", "code"),
    [
        (3, ["p3 cbr 19"], "raise_too_small"),
        (3, ["p3 cbr 101"], "more_than_stack"),
        (3, ["p1 cc"], "out_of_turn"),
        (3, ["p3 sd As"], "not_asked_for"),
        (3, ["p4 f"], "no_such_player"),
        (3, ["p3 cbr -5"], "not_whole_chips"),
        (3, ["p3 cbr 30.5"], "not_whole_chips"),
        (3, ["p3 calls"], "action_unknown"),
        (3, ["p3 cbr"], "action_unknown"),
        (3, ["p3 cbr 30 40"], "action_unknown"),
        (0, ["d dh p1 AsAs"], "card_twice"),
        (0, ["d dh p1 AsAx"], "not_a_card"),
        (0, ["d dh p1 AsAhAd"], "too_many_cards"),
        (0, ["d dh p1 ????"], "unseen_cards"),
        (6, ["d db 2c7d9h4s"], "deal_out_of_place"),
        (6, ["d db KsKd2c"], "card_twice"),
        (5, ["d db 2c7d9h", "p2 f"], "deal_out_of_place"),
        (6, ["p1 cc", "d db 2c7d9h"], "action_after_deal"),
        (5, ["p2 sm KsKh", "p2 f"], "show_too_early"),
        (11, ["d db 3d", "d db 5d"], "deal_out_of_place"),
        (11, ["d db 3d", "p1 f"], "after_the_end"),
        (11, ["d db 3d", "p2 cc"], "after_the_end"),
        (11, ["d db 3d", "p1 sm AsAd"], "show_not_held"),
        (11, ["d db 3d", "p2 sm KsKh"], "show_after_folding"),
    ],
)
def test_an_action_out_of_place_is_an_error_and_never_repaired(
    at: int, lines: list[str], code: str
) -> None:
    fault = fault_of(with_action(at, *lines))
    assert isinstance(fault, HandFault)
    assert fault.code == code
    assert fault.action in (at, at + 1)


@pytest.mark.parametrize("line", ["p1 sm AsAh", "p3 sm -", "p3 sm", "# the end"])
def test_shows_and_remarks_at_the_end_are_fine(line: str) -> None:
    assert replay(record_of(with_action(11, "d db 3d", line))).complete


def test_a_check_of_one_with_nothing_left_to_decide_is_ignored() -> None:
    assert replay(record_of(with_action(10, "p1 cc", "d db 4s", "p3 cc"))).complete


def test_the_cards_may_come_in_any_order_of_seats_and_in_parts() -> None:
    first = ["d dh p3 QsQh", "d dh p1 As", "d dh p2 KsKh", "d dh p1 Ah"]
    assert replay(record_of(changed(actions=first + HAND["actions"][3:]))).complete


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"variant": "XX"}, "unknown_variant"),
        ({"variant": None}, "unknown_variant"),
        ({"starting_stacks": [100]}, "seats"),
        ({"starting_stacks": [100] * 11}, "seats"),
        ({"starting_stacks": [100, 100, -1]}, "field_negative"),
        ({"starting_stacks": [100, 100, 0.5]}, "field_not_whole_chips"),
        ({"starting_stacks": [100, 100, True]}, "field_not_whole_chips"),
        ({"starting_stacks": "100"}, "field_not_list"),
        ({"starting_stacks": [100, 100, 0]}, "no_chips"),
        ({"antes": [0, 0]}, "field_length"),
        ({"ante_trimming_status": "yes"}, "field_not_bool"),
        ({"actions": "p1 f"}, "field_not_list"),
        ({"actions": [7]}, "action_not_text"),
        ({"actions": ["p1 f"] * 20_000}, "too_many_actions"),
        ({"blinds_or_straddles": [5, 12, 0]}, "post_not_agreed"),
        ({"blinds_or_straddles": [5, 0, 0]}, "no_big_blind_posted"),
        ({"blinds_or_straddles": [5, 10, 15]}, "overblind_size"),
        ({"_rules": 7}, "field_not_table"),
        ({"_rules": {"moon": "full"}}, "unknown_rule"),
        ({"_rules": {"muck": "sometimes"}}, "unknown_value"),
        ({"variant": "N5D", "_rules": {"swaps": "on"}}, "swaps_in_draw_poker"),
        (
            {"variant": "NDH", "blinds_or_straddles": [0] * 3, "_small_blind": 5},
            "no_big_blind_posted",
        ),
        ({"finishing_stacks": None, "_carried_out": 5}, "field_not_list"),
        ({"_carried_out": 5}, "carried_out"),
        ({"finishing_stacks": [200, 100, 0]}, "final_stacks"),
        ({"actions": HAND["actions"][:8]}, "ends_early"),
        ({"actions": HAND["actions"][:2]}, "ends_early"),
    ],
)
def test_a_field_that_cannot_be_is_said(fields: dict[str, Any], code: str) -> None:
    assert fault_of(changed(**fields)).code == code


@pytest.mark.parametrize("name", [name for name in HAND if name != "ante_trimming_status"])
def test_a_missing_field_is_said(name: str) -> None:
    fields = {key: value for key, value in HAND.items() if key != name}
    if name == "finishing_stacks":
        assert replay(record_of(fields)).complete
    else:
        assert (fault_of(fields).code, fault_of(fields).values["field"]) == ("field_missing", name)


# Files


def report(*paths: Path) -> tuple[int, list[str]]:
    out = io.StringIO()
    code = check(paths, out)
    return code, out.getvalue().splitlines()


def test_good_files_are_passed_over_in_silence(tmp_path: Path) -> None:
    (tmp_path / "one.phh").write_text(tomli_w.dumps(HAND))
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "two.phh").write_text(tomli_w.dumps(HAND))
    lines = tmp_path / "some.jsonl"
    lines.write_text(json.dumps(HAND) + "\n\n" + json.dumps(HAND) + "\n")
    tables = tmp_path / "some.phhs"
    tables.write_text(tomli_w.dumps({"1": HAND, "2": HAND}))
    code, said = report(tmp_path, lines, tables)
    assert code == 0
    assert len(said) == 1
    assert said[0].startswith("6 hands, 0 bad, ")


def test_a_bad_hand_is_said_in_one_line_and_the_rest_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    bad = with_action(3, "p3 cbr 19")
    file.write_text("\n".join(json.dumps(hand) for hand in (HAND, bad, HAND)))
    code, said = report(file)
    assert code == 1
    assert said[0] == (f"{file}, hand 2: action 4 'p3 cbr 19': 19 is too little; the minimum is 20")
    assert said[1].startswith("3 hands, 1 bad, ")


def test_a_hand_that_ends_in_the_middle_says_so(tmp_path: Path) -> None:
    file = tmp_path / "half.phh"
    half = changed(actions=HAND["actions"][:8])
    del half["finishing_stacks"]
    file.write_text(tomli_w.dumps(half))
    code, said = report(file)
    assert code == 0
    assert said[0] == f"{file}: ends mid-hand"


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("broken.phh", b"variant = ", "TOML is broken"),
        ("noise.phh", bytes(range(256)), "not a text file"),
        ("list.jsonl", b"[1, 2]", "a table of fields"),
        ("deep.jsonl", b"[" * 100_000, "nested too deeply"),
        ("long.jsonl", b"x" * 3_000_000, "too large"),
        ("long.phh", b"x" * 3_000_000, "too large"),
        ("empty.jsonl", b"", "no hand"),
        ("empty.phhs", b"", "no hand"),
        ("flat.phhs", b"a = 1", "a table of fields"),
    ],
)
def test_what_is_no_hand_file_is_said_in_one_line(
    tmp_path: Path, name: str, content: bytes, words: str
) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    good = tmp_path / "good.phh"
    good.write_text(tomli_w.dumps(HAND))
    code, said = report(file, good)
    assert code == 2
    assert len(said) == 2
    assert words in said[0]


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    code, said = report(tmp_path / "none.phh")
    assert code == 2
    assert "does not exist" in said[0]


# Writing


def test_what_is_written_replays_to_the_same_events() -> None:
    for seed in range(300):
        hand = random_hand(seed)
        played = replay(record_of(document_of(hand)))
        assert played.hand is not None, seed
        assert list(played.hand.events) == list(hand.events), seed


def test_a_file_keeps_the_seats_on_one_line() -> None:
    text = text_of(document_of(random_hand(1)))
    assert text.splitlines()[2].startswith("antes = [")


def test_what_we_write_loads_and_replays_in_pokerkit() -> None:
    """With equal stacks, so that the deviations of ``test_against_pokerkit`` do not come up; its
    cap on the bets of two players does, and such hands are left out."""
    compared = 0
    for seed in range(200):
        structure = Random(seed).choice(["no-limit", "fixed-limit"])
        hand = random_hand(seed, structure, equal_stacks=True)
        if structure == "fixed-limit" and most_raises_of_a_street(hand) > 3:
            continue
        history = pokerkit.HandHistory.loads(text_of(document_of(hand)))
        *_, state = history
        assert not state.status, seed
        assert max(abs(a - b) for a, b in zip(state.stacks, hand.stacks, strict=True)) <= 2, seed
        compared += 1
    assert compared > 150


def most_raises_of_a_street(hand: Hand) -> int:
    most = raises = 0
    for event in hand.events:
        if isinstance(event, BoardDealt):
            raises = 0
        raises += isinstance(event, Raised)
        most = max(most, raises)
    return most


# What ours say beside


def of_draw_poker(**rules: Any) -> Hand:
    """Two players, everything called and checked, two cards drawn by each."""
    changed_rules = replace(DRAW_POKER, **rules)
    for seed in range(200):
        hand = Hand(changed_rules, regular(changed_rules, (100, 100, 100)), deck_of(seed))
        while (decision := hand.decision) is not None:
            hand.act(plainly(decision))
        if not hand.carried:
            return hand
    raise LookupError(rules)


def deck_of(seed: int) -> OrderedDeck:
    return OrderedDeck(shuffled(b"beside %d" % seed))


def plainly(decision: Decision) -> Action:
    """Whoever can opens, everybody calls, nobody changes a card."""
    if isinstance(decision, DrawDecision):
        return Draw()
    assert isinstance(decision, BetDecision)
    if decision.price == 0 and decision.may_raise:
        return RaiseTo(decision.min_to)
    return Call() if decision.may_call else Check()


def test_numbers_are_written_as_numbers_and_truths_as_truths() -> None:
    four = document_of(of_draw_poker(max_draw=MaxDraw.FOUR, opening=Opening.ANYTHING))
    assert four["_rules"] == {"opening": "anything", "max_draw": 4}
    open_hands = replace(DRAW_HOLDEM, muck=False, overblind=Overblind.OFF)
    hand = Hand(open_hands, regular(open_hands, (100, 100)), deck_of(1))
    assert document_of(hand)["_rules"] == {"overblind": "off", "muck": False}
    assert '_rules = { overblind = "off", muck = false }\n' in text_of(document_of(hand))


@pytest.mark.parametrize(
    ("rules", "old"),
    [
        ({"max_draw": MaxDraw.FOUR}, {"max_draw": "4"}),
        ({"opening": Opening.ANYTHING}, {"opening": "anything"}),
        ({}, {}),
    ],
)
def test_files_of_before_are_still_read(rules: Any, old: dict[str, Any]) -> None:
    """Numbers and truths as texts, and no word of the ruleset."""
    hand = of_draw_poker(**rules)
    fields = document_of(hand) | {"_rules": old}
    del fields["_ruleset"]
    fields.pop("_openers", None)
    played = replay(record_of(fields))
    assert played.hand is not None
    assert played.hand.rules == hand.rules
    assert list(played.hand.events) == list(hand.events)
    assert replay(record_of(changed(_rules={"muck": "off"}))).complete


@pytest.mark.parametrize(
    ("variant", "rules"),
    [
        ("NT", {"opening": "jacks"}),
        ("NT", {"fee_base": "main"}),
        ("NDH", {"max_draw": 3}),
        ("N5D", {"muck": False}),
        ("N5D", {"overblind": "off"}),
        ("PDH", {"swaps": False, "swap_pot_split": "equal"}),
    ],
)
def test_the_rules_of_another_game_are_refused(variant: str, rules: dict[str, Any]) -> None:
    fields = changed(variant=variant, _rules=rules, _small_blind=5)
    assert fault_of(fields).code == "rule_of_another_game"


def test_a_rule_of_another_game_is_not_written() -> None:
    hand = of_draw_poker(muck=False, opening=Opening.ANYTHING)
    assert document_of(hand)["_rules"] == {"opening": "anything"}


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"name": "drawholdem", "version": 2}, "ruleset_unknown"),
        ({"name": "drawholdem", "version": 0}, "ruleset_unknown"),
        ({"name": "another house", "version": 1}, "ruleset_unknown"),
        ({"name": "drawholdem"}, "ruleset_row"),
        ({"name": "drawholdem", "version": True}, "ruleset_row"),
        (1, "ruleset_row"),
    ],
)
def test_a_hand_by_rules_that_nobody_here_knows_is_refused(said: object, code: str) -> None:
    assert document_of(random_hand(1))["_ruleset"] == {"name": "drawholdem", "version": 1}
    assert fault_of(changed(_ruleset=said)).code == code


def test_the_proof_of_openers_is_written_and_compared() -> None:  # DP-6
    hand = next(
        hand for seed in range(400) if openers_of(hand := random_hand(seed, preset=DRAW_POKER))
    )
    fields = document_of(hand)
    shown = fields["_openers"]
    assert [each["player"] for each in shown] == [
        event.seat + 1 for event in hand.events if isinstance(event, OpenersShown)
    ]
    replay(record_of(fields))
    assert fault_of(fields | {"_openers": []}).code == "openers_differ"
    other = [shown[0] | {"cards": "2c2d"}]
    fault = fault_of(fields | {"_openers": other})
    assert fault.code == "openers_differ"
    told = ", ".join(f"{each['player']} {each['cards']}" for each in shown)
    assert (
        sentence(fault.code, fault.values) == f"'_openers' is wrong; the openers shown were {told}"
    )
    assert fault_of(fields | {"_openers": [{"player": 1}]}).code == "opener_row"


def test_chairs_and_button_are_written_where_there_are_some() -> None:  # TH-2
    hand = random_hand(1, "no-limit")
    seats = len(hand.setup.stacks)
    chairs = list(range(2, seats + 2))
    fields = document_of(hand, at=AtTheTable(chairs, places=12, button=1))
    assert (fields["seats"], fields["seat_count"], fields["_button"]) == (chairs, 12, 1)
    assert "_button" not in document_of(hand)
    history = pokerkit.HandHistory.loads(text_of(fields))
    assert history.seats == chairs


def test_fees_that_differ_are_told_as_a_file_would_have_them() -> None:
    hands = (random_hand(seed, preset=DRAW_HOLDEM) for seed in range(400))
    fields = next(fields for hand in hands if (fields := document_of(hand)).get("_fees"))
    rows = fields["_fees"]
    paid = ", ".join(f"{one['street']} {one['player']} {one['fee']} {one['held']}" for one in rows)
    fault = fault_of(fields | {"_fees": []})
    assert sentence(fault.code, fault.values) == f"'_fees' is wrong; the fees paid were {paid}"
