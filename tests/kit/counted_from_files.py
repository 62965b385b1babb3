"""Statistics counted the slow way: from the text of exported hand files, and from nothing else.

It knows PHH and the rules of betting, and shares no line with the program: no engine, no events.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

STREETS = {0: "preflop", 3: "flop", 4: "turn", 5: "river"}


def counted(files: Iterable[Path]) -> dict[str, Counter[str]]:
    """By player: a person's name, or ``cpu:`` and what it is."""
    every: dict[str, Counter[str]] = {}
    for file in files:
        fields = tomllib.loads(file.read_text(encoding="utf-8"))
        bots = {each["player"]: each["bot"] for each in fields.get("_computers", [])}
        for seat, counts in enumerate(_Hand(fields).count(), start=1):
            name = f"cpu:{bots[seat]}" if seat in bots else fields["players"][seat - 1]
            every.setdefault(name, Counter()).update(counts)
    return every


def pots_won(files: Iterable[Path]) -> dict[str, list[int]]:
    """What each player has got from the pots, hand by hand, the most first."""
    every: dict[str, list[int]] = {}
    for file in files:
        fields = tomllib.loads(file.read_text(encoding="utf-8"))
        bots = {each["player"]: each["bot"] for each in fields.get("_computers", [])}
        hand = _Hand(fields)
        hand.count()
        for seat, end in enumerate(fields["finishing_stacks"], start=1):
            name = f"cpu:{bots[seat]}" if seat in bots else fields["players"][seat - 1]
            if end > hand.stacks[seat - 1]:
                every.setdefault(name, []).append(end - hand.stacks[seat - 1])
    return {name: sorted(won, reverse=True) for name, won in every.items()}


class _Hand:
    def __init__(self, fields: dict[str, Any]) -> None:
        self.fields = fields
        self.seats = len(fields["starting_stacks"])
        self.stacks = list(fields["starting_stacks"])
        self.draw_poker = fields["variant"].endswith("5D")
        self.counts = [Counter(hands=1) for _ in self.stacks]
        self.bets = [0] * self.seats
        self.price = 0
        self.board = 0
        self.drawing = False
        self.folded: set[int] = set()
        self.raises = 0
        self.fees = list(fields.get("_fees", []))

    def count(self) -> list[Counter[str]]:
        antes, blinds = self.fields["antes"], self.fields["blinds_or_straddles"]
        if self.seats == 2:
            antes, blinds = antes[::-1], blinds[::-1]
        for seat in range(self.seats):
            self.stacks[seat] -= min(antes[seat], self.stacks[seat])
        self.raises = 0 if any(blinds) else -1  # the first bet is no raise
        for seat in range(self.seats):
            self.put_in(seat, min(blinds[seat], self.stacks[seat]))
        self.price = max(blinds)
        for action in self.fields["actions"]:
            self.hear(action.split())
        self.the_round_is_over()
        self.the_hand_is_over()
        return self.counts

    @property
    def first_street(self) -> bool:
        return not self.board and not self.drawing

    def hear(self, words: list[str]) -> None:
        if words[:2] == ["d", "db"]:
            self.the_round_is_over()
            if self.first_street:
                self.sees_the_flop()
            self.board += len(words[2]) // 2
        elif words[0] != "d":
            seat, said, *rest = int(words[0][1:]) - 1, *words[1:]
            if said == "sd":
                self.exchange(seat, rest)
            elif said != "sm":
                self.bet_or_fold(seat, said, rest)

    def bet_or_fold(self, seat: int, said: str, rest: list[str]) -> None:
        counts = self.counts[seat]
        if self.first_street and self.raises == 1 and not (counts["faced"] or counts["reraising"]):
            counts["faced"] = 1
            counts["reraised"] = int(said == "cbr")
        if said == "f":
            self.folded.add(seat)
            counts["swapped_and_folded"] = counts["swapped_hands"]
            return
        calls = min(self.price - self.bets[seat], self.stacks[seat])
        to = int(rest[0]) if said == "cbr" else self.bets[seat] + calls
        put_in = to - self.bets[seat]
        self.put_in(seat, put_in)
        self.price = max(self.price, to)
        if not self.first_street:
            counts["pushed"] += said == "cbr"
            counts["called"] += said == "cc" and put_in > 0
            return
        if put_in:
            counts["entered"] = 1
        if said == "cbr":
            counts["raised"] = 1
            self.raises += 1
            counts["reraising"] = int(self.raises > 0)

    def exchange(self, seat: int, cards: list[str]) -> None:
        counts = self.counts[seat]
        if self.draw_poker:
            if not self.drawing:
                self.the_round_is_over()
                self.sees_the_flop()
                self.drawing = True
            counts["draws"] += 1
            counts["drawn"] += sum(len(each) // 2 for each in cards)
            return
        street = STREETS[self.board]
        counts[f"asked {street}"] += 1
        if not cards:
            return
        counts[f"swapped {street}"] += 1
        counts["swapped_hands"] = 1
        if self.fees and (self.fees[0]["street"], self.fees[0]["player"]) == (street, seat + 1):
            fee = self.fees.pop(0)
            counts["paid"] += fee["fee"]
            if fee["held"] == "bet":
                self.put_in(seat, fee["fee"])
                counts["entered"] = 1
            else:
                self.stacks[seat] -= fee["fee"]

    def put_in(self, seat: int, chips: int) -> None:
        self.stacks[seat] -= chips
        self.bets[seat] += chips

    def sees_the_flop(self) -> None:
        for seat in set(range(self.seats)) - self.folded:
            self.counts[seat]["flops"] = 1

    def the_round_is_over(self) -> None:
        *_, second, first = sorted(self.bets)
        seat = self.bets.index(first)
        if first > second and seat not in self.folded:
            self.stacks[seat] += first - second
        self.bets = [0] * self.seats
        self.price = 0

    def the_hand_is_over(self) -> None:
        left = set(range(self.seats)) - self.folded
        compared = len(left) > 1 and "_carried_out" not in self.fields
        for seat, counts in enumerate(self.counts):
            end, start = self.fields["finishing_stacks"][seat], self.fields["starting_stacks"][seat]
            counts["net"] = end - start
            if compared and seat in left:
                counts["showdowns"] = 1
                counts["won_showdowns"] = int(end > self.stacks[seat])
