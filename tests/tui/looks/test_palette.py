"""Everything can be read, in every theme."""

from __future__ import annotations

from typing import Any

import pytest
from rich._palettes import EIGHT_BIT_PALETTE, STANDARD_PALETTE
from rich.color import Color as TerminalColor
from rich.color import ColorSystem
from textual.color import Color
from textual.theme import BUILTIN_THEMES

from drawholdem_tui.engine.cards import card
from drawholdem_tui.tui.looks.contrast import READABLE, VISIBLE, contrast_ratio
from drawholdem_tui.tui.looks.few_colours import palettes
from drawholdem_tui.tui.looks.glyphs import SETS, UNICODE
from drawholdem_tui.tui.looks.palette import OWN, Palette, palette_for, theme_names


def as_shown(palette: Palette, system: ColorSystem) -> Palette:
    """With the colours that a terminal puts in place of those it does not have."""

    def shown(color: str) -> str:
        number = TerminalColor.parse(color).downgrade(system).number
        assert number is not None
        table = STANDARD_PALETTE if system is ColorSystem.STANDARD else EIGHT_BIT_PALETTE
        return table[number].hex

    told: dict[str, Any] = {
        name: tuple(map(shown, value)) if isinstance(value, tuple) else shown(value)
        for name, value in palette.fields().items()
    }
    return Palette(**told)


OF_256 = palettes("256", no_color=False)
OF_16 = palettes("standard", no_color=False)
PALETTES = {
    **OWN,
    **{theme.name: palette_for(theme) for theme in BUILTIN_THEMES.values()},
    **{f"{name} of 256": as_shown(each, ColorSystem.EIGHT_BIT) for name, each in OF_256.items()},
    "of 16": as_shown(OF_16["felt"], ColorSystem.STANDARD),
}

every_palette = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())


def worst(color: str, palette: Palette) -> float:
    return min(contrast_ratio(color, ground) for ground in palette.grounds)


@every_palette
def test_text_is_readable_on_every_ground(palette: Palette) -> None:
    assert worst(palette.text, palette) >= READABLE
    assert worst(palette.accent, palette) >= READABLE
    assert worst(palette.win, palette) >= READABLE
    assert worst(palette.loss, palette) >= READABLE
    assert contrast_ratio(palette.key_fg, palette.key_bg) >= READABLE


@every_palette
def test_what_stands_back_is_still_seen(palette: Palette) -> None:
    assert worst(palette.dim, palette) >= VISIBLE
    assert all(worst(chip, palette) >= VISIBLE for chip in palette.chips)
    assert contrast_ratio(palette.dim, palette.empty) >= VISIBLE


@every_palette
@pytest.mark.parametrize("four_colour", [False, True])
def test_every_suit_is_legible_on_paper(palette: Palette, *, four_colour: bool) -> None:
    for suit in "cdhs":
        ink = palette.suit_ink(suit, four_colour=four_colour)
        assert contrast_ratio(ink, palette.paper) >= READABLE
    assert contrast_ratio(palette.black, palette.paper_faded) >= READABLE


@every_palette
def test_the_felt_stands_out_from_what_surrounds_it(palette: Palette) -> None:
    assert contrast_ratio(palette.felt, palette.surround) >= 1.2


def in_sixteen_colours(color: str) -> TerminalColor:
    return TerminalColor.parse(color).downgrade(ColorSystem.STANDARD)


@pytest.mark.parametrize("palette", OWN.values(), ids=OWN.keys())
def test_with_sixteen_colours_nothing_becomes_its_own_ground(palette: Palette) -> None:
    for ground in palette.grounds:
        for color in (palette.text, palette.dim, palette.accent):
            assert in_sixteen_colours(color) != in_sixteen_colours(ground), (color, ground)
    for suit in (palette.black, palette.red, palette.blue, palette.green):
        assert in_sixteen_colours(suit) != in_sixteen_colours(palette.paper)


def test_the_sixteen_are_said_exactly() -> None:
    assert as_shown(OF_16["felt"], ColorSystem.STANDARD) == OF_16["felt"]


def test_the_felt_of_256_colours_is_green() -> None:
    red, green, blue = Color.parse(PALETTES["felt of 256"].felt).rgb
    assert green > 50
    assert max(red, blue) == 0


def test_a_deck_has_two_colours_or_four() -> None:
    for palette in OWN.values():
        two = {palette.suit_ink(suit, four_colour=False) for suit in "cdhs"}
        four = {palette.suit_ink(suit, four_colour=True) for suit in "cdhs"}
        assert (len(two), len(four)) == (2, 4)


@pytest.mark.parametrize("name", [name for name in theme_names() if name not in OWN])
def test_cards_stand_out_from_what_they_lie_on(name: str) -> None:
    palette = palette_for(BUILTIN_THEMES[name])
    for ground in (palette.surround, palette.felt):
        assert contrast_ratio(palette.paper, ground) >= 1.2


def test_a_ten_is_a_ten_where_there_is_room() -> None:
    ten = card("Td")
    assert [glyphs.face(ten) for glyphs in SETS.values()] == ["10\u2666", "10d", "10d"]
    assert UNICODE.face_in_two(ten) == "T\u2666"
