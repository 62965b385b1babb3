"""What is kept of a job, gone on with, and put together with others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from drawholdem_tui.cli.main import main
from drawholdem_tui.heavy.faults import AnotherJob, NotKept
from drawholdem_tui.heavy.jobs import Answer, Job
from drawholdem_tui.heavy.kept import Kept, head_of
from drawholdem_tui.heavy.run import Run
from drawholdem_tui.heavy.versions import Versions, versions

HERE = Versions("1", "t", "CPython 3", ())
ARENA = ("arena", "--players", "random,always-call", "--hands", "480", "--stack", "300")


def doubled(block: int) -> int:
    worked_at.append(block)
    return 2 * block


worked_at: list[int] = []
JOB = Job(doubled, range(5), "double", {"of": "numbers"}, int)


def run_with(path: Path, numbers: list[int] | None = None) -> list[int]:
    kept = Kept[int](path, int)
    kept.goes_on(head_of(JOB, HERE))
    found = [answer.value for answer in Run(JOB, kept=kept, numbers=numbers).answers()]
    kept.close()
    return found


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
    assert len(Kept[int](path, int)) == 5


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
        Kept[int](path, int)
    assert fault.value.line == line
    assert path.read_bytes() == content, "it is left as it was"


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
        (Job(doubled, [], "double", {"of": "letters"}), HERE, "of"),
        (Job(doubled, [], "halve", {"of": "numbers"}), HERE, "command"),
        (JOB, HERE._replace(game="2"), "game"),
        (JOB, HERE._replace(python="CPython 4"), "python"),
        (JOB, HERE._replace(tables="u"), "tables"),
        (Job(doubled, [], "double", JOB.what, luggage={"mine.py": "x"}), HERE, "mine.py"),
    ],
)
def test_a_file_of_another_job_or_version_is_refused(
    job: Job[int, int], here: Versions, what: str, tmp_path: Path
) -> None:
    path = tmp_path / "kept"
    run_with(path)
    with pytest.raises(AnotherJob) as fault:
        Kept[int](path, int).goes_on(head_of(job, here))
    assert fault.value.what == what


def test_versions_tell_the_program_by_its_files() -> None:
    found = versions("numpy", "no-such-package")
    assert found == versions("numpy", "no-such-package")
    assert found.packages[1] == "no-such-package -"
    assert found.python.startswith("CPython 3.")


def test_an_answer_comes_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    run_with(path)
    assert Kept[int](path, int)[3] == Answer(*Kept[int](path, int)[3])
    assert Kept[int](path, int)[3].value == 6


# From the command line


def figures(capsys: pytest.CaptureFixture[str], *words: object, code: int = 0) -> object:
    assert main([*map(str, words), "--json"]) == code
    document = json.loads(capsys.readouterr().out)
    del document["seconds"]
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
    assert "2 blocks of 4 are missing: 2, 4" in capsys.readouterr().err


def test_whoever_gave_no_seed_goes_on_with_that_of_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (*ARENA, "--jobs", 1, "--keep", tmp_path / "kept")
    figures(capsys, *words, "--part", "1/2")
    assert figures(capsys, *words) == figures(capsys, "merge", tmp_path / "kept")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--stack", "200"), "of another job: stack is 300 in it, and 200 here"),
        (("--seed", "y"), "of another job: seed is 78 in it, and 79 here"),
        (("--hands", "240"), "of another job: deals is 240 in it, and 120 here"),
        (("--rule", "swaps=off"), "of another job: swaps is True in it, and False here"),
    ],
)
def test_what_differs_is_said_in_a_sentence(
    words: tuple[str, ...], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = ("--seed", "x", "--keep", tmp_path / "kept", "--jobs", 1)
    figures(capsys, *ARENA, *kept, "--part", "1/4")
    assert main([*map(str, (*ARENA, *kept, *words))]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_what_cannot_be_kept_or_merged_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "poem").write_text("Roses are red\n", encoding="utf-8")
    for words, sentence in (
        ((*ARENA, "--keep", tmp_path / "poem"), "poem, line 1: that is nothing which --keep"),
        ((*ARENA, "--keep", tmp_path / "no" / "folder"), "--keep: cannot use"),
        ((*ARENA, "--part", "1/2"), "--part: a part needs --keep FILE"),
        ((*ARENA, "--part", "3/2"), "'3/2' is not a part such as 1/2"),
        (("merge", tmp_path / "nothing"), "nothing: there is no such file"),
        (("merge", tmp_path / "poem"), "poem, line 1: that is nothing which --keep"),
    ):
        assert main([*map(str, words)]) == 2
        error = capsys.readouterr().err
        assert sentence in error
        assert error.count("\n") == 1
