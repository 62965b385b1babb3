"""Spots on the screen: how soon the first one is seen, and how fast keys are answered while the
next one is being made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Final

from drawholdem_bench.guest import LAST_ROW, STILL, Guest, until_shown

if TYPE_CHECKING:
    from drawholdem_bench.terminal import Terminal

Starts = Callable[..., "Terminal"]  # the program, with these arguments

_HERE: Final = (b"spot 1 of", LAST_ROW)
_THOUGHT: Final = 1.5  # seconds that somebody thinks at least: the next spot is made in them
_PATIENCE: Final = 20.0


def first_spot(folder: Path, starts: Starts, many: int) -> Iterator[str]:
    """Of a sitting that is kept, and of one by seed, which takes turns with it."""
    kept, by_seed = [], []
    for number in range(many + 1):
        with starts("drill", "--data-dir", str(folder / f"spot-{number}")) as terminal:
            kept.append(until_shown(terminal, _HERE))
        words = ("drill", "--seed", str(number), "--data-dir", str(folder / "by-seed"))
        with starts(*words) as terminal:
            by_seed.append(until_shown(terminal, _HERE))
    del kept[0], by_seed[0]  # those compiled what others find compiled
    yield (
        f"first spot {median(kept) * 1000:.0f} ms, by seed {median(by_seed) * 1000:.0f} ms "
        "(300 ms at most)"
    )


def keys(folder: Path, starts: Starts, spots: int) -> Iterator[str]:
    """Mark, take back, answer; and then go on to the next, which has been made meanwhile."""
    took: list[float] = []
    following: list[float] = []
    words = ("drill", "swap", "--seed", "keys", "--spots", str(spots))
    with starts(*words, "--data-dir", str(folder / "spots")) as terminal:
        guest = Guest(terminal, _HERE)
        for _ in range(spots - 1):
            took += [_answered(guest, key) for key in "1122k"]
            guest.rest(_THOUGHT)
            following.append(_answered(guest, "\r"))
    yield f"key in a drill {_told(took)} (16 ms at most; {len(took)} keys)"
    yield f"next spot {_told(following)} (33 ms at most; {len(following)} spots)"


def _answered(guest: Guest, key: str) -> float:
    """Seconds to the last byte of the frame that a key brings about."""
    pressed = guest.terminal.press(key)
    frame = guest.next_frame(_PATIENCE)
    if frame is None:
        raise RuntimeError(f"nothing comes of {key!r}")
    guest.rest(STILL)
    return frame.ended - pressed


def _told(took: list[float]) -> str:
    shares = [1000 * each for each in quantiles(took, n=100, method="inclusive")]
    return f"{shares[49]:.1f} ms, 95 % within {shares[94]:.1f} ms"
