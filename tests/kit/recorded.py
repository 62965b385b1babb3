"""The recorded hands that are ours to ship."""

from __future__ import annotations

import json
import lzma

from tableau import DATA

REFERENCE = [
    json.loads(line)
    for line in lzma.decompress((DATA / "reference_hands.jsonl.xz").read_bytes()).splitlines()
]
