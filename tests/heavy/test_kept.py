"""What is kept of a job, gone on with, and put together with others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tableau import REPOSITORY

from drawholdem_tui.cli.heavy.begun_with import what_differs
from drawholdem_tui.cli.main import main
from drawholdem_tui.heavy.answers_file import Kept, taken_up
from drawholdem_tui.heavy.faults import InUse, NotKept
from drawholdem_tui.heavy.header import AnotherJob, Head, Versions, differing, head_of, versions
from drawholdem_tui.heavy.jobs import Answer, Job
from drawholdem_tui.heavy.run import Run

HERE = Versions("1", "t", "CPython 3", ())
ARENA = ("arena", "--players", "random,always-call", "--hands", "480", "--stack", "300")


def doubled(block: int) -> int:
    worked_at.append(block)
    return 2 * block


worked_at: list[int] = []
JOB = Job(doubled, range(5), "double", {"of": "numbers"}, int)
HEAD = head_of(JOB, HERE)


def run_with(path: Path, numbers: list[int] | None = None) -> list[int]:
    with taken_up(path, JOB, HEAD) as kept:
        return [answer.value for answer in Run(JOB, kept=kept, numbers=numbers).answers()]


def kept_in(path: Path) -> Kept[int]:
    return Kept(path, JOB, HEAD)


def test_what_is_kept_is_not_worked_out_again(tmp_path: Path) -> None:
    worked_at.clear()
    assert run_with(tmp_path / "kept", [1, 3]) == [2, 6]
    assert run_with(tmp_path / "kept") == [0, 2, 4, 6, 8]
    assert run_with(tmp_path / "kept") == [0, 2, 4, 6, 8]
    assert worked_at == [1, 3, 0, 2, 4]


def test_a_line_that_was_cut_off_is_worked_out_again(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    run_with(path)
    path.write_bytes(path.read_bytes()[:-5])
    worked_at.clear()
    assert run_with(path) == [0, 2, 4, 6, 8]
    assert worked_at == [4]
    assert len(kept_in(path)) == 5


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", None),
        (b"{}\n", 1),
        (b"[1, 2]\n", 1),
        (b"no lines at all", 1),
        (b"\xff\n", 1),
        (b"[" * 100_000 + b"\n", 1),
    ],
)
def test_another_file_is_refused_by_its_line(
    content: bytes, line: int | None, tmp_path: Path
) -> None:
    path = tmp_path / "kept"
    path.write_bytes(content)
    if line is None:
        assert run_with(path) == [0, 2, 4, 6, 8]
        return
    with pytest.raises(NotKept) as fault:
        kept_in(path)
    assert fault.value.line == line
    assert path.read_bytes() == content, "it is left as it was"


@pytest.mark.skipif(sys.platform == "win32", reason="no such devices on this system")
def test_devices_are_no_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Some have no end, others take everything and keep nothing."""
    os.mkfifo(tmp_path / "pipe")
    for device in ("/dev/full", "/dev/zero", tmp_path / "pipe"):
        for words in ((*ARENA, "--keep", device), ("merge", device)):
            assert main([*map(str, words)]) == 2
            assert f"{device} is a device, not a file\n" in capsys.readouterr().err


def test_empty_lines_and_those_of_other_systems_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    run_with(path)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n\n"))
    worked_at.clear()
    assert run_with(path) == [0, 2, 4, 6, 8]
    assert worked_at == []


def test_a_file_is_one_process_s_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    run_with(path, [1])
    with taken_up(path, JOB, HEAD), pytest.raises(InUse):
        run_with(path)
    assert run_with(path) == [0, 2, 4, 6, 8]


