"""How everything looks: colours, signs, deck. Exchanged as a whole when a setting changes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from rich.style import Style

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.looks.contrast import READABLE, readable
from drawholdem_tui.tui.looks.glyphs import UNICODE, Back, Glyphs
from drawholdem_tui.tui.looks.palette import OWN, Palette


@lru_cache(4096)
def ink(fg: str, bg: str, *, bold: bool = False) -> Style:
    """One style object a look: runs of cells are merged by comparing them."""
    return Style(color=fg, bgcolor=bg, bold=bold)


@lru_cache(256)
def block(fg: str, bg: str) -> Style:
    """A filled block with text, such as a card or a key cap.

    Said as reversed text, so that it stays a block where a terminal shows no colours.
    """
    return Style(color=bg, bgcolor=fg, reverse=True, bold=True)


@lru_cache(4096)
def ground_in(style: Style) -> str:
    """The colour behind the text of a style; of half a cell that of its lower half."""
    color = style.color if style.reverse else style.bgcolor
    return color.name if color else "#000000"


Tone = Literal["plain", "quiet", "strong", "warm", "gold", "gain", "loss"]
_COLOURS: Final[dict[Tone, str]] = {
    "plain": "text",
    "strong": "text",
    "quiet": "dim",
    "warm": "accent",
    "gold": "accent",
    "gain": "win",
    "loss": "loss",
}


def tone_of(amount: float, nothing: Tone = "plain") -> Tone:
    """Of chips that were won or lost, and of none."""
    return "gain" if amount > 0 else "loss" if amount < 0 else nothing


class Looks(Fact):
    palette: Palette = OWN["felt"]
    glyphs: Glyphs = UNICODE
    four_colour: bool = True
    back: Back = "weave"

    @property
    def in_halves(self) -> bool:
        """Whether half cells are drawn: they can be told apart by colour alone, and are signs."""
        return self.palette.has_halves and not self.glyphs.only_ascii

    def ink(self, tone: Tone = "plain", ground: str = "") -> Style:
        """Text of this tone, on what is around the felt where no other ground is told."""
        colours = self.colour(tone), ground or self.palette.surround
        # one style object a look: "not bold" said aloud would make another one
        return ink(*colours, bold=True) if tone in ("strong", "gold") else ink(*colours)

    def on_felt(self, tone: Tone = "plain") -> Style:
        return self.ink(tone, self.palette.felt)

    def on_gold(self, tone: Tone = "plain") -> Style:
        """On the row one stands on, where gains and losses can still be told apart."""
        palette = self.palette
        if not palette.has_halves or tone not in ("gain", "loss"):
            return block(palette.surround, palette.accent)
        color = palette.green if tone == "gain" else palette.red
        return block(readable(color, (palette.accent,), READABLE), palette.accent)

    def colour(self, tone: Tone) -> str:
        return str(getattr(self.palette, _COLOURS[tone]))
