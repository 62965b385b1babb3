"""Sends only those cells of a frame that the terminal does not show already. Textual repaints whole
regions when one opens, closes or moves, and most of their cells are what they were.

Colours are said once. Textual gives every run of cells all its colours and takes them back after
it; three quarters of what a frame sends are those, also for whoever plays over a slow line. A blank
gets its ink as well, though nobody sees it: whoever marks or copies the screen does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import repeat
from typing import Final, NamedTuple

from rich.cells import cell_len, get_character_cell_size

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
    gone = {_OFF[sign] for sign in now.signs - wanted.signs}
    said = sorted(gone)
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


_TOKEN: Final = re.compile(
    r"\x1b\[(?P<y>\d+);(?P<x>\d+)H|\x1b\[(?P<look>[\d;]*)m|(?P<next>\r?\n)|(?P<text>[^\x1b\r\n]+)"
)
# what is sent beside frames, and changes no cell: begin and end of a frame, bell, cursor, title
_HARMLESS: Final = re.compile(
    r"(?:\x1b\[\?(?:2026|25)[hl]|\x07|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\))*"
)
# begin and end of a frame
_MARKED: Final = re.compile(r"(\x1b\[\?2026h)(.+)(\x1b\[\?2026l)", re.DOTALL)
_CURSOR: Final = re.compile(r"\x1b\[\d+;\d+H\Z")
_NEAR: Final = 4  # cells between two changes that cost less than a move of the cursor

_WIDER: Final = "\ufe0f"  # makes the sign before it wider than it is by itself

_Cell = tuple[str, str]  # its sign, and how it looks; the second half of a wide sign has none
_UNKNOWN: Final[_Cell] = ("?", "?")


class _Part(NamedTuple):
    """Signs side by side that look alike."""

    y: int
    x: int
    width: int
    look: str
    text: str


class OnlyChanges:
    """Remembers what has been sent."""

    def __init__(self) -> None:
        self._rows: dict[int, list[_Cell]] = {}

    def forget(self) -> None:
        """The terminal may show anything: it has another size, or somebody else has used it."""
        self._rows.clear()

    def of(self, text: str) -> str:
        """What has to be sent so that the terminal shows this.

        >>> only = OnlyChanges()
        >>> only.of("\\x1b[1;1H\\x1b[31mAnn bets 40\\x1b[0m")
        '\\x1b[1;1H\\x1b[31mAnn bets 40\\x1b[0m'
        >>> only.of("\\x1b[1;1H\\x1b[31mAnn bets 50\\x1b[0m")
        '\\x1b[1;10H\\x1b[31m5\\x1b[0m'
        """
        if _HARMLESS.fullmatch(text):
            return text
        if marked := _MARKED.fullmatch(text):
            begin, frame, end = marked.groups()
            return f"{begin}{self.of(frame)}{end}"
        runs = None if _WIDER in text else _runs(text)
        if runs is None:
            self.forget()
            return with_fewer_bytes(text)
        parts = [
            _Part(y, at, cell_len(part), look, part)
            for y, x, look, run in runs
            for at, part in self._changed(y, x, look, run)
        ]
        cursor = _CURSOR.search(text)  # where it waits behind a frame
        return _least(parts) + (cursor[0] if cursor else "")

    def _changed(self, y: int, x: int, look: str, run: str) -> Iterator[tuple[int, str]]:
        """The parts of a run that are not there yet, each with its column."""
        new = _cells(run, look)
        row, first, last = self._rows.setdefault(y, []), x - 1, x - 1 + len(new)
        if new and first >= len(row):  # as all of the first frame: nothing is there
            row += [*repeat(_UNKNOWN, first - len(row)), *new]
            yield x, run
            return
        row.extend(repeat(_UNKNOWN, last - len(row)))
        # of a wide sign that is half overwritten nothing stays
        if first and not row[first][0]:
            row[first - 1] = _UNKNOWN
        if last < len(row) and not row[last][0]:
            row[last] = _UNKNOWN
        old, row[first:last] = row[first:last], new
        if old == new:
            return
        begin = end = -1
        for at, (was, is_) in enumerate(zip(old, new, strict=True)):
            if was == is_:
                continue
            if begin < 0:
                begin = at
            elif at - end > _NEAR:
                yield _part(new, x, begin, end)
                begin = at
            end = at + 1
        yield _part(new, x, begin, end)


def _least(parts: list[_Part]) -> str:
    r"""In an order in which little has to be said: as they come, or what looks alike together. A
    colour costs twice as much as a move of the cursor.

    >>> red, blue = "38;2;200;0;0;48;2;0;0;0", "38;2;0;0;200;48;2;0;0;0"
    >>> row = [_Part(1, x, 1, (red, blue)[x % 2], "o") for x in range(1, 5)]
    >>> _least(row).replace("\x1b", "").split("m")
    ['[1;1H[38;2;0;0;200;48;2;0;0;0', 'o[3Go[2G[38;2;200;0;0', 'o[4Go[0', '']
    """
    sent = _said(parts)
    alike = sorted(parts, key=_by_look)
    if alike == parts or _overlap(parts):
        return sent
    return min(sent, _said(alike), key=len)


def _said(parts: list[_Part]) -> str:
    """All of them, one after the other."""
    sent: list[str] = []
    now: Look | None = PLAIN
    row = end = 0
    for y, x, width, look, text in parts:
        if y != row:
            sent.append(f"\x1b[{y};{x}H")
        elif x != end:
            sent.append(f"\x1b[{x}G")
        if look:
            said, now = towards(now, look)
        else:
            said, now = ("" if now == PLAIN else "\x1b[0m"), PLAIN
        sent.append(said + text)
        row, end = y, x + width
    if now != PLAIN:
        sent.append("\x1b[0m")
    return "".join(sent)


def _by_look(part: _Part) -> tuple[str, str, int, int]:
    """Those on one ground together."""
    seen = look_of(part.look)
    return seen.ground if seen else "", part.look, part.y, part.x


def _overlap(parts: list[_Part]) -> bool:
    """Whether something is drawn twice: then the last one counts."""
    ends: dict[int, int] = {}
    for y, x, width, *_looks in sorted(parts):
        if x < ends.get(y, 0):
            return True
        ends[y] = x + width
    return False


def _part(cells: list[_Cell], x: int, begin: int, end: int) -> tuple[int, str]:
    while not cells[begin][0]:  # never half of a wide sign
        begin -= 1
    return x + begin, "".join(sign for sign, _look in cells[begin:end])


def _cells(run: str, look: str) -> list[_Cell]:
    if run.isascii() or all(get_character_cell_size(sign) == 1 for sign in set(run)):
        return list(zip(run, repeat(look)))  # there is no end of looks
    cells: list[_Cell] = []
    for sign in run:
        size = get_character_cell_size(sign)
        if size:
            cells.append((sign, look))
            cells += [("", look)] * (size - 1)
        elif cells:
            cells[-1] = cells[-1][0] + sign, look
    return cells


def _runs(text: str) -> list[tuple[int, int, str, str]] | None:
    """Where each run of a frame begins, how it looks, and its text; None: it is something else."""
    runs, at, y, x, look = [], 0, 0, 0, ""
    for found in _TOKEN.finditer(text):
        if found.start() != at:
            return None
        at = found.end()
        match found.lastgroup:
            case "text":
                if not y:
                    return None  # nobody knows where
                run = found["text"]
                runs.append((y, x, look, run))
                x += cell_len(run)
            case "look":
                if look and found["look"] not in ("", "0"):
                    return None  # colours on top of others
                look = found["look"].removeprefix("0").removeprefix(";")
            case "x":
                y, x = int(found["y"]), int(found["x"])
            case _:
                y, x = y + 1, 1
    return runs if at == len(text) else None