def test_whoever_looks_at_a_file_leaves_a_line_that_is_being_written(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    run_with(path)
    half = path.read_bytes()[:-5]
    path.write_bytes(half)
    assert len(kept_in(path)) == 4
    assert path.read_bytes() == half


def test_what_fails_before_anything_was_done_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    with pytest.raises(ZeroDivisionError), taken_up(path, JOB, HEAD):
        raise ZeroDivisionError
    assert not path.exists()
    run_with(path, [])  # a part without a block says of what it is a part
    assert len(path.read_bytes().splitlines()) == 1


def test_an_answer_of_another_kind_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    run_with(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[2] = lines[2].replace('"value":2', '"value":"two"')
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(NotKept) as fault:
        run_with(path)
    assert fault.value.line == 3


@pytest.mark.parametrize(
    ("job", "here", "what"),
    [
        (Job(doubled, [], "double", {"of": "letters"}), HERE, "job.of"),
        (Job(doubled, [], "halve", {"of": "numbers"}), HERE, "command"),
        (JOB, HERE._replace(game="2"), "versions.game"),
        (JOB, HERE._replace(python="CPython 4"), "versions.python"),
        (JOB, HERE._replace(tables="u"), "versions.tables"),
        (Job(doubled, [], "double", JOB.what, luggage={"mine.py": "x"}), HERE, "job.files.mine.py"),
    ],
)
def test_a_file_of_another_job_or_version_is_refused(
    job: Job[int, int], here: Versions, what: str, tmp_path: Path
) -> None:
    path = tmp_path / "kept"
    run_with(path)
    with pytest.raises(AnotherJob) as fault:
        Kept(path, job, head_of(job, here))
    assert differing(fault.value.here, fault.value.there) == what


def test_versions_tell_the_program_by_its_files() -> None:
    found = versions("numpy", "no-such-package")
    assert found == versions("numpy", "no-such-package")
    assert found.packages[1] == "no-such-package -"
    assert found.python.startswith("CPython 3.")


def test_an_answer_comes_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    run_with(path)
    assert kept_in(path)[3] == Answer(*kept_in(path)[3])
    assert kept_in(path)[3].value == 6


# From the command line

FULL_DISK = """
import resource, sys
from drawholdem_tui.cli.main import main

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
    sys.exit(main(sys.argv[2:]))
"""


def on_a_full_disk(folder: Path, room: int, *words: str) -> subprocess.CompletedProcess[str]:
    """The command, with so many bytes for each file."""
    (folder / "full.py").write_text(FULL_DISK, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "full.py", str(room), *words],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(REPOSITORY)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="no such limits on this system")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_disk_that_is_full_ends_it_with_what_there_is(jobs: int, tmp_path: Path) -> None:
    """There is room for two blocks, and a bit."""
    path, words = tmp_path / "kept", [*ARENA, "--seed", "x", "--json", "--jobs"]
    assert main([*words, "1", "--part", "1/2", "--keep", str(path)]) == 0
    room, there = path.stat().st_size + 400, path.read_bytes()
    done = on_a_full_disk(tmp_path, room, *words, f"{jobs}", "--keep", "kept")
    told = "kept can no longer be written: File too large; 2 of 4 blocks are saved in it; "
    assert done.stderr.splitlines()[0].startswith(told)
    assert done.returncode == 3
    assert json.loads(done.stdout)["hands"] in {120, 240, 360}
    assert path.read_bytes() == there, "nothing is left of the line for which there was no room"
    assert main([*words, "1", "--keep", str(path)]) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="no such limits on this system")
def test_a_disk_that_was_full_before_is_told_before_anything_is_played(tmp_path: Path) -> None:
    done = on_a_full_disk(tmp_path, 100, *ARENA, "--jobs", "1", "--keep", "kept")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "drawholdem: --keep: cannot use kept: File too large\n"
    assert not (tmp_path / "kept").exists()


def test_a_cluster_that_is_not_there_leaves_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "kept"
    assert main([*ARENA, "--on", "tcp://127.0.0.1:1", "--keep", str(path)]) == 2
    assert "--on: " in capsys.readouterr().err
    assert not path.exists()


def test_no_option_is_named_twice(capsys: pytest.CaptureFixture[str]) -> None:
    for words, sentence in (
        ((*ARENA, "--worst", "3"), "--worst: the hands need a folder: add --phh DIR"),
        (("solve", "pushfold", "--out", "x", "--stacks", "2"), "--out: a file needs every stack"),
        (("solve", "pushfold", "--out", "x", "--part", "1/2"), "--out: this needs all tables"),
    ):
        assert main([*words]) == 2
        assert sentence in capsys.readouterr().err


def figures(capsys: pytest.CaptureFixture[str], *words: object, code: int = 0) -> object:
    assert main([*map(str, words), "--json"]) == code
    document = json.loads(capsys.readouterr().out)
    del document["seconds"]
    assert document.pop("missing", []) == []
    return document


def test_halves_are_merged_and_what_is_missing_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (*ARENA, "--seed", "x", "--jobs", 1)
    whole = figures(capsys, *words)
    one, other = tmp_path / "one", tmp_path / "other"
    figures(capsys, *words, "--keep", one, "--part", "1/2")
    figures(capsys, *words, "--keep", other, "--part", "2/2")
    assert figures(capsys, "merge", one, other, one) == whole
    assert main(["merge", str(one), "--json"]) == 3
    assert "2 of 4 blocks are missing: 2, 4" in capsys.readouterr().err


