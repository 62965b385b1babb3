"""What stands in the columns of the list, and in the lines round it, on screens of any width."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len

from drawholdem_tui.past.history.listing import HandLine
from drawholdem_tui.storage.book.rows import EveningRow
from drawholdem_tui.tui.history.commands import BAR_OF_EVENINGS, BAR_OF_HANDS
from drawholdem_tui.tui.history.director import ALL, LookingBack
from drawholdem_tui.tui.history.glance import Glance
from drawholdem_tui.tui.history.plan import WIDEST, Column, fitted
from drawholdem_tui.tui.history.writing import CoachLooksBack
from drawholdem_tui.tui.keys.command import Doer
from drawholdem_tui.tui.keys.commands import command
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.looks import Tone
from drawholdem_tui.tui.table.drawing.lines import FACE, Bar, Cell, Faces, Said
from drawholdem_tui.tui.table.scene.regions import KeyBarPicture, KeyHint
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips, net
from drawholdem_tui.words.past.history import (
    hand_of_evening,
    hands_found,
    nets_in_short,
    no_longer_there,
    results_in_short,
    short_game,
    state_name,
    state_names,
    street_reached,
    when,
)
from drawholdem_tui.words.people import called, of
from drawholdem_tui.words.times import time_of_day

NARROWEST: Final = 60
_LEAST_REST: Final = 16
_LEAST_NAME: Final = 15
_MANY_YEARS: Final = 96  # from this width on, moments have a year
_NAME: Final = 12  # of a winner, where there is room for the hand beside it
_BOARD: Final = 5
_HELD: Final = 2
_EVENINGS: Final = (
    Column("number", _("No."), 5),
    Column("when", _("When"), 0),
    Column("game", _("Game"), 15, 2),
    Column("hands", _("Hands"), 9, at_right=True),
    Column("state", _("State"), 11, 1),
    Column("rest", _("Results"), 0),
)


def columns(looking: LookingBack, width: int) -> list[Column]:
    """Those for which there is room; the last takes what is left."""
    width = min(width, WIDEST)
    if looking.is_in_an_evening:
        return _columns_of_hands(looking, width - 2)
    moment = 18 if width >= _MANY_YEARS else 13
    named = (_named(each, moment) for each in _EVENINGS)
    return fitted(list(named), width - 2, _LEAST_REST)


def _named(column: Column, moment: int) -> Column:
    """At least as wide as it is called, in whatever language, and a blank beside it; the states of
    an evening are few, and none is cut."""
    heading = translate(column.heading)
    words = [heading, *(state_names() if column.id == "state" else ())]
    width = max(column.width, max(map(cell_len, words)) + 1) if column.width else 0
    return column._replace(heading=heading, width=moment if column.id == "when" else width)


def _columns_of_hands(looking: LookingBack, width: int) -> list[Column]:
    several, costs = looking.evening == ALL, looking.filter.cost is not None
    places = _BOARD if looking.is_of("draw-poker") else _BOARD + _HELD
    cards = f"{translate(_('Board')):<{FACE * _BOARD + 1}}{translate(_('Winner'))}"
    if looking.is_of("draw-poker"):
        cards = translate(_("Winner"))
    price, priced = (_("Cost"), "cost") if costs else (_("Swaps"), "swaps")
    headings = [
        Column("mark", "", 2),
        Column("number", translate(_("Hand")), 8 if several else 5),
        Column("when", translate(_("Time")), 13 if several else 7, 4),
        Column("ended", translate(_("Ended")), _widest_street() + 2, 2),
        Column("cards", cards, FACE * places + 2),
        Column("rest", translate(_("Won by")), 0),
        Column("pot", translate(_("Pot")), 8, 6, at_right=True),
        Column("bar", "", 16, 1),
        Column(priced, translate(price), max(7, cell_len(translate(price)) + 3), 3, at_right=True),
        Column("net", called(looking.alone) if looking.alone else translate(_("Net")), 9, 7, True),
    ]
    if several:
        del headings[-3]  # pots of other evenings are no measure
        if len({each.game for each in looking.listing.evenings.values()}) > 1:
            headings.insert(3, Column("game", translate(_("Game")), 13, 1))
    roomy = sum(each.width for each in headings) + 3 * _LEAST_REST <= width
    if not roomy:  # the bar is one upright cell
        headings = [each._replace(width=3) if each.id == "bar" else each for each in headings]
    return fitted(headings, width, 2 * _LEAST_REST if width >= _MANY_YEARS else _LEAST_NAME)


def _widest_street() -> int:
    return max(cell_len(street_reached(cards)) for cards in (0, 3, 4, 5))


def evening_row(looking: LookingBack, number: int, found: Sequence[Column]) -> tuple[Cell, ...]:
    """A line of the list of evenings."""
    row = looking.listing.evenings.get(number)
    if number == ALL:
        hands = _of(sum(looking.found.values()), sum(looking.every.values()))
        told = {"when": translate(_("all")), "hands": hands, "rest": translate(_("newest first"))}
    elif row is None:
        told = {"number": str(number), "rest": translate(_("damaged"))}
    else:
        short = any(each.id == "when" and each.width < 16 for each in found)
        told = _evening(looking, row, short=short)
    tones: dict[str, Tone] = {"when": "quiet", "state": "quiet"}
    return tuple((Said(told.get(each.id, ""), tones.get(each.id, "plain")),) for each in found)


def _evening(looking: LookingBack, row: EveningRow, *, short: bool) -> dict[str, str]:
    return {
        "number": str(row.id),
        "when": when(row.began, short=short),
        "game": short_game(row.game),
        "hands": _of(looking.found.get(row.id, 0), looking.every.get(row.id, 0)),
        "state": state_name(row.status),
        "rest": results_in_short(row.results),
    }


def hand_row(
    looking: LookingBack, line: HandLine, seen: Glance | None, star: str, found: Sequence[Column]
) -> tuple[Cell, ...]:
    """A line of the list of hands; of a damaged one there is less to say."""
    kept, row = line.kept, line.kept.figures
    told: dict[str, Cell] = {
        "mark": (Said(star if line.note.marked else "", "gold"),),
        "number": (Said(_number(line, of_one=looking.evening != ALL), "strong"),),
    }
    if kept.text is None or row is None:
        damaged, gone = _("damaged"), _("deleted")
        told["rest"] = (Said(line.note.name or translate(gone if kept.gone else damaged), "quiet"),)
        return tuple(told.get(each.id, ()) for each in found)
    of_one = looking.evening != ALL
    biggest = row.pot == looking.biggest_pot
    told |= {
        "when": (Said(time_of_day(row.ended) if of_one else when(row.ended, short=True), "quiet"),),
        "game": (Said(short_game(row.game), "quiet"),),
        "pot": (Said(chips(row.pot), "gold" if biggest else "plain"),),
        "bar": (Bar(row.pot / max(1, looking.biggest_pot or row.pot)),),
        "swaps": (Said(chips(row.swaps) if row.swaps else "", "gold"),),
        "cost": (Said(_cost(line), "loss"),),
        "net": (_net(looking, line),),
        "rest": _who_won(line, seen, found),
    }
    if seen:
        told["cards"] = _cards(seen)
        told["ended"] = (Said(street_reached(len(seen.board)) if seen.has_board else "", "quiet"),)
    return tuple(told.get(each.id, ()) for each in found)


def _cards(seen: Glance) -> Cell:
    held = Faces(seen.cards if any(seen.cards) else ())  # a row of backs tells nothing
    if not seen.has_board:
        return (held,)
    board = Faces(seen.board, _BOARD - len(seen.board))
    return board, Said("", width=1), held


def _who_won(line: HandLine, seen: Glance | None, found: Sequence[Column]) -> Cell:
    """With what, where there is room; a name that somebody gave the hand says more than that."""
    called_so = f"\u201c{line.note.name}\u201d" if line.note.name else ""
    if seen is None:
        return (Said(called_so or _best(line)),)
    winners = seen.winners
    if not winners:  # a pot that waits for the next hand (DP-5)
        return (Said(called_so or translate(_("nobody opened")), "quiet"),)
    name = winners[0].name + (f" +{len(winners) - 1}" if winners[1:] else "")
    if next(each.width for each in found if each.id == "rest") < _NAME + _LEAST_REST:
        return (Said(called_so or name, "strong"),)
    hand = called_so or winners[0].shorter or winners[0].hand
    return Said(name, "strong", _NAME), Said(hand, "plain" if winners[0].cards else "quiet")


def _best(line: HandLine) -> str:
    nets = sorted(line.kept.nets, key=lambda each: -each[1])
    return nets_in_short([each for each in nets if each[1] > 0])


def _net(looking: LookingBack, line: HandLine) -> Said:
    """Of whoever plays alone; among several of whoever won most."""
    nets = dict(line.kept.nets)
    won = nets.get(looking.alone, 0) if looking.alone else max(nets.values(), default=0)
    return Said(net(won), tone_of(won))


def tone_of(won: int) -> Tone:
    return "gain" if won > 0 else "loss" if won else "quiet"


def told_of(line: HandLine) -> str:
    """All that the columns may have had no room for."""
    kept = line.kept
    name = hand_of_evening(kept.evening, kept.number, kept.id)
    return of(name, nets_in_short(kept.nets)) if kept.nets else name


def _number(line: HandLine, *, of_one: bool) -> str:
    kept = line.kept
    if kept.number is None:
        return "?"
    return str(kept.number) if of_one else f"{kept.evening}\u00b7{kept.number}"


def _cost(line: HandLine) -> str:
    dear = max(line.costs.values(), default=0) if line.costs else 0
    return chips(dear) if dear else ""


def _of(found: int, every: int) -> str:
    return chips(every) if found == every else f"{chips(found)}/{chips(every)}"


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
    for wrong in (looking.fault, coach.trouble, *looking.filter.troubles):
        if wrong:
            return wrong
    if coach.left:
        template = plural(
            "The coach is still looking at one hand\u2026",
            "The coach is still looking at {hands} hands\u2026",
            coach.left,
        )
        return template.format(hands=chips(coach.left))
    if not looking.rows:
        nothing = _("No hand matches.") if looking.text else _("There are no hands.")
        return translate(nothing)
    if looking.is_in_an_evening:
        return ""
    row = looking.evening_here
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
