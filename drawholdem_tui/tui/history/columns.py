"""Which columns the list has, on screens of any width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from drawholdem_tui.tui.history.director import ALL, LookingBack
from drawholdem_tui.tui.history.plan import WIDEST, Column, fitted
from drawholdem_tui.tui.table.drawing.lines import FACE
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.past.history import state_names, street_reached
from drawholdem_tui.words.people import called

NARROWEST: Final = 60
BOARD: Final = 5
_HELD: Final = 2
_LEAST_REST: Final = 16
_LEAST_NAME: Final = 12
_MANY_YEARS: Final = 96  # from this width on, moments have a year
_ROOMY: Final = 126  # ... pots have bars, and hands their whole names
_VERY_ROOMY: Final = 170  # ... and the next best hand has a column
_NAMES: Final = (14, 11)  # of winners, where there is room for the hand beside them
WHOLE_NAME: Final = 33  # of a hand
_BRIEF: Final = 20
_BAR: Final = (8, 36)
_EVENINGS: Final = (
    Column("number", _("No."), 5),
    Column("when", _("When"), 0),
    Column("game", _("Game"), 15, 2),
    Column("hands", _("Hands"), 9, at_right=True),
    Column("state", _("State"), 13, 1),
    Column("rest", _("Results"), 0),
)


def columns(looking: LookingBack, width: int, swap: str) -> list[Column]:
    """Those for which there is room; ``swap`` is the sign of one."""
    width = min(width, WIDEST)
    if looking.is_in_an_evening:
        return _of_hands(looking, width - 2, swap)
    moment = 19 if width >= _MANY_YEARS else 13
    named = [_named(each, moment) for each in _EVENINGS]
    if who := looking.reader:
        named.insert(-1, Column("net", called(who), 10, 3, at_right=True))
    return fitted(named, width - 2, _LEAST_REST)


def _named(column: Column, moment: int) -> Column:
    """At least as wide as it is called, in whatever language, and a blank beside it; the states of
    an evening are few, and none is cut."""
    heading = translate(column.heading)
    words = [heading, *(state_names() if column.id == "state" else ())]
    width = max(column.width, max(map(cell_len, words)) + 1) if column.width else 0
    return column._replace(heading=heading, width=moment if column.id == "when" else width)


def _of_hands(looking: LookingBack, width: int, swap: str) -> list[Column]:
    several, costs = looking.evening == ALL, looking.filter.cost is not None
    roomy = width >= _ROOMY
    pot = translate(_("Pot"))
    found = [
        Column("mark", "", 2),
        Column("number", translate(_("Hand")), 7 if several else 5),
        Column("when", translate(_("Time")), 13 if several else 7, 5),
        Column("ended", translate(_("Ended")), _widest_street() + 2, 1),
        _cards(looking, roomy=roomy),
        Column("rest", translate(_("Won by")), 0),
        _net(looking, width),
        *([_right("cost", translate(_("Cost")), 7, 6)] if costs else []),
        Column("swaps", swap, 4, 3, at_right=True),
        _right("pot", pot, 8, 7),
        Column("bar", "", _BAR[0] if roomy else 2, 2),
    ]
    if several and len({each.game for each in looking.listing.evenings.values()}) > 1:
        found.insert(3, Column("game", translate(_("Game")), 13, 1))
    if width >= _VERY_ROOMY:
        at = [each.id for each in found].index("rest") + 1
        found.insert(at, Column("beaten", translate(_("Next best")), 36))
    least = _LEAST_REST if several or looking.is_of("draw-poker") else _LEAST_NAME
    if width >= _MANY_YEARS:
        least = _NAMES[1] + _BRIEF
    return _shared_out(fitted(found, width, least))


def _right(kind: str, heading: str, width: int, weight: int) -> Column:
    return Column(kind, heading, max(width, cell_len(heading) + 2), weight, at_right=True)


def _shared_out(found: Sequence[Column]) -> list[Column]:
    """What no name of a hand needs is the bar's, so that figures stand near each other."""
    wanted = _NAMES[0] + WHOLE_NAME + 1
    width = {each.id: each.width for each in found}
    spare = min(width["rest"] - wanted, _BAR[1] - width["bar"]) if width.get("bar", 0) > 2 else 0
    more = {"bar": max(0, spare), "rest": -max(0, spare)}
    return [each._replace(width=each.width + more.get(each.id, 0)) for each in found]


def _cards(looking: LookingBack, *, roomy: bool) -> Column:
    winner = translate(_("Winner"))
    if looking.is_of("draw-poker"):
        return Column("cards", winner, FACE * BOARD + 2)
    gap = gap_of(roomy=roomy)
    board = f"{translate(_('Board')):<{FACE * BOARD + gap}}"
    return Column("cards", board + winner, FACE * (BOARD + _HELD) + gap + 1)


def gap_of(*, roomy: bool) -> int:
    """Columns between the board and who won with it."""
    return 3 if roomy else 1


def name_of(found: Sequence[Column]) -> int:
    """How wide the names of winners are; 0 where their hands have no room beside them."""
    rest = next(each.width for each in found if each.id == "rest")
    if rest >= sum((_NAMES[0], WHOLE_NAME)):
        return _NAMES[0]
    return _NAMES[1] if rest >= _NAMES[1] + _LEAST_REST else 0


def _net(looking: LookingBack, width: int) -> Column:
    """Of who reads; among several people of whoever won."""
    if looking.reader:
        return Column("net", called(looking.reader), 10 if width >= _ROOMY else 8, 8, True)
    whole, short = translate(_("winner\u2019s net")), translate(_("won"))
    heading = whole if width >= _ROOMY else short
    return _right("net", heading, 8, 8)


def _widest_street() -> int:
    return max(cell_len(street_reached(cards)) for cards in (0, 3, 4, 5))
