"""Frames: a key is answered at once, and by what has changed alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from on_the_screen import hurry, options, run, sitting
from textual._compositor import CompositorUpdate, LayoutUpdate

from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.table.drawing.drawn import Drawn
from drawholdem_tui.tui.terminal.only_changes import OnlyChanges

pyte = pytest.importorskip("pyte", reason="no terminal emulator installed")

__all__ = ["hurry"]

WIDTH, HEIGHT = 100, 30


class Shown:
    """What a terminal shows after all frames so far."""

    def __init__(self) -> None:
        self.screen = pyte.Screen(WIDTH, HEIGHT)
        self._stream = pyte.Stream(self.screen)
        self._only = OnlyChanges()

    def feed(self, app: DrawHoldem, update: CompositorUpdate) -> None:
        self._stream.feed(self._only.of(update.render_segments(app.console)))

    def cells(self) -> list[str]:
        """Each with its colours, blanks too."""
        told = []
        for y in range(HEIGHT):
            row = [self.screen.buffer[y][x] for x in range(WIDTH)]
            told.append(
                " ".join(
                    f"{each.data}{each.bg}{each.fg}{each.bold}{each.underscore}{each.reverse}"
                    for each in row
                )
            )
        return told


def fed(patch: pytest.MonkeyPatch) -> Shown:
    """With each frame, as it is sent."""
    shown, display = Shown(), DrawHoldem._display

    def displayed(app: DrawHoldem, screen: object, update: object) -> None:
        if isinstance(update, CompositorUpdate):
            shown.feed(app, update)
        display(app, screen, update)  # type: ignore[arg-type]

    patch.setattr(DrawHoldem, "_display", displayed)
    return shown


def painted_afresh(app: DrawHoldem) -> Shown:
    whole, update = Shown(), app.screen._compositor.render_full_update()
    assert isinstance(update, LayoutUpdate)
    whole.feed(app, update)
    return whole


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("game", ["draw-holdem", "draw-poker"])
def test_behind_a_hand_over_every_cell_looks_as_painted_afresh(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blanks, too: their colours would tell what stood there, to whoever marks the screen."""
    shown = fed(monkeypatch)

    async def play() -> None:
        async with sitting(tmp_path, options(game, seats="Ann,Ben,Cleo"), (WIDTH, HEIGHT)) as at:
            for number in range(12):
                await at.press("space", "escape", "k" if number % 2 else "c", "c")
                await at.pilot.pause()
                assert shown.cells() == painted_afresh(at.app).cells(), number

    run(play())


@pytest.mark.usefixtures("hurry")
def test_frames_of_what_has_changed_add_up_to_the_whole_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = fed(monkeypatch)

    async def play() -> None:
        rng = Random(3)
        laid = options(seats="Ann,cpu:random,cpu:random,cpu:random")
        async with sitting(tmp_path, laid, (WIDTH, HEIGHT)) as at:
            for _ in range(20):
                await at.press(
                    rng.choice(["1", "2", "h", "r", "5", "escape", "k", "c", "c", "enter"])
                )
                await at.pilot.pause()
                assert shown.cells() == painted_afresh(at.app).cells()

    run(play())


@pytest.mark.usefixtures("hurry")
def test_the_card_that_came_lies_open_when_it_has_landed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On every street; the back that flew there is gone from the terminal, too."""
    shown = fed(monkeypatch)
    streets: set[Street] = set()

    async def play() -> None:
        laid = options(seats="Ann,cpu:rookie:otto", seed="abc")
        async with sitting(tmp_path, laid, (WIDTH, HEIGHT), speed=5, motion=True) as at:
            while len(streets) < 3:
                question = at.director.question
                if question and isinstance(question.decision, SwapDecision):
                    streets.add(question.view.street)
                    await at.press("1", "s")
                    await at.until(lambda: not at.table.table.motion.flying)
                    await at.pilot.pause()
                    assert shown.cells() == painted_afresh(at.app).cells(), streets
                else:
                    await at.press("c" if question else "enter")

    run(play())


@pytest.mark.usefixtures("hurry")
def test_a_frame_draws_no_region_that_it_does_not_touch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: set[str] = set()
    render_lines = Drawn.render_lines

    def rendered(widget: Drawn[object], *crop: object) -> object:
        drawn.add(widget.id or type(widget).__name__)
        return render_lines(widget, *crop)  # type: ignore[arg-type]

    async def play() -> None:
        laid = options("draw-poker", seats="Ann,cpu:random,cpu:random")
        async with sitting(tmp_path, laid) as at:
            await at.pilot.pause()
            monkeypatch.setattr(Drawn, "render_lines", rendered)
            at.table.director.notices.tell("hear")
            at.table.changed()
            await at.until(lambda: bool(drawn))
            regions = {region.id for region in at.table.table.drawn}
            assert drawn & regions == {"title"}

    run(play())


@pytest.mark.usefixtures("hurry")
def test_a_key_waits_for_no_other_frame(tmp_path: Path) -> None:
    async def play() -> None:
        async with sitting(tmp_path, options("texas-holdem", seats="Ann,cpu:random")) as at:
            screen = at.table
            at.table.changed()
            await at.until(lambda: not screen._showing)  # a frame is due within a sixtieth second
            screen.key_comes()
            at.table.director.notices.tell("a key was pressed")
            screen.show()
            assert not screen._dirty_widgets  # nothing waits to be drawn
            assert not any(region._repaint_required for region in screen.table.drawn)

    run(play())
