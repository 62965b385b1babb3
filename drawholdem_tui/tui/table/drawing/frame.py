"""What pages have in common: the name of the game and of the page above the rail, their keys in the
last row, headings, and groups of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from textual.content import Content

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.cards import draw_card, draw_dark, underline
from drawholdem_tui.tui.table.drawing.cells import Cells, longest
from drawholdem_tui.tui.table.drawing.lines import Said
from drawholdem_tui.tui.table.scene.plan import CardSize, Place
from drawholdem_tui.tui.table.scene.regions import CardFace
from drawholdem_tui.words.language import In, _, translate

TOP: Final = 2  # rows of the title and the rail
_LEFT: Final = 1
_APART: Final = 2
_BETWEEN: Final = 3
_GOLD: Final = "bold $accent"


class Key(NamedTuple):
    """``press`` is what a click on it does; without one it is told, and no more."""

    name: str  # "Enter"
    does: str
    press: str = ""


class Laid(NamedTuple):
    """A key, and where it stands."""

    x: int
    right: int
    key: Key


def draw_title(cells: Cells, looks: Looks, page: str, told: Sequence[Said] = ()) -> None:
    """On the right what the page comes to, where there is room for all of it; before the name of
    the page that of the game, if there is room for both."""
    ground, game = looks.palette.bar, translate(_("Draw-Holdem"))
    cells.fill(Place(0, 0, cells.width, 1), looks.ink("plain", ground))
    right, used = cells.width - _LEFT, sum(_APART + cell_len(said.text) for said in told)
    rest = right - _LEFT - cell_len(page) - used
    if 0 <= rest < cell_len(game) + _APART and told:
        x = cells.text(_LEFT, 0, page, looks.ink("gold", ground))
    else:
        x = cells.text(_LEFT, 0, game, looks.ink("gold", ground))
        x = cells.text(x + _APART, 0, page, looks.ink("plain", ground), width=cells.width - x - 3)
    if x + used <= right:
        for said in reversed(told):
            cells.right(right, 0, said.text, looks.ink(said.tone, ground))
            right -= cell_len(said.text) + _APART


def page_head(page: str, room: int) -> Content:
    """The same of a page whose title is a widget."""
    name = f"{translate(_('Draw-Holdem'))}{' ' * _APART}"
    if cell_len(name) + cell_len(page) > room:
        return Content.assemble((page, _GOLD))
    return Content.assemble((name, _GOLD), page)


def room_for(page: str, room: int) -> int:
    """How long its name may be: beside that of the game, unless it needs all the room there is."""
    beside = room - cell_len(translate(_("Draw-Holdem"))) - _APART
    return beside if cell_len(page) <= beside else room


def laid_keys(keys: Sequence[Key], width: int) -> list[Laid]:
    """As many as fit whole; the last, which is the way out, always."""
    keys = list(keys)
    while len(keys) > 1 and _LEFT + sum(map(_width, keys)) + _BETWEEN * (len(keys) - 1) >= width:
        del keys[-2]
    laid, x = [], _LEFT
    for key in keys:
        laid.append(Laid(x, x + _width(key), key))
        x += _width(key) + _BETWEEN
    return laid


def draw_keys(cells: Cells, looks: Looks, keys: Sequence[Key], *, above: int = 0) -> None:
    """In the last row, or so many ``above`` it."""
    ground, y = looks.palette.bar, cells.height - 1 - above
    cells.fill(Place(0, y, cells.width, 1), looks.ink("plain", ground))
    for x, _right, key in laid_keys(keys, cells.width):
        end = cells.text(x, y, key.name, looks.ink("strong", ground))
        cells.text(end + bool(key.name), y, key.does, looks.ink("quiet", ground))


def draw_scrolled(cells: Cells, looks: Looks, bar: Place, first: int, rows: int) -> None:
    """A line at the edge of what does not fit, thick where it is what is seen: from the ``first``
    of so many rows on."""
    glyphs, palette = looks.glyphs, looks.palette
    length = max(1, bar.height * bar.height // rows)
    at = bar.y + round((bar.height - length) * first / max(1, rows - bar.height))
    for y in range(bar.y, bar.bottom):
        seen = at <= y < at + length
        sign = ("#" if glyphs.only_ascii else "\u2590") if seen else glyphs.upright
        cells.write(bar.x, y, sign, palette.dim)


def _width(key: Key) -> int:
    return cell_len(key.name) + bool(key.name) + cell_len(key.does)


def draw_heading(
    cells: Cells,
    place: Place,
    text: str,
    looks: Looks,
    *,
    dashes: int = 3,
    width: int = 0,
    shorter: str = "",
) -> None:
    """On the dashes of the swap line, so many of them before it; ``shorter`` for less room."""
    cells.fill(place, looks.on_felt("warm"), looks.glyphs.dash)
    if text.strip():
        room = width or place.width - dashes - 1
        text = longest([text], room - 2, shorter or text)
        cells.text(place.x + dashes, place.y, f" {text} ", looks.on_felt("gold"), width=room)


_GROUPS_APART: Final = 3
_BOARD: Final = 5


class Group(NamedTuple):
    """Cards with a word below; ``given`` ones lie lower, and those beside a ``winning`` five."""

    caption: str
    cards: tuple[CardFace, ...]
    empty: int = 0  # places without a card after them
    given: frozenset[int] = frozenset()
    winning: frozenset[Card] = frozenset()

    @property
    def lower(self) -> frozenset[int]:
        beaten = (at for at, card in enumerate(self.cards) if card not in self.winning)
        return self.given | frozenset(beaten if self.winning else ())

    @property
    def bright(self) -> frozenset[Card]:
        """In a line of text the others are pale; where none lie lower, all are alike."""
        lies = (each for at, each in enumerate(self.cards) if each and at not in self.lower)
        return frozenset(lies if self.lower else ())


def board_group(board: tuple[Card, ...]) -> Group:
    return Group(translate(_("board")), board, max(0, _BOARD - len(board)))


def cards_width(groups: Sequence[Group], card: CardSize) -> int:
    many = sum(len(group.cards) + group.empty for group in groups)
    return many * (card[0] + 1) - len(groups) + _GROUPS_APART * (len(groups) - 1)


def draw_groups(
    cells: Cells, place: Place, groups: Sequence[Group], card: CardSize, looks: Looks
) -> None:
    x, (width, height) = place.x, card
    below = place.y + height + any(group.lower or group.winning for group in groups)
    for group in groups:
        left = x
        for number, face in enumerate(group.cards):
            lower, lies = number in group.lower, Place(x, place.y, width, height)
            if group.winning and not lower:
                underline(cells, lies, looks)
            draw_card(cells, lies._replace(y=place.y + lower), face, looks, faded=lower)
            x += width + 1
        for _empty in range(group.empty):
            draw_dark(cells, Place(x, place.y, width, height), looks)
            x += width + 1
        x += _GROUPS_APART - 1
        room = (x if group is not groups[-1] else cells.width) - left  # up to what comes beside it
        _caption(cells, Place(left, below, room, 1), group, width, looks)


def _caption(cells: Cells, place: Place, group: Group, width: int, looks: Looks) -> None:
    """What they all are; or why some were given away, below the first of them."""
    told, x = group.caption, 0
    if group.given:
        away = _("swapped away") if len(group.cards) < _BOARD else _("discarded")
        x, room = min(group.given) * (width + 1), place.width - 2
        told = longest([translate(away)], room - x, translate(In("below a card", "away")))
        x = max(0, min(x, room - cell_len(told)))
    cells.text(place.x + x, place.y, told, looks.on_felt("quiet"), width=place.width - 2 - x)


def at_a_decision(
    own: tuple[Card, ...],
    board: tuple[Card, ...],
    given: Sequence[Card],
    whose: str = "",
) -> tuple[Group, ...]:
    """The cards that somebody saw, and those they have ``given`` away; which five count, where
    there are more."""
    from drawholdem_tui.engine.ranking import rank_hand  # no first frame waits for its tables

    away = frozenset(at for at, card in enumerate(own) if card in given)
    every = (*own, *board)
    five = frozenset(rank_hand(every).five if own and len(every) > _BOARD else ())
    group = Group(whose or translate(_("your cards")), own, given=away, winning=five)
    groups = (group,) if own or not board else ()
    return (*groups, board_group(board)._replace(winning=five)) if board else groups
