"""A hand file's fields, typed and checked: what is missing or of the wrong kind is said.

Nothing is judged here by the rules of poker; that is the replay's business.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.rules import FEWEST_SEATS, MOST_SEATS
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.variants import VARIANTS
from drawholdem_tui.strangers.numbers import NoNumber, Wrong, is_whole, whole
from drawholdem_tui.words.one_line import on_one_line

MOST_CHIPS = 10**15
LONGEST_NAME = 40
MOST_ACTIONS = 10_000  # many times what the longest legal hand takes

Row = TypeVar("Row")

_BYTES_IN_HEX = re.compile(r"[0-9a-fA-F]{64}")  # a SHA-256 and what it was made of


class Fee(Fact):
    """A swap that was paid for: ``held`` is bet, line or swap_pot."""

    street: str
    player: int
    fee: int
    held: str


class Proof(Fact):
    """Cards that a player has shown: openers (DP-6), or by choice behind the end (TH-10)."""

    player: int
    cards: str


class Rabbit(Fact):
    """What would have come: the rest of the board, and the card of a swap that was declined."""

    board: str = ""
    swap: str = ""


class Correction(NamedTuple):
    """A stack of a real table, put right before the hand: somebody had counted it."""

    name: str
    had: int
    has: int


class RealTable(Fact):
    """A hand of a real table: nobody has told the program its cards."""

    order: tuple[tuple[int, ...], ...] = ()  # of the players at the showdown, best first
    split_openers: bool = False  # as the opener declared
    taken_back: tuple[str, ...] = ()  # what was said by mistake, in the order of taking it back
    corrected: tuple[Correction, ...] = ()


NOT_CORRECTED: Final = RealTable()


class Computer(NamedTuple):
    """Who sat on a player's chair: the words behind ``cpu:``, and which edition of a level of ours;
    0 of somebody else's bot."""

    player: int
    bot: str
    edition: int


class Record(Fact):
    """One hand as its file tells it, players from p1 on."""

    variant: str
    uniform_antes: bool
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    stacks: tuple[int, ...]
    smallest_bet: int
    big_bet: int
    actions: tuple[object, ...]
    finishing_stacks: tuple[int, ...] | None
    house_rules: Mapping[str, object]
    small_blind: int | None
    spread: int
    fees: tuple[Fee, ...] | None
    carried_in: int
    carried_out: int | None
    openers: tuple[Proof, ...] | None = None
    shown: tuple[Proof, ...] = ()
    rabbit: Rabbit | None = None
    in_the_open: bool = False  # everybody saw every card
    commit: bytes | None = None  # the SHA-256 of the secret, told when the hand started
    seed: bytes | None = None  # the secret that the deck followed from
    players: tuple[str, ...] = ()  # by name from p1 on, where all of them have one
    number: int = 0  # of the hand at its table; 0: not told
    computers: tuple[Computer, ...] = ()
    around: Mapping[str, Any] = MappingProxyType({})  # what the table knew before the cards
    past: tuple[Sequence[int], ...] = ()  # and had seen of each player, in rows of counts
    real: RealTable | None = None


def record_of(fields: Mapping[str, Any]) -> Record:
    variant = _present(fields, "variant")
    if not isinstance(variant, str) or variant not in VARIANTS:
        raise FileFault("unknown_variant", variant=variant, known=tuple(VARIANTS))
    stacks = _chips_list(fields, "starting_stacks")
    seats = len(stacks)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise FileFault("seats", seats=seats, least=FEWEST_SEATS, most=MOST_SEATS)
    if "_ruleset" in fields:
        check_ruleset(fields["_ruleset"])
    fixed = VARIANTS[variant].fixed_limit
    says_the_end = "finishing_stacks" in fields
    finishing = _chips_list(fields, "finishing_stacks", seats) if says_the_end else None
    return Record(
        variant=variant,
        uniform_antes=_flag(fields, "ante_trimming_status"),
        antes=_chips_list(fields, "antes", seats),
        blinds=_chips_list(fields, "blinds_or_straddles", seats),
        stacks=stacks,
        smallest_bet=_chips(fields, "small_bet" if fixed else "min_bet"),
        big_bet=_chips(fields, "big_bet") if fixed else 0,
        actions=actions_in(fields),
        finishing_stacks=finishing,
        house_rules=_table(fields, "_rules"),
        small_blind=_chips(fields, "_small_blind") if "_small_blind" in fields else None,
        spread=_chips(fields, "_spread") if "_spread" in fields else 0,
        carried_in=_chips(fields, "_carried_in") if "_carried_in" in fields else 0,
        carried_out=_chips(fields, "_carried_out") if "_carried_out" in fields else None,
        fees=_rows(fields, "_fees", Fee, "fee_row"),
        openers=proofs_in(fields),
        shown=_rows(fields, "_shown", Proof, "shown_row") or (),
        rabbit=_rabbit(fields),
        in_the_open=_flag(fields, "_open"),
        commit=_bytes(fields, "_commit") if "_commit" in fields else None,
        seed=_bytes(fields, "_seed") if "_seed" in fields else None,
        players=_players(fields, seats),
        number=number if is_whole(number := fields.get("hand"), 1, MOST_CHIPS) else 0,
        computers=_computers(fields, seats),
        around=_table(fields, "_around"),
        past=_past(fields, seats),
        real=_real_table(fields, seats),
    )


def _present(fields: Mapping[str, Any], name: str) -> Any:
    if name not in fields:
        raise FileFault("field_missing", field=name)
    return fields[name]


