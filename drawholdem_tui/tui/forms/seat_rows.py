"""The seats of a new game as rows: people, computers, and which regulars of the house come."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from drawholdem_tui.engine.rules import FEWEST_SEATS, MOST_SEATS
from drawholdem_tui.match.names import NAMELESS, looks
from drawholdem_tui.players.cast import CAST, IN_CHARACTER, character_in
from drawholdem_tui.players.cpu import LEVELS
from drawholdem_tui.tui.forms.form import Row
from drawholdem_tui.tui.forms.table_option_rows import FOLDED
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.cast import bio, level_in_words

_BY_LOT = ""  # who comes


def usual_seats(person: str) -> dict[str, str]:
    """Somebody and the computer's, whoever of them comes."""
    values = {"seats": "3", "company": FOLDED}
    for seat in range(1, MOST_SEATS + 1):
        values[f"seat {seat}"] = person if seat == 1 else "cpu:rookie"
        values[f"who {seat}"] = _BY_LOT
    return values


def with_names(values: Mapping[str, str], how: Callable[[str], str]) -> dict[str, str]:
    """The same, everybody called in another way."""
    return {row: how(value) if row.startswith("seat ") else value for row, value in values.items()}


def seat_count(values: Mapping[str, str]) -> int:
    """How many rows there are, whatever number is just being typed."""
    return min(max(int(values["seats"] or 0), FEWEST_SEATS), MOST_SEATS)


def seat_words(values: Mapping[str, str], seat: int) -> str:
    """As ``--seats`` has it."""
    words = values[f"seat {seat}"].strip()
    who = values[f"who {seat}"]
    return f"{words}:{who}" if who and _takes_a_character(words) else words


def seat_rows(values: Mapping[str, str], names: Sequence[str]) -> list[Row]:
    group = translate(_("Seats"))
    chairs = range(1, seat_count(values) + 1)
    in_character = [seat for seat in chairs if _takes_a_character(values[f"seat {seat}"])]
    rows = [
        Row(
            "seats",
            translate(_("Players")),
            translate(_("Two to ten.")),
            group,
            step=1,
            least=FEWEST_SEATS,
            most=MOST_SEATS,
        )
    ]
    rows += [_seat_row(values, names, seat) for seat in chairs]
    if not in_character:
        return rows
    chosen = any(values[f"who {seat}"] for seat in in_character)
    rows.append(
        Row(
            "company",
            translate(_("Opponents")),
            translate(
                _("House regulars fill the computer seats; Left and Right let you pick them.")
            ),
            group,
            (
                (FOLDED, translate(_("your choice") if chosen else _("random"))),
                ("open", translate(_("one by one"))),
            ),
        )
    )
    if values["company"] != FOLDED:
        rows += [_who_row(values, seat) for seat in in_character]
    return rows


def _seat_row(values: Mapping[str, str], names: Sequence[str], seat: int) -> Row:
    computer = translate(_("computer, {level}"))
    taken = _heard_elsewhere(values, seat)
    called_here = dict.fromkeys(map(called, (NAMELESS, *names)))
    return Row(
        f"seat {seat}",
        translate(_("Seat {number}")).format(number=seat),
        translate(_("Type or choose a player's name, or choose a computer.")),
        translate(_("Seats")),
        (
            *((name, name) for name in called_here if not looks(name) & taken),
            *((f"cpu:{level}", computer.format(level=level_in_words(level))) for level in LEVELS),
        ),
        typed=True,
    )


def _who_row(values: Mapping[str, str], seat: int) -> Row:
    """Nobody sits there twice; what is told is about whoever is chosen."""
    taken = _heard_elsewhere(values, seat)
    free = [name for name in CAST if name not in taken]
    who = values[f"who {seat}"]
    told = bio(who) if who else translate(_("One of the regulars, at random."))
    return Row(
        f"who {seat}",
        translate(_("Regular in seat {number}")).format(number=seat),
        told,
        translate(_("Seats")),
        ((_BY_LOT, translate(_("random"))), *((name, name.capitalize()) for name in free)),
    )


def _heard_elsewhere(values: Mapping[str, str], seat: int) -> set[str]:
    """What people and regulars on the other chairs are called."""
    others = [each for each in range(1, seat_count(values) + 1) if each != seat]
    called = set[str]()
    for words in (seat_words(values, each) for each in others):
        called |= looks(character_in(words.partition(":")[2]) or words)
    return called


def _takes_a_character(words: str) -> bool:
    return words.strip() in {f"cpu:{level}" for level in IN_CHARACTER}
