"""A cluster and what can be wrong with it: a scheduler and workers as real processes."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from threading import Thread

import pytest
from clusters import Cluster, cluster, wait_for
from tableau import REPOSITORY

from drawholdem_tui.cli.main import main

if sys.platform == "win32":
    pytest.skip("kills processes as POSIX does", allow_module_level=True)

ARENA = ("arena", "--players", "random,rookie", "--hands", "400", "--seed", "s", "--stack", "300")


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*ARENA, *words]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    return error


def test_what_is_no_address_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed", reason="the extra for clusters is not installed")
    for address in ("nowhere", "10.0.0.1", "tcp://10.0.0.1:99999", "ftp://10.0.0.1:1", ""):
        assert "is not an address such as tcp://10.0.0.1:8786" in refused(capsys, "--on", address)
    both = refused(capsys, "--on", "tcp://127.0.0.1:1", "--jobs", "2")
    assert "choose one: --jobs" in both


def test_a_scheduler_that_is_not_there_is_told_of_within_five_seconds(
    capsys: pytest.CaptureFixture[str],
) -> None:
    pytest.importorskip("distributed", reason="the extra for clusters is not installed")
    with socket.create_server(("127.0.0.1", 0)) as listens:
        port = listens.getsockname()[1]
    began = time.monotonic()
    assert f"no scheduler answers at 127.0.0.1:{port}" in refused(
        capsys, "--on", f"127.0.0.1:{port}"
    )
    assert time.monotonic() - began < 5


@pytest.fixture
def speaks_http() -> Iterator[int]:
    """Whoever else may listen there, such as the scheduler's own pages: its port."""
    with socket.create_server(("127.0.0.1", 0)) as listens:

        def answers() -> None:
            with suppress(OSError):  # closed
                while True:
                    there, _ = listens.accept()
                    with suppress(OSError), there:
                        there.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
                        there.recv(1)

        Thread(target=answers, daemon=True).start()
        yield listens.getsockname()[1]


@pytest.mark.long
def test_whoever_answers_and_is_no_scheduler_is_told_of_in_one_line(speaks_http: int) -> None:
    pytest.importorskip("distributed", reason="the extra for clusters is not installed")
    for address, sentence in (
        (f"tcp://127.0.0.1:{speaks_http}", "no scheduler answers at {}"),
        (
            f"tls://127.0.0.1:{speaks_http}",
            "{} needs certificates, but Dask has none configured here",
        ),
    ):
        code, _, told = begun(*ARENA, "--on", address)
        assert (code, told) == (2, f"drawholdem: --on: {sentence.format(address)}\n")


def test_without_the_extra_it_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    told = refused(capsys, "--on", "tcp://127.0.0.1:1")
    assert "pip install distributed" in told


# Blocks that end whoever works at them, and bots that travel

BOTS = """
import os, signal
from drawholdem_tui.players.cpu.yardsticks import AlwaysCall

class Bot(AlwaysCall):
    pass

class Deadly(AlwaysCall):
    looks = True

    def decide(self, view, decision, rng):
        if sorted(map(str, view.own_cards)) == ["2c", "Ah"]:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().decide(view, decision, rng)
"""
DEADLY = (
    "simulate",
    "--hands",
    "1250",
    "--seed",
    "deadly",
    "--seats",
    "cpu:bots:Deadly,cpu:random",
)


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with somebody's bots, from which everything is begun."""
    (tmp_path / "bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{REPOSITORY}")
    return tmp_path