def _whole(name: str, value: object) -> int:
    # a number like 200.0 is whole, however it is written
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    try:
        return whole(value, 0, MOST_CHIPS)
    except NoNumber as no:
        match no.wrong:
            case Wrong.NO_NUMBER:
                raise FileFault("field_not_whole_chips", field=name, value=value) from None
            case Wrong.TOO_MUCH:
                raise FileFault("field_too_many_chips", field=name, most=MOST_CHIPS) from None
            case Wrong.TOO_LITTLE:
                raise FileFault("field_negative", field=name, value=value) from None


def _chips(fields: Mapping[str, Any], name: str) -> int:
    return _whole(name, _present(fields, name))


def _chips_list(fields: Mapping[str, Any], name: str, seats: int | None = None) -> tuple[int, ...]:
    return tuple(_whole(name, value) for value in _list(name, _present(fields, name), seats))


def _list(name: str, value: object, seats: int | None = None) -> list[Any]:
    if not isinstance(value, list):
        raise FileFault("field_not_list", field=name)
    if seats is not None and len(value) != seats:
        raise FileFault("field_length", field=name, found=len(value), seats=seats)
    return value


def _flag(fields: Mapping[str, Any], name: str) -> bool:
    value = fields.get(name, False)
    if not isinstance(value, bool):
        raise FileFault("field_not_bool", field=name, value=value)
    return value


def _bytes(fields: Mapping[str, Any], name: str) -> bytes:
    value = fields[name]
    if not isinstance(value, str) or not _BYTES_IN_HEX.fullmatch(value):
        raise FileFault("field_not_hex", field=name, value=value)
    return bytes.fromhex(value)


def _players(fields: Mapping[str, Any], seats: int) -> tuple[str, ...]:
    """Names are no matter of poker: where they are none, nobody has one."""
    names = fields.get("players")
    if not isinstance(names, list) or len(names) != seats:
        return ()
    told = tuple(on_one_line(name, LONGEST_NAME) for name in names if isinstance(name, str))
    return told if len(told) == seats and all(map(str.strip, told)) else ()


def actions_in(fields: Mapping[str, Any]) -> tuple[object, ...]:
    actions = _list("actions", _present(fields, "actions"))
    if len(actions) > MOST_ACTIONS:
        raise FileFault("too_many_actions", found=len(actions), most=MOST_ACTIONS)
    return tuple(actions)


def proofs_in(fields: Mapping[str, Any]) -> tuple[Proof, ...] | None:
    """Openers that were shown; nothing where the file says nothing of them."""
    return _rows(fields, "_openers", Proof, "opener_row")


def _table(fields: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    told = fields.get(name, {})
    if not isinstance(told, dict):
        raise FileFault("field_not_table", field=name)
    return told


def _computers(fields: Mapping[str, Any], seats: int) -> tuple[Computer, ...]:
    rows = _rows(fields, "_computers", Computer, "computer_row") or ()
    for row in rows:
        numbers = is_whole(row.player, 1, seats) and is_whole(row.edition, 0, MOST_CHIPS)
        if not numbers or not isinstance(row.bot, str):
            raise FileFault("computer_row", row=row._asdict())
    return rows


def _past(fields: Mapping[str, Any], seats: int) -> tuple[Sequence[int], ...]:
    rows = [_list("_past", each) for each in _list("_past", fields.get("_past", []))]
    return tuple(_list("_past", rows, seats if rows else None))


def _real_table(fields: Mapping[str, Any], seats: int) -> RealTable | None:
    if not _flag(fields, "_real_cards"):
        return None
    order = _list("_order", fields.get("_order", []))
    if not all(
        isinstance(group, list) and all(is_whole(player, 1, seats) for player in group)
        for group in order
    ):
        raise FileFault("order_row", row=order)
    taken_back = _list("_taken_back", fields.get("_taken_back", []))
    corrected = _rows(fields, "_corrected", Correction, "corrected_row") or ()
    for row in corrected:
        chips = is_whole(row.had, 0, MOST_CHIPS) and is_whole(row.has, 0, MOST_CHIPS)
        if not chips or not isinstance(row.name, str):
            raise FileFault("corrected_row", row=row._asdict())
    return RealTable(
        tuple(map(tuple, order)),
        _flag(fields, "_split_openers"),
        tuple(on_one_line(each, LONGEST_NAME) for each in taken_back if isinstance(each, str)),
        corrected,
    )


def _rabbit(fields: Mapping[str, Any]) -> Rabbit | None:
    if "_rabbit" not in fields:
        return None
    try:
        return Rabbit(**fields["_rabbit"])
    except TypeError:
        raise FileFault("rabbit_row", row=fields["_rabbit"]) from None


def _rows(
    fields: Mapping[str, Any], name: str, row: Callable[..., Row], wrong: str
) -> tuple[Row, ...] | None:
    """A list of tables, each with the fields of its kind and no other."""
    if name not in fields:
        return None
    told = []
    for each in _list(name, fields[name]):
        try:
            told.append(row(**each))
        except TypeError:
            raise FileFault(wrong, row=each) from None
    return tuple(told)


NAME: Final = "drawholdem"
VERSION: Final = 1
OURS: Final[Mapping[str, Any]] = {"name": NAME, "version": VERSION}


def told(fields: dict[str, Any]) -> dict[str, Any]:
    """What a file says of these: nothing of what is ``None``."""
    return {name: value for name, value in fields.items() if value is not None}


def check_ruleset(said: object) -> None:
    """``FileFault`` where a hand was played by rules that are not known here."""
    match said:
        case {"name": str(name), "version": version} if is_whole(version):
            if name != NAME or not 1 <= version <= VERSION:
                raise FileFault("ruleset_unknown", name=name, version=version, ours=VERSION)
        case _:
            raise FileFault("ruleset_row", value=said)
