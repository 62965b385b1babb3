"""The colours of everything that is drawn: four sets of our own, and one for any Textual theme."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from textual.color import Color, ColorParseError
from textual.theme import BUILTIN_THEMES, Theme

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.looks.contrast import READABLE, VISIBLE, contrast_ratio, mix, readable

_PAPER_STANDS_OUT = 1.2  # as much as in the light theme of our own


class Palette(Fact):
    """Colours as ``#rrggbb``. One is warm, ``accent``: whose turn it is, and the swap line."""

    surround: str  # around the felt
    bar: str  # behind the title and the keys
    aside: str  # of a column beside the table
    felt: str  # where it is of one colour
    light: tuple[str, ...]  # the felt below a lamp, from its middle to its edge
    rail: str
    rail_light: str  # its far side, which the lamp shines on
    seat: str
    seat_to_act: str
    text: str
    dim: str
    accent: str
    win: str
    loss: str
    paper: str
    paper_faded: str  # cards that are not of the winning five
    black: str
    red: str
    blue: str
    green: str
    back_fg: str
    back_bg: str
    empty: str  # a place of the board without a card
    key_fg: str
    key_bg: str
    chips: tuple[str, ...]  # from the cheapest on

    def suit_ink(self, suit: str, *, four_colour: bool) -> str:
        """The colour of a suit on paper."""
        if four_colour:
            return {"s": self.black, "h": self.red, "d": self.blue, "c": self.green}[suit]
        return self.red if suit in "hd" else self.black

    @property
    def grounds(self) -> tuple[str, ...]:
        """Everything that ordinary text stands on."""
        beside = self.surround, self.bar, self.aside
        return (*beside, self.felt, *self.light, self.seat, self.seat_to_act)

    @property
    def has_halves(self) -> bool:
        """Whether half a cell can be told from its other half by colour alone."""
        return self.rail != self.surround


def lamp_light(middle: str, edge: str, bands: int = 8) -> tuple[str, ...]:
    """The felt's colours from the middle of the light to its edge.

    >>> lamp_light("#204060", "#002040", 3)
    ('#204060', '#103050', '#002040')
    """
    return tuple(mix(middle, edge, band / (bands - 1)) for band in range(bands))


