"""Says the colours of a frame once. Textual gives every run of cells all its colours and takes them
back behind it; three quarters of what a frame sends are those. Only what differs from the run
before is needed. That halves the frame, also for whoever plays over a slow line.

A blank gets its ink as well, though nobody sees it: whoever marks or copies the screen does, and it
would be that of a word that stood there, or was said before it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

# a run: the end of the one before and moves to its place, its colours and its text; or just an end
_RUN: Final = re.compile(
    r"(?:\x1b\[0m(?P<moves>(?:\r?\n|\x1b\[\d+;\d+H)*))?\x1b\[(?P<colours>[1-9][\d;]*)m"
    r"(?P<text>[^\x1b\r\n]*)"
    r"|\x1b\[0m"
)
_OFF: Final = {"1": "22", "2": "22", "3": "23", "4": "24", "5": "25", "7": "27", "9": "29"}


class Look(NamedTuple):
    """What a terminal has been told of the cells to come."""

    signs: frozenset[str] = frozenset()
    ink: str = ""
    ground: str = ""


PLAIN: Final = Look()


def with_fewer_bytes(frame: str) -> str:
    r"""The same cells in the same colours.

    >>> with_fewer_bytes("\x1b[31;44mAnn\x1b[0m\x1b[1;31;44m folds\x1b[0m")
    '\x1b[31;44mAnn\x1b[1m folds\x1b[0m'
    >>> with_fewer_bytes("\x1b[31;44mAnn\x1b[0m\x1b[32;45m  \x1b[0m\x1b[31;45mBen\x1b[0m")
    '\x1b[31;44mAnn\x1b[32;45m  \x1b[31mBen\x1b[0m'
    """
    now: Look | None = PLAIN

    def shorter(found: re.Match[str]) -> str:
        nonlocal now
        colours, text = found["colours"], found["text"]
        if colours is None:
            now = PLAIN
            return found[0]
        moves = found["moves"]
        if moves is None and now != PLAIN:  # on top of what there is: nobody has taken it back
            now = None
            return found[0]
        said, now = towards(now, colours)
        return f"{moves or ''}{said}{text}"

    return _RUN.sub(shorter, frame)


@lru_cache(1024)
def towards(now: Look | None, colours: str) -> tuple[str, Look | None]:
    """What has to be said so that a run gets its colours, and what is known then."""
    wanted = look_of(colours)
    anew = f"\x1b[0;{colours}m"
    if wanted is None or now is None:
        return anew, wanted
    said = []
    gone = {_OFF[sign] for sign in now.signs - wanted.signs}
    said += sorted(gone)
    # bold and dim are switched off together
    said += sorted(sign for sign in wanted.signs if sign not in now.signs or _OFF[sign] in gone)
    if wanted.ink != now.ink:
        said.append(wanted.ink or "39")
    if wanted.ground != now.ground:
        said.append(wanted.ground or "49")
    step = f"\x1b[{';'.join(said)}m" if said else ""
    return (step, wanted) if len(step) <= len(anew) else (anew, look_of(colours))


@lru_cache(512)
def look_of(colours: str) -> Look | None:
    """Attributes, ink and ground; nothing where there is something else."""
    signs: set[str] = set()
    ink = ground = ""
    words = iter(colours.split(";") if colours else ())
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
    return Look(frozenset(signs), ink, ground)
