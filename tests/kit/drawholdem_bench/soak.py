"""The monkey for a long time: what comes of it, and what the program then holds."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Generator
from contextlib import chdir, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from drawholdem_bench.monkey import Fault, Figures, Monkey

ACTIONS = 100_000
_SHARE = 2_000  # actions with motion, or without


def figures(actions: int = ACTIONS, seed: int | None = None) -> Generator[str]:
    """The seed, and what came of it; the exit code 1 where there was a fault."""
    seed = Random().randrange(10**6) if seed is None else seed
    yield f"soak seed {seed}"
    done, started, fault = Figures(), time.perf_counter(), "none"
    # what a monkey saves where the program was started is gone with the rest
    with TemporaryDirectory(prefix="drawholdem-soak-") as folder, chdir(folder):
        monkey = Monkey(Path(folder), seed, done)
        held = 0.0
        try:
            while done.actions < actions:
                share = min(_SHARE, actions - done.actions)
                monkey.play(share, motion=bool(done.actions // _SHARE % 2))
                held = held or _megabytes()  # everything has been loaded now
        except Fault as error:
            fault = str(error)
    yield (
        f"soak {done.actions} actions, {done.hands} hands, {done.restarts} sittings, "
        f"{time.perf_counter() - started:.0f} s, memory {_megabytes() - held:+.1f} MB, "
        f"faults: {fault}"
    )
    if fault != "none":
        raise SystemExit(1)


def _megabytes() -> float:
    """What this process holds; nothing on systems without ``ps``."""
    command = ["ps", "-o", "rss=", "-p", str(os.getpid())]
    with suppress(OSError, ValueError):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return int(done.stdout) / 1024
    return 0.0
