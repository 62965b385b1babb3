"""A finished hand as a PHH document, and a document as text."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple, TextIO

import tomli_w

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.cards import text as card_text
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.events import (
    BoardDealt,
    Called,
    CardsDrawn,
    CardSwapped,
    Checked,
    Event,
    Folded,
    HandMucked,
    HandShown,
    HoleCardsDealt,
    OpenersSplit,
    Raised,
    SwapDeclined,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import Rules, Structure
from drawholdem_tui.engine.setup import PostKind
from drawholdem_tui.engine.shuffle import seal_of
from drawholdem_tui.storage.phh.decided_again import fields_of
from drawholdem_tui.storage.phh.fields import NOT_CORRECTED, OURS, Computer, RealTable, told
from drawholdem_tui.storage.phh.replay import fees_of, openers_of
from drawholdem_tui.storage.phh.shown_afterwards import rabbit_of, shown_of
from drawholdem_tui.storage.phh.variants import VARIANTS, code_of
from drawholdem_tui.storage.whole_files import whole_file, write_whole

_BYTES_OF_A_SECRET = 32


class AtTheTable(NamedTuple):
    """Where a hand was played, in chairs from 1 on."""

    chairs: Sequence[int]  # of p1, p2 and so on
    places: int
    button: int  # on an empty chair, too: the button can be dead (TH-2)


def document_of(
    hand: Hand,
    *,
    secret: bytes | None = None,
    players: Sequence[str] = (),
    at: AtTheTable | None = None,
    number: int | None = None,
    date: dt.date | None = None,
    taken_up: int = 0,
    in_the_open: bool = False,
    computers: Sequence[Computer] = (),
    real: RealTable = NOT_CORRECTED,
) -> dict[str, Any]:
    """The fields of a hand file; ``replay`` of them gives the same hand again.

    With the ``secret`` that its deck followed from, anybody can verify the deal. ``players`` are
    named from p1 on and sit ``at`` their chairs; ``taken_up`` is how often the hand was interrupted
    and gone on with; ``in_the_open`` everybody saw every card of it; ``computers`` are those among
    the players, and their decisions can be taken again. Where the cards were ``real``, it says what
    people there have corrected.
    """
    code = code_of(hand.rules)
    fields: dict[str, Any] = {"variant": code} | _stakes(hand, code)
    fields |= told(
        {
            "starting_stacks": list(hand.setup.stacks),
            "actions": _actions(hand),
            "day": date.day if date else None,
            "month": date.month if date else None,
            "year": date.year if date else None,
            "hand": number,
            "seats": list(at.chairs) if at else None,
            "seat_count": at.places if at else None,
            "players": list(players) or None,
            "finishing_stacks": list(hand.stacks) if hand.over else None,
            "_button": at.button if at else None,
            "_taken_up": taken_up or None,
            "_open": in_the_open or None,
        }
    )
    fields |= _own_fields(hand, code) | fields_of(computers, hand) | _fair_deal(hand, secret)
    return fields if hand.knows_the_cards else fields | _of_a_real_table(hand, real)


def text_of(fields: dict[str, Any]) -> str:
    """A document as the text of a ``.phh`` file: what belongs together stands on one line, an
    action or a fee has a line of its own."""
    return "".join(f"{name} = {_value(value)}\n" for name, value in fields.items())


class HandWriter:
    """A file a hand in a folder; or all hands in one file, where ``out`` is a ``.phhs`` (numbered
    tables) or a ``.jsonl`` (a document a line). The same seed plays them again: none waits for the
    disk, so that Ctrl-C does not, either."""

    def __init__(self, out: Path, hands: int) -> None:
        self.out = out
        self._digits = len(str(hands))
        self._written = 0
        self._file: TextIO | None = None
        self._whole = ExitStack()

    def __enter__(self) -> HandWriter:
        if self.out.suffix in {".phhs", ".jsonl"}:
            self._file = self._whole.enter_context(whole_file(self.out, durable=False))
        else:
            self.out.mkdir(parents=True, exist_ok=True)
        return self

    def __exit__(self, *failed: Any) -> None:
        self._whole.__exit__(*failed)

    def write_all(self, documents: Iterable[dict[str, Any]]) -> None:
        for fields in documents:
            self.write(fields)

    def write(self, fields: dict[str, Any]) -> None:
        self._written += 1
        if self._file is None:
            name = f"hand-{self._written:0{self._digits}}.phh"
            write_whole(self.out / name, text_of(fields), durable=False)
        elif self.out.suffix == ".jsonl":
            self._file.write(json.dumps(fields) + "\n")
        else:
            self._file.write(f"[{self._written}]\n{text_of(fields)}\n")


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_value(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list) and value and not isinstance(value[0], int):
        return "[\n" + "".join(f"    {_value(each)},\n" for each in value) + "]"
    if isinstance(value, list):
        return str(value)
    return tomli_w.dumps({"": value}).partition(" = ")[2].rstrip("\n")


def _stakes(hand: Hand, code: str) -> dict[str, Any]:
    rules, seats = hand.rules, len(hand.setup.stacks)
    blinds = [0] * seats
    for post in hand.setup.posts:
        blinds[post.seat] = post.amount
    antes = list(hand.setup.antes) or [0] * seats
    if seats == 2:  # the format's own habit
        blinds.reverse()
        antes.reverse()
    fields: dict[str, Any] = {
        "ante_trimming_status": not hand.setup.dead_antes,
        "antes": antes,
        "blinds_or_straddles": blinds,
    }
    if VARIANTS[code].fixed_limit:
        return fields | {"small_bet": rules.big_blind, "big_bet": rules.late_bet}
    return fields | {"min_bet": rules.big_blind}


def _own_fields(hand: Hand, code: str) -> dict[str, Any]:
    """What the format has no field for."""
    rules = hand.rules
    untold = rules.has_blinds and all(post.kind is not PostKind.SMALL for post in hand.setup.posts)
    rabbit = rabbit_of(hand)
    return told(
        {
            "_ruleset": dict(OURS),
            "_spread": rules.spread if rules.structure is Structure.SPREAD else None,
            "_small_blind": rules.small_blind if untold else None,
            "_rules": _house_rules(rules, VARIANTS[code].preset) or None,
            "_carried_in": hand.setup.carried or None,
            "_carried_out": hand.carried or None,
            "_fees": [fee.fields() for fee in fees_of(hand)] or None,
            "_openers": [each.fields() for each in openers_of(hand)] or None,
            "_shown": [each.fields() for each in shown_of(hand)] or None,
            "_rabbit": rabbit.fields() if rabbit else None,
        }
    )


def _of_a_real_table(hand: Hand, real: RealTable) -> dict[str, Any]:
    """What people said there in the place of cards, and what they corrected."""
    order = hand.judged.order if hand.judged else ()
    return told(
        {
            "_real_cards": True,
            "_order": [[seat + 1 for seat in group] for group in order] if hand.judged else None,
            "_split_openers": any(isinstance(each, OpenersSplit) for each in hand.events) or None,
            "_taken_back": list(real.taken_back) or None,
            "_corrected": [each._asdict() for each in real.corrected] or None,
        }
    )


def _house_rules(rules: Rules, preset: Rules) -> dict[str, Any]:
    """Those that differ from what the code stands for: numbers as numbers, truths as truths."""
    return {
        name: _plain(rules.rule(name), getattr(rules, name))
        for name in rules.house_rules
        if rules.rule(name) != preset.rule(name)
    }


def _plain(word: str, value: object) -> str | int | bool:
    if isinstance(value, bool):
        return value
    return int(word) if word.isdecimal() else word


def _fair_deal(hand: Hand, secret: bytes | None) -> dict[str, Any]:
    """What ``verify`` needs. A secret that is not this deck's would accuse an honest deal, and
    that of a hand still going on would give away the cards to come: then only the commitment."""
    if secret is None or len(secret) != _BYTES_OF_A_SECRET or hand.deck != SecretDeck(secret):
        return {}
    return told({"_commit": seal_of(secret), "_seed": secret.hex() if hand.over else None})


def _actions(hand: Hand) -> list[str]:
    """What was dealt, said and shown.

    Shows stand right behind the last thing said, before a board that is only dealt out: there
    other programs look for them.
    """
    lines: list[str] = []
    shows: dict[str, str] = {}
    behind_the_last_word = 0
    for event in hand.events:
        lines += _dealt_or_said(event)
        if shown := _shown(event):
            player = shown.partition(" ")[0]
            shows.pop(player, None)  # of a real table: laid open once, and told later
            shows[player] = shown
        if not isinstance(event, BoardDealt) and _dealt_or_said(event):
            behind_the_last_word = len(lines)
    lines[behind_the_last_word:behind_the_last_word] = shows.values()
    return lines


def _dealt_or_said(event: Event) -> list[str]:
    match event:
        case HoleCardsDealt(hands):
            return [f"d dh p{seat + 1} {_known(held)}" for seat, held in enumerate(hands)]
        case BoardDealt(_, dealt):
            return [f"d db {card_text(dealt)}"]
        case CardSwapped(seat, discarded=out, received=new):
            return [f"p{seat + 1} sd {out}", f"d dh p{seat + 1} {new}"]
        case CardsDrawn(seat, discarded=out, received=new):
            number = f"p{seat + 1}"
            drawn = [f"d dh {number} {_known(new)}"] if new else []
            return [f"{number} sd {_known(out)}".rstrip(), *drawn]
        case SwapDeclined(seat):
            return [f"p{seat + 1} sd"]
        case Folded(seat):
            return [f"p{seat + 1} f"]
        case Checked(seat) | Called(seat):
            return [f"p{seat + 1} cc"]
        case Raised(seat, to=to):
            return [f"p{seat + 1} cbr {to}"]
    return []


def _shown(event: Event) -> str:
    match event:
        case HandShown(seat, held):
            return f"p{seat + 1} sm {card_text(held) or '-'}"
        case HandMucked(seat):
            return f"p{seat + 1} sm"
    return ""


def _known(held: tuple[Card | None, ...]) -> str:
    return card_text(card for card in held if card is not None)
