"""From a catalogue as people write it to one as gettext reads it: ``.po`` to ``.mo``.

The build does it once; it needs no more than Python itself, so that a checkout can do it, too.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable, Iterator
from typing import Final

_MAGIC: Final = 0x950412DE
_HEAD: Final = "<7I"


def compiled(written: str) -> bytes:
    """The bytes of a ``.mo``. What is fuzzy or not translated yet is left out: it stays English."""
    entries = sorted((key.encode(), said.encode()) for key, said in _entries(written))
    return _laid_out(entries)


def _entries(written: str) -> Iterator[tuple[str, str]]:
    """Each message by its key: context, message and plural, as gettext strings them together."""
    for block in written.replace("\r\n", "\n").split("\n\n"):
        lines = [line for line in block.split("\n") if line]
        if any(line.startswith("#,") and "fuzzy" in line for line in lines):
            continue
        told = _told(line for line in lines if not line.startswith("#"))
        forms = [said for name, said in told.items() if name.startswith("msgstr")]
        if "msgid" in told and all(forms):
            key = told["msgid"]
            if "msgctxt" in told:
                key = f"{told['msgctxt']}\4{key}"
            if "msgid_plural" in told:
                key = f"{key}\0{told['msgid_plural']}"
            yield key, "\0".join(forms)


def _told(lines: Iterable[str]) -> dict[str, str]:
    """What stands behind ``msgid`` and its kin, with the lines that go on."""
    told: dict[str, str] = {}
    name = ""
    for line in lines:
        begins, _, rest = line.partition('"')
        name = begins.strip() or name
        told[name] = told.get(name, "") + json.loads(f'"{rest}')
    return told


def _laid_out(entries: list[tuple[bytes, bytes]]) -> bytes:
    """A head, where each message and each translation is, and all of them."""
    head = struct.calcsize(_HEAD)
    places, texts = [], b""
    begin = head + 16 * len(entries)
    for column in 0, 1:
        for entry in entries:
            places += [len(entry[column]), begin + len(texts)]
            texts += entry[column] + b"\0"
    counted = (_MAGIC, 0, len(entries), head, head + 8 * len(entries), 0, 0)
    return struct.pack(_HEAD, *counted) + struct.pack(f"<{len(places)}I", *places) + texts
