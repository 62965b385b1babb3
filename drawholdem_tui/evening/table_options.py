"""How a table is laid: the options, from words to rules and seats, and what an evening keeps."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from drawholdem_tui.engine.errors import Coded, RulesError
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.rules import (
    FEWEST_SEATS,
    HOUSE_RULES,
    MOST_SEATS,
    PRESETS,
    AnteKind,
    Rules,
    Structure,
)
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.match.names import LONGEST_NAME, NAMELESS, among_several, is_a_name, looks
from drawholdem_tui.players.cast import CAST, character_in
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import called, kept_as, you_is_no_name

if TYPE_CHECKING:  # only a knockout needs them
    from drawholdem_tui.match.levels import Levels

DEFAULT_LEVEL = "rookie"  # of a computer player
DEFAULT_GAME = "draw-holdem"
DEFAULT_BLINDS = "5/10"
DEFAULT_STACK = 1000
DEFAULT_LEVELS = "standard"  # of a knockout


class TableWords(Fact):
    """A table in the words of whoever asks for it: a command line, or a form."""

    seats: tuple[str, ...]
    game: str = DEFAULT_GAME
    stack: int = DEFAULT_STACK
    blinds: str = DEFAULT_BLINDS
    ante: int | None = None
    ante_kind: str = "each"
    structure: str = "no-limit"
    rules: tuple[str, ...] = ()  # NAME=VALUE
    seed: str | None = None
    mode: str = "cash"
    levels: str = DEFAULT_LEVELS
    hands: int | None = None
    rabbit: bool = False
    in_the_open: bool = False
    choice: str | None = None


_GUESTS = ("paul", "rosa")  # when all regulars of the house sit there already


class TableOptions(Fact):
    game: str
    rules: Rules
    seats: tuple[str, ...]
    stack: int
    seed: str | None
    mode: Mode = Mode.CASH
    levels: Levels | None = None  # of a knockout
    hands: int | None = None  # stop after so many
    rabbit: bool = False  # what would have come is told
    choice: str | None = None  # dealer's choice, one of its ways
    in_the_open: bool = False  # all hands lie so, for showing
    deal: tuple[str, ...] = ()  # documents of the first hands: cards and seats as there
    real: bool = False  # cards and chips are: the program is the referee

    @property
    def first_rules(self) -> Rules:
        """Of the first hand: a tournament begins with its first level."""
        return self.levels.at(1, 0.0, self.rules) if self.levels else self.rules

    def who_sits_there(self) -> tuple[list[str], dict[int, str]]:
        """Everybody's name, and by chair the words of those that are the computer's. Where several
        people sit, none of them can be called You: each would be that to somebody else."""
        people = sum(seat.partition(":")[0] != "cpu" for seat in self.seats)
        names: list[str] = []
        bots: dict[int, str] = {}
        asked = {character_in(seat.partition(":")[2]) for seat in self.seats}
        all_are_here, guests = {*CAST} <= asked, iter(_GUESTS)
        for chair, seat in enumerate(self.seats):
            kind, _colon, words = seat.partition(":")
            if kind == "cpu":
                bots[chair] = words or DEFAULT_LEVEL
                character = (character_in(words) or "").capitalize()
                taken = frozenset[str]().union(*map(looks, (*names, *self.seats)))
                if not character and all_are_here:
                    character = next(guests, "").capitalize()
                free = character and not looks(character) & taken
                names.append(character if free else f"CPU {len(bots)}")
            else:
                names.append(among_several(seat, chair) if people > 1 else seat)
        return names, bots


def table_options(words: TableWords) -> TableOptions:
    """What was asked for, or a ``UsageError`` that says what would be right."""
    if words.game not in PRESETS:
        none = _("unknown game {game!r}; choose one of {known}")
        raise UsageError(translate(none, game=words.game, known=", ".join(PRESETS)), "game")
    if words.stack < 1:
        raise UsageError(translate(_("you need at least 1 chip to sit down")), "stack")
    try:
        asked = _with_house_rules(_rules(words), words.rules)
        _check_whose_rules(words, asked)
        rules = _with_its_ante(asked, words.ante)
    except RulesError as error:
        raise UsageError(_told(error)) from None
    seats = tuple(map(kept_as, words.seats))
    _check_names(seats)
    if not FEWEST_SEATS <= len(seats) <= MOST_SEATS:
        wrong = _("a table has {least} to {most} players, not {seats}")
        bounds = {"least": FEWEST_SEATS, "most": MOST_SEATS}
        raise UsageError(translate(wrong, **bounds, seats=len(seats)), "seats")
    mode = Mode(words.mode)
    return TableOptions(
        words.game,
        rules,
        seats,
        words.stack,
        words.seed,
        mode,
        _levels(words.levels) if mode is Mode.KNOCKOUT else None,
        words.hands,
        words.rabbit,
        words.choice,
        words.in_the_open,
    )


def _told(error: Coded) -> str:
    """Loaded where something is wrong: the first frame waits for the table."""
    from drawholdem_tui.words.refusals.errors import sentence

    return sentence(error.code, error.values)


def with_names_for_all(table: TableOptions) -> TableOptions:
    """The same; several people who sit down have a name each."""
    if NAMELESS in table.seats and len(table.seats) - len(table.who_sits_there()[1]) > 1:
        raise UsageError(you_is_no_name(), "seats", table.seats.index(NAMELESS))
    return table


def _levels(name: str) -> Levels:
    from drawholdem_tui.match.levels import LevelsError, levels_named

    try:
        return levels_named(name)
    except LevelsError as error:
        raise UsageError(_told(error), "levels") from None


def _check_names(seats: tuple[str, ...]) -> None:
    taken: dict[str, str] = {}  # who has it, by all that it may be taken for
    for seat, name in enumerate(seats):
        if name.partition(":")[0] == "cpu":
            continue
        if not is_a_name(name):
            why = _(
                "{name!r} cannot be a name; a name has 1 to {most} characters, begins with a "
                "letter and is not cpu"
            )
            raise UsageError(translate(why, name=name, most=LONGEST_NAME), "seats", seat)
        ways = looks(name) | looks(among_several(name, seat))  # how it is typed and what is read
        if twins := {taken[way] for way in ways & taken.keys()}:
            raise UsageError(_twins(twins.pop(), name), "seats", seat)
        taken |= dict.fromkeys(ways, name)


def _twins(one: str, other: str) -> str:
    if one.isascii() and other.isascii():  # anybody sees what is wrong with them
        return translate(_("two people have the same name"))
    alike = _("{one!r} and {other!r} look the same; choose another name for one of them")
    return translate(alike, one=called(one), other=called(other))


def _rules(words: TableWords) -> Rules:
    small, big = _blinds(words.blinds)
    structure, spread = _structure(words.structure)
    return replace(
        PRESETS[words.game],
        small_blind=small,
        big_blind=big,
        ante=words.ante or 0,
        ante_kind=AnteKind(words.ante_kind),
        structure=structure,
        spread=spread,
    )


def _with_its_ante(rules: Rules, asked_for: int | None) -> Rules:
    """Games without blinds have an ante: the first blind figure, where nothing else is said."""
    if asked_for is not None or rules.has_blinds:
        return rules
    return replace(rules, ante=rules.small_blind)


def _with_house_rules(rules: Rules, wanted: Iterable[str]) -> Rules:
    for word in wanted:
        name, equals, value = word.partition("=")
        if not equals:
            wrong = _("{word!r} is not NAME=VALUE; the names are {known}")
            raise UsageError(translate(wrong, word=word, known=", ".join(HOUSE_RULES)), "rule")
        rules = rules.with_rule(name, value)
    return rules


def _check_whose_rules(words: TableWords, rules: Rules) -> None:
    """A rule of swaps may be named beside their being off, or on in a game without."""
    known = dict.fromkeys((*PRESETS[words.game].house_rules, *rules.house_rules))
    for word in words.rules:
        name = word.partition("=")[0]
        if name not in known:
            raise RulesError("rule_of_another_game", name=name, known=tuple(known))


def _blinds(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,9})/([0-9]{1,9})", text)
    if not found:
        wrong = _("{text!r} is not SMALL/BIG, such as 5/10")
        raise UsageError(translate(wrong, text=text), "blinds")
    return int(found[1]), int(found[2])


def _structure(text: str) -> tuple[Structure, int]:
    name, colon, most = text.partition(":")
    known: Any = {str(each): each for each in Structure}
    if name not in known or (colon and not re.fullmatch("[0-9]{1,9}", most)):
        wrong = _(
            "unknown betting limit {text!r}; choose one of no-limit, pot-limit, fixed-limit, "
            "spread:MAX"
        )
        raise UsageError(translate(wrong, text=text), "structure")
    return known[name], int(most or 0)


class Laid(Fact):
    """What an evening keeps for its whole length, beside the match."""

    game: str
    bots: Mapping[int, str]  # the words of ``cpu:…`` by chair; people sit on the others
    buy_in: int
    hands: int | None = None  # stop after so many
    seed: str | None = None
    number: int = 1  # of the evenings with this seed since the program began
    taken_up: int = 0  # how often the hand going on was
    last_hand: bool = False  # somebody has said that it is
    rabbit: bool = False  # what would have come is told
    in_the_open: bool = False  # all hands lie so
    for_showing: bool = False  # they did when everybody sat down
    deal: tuple[str, ...] = ()  # documents of the first hands
    real: bool = False  # cards and chips are
    mistakes: tuple[str, ...] = ()  # there, since the last finished hand: what did not hold
    corrections: tuple[tuple[str, int, int], ...] = ()  # likewise: name, had, has

    def as_fields(self) -> dict[str, Any]:
        """As JSON can hold it."""
        return {**self.fields(), "bots": {str(chair): words for chair, words in self.bots.items()}}


def laid_of(fields: Mapping[str, Any]) -> Laid:
    deal = fields.get("deal") or ()
    return Laid(
        **{
            **fields,
            "bots": {int(c): words for c, words in fields["bots"].items()},
            "deal": (deal,) if isinstance(deal, str) else tuple(deal),  # one hand in older books
            "mistakes": tuple(fields.get("mistakes", ())),
            "corrections": tuple(map(tuple, fields.get("corrections", ()))),
        }
    )
