"""The page of the settings: everything in the schema, in effect and on the disk at once."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from pages import Program, with_program

from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.settings import load
from drawholdem_tui.storage.settings_schema import SCHEMA, Choice, Preferences, Switch, Whole
from drawholdem_tui.tui.keys.keymap import COMMANDS
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.felt.middle import Board


def written(folder: Path) -> Preferences:
    return load(paths(folder).settings).preferences


async def open_settings(program: Program) -> None:
    await program.choose("Settings")
    await program.until_page("SettingsScreen")


async def open_at_the_table(program: Program) -> None:
    await program.press("down", "enter", "enter")
    await program.until_asked()
    await program.press(",")
    await program.until_page("SettingsScreen")


def test_every_setting_and_every_command_has_a_row(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await open_settings(program)
        rows = {row.id: row for row in program.hands.form.rows}
        assert list(rows) == [
            *(each.name for each in SCHEMA),
            *(f"key {each.id}" for each in COMMANDS),
        ]
        assert all(row.help.endswith(".") for row in rows.values())
        for each in SCHEMA:
            row = rows[each.name]
            match each.kind:
                case Switch():
                    assert [value for value, _label in row.choices] == ["on", "off"]
                case Choice(words):
                    assert [value for value, _label in row.choices] == list(words)
                case Whole(least, most):
                    assert (row.least, row.most, row.step) == (least, most, 1)

    with_program(tmp_path, steps)


@pytest.mark.parametrize(
    "name", [each.name for each in SCHEMA if isinstance(each.kind, Switch | Choice | Whole)]
)
def test_every_setting_is_changed_by_keys_and_written_at_once(tmp_path: Path, name: str) -> None:
    async def steps(program: Program) -> None:
        await open_settings(program)
        before = getattr(written(tmp_path), name)
        await program.go_to(name)
        await program.press("left")
        if getattr(written(tmp_path), name) == before:  # the least already
            await program.press("right")
        changed = getattr(written(tmp_path), name)
        assert changed != before
        assert getattr(program.app.settings.preferences, name) == changed

    with_program(tmp_path, steps)


EFFECTS: list[tuple[str, str, Callable[[Program], bool]]] = [
    ("theme", "light", lambda at: at.app.theme == "light" and table_looks(at) == at.app.looks),
    ("glyphs", "ascii", lambda at: table_looks(at).glyphs.only_ascii),
    ("four_colours", "off", lambda at: not table_looks(at).four_colour),
    ("card_backs", "dots", lambda at: table_looks(at).back == "dots"),
    ("speed", "5", lambda at: at.director.pace.speed == 5),
    ("always_open", "off", lambda at: not at.director.keyboard.open),
    ("confirm_big_calls", "off", lambda at: not at.director.preferences.confirm_big_calls),
    ("coach", "never", lambda at: not at.director.coach_is_allowed),
    ("motion", "on", lambda at: at.director.flight >= 0 and at.app.animation_level == "full"),
    ("confirm_free_fold", "off", lambda at: not at.director.preferences.confirm_free_fold),
    ("peek_seconds", "9", lambda at: at.director.preferences.peek_seconds == 9),
    ("showdown_seconds", "1", lambda at: at.director.preferences.showdown_seconds == 1),
    ("bell", "on", lambda at: at.director.preferences.bell),
]


def table_looks(at: Program) -> Looks:
    assert at.hands.table is not None
    return at.hands.table.table.query_one(Board).looks


@pytest.mark.parametrize(("name", "value", "works"), EFFECTS, ids=[each[0] for each in EFFECTS])
def test_a_change_takes_effect_at_once_on_the_table_below(
    tmp_path: Path, name: str, value: str, works: Callable[[Program], bool]
) -> None:
    async def steps(program: Program) -> None:
        await open_at_the_table(program)
        assert not works(program)
        await program.set(name, value)
        assert works(program)
        await program.press("escape")
        await program.until_page("TableScreen")
        assert works(program)

    with_program(tmp_path, steps)


@pytest.mark.parametrize("theme", ["dark", "light", "contrast", "nord"])
def test_the_page_itself_changes_its_looks(tmp_path: Path, theme: str) -> None:
    async def steps(program: Program) -> None:
        await open_settings(program)
        await program.set("theme", theme)
        assert program.app.theme == theme
        assert written(tmp_path).theme == theme

    with_program(tmp_path, steps)


def test_what_the_command_line_said_is_not_written(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await open_settings(program)
        await program.set("bell", "on")

    with_program(tmp_path, steps, theme="light", speed=5)
    assert (written(tmp_path).theme, written(tmp_path).speed) == ("felt", 3)
    assert written(tmp_path).bell


def test_a_number_out_of_bounds_is_marked_and_not_taken(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await open_settings(program)
        await program.go_to("peek_seconds")
        await program.press("9", "9")
        assert "peek_seconds" in program.hands.form.wrong
        assert "! " in program.line_with("Peek   ")
        assert program.app.settings.preferences.peek_seconds == 9
        await program.press("backspace")
        assert not program.hands.form.wrong
        assert written(tmp_path).peek_seconds == 9

    with_program(tmp_path, steps)


@pytest.mark.parametrize("keys", [("\u00b2",), ("backspace", "backspace"), ("-", "1")])
def test_nothing_that_is_typed_for_a_number_breaks_the_page(
    tmp_path: Path, keys: tuple[str, ...]
) -> None:
    async def steps(program: Program) -> None:
        await open_settings(program)
        for row in ("speed", "peek_seconds", "showdown_seconds"):
            await program.go_to(row)
            await program.press(*keys, "left", "right")
        assert not program.hands.form.wrong

    with_program(tmp_path, steps)


def test_names_are_typed_with_commas(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await open_settings(program)
        await program.set("names", "Zo\u00eb, Ben B.")
        assert written(tmp_path).names == ("Zo\u00eb", "Ben B.")

    with_program(tmp_path, steps)


def test_a_file_that_cannot_be_written_is_said_and_the_change_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _content: bytes, **_how: bool) -> None:
        raise OSError(28, "no room")

    monkeypatch.setattr("drawholdem_tui.storage.settings.write_whole", full)

    async def steps(program: Program) -> None:
        await open_settings(program)
        await program.set("theme", "dark")
        assert "no room" in str(program)
        assert program.app.theme == "dark"
        await program.press("down")
        assert "no room" not in str(program)

    with_program(tmp_path, steps)
    assert not (tmp_path / "settings.toml").exists()


def test_the_file_stays_whole_and_keeps_what_is_not_ours(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('speed = 2\nmine = "stays"\n', encoding="utf-8")

    async def steps(program: Program) -> None:
        await open_settings(program)
        for _ in range(6):
            await program.press("right", "down")
            assert tomllib.loads(file.read_text(encoding="utf-8"))["mine"] == "stays"
        assert [each.name for each in tmp_path.iterdir() if "settings" in each.name] == [file.name]

    with_program(tmp_path, steps)


def test_what_another_program_sets_while_the_page_is_open_stays(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"

    async def steps(program: Program) -> None:
        await open_settings(program)
        file.write_text('theme = "light"\ncoach = "never"\n', encoding="utf-8")
        await program.set("speed", "5")
        assert program.app.theme == "felt"  # what is open goes on as it was begun
        await program.set("four_colours", "off")

    with_program(tmp_path, steps)
    kept = written(tmp_path)
    assert (kept.theme, kept.speed, kept.coach, kept.four_colours) == ("light", 5, "never", False)


def test_the_mouse_changes_settings_and_keys(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await open_settings(program)
        await program.click("Four colours")
        await program.click("< on")
        assert not written(tmp_path).four_colours
        await program.go_to("key fold")
        await program.click(" fold   ")
        assert "Press the new key" in str(program)
        await program.press("x")
        assert program.values["key fold"] == "X"
        await program.click(" fold   ")
        assert "Press the new key" in str(program)
        await program.click(" keep   ")
        await program.press("y")
        assert program.values["key fold"] == "X", "a click elsewhere asks for no key any more"
        await program.click("Esc back")
        await program.until_page("MenuScreen")

    with_program(tmp_path, steps, size=(100, 60))


def test_whoever_leaves_a_row_sees_what_counts(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.choose("Settings")
        await program.go_to("peek_seconds")
        await program.press("5", "9", "9")
        assert "! 1 to 60" in program.line_with("Peek   ")
        await program.press("down")
        assert program.values["peek_seconds"] == "59"
        await program.go_to("showdown_seconds")
        await program.press("backspace")
        await program.press("up")
        assert program.values["showdown_seconds"] == "0"

    with_program(tmp_path, steps)
