"""The n-th write or flush fails, by a library in front of the system's: told before anything is
shown that is not on the disk, and nothing that was told before is lost."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from failing_disk import ERRORS, NO_COMPILER, THERE_IS_ONE, compiled, surroundings
from tableau import KIT, REPOSITORY

pytestmark = pytest.mark.skipif(not THERE_IS_ONE, reason=NO_COMPILER)

NOTICE = "This game is not being saved: "
RNG = Random("writes that fail")
HAPPENED = re.compile(
    "(You|CPU 1|CPU 2) (post|keep|fold|call|check|bet|raise|swap)|Flop|Turn|River"
)
CASES = [(error, RNG.randrange(1, 260)) for _ in range(8) for error in ERRORS]

PLAY = """
import io, sys
from pathlib import Path
path, kit, answer, most = Path(sys.argv[1]), *sys.argv[2:]
sys.path.insert(0, kit)
from evenings import Answers, table
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.line_mode.play import play

class Says(Answers):
    def answer(self, prompt):
        if "unsaved (play on)" not in prompt:
            return super().answer(prompt)
        self.most += 1  # that one does not count
        return answer

out = io.StringIO()
with sit_down(path) as opened:
    laid = table("draw-holdem", "Ann,cpu:random,cpu:random", stack=2000)
    code = play(laid, Says(out, seed=5, most=int(most)), out, opened=opened)
sys.stdout.write(out.getvalue())
sys.exit(code)
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("library"))


def plays(
    folder: Path, answer: str = "leave", most: int = 25, environ: dict[str, str] | None = None
) -> tuple[int, list[str]]:
    """An evening, with what is answered where it cannot be saved; exit code and what was told."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(folder / "book.sqlite3"), str(KIT), answer, str(most)],
        capture_output=True, text=True, check=False, timeout=120, cwd=REPOSITORY, env=environ,
    )  # fmt: skip
    assert done.stderr == ""
    assert "Traceback" not in done.stdout
    return done.returncode, done.stdout.splitlines()


def first_with(lines: list[str], *beginnings: str) -> int:
    """Where a line begins so; behind the last one where none does."""
    return next((at for at, line in enumerate(lines) if line.startswith(beginnings)), len(lines))


def public(lines: list[str]) -> list[str]:
    """What happened in the last hand, as everybody may read it."""
    begins = max(at for at, line in enumerate(lines) if line.startswith("Hand "))
    return [lines[begins], *filter(HAPPENED.match, lines[begins:])]


@pytest.mark.parametrize(
    ("error", "at"),
    [*CASES[:6], *(pytest.param(*case, marks=pytest.mark.long) for case in CASES[6:])],
)
def test_what_was_told_before_a_write_failed_is_on_the_disk(
    error: str, at: int, library: Path, tmp_path: Path
) -> None:
    print(error, at)
    _code, told = plays(tmp_path, environ=surroundings(library, tmp_path, error, at))
    fault = first_with(told, NOTICE, "The book cannot be")
    if fault == len(told):  # so many writes there were not, or the second try did it
        assert any(line.startswith("The game is saved") for line in told)
    elif told[fault].startswith(NOTICE):
        assert not any(line.startswith("The game is saved") for line in told)
    before = told[:fault]
    _code, again = plays(tmp_path, most=0)
    if not any(line.startswith("Hand ") for line in before):
        return
    going_on = public(before)
    assert again[0].startswith("Continuing the game from") or "put aside" in again[0]
    if going_on[0] in again:  # else that hand is over, and the next one has begun
        assert [line for line in going_on if line not in again] == []


@pytest.mark.parametrize(
    ("error", "at"),
    [*CASES[-3:], *(pytest.param(*case, marks=pytest.mark.long) for case in CASES[3:12])],
)
def test_a_disk_that_recovers_has_all_of_it(
    error: str, at: int, library: Path, tmp_path: Path
) -> None:
    """Three writes fail, at the first question one tries again."""
    print(error, at)
    calm, shaken = tmp_path / "calm", tmp_path / "shaken"
    for folder in (calm, shaken):
        folder.mkdir(mode=0o700)  # else it is mended, and told
    _code, expected = plays(calm)
    environ = surroundings(library, shaken, error, at, length=3)
    code, told = plays(shaken, "again", environ=environ)
    if first_with(told, "The book cannot be") < len(told):
        return  # there was none from the beginning
    assert code == 0
    asked = ("again (retry)", NOTICE, "The game is being saved again")
    assert [line for line in told if not line.startswith(asked)] == expected
    left = [plays(folder, most=0)[1] for folder in (shaken, calm)]
    one, other = ([line for line in lines if not line.startswith("Continuing")] for lines in left)
    assert one == other
