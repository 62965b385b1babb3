"""Hands that nobody here made up: recorded ones, and those of a second reading of the rules."""

from __future__ import annotations

import io
import lzma
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from recorded import EDGE, REFERENCE, edge_fields
from tableau import shared_file

from drawholdem_tui.cli.recorded import check
from drawholdem_tui.storage.phh.fields import record_of
from drawholdem_tui.storage.phh.replay import Replay, replay
from drawholdem_tui.storage.phh.report import report_of
from drawholdem_tui.storage.phh.variants import VARIANTS


def unpacked(packed: Path, folder: Path) -> Path:
    file = folder / packed.stem
    file.write_bytes(lzma.decompress(packed.read_bytes()))
    return file


def test_ten_thousand_recorded_hands(tmp_path: Path) -> None:
    file = unpacked(shared_file("pluribus.jsonl.xz"), tmp_path)
    out = io.StringIO()
    assert check([file], out) == 0
    assert out.getvalue().startswith("9992 hands, 0 bad, ")


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_the_second_reading_of_the_rulebook_comes_to_the_same_result(variant: str) -> None:
    hands = [hand for hand in REFERENCE if hand["variant"] == variant]
    assert hands
    for fields in hands:
        assert replay(record_of(fields)).complete, fields["id"]


# Hands written out by hand, with the decisions in their middle


def test_all_hands_are_here() -> None:
    assert len(EDGE) == 38
    assert len(REFERENCE) == 1600


@pytest.mark.parametrize("hand", EDGE, ids=[hand["id"] for hand in EDGE])
def test_edge_hand(hand: Mapping[str, Any]) -> None:
    played = replay(record_of(edge_fields(hand)))
    assert played.complete
    _expect(hand["expected"], report_of("", "", played))
    for wanted in hand["checks"]:
        _expect_decision(wanted, played, len(hand["holes"]))


def _expect(expected: Mapping[str, Any], report: Mapping[str, Any]) -> None:
    assert report["final_stacks"] == expected["final_stacks"]
    if "pots" in expected:
        assert [pot["amount"] for pot in report["pots"]] == expected["pots"]
    if "shown" in expected:
        assert sorted(f"p{player}" for player in report["shown"]) == expected["shown"]
    if "showdown_order" in expected:
        assert f"p{report['shown'][0]}" == expected["showdown_order"][0]


def _expect_decision(wanted: Mapping[str, Any], played: Replay, holes: int) -> None:
    decisions = {row["action"]: row for row in report_of("", "", played)["decisions"]}
    row = decisions[wanted["before"] + holes]
    assert f"p{row['player']}" == (wanted.get("actor") or wanted["drawer"])
    assert row["kind"] == ("draw" if "drawer" in wanted else "bet")
    if "call" in wanted:
        assert row["to_call"] == wanted["call"]
    if "can_raise" in wanted:
        assert row["may_raise"] == wanted["can_raise"]
    for bound in ("min_to", "max_to"):
        if wanted.get(bound) is not None:
            assert row[bound] == wanted[bound]
