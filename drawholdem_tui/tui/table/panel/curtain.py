"""The curtain over the panel, while the keyboard is handed over."""

from __future__ import annotations

from rich.cells import cell_len

from drawholdem_tui.tui.looks import block
from drawholdem_tui.tui.table.drawing.cards import draw_card
from drawholdem_tui.tui.table.drawing.cells import Cells, apart, balanced, longest, wrapped
from drawholdem_tui.tui.table.drawing.drawn import Overlay, Says
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.scene.regions import CurtainPicture
from drawholdem_tui.tui.table.scene.spots import own_cards

_ROWS_OF_WHAT_OPENS = 2  # at most, where there is a shorter wording
_APART = "   "  # between two things that share a row


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
