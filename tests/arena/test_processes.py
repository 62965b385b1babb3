"""Work in blocks: the same answers in the same order, whoever works and however many do."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tableau import REPOSITORY

from drawholdem_tui.arena import processes
from drawholdem_tui.arena.blocks import HANDS_A_BLOCK
from drawholdem_tui.arena.processes import WorkerLost, in_order, workers
from drawholdem_tui.cli.main import main


def slow_where_early(block: int) -> int:
    time.sleep(0.02 * (5 - block % 5))
    return block * block


def ends_its_process(block: int) -> int:
    if block == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return block


def fails(block: int) -> int:
    raise ZeroDivisionError(block)


def test_answers_come_in_the_order_of_the_blocks_whoever_is_done_first() -> None:
    expected = [block * block for block in range(30)]
    assert list(in_order(slow_where_early, range(30))) == expected
    with ThreadPoolExecutor(5) as executor:  # any executor will do
        assert list(in_order(slow_where_early, range(30), executor)) == expected


def test_no_more_blocks_are_begun_than_the_workers_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "cores", lambda: 2)
    begun: list[int] = []

    def begins(block: int) -> int:
        begun.append(block)
        return block

    with ThreadPoolExecutor(2) as executor:
        answers = in_order(begins, range(1000), executor)
        assert [next(answers) for _ in range(10)] == list(range(10))
        assert len(begun) < 30
        answers.close()  # type: ignore[attr-defined]


def test_once_stopped_nothing_more_is_begun() -> None:
    answers: list[int] = []
    for executor in (None, ThreadPoolExecutor(2)):
        answers.clear()
        for answer in in_order(slow_where_early, range(100), executor, lambda: len(answers) > 6):
            answers.append(answer)  # noqa: PERF402  # the list is looked at in between
        assert answers == [block * block for block in range(7)]
        if executor:
            executor.shutdown(cancel_futures=True)


def test_a_worker_that_is_ended_is_told_of_and_a_failure_is_the_callers() -> None:
    with workers(2) as executor, pytest.raises(WorkerLost):
        list(in_order(ends_its_process, range(10), executor))
    with workers(2) as executor, pytest.raises(ZeroDivisionError):
        list(in_order(fails, range(3), executor))


LARGE_ANSWERS = """
from drawholdem_tui.arena.processes import in_order, workers

def large(_block):
    return bytes(20_000_000)

if __name__ == "__main__":
    with workers(2) as executor:
        next(in_order(large, range(1000), executor))
"""


def test_whoever_leaves_early_waits_for_no_half_answer(tmp_path: Path) -> None:
    program = tmp_path / "leaves_early.py"
    program.write_text(LARGE_ANSWERS, encoding="utf-8")
    surroundings = os.environ | {"PYTHONPATH": str(REPOSITORY)}
    subprocess.run([sys.executable, program], check=True, timeout=60, env=surroundings)


def test_one_worker_is_this_process() -> None:
    with workers(1) as executor:
        assert executor is None
    with workers(2) as executor:
        assert executor is not None
        assert executor.submit(os.getpid).result() != os.getpid()


def simulated(jobs: int, out: Path, capsys: pytest.CaptureFixture[str]) -> object:
    table = ("--stack", "300", "--seats", "cpu:random,cpu:random,cpu:random", "--seed", "blocks")
    words = ("simulate", "--hands", str(2 * HANDS_A_BLOCK + 30), "--jobs", str(jobs), *table)
    assert main([*words, "--phh", str(out), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    del document["seconds"]
    return document


def test_the_same_seed_gives_the_same_figures_and_files_however_many_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / f"{jobs}.jsonl" for jobs in (1, 2, 3)]
    first, *others = [simulated(jobs, files[jobs - 1], capsys) for jobs in (1, 2, 3)]
    assert all(other == first for other in others)
    assert len({file.read_bytes() for file in files}) == 1


def test_the_first_block_of_a_simulation_is_the_short_simulation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hands = []
    for count in (HANDS_A_BLOCK, HANDS_A_BLOCK + 1):
        out = tmp_path / f"{count}.jsonl"
        words = ("simulate", "--hands", str(count), "--seed", "7", "--phh", str(out))
        assert main([*words, "--jobs", "1"]) == 0
        hands.append(out.read_text(encoding="utf-8").splitlines())
    assert hands[1][:HANDS_A_BLOCK] == hands[0]
    capsys.readouterr()
