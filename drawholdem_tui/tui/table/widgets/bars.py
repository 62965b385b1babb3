"""The rows round the table: title, keys and log; and what is shown where nothing has room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.style import Style
from textual import events

from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, Drawn, KeyClicked, Says
from drawholdem_tui.tui.table.scene.plan import SMALLEST
from drawholdem_tui.tui.table.scene.regions import KeyBarPicture, KeyHint, LogPicture, TitlePicture
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class Title(Drawn[TitlePicture]):
    """Game, hand and stakes on the left; on the right a notice and what a swap costs now."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.bar)

    def paint(self, cells: Cells, picture: TitlePicture) -> None:
        palette = self.looks.palette
        accent = ink(palette.accent, palette.bar, bold=True)
        strong = ink(palette.text, palette.bar, bold=True)
        picture = _fitted(picture, cells.width)
        right = cells.width - 1
        if picture.swap:
            style = ink(palette.dim, palette.bar) if picture.nobody_swaps else accent
            right = cells.right(right, 0, picture.swap, style) - 2
        if picture.notice:
            right = cells.right(right, 0, f"! {picture.notice}", strong) - 2
        x = 1
        if not picture.notice or 1 + cell_len(picture.game) <= right:
            x = cells.text(x, 0, picture.game, accent, width=right - 1)
        for fact in _facts(picture):
            if cell_len(fact) <= right - x - 2:  # the beginning of one would say nothing
                x = cells.text(x + 2, 0, fact, ink(palette.dim, palette.bar))


def _facts(picture: TitlePicture) -> list[str]:
    return [
        fact for fact in (picture.structure, picture.stakes, picture.rise, picture.hand) if fact
    ]


def _fitted(picture: TitlePicture, width: int) -> TitlePicture:
    """What can be missed goes first, one after the other; the blinds stay."""
    steps: tuple[dict[str, Any], ...] = (
        {},
        {"structure": ""},
        {"hand": ""},
        {"swap": picture.swap_in_short or picture.swap},
        {"rise": picture.rise_in_short},
    )
    for missing in steps:
        picture = picture.but(**missing)
        notice = f"! {picture.notice}" if picture.notice else ""
        parts = [each for each in (notice, picture.swap, *_facts(picture)) if each]
        if 2 + cell_len(picture.game) + sum(2 + cell_len(part) for part in parts) <= width:
            break
    return picture


_LEFT: Final = 1
_BETWEEN: Final = 3


class KeyBar(Drawn[KeyBarPicture]):
    """Keys with what they do, as many as fit whole; the last, which is the way out, always."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.bar)

    def _placed(self) -> list[tuple[int, int, KeyHint]]:
        hints = self.picture.hints if self.picture else ()
        while len(hints) > 1 and _end(hints) >= self.area.width:
            hints = (*hints[:-2], hints[-1])
        placed, x = [], _LEFT
        for hint in hints:
            placed.append((x, x + _width(hint), hint))
            x += _width(hint) + _BETWEEN
        return placed

    def paint(self, cells: Cells, picture: KeyBarPicture) -> None:
        palette = self.looks.palette
        for x, _right, hint in self._placed():
            cap = ink(palette.dim if hint.grey else palette.text, palette.bar, bold=not hint.grey)
            after = cells.text(x, 0, hint.key, cap)
            cells.text(after + 1, 0, hint.title, ink(palette.dim, palette.bar))

    def on_click(self, event: events.Click) -> None:
        for x, right, hint in self._placed():
            if x <= event.x < right:
                event.stop()
                pressed = KeyClicked(hint.pressed) if hint.pressed else None
                self.post_message(pressed or CommandChosen(hint.command))


def _width(hint: KeyHint) -> int:
    return cell_len(hint.key) + 1 + cell_len(hint.title)


def _end(hints: Sequence[KeyHint]) -> int:
    return _LEFT + sum(map(_width, hints)) + _BETWEEN * (len(hints) - 1)


_HEADS = "\u2014"  # stands before a heading, which must not differ by its ink alone


class Log(Drawn[LogPicture]):
    """As many of the last lines as fit, the latest at the bottom and brightest."""

    @property
    def _ground(self) -> str:
        """Beside the table it has a ground of its own."""
        wide = self.plan is not None and self.plan.layout == "wide"
        return self.looks.palette.bar if wide else self.looks.palette.surround

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self._ground)

    def paint(self, cells: Cells, picture: LogPicture) -> None:
        palette, ground = self.looks.palette, self._ground
        top = 1 if cells.height > 5 else 0
        left = 2 if cells.height > 5 else 1
        room, width = cells.height - top - self._kept(), cells.width - left - 1
        rows: list[tuple[str, bool, bool]] = []
        for each in reversed(picture.rows):
            line, latest = f"{_HEADS} {each.text}" if each.heading else each.text, not rows
            parts = wrapped(line, width)
            if len(rows) + len(parts) > room and rows:
                break
            # a single row has room for the beginning of the line alone
            parts = parts if len(parts) <= room else [line]
            rows[:0] = [(part, each.heading, latest) for part in parts]
        for y, (row, heading, latest) in enumerate(rows, top):
            color = palette.accent if heading else palette.text if latest else palette.dim
            cells.text(left, y, row, ink(color, ground, bold=heading), width=width)

    def _kept(self) -> int:
        """Rows at its foot in which the coach speaks, where that has its place there."""
        places = self.plan.places if self.plan else {}
        coach, log = places.get("coach"), places.get("log")
        return coach.height if coach and log and coach.x == log.x and coach.y > log.y else 0

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(CommandChosen(Says.LOG))


def tell_too_small(cells: Cells, looks: Looks) -> None:
    """``needs 60x20, this is 50x14``."""
    times = looks.glyphs.times
    width, height = SMALLEST
    cells.fill(cells.everything, ink(looks.palette.text, looks.palette.surround))
    cells.centre(
        cells.height // 2,
        translate(_("needs {needed}, this is {here}")).format(
            needed=f"{width}{times}{height}", here=f"{cells.width}{times}{cells.height}"
        ),
        ink(looks.palette.text, looks.palette.surround, bold=True),
    )
    told = translate(_("make the window larger, or press Q"))
    cells.centre(cells.height // 2 + 1, told, ink(looks.palette.dim, looks.palette.surround))


class TooSmall(Drawn[bool]):
    """There, but laid out only where it is needed."""

    def __init__(self, looks: Looks) -> None:
        super().__init__(looks, id="too-small")
        self.picture = True

    def paint(self, cells: Cells, picture: bool) -> None:
        tell_too_small(cells, self.looks)
