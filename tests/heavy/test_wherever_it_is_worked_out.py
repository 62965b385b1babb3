"""The same figures to the digit, whoever works, however many they are, and whatever comes between:
for each of the commands that take long."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from clusters import Cluster, cluster, wait_for
from tableau import REPOSITORY

pytest.importorskip("distributed", reason="the extra for clusters is not installed")

pytestmark = pytest.mark.long

ARENA = ("arena", "--players", "random,rookie", "--hands", "960", "--stack", "300", "--seed", "s")
SIMULATE = ("simulate", "--hands", "1000", "--seats", "cpu:random,cpu:rookie", "--seed", "s")
SOLVE = ("solve", "pushfold", "--stacks", "2-4", "--rounds", "6")


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A scheduler with three workers."""
    with cluster(tmp_path_factory.mktemp("cluster")) as found:
        for _ in range(3):
            found.start()
        yield found


def begun(*words: object) -> subprocess.Popen[str]:
    program = [sys.executable, "-m", "drawholdem_tui", *map(str, words)]
    surroundings = os.environ | {"PYTHONPATH": str(REPOSITORY)}
    return subprocess.Popen(
        program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=surroundings
    )


def told(*words: object, code: int = 0) -> str:
    """What is told of the figures."""
    out, errors = (program := begun(*words)).communicate(timeout=300)
    assert program.returncode == code, errors
    return figures(out)


def figures(out: str) -> str:
    if not out.startswith("{"):
        return out
    document = json.loads(out)
    del document["seconds"]
    assert document.pop("missing", []) == [], "of what was merged"
    return json.dumps(document)


def in_mid_run(program: subprocess.Popen[str], kept: Path) -> None:
    """As soon as something has been worked out, and not all of it."""
    wait_for(lambda: kept.exists() and kept.read_bytes().count(b"\n") > 2)
    assert program.poll() is None


@pytest.mark.parametrize(
    "command",
    [SIMULATE, *(pytest.param(each, marks=pytest.mark.by_hand) for each in (ARENA, SOLVE))],
    ids=lambda words: words[0],
)
def test_figures_are_the_same(command: tuple[str, ...], three: Cluster, tmp_path: Path) -> None:
    words = command if command is SOLVE else (*command, "--json")
    alone = told(*words, "--jobs", 1)
    assert told(*words, "--jobs", 4) == alone

    # two machines that know nothing of each other, with two and four processes
    halves = [tmp_path / "half-1", tmp_path / "half-2"]
    for part, jobs in ((1, 2), (2, 4)):
        told(*words, "--jobs", jobs, "--keep", halves[part - 1], "--part", f"{part}/2")
    assert told("merge", *halves, *words[len(command) :]) == alone

    # stopped by Ctrl-C; gone on with on a cluster, where one is killed in mid-run, another comes
    kept = tmp_path / "kept"
    stopped = begun(*words, "--jobs", 1, "--keep", kept)
    in_mid_run(stopped, kept)
    stopped.send_signal(signal.SIGINT)
    _, errors = stopped.communicate(timeout=60)
    assert stopped.returncode == 130
    assert f"are saved in {kept}; run the same command to continue" in errors
    victim = three.start()
    goes_on = begun(*words, "--on", three.address, "--keep", kept)
    there = kept.read_bytes().count(b"\n")
    wait_for(lambda: kept.read_bytes().count(b"\n") > there)
    victim.kill()
    three.start()
    out, errors = goes_on.communicate(timeout=300)
    assert (goes_on.returncode, figures(out)) == (0, alone), errors
