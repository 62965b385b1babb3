"""What shells offer behind ``drawholdem``, asked of the shells themselves where they are."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tableau import REPOSITORY

from drawholdem_tui.cli.commands import whole_parser
from drawholdem_tui.cli.help.shells import SHELLS, offers_of
from drawholdem_tui.cli.main import main

if sys.platform == "win32":
    pytest.skip("no such shells", allow_module_level=True)

PATIENCE = 60
COMMANDS = {offer.name for offer in offers_of(whole_parser())} - {""}

# a line up to the cursor, and some of what is offered there
LINES: dict[str, set[str]] = {
    "drawholdem ": COMMANDS,
    "drawholdem pl": {"play"},
    "drawholdem --glyphs ascii hi": {"history"},
    "drawholdem play --ga": {"--game"},
    "drawholdem play --game draw-": {"draw-holdem", "draw-poker", "draw-poker-casino"},
    "drawholdem simulate --structure ": {"no-limit", "pot-limit", "fixed-limit"},
    "drawholdem play --speed 3 --mode k": {"knockout"},
    "drawholdem --theme fe": {"felt"},
    "drawholdem bench ": {"engine", "book", "screen", "soak"},
    "drawholdem completion f": {"fish"},
    "drawholdem replay --check own": {"own_hand.phh"},
    "drawholdem export --out fol": {"folder_here"},
    "drawholdem export --out ": {"folder_here"},
    "drawholdem play --seats ": set(),
}
NOT_OFFERED = {
    "drawholdem export --out ": "own_hand.phh",  # only folders
    "drawholdem play --seats ": "--game",  # names that only people know
}


def script(shell: str, folder: Path) -> Path:
    done = subprocess.run(
        [sys.executable, "-m", "drawholdem_tui", "completion", shell],
        capture_output=True, text=True, check=True, cwd=REPOSITORY, timeout=PATIENCE,
    )  # fmt: skip
    path = folder / f"completion.{shell}"
    path.write_text(done.stdout, encoding="utf-8")
    (folder / "own_hand.phh").touch()
    (folder / "folder_here").mkdir()
    return path


def asked(command: list[str], folder: Path) -> str:
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=folder, timeout=PATIENCE
    )
    assert done.stderr == ""
    return done.stdout


def in_bash(script: Path, line: str) -> set[str]:
    """As bash calls it: words split at = and : as well, the line, and where in it one is."""
    words = re.findall(r"[=:]+|[^\s=:]+", line) + ([""] if line.endswith(" ") else [])
    quoted = " ".join(f"'{word}'" for word in words)
    program = (
        f"source {script}; COMP_LINE='{line}'; COMP_POINT=${{#COMP_LINE}}; COMP_WORDS=({quoted}); "
        "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); compopt() { :; }; _drawholdem; "
        'printf "%s\\n" "${COMPREPLY[@]}"'
    )
    return set(asked(["bash", "--norc", "-c", program], script.parent).split())


def in_fish(script: Path, line: str) -> set[str]:
    told = asked(
        ["fish", "--no-config", "-c", f"source {script}; complete -C '{line}'"], script.parent
    )
    return {row.partition("\t")[0].rstrip("/") for row in told.splitlines()}


def in_zsh(script: Path, line: str) -> set[str]:
    """What its line editor shows when somebody presses Tab."""
    pytest.importorskip("pyte", reason="no terminal emulator installed")
    from terminals import Terminal

    environ = {"HOME": str(script.parent), "PS1": "ready> ", "LC_ALL": "C.UTF-8"}
    command = [shutil.which("zsh") or "zsh", "-f", "-i"]
    with Terminal(command, size=(200, 60), environ=environ, errors_apart=False) as terminal:
        terminal.shows("ready>")
        terminal.press(
            f"cd {script.parent}; autoload -Uz compinit; compinit -u -D; source {script};"
            " unsetopt auto_menu; setopt bash_auto_list; LISTMAX=999; clear; echo o''k\r"
        )
        terminal.until(lambda: re.search(r"^ok$", terminal.text, re.MULTILINE))
        terminal.press(line)
        for _ in range(2):  # the second lists what the first could not decide
            terminal.press("\t")
            come = -1
            while come < len(terminal.read):
                come = len(terminal.read)
                terminal.wait(0.6)
        seen = terminal.text.partition("ok\n")[2]
    return {word.rstrip("/") for word in seen.split()}


SHELLS_HERE: dict[str, Callable[[Path, str], set[str]]] = {
    "bash": in_bash,
    "fish": in_fish,
    "zsh": in_zsh,
}


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_can_read_its_script(shell: str, tmp_path: Path) -> None:
    if not shutil.which(shell):
        pytest.skip(f"no {shell} here")
    asked([shell, "-n", str(script(shell, tmp_path))], tmp_path)


@pytest.mark.parametrize(
    "shell",
    ["bash", "fish", pytest.param("zsh", marks=pytest.mark.long)],  # each line by its keys
)
def test_a_shell_offers_what_can_stand_there(shell: str, tmp_path: Path) -> None:
    if not shutil.which(shell):
        pytest.skip(f"no {shell} here")
    path = script(shell, tmp_path)
    for line, wanted in LINES.items():
        offered = SHELLS_HERE[shell](path, line)
        assert wanted <= offered, line
        assert NOT_OFFERED.get(line) not in offered, line


@pytest.mark.skipif(not shutil.which("bash"), reason="no bash here")
def test_bash_is_told_of_house_rules_although_it_splits_at_the_sign(tmp_path: Path) -> None:
    path = script("bash", tmp_path)
    assert in_bash(path, "drawholdem play --rule mu") == {"muck=on", "muck=off"}
    assert in_bash(path, "drawholdem play --rule muck=o") == {"on", "off"}


@pytest.mark.parametrize("shell", SHELLS)
def test_every_option_of_every_command_is_there(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", shell]) == 0
    told = capsys.readouterr().out
    for name in COMMANDS:
        with pytest.raises(SystemExit):
            main([name, "--help"])
        flags = set(re.findall(r"^ +(--[a-z-]+)", capsys.readouterr().out, re.MULTILINE))
        assert flags
        for flag in flags:
            assert (flag if shell != "fish" else f"-l {flag[2:]} ") in told, (name, flag)


def test_an_unknown_shell_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "dos"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert all(shell in told for shell in SHELLS)
