"""What is installed somewhere else: built, installed on every Python at hand, and played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.parser import Parser
from importlib.util import find_spec
from pathlib import Path

import pytest
from tableau import REPOSITORY

SETTINGS = REPOSITORY / "pyproject.toml"
BUILT_OF = (
    "pyproject.toml",
    "README.md",
    "CHANGELOG.md",
    "drawholdem_tui",
    "assets",
    ".ci",
    "tests",
)
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
# How a game begins
PLAYED = {
    "en": "Draw-Holdem, no-limit",
    "de": "Draw-Holdem, No-Limit",
    "fr": "Draw-Holdem, no limit",
}

pytestmark = pytest.mark.skipif(not SETTINGS.exists(), reason="not a checkout")


def run(*command: object, folder: Path, typed: str | None = None) -> str:
    done = subprocess.run(
        [str(each) for each in command],
        cwd=folder,
        env={key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def pythons() -> list[str]:
    """Those that can be started; a name that pyenv knows may stand for none."""
    found = []
    for version in PYTHONS:
        here = [f"python{version}"]
        if shutil.which("pyenv"):
            listed = subprocess.run(
                ["pyenv", "versions", "--bare"], capture_output=True, text=True, check=False
            )
            for each in re.findall(rf"^{re.escape(version)}\.\d+$", listed.stdout, re.MULTILINE):
                prefix = subprocess.run(
                    ["pyenv", "prefix", each], capture_output=True, text=True, check=False
                )
                here.append(f"{prefix.stdout.strip()}/bin/python")
        for each in here:
            if (
                shutil.which(each)
                and not subprocess.run(
                    [each, "-c", ""], capture_output=True, check=False
                ).returncode
            ):
                found.append(each)
                break
    return found


def test_the_package_says_what_it_is_and_has_a_command_of_its_own_name() -> None:
    project = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))["project"]
    assert project["scripts"]["drawholdem"] == project["scripts"][project["name"]]
    assert "swap a card" in project["description"]
    assert (REPOSITORY / project["license-files"][0]).read_text("utf-8").startswith("MIT License")
    assert {"solve", "cluster"} < project["optional-dependencies"].keys()
    assert "authors" not in project, "nobody is named who has not said so"


@pytest.mark.long
@pytest.mark.skipif(find_spec("hatchling") is None, reason="hatchling is not installed")
def test_what_is_built_is_installed_elsewhere_and_played_in_every_language(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    for name in BUILT_OF:
        each = REPOSITORY / name
        (shutil.copytree if each.is_dir() else shutil.copy)(each, source / name)
    run(sys.executable, "-m", "hatchling", "build", "-d", tmp_path, folder=source)
    (wheel,), (sdist,) = tmp_path.glob("*.whl"), tmp_path.glob("*.tar.gz")
    _has_what_it_needs(wheel, sdist)
    found = pythons()
    assert found
    for python in found:
        home = tmp_path / re.sub(r"\W+", "-", python)
        run(python, "-m", "venv", home, folder=tmp_path)
        scripts = home / ("Scripts" if sys.platform == "win32" else "bin")
        run(scripts / "python", "-m", "pip", "install", "-q", wheel, folder=tmp_path)
        _plays(scripts, home)


def _has_what_it_needs(wheel: Path, sdist: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    (metadata,) = [name for name in names if name.endswith("/METADATA")]
    told = Parser().parsestr(zipfile.ZipFile(wheel).read(metadata).decode())
    assert told["License-Expression"] == "MIT"
    assert any(name.endswith("dist-info/licenses/drawholdem_tui/LICENSE") for name in names)
    hands = {name for name in names if name.startswith("drawholdem_tui/hands/")}
    assert len(hands) == len(list((REPOSITORY / "assets" / "hands").glob("*.phh")))
    assert not [name for name in names if name.endswith((".po", "README.md"))]
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    assert {"drawholdem_tui/LICENSE", "README.md", "tests/conftest.py"} <= inside
    assert {f"assets/hands/{name.rpartition('/')[2]}" for name in hands} <= inside


def _plays(scripts: Path, home: Path) -> None:
    """A hand, in each language, with both names of the command; and hands that came along."""
    for language, begins in PLAYED.items():
        for command in ("drawholdem", "drawholdem-tui"):
            words = ("--lang", language, "--data-dir", home / f"{command} {language}")
            told = run(
                scripts / command, "play", "--plain", *words, "--speed", "0", "--hands", "1",
                folder=home, typed="keep\nfold\n" * 3,
            )  # fmt: skip
            assert told.startswith(begins), told
    checked = run(scripts / "drawholdem", "replay", "--check", "hands:", folder=home)
    assert checked.startswith("3 hands, 0 bad")
