"""What a new game needs to know, as rows of a page, and the table that comes of it.

The values are the words of the command line, and are checked by what checks those.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from drawholdem_tui.engine.rules import FEWEST_SEATS, PRESETS, Game, Rules
from drawholdem_tui.evening.computers import try_out
from drawholdem_tui.evening.table_options import (
    DEFAULT_BLINDS,
    DEFAULT_LEVEL,
    TableOptions,
    TableWords,
    table_options,
    with_names_for_all,
)
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.players.cpu import LEVELS, UnknownBotError
from drawholdem_tui.tui.forms.form import Row
from drawholdem_tui.tui.forms.game_rows import (
    FOLDED,
    MOSTLY_PASSED_IN,
    USUAL,
    house_rule_rows,
    house_rules_of,
    is_mostly_passed_in,
    levels_in_words,
    row_in_words,
    rule_row,
    seat_count,
    seat_rows,
    seat_words,
    seated,
    stake_rows,
    table_option_rows,
    usual_seats,
)
from drawholdem_tui.tui.forms.small_table import LaidTable, Sitting
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import called
from drawholdem_tui.words.refusals.errors import sentence
from drawholdem_tui.words.table.cast import level_in_words
from drawholdem_tui.words.table.games import line_name, preset_name, stakes

# what counts where its row is not there
_UNASKED = {"blinds": DEFAULT_BLINDS, "ante": "", "ante-kind": "each"}
# the rows that are called like the option they are
_OPTIONS = ("stack", "blinds", "ante", "structure")
_AT_A_REAL_TABLE = ("Ann", "Ben", "Cleo")


def first_values(names: Sequence[str] = (), *, real: bool = False) -> dict[str, str]:
    """A table that can be played as it stands: you and two of the computer's; three people where
    the cards are real."""
    person = called(names[0] if names else NAMELESS)
    values = {
        "game": "draw-holdem",
        "mode": "cash",
        "stack": "1000",
        "blinds": DEFAULT_BLINDS,
        "ante": "",
        "ante-kind": "each",
        "structure": "no-limit",
        "spread": "20",
        "levels": "standard",
        "house rules": FOLDED,
        "play": "play",
        **usual_seats(person),
        **USUAL,
    }
    if real:
        people = dict.fromkeys(each for each in (*names, *_AT_A_REAL_TABLE) if each != NAMELESS)
        for seat, name in enumerate([*people][:3], start=1):
            values[f"seat {seat}"] = name
    for game, preset in PRESETS.items():
        for name in house_rules_of(preset):
            values[rule_row(game, name)] = preset.rule(name)
    return values


def values_as_played(table: TableOptions) -> dict[str, str]:
    """What gives that table again; levels of a file are none of the page's."""
    rules = table.rules
    values = first_values() | {
        "game": table.game,
        "mode": table.mode.value,
        "stack": str(table.stack),
        "blinds": f"{rules.small_blind}/{rules.big_blind}",
        "ante": str(rules.ante or "") if rules.has_blinds else "",
        "ante-kind": str(rules.ante_kind),
        "structure": str(rules.structure),
        "levels": levels_in_words(table.levels),
        "choice": table.choice or "",
        "rabbit": "on" if table.rabbit else "off",
        "open": "on" if table.in_the_open else "off",
        **seated(table.seats),
    }
    if not rules.has_blinds and rules.ante != rules.small_blind:
        values["ante"] = str(rules.ante)
    if rules.spread:
        values["spread"] = str(rules.spread)
    for name in house_rules_of(PRESETS[table.game]):
        values[rule_row(table.game, name)] = rules.rule(name)
    return values


def rows_of(
    values: Mapping[str, str], names: Sequence[str] = (), *, real: bool = False
) -> list[Row]:
    """The rows that make sense with what is set so far."""
    preset = PRESETS[values["game"]]
    cash = values["mode"] == "cash"
    group = _("What to play")
    first = _("Enter starts the game with these settings. Left and Right change them.")
    if is_mostly_passed_in(values):
        first = MOSTLY_PASSED_IN
    told = _("Cash game: you can buy chips. Tournament: rising blinds, last one standing wins.")
    games = [(game, preset_name(game)) for game in PRESETS]
    modes = (("cash", _("cash game")), ("knockout", _("tournament")))
    play = (("play", translate(_("Enter"))),)
    return [
        row_in_words("game", _("Game"), first, group)._replace(choices=tuple(games)),
        row_in_words("mode", _("Type"), told, group, modes),
        *seat_rows(values, names, real=real),
        *stake_rows(values, cash=cash, blinds=_has_blinds(values, preset)),
        *house_rule_rows(values["game"], preset, values),
        *table_option_rows(),
        Row("play", translate(_("Play")), translate(_("Enter starts the game.")), choices=play),
    ]


