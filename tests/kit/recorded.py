"""The recorded hands that are ours to ship."""

from __future__ import annotations

import json
import lzma
from collections.abc import Mapping
from typing import Any

from tableau import DATA

REFERENCE = [
    json.loads(line)
    for line in lzma.decompress((DATA / "reference_hands.jsonl.xz").read_bytes()).splitlines()
]
# written out by hand, with the decisions in their middle
EDGE: list[dict[str, Any]] = json.loads((DATA / "edge_hands.json").read_text())["hands"]
_CODES = {"NLHE": "NT", "FLHE": "FT", "5CD-NL": "N5D", "5CD-PL": "P5D", "5CD-FL": "F5D"}


def edge_fields(hand: Mapping[str, Any]) -> dict[str, Any]:
    holes = [f"d dh p{seat} {cards}" for seat, cards in enumerate(hand["holes"], start=1)]
    fields = {
        "variant": _CODES[hand["game"]],
        "ante_trimming_status": hand["uniform_antes"],
        "antes": hand["antes"],
        "blinds_or_straddles": hand["blinds"],
        "starting_stacks": hand["stacks"],
        "actions": holes + hand["actions"],
        "finishing_stacks": hand["expected"]["final_stacks"],
    }
    for bet in ("min_bet", "small_bet", "big_bet"):
        if bet in hand:
            fields[bet] = hand[bet]
    return fields
