"""Finished hands, played again. Whatever counts hands, weighs them, trains on them or looks back at
them reads them here; what may be shown of them is up to ``seen``."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, NoReturn

from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.storage.book.history import History
from drawholdem_tui.storage.book.rows import KeptHand
from drawholdem_tui.storage.phh.documents import Found
from drawholdem_tui.storage.phh.faults import FileFault, HandFault
from drawholdem_tui.storage.phh.fields import Correction, Record, record_of
from drawholdem_tui.storage.phh.replay import Replay, replay


class Player(NamedTuple):
    """Somebody whose hands are counted together: a person by name, computers by what they are."""

    name: str
    computer: bool = False


class Own(NamedTuple):
    """A hand as somebody played it."""

    number: int
    hand: Hand
    names: tuple[str, ...]
    seat: int  # of that person

    @property
    def net(self) -> int:
        return self.hand.net(self.seat)


class Played(NamedTuple):
    """A finished hand by seat, from the left of the button."""

    number: int
    called: tuple[str, ...]  # names at the table
    players: tuple[Player, ...]
    hand: Hand
    corrected: tuple[Correction, ...] = ()  # stacks of a real table, put right before it

    def of(self, person: str) -> Own | None:
        """Nothing where they were not dealt in."""
        if person not in self.called:
            return None
        return Own(self.number, self.hand, self.called, self.called.index(person))


def finished(
    past: History, evening: int | None = None, hands: Sequence[int] | None = None
) -> Iterator[Played | KeptHand]:
    """Of one evening or of all, those among ``hands`` or all, in the order of playing; a damaged
    hand as it is kept."""
    for kept in past.every_hand(evening, hands):
        yield played_again(kept) or kept


def finished_by(past: History, evening: int, person: str) -> Iterator[Own]:
    """The hands of an evening that are whole, and in which this person was dealt in."""
    for each in finished(past, evening):
        if isinstance(each, Played) and (own := each.of(person)):
            yield own


def played_again(kept: KeptHand) -> Played | None:
    """Nothing where it is damaged."""
    try:
        return played(record_of(fields_of(kept)), kept.number or 0)
    except FileFault:
        return None


def played(record: Record, number: int) -> Played | None:
    """Nothing where it stops before its end; ``FileFault`` where it breaks a rule."""
    hand = replay(record).hand
    if hand is None or not hand.over:
        return None
    called = record.players or tuple(f"p{seat + 1}" for seat in range(len(record.stacks)))
    bots = {each.player - 1: each.bot for each in record.computers}
    players = tuple(
        Player(f"cpu:{bots[seat]}", computer=True) if seat in bots else Player(name)
        for seat, name in enumerate(called)
    )
    return Played(number, called, players, hand, record.real.corrected if record.real else ())


def fields_of(kept: KeptHand) -> dict[str, Any]:
    """All that its file tells; ``FileFault`` where it is damaged."""
    if kept.text is None:
        raise FileFault("damaged_in_the_book")
    try:
        fields = fields_in(kept.text)
    except (ValueError, RecursionError) as error:
        raise FileFault("broken_toml", why=str(error)) from None
    if kept.by_seat and isinstance(players := fields.get("players"), list):
        fields["players"] = [kept.as_read(name) for name in players]
    return fields


def replay_of(found: Found) -> Replay | FileFault:
    """A hand of a file, which may stop anywhere; or what is wrong with it."""
    if isinstance(found.record, FileFault):
        return found.record
    try:
        return replay(found.record)
    except HandFault as fault:
        return fault


# The text of a hand as the book has it, read in a quarter of the time: a hundred thousand of them
# are waited for. We write few of the shapes that TOML has, and those differ from JSON in their keys
# and their last commas. Whatever looks otherwise is left to TOML's own reader.

_FIELD: Final = re.compile(
    r"^([A-Za-z_]+) = ((?:[^\n\[]|\[(?!\n))[^\n]*|\[\n(?:    [^\n]*,\n)+\])\n", re.MULTILINE
)
_WITH_PLAIN_WORDS: Final = re.compile(r'(?:[^"=]|"[\w.:-]*"|= )*')  # no sign in them that counts
_KEY: Final = re.compile(r"(\w+) = ")


def fields_in(text: str) -> dict[str, Any]:
    """As ``tomllib`` reads it, and refused as by that."""
    found = None if "\\" in text or "null" in text else _as_json(text)
    return tomllib.loads(text) if found is None else found


def _as_json(text: str) -> dict[str, Any] | None:
    rows, end = list[str](), 0
    for field in _FIELD.finditer(text):
        if field.start() != end:
            return None
        end = field.end()
        value = field[2]
        if "{" in value:
            if not _WITH_PLAIN_WORDS.fullmatch(value):
                return None
            value = _KEY.sub(r'"\1": ', value)
        if value.endswith(",\n]"):
            value = f"{value[:-3]}]"
        rows.append(f'"{field[1]}": {value}')
    if end != len(text):
        return None
    try:
        fields: dict[str, Any] = json.loads(f"{{{','.join(rows)}}}", parse_constant=_no_number)
    except ValueError:
        return None
    return fields if len(fields) == len(rows) else None


def _no_number(text: str) -> NoReturn:
    raise ValueError(text)
