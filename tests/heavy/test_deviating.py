"""A machine that errs is named, and nobody else."""

from __future__ import annotations

import random

from drawholdem_tui.heavy.by_worker import ByWorker


def by_worker(rng: random.Random, workers: int, errs: float = 0.0) -> ByWorker:
    found = ByWorker()
    for number in range(workers):
        for _ in range(40):
            wrong = errs if number == 3 else 0.0
            found.add(f"host/{number}", [rng.gauss(wrong, 5) for _ in range(20)])
    return found


def test_whoever_makes_something_else_is_named_with_how_far_it_is_off() -> None:
    (found,) = by_worker(random.Random(1), 8, errs=1.5).deviating()
    assert found.worker == "host/3"
    assert found.own > 1 > found.others
    assert found.errors > 5


def test_of_machines_that_do_not_err_hardly_one_is_named() -> None:
    rng = random.Random(2)
    named = sum(bool(by_worker(rng, 4).deviating()) for _ in range(100))
    print(f"seed 2: named in {named} of 100 runs")
    assert named <= 1


def test_of_few_figures_and_of_one_worker_alone_nothing_is_said() -> None:
    found = ByWorker()
    found.add("a", [0.0] * 50)
    found.add("b", [100.0] * 50)
    assert found.deviating() == []
    assert by_worker(random.Random(3), 1).deviating() == []