def test_whoever_gave_no_seed_goes_on_with_that_of_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    words = (*ARENA, "--jobs", 1, "--keep", kept)
    whole = figures(capsys, *words)
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:3]))
    assert figures(capsys, *words, "--part", "2/2") != whole
    assert figures(capsys, *words) == whole
    assert figures(capsys, "merge", kept) == whole


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--stack", "200"), ": --stack 300 there, --stack 200 here"),
        (("--seed", "y"), ": --seed x there, --seed y here"),
        (("--hands", "240"), ": --hands 480 there, --hands 240 here"),
        (("--players", "random,shark"), "random,always-call there, --players random,shark here"),
        (("--game", "texas-holdem"), ": --game draw-holdem there, --game texas-holdem here"),
        (("--blinds", "1/2"), ": --blinds 5/10 there, --blinds 1/2 here"),
        (("--ante", "2"), ": --ante 0 there, --ante 2 here"),
        (("--structure", "spread:50"), "--structure no-limit there, --structure spread:50 here"),
        (("--rule", "muck=off"), ": --rule muck=on there, --rule muck=off here"),
        (("--phh", "worst"), ": without --phh there, --phh --worst 10 here"),
    ],
)
def test_what_differs_is_said_in_a_sentence(
    words: tuple[str, ...], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = ("--seed", "x", "--keep", tmp_path / "kept", "--jobs", 1)
    figures(capsys, *ARENA, *kept, "--part", "1/4")
    assert main([*map(str, (*ARENA, *kept, *words))]) == 2
    error = capsys.readouterr().err
    assert f"{tmp_path / 'kept'} belongs to another job: " in error
    assert f"{sentence}; use another file\n" in error
    assert error.count("\n") == 1


def test_files_of_two_jobs_are_not_merged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for path, seed in ((one, "x"), (other, "y")):
        figures(capsys, *ARENA, "--seed", seed, "--jobs", 1, "--keep", path, "--part", "1/4")
    assert main(["merge", str(one), str(other)]) == 2
    told = f"{other} and {one} belong to different jobs: --seed y in one, --seed x in the other\n"
    assert capsys.readouterr().err.endswith(told)


def test_another_command_version_or_bot_is_said_in_words() -> None:
    there = Head("", "solve check", {"blocks": [], "files": {}}, HERE)
    for here, told in (
        (there._replace(command="solve check of three"), "drawholdem solve check --players 3"),
        (there._replace(versions=HERE._replace(game="2 (ab)")), "version 2 (ab) of the game"),
        (there._replace(versions=HERE._replace(tables="u")), "computed tables u"),
        (there._replace(versions=HERE._replace(packages=("numpy 2",))), "numpy 2"),
        (there._replace(job={"blocks": [], "files": {"mine.py": "ab"}}), "mine.py (ab)"),
        (there._replace(job={"blocks": [{"stack": 2}], "files": {}}), "--stacks 2"),
    ):
        differs = what_differs(there, here)
        assert differs is not None
        assert differs[1] == told


def test_what_cannot_be_kept_or_merged_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "poem").write_text("Roses are red\n", encoding="utf-8")
    for words, sentence in (
        ((*ARENA, "--keep", tmp_path / "poem"), "poem, line 1: this was not written by --keep"),
        ((*ARENA, "--keep", tmp_path / "no" / "folder"), "--keep: cannot use"),
        ((*ARENA, "--part", "1/2"), "--part: a part needs --keep FILE"),
        ((*ARENA, "--part", "3/2"), "'3/2' is not a part such as 1/2"),
        (
            (*ARENA, "--part", "1/2", "--keep", tmp_path / "a"),
            "--part: the parts need a common seed",
        ),
        (
            (*ARENA, "--seed", "x", "--part", "5/9", "--keep", tmp_path / "a"),
            "--part: part 5 has nothing to do: there are more parts than blocks (4)",
        ),
        ((*ARENA, "--phh", tmp_path / "a", "--keep", tmp_path / "a"), "is in use by --keep"),
        ((*ARENA, "--phh", tmp_path / "poem"), f"--phh: '{tmp_path / 'poem'}' is not a folder"),
        ((*ARENA, "--until", ""), "--until: '' is not of the form \"A > B\""),
        (
            ("solve", "pushfold", "--out", tmp_path / "no" / "folder"),
            f"--out: cannot write {tmp_path / 'no' / 'folder'}",
        ),
        (("merge", tmp_path / "nothing"), "nothing: no such file"),
        (("merge", tmp_path), f"{tmp_path} is a folder, not a file"),
        ((*ARENA, "--keep", tmp_path), f"--keep: {tmp_path} is a folder, not a file"),
        (("merge", tmp_path / "poem"), "poem, line 1: this was not written by --keep"),
    ):
        assert main([*map(str, words)]) == 2
        told, error = capsys.readouterr()
        assert sentence in error
        assert error.count("\n") == 1
        assert not told, "nothing was played"
    assert [each.name for each in tmp_path.iterdir()] == ["poem"], "nothing is left behind"
