"""Files that want to break the reader: each gets one clear line, and the rest is still checked."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from recorded import REFERENCE

from drawholdem_tui.cli.recorded import check, print_reports
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.fields import record_of
from drawholdem_tui.storage.phh.replay import replay
from drawholdem_tui.words.refusals.errors import sentence

Fields = dict[str, Any]
GOOD: Fields = REFERENCE[0]
FIELDS = ["variant", "antes", "blinds_or_straddles", "starting_stacks", "actions"]


def said(*paths: Path) -> tuple[int, list[str]]:
    """Exit code and lines of the check; the reports must survive the same files."""
    out = io.StringIO()
    code = check(paths, out)
    print_reports(paths, io.StringIO(), io.StringIO(), paths[0].with_name("no-book"))
    return code, out.getvalue().splitlines()


def hand_lines(fields: Fields, kind: str) -> list[int]:
    """The places of the lines with a verb."""
    return [at for at, line in enumerate(fields["actions"]) if line.split()[1] == kind]


# Mutations: each makes the hand illegal, or returns False where the hand has nothing to change.


def raise_below_the_minimum(fields: Fields, rng: Random) -> bool:
    places = hand_lines(fields, "cbr")
    if not places:
        return False
    at = rng.choice(places)
    fields["actions"][at] = fields["actions"][at].split()[0] + " cbr 0"
    return True


def raise_above_the_stack(fields: Fields, rng: Random) -> bool:
    places = hand_lines(fields, "cbr")
    if not places:
        return False
    at = rng.choice(places)
    fields["actions"][at] = fields["actions"][at].split()[0] + " cbr 999999"
    return True


def somebody_elses_turn(fields: Fields, rng: Random) -> bool:
    places = hand_lines(fields, "f") + hand_lines(fields, "cbr")
    if not places:
        return False
    at = rng.choice(places)
    player, *rest = fields["actions"][at].split()
    seats = len(fields["starting_stacks"])
    fields["actions"][at] = " ".join([f"p{int(player[1:]) % seats + 1}", *rest])
    return True


def a_player_who_is_not_there(fields: Fields, rng: Random) -> bool:
    at = rng.randrange(len(fields["starting_stacks"]), len(fields["actions"]))
    fields["actions"][at] = "p11 cc"
    return True


def an_action_after_the_end(fields: Fields, rng: Random) -> bool:
    fields["actions"].append("p1 f")
    return True


def an_action_twice(fields: Fields, rng: Random) -> bool:
    places = hand_lines(fields, "f")
    if not places:
        return False
    at = rng.choice(places)
    fields["actions"].insert(at, fields["actions"][at])
    return True


def two_cards_swapped(fields: Fields, rng: Random) -> bool:
    places = [at for at in hand_lines(fields, "sd") if len(fields["actions"][at].split()) == 3]
    if not places or "DH" not in fields["variant"]:
        return False
    at = rng.choice(places)
    fields["actions"][at] += "2c" if "2c" not in fields["actions"][at] else "2d"
    return True


def a_card_not_held(fields: Fields, rng: Random) -> bool:
    places = [at for at in hand_lines(fields, "sd") if len(fields["actions"][at].split()) == 3]
    if not places:
        return False
    at = places[0]
    player = fields["actions"][at].split()[0]
    other = next(
        line.split()[3]
        for line in fields["actions"]
        if line.startswith("d dh") and line.split()[2] != player
    )
    fields["actions"][at] = f"{player} sd {other[:2]}"
    return True


def a_swap_after_acting(fields: Fields, rng: Random) -> bool:
    board = hand_lines(fields, "db")
    checks = [at for at in hand_lines(fields, "cc") if board and at > board[0]]
    if not checks or "DH" not in fields["variant"]:
        return False
    at = rng.choice(checks)
    player = fields["actions"][at].split()[0]
    fields["actions"].insert(at + 1, f"{player} sd 2c")
    return True


def the_choice_to_swap_left_out(fields: Fields, rng: Random) -> bool:
    places = [at for at in hand_lines(fields, "sd") if len(fields["actions"][at].split()) == 2]
    if not places:
        return False
    del fields["actions"][rng.choice(places)]
    return True


def a_card_twice(fields: Fields, rng: Random) -> bool:
    first, second = fields["actions"][0].split(), fields["actions"][1].split()
    fields["actions"][1] = " ".join([*second[:3], first[3][:2] + second[3][2:]])
    return True


def a_board_card_that_somebody_holds(fields: Fields, rng: Random) -> bool:
    board = hand_lines(fields, "db")
    if not board or len(fields["starting_stacks"]) > 6:
        return False
    held = fields["actions"][0].split()[3][:2]
    fields["actions"][board[0]] = f"d db {held}" + fields["actions"][board[0]].split()[2][2:]
    # whose owner may have swapped it away meanwhile: it still cannot come from this deck
    return True


def no_board(fields: Fields, rng: Random) -> bool:
    board = hand_lines(fields, "db")
    if not board:
        return False
    del fields["actions"][board[0]]
    return True


def a_card_more(fields: Fields, rng: Random) -> bool:
    fields["actions"][0] += "2c"
    return True


def nonsense(fields: Fields, rng: Random) -> bool:
    lines = ["p1", "d", "p1 cbr", "x y z", "p1 cbr 1e3", "d db", "p0 f"]
    fields["actions"][rng.randrange(len(fields["actions"]))] = rng.choice(lines)
    return True


def other_final_stacks(fields: Fields, rng: Random) -> bool:
    fields["finishing_stacks"][0] += 1
    return True


def another_fee(fields: Fields, rng: Random) -> bool:
    if not fields.get("_fees"):
        return False
    fields["_fees"][0]["fee"] += 1
    return True


def negative_chips(fields: Fields, rng: Random) -> bool:
    fields["starting_stacks"][rng.randrange(len(fields["starting_stacks"]))] = -5
    return True


def fractional_chips(fields: Fields, rng: Random) -> bool:
    fields["starting_stacks"][0] += 0.5
    return True


def endless_chips(fields: Fields, rng: Random) -> bool:
    fields["starting_stacks"][0] = rng.choice([10**400, float("inf"), float("nan")])
    return True


def eleven_players(fields: Fields, rng: Random) -> bool:
    for name in ("starting_stacks", "antes", "blinds_or_straddles", "finishing_stacks"):
        fields[name] = (fields[name] * 6)[:11]
    return True


def a_field_missing(fields: Fields, rng: Random) -> bool:
    del fields[
        rng.choice(["variant", "antes", "blinds_or_straddles", "starting_stacks", "actions"])
    ]
    return True


def a_field_of_another_kind(fields: Fields, rng: Random) -> bool:
    name = rng.choice(FIELDS)
    fields[name] = rng.choice([None, 7, {}, "text", [[]], [None], {"a": [1]}])
    return True


def a_rule_that_is_not_there(fields: Fields, rng: Random) -> bool:
    fields["_rules"] = {"moon": rng.choice(["full", 1, {}, None])}
    return True


MUTATIONS: list[Callable[[Fields, Random], bool]] = [
    raise_below_the_minimum,
    raise_above_the_stack,
    somebody_elses_turn,
    a_player_who_is_not_there,
    an_action_after_the_end,
    an_action_twice,
    two_cards_swapped,
    a_card_not_held,
    a_swap_after_acting,
    the_choice_to_swap_left_out,
    a_card_twice,
    a_board_card_that_somebody_holds,
    no_board,
    a_card_more,
    nonsense,
    other_final_stacks,
    another_fee,
    negative_chips,
    fractional_chips,
    endless_chips,
    eleven_players,
    a_field_missing,
    a_field_of_another_kind,
    a_rule_that_is_not_there,
]


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_a_mutated_hand_gets_one_clear_line(
    mutation: Callable[[Fields, Random], bool], tmp_path: Path
) -> None:
    rng = Random(mutation.__name__)
    changed = []
    for fields in REFERENCE[::16]:
        copy = deepcopy(fields)
        if mutation(copy, rng):
            changed.append(copy)
    assert len(changed) >= 20
    file = tmp_path / "hands.jsonl"
    file.write_text("\n".join(json.dumps(fields) for fields in [*changed, GOOD]))
    code, lines = said(file)
    assert code in (1, 2)
    assert len(lines) == len(changed) + 1
    assert lines[-1].startswith(f"{len(changed) + 1} hands, {len(changed)} bad, ")
    assert all(line.startswith(f"{file}, hand ") and len(line) < 1_500 for line in lines[:-1])


BROKEN: dict[str, bytes] = {
    "empty.phh": b"",
    "half.phh": b'variant = "NT"\nactions = [',
    "noise.phh": bytes(Random(1).randbytes(5_000)),
    "zeros.phh": bytes(5_000),
    "hex.phh": b"min_bet = 0x" + b"f" * 5_000,
    "hex_list.phh": b'variant = "NT"\nstarting_stacks = [0x' + b"f" * 5_000 + b", 1]",
    "hex_variant.phh": b"variant = 0x" + b"f" * 6_000,
    "hex_rule.phh": b'variant = "NT"\n_rules = { max_draw = [0x' + b"f" * 6_000 + b"] }",
    "hex_fee.phh": b'variant = "NT"\n_fees = [0b' + b"1" * 60_000 + b"]",
    "long_number.phh": b"min_bet = " + b"9" * 5_000,
    "dots.phh": b"a" + b".a" * 20_000 + b" = 1",
    "variant.phh": b"variant" + b".a" * 150 + b" = 1",
    "many_dots.phh": b"".join(b"a%d" % n + b".a" * 190 + b" = 1\n" for n in range(1_000)),
    "tables.phh": b"[a" + b".a" * 20_000 + b"]",
    "nested.phh": b"a = " + b"[" * 50_000,
    "inline.phh": b"a = " + b"{a = " * 3_000 + b"1" + b"}" * 3_000,
    "nested.jsonl": b'{"a": ' * 50_000,
    "surrogate.jsonl": json.dumps({**GOOD, "actions": ["p\ud800 f"]}).encode(),
    "escape.jsonl": json.dumps({**GOOD, "variant": "\x1b[31m\n\n"}).encode(),
    "utf16.jsonl": json.dumps(GOOD).encode("utf-16"),
    "long.jsonl": b'{"variant": "' + b"x" * 900_000 + b'"}',
    "number.jsonl": b'{"min_bet": ' + b"9" * 5_000 + b"}",
    "name.phhs": b'["a\\nb\\u001b[31m"]\nvariant = 1\n',
    "value.phhs": b"a = 1",
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_no_hand_file_gets_one_clear_line(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_bytes(BROKEN[name])
    good = tmp_path / "good.jsonl"
    good.write_text(json.dumps(GOOD))
    code, lines = said(file, good)
    assert code == (1 if name == "surrogate.jsonl" else 2)  # that one is a hand, but a bad one
    assert len(lines) == 2
    assert lines[0].isprintable()
    assert len(lines[0]) < 1_000
    assert lines[1].startswith("2 hands, 1 bad, ")


@pytest.mark.parametrize("suffix", ["phh", "phhs", "jsonl"])
def test_a_line_of_fifty_megabytes(suffix: str, tmp_path: Path) -> None:
    file = tmp_path / f"long.{suffix}"
    file.write_bytes(b'a = "' + b"x" * 50_000_000)
    code, lines = said(file)
    assert code == 2
    assert len(lines) == 2


def test_places_that_cannot_be_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.phh")
    (tmp_path / "folder.phh").mkdir()
    (tmp_path / "empty").mkdir()
    code, lines = said(
        tmp_path / "folder.phh",
        tmp_path / "empty",
        tmp_path / ("a" * 5_000),
        tmp_path / "null\0byte.phh",
        tmp_path / "none.phh",
        tmp_path / "pipe.phh",
    )
    assert code == 2
    assert len(lines) == 7


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission(tmp_path: Path) -> None:
    file = tmp_path / "secret.phh"
    file.write_text("")
    file.chmod(0)
    code, lines = said(file)
    assert code == 2
    assert "ermission" in lines[0]


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "bom.jsonl"
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(GOOD).encode())
    assert said(file)[0] == 0


# Fuzzing: whatever comes, it is a hand or a fault with a sentence


def judged(fields: Fields) -> None:
    try:
        replay(record_of(fields))
    except FileFault as fault:
        sentence(fault.code, fault.values)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
LINES = st.one_of(
    st.sampled_from([line for hand in REFERENCE[::40] for line in hand["actions"]]),
    st.from_regex(r"p[0-9]{1,2} (f|cc|sd|sm|cbr [0-9]{1,4})", fullmatch=True),
    st.text(max_size=12),
)


@settings(max_examples=400, deadline=None, print_blob=True)
@given(st.sampled_from(REFERENCE), st.sampled_from(sorted({k for r in REFERENCE for k in r})), JSON)
@example(GOOD, "_fees", [{"street": "flop", "player": 1, "fee": 2, "held": {}}])
@example(GOOD, "_rules", {"muck": [[]]})
def test_any_field_may_be_anything(fields: Fields, name: str, value: object) -> None:
    judged({**fields, name: value})


@settings(max_examples=600, deadline=None, print_blob=True)
@given(st.sampled_from(REFERENCE), st.data())
def test_any_line_may_be_anything(fields: Fields, data: st.DataObject) -> None:
    lines = list(fields["actions"])
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        match data.draw(st.sampled_from(["drop", "change", "insert", "move"])):
            case "drop" if len(lines) > 1:
                del lines[at]
            case "insert":
                lines.insert(at, data.draw(LINES))
            case "move":
                lines.insert(data.draw(st.integers(0, len(lines) - 1)), lines.pop(at))
            case _:
                lines[at] = data.draw(LINES)
    judged({**fields, "actions": lines})


@settings(max_examples=200, deadline=None, print_blob=True)
@given(st.binary(max_size=300), st.sampled_from(["phh", "phhs", "jsonl"]))
def test_a_file_may_hold_anything(
    tmp_path_factory: pytest.TempPathFactory, content: bytes, suffix: str
) -> None:
    file = tmp_path_factory.mktemp("fuzz") / f"file.{suffix}"
    file.write_bytes(content)
    code, lines = said(file)
    assert code in (1, 2)
    # what is no hand counts as none: then its line says what it is instead
    told_apart = code == 2 and lines[0].startswith(f"{file}: ")
    assert lines[-1].split(",")[1].strip() != "0 bad" or told_apart
