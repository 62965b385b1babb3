"""Says the colours of a frame once. Textual gives every run of cells all its colours and takes them
back behind it; three quarters of what a frame sends are those. Only what differs from the run
before is needed, which halves the frame, also for whoever plays over a slow line."""

from __future__ import annotations

import re
from functools import lru_cache

# the end of a run, moves to the place of the next, its colours; or colours after nothing
_COLOURS = re.compile(
    r"\x1b\[0m(?P<moves>(?:\r?\n|\x1b\[\d+;\d+H)*)\x1b\[(?P<next>[1-9][\d;]*)m"
    r"|\x1b\[(?P<first>[1-9][\d;]*)m"
)
_OFF = {"1": "22", "2": "22", "3": "23", "4": "24", "5": "25", "7": "27", "9": "29"}


def with_fewer_bytes(frame: str) -> str:
    r"""The same cells in the same colours.

    >>> with_fewer_bytes("\x1b[31;44mAnn\x1b[0m\x1b[1;31;44m folds\x1b[0m")
    '\x1b[31;44mAnn\x1b[1m folds\x1b[0m'
    """
    now = ""

    def shorter(found: re.Match[str]) -> str:
        nonlocal now
        before, now = now, found["next"] or found["first"]
        if found["first"]:
            return found[0]
        return f"{found['moves']}{_step(before, now)}"

    return _COLOURS.sub(shorter, frame)


@lru_cache(4096)
def _step(before: str, after: str) -> str:
    """What has to be said between two runs."""
    anew = f"\x1b[0;{after}m"
    had, has = _parts(before), _parts(after)
    if had is None or has is None:
        return anew
    signs, ink, ground = had
    new_signs, new_ink, new_ground = has
    said = []
    gone = {_OFF[sign] for sign in signs - new_signs}
    said += sorted(gone)
    # bold and dim are switched off together
    said += sorted(sign for sign in new_signs if sign not in signs or _OFF[sign] in gone)
    if new_ink != ink:
        said.append(new_ink or "39")
    if new_ground != ground:
        said.append(new_ground or "49")
    return min(f"\x1b[{';'.join(said)}m" if said else "", anew, key=len)


def _parts(colours: str) -> tuple[frozenset[str], str, str] | None:
    """Attributes, ink and ground; nothing where there is something else."""
    signs: set[str] = set()
    ink = ground = ""
    words = iter(colours.split(";"))
    for word in words:
        if word in _OFF:
            signs.add(word)
            continue
        value, colour = int(word), word
        if value in (38, 48):
            kind = next(words, "")
            rest = [next(words, "") for _ in range({"2": 3, "5": 1}.get(kind, 0))]
            if not rest or "" in rest:
                return None
            colour = ";".join((word, kind, *rest))
        if 30 <= value <= 38 or 90 <= value <= 97:
            ink = colour
        elif 40 <= value <= 48 or 100 <= value <= 107:
            ground = colour
        else:
            return None
    return frozenset(signs), ink, ground
