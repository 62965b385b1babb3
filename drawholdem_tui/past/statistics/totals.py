"""Evenings put together: somebody's figures over all of them, with the cards of their biggest pot;
and the season of the friends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.past.hands import Played, Player, played_again
from drawholdem_tui.past.luck.evening_weighed import LuckSum, SwapsWorth
from drawholdem_tui.past.seen import can_go_on
from drawholdem_tui.past.statistics.counting import Counts
from drawholdem_tui.past.statistics.evening_counted import BigPot, Dealt
from drawholdem_tui.past.statistics.evenings_read import EveningRead
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.history import history

_POTS = 5
_FEWEST_BLINDS = 10  # of a pot that is worth a word


class PotOfAll(NamedTuple):
    """One of the biggest that somebody has won, and whether it is worth a word: a part of what was
    put in, or a few chips, is no payout."""

    amount: int
    evening: int
    hand: int
    counts: bool = True


class TheirEvening(NamedTuple):
    """What an evening came to for somebody; ``begin`` is how many hands they had played before."""

    evening: EveningRead
    begin: int
    hands: int
    net: int
    luck: LuckSum  # of nothing while it is not analysed


@dataclass(slots=True)
class Together:
    """One player's: a person, or all computers of one kind."""

    player: Player
    evenings: int = 0
    counts: Counts = field(default_factory=Counts)
    won_from: dict[Player, float] = field(default_factory=dict)
    pots: list[PotOfAll] = field(default_factory=list)  # won, the biggest first
    payouts: list[PotOfAll] = field(default_factory=list)  # the biggest that are worth a word
    luck: LuckSum = field(default_factory=LuckSum)
    swaps: SwapsWorth = field(default_factory=SwapsWorth)
    course: list[int] = field(default_factory=list)  # the net after each hand
    by_evening: list[TheirEvening] = field(default_factory=list)

    @property
    def luck_and_play(self) -> tuple[int, int]:
        """In whole chips, as those of the evenings add up."""
        luck = sum(round(each.luck.luck) for each in self.by_evening)
        return luck, self.luck.net - luck

    @property
    def best_against(self) -> tuple[Player, float] | None:
        most = max(self.won_from.items(), key=lambda each: each[1], default=None)
        return most if most and round(most[1]) > 0 else None

    @property
    def worst_against(self) -> tuple[Player, float] | None:
        least = min(self.won_from.items(), key=lambda each: each[1], default=None)
        return least if least and round(least[1]) < 0 else None


def together(evenings: Iterable[EveningRead]) -> list[Together]:
    """People first, whoever has played most before others."""
    found: dict[Player, Together] = {}
    for evening in evenings:
        before = {player: (len(each.course), each.counts.net) for player, each in found.items()}
        for each in _one_evening(evening, found):
            each.evenings += 1
            begin, net = before.get(each.player, (0, 0))
            hands, won = len(each.course) - begin, each.counts.net - net
            luck = _luck_of(each.player, evening)
            each.by_evening.append(TheirEvening(evening, begin, hands, won, luck))
    return sorted(found.values(), key=lambda each: (each.player.computer, -each.counts.hands))


def _of_all(pot: BigPot, evening: int) -> PotOfAll:
    counts = pot.net >= 0 and pot.amount >= _FEWEST_BLINDS * pot.big_blind
    return PotOfAll(pot.amount, evening, pot.hand, counts)


def _one_evening(evening: EveningRead, found: dict[Player, Together]) -> list[Together]:
    counted, weighed = evening.counted, evening.weighed
    there: dict[Player, Together] = {}
    for name, player in counted.players.items():
        each = there[player] = found.setdefault(player, Together(player))
        each.counts.add(counted.counts[name])
        _go_on(each.course, counted.stacks[name])
        for other, chips in counted.won_from.get(name, {}).items():
            if (who := counted.players[other]) != player:
                each.won_from[who] = each.won_from.get(who, 0.0) + chips
        if name in weighed.luck:
            each.luck.add(weighed.luck[name])
        if name in weighed.swaps:
            each.swaps.add(weighed.swaps[name])
        pots = [_of_all(pot, evening.id) for pot in counted.pots.get(name, ())]
        each.pots = _biggest([*each.pots, *pots])
        each.payouts = _biggest([*each.payouts, *(pot for pot in pots if pot.counts)])
    return list(there.values())


