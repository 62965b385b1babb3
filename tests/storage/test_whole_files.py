"""What is written for somebody else is there whole or not at all; what is one's own, nobody else
can read."""

from __future__ import annotations

import errno
import io
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from commanded import commanded
from evenings import table
from tableau import REPOSITORY

from drawholdem_tui.evening.lobby import mended, sit_down
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.storage.settings import load, save
from drawholdem_tui.storage.whole_files import make_private, whole_file, write_whole

pytestmark = pytest.mark.every_python

POSIX = pytest.mark.skipif(os.name != "posix", reason="no such rights here")
LAID = table("draw-holdem", "Ann,cpu:random,cpu:random", stack=2_000, seed="one")


def played(folder: Path, seed: str) -> Path:
    laid = table("draw-holdem", "Ann,cpu:random,cpu:random", stack=2_000, seed=seed)
    with sit_down(folder / "book.sqlite3") as opened:
        play(laid, io.StringIO("keep\nfold\n\n" * 3), io.StringIO(), opened=opened)
    return folder


# Whole or not at all


def breaks_off(file: Path) -> None:
    before = file.read_text() if file.exists() else None

    def write() -> None:
        with whole_file(file) as whole:
            whole.write("half of")
            whole.flush()
            assert (file.read_text() if file.exists() else None) == before
            raise RuntimeError

    with pytest.raises(RuntimeError):
        write()


def test_a_file_that_is_not_finished_is_not_there_and_what_was_there_stays(tmp_path: Path) -> None:
    file = tmp_path / "hands.csv"
    breaks_off(file)
    assert list(tmp_path.iterdir()) == []
    write_whole(file, "before")
    breaks_off(file)
    assert [each.name for each in tmp_path.iterdir()] == ["hands.csv"]
    assert file.read_text() == "before"


def test_it_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x"
    flushed: list[bool] = []
    monkeypatch.setattr(os, "fsync", lambda _file: flushed.append(file.exists()))
    write_whole(file, "all of it")
    assert flushed == [False]
    assert file.read_text() == "all of it"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("before")
    link = tmp_path / "link"
    try:
        link.symlink_to(tmp_path / "real")
    except OSError:
        pytest.skip("no links here")
    write_whole(link, "after")
    assert link.is_symlink()
    assert (tmp_path / "real").read_text() == "after"


LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2)
from drawholdem_tui.cli.main import main
sys.exit(main(sys.argv[2:]))
"""


def on_a_full_disk(limit: int, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", LIMITED, str(limit), *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        cwd=REPOSITORY,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="no limits")
@pytest.mark.parametrize("what", ["hands.phhs", "hands.jsonl", "hands"])
def test_a_simulation_on_a_full_disk_names_the_file_and_leaves_no_half(
    what: str, tmp_path: Path
) -> None:
    out = tmp_path / what
    limit = 200 if what == "hands" else 20_000
    done = on_a_full_disk(limit, "simulate", "--hands", "80", "--seed", "1", "--phh", str(out))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert str(out) in done.stderr
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []


@pytest.mark.parametrize("form", ["phh", "csv"])
def test_an_export_on_a_full_disk_names_the_file_and_leaves_no_half(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path / "game", "one")
    out = tmp_path / "out"

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    code, told, error = commanded(tmp_path / "game", "export", "--format", form, "--out", str(out))
    file = out / ("hands.csv" if form == "csv" else "evening-1/hand-0001.phh")
    assert (code, told) == (2, "")
    assert error == f"drawholdem: --out: cannot write {file}: No space left on device\n"
    assert [file for file in out.rglob("*") if file.is_file()] == []


# What lies there already


@pytest.mark.parametrize("form", ["phh", "csv"])
def test_another_books_hands_are_not_written_over_in_silence(form: str, tmp_path: Path) -> None:
    one, two = played(tmp_path / "one", "one"), played(tmp_path / "two", "two")
    out = str(tmp_path / "out")
    assert commanded(one, "export", "--format", form, "--out", out)[0] == 0
    before = {file: file.read_text() for file in Path(out).rglob("*") if file.is_file()}
    code, told, error = commanded(two, "export", "--format", form, "--out", out)
    assert (code, told) == (2, "")
    assert (
        "holds something that is not in this book; choose another folder, or move it away" in error
    )
    assert {file: file.read_text() for file in Path(out).rglob("*") if file.is_file()} == before
    # the same book's may be written once more, with what has come since
    played(one, "one")
    assert commanded(one, "export", "--format", form, "--out", out)[0] == 0


@pytest.mark.parametrize("empty", ["", " "])
def test_no_folder_at_all_is_refused(empty: str, tmp_path: Path) -> None:
    played(tmp_path, "one")
    for arguments in (("export", "--out", empty), ("paths", "--data-dir", empty)):
        code, _, error = commanded(tmp_path, *arguments)
        assert code == 2
        assert "no folder given" in error


# Nobody else's to read


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@POSIX
def test_the_folder_and_all_that_is_in_it_are_private_from_the_first_byte_on(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "deep" / "game"
    before = os.umask(0o022)
    try:
        with sit_down(folder / "book.sqlite3") as opened:
            play(LAID, io.StringIO("keep\n"), io.StringIO(), opened=opened)
            save(load(folder / "settings.toml"))
            assert mended(opened) == ()
            names = {path.name for path in folder.iterdir()}
            assert names >= {"book.sqlite3", "book.sqlite3-wal", "book.lock", "settings.toml"}
            assert {rights(path) for path in folder.iterdir()} == {0o600}
            assert rights(folder) == 0o700
    finally:
        os.umask(before)


@POSIX
def test_what_others_could_read_is_mended_with_a_word(tmp_path: Path) -> None:
    folder = played(tmp_path / "game", "one")
    save(load(folder / "settings.toml"))
    for path in (*folder.iterdir(), folder):
        path.chmod(0o755 if path.is_dir() else 0o644)
    out = io.StringIO()
    with sit_down(folder / "book.sqlite3", settings=folder / "settings.toml") as opened:
        play(LAID, io.StringIO(), out, opened=opened)
        told = mended(opened)
        assert {path.name for path in folder.iterdir() if rights(path) != 0o600} == set()
    assert f"Others could read {folder}; now only you can." in told
    assert f"Others could read {folder / 'settings.toml'}; now only you can." in told
    assert all(line in out.getvalue() for line in told)
    assert rights(folder) == 0o700
    with sit_down(folder / "book.sqlite3", settings=folder / "settings.toml") as opened:
        assert mended(opened) == ()


@POSIX
def test_a_folder_with_other_things_in_it_keeps_its_rights(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o755)
    (folder / "recipes.txt").touch()
    book = folder / "book.sqlite3"
    book.touch(0o644)
    book.chmod(0o644)
    assert make_private([book]) == (book,)
    assert (rights(folder), rights(book)) == (0o755, 0o600)
