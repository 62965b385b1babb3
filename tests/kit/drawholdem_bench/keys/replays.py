"""Recorded hands on the screen: how fast a key leads anywhere in the longest of them, and how soon
a folder of ten thousand is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING, Final

from drawholdem_bench.guest import LAST_ROW, Guest, until_shown

if TYPE_CHECKING:
    from drawholdem_bench.terminal import Terminal
    from drawholdem_tui.engine.hand import Hand

Starts = Callable[..., "Terminal"]  # the program, with these arguments

_KEYS: Final = {  # forward and back by actions and by streets, and to both ends
    "on": "\x1b[C", "back": "\x1b[D", "street": "\x1b[B", "street back": "\x1b[A",
    "end": "\x1b[F", "begin": "\x1b[H",
}  # fmt: skip
_SEATS: Final = 10


def leafing(folder: Path, starts: Starts, rounds: int) -> Iterator[str]:
    """Of the longest hand there is, with all cards open and what has been said beside it."""
    file = folder / "longest.phh"
    hand = longest_hand()
    file.write_text(_document(hand), encoding="utf-8")
    took: list[float] = []
    with starts("replay", str(file)) as terminal:
        guest = Guest(terminal, (LAST_ROW,))
        list(guest.pressed("v"))
        for _ in range(rounds):
            took += guest.pressed(*(_KEYS[key] for key in ("on", "on", "on", "back", "street")))
            took += guest.pressed(*(_KEYS[key] for key in ("end", "back", "begin", "street")))
            took += guest.pressed(*(_KEYS[key] for key in ("on", "street back")))
    shares = [1000 * each for each in quantiles(took, n=100, method="inclusive")]
    yield (
        f"key in a replay {shares[49]:.1f} ms, 95 % within {shares[94]:.1f} ms (16 ms at most; "
        f"{len(took)} keys in a hand of {len(hand.actions)} actions)"
    )


def opening(folder: Path, starts: Starts, hands: int) -> Iterator[str]:
    """From the start of the program to its first frame with a hand."""
    many = folder / "hands"
    many.mkdir()
    text = _document(longest_hand())
    for number in range(hands):
        (many / f"{number:06}.phh").write_text(text, encoding="utf-8")
    with starts("replay", str(many)) as terminal:
        seconds = until_shown(terminal, (LAST_ROW,))
    yield f"a folder of {hands} hands is open in {seconds * 1000:.0f} ms (1000 ms at most)"


def longest_hand() -> Hand:
    """Ten deep stacks: everybody swaps on every street, and raises the least four times on each;
    longer than any of the recorded ones."""
    from drawholdem_tui.engine.actions import Call, Check, RaiseTo, Swap
    from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
    from drawholdem_tui.engine.deck import SecretDeck
    from drawholdem_tui.engine.hand import Hand
    from drawholdem_tui.engine.rules import DRAW_HOLDEM
    from drawholdem_tui.engine.setup import regular

    stacks = (10_000_000,) * _SEATS
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, stacks), SecretDeck(b"longest"))
    while decision := hand.decision:
        match decision:
            case SwapDecision():
                hand.act(Swap(decision.cards[0]))
            case BetDecision() if decision.may_raise and _raises(hand) < 4 * _SEATS:
                hand.act(RaiseTo(decision.min_to))
            case BetDecision():
                hand.act(Call() if decision.may_call else Check())
            case _:
                raise RuntimeError(decision)
    return hand


def _raises(hand: Hand) -> int:
    """So far on this street."""
    from drawholdem_tui.engine.events import BoardDealt, Raised

    here = takewhile(lambda event: not isinstance(event, BoardDealt), reversed(hand.events))
    return sum(isinstance(event, Raised) for event in here)


def _document(hand: Hand) -> str:
    from drawholdem_tui.storage.phh.write import document_of, text_of

    names = ["You", *(f"CPU {number}" for number in range(1, _SEATS))]
    return text_of(document_of(hand, players=names))
