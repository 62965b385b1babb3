"""The action bar: what is possible now, as far as can be in the same places; and keys in gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from textual import events

from drawholdem_tui.tui.looks import Looks, block
from drawholdem_tui.tui.table.drawing.cells import Cells, longest
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, Drawn
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.scene.regions import (
    ActionButton,
    ActionsPicture,
    KeyHint,
)
from drawholdem_tui.words.language import _, translate

_LEFT = 1
_SLOT = 22  # a button with an amount of seven digits
_FOLD = 12  # columns of a fold
_KEY = 4  # of a key, before what it says
_STAND_PAT = 26  # the column of what keeps five
_HALF = 16  # the column of the second of two, beside five cards
_KEYS: Final = 3  # cells between two keys that stand out
_FIRST = 3  # what can be said of a bet; below them what can be said of cards


def fitted(button: ActionButton, room: int) -> str:
    """The longest wording for which there is room, else the shortest there is.

    >>> call = ActionButton("call", "C", "call 1,200 all-in", shorter=("1,200 all-in", "all-in"))
    >>> fitted(call, 17), fitted(call, 12), fitted(call, 7)
    ('call 1,200 all-in', '1,200 all-in', 'all-in')
    """
    wordings = (button.label, *button.shorter)
    return longest(wordings, room, wordings[-1])


def _only_draws(picture: ActionsPicture) -> bool:
    return bool(picture.note) and not any(each.shown for each in picture.buttons[:_FIRST])


class ActionBar(Drawn[ActionsPicture]):
    """Buttons in fixed places, whether possible or not."""

    def _slots(self, picture: ActionsPicture) -> list[Place]:
        """One a line where there are as many, else in one row or two; places depend on the size,
        the game, the language and whether there is only a draw, which then begins at the top."""
        width, count = self.area.width - _LEFT - 1, len(picture.buttons)
        if self.area.height >= 5:
            first = _FIRST if _only_draws(picture) else 0
            large = self.plan.large and not first  # as high as the words beside the cards
            gap = 4 if large else 1 if first or self.area.height > count else 0
            apart = count - first if first else _FIRST
            steps = [(at - first) % count for at in range(count)]
            return [Place(_LEFT, at + gap * (at >= apart), width, 1) for at in steps]
        if count > _FIRST and self.plan.layout == "small" and self.plan.hole_cards > 2:
            draws = any(each.possible for each in picture.buttons[_FIRST:])
            return self._beside_five(width, draws=draws)
        columns = count if width >= count * _SLOT else (count + 1) // 2
        if not columns:
            return []
        rows, each = (1 if columns == count else 2), min(width // columns, _SLOT + 6)
        if rows == 2 and columns == _FIRST:
            ends = self._in_columns(width)
        else:
            ends = [(at % columns * each, (at % columns + 1) * each - 2) for at in range(count)]
        if not any(each.shown for each in picture.buttons[1:]):
            ends[0] = (0, width)
        top = max(0, (self.area.height - rows + 1) // 2)
        return [
            Place(_LEFT + begin, top + at // columns, end - begin, 1)
            for at, (begin, end) in enumerate(ends)
        ]

    def _in_columns(self, width: int) -> list[tuple[int, int]]:
        """Where three choices begin and end, and below them a swap and what keeps all cards: both
        cards below what does so and checks, and a swap, which says what it wants first, behind."""
        keep = _KEY + cell_len(translate(_("keep, then decide"))) + 1
        call = min(max(keep, (width - _FOLD - 1) // 2), _SLOT + 6)
        last = width + 1 - _FOLD
        above = [(0, call - 1), (call, last - 1), (last, width)]
        if self.plan.hole_cards > 2:
            return [*above, (0, _STAND_PAT - 2), (_STAND_PAT, width)]
        return [*above, (call, width), (0, call - 1)]

    @staticmethod
    def _beside_five(width: int, *, draws: bool) -> list[Place]:
        """Two rows of bets, or of what can be said of cards: it is never both."""
        nowhere, right = Place(0, 0, 0, 0), _LEFT + _HALF
        if draws:
            return [nowhere] * _FIRST + [Place(_LEFT, y, width, 1) for y in (0, 1)]
        bets = (_LEFT, 0, _HALF - 2), (right, 0, width - _HALF), (_LEFT, 1, width)
        return [*(Place(x, y, wide, 1) for x, y, wide in bets), nowhere, nowhere]

    def paint(self, cells: Cells, picture: ActionsPicture) -> None:
        slots = self._slots(picture)
        for slot, button in zip(slots, picture.buttons, strict=True):
            if button.shown and slot.width:
                self._button(cells, slot, button)
        if _only_draws(picture) and self.plan.layout != "small":  # where a key tells it
            self._note(cells, slots, picture.note)

    def _note(self, cells: Cells, slots: list[Place], note: tuple[str, ...]) -> None:
        """In places that are empty, close to what it is about: in one row, or a phrase a row; the
        title has the last phrase, too."""
        told, first, room = " ".join(note), slots[0], self.area.width - _LEFT - 1
        free = slots[_FIRST].y - first.y  # above keys, if they do not begin there
        rows = (told,) if cell_len(told) <= room else note[: free if free > 0 else None]
        for y, row in enumerate(rows, max(first.y, slots[_FIRST].y - len(rows))):
            cells.text(first.x, y, row, self.ink("quiet"), width=room)

    def _button(self, cells: Cells, slot: Place, button: ActionButton) -> None:
        """A filled key cap: possible. In brackets: it rests. On a quiet ground: it wants a
        mark first. Bare and dim: not possible."""
        palette, quiet = self.looks.palette, self.ink("quiet")
        cap, label, key, waits = quiet, quiet, f" {button.key} ", ""
        if button.rests:
            cap, key = self.ink("strong"), f"({button.key})"
            waits = f" {self.looks.glyphs.ellipsis}"
        elif button.possible:
            cap = block(palette.key_fg, palette.accent)
            label = self.ink("plain" if button.wants else "strong")
            if button.wants:
                cap = self.looks.ink("gold", palette.seat_to_act)
        x = cells.text(slot.x, slot.y, key, cap, width=slot.width)
        room = slot.right - x - 1
        words = fitted(button, room - cell_len(waits)) + waits
        cells.text(x + 1, slot.y, words, label, width=room)

    def on_click(self, event: events.Click) -> None:
        picture = self.picture or ActionsPicture()
        for slot, button in zip(self._slots(picture), picture.buttons, strict=True):
            if slot.y == event.y and slot.x <= event.x < slot.right:
                event.stop()
                if button.possible and not button.rests:
                    self.post_message(CommandChosen(button.command))


def keys_in_a_row(keys: Sequence[KeyHint]) -> int:
    """The cells that they take."""
    return sum(cell_len(f" {each.key}  {each.title}") + _KEYS for each in keys) - _KEYS


Gold = list[tuple[Place, KeyHint]]  # keys that stand out, and where


def paint_keys(cells: Cells, place: Place, keys: Sequence[KeyHint], looks: Looks) -> Gold:
    """Key caps in gold: one below the other where there are rows for all, with what they do in a
    column, else side by side, as many as have room; the key bar has the others."""
    x, y, below, gold = place.x, place.y, len(keys) <= place.height, Gold()
    step = 2 if 2 * len(keys) - 1 <= place.height else 1
    cap_ends = max((cell_len(key.key) + 2 for key in keys), default=0) if below else 0
    if any(cap_ends + 1 + cell_len(key.title) > place.width for key in keys if below):
        keys = [key.but(title=key.shorter or key.title) for key in keys]
    for key in keys:
        wide = max(keys_in_a_row([key]), cap_ends + 1 + cell_len(key.title))
        if y >= place.bottom or x + wide > place.right:
            break
        gold.append((Place(x, y, wide, 1), key))
        cap = block(looks.palette.surround, looks.palette.accent)
        x = cells.text(x, y, f" {key.key} ".center(cap_ends), cap) + 1  # all are as wide
        x = cells.text(x, y, key.title, looks.ink("strong")) + _KEYS
        x, y = (place.x, y + step) if below else (x, y)
    return gold


def further(gold: Sequence[tuple[Place, KeyHint]], columns: int) -> Gold:
    """The same, so much further right."""
    return [(place._replace(x=place.x + columns), key) for place, key in gold]
