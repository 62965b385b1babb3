"""The rows of a new game: who sits there, the stakes, the house rules, and what a table may have
beside its rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from drawholdem_tui.engine.rules import (
    FEWEST_SEATS,
    HOUSE_RULES,
    MOST_SEATS,
    PRESETS,
    Rules,
    Structure,
)
from drawholdem_tui.evening.table_options import DEFAULT_LEVELS
from drawholdem_tui.match.levels import SCHEDULES, Levels
from drawholdem_tui.match.names import NAMELESS, looks
from drawholdem_tui.players.cast import CAST, IN_CHARACTER, character_in
from drawholdem_tui.players.cpu import LEVELS
from drawholdem_tui.tui.forms.form import Row
from drawholdem_tui.words.choices import choice, explained, value_of_rule
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.cast import bio, level_in_words

FOLDED = "folded"
USUAL = {"choice": "", "rabbit": "off", "open": "off"}
_BY_LOT = ""  # who comes
_SHORT = 24  # signs: names that stand beside a title

_NUMBER_SIGNS, _STAKE_SIGNS = "0\u20139", "0\u20139 /"
_SEATS, _STAKES, _RULES = _("Seats"), _("Stakes"), _("House rules")
_WAYS = (
    ("", _("one game")),
    ("turn", _("a new game every hand")),
    ("turn:orbit", _("a new game every orbit")),
    ("button", _("the next dealer chooses, every hand")),
    ("button:orbit", _("the next dealer chooses, every orbit")),
)


def row_in_words(
    row: str, title: str, told: str, group: str, choices: Iterable[tuple[str, str]] = ()
) -> Row:
    """In the language that is spoken now; without choices it is typed."""
    known = tuple((value, translate(label)) for value, label in choices)
    return Row(row, translate(title), translate(told), translate(group), known)


# Seats


def usual_seats(person: str) -> dict[str, str]:
    """Somebody and the computer's, whoever of them comes."""
    values = {"seats": "3", "company": FOLDED}
    for seat in range(1, MOST_SEATS + 1):
        values[f"seat {seat}"] = person if seat == 1 else "cpu:rookie"
        values[f"who {seat}"] = _BY_LOT
    return values


def seated(seats: Sequence[str]) -> dict[str, str]:
    """Those who sat there, regulars of the house as well."""
    values = {"seats": str(len(seats))}
    for seat, words in enumerate(seats, start=1):
        who = character_in(words.partition(":")[2]) or _BY_LOT
        values[f"seat {seat}"] = words.removesuffix(f":{who}") if who else words
        values[f"who {seat}"] = who
    return values


def with_names(values: Mapping[str, str], how: Callable[[str], str]) -> dict[str, str]:
    """The same, everybody called in another way."""
    return {row: how(value) if row.startswith("seat ") else value for row, value in values.items()}


def seat_count(values: Mapping[str, str]) -> int:
    """How many rows there are, whatever number is just being typed."""
    return min(max(int(values["seats"] or 0), FEWEST_SEATS), MOST_SEATS)


MOSTLY_PASSED_IN = _("With two players, most hands are passed in: neither can open.")


def is_mostly_passed_in(values: Mapping[str, str]) -> bool:
    """Two seldom have jacks or better between them (DP-5)."""
    rules = PRESETS[values["game"]]
    for name in house_rules_of(rules):
        rules = rules.with_rule(name, values[rule_row(values["game"], name)])
    return rules.needs_openers and seat_count(values) == FEWEST_SEATS


def seat_words(values: Mapping[str, str], seat: int) -> str:
    """As ``--seats`` has it."""
    words = values[f"seat {seat}"].strip()
    who = values[f"who {seat}"]
    return f"{words}:{who}" if who and _takes_a_character(words) else words


