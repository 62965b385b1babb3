"""A picture of the screen as SVG that every viewer draws alike.

Textual's own asks a server for its font, and begins its runs of text with blanks. Some viewers trim
those (librsvg, and with it file managers and wikis), and everything behind them moves to the left.
"""

from __future__ import annotations

import re
from html import escape, unescape
from typing import Final

from rich.cells import cell_len

_CELL: Final = 12.2  # how wide rich draws one
_RUN: Final = re.compile(
    r'<text (class="[^"]*") x="([^"]*)" (y="[^"]*") textLength="[^"]*" (clip-path="[^"]*")>'
    r"([^<]*)</text>"
)
_WORDS: Final = re.compile(r"\S+(?:\s\S+)*")  # as far as single blanks part them
_BLANK: Final = "&#160;"


def drawn_alike_everywhere(svg: str) -> str:
    """Each run of text starts at its first sign that is no blank; nothing is fetched."""
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: ?[^;]*;", "font-family: monospace;", svg)
    svg = _RUN.sub(_without_blanks_around, svg)
    return re.sub(r"[ \t]+$", "", svg, flags=re.MULTILINE).strip() + "\n"


def _without_blanks_around(run: re.Match[str]) -> str:
    look, x, y, clip = run.group(1, 2, 3, 4)
    text = unescape(run[5])
    return "".join(
        f'<text {look} x="{_figure(float(x) + cell_len(text[: words.start()]) * _CELL)}" {y}'
        f' textLength="{_figure(cell_len(words[0]) * _CELL)}" {clip}>{_written(words[0])}</text>'
        for words in _WORDS.finditer(text)
    )


def _figure(length: float) -> str:
    return f"{length:.1f}".removesuffix(".0")


def _written(words: str) -> str:
    return "".join(_BLANK if sign.isspace() else escape(sign) for sign in words)
