"""Other keys for commands: on the page, in effect everywhere at once, and after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest
from pages import Program, with_program

from drawholdem_tui.cli.main import main
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.settings import Settings, load
from drawholdem_tui.tui.hot_seat.commands import MARKS
from drawholdem_tui.tui.keys.command import When
from drawholdem_tui.tui.keys.keymap import (
    COMMANDS,
    Keymap,
    KeymapError,
    keymap_of,
    troubles_with_settings,
)
from drawholdem_tui.tui.keys.listing import keys_as_lines
from drawholdem_tui.words.language import choose, translate


def with_keys(keys: dict[str, str]) -> Settings:
    return Settings(Path("settings.toml"), keys=keys)


async def to_the_key_of(program: Program, command: str) -> None:
    """From the table to the row of a key, which is waited for."""
    await program.press(program.director.keymap.keys_of("settings")[0])
    await program.until_page("SettingsScreen")
    await program.go_to(f"key {command}")
    await program.press("enter")


async def back(program: Program) -> None:
    await program.press("escape")
    await program.until_page("TableScreen")


async def give(program: Program, command: str, key: str) -> None:
    await to_the_key_of(program, command)
    await program.press(key)
    await back(program)


async def at_the_table(program: Program) -> None:
    await program.press("down", "enter", "enter")
    await program.until_asked()


# The registry


def test_no_two_commands_have_a_key_in_common_where_both_are_understood() -> None:
    for when in (When.DECISION, When.BETWEEN):
        keys = [key for each in COMMANDS if each.when in (when, When.ALWAYS) for key in each.keys]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("command", [each.id for each in COMMANDS])
def test_every_command_can_have_another_key(command: str) -> None:
    keymap = Keymap()
    keymap.give(command, "F9")
    when = next(each.when for each in COMMANDS if each.id == command)
    assert keymap.keys_of(command) == ("f9", *Keymap().keys_of(command)[1:])
    assert keymap.run_by("f9", [when]) == command


@pytest.mark.parametrize(
    ("command", "key", "said"),
    [
        ("fold", "c", "C is already the key for 'check or call'"),
        ("fold", "b", "B is already the key for 'bet or raise'"),
        ("fold", "space", "Space is already the key for 'look'"),
        ("peek", "f", "F is already the key for 'fold'"),
        ("next", "q", "Q is already the key for 'leave'"),
        ("fold", "escape", "'escape' is not a key"),
        ("fold", "tab", "'tab' is not a key"),
        ("fold", "backspace", "'backspace' is not a key"),
        ("fold", "ctrl+x", "'ctrl+x' is not a key"),
        ("fold", "", "'' is not a key"),
        ("fold", "\u0130", "is not a key"),
        ("fold", "f13", "'f13' is not a key"),
        ("fly", "y", "unknown command 'fly'"),
    ],
)
def test_a_key_that_cannot_be_is_refused_with_a_sentence(command: str, key: str, said: str) -> None:
    with pytest.raises(KeymapError, match="key") as refused:
        Keymap().give(command, key)
    assert said in str(refused.value)


def test_commands_that_never_meet_may_share_a_key() -> None:
    keymap = Keymap()
    keymap.give("next", "f")
    assert keymap.run_by("f", [When.BETWEEN]) == "next"
    assert keymap.run_by("f", [When.DECISION]) == "fold"


def test_two_commands_may_exchange_their_keys() -> None:
    keymap = keymap_of({"fold": "c", "call": "f"})
    assert (keymap.key_of("fold"), keymap.key_of("call")) == ("C", "F")
    assert not troubles_with_settings(with_keys({"fold": "c", "call": "f"}))


def test_of_keys_that_clash_in_the_file_none_is_lost() -> None:
    wanted = {"fold": "x", "call": "x", "keep": "y", "leave": "y", "log": "escape", "fly": "u"}
    keymap = keymap_of(wanted)
    assert (keymap.key_of("fold"), keymap.key_of("call")) == ("X", "C")
    assert (keymap.key_of("keep"), keymap.key_of("leave")) == ("Y", "Q")
    assert len(troubles_with_settings(with_keys(wanted))) == 4


def test_what_else_means_a_command_goes_on_meaning_it() -> None:
    keymap = keymap_of({"swap": "x"})
    assert keymap.keys_of("swap") == ("x", "enter")
    keymap.give("swap", "s")
    assert keymap.all_keys_of("swap") == "S Enter"
    keymap.give("swap", "enter")
    assert keymap.all_keys_of("swap") == "Enter"


def test_the_file_cannot_take_a_key_away() -> None:
    keymap = keymap_of({"fold": "c"})
    assert (keymap.key_of("fold"), keymap.key_of("call")) == ("F", "C")


# On the page


def test_another_key_counts_at_once_wherever_keys_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def steps(program: Program) -> None:
        await at_the_table(program)
        await give(program, "keep", "v")
        await give(program, "leave", "u")
        await program.until(lambda: " V  keep" in str(program))  # the action bar
        assert "U leave" in str(program)  # the key bar
        await program.press("?")
        assert program.line_with("keep").strip().startswith("V ")
        assert program.line_with("leave").strip().startswith("U ")
        await program.press("escape")
        before = len(program.director.loop.hand.actions)  # type: ignore[union-attr]
        await program.press("k", "q")
        assert program.page == "TableScreen"
        assert len(program.director.loop.hand.actions) == before  # type: ignore[union-attr]
        await program.press("v")
        await program.until(
            lambda: len(program.director.loop.hand.actions) > before  # type: ignore[union-attr]
        )
        await program.press("u")
        await program.until_page("Leaving")

    with_program(tmp_path, steps, size=(100, 80))
    assert main(["keys", "--data-dir", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "  V           keep" in told
    assert "  U           leave" in told


def test_another_key_survives_a_restart(tmp_path: Path) -> None:
    async def change(program: Program) -> None:
        await at_the_table(program)
        await give(program, "fold", "x")
        await give(program, "call", "f")
        await give(program, "fold", "c")

    async def again(program: Program) -> None:
        await program.press("enter")
        await program.until_asked()
        assert program.director.keymap.keys_of("fold") == ("c",)
        assert program.director.keymap.keys_of("call") == ("f",)
        assert "C  keep, then fold" in str(program)

    with_program(tmp_path, change)
    assert dict(load(paths(tmp_path).settings).keys) == {"fold": "c", "call": "f"}
    with_program(tmp_path, again)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("c", "C is already the key for 'check or call'."),
        ("backspace", "'backspace' is not a key"),
        ("ctrl+a", "'ctrl+a' is not a key"),
        ("escape", ""),
    ],
)
def test_a_key_that_cannot_be_is_told_on_the_page(tmp_path: Path, key: str, said: str) -> None:
    async def steps(program: Program) -> None:
        await at_the_table(program)
        await to_the_key_of(program, "fold")
        assert "Press the new key" in str(program)
        await program.press(key)
        assert program.page == "SettingsScreen"
        assert said in program.hands.form.told
        assert program.values["key fold"] == "F"
        assert "Press the new key" not in str(program)
        await back(program)
        assert program.director.keymap.keys_of("fold") == ("f",)
        assert not load(paths(tmp_path).settings).keys

    with_program(tmp_path, steps)


@pytest.mark.parametrize("key", ["left", "right", "space", "x", "backspace", "1"])
def test_keys_that_change_other_rows_change_no_key(tmp_path: Path, key: str) -> None:
    async def steps(program: Program) -> None:
        await at_the_table(program)
        await to_the_key_of(program, "fold")
        await program.press("y", key, key)
        assert program.values["key fold"] == "Y"
        assert not program.hands.form.wrong

    with_program(tmp_path, steps)


def test_the_palette_lists_what_can_be_done_and_runs_it(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await at_the_table(program)
        commands = list(program.app.get_system_commands(program.app.screen))
        titles = {each.title for each in commands}
        assert titles < {translate(each.title).capitalize() for each in COMMANDS}
        assert {"Fold", "Help"} <= titles
        assert "Next hand" not in titles
        opens_help = next(each for each in commands if each.title == "Help")
        opens_help.callback()
        await program.until_page("HelpPage")

    with_program(tmp_path, steps)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_language_lists_the_keys_there_are(language: str) -> None:
    """The letter "O" is a message elsewhere, a mark at a seat, and an "E" in German: no key is."""
    choose(language)
    keymap = Keymap()
    for each in COMMANDS:
        keys = f"  {'1 2 3 4 5' if each.id in MARKS else keymap.all_keys_of(each.id)} "
        assert any(line.startswith(keys) for line in keys_as_lines(keymap, [each.when])), each.id