def seat_rows(values: Mapping[str, str], names: Sequence[str], *, real: bool = False) -> list[Row]:
    """At a ``real`` table no computer is offered."""
    chairs = range(1, seat_count(values) + 1)
    in_character = [seat for seat in chairs if _takes_a_character(values[f"seat {seat}"])]
    told = MOSTLY_PASSED_IN if is_mostly_passed_in(values) else _("Two to ten.")
    players = row_in_words("seats", _("Players"), told, _SEATS)
    rows = [players._replace(step=1, least=FEWEST_SEATS, most=MOST_SEATS)]
    rows += [_seat_row(values, names, seat, LEVELS if not real else ()) for seat in chairs]
    if not in_character:
        return rows
    chosen = any(values[f"who {seat}"] for seat in in_character)
    by_lot = translate(_("random"))
    named = ", ".join(values[f"who {seat}"].capitalize() or by_lot for seat in in_character)
    told = _("House regulars fill the computer seats; Left and Right let you pick them.")
    ways = (
        (FOLDED, (named if len(named) <= _SHORT else _("your choice")) if chosen else _("random")),
        ("open", _("one by one")),
    )
    rows.append(row_in_words("company", _("Characters"), told, _SEATS, ways))
    if values["company"] != FOLDED:
        rows += [_who_row(values, seat) for seat in in_character]
    return rows


def _seat_row(
    values: Mapping[str, str], names: Sequence[str], seat: int, levels: Collection[str]
) -> Row:
    computer = translate(_("computer, {level}"))
    told = _("Type or choose a name, or choose a computer. People share this keyboard.")
    if not levels:
        told = _("Type or choose a player's name.")
    taken = _heard_elsewhere(values, seat)
    others = (values[f"seat {each}"] for each in range(1, seat_count(values) + 1) if each != seat)
    alone = all(each.startswith("cpu") for each in others)
    called_here = dict.fromkeys(map(called, (*[NAMELESS][:alone], *names)))
    return Row(
        f"seat {seat}",
        translate(_("Seat {number}")).format(number=seat),
        translate(told),
        translate(_SEATS),
        (
            *((name, name) for name in called_here if not looks(name) & taken),
            *((f"cpu:{level}", computer.format(level=level_in_words(level))) for level in levels),
        ),
        typed=True,
    )


def _who_row(values: Mapping[str, str], seat: int) -> Row:
    """Nobody sits there twice; what is told is about whoever is chosen."""
    taken = _heard_elsewhere(values, seat)
    free = ((name, name.capitalize()) for name in CAST if name not in taken)
    who = values[f"who {seat}"]
    return Row(
        f"who {seat}",
        translate(_("Regular in seat {number}")).format(number=seat),
        bio(who) if who else translate(_("One of the regulars, at random.")),
        translate(_SEATS),
        ((_BY_LOT, translate(_("random"))), *free),
    )


def _heard_elsewhere(values: Mapping[str, str], seat: int) -> set[str]:
    """What people and regulars on the other chairs are called."""
    others = (each for each in range(1, seat_count(values) + 1) if each != seat)
    words = (seat_words(values, each) for each in others)
    return set().union(*(looks(character_in(each.partition(":")[2]) or each) for each in words))


def _takes_a_character(words: str) -> bool:
    return words.strip() in {f"cpu:{level}" for level in IN_CHARACTER}


# Stakes


def stake_rows(values: Mapping[str, str], *, cash: bool, blinds: bool) -> list[Row]:
    deep = _how_deep(values, cash=cash)
    stack = Row("stack", translate(_("Chips per player")), deep, translate(_STAKES))
    rows = [stack._replace(step=100, least=1)]
    rows += _paid_rows(values, blinds=blinds) if cash else [_levels_row()]
    told = _("Bet limits: none, the pot, fixed bets, or a maximum bet.")
    limits = row_in_words("structure", _("Betting"), told, _STAKES)
    rows.append(limits._replace(choices=tuple(map(choice, map(str, Structure)))))
    if values["structure"] == "spread":
        told = _("The maximum bet or raise.")
        most = row_in_words("spread", _("Maximum bet"), told, _STAKES)
        rows.append(most._replace(signs=_NUMBER_SIGNS))
    return rows


