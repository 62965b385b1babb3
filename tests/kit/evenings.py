"""Evenings at the plain-text table with people who answer whatever they are asked."""

from __future__ import annotations

import io
from random import Random
from typing import Any

from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.match.levels import Level, Levels
from drawholdem_tui.match.mode import Mode

STEEP = Levels(4, tuple(Level(5 * 2**step, 10 * 2**step, 0) for step in range(10)))


class Answers(io.StringIO):
    """A keyboard that answers the last prompt printed, and remembers what it said."""

    def __init__(self, out: io.StringIO, seed: int, most: int = 4_000) -> None:
        super().__init__()
        self.out = out
        self.rng = Random(seed)
        self.said: list[str] = []
        self.most = most

    def readline(self, *_: Any) -> str:  # type: ignore[override]
        if len(self.said) >= self.most:
            return ""
        self.said.append(self.answer(self.out.getvalue().rsplit("\n", 1)[-1]))
        return self.said[-1] + "\n"

    def answer(self, prompt: str) -> str:
        if "Enter or next" in prompt and "Hold" in self.out.getvalue()[:20]:
            return self.rng.choice(["", "next", "overblind Ann", "overblind Ben"])
        if "unsaved (play on)" in prompt:
            return "unsaved"
        if "Enter" in prompt:
            return ""
        if "swap " in prompt:
            return self.rng.choice(["keep", "keep", "swap 1", "swap 2"])
        if "draw up to" in prompt:
            return self.rng.choice(["pat", "draw 1", "draw 2 4", "draw 1 3 5"])
        choices = [word for word in ("check", "call") if word in prompt] * 5
        if "fold" in prompt and "check" not in prompt:
            choices.append("fold")
        for verb in ("raise to ", "bet "):
            if verb in prompt:
                least = (
                    prompt.split(verb)[1]
                    .split("-", maxsplit=1)[0]
                    .split(" ", maxsplit=1)[0]
                    .rstrip(",")
                )
                choices.append(f"{verb.split()[0]} {least}")
                choices += ["allin"] if "(all-in)" in prompt else []
        return self.rng.choice(choices)


def table(
    game: str, seats: str = "Ann,Ben,cpu,cpu:random", stack: int = 100, seed: str | None = "golden"
) -> TableOptions:
    return TableOptions(game, PRESETS[game], tuple(seats.split(",")), stack, seed)


def evening(game: str, source: io.StringIO, out: io.StringIO, **options: Any) -> str:
    """A knockout with steep levels, played to the last chip."""
    options.setdefault("seats", "Ann,Ben,cpu,cpu:random")
    levels = options.pop("levels", STEEP)
    play(table(game, **options).but(mode=Mode.KNOCKOUT, levels=levels), source, out)
    return out.getvalue()
