"""What stands in the columns of the list, above it and below, on screens of any width."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len

from drawholdem_tui.past.history.listing import HandLine
from drawholdem_tui.storage.book.listed import EveningRow
from drawholdem_tui.tui.history.coach import CoachLooksBack
from drawholdem_tui.tui.history.commands import BAR_OF_EVENINGS, BAR_OF_HANDS
from drawholdem_tui.tui.history.director import ALL, Level, LookingBack
from drawholdem_tui.tui.keys.command import Doer
from drawholdem_tui.tui.keys.commands import command
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.table.scene.regions import KeyBarPicture, KeyHint
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.past.history import (
    hand_of_evening,
    hands_found,
    nets_in_short,
    no_longer_there,
    results_in_short,
    short_game,
    state_name,
    state_names,
    when,
)
from drawholdem_tui.words.people import of

NARROWEST = 60
_LEAST_REST = 16
_MANY_YEARS = 96  # from this width on, moments have a year


class Column(NamedTuple):
    """``weight``: the least of them gives way first; 0 stays."""

    id: str
    heading: str
    width: int
    weight: int
    at_right: bool = False


_EVENINGS = (
    Column("number", _("No."), 5, 0),
    Column("when", _("When"), 0, 0),
    Column("game", _("Game"), 15, 2),
    Column("hands", _("Hands"), 9, 0, at_right=True),
    Column("state", _("State"), 11, 1),
    Column("rest", _("Results"), 0, 0),
)
_HANDS = (
    Column("mark", "", 2, 0),
    Column("number", _("Hand"), 9, 0),
    Column("when", _("When"), 0, 5),
    Column("game", _("Game"), 15, 1),
    Column("players", _("Seats"), 6, 2, at_right=True),
    Column("pot", _("Pot"), 9, 0, at_right=True),
    Column("swaps", _("Swaps"), 6, 4, at_right=True),
    Column("showdown", _("Shown"), 6, 3),
    Column("cost", _("Cost"), 7, 4, at_right=True),
    Column("rest", _("Name or winner"), 0, 0),
)


def columns(level: Level, width: int, *, of_one_game: bool = False) -> list[Column]:
    """Those for which there is room; the last takes what is left."""
    moment = 18 if width >= _MANY_YEARS else 13
    kept = [
        each._replace(width=moment) if each.id == "when" else _for_its_heading(each)
        for each in (_EVENINGS if level is Level.EVENINGS else _HANDS)
        if not (of_one_game and each.id == "game")
    ]
    while sum(each.width for each in kept) + _LEAST_REST > width:
        weak = min((each for each in kept if each.weight), key=lambda each: each.weight)
        kept.remove(weak)
    rest = width - sum(each.width for each in kept)
    return [each._replace(width=rest) if each.id == "rest" else each for each in kept]


def _for_its_heading(column: Column) -> Column:
    """At least as wide as it is called, in whatever language, and a blank beside it; the states of
    an evening are few, and none is cut."""
    words = [translate(column.heading), *(state_names() if column.id == "state" else ())]
    called = max(map(cell_len, words)) + 1
    return column._replace(width=max(column.width, called)) if column.width else column


def headings(found: Sequence[Column]) -> list[tuple[str, int]]:
    """As the table wants them."""
    return [(_placed(each, translate(each.heading)), each.width) for each in found]


def lines(looking: LookingBack, rows: Sequence[int], found: Sequence[Column]) -> list[list[str]]:
    """Of these rows of the list."""
    if not looking.is_in_an_evening:
        return [_evening_cells(looking, each, found) for each in rows]
    of_one = looking.evening != ALL
    return [_hand_cells(each, found, of_one=of_one) for each in looking.listing.lines(rows)]


def _evening_cells(looking: LookingBack, number: int, found: Sequence[Column]) -> list[str]:
    """A line of the list of evenings."""
    row = looking.listing.evenings.get(number)
    if number == ALL:
        told = _all_evenings(looking)
    elif row is None:
        told = {"number": str(number), "rest": translate(_("damaged"))}
    else:
        told = _evening(looking, row, short=_is_short(found))
    return [_placed(each, told.get(each.id, "")) for each in found]


def _all_evenings(looking: LookingBack) -> dict[str, str]:
    hands = _of(sum(looking.found.values()), sum(looking.every.values()))
    return {"when": translate(_("all")), "hands": hands, "rest": translate(_("newest first"))}


def _evening(looking: LookingBack, row: EveningRow, *, short: bool) -> dict[str, str]:
    return {
        "number": str(row.id),
        "when": when(row.began, short=short),
        "game": short_game(row.game),
        "hands": _of(looking.found.get(row.id, 0), looking.every.get(row.id, 0)),
        "state": state_name(row.status),
        "rest": results_in_short(row.results),
    }


def _hand_cells(line: HandLine, found: Sequence[Column], *, of_one: bool) -> list[str]:
    """A line of the list of hands; ``of_one`` evening, which need not be said each time."""
    kept, row = line.kept, line.kept.figures
    told = {
        "mark": "*" if line.note.marked else "",
        "number": _number(line, of_one=of_one),
        "rest": line.note.name or _who_won(line),
    }
    if kept.text is None or row is None:
        damaged, gone = _("damaged"), _("deleted")
        told["rest"] = translate(gone if kept.gone else damaged)
    else:
        told |= {
            "when": when(row.ended, short=_is_short(found)),
            "game": short_game(row.game),
            "players": str(row.players),
            "pot": chips(row.pot),
            "swaps": chips(row.swaps) if row.swaps else "",
            "showdown": translate(_("yes")) if row.showdown else "",
            "cost": _cost(line),
        }
    return [_placed(each, told.get(each.id, "")) for each in found]


def told_of(line: HandLine) -> str:
    """All that the columns may have had no room for."""
    kept = line.kept
    name = hand_of_evening(kept.evening, kept.number, kept.id)
    if line.note.name:
        named = translate(_("{hand}, \u201c{name}\u201d"))
        name = named.format(hand=name, name=line.note.name)
    return of(name, nets_in_short(kept.nets)) if kept.nets else name


def _number(line: HandLine, *, of_one: bool) -> str:
    kept = line.kept
    if kept.number is None:
        return "?"
    return str(kept.number) if of_one else f"{kept.evening}\u00b7{kept.number}"


def _who_won(line: HandLine) -> str:
    nets = sorted(line.kept.nets, key=lambda each: -each[1])
    return nets_in_short([each for each in nets if each[1] > 0])


def _cost(line: HandLine) -> str:
    dear = max(line.costs.values(), default=0) if line.costs else 0
    return chips(dear) if dear else ""


def _of(found: int, every: int) -> str:
    return chips(every) if found == every else f"{chips(found)}/{chips(every)}"


def _is_short(found: Sequence[Column]) -> bool:
    return any(each.id == "when" and each.width < 16 for each in found)


def _placed(column: Column, text: str) -> str:
    """With a blank behind it, at least."""
    if not column.at_right:
        return text
    return f"{text:>{column.width - 2}}"


def heading(looking: LookingBack) -> str:
    """Which list it is."""
    if not looking.is_in_an_evening:
        return translate(_("History"))
    if looking.evening == ALL:
        return translate(_("History: all evenings"))
    evening = looking.listing.evenings.get(looking.evening)
    if evening is None:
        return translate(_("History: evening {number}")).format(number=looking.evening)
    told = translate(_("Evening {number}, {when}, {game}, {state}"))
    began, game = when(evening.began, short=False), short_game(evening.game)
    state = state_name(evening.status)
    return told.format(number=evening.id, when=began, game=game, state=state)


def how_many(looking: LookingBack) -> str:
    """How many of all hands are listed."""
    if not looking.is_in_an_evening:
        return hands_found(sum(looking.found.values()), sum(looking.every.values()))
    every = looking.every
    of = every.get(looking.evening, 0) if looking.evening != ALL else sum(every.values())
    return hands_found(len(looking.rows), of)


def told(looking: LookingBack, coach: CoachLooksBack) -> str:
    """What is wrong, what goes on, or else all there is to say of the row."""
    wrong = (looking.fault, coach.trouble, *looking.filter.troubles)
    if any(wrong):
        return next(filter(None, wrong))
    if coach.left:
        template = plural(
            "The coach is still looking at one hand …",
            "The coach is still looking at {hands} hands …",
            coach.left,
        )
        return template.format(hands=chips(coach.left))
    if not looking.rows:
        nothing = _("No hand matches.") if looking.text else _("There are no hands.")
        return translate(nothing)
    if line := looking.hand:
        return told_of(line)
    row = None if looking.is_in_an_evening else looking.evening_here
    return no_longer_there(row.no_longer_there) if row and row.no_longer_there else ""


def keys(looking: LookingBack, keymap: Keymap, doers: Mapping[str, Doer]) -> KeyBarPicture:
    """Grey where they do nothing here."""
    return KeyBarPicture(
        tuple(
            KeyHint(
                each.id,
                keymap.key_of(each.id),
                translate(each.title),
                grey=bool(doers[each.id].why_not()),
            )
            for each in map(command, BAR_OF_HANDS if looking.is_in_an_evening else BAR_OF_EVENINGS)
        )
    )
