"""How an evening ended, as a picture."""

from __future__ import annotations

from typing import NamedTuple

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.match.closing import Closing, Placed
from drawholdem_tui.past.luck.luck_page import LuckPage
from drawholdem_tui.tui.table.scene.regions import KeyHint
from drawholdem_tui.words.hands.ranking import category_name
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips, signed
from drawholdem_tui.words.past.closing import all_pay, chips_changed, remembered, who
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.games import hand_number


def closing_picture(closing: Closing, game: str) -> ClosingPicture:
    """``game`` is what was played."""
    hands = plural("one hand", "{hands} hands", closing.hands).format(hands=closing.hands)
    memories = [
        Memory(what.title, what.name, what.told, hand_number(what.hand))
        for what in remembered(closing)
    ]
    if best := closing.highlights.best_hand:
        shorter = category_name(best.ranked.category)
        memories[0] = memories[0]._replace(cards=best.five, shorter=shorter)
    return ClosingPicture(
        heading=translate(_("The evening is over")),
        told=f"{game} \u00b7 {hands}",
        rows=tuple(map(_row, closing.placed)),
        debts=_debts(closing),
        changed=" ".join(chips_changed(closing)),
        memories=tuple(memories),
        won=translate(_("first place with {net}"), net=signed(closing.placed[0].net)),
    )


def _debts(closing: Closing) -> tuple[Debt, ...]:
    """One for all of them, where all owe the same to one."""
    if same := all_pay(closing):
        payee, each_one = who(closing, same.payee), translate(_("everyone else"))
        return (Debt(each_one, payee, chips(same.amount)),)
    return tuple(
        Debt(who(closing, each.payer), who(closing, each.payee), chips(each.amount))
        for each in closing.payments
    )


def with_luck(picture: ClosingPicture, luck: LuckPage) -> ClosingPicture:
    """The same with what is known of luck and play."""
    rows = tuple(row._replace(luck=luck.beside.get(row.name)) for row in picture.rows)
    return picture._replace(rows=rows, luck=luck.sentences)


def _row(row: Placed) -> ClosingRow:
    return ClosingRow(row.place, called(row.name), row.net, row.bought, row.hands_won)


class ClosingRow(NamedTuple):
    """What the evening came to for somebody."""

    place: int
    name: str
    net: int
    bought: int
    hands_won: int
    luck: int | None = None  # of the net; the rest is play


class Debt(NamedTuple):
    """Who pays whom."""

    payer: str
    payee: str
    amount: str


class Memory(NamedTuple):
    """What the evening is remembered for."""

    title: str  # "biggest pot"
    name: str
    told: str
    hand: str  # "hand 7"
    cards: tuple[Card, ...] = ()
    shorter: str = ""  # "two pair": where there is no room for all that is told


class ClosingPicture(NamedTuple):
    heading: str
    told: str  # the game and how long it went
    rows: tuple[ClosingRow, ...]  # best first
    debts: tuple[Debt, ...]
    memories: tuple[Memory, ...]
    keys: tuple[KeyHint, ...] = ()
    luck: tuple[str, ...] = ()  # who ran best, who played best, and how sure that is
    won: str = ""  # "first place with +640"
    changed: str = ""  # at a real table: by how much its chips are others than were bought
    notice: str = ""  # what a key has done, or what is not saved

    @property
    def best(self) -> Memory | None:
        """The best hand that was shown."""
        return next((each for each in self.memories if each.cards), None)
