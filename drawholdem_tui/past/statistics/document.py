"""Statistics as data: one JSON document, or a row a player for a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from drawholdem_tui.past.export import as_text
from drawholdem_tui.past.luck.evening_weighed import LuckSum
from drawholdem_tui.past.statistics.counting import SWAP_STREETS, Counts
from drawholdem_tui.past.statistics.evenings_read import EveningRead
from drawholdem_tui.past.statistics.figures import (
    FEWEST,
    corrections,
    figures,
    per_hundred,
    purchases,
    swap_figures,
)
from drawholdem_tui.past.statistics.totals import Together, season, together


def document(evenings: Sequence[EveningRead], who: str | None = None) -> dict[str, Any]:
    """What is told of too few is null; of all players, or of one."""
    return {
        "min_count": FEWEST,
        "season": [asdict(row) for row in season(evenings) if who in (None, row.name)],
        "players": [
            _player(each) for each in together(evenings) if who in (None, each.player.name)
        ],
        "evenings": [_evening(each) for each in evenings],
        "damaged": [
            {"evening": each.id, "hand": hand} for each in evenings for hand in each.counted.damaged
        ],
    }


def _player(who: Together) -> dict[str, Any]:
    counts, rate = who.counts, per_hundred(who.counts)
    return {
        "name": who.player.name,
        "computer": who.player.computer,
        "evenings": who.evenings,
        "hands": counts.hands,
        "net": counts.net,
        "bb_per_100": rate.blinds if rate else None,
        "bb_per_100_error": rate.error if rate else None,
        **{each.id: each.value for each in figures(counts)},
        **{each.id: each.value for each in swap_figures(counts, who.swaps)},
        "paid_for_swaps": counts.paid,
        "counts": _counts(counts),
        "won_from": [
            {"name": other.name, "computer": other.computer, "chips": chips}
            for other, chips in sorted(who.won_from.items(), key=lambda each: -each[1])
        ],
        "biggest_pots": [
            {"amount": pot.amount, "evening": pot.evening, "hand": pot.hand} for pot in who.pots
        ],
        "luck": {"hands": who.luck.hands, **_luck(who.luck)} if who.luck.hands else None,
    }


def _counts(counts: Counts) -> dict[str, Any]:
    """What has been counted; swaps by the street."""
    told = asdict(counts)
    for name in ("asked", "swapped", "fees", "swap_nets"):
        told[name] = {
            str(street): many for street, many in zip(SWAP_STREETS, told[name], strict=True)
        }
    told["paid"] = counts.paid
    told["blinds_squared"] = told.pop("squares")
    return told


def _luck(of: LuckSum) -> dict[str, Any]:
    return {"net": of.net, "luck": of.luck, "play": of.play, "error": of.error}


def _evening(evening: EveningRead) -> dict[str, Any]:
    counted, numbers = evening.counted, evening.counted.numbers()
    luck = {name: _luck(each) for name, each in evening.weighed.luck.items()}
    return {
        "id": evening.id,
        "began": evening.began,
        "over": evening.over,
        "damaged": evening.damaged,
        "hands": counted.hands,
        "stacks": {name: [list(each[:3]) for each in row] for name, row in counted.stacks.items()},
        "bought": {
            name: [{"hand": each.hand, "chips": each.chips} for each in purchases(row, numbers)]
            for name, row in counted.stacks.items()
        },
        "corrected": {
            name: [each._asdict() for each in corrections(row)]
            for name, row in counted.stacks.items()
            if corrections(row)
        },
        "luck": luck if evening.over and evening.is_weighed else None,
    }


def table(
    evenings: Sequence[EveningRead], who: str | None = None
) -> tuple[list[str], list[dict[str, Any]]]:
    """Columns, and a row a player; what is not told is empty."""
    everybody = [each for each in together(evenings) if who in (None, each.player.name)]
    players = [_player(each) for each in everybody]
    columns = ["name", "computer", "evenings", "hands", "net", "bb_per_100", "bb_per_100_error"]
    there = {each.id for each in figures(Counts())}.union(*players)
    columns += [each for each in _FIGURES if each in there]
    columns += ["paid_for_swaps", "luck", "play", "luck_error"]
    told = []
    for player in players:
        luck = player["luck"] or {}
        values = {**player, "name": as_text(player["name"]), "luck_error": luck.get("error")}
        values["computer"] = int(player["computer"])  # as the table of hands has it
        values |= {"luck": luck.get("luck"), "play": luck.get("play")}
        told.append({column: values.get(column) for column in columns})
    return columns, told


_FIGURES = (
    "vpip", "pfr", "three_bet", "aggression", "went_to_showdown", "won_at_showdown",
    "swapped_preflop", "swapped_flop", "swapped_turn", "swapped_river", "swapped_and_folded",
    "gained", "as_the_coach", "swap_cost", "drawn",
)  # fmt: skip