def table_of(values: Mapping[str, str]) -> TableOptions:
    """The table as asked for; ``WrongRow`` says where something is wrong. What was set in a row
    that is not there any more does not count."""
    asked = {row.id for row in rows_of(values)}
    values = {
        name: value if name in asked else _UNASKED.get(name, value)
        for name, value in values.items()
    }
    preset = PRESETS[values["game"]]
    seats = tuple(_seats(values))
    structure = values["structure"]
    if structure == "spread" and not _whole("spread", values["spread"]):
        raise WrongRow("spread", translate(_("a whole number of chips, 1 or more")))
    words = TableWords(
        seats,
        game=values["game"],
        stack=_whole("stack", values["stack"]),
        blinds=values["blinds"],
        ante=_whole("ante", values["ante"]) if values["ante"] else None,
        ante_kind=values["ante-kind"],
        structure=f"spread:{values['spread']}" if structure == "spread" else structure,
        rules=tuple(
            f"{name}={values[rule_row(values['game'], name)]}" for name in house_rules_of(preset)
        ),
        mode=values["mode"],
        levels=values["levels"],
        rabbit=values["rabbit"] == "on",
        choice=values["choice"] or None,
        in_the_open=values["open"] == "on",
    )
    try:
        return with_names_for_all(table_options(words))
    except UsageError as error:
        raise _at_its_row(error) from None


def laid_table(values: Mapping[str, str], shown: Mapping[str, str]) -> LaidTable:
    """How it looks before the first hand, with values as the page shows them; the last of those who
    sit there deals."""
    preset, seats = PRESETS[values["game"]], seat_count(values)
    small, big = (seats, 1) if seats == FEWEST_SEATS else (1, 2)  # who deals to one pays the small
    words = {small: translate(_("SB")), big: translate(_("BB"))}
    sitting = []
    for number in range(1, seats + 1):
        row = f"seat {number}"
        mark = words.get(number, "") if _has_blinds(values, preset) else ""
        shorter = _shorter(values[row], shown[row])
        sitting.append(Sitting(shown[row], shorter, mark, number == seats))
    return LaidTable(
        tuple(sitting),
        preset.hole_cards,
        preset.game is Game.HOLDEM,
        line_name(preset) if preset.swaps else "",
        shown["stack"],
        _stakes_in_words(values),
    )


def _stakes_in_words(values: Mapping[str, str]) -> str:
    """Nothing where they are still being typed."""
    try:
        return stakes(table_of(values).first_rules)
    except WrongRow:
        return ""


def _shorter(words: str, value: str) -> str:
    """Of the computer's no more than how well they play."""
    level = words.removeprefix("cpu:")
    return level_in_words(level) if level != words and level in LEVELS else value


class WrongRow(Exception):
    """Something on the page cannot be: the row, and what would be right."""

    def __init__(self, row: str, why: str) -> None:
        super().__init__(row, why)
        self.row = row
        self.why = why


def _at_its_row(error: UsageError) -> WrongRow:
    """Where a refusal belongs on the page."""
    if error.option == "seats":
        return WrongRow("seats" if error.seat is None else f"seat {error.seat + 1}", error.why)
    if error.option in _OPTIONS:
        return WrongRow(error.option, error.why)
    return WrongRow("blinds", str(error))


def _seats(values: Mapping[str, str]) -> list[str]:
    """Who sits there, as ``--seats`` has it."""
    count = seat_count(values)
    if str(count) != values["seats"]:
        raise WrongRow("seats", translate(_("a number from 2 to 10")))
    seats = [seat_words(values, seat) for seat in range(1, count + 1)]
    for number, seat in enumerate(seats, 1):
        row = f"seat {number}"
        if "," in seat or not seat:
            raise WrongRow(row, translate(_("a name, or cpu:rookie")))
        kind, _colon, words = seat.partition(":")
        if kind == "cpu":
            try:
                try_out(words or DEFAULT_LEVEL)
            except UnknownBotError as error:
                raise WrongRow(row, sentence(error.code, error.values)) from None
    return seats


def _whole(row: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        raise WrongRow(row, translate(_("a whole number of chips, below a billion")))
    return int(text)


def _has_blinds(values: Mapping[str, str], preset: Rules) -> bool:
    return preset.game is Game.HOLDEM or values[rule_row(values["game"], "stakes")] == "blinds"
