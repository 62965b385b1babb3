"""The rules compiled: a switch of whoever builds, and the same hands. Where there is a compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest
from instructions import CANNOT_COUNT, a_decision
from tableau import KIT, REPOSITORY

SWITCH = "HATCH_BUILD_HOOK_ENABLE_MYPYC"
ROOMS = ("engine", "match", "controller", "story", "peers")  # their tests touch the rules

HANDS = """
from drawholdem_bench.random_hands import Block, play
from drawholdem_tui.engine import dealer
played = play(Block(0, 3000))
print(dealer.__file__, played.digest.hex(), *played.faults)
"""

MOST_A_DECISION = 59_000  # of texasholdem 0.11, which takes 328,000, less than 1 in 5.5


def test_the_switch_is_off_and_the_readme_names_it() -> None:
    settings = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    assert hook["enable-by-default"] is False
    assert all(list(REPOSITORY.glob(pattern)) for pattern in hook["include"])
    told = (REPOSITORY / "drawholdem_tui" / "README.md").read_text(encoding="utf-8")
    assert f"{SWITCH}=1" in told


@pytest.mark.long
@pytest.mark.by_hand
@pytest.mark.skipif(find_spec("hatch_mypyc") is None, reason="hatch-mypyc is not installed")
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no compiler")
def test_the_compiled_rules_play_the_same_hands(tmp_path: Path) -> None:
    source, compiled = tmp_path / "source", tmp_path / "compiled"
    source.mkdir()
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(REPOSITORY / name, source)
    for folder in ("drawholdem_tui", ".ci"):
        shutil.copytree(REPOSITORY / folder, source / folder)
    build = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "."]
    run([*build, "--wheel-dir", str(tmp_path)], source, **{SWITCH: "1"})
    zipfile.ZipFile(next(tmp_path.glob("*.whl"))).extractall(compiled)

    pure = run(
        [sys.executable, "-c", HANDS], tmp_path, PYTHONPATH=f"{REPOSITORY}{os.pathsep}{KIT}"
    ).split()
    fast = run(
        [sys.executable, "-c", HANDS], tmp_path, PYTHONPATH=f"{compiled}{os.pathsep}{KIT}"
    ).split()
    assert pure[0].endswith(".py")
    assert not fast[0].endswith(".py")
    assert fast[1:] == pure[1:]

    if not CANNOT_COUNT:
        assert a_decision(tmp_path, program=compiled) <= MOST_A_DECISION

    tests = [str(REPOSITORY / "tests" / room) for room in ROOMS]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    run(command, tmp_path, PYTHONPATH=str(compiled))


def run(command: list[str], folder: Path, **variables: str) -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
