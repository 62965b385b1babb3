"""A hand of the list at a glance: its board, who won it with what, and what it came to for all."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.events import CardSwapped
from drawholdem_tui.engine.ranking import Deciding, Ranked
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.past.history.shelf import BookShelf
from drawholdem_tui.past.recorded import recorded_of
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.story.player import Player
from drawholdem_tui.tui.looks import Tone
from drawholdem_tui.tui.table.drawing.cells import longest, wrapped
from drawholdem_tui.tui.table.drawing.lines import Cell, Said
from drawholdem_tui.tui.table.endings import order_of, rows_of
from drawholdem_tui.tui.table.scene.log_rows import ResultRow
from drawholdem_tui.tui.table.scene.regions import CardFace
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.hands.names import hand_briefly, hand_in_full, hand_name
from drawholdem_tui.words.hands.ranking import category_name
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import Who, as_kept, called, of, you_first
from drawholdem_tui.words.table.awards import (
    pots_of,
    what_each_gets,
    what_it_took,
    what_one_gets,
    who_split,
    who_won,
)

ROWS: Final = 2  # of each sentence about a mistake
_APART: Final = 1  # column between a hand and the pots that it won


class Glance(NamedTuple):
    """``rows`` with the winner first, beside each the hand that was shown, and whether it was
    folded; ``winning`` are the cards of the hand that wins most."""

    board: tuple[Card, ...]
    has_board: bool
    rows: tuple[ResultRow, ...]
    ranked: tuple[Ranked | None, ...]
    decided: tuple[Deciding, ...]  # what decides between them
    folded: tuple[bool, ...]
    winning: frozenset[Card]
    nets: tuple[tuple[str, int], ...] = ()  # of all, by the names that are kept
    best: tuple[str, ...] = ()  # who has won most, and who shares it
    pots: frozenset[int | None] = frozenset()  # that others have won, by their numbers
    got: tuple[int, ...] = ()  # from all pots, beside each row
    fees: tuple[int, ...] = ()  # of swaps, beside each row

    @property
    def others(self) -> tuple[str, ...]:
        return tuple(row.name for row in self.winners if row.name not in self.best)

    @property
    def names(self) -> tuple[str, ...]:
        """Of all who have won something, those who have won most first."""
        return *self.best, *self.others

    @property
    def winners(self) -> tuple[ResultRow, ...]:
        return tuple(row for row in self.rows if row.won)

    @property
    def cards(self) -> tuple[CardFace, ...]:
        """The winner's; backs where they have not been shown."""
        return self.held(self.rows[0]) or self._held * (None,) if self.winners else ()

    @property
    def _held(self) -> int:
        return 2 if self.has_board else 5

    def counting(self, row: ResultRow) -> frozenset[Card]:
        """The cards that make somebody's hand; of one that nobody has seen there are none."""
        ranked = self.ranked[self.rows.index(row)]
        return frozenset(ranked.five) if ranked else frozenset()

    def held(self, row: ResultRow) -> tuple[CardFace, ...]:
        """What somebody has shown; where that is not all, backs beside it."""
        hidden = self._held - len(row.cards) if row.cards else 0
        return *row.cards, *hidden * (None,)

    @property
    def next_best(self) -> tuple[str, Ranked] | None:
        """Who has shown the best hand that won nothing."""
        for row, ranked in zip(self.rows, self.ranked, strict=True):
            if ranked is not None and not row.won:
                return row.name, ranked
        return None


