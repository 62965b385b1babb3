"""Pictures of the screen as SVG, still or moving, that every viewer draws alike.

Each cell is a whole number of pixels. Grounds, blocks, lines, suits and chips are drawn, not
written: no font of a viewer leaves hairlines between them or makes a heart an emoji. Each word
stands at a place of its own, because some viewers trim blanks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from html import escape
from itertools import accumulate, groupby
from typing import Final, NamedTuple, TypeAlias

from rich.cells import cell_len
from rich.color import Color, blend_rgb
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME

from drawholdem_tui.tui.table.scene.plan import runs

WIDE, HIGH = 8, 16  # pixels of a cell
_ROUND: Final = 8  # pixels of its corners
_FONT: Final = "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace"

Box: TypeAlias = tuple[int, int, int, int]  # x, y, width and height in a cell

_QUARTERS: Final[tuple[Box, ...]] = ((0, 0, 4, 8), (4, 0, 4, 8), (0, 8, 4, 8), (4, 8, 4, 8))
_QUARTERED: Final = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"  # by bits: above left, above right, below left, below right


_UNDERLINE: Final = "underline"
_ACROSS: Final[Box] = (0, 7, 8, 1)
_DOWN: Final[Box] = (4, 0, 1, 16)
_BOXES: Final[Mapping[str, tuple[Box, ...]]] = {
    **{
        sign: tuple(box for bit, box in enumerate(_QUARTERS) if bits >> bit & 1)
        for bits, sign in enumerate(_QUARTERED)
        if bits
    },
    **{sign: ((0, 16 - 2 * each, 8, 2 * each),) for each, sign in enumerate("▁▂▃▄▅▆▇█", 1)},
    **{sign: ((0, 0, each, 16),) for each, sign in enumerate("▏▎▍▌▋▊▉", 1)},
    "▀": ((0, 0, 8, 8),),
    "▐": ((4, 0, 4, 16),),
    _UNDERLINE: ((0, 14, 8, 1),),
    "─": (_ACROSS,),
    "━": ((0, 6, 8, 3),),
    "╸": ((0, 6, 4, 3),),
    "╌": ((1, 7, 2, 1), (5, 7, 2, 1)),
    "│": (_DOWN,),
    "╎": ((4, 2, 1, 5), (4, 10, 1, 5)),
    "┊": ((4, 0, 1, 2), (4, 4, 1, 2), (4, 8, 1, 2), (4, 12, 1, 2)),
    "┌": ((4, 7, 4, 1), (4, 7, 1, 9)),
    "┐": ((0, 7, 5, 1), (4, 7, 1, 9)),
    "└": ((4, 7, 4, 1), (4, 0, 1, 8)),
    "┘": ((0, 7, 5, 1), (4, 0, 1, 8)),
    "├": (_DOWN, (4, 7, 4, 1)),
    "┤": (_DOWN, (0, 7, 5, 1)),
    "┬": (_ACROSS, (4, 7, 1, 9)),
    "┴": (_ACROSS, (4, 0, 1, 8)),
    "┼": (_ACROSS, _DOWN),
}
_OUTLINES: Final[Mapping[str, str]] = {  # behind a move to the corner of the cell
    "╭": "m4 16v-5q0-4 4-4v1q-3 0-3 3v5z",
    "╮": "m5 16v-5q0-4-5-4v1q4 0 4 3v5z",
    "╰": "m4 0v4q0 4 4 4v-1q-3 0-3-3v-4z",
    "╯": "m5 0v4q0 4-5 4v-1q4 0 4-3v-4z",
    "●": "m7 8a3 3 0 1 0-6 0a3 3 0 1 0 6 0z",
    "○": "m7 8a3 3 0 1 0-6 0a3 3 0 1 0 6 0zm-1 0a2 2 0 1 1-4 0a2 2 0 1 1 4 0z",
    "▶": "m1 4l6 4l-6 4z",
    "▸": "m2 5l4 3l-4 3z",
    "▲": "m4 4l4 7h-8z",
    "▴": "m4 6l3 4h-6z",
    "▾": "m4 11l3-4h-6z",
    "·": "m5 8a1 1 0 1 0-2 0a1 1 0 1 0 2 0z",
    "♥": "m4 13l-3.5-4.5c-1-3 2-5 3.5-2.2c1.5-2.8 4.5-.8 3.5 2.2z",
    "♦": "m4 3.5l3.5 4.8l-3.5 4.8l-3.5-4.8z",
    "♠": "m4 3.5l3.3 4.3c1 2-1.3 3.5-2.7 1.9l.9 3h-3l.9-3c-1.4 1.6-3.7 .1-2.7-1.9z",
    "♣": "m4 3.5c1.7 0 2.3 1.7 1.5 2.9c1.5-.5 2.5 .6 2.3 1.8c-.3 1.7-2.3 1.9-3.2 .9l.9 3.6"
    "h-3l.9-3.6c-.9 1-2.9 .8-3.2-.9c-.2-1.2 .8-2.3 2.3-1.8c-.8-1.2-.2-2.9 1.5-2.9z",
}


class _Layer(IntEnum):
    GROUND = 0
    DRAWN = 1
    WRITTEN = 2


class _Part(NamedTuple):
    """A cell of ground, a sign that is drawn, or a word with its dress: bold, italic."""

    layer: _Layer
    y: int
    x: int
    text: str
    color: str
    dress: str = ""


Rows: TypeAlias = Sequence[Iterable[Segment]]


class Frame(NamedTuple):
    """What the screen shows, and for how long."""

    rows: Rows
    seconds: float


def still(rows: Rows, title: str) -> str:
    """One moment."""
    return moving((Frame(rows, 1.0),), title)


def moving(frames: Sequence[Frame], title: str, *, rests_at: int = 0) -> str:
    """All of them, again and again; for whoever wants no motion, and for viewers that know none,
    the one it rests at. What several frames share is drawn once."""
    seen: dict[_Part, int] = {}  # in which frames, by bits
    sizes = []
    for number, frame in enumerate(frames):
        parts, size = _parts_of(frame.rows)
        sizes.append(size)
        for part in parts:
            seen[part] = seen.get(part, 0) | 1 << number
    width, height = (max(each) for each in zip(*sizes, strict=True))
    wide, high = width * WIDE, height * HIGH
    clip = f'<clipPath id="screen"><rect width="{wide}" height="{high}" rx="{_ROUND}"/></clipPath>'
    screen = f'<g clip-path="url(#screen)" font-family="{_FONT}" font-size="13"'
    lines = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">',
        f"<title>{escape(title)}</title>",
        *_motion(frames, seen),
        clip,
        f'{screen} shape-rendering="crispEdges">',
        f'<rect width="{wide}" height="{high}" fill="{_commonest(seen)}"/>',
        *_layers(seen, len(frames), rests_at),
        "</g>",
        "</svg>",
    )
    return "\n".join(lines) + "\n"


def _parts_of(rows: Rows) -> tuple[set[_Part], tuple[int, int]]:
    parts: set[_Part] = set()
    width = y = 0
    for y, row in enumerate(rows, 1):
        x = 0
        for text, style, control in row:
            if control:
                continue
            ink, ground, dress = _look_of(style or Style.null())
            cells = range(x, x + cell_len(text))
            parts.update(_Part(_Layer.GROUND, y - 1, at, "", ground) for at in cells)
            parts.update(_signs(text, x, y - 1, ink, dress))
            if style and style.underline:
                parts.update(_Part(_Layer.DRAWN, y - 1, at, _UNDERLINE, ink) for at in cells)
            x += cell_len(text)
        width = max(width, x)
    return parts, (width, y)


def _look_of(style: Style) -> tuple[str, str, str]:
    """The colour of what is written, that of its ground, and its dress."""
    theme = SVG_EXPORT_THEME
    ink = (style.color or Color.default()).get_truecolor(theme)
    ground = (style.bgcolor or Color.default()).get_truecolor(theme, foreground=False)
    if style.reverse:
        ink, ground = ground, ink
    if style.dim:
        ink = blend_rgb(ink, ground, 0.5)
    dress = " font-weight='bold'" if style.bold else ""
    dress += " font-style='italic'" if style.italic else ""
    return ink.hex, ground.hex, dress.replace("'", '"')


def _signs(text: str, x: int, y: int, ink: str, dress: str) -> Iterator[_Part]:
    """Signs that are drawn one by one, words of all others."""
    for layer, run in groupby(text, _layer_of):
        signs = "".join(run)
        if layer is _Layer.WRITTEN:
            yield _Part(layer, y, x, signs, ink, dress)
        elif layer is _Layer.DRAWN:
            yield from (_Part(layer, y, at, sign, ink) for at, sign in enumerate(signs, x))
        x += cell_len(signs)


def _layer_of(sign: str) -> _Layer:
    if sign.isspace():
        return _Layer.GROUND
    return _Layer.DRAWN if sign in _BOXES or sign in _OUTLINES else _Layer.WRITTEN


def _commonest(seen: Mapping[_Part, int]) -> str:
    """The ground that covers most."""
    cells = Counter[str]()
    for part, when in seen.items():
        if part.layer is _Layer.GROUND:
            cells[part.color] += when.bit_count()
    return min(cells, key=lambda color: (-cells[color], color))


def _layers(seen: Mapping[_Part, int], frames: int, rests_at: int) -> Iterator[str]:
    """Grounds below, then what is drawn, then what is written; each by the frames that have it."""
    layers: dict[tuple[_Layer, int], list[_Part]] = {}
    for part, when in seen.items():
        layers.setdefault((part.layer, -when), []).append(part)
    for (layer, unseen), parts in sorted(layers.items()):
        drawn, when = _DRAWN_BY[layer](sorted(parts)), -unseen
        if when == (1 << frames) - 1:
            yield from drawn
            continue
        hidden = "" if when >> rests_at & 1 else ' visibility="hidden"'
        yield f'<g class="{_class_of(when)}"{hidden}>'
        yield from drawn
        yield "</g>"


def _grounds(parts: Sequence[_Part]) -> Iterator[str]:
    """One path a colour, of rows that grow downwards as far as they are alike."""
    rows: dict[tuple[str, int, int], list[int]] = {}
    for (color, _dress), cells in _grouped(parts):
        for y, row in groupby(cells, lambda cell: cell.y):
            for x, width in runs([cell.x for cell in row]):
                rows.setdefault((color, x, width), []).append(y)
    boxes: dict[str, list[tuple[int, int, int, int]]] = {}
    for (color, x, width), lines in rows.items():
        for y, height in runs(lines):
            boxes.setdefault(color, []).append((y * HIGH, x * WIDE, width * WIDE, height * HIGH))
    for color, found in sorted(boxes.items()):
        told = "".join(f"M{x} {y}h{wide}v{high}h-{wide}z" for y, x, wide, high in sorted(found))
        yield f'<path fill="{color}" d="{told}"/>'


def _drawings(parts: Sequence[_Part]) -> Iterator[str]:
    """Blocks and lines with sharp edges; what is round without."""
    for (color, _dress), signs in _grouped(parts):
        sharp, smooth = [], []
        for each in signs:
            left, top = each.x * WIDE, each.y * HIGH
            if each.text in _OUTLINES:
                smooth.append(f"M{left} {top}{_OUTLINES[each.text]}")
            for x, y, wide, high in _BOXES.get(each.text, ()):
                sharp.append(f"M{left + x} {top + y}h{wide}v{high}h-{wide}z")
        if sharp:
            yield f'<path fill="{color}" d="{"".join(sharp)}"/>'
        if smooth:
            told = "".join(smooth)
            yield f'<path fill="{color}" shape-rendering="geometricPrecision" d="{told}"/>'


def _words(parts: Sequence[_Part]) -> Iterator[str]:
    for (color, dress), words in _grouped(parts):
        yield f'<g fill="{color}"{dress}>'
        for word in words:
            wide = cell_len(word.text) * WIDE
            length = f' textLength="{wide}"' if len(word.text) > 1 else ""
            x, y = word.x * WIDE, word.y * HIGH + 12
            yield f'<text x="{x}" y="{y}"{length}>{escape(word.text)}</text>'
        yield "</g>"


_DRAWN_BY: Final = {_Layer.GROUND: _grounds, _Layer.DRAWN: _drawings, _Layer.WRITTEN: _words}


def _grouped(parts: Sequence[_Part]) -> list[tuple[tuple[str, str], list[_Part]]]:
    """By colour and dress, each in reading order."""
    groups: dict[tuple[str, str], list[_Part]] = {}
    for part in parts:
        groups.setdefault((part.color, part.dress), []).append(part)
    return sorted(groups.items())


def _class_of(when: int) -> str:
    return f"f{when:x}"


def _motion(frames: Sequence[Frame], seen: Mapping[_Part, int]) -> Iterator[str]:
    """When each part is seen; nothing where there is one frame."""
    if len(frames) == 1:
        return
    whole = sum(frame.seconds for frame in frames)
    begins = [100 * at / whole for at in accumulate((each.seconds for each in frames), initial=0)]
    always = (1 << len(frames)) - 1
    rules = []
    for when in sorted(set(seen.values()) - {always}, reverse=True):
        name, told, before = _class_of(when), "", None
        for number, begin in enumerate(begins[:-1]):
            shown = bool(when >> number & 1)
            if shown != before:
                told += f"{begin:.4g}%{{visibility:{'visible' if shown else 'hidden'}}}"
            before = shown
        rules.append(f"@keyframes {name}{{{told}}}.{name}{{animation-name:{name}}}")
    yield "<style>@media (prefers-reduced-motion:no-preference){"
    yield f"[class]{{animation:{whole:.4g}s step-end infinite}}"
    yield from rules
    yield "}</style>"
