"""Evenings in the rows of the list, and what each came to for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.storage.book.rows import EveningRow, Result
from drawholdem_tui.tui.history.director import ALL, LookingBack
from drawholdem_tui.tui.history.plan import Column
from drawholdem_tui.tui.looks import Tone, tone_of
from drawholdem_tui.tui.table.drawing.cells import longest
from drawholdem_tui.tui.table.drawing.lines import Cell, Said
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips, signed
from drawholdem_tui.words.past.history import short_game, state_name, when
from drawholdem_tui.words.people import called

_QUIET: Final[dict[str, Tone]] = {"when": "quiet", "state": "quiet"}
_APART: Final = 2  # columns between results that stand in columns
_INDENT: Final = 2  # of a long second line
_STRONG: Final[dict[str, Tone]] = {"when": "strong", "rest": "quiet"}


class Spread(NamedTuple):
    """Everybody's results in columns, the same in all evenings: how wide they are."""

    names: int
    nets: int
    most: int  # results of an evening

    @property
    def width(self) -> int:
        return (self.names + self.nets) * self.most

    def fits(self, found: Sequence[Column]) -> bool:
        """Whether all of them have room beside an evening."""
        return self.width <= _rest(found)


def spread_of(looking: LookingBack) -> Spread:
    """Of all evenings of the list, with what is between two of them."""
    names = nets = most = 0
    for number in looking.rows:
        results = results_of(looking, number)
        most = max(most, len(_others(looking, results)))
        for name, won, _place in results:
            names, nets = max(names, cell_len(called(name))), max(nets, cell_len(signed(won)))
    return Spread(names + 1, nets + _APART, most)


def evening_row(
    looking: LookingBack,
    number: int,
    found: Sequence[Column],
    spread: Spread,
    dots: str,
    *,
    in_two: bool,
) -> tuple[Cell, ...]:
    """A line of the list of evenings; ``in_two``: all results stand in a second one, but for the
    reader's, which has a column. ``dots`` stand for what there is no room for."""
    row, told = looking.listing.evenings.get(number), dict[str, str]()
    results = results_of(looking, number)
    if number == ALL:
        hands = _of(sum(looking.found.values()), sum(looking.every.values()))
        order = longest([translate(_("newest first"))], _rest(found) - 1)
        told = {"when": translate(_("all")), "hands": hands, "rest": order}
    elif row is None:
        told = {"number": str(number), "rest": translate(_("damaged"))}
    else:
        short = any(each.id == "when" and each.width < 16 for each in found)
        told = _evening(looking, row, short=short)
    tones = _QUIET if number != ALL else _STRONG
    cells: dict[str, Cell] = {
        kind: (Said(text, tones.get(kind, "plain")),) for kind, text in told.items()
    }
    net = next((won for name, won, _place in results if name == looking.reader), None)
    if net is not None:
        cells["net"] = (Said(signed(net), tone_of(net)),)
    if results and spread.fits(found):
        cells["rest"] = _in_columns(_others(looking, results), spread)
    elif row is not None and results and not in_two:
        cells["rest"] = _as_many(results_in_colour(results), _rest(found), dots)
    elif row is not None and row.status != "over" and "state" not in {each.id for each in found}:
        cells["rest"] = (Said(state_name(row.status), "quiet"),)
    return tuple(cells.get(each.id, ()) for each in found)


def results_of(looking: LookingBack, number: int) -> Sequence[Result]:
    """Of an evening, or of all together; the best first."""
    row = looking.listing.evenings.get(number)
    if number != ALL:
        return row.results if row else ()
    every: dict[str, int] = {}
    for each in looking.listing.evenings.values():
        for name, won, _place in each.results:
            every[name] = every.get(name, 0) + won
    ordered = sorted(every.items(), key=lambda each: -each[1])
    return tuple((name, won, None) for name, won in ordered)


def results_in_colour(results: Sequence[Result], apart: int = 2) -> Cell:
    """``Ann +120   Ben -40``."""
    cell: list[Said] = []
    for name, won, _place in results:
        net = signed(won)
        cell += [Said(called(name)), Said(net, tone_of(won), len(net) + apart)]
    return tuple(cell)


def _rest(found: Sequence[Column]) -> int:
    """How wide the column is that takes what the others leave."""
    return next(each.width for each in found if each.id == "rest")


def _others(looking: LookingBack, results: Sequence[Result]) -> list[Result]:
    """The reader's has a column of its own."""
    return [each for each in results if each[0] != looking.reader]


def _in_columns(results: Sequence[Result], spread: Spread) -> Cell:
    cell: list[Said] = []
    for name, won, _place in results:
        cell.append(Said(called(name), width=spread.names))
        cell.append(Said(f"{signed(won):>{spread.nets - _APART}}", tone_of(won), spread.nets))
    return tuple(cell)


def second_lines(
    looking: LookingBack,
    numbers: Sequence[int],
    found: Sequence[Column],
    spread: Spread,
    dots: str,
) -> list[Cell]:
    """Of evenings, below the first lines: everybody's result but for the reader's, all from one
    column on and equally far apart, as far as there is room."""
    every, all_columns = list[Cell](), sum(each.width for each in found)
    others = [_others(looking, results_of(looking, number)) for number in numbers]
    if spread.width <= all_columns - found[0].width:
        begin = Said("", width=found[0].width)
        return [(begin, *_in_columns(each, spread)) for each in others]
    indent = room = 0
    for indent, apart in ((found[0].width, 2), (found[0].width, 1), (_INDENT, 1)):
        room = all_columns - indent
        every = [results_in_colour(each, apart) for each in others]
        if all(sum(map(_takes, told)) <= room + 1 for told in every):
            break
    return [(Said("", width=indent), *_as_many(told, room, dots)) for told in every]


def _as_many(told: Cell, room: int, dots: str) -> Cell:
    """Whole results, as many as there is room for."""
    kept, end = told, Said(dots)
    while kept and sum(map(_takes, kept)) > room + 1:
        kept = (*kept[: -3 if kept[-1] == end else -2], end)
        if kept == (end,):
            break
    return kept


def _takes(part: object) -> int:
    return (part.width or cell_len(part.text) + 1) if isinstance(part, Said) else 0


def _evening(looking: LookingBack, row: EveningRow, *, short: bool) -> dict[str, str]:
    return {
        "number": str(row.id),
        "when": when(row.began, short=short),
        "game": short_game(row.game),
        "hands": _of(looking.found.get(row.id, 0), looking.every.get(row.id, 0)),
        "state": state_name(row.status),
    }


def _of(found: int, every: int) -> str:
    return chips(every) if found == every else f"{chips(found)}/{chips(every)}"
