"""Work in blocks: the same answers in the same order, whoever works and however many do."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tableau import REPOSITORY

from drawholdem_tui.heavy.jobs import Answer, Job
from drawholdem_tui.heavy.parcels import Pace
from drawholdem_tui.heavy.places import Place, processes
from drawholdem_tui.heavy.run import Run


def slow_where_early(block: int) -> int:
    time.sleep(0.02 * (5 - block % 5))
    return block * block


def ends_its_process(block: int) -> int:
    if block == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return block


def ends_others(block: tuple[int, int]) -> int:
    whoever_asks, number = block
    if number == 2 and os.getpid() != whoever_asks:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def ends_its_process_once(marker: str) -> str:
    if marker and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return marker


def fails(block: int) -> int:
    raise ZeroDivisionError(block)


def values(run: Run[int, int]) -> list[int]:
    return [answer.value for answer in run.answers()]


def test_answers_come_in_the_order_of_the_blocks_whoever_is_done_first() -> None:
    job, expected = Job(slow_where_early, range(30)), [block * block for block in range(30)]
    assert values(Run(job)) == expected
    with ThreadPoolExecutor(5) as executor:  # any executor will do
        assert values(Run(job, Place(executor, lambda: 5))) == expected
    with processes(3) as place:
        assert values(Run(job, place)) == expected


def test_no_more_blocks_are_begun_than_the_workers_need() -> None:
    begun: list[int] = []

    def begins(block: int) -> int:
        begun.append(block)
        time.sleep(0.3)
        return block

    with ThreadPoolExecutor(2) as executor:
        answers = Run(Job(begins, range(1000)), Place(executor, lambda: 2)).answers()
        assert [next(answers).value for _ in range(4)] == list(range(4))
        assert len(begun) < 30
        answers.close()  # type: ignore[attr-defined]


def test_once_stopped_nothing_more_is_begun() -> None:
    for executor in (None, ThreadPoolExecutor(2)):
        run = Run(Job(slow_where_early, range(100)), Place(executor, lambda: 2))
        answers: list[int] = []
        for answer in run.answers():
            answers.append(answer.value)
            if len(answers) > 6:
                run.stop()
        assert answers == [block * block for block in range(7)]
        if executor:
            executor.shutdown(cancel_futures=True)


def test_a_block_here_is_broken_off_in_its_middle() -> None:
    def interrupts(block: int) -> int:
        if block == 3:
            run.break_off()
        return block

    run = Run(Job(interrupts, range(10)))
    assert values(run) == [0, 1, 2]


def test_a_worker_that_is_ended_is_followed_by_another(tmp_path: Path) -> None:
    blocks = [str(tmp_path / "ended") if number == 4 else "" for number in range(12)]
    with processes(2) as place:
        run = Run(Job(ends_its_process_once, blocks), place)
        assert [answer.value for answer in run.answers()] == blocks
    assert run.left_out == []


def test_a_worker_that_is_ended_while_it_waits_is_followed_by_another() -> None:
    with processes(2) as place:
        assert place.executor
        process = place.executor.submit(os.getpid).result(timeout=60)
        os.kill(process, signal.SIGKILL)
        assert values(Run(Job(slow_where_early, range(6)), place)) == [0, 1, 4, 9, 16, 25]


def test_a_block_that_ends_three_workers_is_left_out_and_the_others_are_not() -> None:
    with processes(2) as place:
        run = Run(Job(ends_its_process, range(10)), place)
        assert values(run) == [0, 1, 3, 4, 5, 6, 7, 8, 9]
    assert run.left_out == [2]
    assert run.block(2) == 2


def test_where_none_may_be_left_out_it_is_worked_out_here_at_last() -> None:
    """What ends every process would end this one, too: here it ends three others, and no more."""
    with processes(2) as place:
        run = Run(Job(ends_others, [(os.getpid(), each) for each in range(4)]), place)
        assert sorted(answer.value for answer in run.all_answers()) == [0, 1, 2, 3]
    assert run.left_out == [2]


def test_a_failure_is_the_callers() -> None:
    with processes(2) as place, pytest.raises(ZeroDivisionError):
        values(Run(Job(fails, range(3)), place))


def test_an_answer_says_who_made_it_and_how_long_it_took() -> None:
    with processes(2) as place:
        answers = list(Run(Job(slow_where_early, range(8)), place).answers())
    assert [answer.number for answer in answers] == list(range(8))
    assert all(0.01 < answer.seconds < 10 for answer in answers)
    assert all(str(os.getpid()) not in answer.worker for answer in answers)
    assert len({answer.worker for answer in answers}) <= 2


def test_parcels_take_seconds_and_leave_something_for_everybody_in_the_end() -> None:
    pace = Pace()
    assert pace.blocks(1000, 2) == 1
    pace.took([Answer(0, None, 0.1, "", "")])
    assert pace.blocks(1000, 2) == 20
    assert pace.blocks(40, 2) == 10
    assert pace.blocks(1, 2) == 1
    pace.took([Answer(number, None, 10.0, "", "") for number in range(10)])
    assert pace.blocks(1000, 2) == 1


LARGE_ANSWERS = """
from drawholdem_tui.heavy.jobs import Job
from drawholdem_tui.heavy.places import processes
from drawholdem_tui.heavy.run import Run

def large(_block):
    return bytes(20_000_000)

if __name__ == "__main__":
    with processes(2) as place:
        next(Run(Job(large, range(1000)), place).answers())
"""


def test_whoever_leaves_early_waits_for_no_half_answer(tmp_path: Path) -> None:
    program = tmp_path / "leaves_early.py"
    program.write_text(LARGE_ANSWERS, encoding="utf-8")
    surroundings = os.environ | {"PYTHONPATH": str(REPOSITORY)}
    subprocess.run([sys.executable, program], check=True, timeout=60, env=surroundings)


WORKS_FOR_EVER = """
import os, sys, time
from pathlib import Path
from drawholdem_tui.heavy.jobs import Job
from drawholdem_tui.heavy.places import processes
from drawholdem_tui.heavy.run import Run

def for_ever(folder):
    Path(folder, str(os.getpid())).touch()
    time.sleep(600)

if __name__ == "__main__":
    with processes(2) as place:
        next(Run(Job(for_ever, sys.argv[1:] * 2), place).answers())
"""


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals on this system")
def test_workers_go_with_whoever_has_asked(tmp_path: Path) -> None:
    program = tmp_path / "works.py"
    program.write_text(WORKS_FOR_EVER, encoding="utf-8")
    folder = tmp_path / "workers"
    folder.mkdir()
    surroundings = os.environ | {"PYTHONPATH": str(REPOSITORY)}
    with subprocess.Popen([sys.executable, program, folder], env=surroundings) as asks:
        until = time.monotonic() + 60
        while len(workers := [int(each.name) for each in folder.iterdir()]) < 2:
            assert time.monotonic() < until
            time.sleep(0.02)
        asks.kill()
    while any(map(is_there, workers)):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_one_worker_is_this_process() -> None:
    with processes(1) as place:
        (answer,) = Run(Job(lambda _block: os.getpid(), [1]), place).answers()
    assert answer.value == os.getpid()
    with processes(2) as place:
        assert place.executor is not None
        assert place.executor.submit(os.getpid).result(timeout=60) != os.getpid()
