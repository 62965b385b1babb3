"""What lies over the panel and the action bar: the bet entry, while an amount is being said;
and the curtain, while the keyboard is handed over."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from textual import events

from drawholdem_tui.tui.looks import block
from drawholdem_tui.tui.table.drawing.cards import draw_card
from drawholdem_tui.tui.table.drawing.cells import Cells, apart, balanced, longest, wrapped
from drawholdem_tui.tui.table.drawing.drawn import KeyClicked, Overlay, Says
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.scene.regions import BetPicture, CurtainPicture
from drawholdem_tui.tui.table.scene.spots import own_cards
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips

_ROWS_OF_WHAT_OPENS = 2  # at most, where there is a shorter wording
_APART = "   "  # between two things that share a row


_KEYS_AND_MORE: Final = 3  # rows below the steps, for one more to be free


class BetEntry(Overlay[BetPicture]):
    """The amount as typed, what it may be, the steps, and why it would be refused."""

    LIES_ON = "seat_to_act"

    def _top(self) -> int:
        return 0 if self.area.height < 5 else 1

    def paint(self, cells: Cells, picture: BetPicture) -> None:
        palette, glyphs = self.looks.palette, self.looks.glyphs
        quiet, accent = self.ink("quiet"), self.ink("gold")
        cells.fill(Place(0, 0, 1, cells.height), accent, glyphs.edge)
        y = self._top()
        x = cells.text(2, y, f"{picture.verb} ", self.ink("strong"))
        x = cells.text(
            x, y, f" {picture.amount}{glyphs.cursor}", block(palette.black, palette.paper)
        )
        ways = [f"({told})" for told in _how_far(picture)]
        if told := longest(ways, cells.width - x - 2):
            x = cells.text(x + 1, y, told, accent)
        facts = _of_the_stack(picture)
        if facts and x + 2 + len(facts) < cells.width:
            cells.right(cells.width - 2, y, facts, quiet)
        self._steps(cells, picture)
        y = self._last(picture)
        if picture.wrong:
            for row in wrapped(f"! {picture.wrong}", cells.width - 3)[: cells.height - y]:
                cells.text(2, y, row, self.ink("strong"))
                y += 1
        else:
            for x, line, words, key in self._keys(picture):
                cells.text(x, line, words, self.ink("strong") if key == "enter" else quiet)

    def _keys(self, picture: BetPicture) -> list[tuple[int, int, str, str]]:
        """What stands in the last row, or in two where one is too short: where, the words, and the
        key that they stand for."""
        first = y = self._last(picture)
        at, width = 2 + cell_len(picture.says) + 3, self.area.width
        back = translate(_("Esc: back"))
        if at + cell_len(back) > width and y + 1 < self.area.height:
            at, y = 2, y + 1
        elif at + cell_len(back) > width:
            back = translate(_("Esc"))
        bounds = at + cell_len(back) + 3
        keys = [(2, first, picture.says, "enter"), (at, y, back, "escape")]
        if bounds + cell_len(picture.bounds) < width:
            keys.append((bounds, y, picture.bounds, ""))
        return keys

    def _last(self, picture: BetPicture) -> int:
        """The row below the steps, or the next where one can be free."""
        below = 1 + max((y for _x, y, _step in self._places(picture)), default=self._top())
        return below + (self.area.height - below > _KEYS_AND_MORE)

    def _places(self, picture: BetPicture) -> list[tuple[int, int, str]]:
        """The steps and where each begins: in as many rows as they need, if there are;
        those without room are left out, as half an amount would be another one."""
        width, first = self.area.width - 2, self._top() + 1
        whole = sum(cell_len(step) + 3 for step in picture.steps)
        rows = 1 if whole < width else max(1, self.area.height - first - 1)
        column = max(map(cell_len, picture.steps), default=0) + 2
        in_a_row = -(-len(picture.steps) // 2)
        if rows > 1 and in_a_row * column <= width + 2:
            return [
                (2 + at % in_a_row * column, first + at // in_a_row, step)
                for at, step in enumerate(picture.steps)
            ]
        gap = 2 if whole < width or rows > 1 else 1
        places, x, y = [], 2, first
        for step in picture.steps:
            if x + cell_len(step) > width and y + 1 < first + rows:
                x, y = 2, y + 1
            if x + cell_len(step) > width + 1:
                break
            places.append((x, y, step))
            x += cell_len(step) + gap
        return places

    def _steps(self, cells: Cells, picture: BetPicture) -> None:
        """The steps of left and right; the chosen one is a block with a sign before it."""
        palette = self.looks.palette
        for at, (x, y, step) in enumerate(self._places(picture)):
            if at == picture.step:
                style = block(palette.key_fg, palette.key_bg)
                cells.text(x - 1, y, f"{self.looks.glyphs.next}{step}", style)
            else:
                cells.text(x, y, step, self.ink())

    def on_click(self, event: events.Click) -> None:
        """A step, or the words of a key."""
        event.stop()
        picture = self.picture
        if picture is None:
            return
        keys = [] if picture.wrong else self._keys(picture)
        targets = [
            *((x, y, step, f"step {at}") for at, (x, y, step) in enumerate(self._places(picture))),
            *keys,
        ]
        for x, y, words, key in targets:
            if key and y == event.y and x <= event.x < x + cell_len(words):
                self.post_message(KeyClicked(key))

    def on_mouse_scroll_up(self) -> None:
        self.post_message(KeyClicked("up"))

    def on_mouse_scroll_down(self) -> None:
        self.post_message(KeyClicked("down"))


def _of_the_stack(picture: BetPicture) -> str:
    """What lies in front already is no part of it."""
    if picture.added is None:
        return translate(_("of your {stack}"), stack=chips(picture.stack))
    stack, added = chips(picture.stack), chips(picture.added)
    return translate(_("{added} more of your {stack}"), added=added, stack=stack)


def _how_far(picture: BetPicture) -> tuple[str, ...]:
    """That it is everything, and as far as anybody else can go along; the longest wording first:
    what is everything a step says, too."""
    if picture.plays is None:
        return (translate(_("all-in")),) if picture.all_in else ()
    ways = _("all-in, {plays} in play"), _("{plays} in play")
    return tuple(translate(each, plays=chips(picture.plays)) for each in ways[not picture.all_in :])


class Curtain(Overlay[CurtainPicture]):
    """Over what is private: backs, and who takes the turn; the rest of the table stays in sight."""

    SAYS = Says.PEEK

    def paint(self, cells: Cells, picture: CurtainPicture) -> None:
        plan, cards, quiet = self.plan, own_cards(self.plan), self.ink("quiet")
        for number in range(plan.hole_cards):
            draw_card(cells, cells.here(cards.place(number)), None, self.looks)
        panel, actions = cells.here(plan.places["panel"]), cells.here(plan.places["actions"])
        x = max(panel.x, actions.x) if plan.layout == "compact" else actions.x
        room = cells.width - x - 2
        facts, key = (panel.x + 1, panel.y), (x + 1, panel.y + 1)
        ways, most = [balanced(each, room) for each in picture.opens] or [[]], 1
        if plan.ring:
            key, most = (x + 1, actions.y), _ROWS_OF_WHAT_OPENS
            if plan.layout == "wide":  # the log beside it tells the rest
                self._facts(cells, panel, picture)
            else:
                self._before(cells, panel, picture, 2)
        behind = self._key(cells, key, picture.key, picture.hint) + len(_APART)
        to_all = longest(picture.facts, panel.right - (behind if plan.own_row else facts[0]) - 1)
        if plan.own_row:  # which has the first one; it is not what the key does
            facts = panel.right - 1 - cell_len(to_all), key[1]
        if plan.layout != "wide":
            cells.text(*facts, to_all, quiet)
        y, seats = key[1] + 1, balanced(picture.seats, room)
        told = next((rows for rows in ways if len(rows) <= most), ways[-1])
        close = 0 if plan.ring else len(told)  # below the key that does it
        opens, fixed = ([("", line) for line in lines] for lines in (told, seats))
        more = [each for each in (opens[close:], [picture.unseen], fixed) if any(map(any, each))]
        rows = [*opens[:close], *apart(more, cells.height - y - close, ("", ""))]
        for at, (pressed, line) in enumerate(rows[: cells.height - y], y):
            if pressed:
                far = x + cell_len(f"{pressed} {line}") + 4 <= cells.width
                self._key(cells, (x + 1 if far else 1, at), pressed, (line,))
            else:
                cells.text(x + 1, at, line, quiet, width=room)

    def _facts(self, cells: Cells, panel: Place, picture: CurtainPicture) -> None:
        """All of them, in as many rows as they want, and below them what is asked, a row apart;
        gold is for who can see cards."""
        y = panel.y
        for told in (*picture.facts[:1], *picture.asked[:2]):
            rows = balanced(told, panel.width - 2)
            if y + len(rows) > panel.bottom:
                return
            for row in rows:
                cells.text(panel.x + 1, y, row.rstrip(" \u00a0\u00b7"), self.ink("quiet"))
                y += 1
            y += 1

    def _before(self, cells: Cells, panel: Place, picture: CurtainPicture, begin: int) -> None:
        """What happened, an empty row below the facts: as much as there is room for whole."""
        told: list[str] = []
        for line in picture.before[::-1]:
            more = [*wrapped(line, panel.width - 2, indent=""), *told]
            if len(more) > panel.height - begin:
                break
            told = more
        for y, line in enumerate(told, panel.y + begin):
            cells.text(panel.x + 1, y, line, self.ink("quiet"))

    def _key(self, cells: Cells, at: tuple[int, int], key: str, ways: tuple[str, ...]) -> int:
        """Where its words end."""
        (x, y), palette = at, self.looks.palette
        if key:
            x = cells.text(x, y, f" {key} ", block(palette.key_fg, palette.accent)) + 1
        room = cells.width - x - 1
        return cells.text(x, y, longest(ways, room, ways[-1]), self.ink("strong"), width=room)
