"""The menu: the name of the game above its signature, and what there is to do; nothing that does
not exist."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.cells import cell_len
from textual import events

from drawholdem_tui.engine.cards import card
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.home.entries import MenuItem
from drawholdem_tui.tui.looks import Looks, block
from drawholdem_tui.tui.pages.closing import SheetScreen
from drawholdem_tui.tui.table.drawing.cards import draw_bitmap, draw_card
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, FeltSheet
from drawholdem_tui.tui.table.drawing.frame import Key, draw_keys, laid_keys
from drawholdem_tui.tui.table.drawing.letters import CAPITAL, words
from drawholdem_tui.tui.table.scene.layouts import layout_for
from drawholdem_tui.tui.table.scene.plan import CardSize, Place
from drawholdem_tui.tui.table.widgets.bars import tell_too_small
from drawholdem_tui.words.language import In, _, translate

if TYPE_CHECKING:  # loaded when somebody asks what can be done
    from drawholdem_tui.tui.pages.can_do import Can

WHAT_IT_IS: Final = _(
    "Texas Hold'em with one addition: on every street you may swap one of your two cards, at a"
    " price."
)
HELP: Final = "what-it-is"  # chosen as an item is
_THEN: Final = {"tour": "quick"}  # who comes back wants to play
_WIDTH: Final = 58
_TITLE: Final = "D R A W - H O L D E M"
_LARGE_TITLE: Final = _TITLE.replace(" ", "").replace("-", "\u2013")
_CARDS: Final = ("As", "Qd", None, "7c", "Kh")
_SMALL: Final = 3  # rows of the cards on a screen that has none to spare
_LOWER: Final = 3  # rows that the one given up lies below the others
_BESIDE: Final = 14  # what is told of an item stands behind so many cells, or the longest title


class _Size(NamedTuple):
    """How large it all is, on screens of so many cells and more."""

    least: tuple[int, int]
    card: CardSize
    times: int  # of the name in half cells; 0: in a line of text
    width: int  # of the items
    step: int  # rows from one item to the next
    beside: int = 0  # cells before what is told of them at least

    @property
    def title(self) -> int:
        """Rows of the name."""
        return (CAPITAL * self.times + 1) // 2 or 1

    @property
    def head(self) -> int:
        """Rows above the items: the name, the cards, and the line that they lie on."""
        return self.title + 1 + self.card[1] + _LOWER + 1 + (self.card[1] > _SMALL)


_SIZES: Final = (
    _Size((170, 54), (13, 13), 2, 132, 2, 52),
    _Size((120, 38), (11, 8), 1, 70, 1),
    _Size((96, 30), (7, 5), 1, 66, 1),
    _Size((0, 30), (7, 5), 0, _WIDTH, 1),
    _Size((0, 0), (5, 3), 0, _WIDTH, 1),
)


class MenuPicture(Fact):
    items: tuple[MenuItem, ...]
    at: int
    told: tuple[str, ...]
    keys: tuple[Key, ...]


class Menu(FeltSheet[MenuPicture]):
    """Five cards at the swap line, one of them given up, and the items below."""

    def _scale(self, items: int) -> _Size:
        """The largest that there is room for."""
        width, height = self.area
        fits = (
            each
            for each in _SIZES
            if each.least <= (width, height)
            and each.least[1] <= height
            and each.head + each.step * items + len(self._lines()) < height
            and (not each.times or self.looks.in_halves)
        )
        return next(fits, _SIZES[-1])

    def _head(self, items: int) -> int:
        """Rows above the items; those of the title alone where there is no room for more."""
        size = self._scale(items)
        if size.head + size.step * items >= self.area.height:
            return 2
        return size.head + len(self._about(items))

    def _about(self, items: int) -> list[str]:
        """What this is, in rows below the name, where there is room for all of it."""
        size, width = self._scale(items), self.area.width - 4
        free = self.area.height - 4 - (size.head + size.step * (items - 1) + 1 + len(self._lines()))
        about = wrapped(translate(WHAT_IT_IS), width, indent="")
        if len(about) > 1:  # no word alone
            about = wrapped(translate(WHAT_IT_IS), width * 3 // 4, indent="")
        air = [""] * (free > len(about) and bool(size.times))
        return [*air, *about] if free >= len(about) else []

    def _width(self, items: Sequence[MenuItem]) -> int:
        """Of every row, whichever is chosen; the line above them is as long."""
        room = self.area.width - 2
        beside = self._beside(items, room - 2)
        longest = max(cell_len(each.told) for each in items)
        if beside + longest + 2 > room:
            longest = max(cell_len(each.shorter or each.told) for each in items)
        return min(max(self._scale(len(items)).width, beside + longest + 2), room)

    def _corner(self, items: Sequence[MenuItem]) -> tuple[int, int]:
        """Where everything begins, in the middle of the screen."""
        size = self._scale(len(items))
        rows = self._head(len(items)) + size.step * (len(items) - 1) + 1
        left = max(1, (self.area.width - self._width(items)) // 2)
        free, told = self.area.height - 2 - rows, len(self._lines())
        below_the_rail = (free >= 0) + (free > told)
        return left, max(below_the_rail, min(free // 2, free - told))

    def paint(self, cells: Cells, picture: MenuPicture) -> None:
        if layout_for(cells.width, cells.height) == "too small":
            tell_too_small(cells, self.looks)
            return
        palette, items = self.looks.palette, len(picture.items)
        (left, top), width = self._corner(picture.items), self._width(picture.items)
        head, size = self._head(items), self._scale(items)
        self._title(cells, top, size.times if head > 2 else 0)
        if head > 2:
            y = top + size.title
            about = self._about(items)
            for row, line in enumerate(about, y):
                cells.centre(row, line, self.looks.on_felt())
            self._signature(cells, Place(left, y + len(about), width, 0), size)
        beside = self._beside(picture.items, width - 2)
        for number, item in enumerate(picture.items):
            y = top + head + number * size.step
            here = number == picture.at
            style = quiet = block(palette.surround, palette.accent)
            if here:
                cells.fill(Place(left, y, width, 1), style)
            else:
                style, quiet = self.looks.on_felt(), self.looks.on_felt("quiet")
            at = max(beside, len(item.title) + 2)
            cells.text(left, y, f" {item.title:<{at - 2}}", style)
            room = width - at - 1
            told = item.told if cell_len(item.told) <= room else item.shorter or item.told
            cells.text(left + at + 1, y, told, quiet, width=room)
        self._tell(cells, top + head + 1 + (items - 1) * size.step + 1)
        draw_keys(cells, self.looks, picture.keys)

    def _title(self, cells: Cells, top: int, times: int) -> None:
        gold = self.looks.on_felt("gold")
        if not times:
            cells.centre(top, _TITLE, gold)
            return
        dots = words(_LARGE_TITLE, times) or ("",)
        draw_bitmap(cells, ((cells.width - len(dots[0])) // 2, 2 * top), dots, gold)

    def _beside(self, items: Sequence[MenuItem], room: int) -> int:
        """Where what is told of the items begins: behind the longest title, as far as all of it
        has room there, else behind the longest of the others."""
        longest = max(len(item.title) for item in items) + 2
        longest = max(longest, self._scale(len(items)).beside)
        told = max(cell_len(item.shorter or item.told) for item in items)
        if longest + told <= room:
            return longest
        return max(_BESIDE, *(len(item.title) + 2 for item in items if not item.wide))

    def _lines(self) -> list[str]:
        """What is told, in rows."""
        told = self.picture.told if self.picture else ()
        return [line for each in told for line in wrapped(each, self.area.width - 4)]

    def _tell(self, cells: Cells, first: int) -> None:
        """Above the last row, in as many as are free; one there is always."""
        style = self.looks.on_felt("gold")
        lines = self._lines()
        room = max(1, cells.height - 1 - first)
        if len(lines) > room:
            lines = [*lines[: room - 1], " ".join(lines[room - 1 :])]  # cut where the room ends
        for y, line in enumerate(lines, cells.height - 1 - len(lines)):
            cells.text(2, y, line, style, width=cells.width - 3)

    def _signature(self, cells: Cells, place: Place, size: _Size) -> None:
        """The cards, one of them on the swap line; the place begins below the name."""
        glyphs, (width, height) = self.looks.glyphs, size.card
        top = place.y
        line = top + 1 + height + _LOWER - 1
        dashes = place._replace(y=line, height=1)
        cells.fill(dashes, self.looks.on_felt("warm"), glyphs.dash)
        step = width + 3
        first = (cells.width - step * len(_CARDS) + 3) // 2
        for number, face in enumerate(_CARDS):
            given_up = face is None
            y = top + 1 + (_LOWER if given_up else 0)
            spot = Place(first + number * step, y, width, height)
            draw_card(cells, spot, card(face) if face else None, self.looks)
            if given_up:
                fee = f" {glyphs.chip} "
                cells.text(spot.right + 1, line, fee, self.looks.on_felt("gold"))

    def on_click(self, event: events.Click) -> None:
        picture = self.picture
        if picture is None:
            return
        if event.y == self.area.height - 1:
            for x, right, key in laid_keys(picture.keys, self.area.width):
                if key.press and x <= event.x < right:
                    self.post_message(CommandChosen(key.press))
            return
        _left, top = self._corner(picture.items)
        items = len(picture.items)
        row, between = divmod(event.y - top - self._head(items), self._scale(items).step)
        if not between and 0 <= row < items:
            event.stop()
            self.post_message(CommandChosen(picture.items[row].id))


class MenuScreen(SheetScreen[MenuPicture, None]):
    """``items`` and ``troubles`` are asked for whenever one comes to it; ``chosen`` gets what
    somebody wants."""

    def __init__(
        self,
        looks: Looks,
        items: Callable[[], Sequence[MenuItem]],
        troubles: Callable[[], Sequence[str]],
        chosen: Callable[[str], None],
    ) -> None:
        super().__init__(Menu(looks, id="menu"))
        self._look_for_items = items
        self._look_for_troubles = troubles
        self._items: Sequence[MenuItem] = ()
        self._troubles: tuple[str, ...] = ()
        self._news = ""  # of what was chosen last
        self._chosen = chosen
        self._at = 0

    def on_screen_resume(self) -> None:
        """Back from somewhere: there may be a game to go on with now."""
        self.look_again()

    def look_again(self) -> None:
        """What there is to do now, and what is wrong."""
        before, self._items = self._items, self._look_for_items()
        if [each.id for each in before] != [each.id for each in self._items]:
            self._at = 0
        self._troubles = tuple(self._look_for_troubles())
        self._show()

    def begin_at_the_top(self) -> None:
        """The next time that somebody comes to it."""
        self._at = 0

    def press(self, key: str) -> None:
        items = self._items
        match key:
            case "up":
                self._at = (self._at - 1) % len(items)
            case "down" | "tab":
                self._at = (self._at + 1) % len(items)
            case "enter" | "space":
                self._choose(items[self._at].id)
                return
            case "home":
                self._at = 0
            case "q" | "end":
                self._at = len(items) - 1
            case "?":
                self._choose(HELP)
                return
            case "escape":  # leads back everywhere else, and there is nothing behind this
                return
            case _:
                self._at = _beginning_with(key, items, self._at)
        self._show()

    def on_command_chosen(self, message: CommandChosen) -> None:
        message.stop()
        self._choose(message.command)

    def can_do(self) -> Sequence[Can]:
        from drawholdem_tui.tui.pages.can_do import Can

        items = [Can("", each.title, each.told, self._chooses(each.id)) for each in self._items]
        return [*items, Can("?", translate(_("help")), "", self._chooses(HELP))]

    def _chooses(self, item: str) -> Callable[[], None]:
        return partial(self._choose, item)

    def _choose(self, item: str) -> None:
        if self.app.screen is self:  # two quick presses choose one thing
            self._news = ""
            self._chosen(item)
            names = [each.id for each in self._items]
            if item in _THEN and "continue" not in names:  # which a new game would put aside
                self._at = names.index(_THEN[item])

    def tell(self, what: str) -> None:
        """Until something else is chosen."""
        self._news = what
        self._show()

    def _show(self) -> None:
        told = (self._news, *self._troubles) if self._news else self._troubles
        self.sheet.show(MenuPicture(tuple(self._items), self._at, told, keys()))


def keys() -> tuple[Key, ...]:
    return (
        Key(translate(_("Up Down")), translate(In("beside a key", "choose a row"))),
        Key(translate(_("Enter")), translate(In("beside a key", "open it"))),
        Key("?", translate(_("help")), HELP),
    )


def _beginning_with(key: str, items: Sequence[MenuItem], at: int) -> int:
    """The next item with this first letter."""
    order = [*range(at + 1, len(items)), *range(at + 1)]
    return next((place for place in order if items[place].title.lower().startswith(key)), at)