# A palette a column. Of the light only its middle and its edge; of the chips a row for each.
# Those for terminals of 256 colours, of 16 or of none are chosen by hand, because the nearest one
# is another hue (felt turns to teal) or the same as the colour beside it. In 256 there is no other
# green as dark as the felt. The sixteen are exactly theirs, light on dark as those terminals are:
# their red is too dark for a loss, their green too faint on white. Without any, what is grey is
# dim; weight, reversed blocks and signs say the rest.
_OWN: Final = ("felt", "dark", "light", "contrast")
_COLOURS: Final = """
            felt    dark    light   contrast felt_256 light_256 contrast_256 sixteen without
surround    #0c1014 #101114 #ece9df #000000  #121212  #eeeeee   #000000      #000000 #000000
bar         #07090c #08090b #d2cdbe #000000  #000000  #d0d0d0   #000000      #000000 #000000
aside       #10161b #17181c #e2dfd3 #000000  #1c1c1c  #e4e4e4   #000000      #000000 #000000
felt        #14523c #26292f #b4d2bf #002b1a  #005f00  #afd7af   #005f00      #0000aa #000000
light       #185d43 #30343c #c3dfcc #00301d  #005f00  #d7ffd7   #005f00      #0000aa #000000
light       #0e3f2e #1d2026 #aacdb7 #001d12  #005f00  #afd7af   #005f00      #0000aa #000000
rail        #4a2f1b #3a3a40 #8b6742 #6a6a6a  #5f3700  #875f00   #6c6c6c      #aa5500 #000000
rail_light  #704a29 #55555d #b08a5e #9a9a9a  #875f00  #af8700   #9e9e9e      #aa5500 #000000
seat        #0b2a20 #16181c #dcebe1 #000000  #1c1c1c  #e4e4e4   #000000      #000000 #000000
seat_to_act #1b5440 #3a3f49 #f6f2d8 #00331f  #3a3a3a  #ffffd7   #303030      #555555 #000000
text        #f1eee3 #ececec #17211b #ffffff  #ffffff  #17211b   #ffffff      #ffffff #ffffff
dim         #9db8a8 #a3a8b0 #4f6156 #c8c8c8  #bcbcbc  #4f6156   #d0d0d0      #aaaaaa #808080
accent      #f5c14f #f0b64a #823900 #ffd000  #ffd75f  #870000   #ffd000      #ffff55 #ffffff
win         #9be58f #8fdc9a #0e5a22 #7dff7d  #afff87  #0e5a22   #7dff7d      #55ff55 #ffffff
loss        #ffb1a8 #ff8f86 #9c1c28 #ff9d94  #ffafaf  #870000   #ffafaf      #ffffff #ffffff
paper       #f5f1e6 #ecebe6 #ffffff #ffffff  #ffffd7  #ffffff   #ffffff      #ffffff #ffffff
paper_faded #bcb8ab #b3b2ad #c4cbc5 #b8b8b8  #bcb8ab  #c4cbc5   #b8b8b8      #aaaaaa #808080
black       #1a1d21 #17181b #17181b #000000  #1a1d21  #17181b   #000000      #000000 #000000
red         #b3202c #b01f2c #b3202c #a8000f  #b3202c  #b3202c   #a8000f      #aa0000 #000000
blue        #1f4fb4 #1f4fb4 #1f4fb4 #0030a8  #1f4fb4  #1f4fb4   #0030a8      #0000aa #000000
green       #1c6a2f #1a652d #1a652d #005214  #1c6a2f  #1a652d   #005214      #aa00aa #000000
back_fg     #d88d99 #93a7d6 #e7b3ad #ffffff  #ffafaf  #ffd7d7   #ffffff      #ffffff #ffffff
back_bg     #84293a #34436b #9c3d45 #8f0018  #870000  #870000   #8f0018      #aa0000 #000000
empty       #08281c #15171b #a3c5b0 #00190f  #1c1c1c  #d0d0d0   #000000      #000000 #000000
key_fg      #0c1014 #101114 #f7f5ef #000000  #121212  #f7f5ef   #000000      #000000 #000000
key_bg      #d9d6c8 #cfd2d6 #3a4a40 #ffffff  #d9d6c8  #3a4a40   #ffffff      #aaaaaa #ffffff
chips       #f1eee3 #ececec #4a4a4a #ffffff  #ffffff  #4a4a4a   #ffffff      #ffffff #ffffff
chips       #ff7a6c #ff7a6c #9c1c28 #ff9d94  #ffafaf  #9c1c28   #ff9d94      #ffff55 #ffffff
chips       #8fd0ff #8fd0ff #17489c #9ad4ff  #87d7ff  #17489c   #9ad4ff      #55ffff #ffffff
chips       #d7b5ff #d7b5ff #5a2a92 #e0c4ff  #d7afff  #5a2a92   #e0c4ff      #55ff55 #ffffff
"""


def _palettes() -> dict[str, Palette]:
    heads, *rows = (line.split() for line in _COLOURS.strip().splitlines())
    return {
        name: _palette(name, [(row[0], row[at]) for row in rows])
        for at, name in enumerate(heads, 1)
    }


def _palette(name: str, column: Sequence[tuple[str, str]]) -> Palette:
    middle, edge = (colour for field, colour in column if field == "light")
    light = lamp_light(middle, edge) if name in _OWN else tuple(dict.fromkeys((middle, edge)))
    chips = tuple(colour for field, colour in column if field == "chips")
    fields: dict[str, Any] = {**dict(column), "light": light, "chips": chips}
    return Palette(**fields)


PALETTES: Final = _palettes()
OWN: Final = {name: PALETTES[name] for name in _OWN}