def _biggest(pots: list[PotOfAll]) -> list[PotOfAll]:
    return sorted(pots, key=lambda pot: -pot.amount)[:_POTS]


def _luck_of(player: Player, evening: EveningRead) -> LuckSum:
    """In whole chips, as the evening tells it of each name."""
    every, told = LuckSum(), evening.weighed.in_chips
    for name, luck in evening.weighed.luck.items():
        if evening.counted.players[name] == player:
            every.add(replace(luck, luck=told[name]))
    return every


def _go_on(course: list[int], dealt: Iterable[Dealt]) -> None:
    stands = course[-1] if course else 0
    for each in dealt:
        stands += each.after - each.before
        course.append(stands)


@dataclass(slots=True)
class SeasonRow:
    """What the evenings came to for one of the friends: those that are over."""

    name: str
    evenings: int = 0
    won: int = 0  # evenings; equal best ones are won by all of them
    net: int = 0
    best: int | None = None  # of an evening
    worst: int | None = None


def season_evenings(evenings: Iterable[EveningRead], name: str) -> list[tuple[EveningRead, int]]:
    """Those of a friend that are over, each with its net."""
    over = (each for each in evenings if each.over)
    return [(each, net) for each in over for who, net, _place in each.results if who == name]


def season_hands(evenings: Iterable[EveningRead], name: str) -> int:
    """Those they played on these."""
    every = (each.counted.counts for each, _net in season_evenings(evenings, name))
    return sum(counts[name].hands for counts in every if name in counts)


def first_of(evening: EveningRead) -> set[str]:
    """Who finished first; nobody where nobody was ahead."""
    most = max((net for _name, net, _place in evening.results), default=0)
    return {
        name
        for name, net, place in evening.results
        if (place == 1 if place is not None else net == most > 0)
    }


def season(evenings: Iterable[EveningRead]) -> list[SeasonRow]:
    """The best first; computers pay nobody."""
    rows: dict[str, SeasonRow] = {}
    for evening in evenings:
        if not evening.over:
            continue
        first = first_of(evening)
        for name, net, _place in evening.results:
            player = evening.counted.players.get(name)
            if player is None or player.computer:
                continue
            row = rows.setdefault(name, SeasonRow(name))
            row.evenings += 1
            row.won += name in first
            row.net += net
            row.best = net if row.best is None else max(row.best, net)
            row.worst = net if row.worst is None else min(row.worst, net)
    return sorted(rows.values(), key=lambda each: -each.net)


def cards_of_a_pot(book: Path, pot: PotOfAll, player: Player) -> tuple[Card, ...]:
    """Those that won it. Nothing where they are not known, or may not be: cards that were not shown
    are told only of who played alone against computers, and nothing while an evening can go on."""
    try:
        played, alone = _hand(book, pot)
    except BookFault:
        return ()
    won = played.hand.won() if played else {}
    seats = [seat for seat in won if played and played.players[seat] == player]
    if not played or not seats:
        return ()
    seat = max(seats, key=lambda each: won[each])
    if played.hand.unseen(seat) and played.called[seat] not in alone:
        return ()
    cards = [card for card in played.hand.view(seat).seats[seat].cards if card is not None]
    return () if UNKNOWN in cards else tuple(cards)


def _hand(book: Path, pot: PotOfAll) -> tuple[Played | None, tuple[str, ...]]:
    """And who, if anybody, played that evening alone."""
    with history(book) as past:
        evenings = dict(past.every_evening())
        row = evenings.get(pot.evening)
        if row is None or can_go_on(row):
            return None, ()
        hands = (each.id for each in past.hands_of(pot.evening) if each.number == pot.hand)
        played = next((played_again(kept) for kept in past.hands(hands)), None)
        return played, row.people if len(row.people) == 1 else ()
