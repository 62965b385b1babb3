"""Who has won is told in whole sentences, which no card and no plate covers."""

from __future__ import annotations

import re
from random import Random

import pytest
from at_the_keyboard import deal_in_order, keyboard

from drawholdem_tui.engine.cards import FULL_DECK
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.scene.layouts import plan
from drawholdem_tui.tui.table.scene.regions import Scene
from drawholdem_tui.tui.table.widgets.regions import regions, results
from drawholdem_tui.tui.table.widgets.results import Results
from drawholdem_tui.tui.table.widgets.table import layer, who_ends
from drawholdem_tui.words.language import choose

SIZES = [(60, 20), (80, 24), (100, 30), (120, 40), (132, 36), (140, 40), (200, 55)]
NAMES = ["Ann", "Ben", "Cleo", "Dario", "Iris", "Otto", "Maximilian", "Vera", "Gus", "Nell"]
LOOKS = Looks()


def showdown(seed: int, patch: pytest.MonkeyPatch) -> Scene:
    """A hand at a random table, some of whom fold, and some are all-in."""
    rng = Random(seed)
    names, order = NAMES[: rng.randint(3, 10)], list(FULL_DECK)
    rng.shuffle(names)
    rng.shuffle(order)
    stacks = {name: rng.choice([40, 150, 400, 1_000]) for name in names}
    folds = {name for name in names if rng.random() < 0.25}
    deal_in_order(patch, OrderedDeck(tuple(order)))
    with keyboard("texas-holdem", seats=",".join(names), stacks=stacks) as at:
        while not at.between_open:
            if at.scene.curtain:
                at.lift()
            if at.asked in folds:
                at.press("f", "f")
            elif at.button("raise")[1] and rng.random() < 0.3:
                at.press("r", "a", "enter")
            else:
                at.press("c")
        return at.scene


def told_and_seen(scene: Scene, size: tuple[int, int]) -> tuple[list[str], list[str]]:
    """What is told round the board; and what is seen there, once everything is drawn."""
    table = (*size, len(scene.seats), scene.hole_cards, scene.own_seat)
    ends = who_ends(scene, plan(*table).sides)
    laid = plan(*table, ends=ends)
    drawn = [(each.drawn, each.picture(scene)) for each in regions(LOOKS, len(scene.seats))]
    drawn.append((Results(LOOKS, id="results"), results(scene)))
    text = ink(LOOKS.palette.text, LOOKS.palette.surround)
    screen, told = Cells(*size, text, LOOKS.glyphs), list[tuple[int, int, str]]()
    for region, picture in sorted(drawn, key=lambda each: layer(each[0])):
        cells = region.cells_in(laid, picture)
        place = region.place_in(laid)
        if cells is None or place is None:
            continue
        screen.lay(cells, place)
        for y, row in enumerate(cells.signs if region.id == "pots" else ()):
            for words in re.finditer("[^ ▀]+(?: [^ ▀]+)*", "".join(row)):
                told.append((place.x + words.start(), place.y + y, words[0]))
    return [words for _x, _y, words in told], [
        "".join(screen.signs[y][x : x + len(words)]) for x, y, words in told
    ]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("seed", range(12))
def test_nothing_lies_on_what_is_told_of_a_showdown(
    seed: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(language)
    scene = showdown(seed, monkeypatch)
    for size in SIZES:
        told, seen = told_and_seen(scene, size)
        assert told == seen, size
        if size == (200, 55):  # all of it has room there
            for ways in (scene.pots.won_with, *scene.pots.others):
                assert not ways or {" ".join(way.split()) for way in ways} & {*told}, told
