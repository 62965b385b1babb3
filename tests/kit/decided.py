"""What each level says in the same two hundred spots, as one number an edition: whoever makes a
level decide otherwise notices, and counts its edition up.

    python tests/kit/decided.py     writes down what editions say that have no line yet
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import cycle
from pathlib import Path
from random import Random

from drawholdem_bench.random_hands import random_rules, random_setup

from drawholdem_tui.engine.actions import words_of
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.past import NO_PAST
from drawholdem_tui.engine.view import TableView, View
from drawholdem_tui.players.cast import CAST, IN_CHARACTER
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu import LEVELS, edition_of, our_bot
from drawholdem_tui.players.cpu.random_choice import any_action

FILE = Path(__file__).parent.parent / "players" / "cpu" / "decided.txt"
TABLES = 14
HANDS_A_TABLE = 3  # so that there is a past to remember
ASKED = 0.4  # of all decisions: the next one is another kind of spot

WHAT_TO_DO = (
    "{level} decides otherwise than its edition {edition} did: verify would refuse hands that it "
    "has played. Count its edition up in players/cpu/__init__.py, then run: python "
    "tests/kit/decided.py (where edition {edition} has been in no release, take its line out of "
    "{file} and run that)"
)


@dataclass(frozen=True)
class Spot:
    """Somebody is asked something."""

    view: View
    decision: Decision
    seed: int


def spots() -> Iterator[Spot]:
    """The same ones for everybody: random tables of all games and house rules, where anything legal
    has been said before."""
    for number in range(TABLES):
        rng = Random(f"table {number}")
        rules = random_rules(rng)
        setup = random_setup(rules, rng)
        past = [NO_PAST] * len(setup.stacks)
        for _ in range(HANDS_A_TABLE):
            around = TableView(setup.stacks, setup.posts, None, tuple(past), places=len(past))
            hand = Hand(rules, setup, SecretDeck(rng.randbytes(32)), around)
            while (decision := hand.decision) is not None:
                if rng.random() < ASKED:
                    yield Spot(hand.view(decision.seat), decision, rng.getrandbits(64))
                hand.act(any_action(decision, rng))
            won = hand.won()
            past = [each.after(hand.said, seat, won=seat in won) for seat, each in enumerate(past)]


def decided(level: str) -> str:
    """What a level says there, everybody of the cast in turn, as it does at a table."""
    words = cycle([level, *(f"{level}:{name}" for name in CAST if level in IN_CHARACTER)])
    said = []
    for spot in spots():
        bot = our_bot(next(words))
        assert bot
        said.append(words_of(bot.decide(spot.view, spot.decision, Chance(spot.seed))))
    return f"{len(said)} {sha256(' '.join(said).encode()).hexdigest()[:16]}"


def written() -> dict[str, str]:
    """By level and edition."""
    lines = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
    return {" ".join(line.split()[:2]): " ".join(line.split()[2:]) for line in lines}


def complaint(level: str) -> str | None:
    """Why what a level says cannot stand, where it cannot."""
    edition, before = edition_of(level), written()
    if f"{level} {edition}" not in before:
        return (
            f"edition {edition} of {level} has no line in {FILE.name} yet: run tests/kit/decided.py"
        )
    if before[f"{level} {edition}"] == decided(level):
        return None
    return WHAT_TO_DO.format(level=level, edition=edition, file=FILE.name)


def write_down() -> list[str]:
    """A line for each edition that has none; complaints about the others."""
    lines = written()
    for level in LEVELS:
        lines.setdefault(f"{level} {edition_of(level)}", decided(level))
    text = "".join(f"{edition} {digest}\n" for edition, digest in sorted(lines.items()))
    FILE.write_text(text, encoding="utf-8")
    return [told for level in LEVELS if (told := complaint(level))]


if __name__ == "__main__":
    sys.exit("\n".join(write_down()) or 0)