def begun(*words: object) -> tuple[int, str, str]:
    """Exit code, figures, and what is told beside them."""
    done = subprocess.run(
        [sys.executable, "-m", "drawholdem_tui", *map(str, words), "--json"],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    figures = json.loads(done.stdout) if done.stdout else {}
    figures.pop("seconds", None)
    return done.returncode, json.dumps(figures), done.stderr


def test_a_block_that_ends_every_worker_is_named_with_its_seed_and_left_out(bots: Path) -> None:
    assert bots.exists()
    code, figures, told = begun(*DEADLY, "--jobs", "2")
    assert code == 3, told
    assert json.loads(figures)["hands"] == 1000
    assert "skipped, because it crashed three workers: hands 251 to 500, table from seed " in told
    assert told.count("\n") == 1


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A scheduler with a worker of our own version, and one of another."""
    pytest.importorskip("distributed", reason="the extra for clusters is not installed")
    other = tmp_path_factory.mktemp("other")
    shutil.copytree(REPOSITORY / "drawholdem_tui", other / "drawholdem_tui")
    with (other / "drawholdem_tui" / "engine" / "pots.py").open("a", encoding="utf-8") as file:
        file.write("# another version\n")
    with cluster(tmp_path_factory.mktemp("cluster")) as made:
        made.start()
        made.start(PYTHONPATH=str(other))
        yield made


@pytest.mark.long
def test_a_worker_of_another_version_gets_no_block_and_bots_travel(
    found: Cluster, bots: Path
) -> None:
    arena = ("arena", "--players", "bots:Bot,random", "--hands", 240, "--seed", "s")
    alone = begun(*arena, "--jobs", 1)
    kept = bots / "kept"
    code, figures, told = begun(*arena, "--on", found.address, "--keep", kept)
    assert (code, figures) == alone[:2], told
    refused = [line for line in told.splitlines() if "is not used" in line]
    assert len(refused) == 1
    assert refused[0].count("of the game") == 2, "theirs and ours"
    workers = {json.loads(line)["worker"] for line in kept.read_text().splitlines()[1:]}
    assert len(workers) == 1


@pytest.mark.long
def test_what_a_bot_needs_and_is_not_there_is_said(found: Cluster, bots: Path) -> None:
    (bots / "beside.py").write_text("", encoding="utf-8")
    (bots / "needs.py").write_text("import beside\n" + BOTS, encoding="utf-8")
    arena = ("arena", "--players", "needs:Bot,random", "--hands", 240, "--seed", "s")
    for _ in range(3):  # a machine that is busy may keep the scheduler from answering in time
        code, _, told = begun(*arena, "--on", found.address)
        if "no scheduler answers" not in told:
            break
    assert code == 2
    assert "on the worker: cpu:needs:Bot cannot be loaded: ModuleNotFoundError" in told


@pytest.mark.long
def test_on_a_cluster_too_a_block_that_ends_three_workers_is_left_out(
    found: Cluster, bots: Path
) -> None:
    assert bots.exists()
    for _ in range(3):
        found.start()
    code, figures, told = begun(*DEADLY, "--on", found.address)
    assert code == 3, told
    assert json.loads(figures)["hands"] == 1000
    assert "skipped, because it crashed three workers: hands 251 to 500, table from seed " in told


# A scheduler that falls silent, and workers that send something else than answers


LONG_ARENA = ("arena", "--players", "random,rookie", "--hands", "999998", "--seed", "s")


@contextmanager
def running(*words: object) -> Iterator[subprocess.Popen[str]]:
    program = [sys.executable, "-m", "drawholdem_tui", *map(str, words)]
    with subprocess.Popen(
        program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def silent(process: subprocess.Popen[bytes]) -> Iterator[None]:
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Cluster]:
    """A scheduler with one worker, for whoever harms them."""
    pytest.importorskip("distributed", reason="the extra for clusters is not installed")
    with cluster(tmp_path) as made:
        made.start()
        yield made


@pytest.mark.long
def test_a_scheduler_that_falls_silent_has_gone_and_is_told_of_in_one_line(
    alone: Cluster, tmp_path: Path
) -> None:
    kept = tmp_path / "kept"
    with running(*LONG_ARENA, "--on", alone.address, "--keep", kept) as process:
        wait_for(lambda: kept.exists() and kept.read_bytes().count(b"\n") > 2)
        with silent(alone.scheduler):
            out, told = process.communicate(timeout=60)
    gone = f"the scheduler at {alone.address} is gone, and the running blocks with it"
    assert (process.returncode, out, told) == (2, "", f"drawholdem: --on: {gone}\n")


@pytest.mark.long
@pytest.mark.parametrize("hushed", [False, True], ids=["it answers", "it is silent"])
def test_an_interrupt_ends_a_run_on_a_cluster_within_a_second(
    hushed: bool, alone: Cluster, tmp_path: Path
) -> None:
    kept = tmp_path / "kept"
    with running(*LONG_ARENA, "--on", alone.address, "--keep", kept, "--json") as process:
        wait_for(lambda: kept.exists() and kept.read_bytes().count(b"\n") > 2)
        with silent(alone.scheduler) if hushed else nullcontext():
            time.sleep(1.5 if hushed else 0)  # it has a question under way
            began = time.monotonic()
            process.send_signal(signal.SIGINT)
            out, told = process.communicate(timeout=60)
            took = time.monotonic() - began
    assert process.returncode == 130, told
    assert json.loads(out)["hands"] > 0, "what there is so far is told"
    assert "Traceback" not in told
    assert "distributed" not in told
    assert took < 1.5, "a second, on a machine that has other things to do"


@pytest.mark.long
@pytest.mark.parametrize("seconds", [1.0, 2.5, 4.0])
def test_an_interrupt_ends_the_waiting_for_a_scheduler_that_says_nothing(seconds: float) -> None:
    pytest.importorskip("distributed", reason="the extra for clusters is not installed")
    with socket.create_server(("127.0.0.1", 0)) as listens:
        address = f"tcp://127.0.0.1:{listens.getsockname()[1]}"
        with running(*LONG_ARENA, "--on", address) as process:
            listens.accept()[0].close()  # it has been reached
            time.sleep(seconds)
            began = time.monotonic()
            process.send_signal(signal.SIGINT)
            out, told = process.communicate(timeout=60)
            took = time.monotonic() - began
    assert (process.returncode, out, told) == (130, "", "")
    assert took < 1.5


@pytest.mark.long
@pytest.mark.parametrize(
    ("sends", "named"),
    [
        ("return 7", "int"),
        ("return []", "list"),
        ("return [parcels.Answer(n, None, 0.1, 'w', 'v') for n in parcel.numbers]", "list"),
        ("raise ValueError('a\\x1b[2Jb')", r"ValueError: a\x1b[2Jb"),
    ],
)
def test_a_worker_that_sends_no_answer_is_named(sends: str, named: str, tmp_path: Path) -> None:
    pytest.importorskip("distributed", reason="the extra for clusters is not installed")
    preload = tmp_path / "preload.py"
    preload.write_text(
        "import drawholdem_tui.heavy.parcels as parcels\n"
        f"def worked_out(parcel):\n    {sends}\n"
        "worked_out.__module__ = parcels.__name__\n"
        "parcels.worked_out = worked_out\n"
    )
    with cluster(tmp_path) as made:
        made.start("--preload", str(preload))
        code, out, told = begun(*ARENA, "--on", made.address)
        address = made.worker
    what = f"{address} sent {named} instead of an answer: check that machine"
    assert (code, out, told) == (2, "{}", f"drawholdem: --on: {what}\n")
