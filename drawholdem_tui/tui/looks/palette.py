"""The colours of everything that is drawn: four sets of our own, and one for any Textual theme."""

from __future__ import annotations

from textual.color import Color, ColorParseError
from textual.theme import BUILTIN_THEMES, Theme

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.looks.contrast import READABLE, VISIBLE, contrast_ratio, mix, readable

_PAPER_STANDS_OUT = 1.2  # as much as in the light theme of our own


class Palette(Fact):
    """Colours as ``#rrggbb``. One is warm, ``accent``: whose turn it is, and the swap line."""

    surround: str  # around the felt
    bar: str  # behind the title and the keys
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
    chips: tuple[str, str, str, str]

    def suit_ink(self, suit: str, *, four_colour: bool) -> str:
        """The colour of a suit on paper."""
        if four_colour:
            return {"s": self.black, "h": self.red, "d": self.blue, "c": self.green}[suit]
        return self.red if suit in "hd" else self.black

    @property
    def grounds(self) -> tuple[str, ...]:
        """Everything that ordinary text stands on."""
        return (self.surround, self.bar, self.felt, *self.light, self.seat, self.seat_to_act)

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


FELT = Palette(
    surround="#0c1014",
    bar="#07090c",
    felt="#14523c",
    light=lamp_light("#185d43", "#0c3827"),
    rail="#4a2f1b",
    rail_light="#704a29",
    seat="#0b2a20",
    seat_to_act="#1b5440",
    text="#f1eee3",
    dim="#9db8a8",
    accent="#f5c14f",
    win="#9be58f",
    loss="#ffb1a8",
    paper="#f5f1e6",
    paper_faded="#bcb8ab",
    black="#1a1d21",
    red="#b3202c",
    blue="#1f4fb4",
    green="#1c6a2f",
    back_fg="#d88d99",
    back_bg="#84293a",
    empty="#0d3a2a",
    key_fg="#0c1014",
    key_bg="#d9d6c8",
    chips=("#f1eee3", "#ff8f86", "#8fd0ff", "#d7b5ff"),
)
DARK = Palette(
    surround="#101114",
    bar="#08090b",
    felt="#26292f",
    light=lamp_light("#30343c", "#1d2026"),
    rail="#3a3a40",
    rail_light="#55555d",
    seat="#16181c",
    seat_to_act="#3a3f49",
    text="#ececec",
    dim="#a3a8b0",
    accent="#f0b64a",
    win="#8fdc9a",
    loss="#ff8f86",
    paper="#ecebe6",
    paper_faded="#b3b2ad",
    black="#17181b",
    red="#b01f2c",
    blue="#1f4fb4",
    green="#1a652d",
    back_fg="#93a7d6",
    back_bg="#34436b",
    empty="#1e2025",
    key_fg="#101114",
    key_bg="#cfd2d6",
    chips=("#ececec", "#ff8f86", "#8fd0ff", "#d7b5ff"),
)
LIGHT = Palette(
    surround="#ece9df",
    bar="#d2cdbe",
    felt="#b4d2bf",
    light=lamp_light("#c3dfcc", "#aacdb7"),
    rail="#8b6742",
    rail_light="#b08a5e",
    seat="#dcebe1",
    seat_to_act="#f6f2d8",
    text="#17211b",
    dim="#4f6156",
    accent="#823900",
    win="#0e5a22",
    loss="#9c1c28",
    paper="#ffffff",
    paper_faded="#c4cbc5",
    black="#17181b",
    red="#b3202c",
    blue="#1f4fb4",
    green="#1a652d",
    back_fg="#e7b3ad",
    back_bg="#9c3d45",
    empty="#a3c5b0",
    key_fg="#f7f5ef",
    key_bg="#3a4a40",
    chips=("#4a4a4a", "#9c1c28", "#17489c", "#5a2a92"),
)
CONTRAST = Palette(
    surround="#000000",
    bar="#000000",
    felt="#002b1a",
    light=lamp_light("#00301d", "#001d12"),
    rail="#6a6a6a",
    rail_light="#9a9a9a",
    seat="#000000",
    seat_to_act="#00331f",
    text="#ffffff",
    dim="#c8c8c8",
    accent="#ffd000",
    win="#7dff7d",
    loss="#ff9d94",
    paper="#ffffff",
    paper_faded="#b8b8b8",
    black="#000000",
    red="#a8000f",
    blue="#0030a8",
    green="#005214",
    back_fg="#ffffff",
    back_bg="#8f0018",
    empty="#00190f",
    key_fg="#000000",
    key_bg="#ffffff",
    chips=("#ffffff", "#ff9d94", "#9ad4ff", "#e0c4ff"),
)

OWN: dict[str, Palette] = {"felt": FELT, "dark": DARK, "light": LIGHT, "contrast": CONTRAST}


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
    base = DARK if theme.dark else LIGHT
    if theme.ansi:
        return base
    surround = _behind_paper(_solid(theme.background, base.surround), base.paper)
    ink = _solid(theme.foreground, base.text)
    felt = _felt(surround, _solid(theme.primary, base.felt))
    light = lamp_light(mix(felt, ink, 0.06), mix(felt, surround, 0.4))
    seat = mix(surround, felt, 0.35)
    to_act = mix(felt, ink, 0.1)
    bar = mix(surround, "#000000", 0.25 if theme.dark else 0.08)
    grounds = (surround, bar, felt, *light, seat, to_act)
    text = readable(ink, grounds, 7.0)
    # a theme's accent may be of any hue; what warns is warm in nearly all
    back_bg = mix(_solid(theme.secondary, base.back_bg), "#000000", 0.35)
    return Palette(
        surround=surround,
        bar=bar,
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
        paper=base.paper,
        paper_faded=base.paper_faded,
        black=base.black,
        red=base.red,
        blue=base.blue,
        green=base.green,
        back_fg=readable(mix(back_bg, "#ffffff", 0.5), (back_bg,), VISIBLE),
        back_bg=back_bg,
        empty=mix(felt, surround, 0.5),
        key_fg=surround,
        key_bg=readable(mix(text, surround, 0.1), (surround,), READABLE),
        chips=_readable_chips(base, grounds),
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


def _readable_chips(base: Palette, grounds: tuple[str, ...]) -> tuple[str, str, str, str]:
    one, two, three, four = (readable(chip, grounds, VISIBLE) for chip in base.chips)
    return one, two, three, four