def theme_of(name: str, palette: Palette, *, dark: bool) -> Theme:
    """A theme for what is Textual's, in these colours."""
    return Theme(
        name=name,
        primary=palette.felt if dark else palette.win,
        secondary=palette.seat_to_act,
        accent=palette.accent,
        warning=palette.accent,
        error=palette.back_bg,
        success=palette.win,
        foreground=palette.text,
        background=palette.surround,
        surface=palette.bar,
        panel=palette.seat,
        dark=dark,
    )


def theme_names() -> tuple[str, ...]:
    """All that can be chosen: our own, and those of Textual."""
    return (*OWN, *sorted(set(BUILTIN_THEMES) - set(OWN)))


def no_theme(name: str) -> str:
    """What is said of a theme that nobody knows."""
    from drawholdem_tui.words.refusals.errors import sentence

    return sentence("unknown_theme", {"name": name, "known": theme_names()})


def _solid(color: str | None, otherwise: str) -> str:
    """A theme may leave a colour out, or name one of the terminal's own, which has no value."""
    if color is None:
        return otherwise
    try:
        parsed = Color.parse(color)
    except ColorParseError:
        return otherwise
    return otherwise if parsed.ansi is not None else parsed.hex6.lower()


def palette_for(theme: Theme) -> Palette:
    """The colours for a theme: our own by its name, else derived from what it has."""
    if theme.name in OWN:
        return OWN[theme.name]
    base = OWN["dark" if theme.dark else "light"]
    if theme.ansi:
        return base
    surround = _behind_paper(_solid(theme.background, base.surround), base.paper)
    ink = _solid(theme.foreground, base.text)
    felt = _felt(surround, _solid(theme.primary, base.felt))
    light = lamp_light(mix(felt, ink, 0.06), mix(felt, surround, 0.4))
    seat = mix(surround, felt, 0.35)
    to_act = mix(felt, ink, 0.1)
    bar = mix(surround, "#000000", 0.25 if theme.dark else 0.08)
    aside = mix(surround, ink, 0.04)
    grounds = (surround, bar, aside, felt, *light, seat, to_act)
    text = readable(ink, grounds, 7.0)
    # a theme's accent may be of any hue; what warns is warm in nearly all
    back_bg = mix(_solid(theme.secondary, base.back_bg), "#000000", 0.35)
    return base.but(
        surround=surround,
        bar=bar,
        aside=aside,
        felt=felt,
        light=light,
        rail=mix(base.rail, surround, 0.3),
        rail_light=mix(base.rail_light, surround, 0.2),
        seat=seat,
        seat_to_act=to_act,
        text=text,
        dim=readable(mix(text, felt, 0.45), grounds, 3.6),
        accent=readable(_solid(theme.warning, base.accent), grounds, READABLE),
        win=readable(_solid(theme.success, base.win), grounds, READABLE),
        loss=readable(_solid(theme.error, base.loss), grounds, READABLE),
        back_fg=readable(mix(back_bg, "#ffffff", 0.5), (back_bg,), VISIBLE),
        back_bg=back_bg,
        empty=mix(felt, surround, 0.5),
        key_fg=surround,
        key_bg=readable(mix(text, surround, 0.1), (surround,), READABLE),
        chips=tuple(readable(chip, grounds, VISIBLE) for chip in base.chips),
    )


def _behind_paper(ground: str, paper: str) -> str:
    """The ground, darker where cards on it could not be told from it."""
    while contrast_ratio(ground, paper) < _PAPER_STANDS_OUT:
        ground = mix(ground, "#000000", 0.04)
    return ground


def _felt(surround: str, primary: str) -> str:
    """The theme's main colour on its ground, as much of it as the felt needs to stand out."""
    shares = (step / 100 for step in range(16, 60, 4))
    felts = (mix(surround, primary, share) for share in shares)
    enough = (felt for felt in felts if contrast_ratio(felt, surround) >= 1.25)
    return next(enough, mix(surround, primary, 0.6))
