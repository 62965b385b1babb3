"""What the room for heavy work costs, and what would limit a thousand workers: measured here.

    python tests/kit/heavy_figures.py

A minute or two on a machine that does nothing else; ratios are of runs that take turns.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from clusters import Cluster, cluster

from drawholdem_tui.arena.duplicate import Contest, job_of, play
from drawholdem_tui.arena.standings import Standings
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.heavy.answers_file import taken_up
from drawholdem_tui.heavy.elsewhere.cluster import Cluster as OnCluster
from drawholdem_tui.heavy.header import head_of, versions
from drawholdem_tui.heavy.jobs import Job
from drawholdem_tui.heavy.parcels import Parcel, worked_out
from drawholdem_tui.heavy.places import HERE, Place, processes
from drawholdem_tui.heavy.run import Run

ROUNDS = 5
BLOCKS = 24


def contest(blocks: int) -> Contest:
    """Two who think little: the smallest blocks that there are."""
    return Contest(DRAW_HOLDEM, ("random", "always-call"), 1000, b"figures", 60 * blocks)


def seconds(what: Callable[[], object]) -> float:
    began = time.perf_counter()
    what()
    return time.perf_counter() - began


def cpu(what: Callable[[], object]) -> float:
    """Likewise of this process alone, whoever is beside it."""
    began = time.process_time()
    what()
    return time.process_time() - began


def in_turn(*ways: Callable[[], object]) -> list[float]:
    """The shortest of each, having taken turns: what disturbs makes longer, never shorter."""
    took = [[seconds(way) for way in ways] for _ in range(ROUNDS)]
    return [min(each) for each in zip(*took, strict=True)]


def bare(job: Job[Contest, Any]) -> None:
    standings = Standings(("random", "always-call"))
    for block in job.blocks:
        standings.add(play(block))


def through_the_room(job: Job[Contest, Any], place: Place = HERE) -> None:
    standings = Standings(("random", "always-call"))
    for answer in Run(job, place).answers():
        standings.add(answer.value)


def nothing(block: int) -> int:
    return block


def waits(block: float) -> float:
    time.sleep(block)
    return block


def on(found: Cluster) -> OnCluster:
    return OnCluster(found.address, versions(), (), {}, refuses=print, fits=lambda *_: True)


def cost_of_the_room() -> None:
    job = job_of(contest(BLOCKS))
    loop, room = in_turn(lambda: bare(job), lambda: through_the_room(job))
    print(f"one process: {room / loop - 1:+.1%} ({loop:.2f} s bare, {room:.2f} s through the room)")
    print(f"time of a block: {loop / BLOCKS * 1000:.0f} ms")


def two_against_one(stack: ExitStack, found: Cluster) -> None:
    """The processes are there and warm, as after the first seconds of a long run."""
    job = job_of(contest(4 * BLOCKS))
    two = stack.enter_context(processes(2))
    dask = stack.enter_context(on(found))
    cluster_place = Place(dask, dask.workers)
    for place in (two, cluster_place):
        through_the_room(job_of(contest(8)), place)
    one, pool, there = in_turn(
        lambda: through_the_room(job),
        lambda: through_the_room(job, two),
        lambda: through_the_room(job, cluster_place),
    )
    print(f"two processes: {one / pool:.2f} x one ({one:.2f} s, {pool:.2f} s)")
    print(f"Dask with two workers: {pool / there:.2f} x two processes ({there:.2f} s)")


def bytes_and_folding(folder: Path) -> None:
    job = job_of(contest(BLOCKS))
    answers = worked_out(Parcel(job.work, range(BLOCKS), job.blocks))
    alone = Parcel(job.work, range(1), job.blocks[:1])
    there, back = len(pickle.dumps(alone)), len(pickle.dumps(answers)) / BLOCKS
    print(f"bytes of a block: {there:.0f} there, {back:.0f} back")
    standings = Standings(("random", "always-call"))

    def folds() -> None:
        for each in answers:
            standings.add(each.value)

    def keeps() -> None:
        for each in answers:
            kept.add(each)

    folded = cpu(folds)
    with taken_up(folder / "kept", job, head_of(job, versions())) as kept:
        keeping = cpu(keeps)
    one = f"{folded / BLOCKS * 1e6:.0f} us folded, {keeping / BLOCKS * 1e6:.0f} us kept"
    print(f"an answer: {one}, {(folder / 'kept').stat().st_size / BLOCKS:.0f} bytes of its file")


def parcels_a_second(stack: ExitStack, found: Cluster) -> None:
    dask = stack.enter_context(on(found))
    many = 1_000

    def asks() -> None:
        futures = [dask.submit(worked_out, Parcel(nothing, [at], [at])) for at in range(many)]
        for future in futures:
            future.result()

    def scheduler_seconds() -> float:
        return float(dask._client.run_on_scheduler(time.process_time))

    before = scheduler_seconds()
    here = cpu(asks) / many
    there = (scheduler_seconds() - before) / many
    print(f"a parcel: {there * 1e3:.2f} ms of the scheduler, {here * 1e3:.2f} ms of whoever asks")


def many_workers(found: Cluster, threads: int) -> None:
    """As many as the machine bears, on blocks that only wait: each worker is a thread of theirs."""
    found.start(threads=threads)
    found.start(threads=threads)
    places = 2 * threads
    for block in (0.5, 2.0, 5.0):
        with on(found) as dask:
            dask.workers()
            run = Run(Job(waits, [block] * (4 * places)), Place(dask, dask.workers))
            began = time.perf_counter()
            for _ in run.answers():
                pass
            took = time.perf_counter() - began
        ideal = 4 * block
        print(
            f"{places} workers, blocks that wait {block} s: {ideal / took:.0%} of the time at work"
        )


def main() -> None:
    with TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        cost_of_the_room()
        bytes_and_folding(folder)
        found = stack.enter_context(cluster(folder))
        for _ in range(2):
            found.start()
        two_against_one(stack, found)
        parcels_a_second(stack, found)
        (folder / "many").mkdir()
        with cluster(folder / "many") as others:
            many_workers(others, 150)


if __name__ == "__main__":
    main()
