"""Commands told in a language that nobody speaks, in whatever way they end: no word is left in
one's own letters, no figure has the signs of English, and what is quoted has other quotes, too."""

from __future__ import annotations

import io
import re
import shlex
from pathlib import Path

import pytest
from commanded import commanded
from evenings import Answers
from pasts import book_of
from pseudo import foreign, in_english, in_own_letters, outside_of_marks

from drawholdem_tui import __version__
from drawholdem_tui.cli.main import main
from drawholdem_tui.players.cast import CAST

__all__ = ["foreign"]

ASSETS = Path(__file__).parents[2] / "assets" / "hands"
NAMES = {"Ann", "Ben", "Cleo", "CPU", "regular", "always", "call", "drawholdem", "Player"}
# signs between two hands, and cards
CARDS = re.compile(r"\b(?:[2-9TJQKA][cdhs])+\b|\b[2-9TJQKA]{2}[so]?\b|\b[0-9a-f]{8}\b")
NAMED = re.compile(r"--[a-z-]+|\S*/\S*|\S+\.(?:phh|jsonl|csv|py)\b|nofile")  # options and files
DATES = re.compile(r"[0-9]{2}\.[0-9]{2}\.(?:[0-9]{4})?")
ENGLISH_FIGURES = re.compile(r"[0-9][.,][0-9]")
FOR_SCRIPTS = re.compile("[0-9]+ hands, [0-9]+ bad, [0-9.]+ s")  # the last line of replay --check
TYPED = "1\n2\n1 2\n3\nquit\n" * 6

QUICK = """
paths
replay --plain GOOD
replay --plain BAD BROKEN nofile
replay --check GOOD
replay --check GOOD BAD BROKEN nofile
replay --json BAD
verify
verify GOOD
verify BAD BROKEN
export --out OUT
export --format csv --out CSV
history --plain
history --plain --evening 1
stats
simulate --hands 250 --seats cpu:random,cpu:random --stack 5000
arena --players regular,always-call --hands 4 --stack 2000
bot new BOT
advise --hand AsKd --board Qh8s2d --opponents 3 --pot 2600 --fee 1260 --samples 500
advise --game draw-poker --hand AsKd9c7h2s --opponents 3 --pot 6000 --samples 200
chart pushfold --stack 10
chart pushfold --players 3 --stack 10
drill swap --plain --spots 1 --seed s
drill ranks --plain --spots 2 --seed s
solve check --seed x
solve pushfold --ante x
drill --spots 0
drill swop
advise --hand AsK --opponents 1 --pot 5
advise --hand AsKd --opponents x --pot 5
play --speed x --plain
simulate --hands x
chart --players 4
chart pushfold --stack 99
arena --players x --hands 4
export --format x
completion x
verify nofile
replay --check nofile
replay --plain nofile
export --out GOOD
bot new GOOD
merge nofile
merge GOOD
daily --date x
daily --against GOOD
play --plain --data-dir GOOD
play --plain --lang xx
"""
LONG = """
verify OUT
export --unseen --out OUT
stats --luck
arena --players regular,always-call --hands 4 --keep KEPT
arena --players regular,always-call --hands 4 --require "regular>always-call"
chart --opponents 3
drill draw --plain --spots 1 --seed s
drill pot --plain --spots 2 --seed s
drill short --plain --spots 1 --seed s
"""


def lines_of(block: str) -> list[str]:
    return block.strip().splitlines()


def files(folder: Path) -> dict[str, str]:
    """What the words in capitals stand for."""
    good = ASSETS / "a-fee-for-the-swap-pot.phh"
    bad, broken = folder / "bad.phh", folder / "broken.phh"
    bad.write_text(good.read_text(encoding="utf-8").replace("p1 cc", "p1 cbr 7", 1))
    broken.write_text("no hand")
    book_of(folder / "book.sqlite3")
    new = {"OUT": "out", "CSV": "x.csv", "BOT": "mybot.py", "KEPT": "kept.jsonl"}
    return {
        "GOOD": str(good), "BAD": str(bad), "BROKEN": str(broken),
        **{word: str(folder / name) for word, name in new.items()},
    }  # fmt: skip


def left(line: str) -> list[str]:
    """Words of a line that went through no catalogue."""
    line = re.sub(r"(?<=> ).*", "", line.removeprefix("drawholdem: "))  # what was typed
    outside = CARDS.sub("", NAMED.sub("", outside_of_marks(line)))
    return [word for word in in_own_letters(outside) if word not in NAMES]


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize(
    "command",
    [*lines_of(QUICK), *(pytest.param(each, marks=pytest.mark.long) for each in lines_of(LONG))],
)
def test_nothing_is_told_in_english(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(TYPED))
    tmp_path.chmod(0o700)
    stand_for = files(tmp_path)
    words = [stand_for.get(word, word) for word in shlex.split(command)]
    if command == "verify OUT":
        commanded(tmp_path, "export", "--out", stand_for["OUT"])
    code, out, error = commanded(tmp_path, "--lang", "de", *words)
    told = [line for line in (out + error).splitlines() if line != str(tmp_path)]
    assert told
    if command.startswith("replay --check"):
        assert sum(map(bool, map(FOR_SCRIPTS.fullmatch, told))) == 1
        told = [line for line in told if not FOR_SCRIPTS.fullmatch(line)]
    for line in told:
        assert left(line) == [], line
        assert code or not ENGLISH_FIGURES.search(DATES.sub("", NAMED.sub("", line))), (
            line
        )  # or an example
        assert "'" not in re.sub(r"(?<=\w)'(?=\w)", "", line), line


class Reader(Answers):
    """Understands the prompts all the same."""

    def answer(self, prompt: str) -> str:
        return super().answer(in_english(prompt))


@pytest.mark.long
@pytest.mark.usefixtures("foreign")
def test_a_deal_of_the_day_to_its_end_and_beside_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.chmod(0o700)
    out = io.StringIO()
    monkeypatch.setattr("sys.stdout", out)
    monkeypatch.setattr("sys.stdin", Reader(out, 3))
    daily = ["--data-dir", str(tmp_path), "--lang", "de", "daily"]
    assert main([*daily, "--plain"]) == 0
    assert main([*daily, "--plain"]) == 0  # what it came to is told again
    file = str(tmp_path / "mine.phhs")
    assert main([*daily, "--out", file]) == 0
    assert main([*daily, "--against", file]) == 0
    whose = {name.capitalize() for name in CAST} | {"daily"}
    for line in out.getvalue().splitlines():
        assert set(left(line)) <= whose, line
        assert not ENGLISH_FIGURES.search(DATES.sub("", line.replace(__version__, ""))), line
