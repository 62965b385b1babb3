"""What can be done on a page: told by its help, and to choose from in the palette; and one on which
a row is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple

from textual import work
from textual.await_complete import AwaitComplete
from textual.command import CommandPalette, SearchIcon
from textual.css.query import NoMatches
from textual.screen import Screen

from drawholdem_tui.tui.keys.command import Command, Keys, When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.keys.listing import Listed, keys_listed
from drawholdem_tui.tui.pages.closing import ReadingScreen
from drawholdem_tui.tui.pages.page import ANY, MARGIN, ROOMY, TALL, WIDEST, Leaf, LeafPage, Page
from drawholdem_tui.tui.pages.parts import SMALL, Part, Scale, height_of
from drawholdem_tui.tui.table.drawing.frame import TOP, Key
from drawholdem_tui.tui.table.drawing.lines import Column, Piece, Said, Table
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.language import _, translate

_CLOSE: Final = 11  # a page to choose from has so many times the rows between two of its parts
_FARTHEST: Final = 3  # of these
_LONG: Final = 5  # rows of a list
_SMALL_CARDS: Final = 47  # cells of seven, with what is apart from them


class ChoosingPage(LeafPage):
    """One of several rows is lit, and told below them; another one by a key."""

    def __init__(
        self, leaf: Callable[[int, Place], Leaf], at: int, told: range, *, private: bool = False
    ) -> None:
        """``leaf`` tells the row at this place, in so much room; all that are ``told`` can be."""
        self._with_room, self._at, self._told = leaf, at, told
        super().__init__(leaf(at, ANY), private=private)

    def _leaf(self) -> Leaf:
        return self._with_room(self._at, room_in(*self.app.size))

    def moved(self, key: str) -> bool:
        step = {"up": -1, "down": 1}.get(key, 0)
        if not step or len(self._told) < 2:
            return super().moved(key)
        self._at = max(self._told.start, min(self._at + step, self._told.stop - 1))
        self.sheet.first = 0
        self.sheet.show(self._leaf())
        return True


def room_in(width: int, height: int) -> Place:
    """On a screen of that size."""
    rows = height - TOP - 2 - (height >= ROOMY)
    return Place(0, 0, min(width - 2 * MARGIN, WIDEST), rows)


def apart_in(room: Place) -> int:
    """Rows between parts of a page to choose from; none where there are few."""
    return min(room.height // _CLOSE, _FARTHEST) if room.height > TALL else 0


def beside_cards(whole: Table, shorter: Table, width: int) -> Table:
    """The shorter one where only that has room beside two cards and a board of the least size."""
    room = width - _SMALL_CARDS
    return shorter if shorter.needs() <= room < whole.needs() else whole


def list_above(ways: Sequence[Part], below: Sequence[Part], room: Place) -> Part:
    """The first of the ``ways`` to show a list, ever shorter, with which all of it fits; a list
    that is still long makes room for small cards."""
    apart = min(apart_in(room), 1)
    for scale in (SMALL._replace(apart=apart), Scale(apart=apart)):
        for way in ways:
            first = way.items[0]
            long = way is ways[0] or (isinstance(first, Table) and len(first.rows) >= _LONG)
            fits = height_of([way, *below], room.width, scale) <= room.height
            if fits and (long or not scale.card):
                return way
    return ways[-1]


class Can(NamedTuple):
    """``key`` as the screen writes it, "" where it has none."""

    key: str
    title: str
    does: str
    run: Callable[[], object]

    @property
    def told(self) -> str:
        """Below its title in the palette, which takes brackets for markup."""
        return "   ".join(filter(None, (self.key, self.does))).replace("[", "\\[")


def can_do_on(screen: Screen[Any]) -> Sequence[Can]:
    """Nothing where a page says nothing of it, as what is asked over another page."""
    if isinstance(screen, ReadingScreen):
        return by_keys(screen.told_keys(), screen.press)
    can_do: Callable[[], Sequence[Can]] | None = getattr(screen, "can_do", None)
    return can_do() if can_do else ()


def by_commands(commands: Iterable[Command], keys: Keys, run: Callable[[str], object]) -> list[Can]:
    return [
        Can(
            keys.key_of(each.id), translate(each.title), translate(each.help), partial(run, each.id)
        )
        for each in commands
    ]


def by_keys(keys: Iterable[Key], press: Callable[[str], object]) -> list[Can]:
    """Those keys of a bar that can be clicked."""
    return [
        Can(each.name, each.does, "", partial(press, each.press)) for each in keys if each.press
    ]


class HelpPage(Page):
    """Whoever asks for help here, too, has it; or gets what there is ``further`` to read."""

    def __init__(
        self, lines: Sequence[str | Part], *, further: Callable[[], Screen[None]] | None = None
    ) -> None:
        super().__init__(translate(_("Help")), lines, further=further)

    def tell_help(self) -> None:
        if self._further:
            super().tell_help()


def keys(keymap: Keymap, times: Iterable[When]) -> list[Part]:
    """A part for each time at which they can be pressed, in the same columns."""
    return key_parts(keys_listed(keymap, times))


def key_parts(listed: Sequence[Listed]) -> list[Part]:
    every = [row for _heading, rows in listed for row in rows]
    first = max(len(keys) for keys, _title, _does in every)
    second = max((len(title) for _keys, title, does in every if does), default=0)

    def row(keys: str, title: str, does: str) -> tuple[Piece, ...]:
        titled = title.ljust(second) if does else title
        return Said(keys.ljust(first), "gold"), Said(titled, "strong"), Said(does, "quiet")

    columns = (Column(), Column(), Column())
    tables = ((heading, tuple(row(*each) for each in rows)) for heading, rows in listed)
    return [Part(heading, (Table(columns, rows),)) for heading, rows in tables]


def help_of_keys(
    keys: Iterable[Key], *first: str, further: Callable[[], Screen[None]] | None = None
) -> HelpPage:
    """Of a page that has no more to it than the keys in its last row."""
    rows = [(each.name, each.does, "") for each in keys if each.name]
    rows.append((translate(_("Ctrl-P")), translate(_("all commands, to search")), ""))
    parts = key_parts([(translate(_("On this page")), rows)])
    return HelpPage([*first, *[""] * bool(first), *parts], further=further)


_GATHER = CommandPalette._gather_commands.__wrapped__  # type: ignore[attr-defined]  # noqa: SLF001


class PaletteScreen(CommandPalette):
    """It leaves once, and moves by pages only through what is there already. It must not be called
    as its list is: Textual styles by the names of classes."""

    DEFAULT_CSS = """
    PaletteScreen > #--container { margin-top: 2; background: $felt; }
    PaletteScreen #--input { border: outer $rail; background: $felt; }
    PaletteScreen #--input.--list-visible { border-bottom: none; }
    PaletteScreen #--input SearchIcon { color: $accent; }
    PaletteScreen CommandInput, PaletteScreen CommandInput:focus { color: $on-felt; }
    PaletteScreen CommandList {
        border: outer $rail; border-top: none; background: $felt; scrollbar-size-vertical: 1;
        scrollbar-color: $accent; scrollbar-color-hover: $accent; scrollbar-color-active: $accent;
        scrollbar-background: $felt; scrollbar-background-hover: $felt;
        scrollbar-background-active: $felt;
    }
    PaletteScreen CommandList > .option-list--option { color: $on-felt; padding: 0 2; }
    PaletteScreen CommandList > .option-list--option-highlighted,
    PaletteScreen CommandList:focus > .option-list--option-highlighted {
        color: $background; background: $accent; text-style: bold;
    }
    """

    def __init__(self) -> None:
        told = translate(_("Search for a command\u2026"))
        super().__init__(placeholder=told, id="--command-palette")

    def on_mount(self) -> None:
        for icon in self.query(SearchIcon):
            icon.icon = ">"  # many fonts lack Textual's

    def dismiss(self, result: None = None) -> AwaitComplete:
        if self not in self.app.screen_stack:  # two quick presses of Escape
            gone: AwaitComplete = AwaitComplete.nothing()  # type: ignore[no-untyped-call]
            return gone
        return super().dismiss(result)

    @work(exclusive=True, group=CommandPalette._GATHER_COMMANDS_GROUP)  # noqa: SLF001
    async def _gather_commands(self, search_value: str) -> None:
        with suppress(NoMatches):  # the program ends, and its list is gone already
            await _GATHER(self, search_value)

    def _action_command_list(self, action: str) -> None:
        # the lines of the list have not been counted yet, or it is not there itself
        with suppress(KeyError, NoMatches):
            super()._action_command_list(action)