def _paid_rows(values: Mapping[str, str], *, blinds: bool) -> list[Row]:
    if not blinds:
        told = _("Ante and minimum bet, such as 5/10.")
        ante = _("Empty: the first of the two numbers above.")
        return [
            row_in_words("blinds", _("Ante and bet"), told, _STAKES)._replace(signs=_STAKE_SIGNS),
            row_in_words("ante", _("Separate ante"), ante, _STAKES)._replace(signs=_NUMBER_SIGNS),
        ]
    told, ante = _("Small and big blind, such as 5/10."), _("Paid before the deal. Empty: none.")
    rows = [
        row_in_words("blinds", _("Blinds"), told, _STAKES)._replace(signs=_STAKE_SIGNS),
        row_in_words("ante", _("Ante"), ante, _STAKES)._replace(signs=_NUMBER_SIGNS),
    ]
    if values["ante"]:
        kinds = (("each", _("everyone")), ("big-blind", _("big blind")))
        told = _("Who pays the ante.")
        rows.append(row_in_words("ante-kind", _("Who antes"), told, _STAKES, kinds))
    return rows


def _levels_row() -> Row:
    first = SCHEDULES["standard"].levels[0]
    said = translate(_("How fast the stakes rise, starting at {small}/{big}."))
    said = said.format(small=chips(first.small_blind), big=chips(first.big_blind))
    pace, clock = translate(_("{name}, {hands} hands each")), translate(_("{minutes} minutes each"))
    known = (
        *(
            (name, pace.format(name=choice(name)[1], hands=levels.hands))
            for name, levels in SCHEDULES.items()
        ),
        *((f"standard:{each}", clock.format(minutes=each)) for each in (10, 15, 20)),
    )
    return Row("levels", translate(_("Levels")), said, translate(_STAKES), known)


def levels_in_words(levels: Levels | None) -> str:
    """What the row of levels calls them; what it has no word for, it has not."""
    for name, known in SCHEDULES.items():
        if levels and levels.levels == known.levels:
            if levels.minutes and name == "standard":
                return f"{name}:{levels.minutes}"
            if levels.hands == known.hands:
                return name
    return DEFAULT_LEVELS


def _how_deep(values: Mapping[str, str], *, cash: bool) -> str:
    """What a stack is worth, where the blinds can be read already."""
    _small, _slash, big = values["blinds"].partition("/")
    least = SCHEDULES["standard"].levels[0].big_blind
    if cash:
        least = int(big) if big.isascii() and big.isdecimal() else 0
    stack = values["stack"]
    if not least or not stack.isascii() or not stack.isdecimal():
        return translate(_("Everyone's starting chips."))
    if int(stack) < 5 * least:
        return translate(_("With so few chips, the first bets will be all-in."))
    told = translate(_("Everyone's starting chips: {deep} times the big blind or minimum bet."))
    return told.format(deep=chips(int(stack) // least))


# Rules


def house_rules_of(preset: Rules) -> tuple[str, ...]:
    """All but the one that makes another preset of it (DH-24)."""
    return tuple(name for name in preset.house_rules if name != "swaps")


def rule_row(game: str, name: str) -> str:
    """The row of a house rule: each game keeps its own."""
    return f"rule {game} {name}"


def house_rule_rows(game: str, preset: Rules, values: Mapping[str, str]) -> list[Row]:
    rules = house_rules_of(preset)
    usual = all(values[rule_row(game, name)] == preset.rule(name) for name in rules)
    told = _("Left and Right show them, one per row, or hide them.")
    ways = ((FOLDED, _("standard") if usual else _("custom")), ("open", _("one by one")))
    rows = [row_in_words("house rules", _("All house rules"), told, _RULES, ways)]
    for name in rules if values["house rules"] != FOLDED else ():
        title, said = explained(name)
        kind = HOUSE_RULES[name]
        known = ("on", "off") if kind is bool else tuple(map(str, kind))
        choices = tuple(value_of_rule(name, word) for word in known)
        rows.append(Row(rule_row(game, name), title, said, translate(_RULES), choices))
    return rows


def table_option_rows() -> list[Row]:
    """Dealer's choice, the rabbit hunt, and hands that lie open."""
    told = _("Whether the game changes, and who chooses it.")
    hunt = _("After a hand you can see what would have come.")
    shown = _("For demonstrations: nothing is hidden, and captions explain what happens.")
    switch = (choice("off"), choice("on"))
    return [
        row_in_words("choice", _("Dealer's choice"), told, _RULES, _WAYS),
        row_in_words("rabbit", _("Rabbit hunt"), hunt, _RULES)._replace(choices=switch),
        row_in_words("open", _("All hands face up"), shown, _RULES)._replace(choices=switch),
    ]
