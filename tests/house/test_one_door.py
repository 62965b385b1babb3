"""What is said on a terminal goes out by one door: no terminal obeys what a stranger wrote."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

import drawholdem_tui
from drawholdem_tui.cli.main import main
from drawholdem_tui.words.one_line import say

PACKAGE = Path(drawholdem_tui.__file__).parent
OWN_WORDS = {  # and nothing of anybody else's
    "cli/about.py": 1,  # the rulebook, as it stands
    "cli/help/shells.py": 1,  # a script for a shell
    "cli/heavy/work.py": 1,  # one line again and again: figures
    "cli/stats.py": 1,  # likewise
    "line_mode/lines.py": 2,  # the same door, for prompts and lines that are heard
    "words/one_line.py": 1,  # the door itself
}
EVIL = "a\x1b]52;c;cm0gLXJm\x07\x1b[2J\u202eb\u2028c\x9b2J\x00"


def prints(tree: ast.AST) -> int:
    """But for JSON, which has control characters written out."""
    calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call)]
    found = [each for each in calls if isinstance(each.func, ast.Name) and each.func.id == "print"]
    return sum(
        not ast.unparse(each.args[0]).startswith(("json.dumps(", "document("))
        for each in found
        if each.args
    )


def test_no_command_prints_but_through_the_door() -> None:
    found = {}
    for room in ("cli", "line_mode", "past", "heavy", "arena", "storage", "evening", "words"):
        for path in (PACKAGE / room).rglob("*.py"):
            if many := prints(ast.parse(path.read_text(encoding="utf-8"))):
                found[path.relative_to(PACKAGE).as_posix()] = many
    assert found == OWN_WORDS


def test_a_line_is_one_line_whatever_is_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    say(f"{EVIL}\r\ndrawholdem: all is well", "x" * 10_000, "\x1b" * 10_000)
    first, second, third, rest = capsys.readouterr().out.split("\n")
    assert first.isprintable()
    assert "drawholdem: all is well" in first, "it is still there to be read"
    assert len(second) == len(third) == 2_000
    assert rest == ""


@pytest.mark.parametrize("as_json", [(), ("--json",)], ids=["lines", "json"])
def test_nothing_in_a_strangers_file_of_answers_is_obeyed(
    as_json: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "kept"
    arena = ("arena", "--players", "random,always-call", "--hands", "240", "--stack", "300")
    assert main([*arena, "--seed", "s", "--jobs", "1", "--keep", str(path)]) == 0
    name = f"{EVIL}\nblock 1 is missing" + "y" * 3_000
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    lines[0]["job"]["seats"] = [
        name if each == "random" else each for each in lines[0]["job"]["seats"]
    ]
    lines[0]["job"]["files"] = {}
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    capsys.readouterr()
    code = main(["merge", str(path), *as_json])
    out, error = capsys.readouterr()
    assert code == 0, error
    told = (out + error).splitlines()
    assert all(line.isprintable() for line in told)
    if as_json:
        assert json.loads(told[0])["players"][0]["player"] in {name, "always-call"}
        told = told[1:]
    assert told
    assert max(map(len, told)) < 400
    assert not any(line.startswith("block 1") for line in told)


@pytest.mark.parametrize(
    "words",
    [
        ("replay", "--check", f"{EVIL}\nx.phh"),
        ("replay", "--plain", f"{EVIL}\nx.phh"),
        ("replay", "--json", f"{EVIL}\nx.phh"),
        ("verify", f"{EVIL}\nx.phh"),
        ("merge", f"{EVIL}\nx"),
        ("daily", "--against", f"{EVIL}\nx"),
        (EVIL,),
        ("play", "--game", EVIL),
        ("play", "--plain", "--seats", f"{EVIL},cpu"),
        ("simulate", "--hands", "1", "--seats", f"cpu:{EVIL}:Bot,cpu"),
        ("arena", "--hands", "100", "--players", f"{EVIL}:Bot,random"),
        ("arena", "--hands", "100", "--players", "random,rookie", "--require", f"{EVIL} > b"),
        ("arena", "--hands", "100", "--players", "random,rookie", "--keep", f"/{EVIL}/x"),
        ("arena", "--hands", "100", "--players", "random,rookie", "--on", EVIL),
        ("advise", "--hand", EVIL, "--opponents", "1", "--pot", "5"),
        ("tour", EVIL),
        ("bot", "new", f"/nowhere/{EVIL}.py"),
        ("paths", "--data-dir", EVIL),
        ("paths", f"--{EVIL}"),
    ],
    ids=lambda words: " ".join(words[:2]).encode("ascii", "replace").hex()[:24],
)
def test_no_argument_is_obeyed_when_it_is_told(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    if "\x00" in EVIL:
        words = tuple(each.replace("\x00", "") for each in words)  # no system passes that on
    main(words)
    out, error = capsys.readouterr()
    for line in (out + error).split("\n"):
        assert line.replace("\u00a0", " ").isprintable(), ascii(line)
        assert len(line) <= 600
