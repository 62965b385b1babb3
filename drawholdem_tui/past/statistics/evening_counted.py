"""One evening counted, hand by hand: who has played how, who has won from whom, whose stack went
where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final, NamedTuple, Self

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.pots import parts
from drawholdem_tui.past.hands import Played, Player
from drawholdem_tui.past.statistics.counting import Counts, counts_of
from drawholdem_tui.strangers.numbers import by_names, figures_of, finite, whole

_POTS: Final = 5  # remembered of an evening, for each player


class Dealt(NamedTuple):
    """Somebody's stack before and behind a hand. More than behind the last one was bought, but for
    what was counted anew at a real table."""

    hand: int
    before: int
    after: int
    corrected: int = 0  # before the hand; less where chips were missing


class BigPot(NamedTuple):
    """What somebody has got from the pots of a hand: of a shared one their part."""

    amount: int
    hand: int
    net: int  # in that hand
    big_blind: int


@dataclass(slots=True)
class EveningCounted:
    """By the names at the table, from what everybody there saw."""

    hands: int = 0
    players: dict[str, Player] = field(default_factory=dict)
    counts: dict[str, Counts] = field(default_factory=dict)
    stacks: dict[str, list[Dealt]] = field(default_factory=dict)
    won_from: dict[str, dict[str, float]] = field(default_factory=dict)  # chips; both ways
    pots: dict[str, list[BigPot]] = field(default_factory=dict)  # won, the biggest first
    damaged: list[int | None] = field(default_factory=list)  # hands by number, where it is known
    carried: dict[str, float] = field(default_factory=dict)  # in a pot that waits

    def count(self, played: Played) -> None:
        self.hands += 1
        for seat, counts in enumerate(counts_of(played.hand)):
            name = played.called[seat]
            self.players[name] = played.players[seat]
            self.counts.setdefault(name, Counts()).add(counts)
            stacks = played.hand.setup.stacks[seat], played.hand.stacks[seat]
            by = sum(each.has - each.had for each in played.corrected if each.name == name)
            self.stacks.setdefault(name, []).append(Dealt(played.number, *stacks, by))
        self._went_over(played)
        hand = played.hand
        for seat, amount in hand.won().items():
            pot = BigPot(amount, played.number, hand.net(seat), hand.rules.big_blind)
            name = played.called[seat]
            self.pots[name] = _biggest([*self.pots.get(name, ()), pot])

    def _went_over(self, played: Played) -> None:
        called, carried = played.called, played.hand.setup.carried
        waits = [self.carried.get(name, 0.0) for name in called]
        if round(sum(waits)) != carried:  # somebody has gone, or hands are missing
            waits = [carried / len(called)] * len(called)
        over = went_over(played.hand, waits)
        for winner, payer, chips in over.won:
            self._add(called[winner], called[payer], chips)
            self._add(called[payer], called[winner], -chips)
        if carried or any(over.carried):  # else one may wait until its own game is dealt again
            self.carried = dict(zip(called, over.carried, strict=True))

    def go_on_with(self, later: EveningCounted) -> None:
        """Add what was counted of the hands after these."""
        self.hands += later.hands
        self.players.update(later.players)
        for name, counts in later.counts.items():
            self.counts.setdefault(name, Counts()).add(counts)
            self.stacks.setdefault(name, []).extend(later.stacks[name])
        for winner, row in later.won_from.items():
            for loser, chips in row.items():
                self._add(winner, loser, chips)
        for name, pots in later.pots.items():
            self.pots[name] = _biggest([*self.pots.get(name, ()), *pots])
        self.damaged += later.damaged
        self.carried = later.carried

    def share_out(self, chips: Mapping[str, int]) -> None:
        """What came back behind the last hand; in big blinds of the usual size."""
        most = max(self.counts.values(), key=lambda each: abs(each.net), default=None)
        of_a_chip = most.blinds / most.net if most and most.net else 0.0
        for name, more in chips.items():
            self.counts[name].net += more
            self.counts[name].blinds += more * of_a_chip
            last = self.stacks[name].pop()
            self.stacks[name].append(last._replace(after=last.after + more))

    def numbers(self) -> frozenset[int]:
        """Of the hands that were counted."""
        return frozenset(each.hand for row in self.stacks.values() for each in row)

    def _add(self, winner: str, loser: str, chips: float) -> None:
        row = self.won_from.setdefault(winner, {})
        row[loser] = row.get(loser, 0.0) + chips

    def as_fields(self) -> dict[str, Any]:
        """As JSON can hold it."""
        counts = {name: asdict(each) for name, each in self.counts.items()}
        return {each.name: getattr(self, each.name) for each in fields(self)} | {"counts": counts}

    @classmethod
    def of_fields(cls, fields: Mapping[str, Any]) -> Self:
        """And back; ``ValueError`` or one like it where this is not what was written."""
        players = {name: Player(*each) for name, each in fields["players"].items()}
        by_names(
            players,
            fields["won_from"],
            *fields["won_from"].values(),
            fields["pots"],
            fields["carried"],
        )
        return cls(
            whole(fields["hands"]),
            players,
            {name: figures_of(Counts, fields["counts"][name]) for name in players},
            {name: _dealt(fields["stacks"][name]) for name in players},
            {
                name: {other: finite(chips) for other, chips in row.items()}
                for name, row in fields["won_from"].items()
            },
            {
                name: [BigPot(*map(whole, each)) for each in row]
                for name, row in fields["pots"].items()
            },
            [None if each is None else whole(each) for each in fields["damaged"]],
            {name: finite(chips) for name, chips in fields["carried"].items()},
        )


def _biggest(pots: Sequence[BigPot]) -> list[BigPot]:
    """And the biggest with which nothing was lost: these are worth a word."""
    pots = sorted(pots, key=lambda each: -each.amount)
    kept = {*pots[:_POTS], *[each for each in pots if each.net >= 0][:_POTS]}
    return [each for each in pots if each in kept]


def _dealt(row: Sequence[Sequence[object]]) -> list[Dealt]:
    if not row:
        raise ValueError(row)  # whoever is named has been dealt in
    return [Dealt(*map(whole, each)) for each in row]


class WentOver(NamedTuple):
    """Who has won how much from whom in a hand, by seat, and what each has in a pot that waits."""

    won: list[tuple[int, int, float]]
    carried: tuple[float, ...]


def went_over(hand: Hand, carried: Sequence[float]) -> WentOver:
    """Of each pot whoever gets a part of it takes that from all who put into it, in proportion to
    what each did. ``carried`` is what each seat has in the pot of the hands before."""
    paid, dead, apart = _put_in(hand)
    gone = {event.seat for event in hand.events if isinstance(event, e.Folded)}
    live = [seat for seat in range(len(paid)) if seat not in gone]
    pots: list[list[float]] = [list(row) for row in parts(paid, live, dead)]
    pots[0] = [now + before for now, before in zip(pots[0], carried, strict=True)]
    won, waits = list[tuple[int, int, float]](), (0.0,) * len(paid)
    for event in hand.events:
        if isinstance(event, e.PotCarried):
            waits = tuple(map(sum, zip(*pots, strict=True)))
        if isinstance(event, e.PotAwarded | e.SwapPotAwarded):
            put = pots[event.pot] if isinstance(event, e.PotAwarded) else apart
            won += [
                (winner, payer, part * put[payer] / sum(put))
                for winner, part in event.shares
                for payer in range(len(put))
                if put[payer] and payer != winner
            ]
    return WentOver(won, waits)


def _put_in(hand: Hand) -> tuple[list[int], list[int], list[int]]:
    """By seat: what makes layers of pots, what is the main pot's in any case, what was held apart
    for the swap pot."""
    paid, dead, apart = ([0] * len(hand.setup.stacks) for _ in range(3))
    for event in hand.events:
        match event:
            case e.AntePosted(dead=True):
                dead[event.seat] += event.amount
            case e.CardSwapped(held=e.Held.LINE):
                dead[event.seat] += event.fee
            case e.CardSwapped(held=e.Held.SWAP_POT):
                apart[event.seat] += event.fee
            case e.CardSwapped():
                paid[event.seat] += event.fee
            case e.AntePosted() | e.BlindPosted() | e.Called() | e.Raised():
                paid[event.seat] += event.amount
            case e.BetReturned():
                paid[event.seat] -= event.amount
    return paid, dead, apart