class Glances:
    """Each is read once, when its row is seen."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self._known: dict[int, Glance | None] = {}

    def of(self, shelf: BookShelf, at: int) -> Glance | None:
        """By the place on the shelf; nothing where the hand is damaged."""
        hand = shelf.hands[at]
        if hand not in self._known:
            self._known[hand] = self._look(shelf, at)
        return self._known[hand]

    def _look(self, shelf: BookShelf, at: int) -> Glance | None:
        found, played = shelf.take(at)
        if isinstance(played, FileFault):
            return None
        recorded = recorded_of(played, shelf.whose(found))
        if recorded is None or not recorded.hand.over:
            return None
        is_last = shelf.is_last(found, recorded.number)
        player = Player(replace(recorded, is_last=is_last), self.face)
        player.go_to_the_end()
        show, own = player.show, player.own_cards
        if show.ending is None:
            return None

        def kept(seat: int) -> tuple[Card, ...]:
            mine = own if seat == recorded.own and None not in own else ()
            return tuple(card for card in mine if card is not None)

        order = order_of(show, show.ending)
        seats = [show.ending.seats[seat] for seat in order]
        rows, most = rows_of(show, show.ending, kept), {each.pot for each in seats[0].won}
        fees = Counter[int]()
        for event in recorded.hand.events:
            if isinstance(event, CardSwapped):
                fees[event.seat] += event.fee
        return Glance(
            show.board,
            recorded.hand.rules.game is not Game.DRAW_POKER,
            rows,
            tuple(end.ranked for end in seats),
            tuple(end.told for end in seats),
            tuple(end.folded is not None for end in seats),
            frozenset(seats[0].five),
            tuple(zip(recorded.names, show.ending.nets, strict=True)),
            tuple(
                called(who.name)
                for who in you_first(
                    as_kept(recorded.names[seat])
                    for seat, end in zip(order, seats, strict=True)
                    if any(each.pot in most for each in end.won)
                )
            ),
            frozenset(each.pot for end in seats for each in end.won) - most,
            tuple(sum(each.amount for each in end.won) for end in seats),
            tuple(fees[seat] for seat in order),
        )


# In words


def names_of(seen: Glance) -> list[str]:
    """Of those who have won most; with others, where there is room."""
    best = ", ".join(seen.best)
    if not seen.others:
        return [best]
    pot = pots_of(seen.others, seen.pots)
    every = ", ".join(seen.names)
    return [translate(_("{winners}; {pot}"), winners=best, pot=pot), every, best]


def who_has_won(seen: Glance, pot: int) -> str:
    won = [(_who(row), row.name in seen.best) for row in seen.winners]
    best, others = ([who for who, most in won if most is among] for among in (True, False))
    if len(best) > 1 and not others:
        return who_split(best, pot)
    return who_won([(who, pot) for who in best], others, seen.pots)


def _who(row: ResultRow) -> Who:
    return Who(row.name, you=row.name == called(NAMELESS))


def caption(seen: Glance, room: int) -> str:
    """Below the cards that have won most."""
    if not seen.cards:
        return ""
    who, got = _who(seen.rows[0]), seen.got[0]
    if len(seen.winners) > 1 and set(seen.got[: len(seen.winners)]) == {got}:
        every = what_each_gets([_who(row) for row in seen.winners], got)
        return longest(every, room, every[-1])
    told = what_one_gets(who, got, alone=len(seen.winners) == 1)
    return longest([told, of(who.name, chips(got))], room, who.name)


def for_nothing(seen: Glance) -> list[str]:
    """Of who has won and still ends with less, what that took."""
    rows = zip(seen.rows, seen.fees, strict=True)
    return [
        what_it_took(_who(row), row.put_in, fees) for row, fees in rows if row.won and row.net < 0
    ]


def hand_and_pots(row: ResultRow, seen: Glance, room: int) -> Cell:
    """Where several have won, which of them which pot, if there is room."""
    tone: Tone = "gold" if row.won else "quiet"
    pots = ", ".join(row.won)
    beside = room - cell_len(pots)
    hand = _hand_of(row, seen, beside - _APART)
    if seen.others and row.won and cell_len(hand) <= beside - _APART:
        return Said(hand, tone, beside), Said(pots, "quiet")
    return (Said(_hand_of(row, seen, room), tone),)


def _hand_of(row: ResultRow, seen: Glance, room: int) -> str:
    """With what decides, where there is room."""
    at = seen.rows.index(row)
    wordings = [row.shorter or row.hand]
    if not (ranked := seen.ranked[at]):
        return longest(wordings, room, row.shortest)
    told = seen.decided[at]
    brief = [hand_in_full(ranked, told._replace(beaten=()), briefly=True)] if told.ranks else []
    wordings += [*brief, hand_name(ranked), hand_briefly(ranked)]
    return longest(wordings, room, category_name(ranked.category))


# A mistake


class Mistake(NamedTuple):
    """The choice that cost most in a hand: a title with its price, and sentences about it, each in
    several wordings, the longest first."""

    title: Cell
    cost: Said = Said("")
    sentences: tuple[tuple[str, ...], ...] = ()


def rows_wanted(mistake: Mistake, width: int) -> int:
    """Rows for its title, whole sentences, and a blank before these."""
    return 2 + sum(
        min(len(wrapped(each, width, indent="")) for each in sentence)
        for sentence in mistake.sentences
    )


def sentences_in(mistake: Mistake, width: int, rows: int) -> list[str]:
    """Whole ones, in the longest wordings for which there is room below a blank row, if there are
    some; no last one where there is none for it."""
    wordings = [
        [wrapped(each, width, indent="") for each in sentence] for sentence in mistake.sentences
    ]
    for many in range(len(wordings), 0, -1):
        for most in (rows - 1, rows):
            for told in product(*wordings[:many]):
                if sum(map(len, told)) <= most and max(map(len, told)) <= ROWS:
                    return [row for each in told for row in each]
    return []
