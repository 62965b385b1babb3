"""Settings: one schema, a file that explains itself, and no file that stops the game."""

from __future__ import annotations

import os
import tomllib
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_type_hints

import pytest
import tomli_w
from hypothesis import HealthCheck, example, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from drawholdem_tui.storage.aside import move_aside
from drawholdem_tui.storage.settings import MOST_BYTES, Settings, load, save
from drawholdem_tui.storage.settings_schema import (
    SCHEMA,
    Choice,
    Names,
    Preferences,
    SettingError,
    Switch,
    Text,
    Whole,
    setting,
)
from drawholdem_tui.storage.toml_lines import lines_of_keys

pytestmark = pytest.mark.every_python

NOW = datetime.fromisoformat("2026-11-21T19:30:05+01:00")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def read(path: Path, text: str) -> Settings:
    path.write_text(text, encoding="utf-8")
    return load(path, NOW)


def saved(settings: Settings) -> str:
    assert save(settings) is None
    return settings.path.read_text(encoding="utf-8")


def what_it_says(settings: Settings) -> tuple[object, ...]:
    return settings.preferences, settings.keys, settings.troubles, settings.text


def in_folder(path: Path) -> list[str]:
    return sorted(each.name for each in path.parent.iterdir())


# The schema


def test_every_setting_has_a_kind_of_the_type_that_its_access_promises() -> None:
    types = {Switch: bool, Choice: str, Whole: int, Text: str, Names: tuple[str, ...]}
    promised = get_type_hints(Preferences)
    assert tuple(each.name for each in SCHEMA) == Preferences.__match_args__
    for each in SCHEMA:
        assert promised[each.name] == types[type(each.kind)], each.name


def test_every_default_is_a_value_of_its_setting() -> None:
    for each in SCHEMA:
        assert each.checked(each.default) == each.default
        assert each.title[0].isupper()
        assert each.help


def test_the_defaults() -> None:
    assert Preferences() == Preferences(
        theme="felt",
        four_colours=True,
        glyphs="auto",
        card_backs="weave",
        speed=3,
        motion=True,
        showdown_seconds=0,
        fast_forward=True,
        confirm_free_fold=True,
        coach="solo",
        bell=False,
        peek_seconds=15,
        always_open=True,
        names=(),
    )


def test_settings_that_belong_together_stand_together() -> None:
    groups = [each.group for each in SCHEMA]
    assert groups == sorted(groups, key=groups.index)


# Reading and writing


def test_without_a_file_there_are_the_defaults_and_nothing_to_complain_of(path: Path) -> None:
    settings = load(path)
    assert settings.preferences == Preferences()
    assert settings.troubles == ()
    assert in_folder(path) == []  # looking leaves nothing behind


def test_an_empty_file_is_one_too(path: Path) -> None:
    assert read(path, "").preferences == Preferences()
    assert load(path).troubles == ()


def test_what_is_changed_and_saved_is_read_again(path: Path) -> None:
    settings = load(path)
    settings = settings.change("theme", "dark").change("speed", 5).change("motion", value=False)
    settings = settings.change("names", ["Ann", "Ben Ö"]).change("coach", "never")
    saved(settings)
    again = load(path)
    assert again.preferences == settings.preferences
    assert again.preferences.names == ("Ann", "Ben Ö")
    assert again.troubles == ()


@pytest.mark.parametrize("text", ["", "speed = 1\nmine = 2\n[keys]\nfold = 'x'\n"])
def test_what_another_program_has_set_meanwhile_is_kept(text: str, path: Path) -> None:
    ours, others = read(path, text), load(path)
    ours = ours.change("coach", "never")
    saved(others.change("theme", "dark").change("speed", 4).change_key("check", "ctrl+k"))
    ours = ours.change_key("raise to", "ctrl+r").beside_others()
    saved(ours)
    ours = ours.saved()
    again = load(path)
    assert (again.preferences.theme, again.preferences.coach) == ("dark", "never")
    assert again.preferences.speed == 4
    assert again.raw.get("mine") == (2 if text else None)
    fold = {"fold": "x"} if text else {}
    assert again.keys == {**fold, "check": "ctrl+k", "raise to": "ctrl+r"}
    # and the latest word on one and the same counts
    saved(ours.change("speed", 5).change("theme", "light").beside_others())
    assert (load(path).preferences.theme, load(path).preferences.speed) == ("light", 5)


@pytest.mark.parametrize("text", ["speed = [", "schema = 99", None])
def test_a_file_that_another_program_has_spoilt_costs_no_setting(
    text: str | None, path: Path
) -> None:
    ours = read(path, "speed = 1\ntheme = 'dark'\n").change("coach", "never")
    path.unlink() if text is None else path.write_text(text)
    saved(ours.beside_others())
    kept = load(path).preferences
    assert (kept.speed, kept.theme, kept.coach) == (1, "dark", "never")
    if text is not None:  # it lies beside it, for whoever wrote it
        aside = [each for each in path.parent.iterdir() if each != path]
        assert [each.read_text() for each in aside] == [text]


def test_saving_twice_writes_the_same(path: Path) -> None:
    text = saved(read(path, "speed = 1\nmine = 2\n[keys]\nfold = 'x'\n[my.table]\na = 1\n"))
    assert saved(load(path)) == text


def test_the_file_explains_itself(path: Path) -> None:
    lines = saved(load(path)).splitlines()
    assert "schema = 1" in lines
    for each in SCHEMA:
        at = next(at for at, line in enumerate(lines) if line.startswith(f"{each.name} = "))
        assert lines[at - 1].startswith(f"# {each.title}: {each.help} (default: ")
        if isinstance(each.kind, Choice):  # also for whoever reads the help in another language
            assert all(f'"{word}"' in lines[at - 1] for word in each.kind.words)


def test_what_the_program_does_not_know_is_kept(path: Path) -> None:
    text = """
    mine = 1979-05-27T07:32:00Z
    speed = 1
    "a key" = [1, [2.5, "x"], {b = 1}]
    several = [{a = 1}, {b = 2}]
    [keys]
    fold = "x"
    "raise to" = "ctrl+r"
    [other.table]
    deep.er = true
    [[rows]]
    n = 1
    [[rows]]
    n = 2
    """
    before = tomllib.loads(text)
    settings = read(path, text).change("speed", 2)
    after = tomllib.loads(saved(settings))
    assert {name: after[name] for name in before} == before | {"speed": 2}
    assert settings.keys == load(path).keys == {"fold": "x", "raise to": "ctrl+r"}


def test_a_file_begun_by_another_editor_is_read(path: Path) -> None:
    path.write_bytes(b"\xef\xbb\xbfspeed = 9\r\ncoach = 'x'\r\n")
    told = load(path).troubles
    assert [", line 1: speed" in told[0], ", line 2: coach" in told[1]] == [True, True]


# Wrong values

WRONG = [
    ("four_colours = 1", "four_colours must be true or false, not 1; using true"),
    ('motion = "on"', 'motion must be true or false, not "on"; using true'),
    ("speed = 6", "speed must be a whole number from 0 to 5, not 6; using 3"),
    ("speed = -1", "speed must be a whole number from 0 to 5, not -1; using 3"),
    ("speed = 2.0", "speed must be a whole number from 0 to 5, not 2.0; using 3"),
    ("speed = true", "speed must be a whole number from 0 to 5, not true; using 3"),
    ("peek_seconds = 0", "peek_seconds must be a whole number from 1 to 60, not 0; using 15"),
    (
        'glyphs = "emoji"',
        'glyphs must be one of auto, unicode, letters, ascii, not "emoji"; using "auto"',
    ),
    ("coach = false", 'coach must be one of never, solo, always, not false; using "solo"'),
    ("theme = 3", 'theme must be text on one line, not 3; using "felt"'),
    ('theme = ""', 'theme must be text on one line, not ""; using "felt"'),
    ('theme = "a\\nb"', 'theme must be text on one line, not "a\\nb"; using "felt"'),
    ('names = "Ann"', 'names must be a list of comma-free names, not "Ann"; using []'),
    ("names = [1]", "names must be a list of comma-free names, not [1]; using []"),
    ('names = ["A,B"]', 'names must be a list of comma-free names, not ["A,B"]; using []'),
    ("keys = 3", 'keys must be a table of lines like fold = "f", not 3'),
]


@pytest.mark.parametrize(("line", "told"), WRONG)
def test_a_wrong_value_is_named_with_its_line_and_the_default_used(
    line: str, told: str, path: Path
) -> None:
    settings = read(path, f'# mine\n\nmine = """\nspeed = 0\n"""\n{line}  # so\nbell = true\n')
    assert settings.troubles == (f"{path}, line 6: {told}",)
    assert settings.preferences == Preferences(bell=True)


def test_a_key_that_is_no_text_is_named_too(path: Path) -> None:
    settings = read(path, '[keys]\nfold = "x"\ncall = 3\n')
    assert settings.troubles == (f'{path}, line 3: the key for call must be text like "f", not 3',)
    assert settings.keys == {"fold": "x"}


@pytest.mark.parametrize("line", [line for line, _ in WRONG])
def test_a_wrong_value_stays_until_that_very_setting_is_changed(line: str, path: Path) -> None:
    name = line.split(" ", maxsplit=1)[0]
    wrong = tomllib.loads(line)[name]
    other = "bell" if name != "bell" else "motion"
    settings = read(path, line).change(other, value=True)
    assert tomllib.loads(saved(settings))[name] == wrong
    if name == "keys":
        return
    settings = load(path).change(name, setting(name).default)
    saved(settings)
    assert load(path).troubles == ()


MANY_FAULTS = """bell = 3
speed = 9
theme = "dark"

[keys]
fold = "x"
call = 3
keep = 4
"""


@pytest.mark.parametrize("name", ["bell", "speed", "theme", "coach"])
def test_what_was_set_is_wrong_no_more_and_the_rest_is_told_where_it_lies_now(
    name: str, path: Path
) -> None:
    settings = read(path, MANY_FAULTS).change(name, setting(name).default)
    saved(settings)
    assert len(settings.saved().wrong) == 4 - (name in ("bell", "speed"))
    assert what_it_says(settings.saved()) == what_it_says(load(path))


def test_a_key_that_is_set_leaves_the_wrong_ones_where_they_are(path: Path) -> None:
    settings = read(path, MANY_FAULTS).change_key("call", "y")
    assert tomllib.loads(saved(settings))["keys"] == {"fold": "x", "call": "y", "keep": 4}
    assert what_it_says(settings.saved()) == what_it_says(load(path))
    assert set(settings.saved().wrong) == {("bell",), ("speed",), ("keys", "keep")}


def test_keys_that_were_no_table_are_one_with_the_first_that_is_set(path: Path) -> None:
    settings = read(path, "keys = 3\n").change_key("fold", "x")
    saved(settings)
    assert what_it_says(settings.saved()) == what_it_says(load(path))
    assert not settings.saved().troubles


def test_a_file_that_was_put_aside_is_told_of_until_there_is_a_new_one(path: Path) -> None:
    settings = read(path, "not = [toml")
    assert len(settings.troubles) == 1
    assert len(settings.change("bell", value=True).troubles) == 1, "nothing is written yet"
    saved(settings.change("bell", value=True))
    assert not settings.change("bell", value=True).saved().troubles


def test_a_table_in_the_place_of_a_value_swallows_no_other_setting(path: Path) -> None:
    settings = read(path, "bell = true\n[speed]\nbell = 1\n").change("coach", "never")
    saved(settings)
    again = load(path)
    assert again.preferences == Preferences(bell=True, coach="never")
    assert len(again.troubles) == 1
    assert "speed must be a whole number from 0 to 5, not {'bell': 1}" in again.troubles[0]


def test_change_refuses_what_a_setting_does_not_know(path: Path) -> None:
    settings = load(path)
    with pytest.raises(SettingError) as refused:
        settings.change("speed", 9)
    assert str(refused.value) == "speed must be a whole number from 0 to 5, not 9"
    with pytest.raises(SettingError, match="unknown setting 'speeed'; choose one of theme, "):
        settings.change("speeed", 1)


def test_lines_are_found_in_everything_that_toml_allows() -> None:
    text = '''a = "#[" # ] "
b = [ # [
  "]",
]
c = """
d = 1 \\"""
"""
'e e' = \'\'\'
[x]
\'\'\'
f.g = {h = 1,
i=2}
[ "j k" . l ]
m = 1
[[n]]
o = 1
'''.replace("h = 1,\ni", "h = 1, i")
    tomllib.loads(text)
    assert lines_of_keys(text) == {
        ("a",): 1,
        ("b",): 2,
        ("c",): 5,
        ("e e",): 8,
        ("f",): 11,
        ("f", "g"): 11,
        ("j k",): 12,
        ("j k", "l"): 12,
        ("n",): 14,
        ("n", "o"): 15,
    }


# Files that cannot be used


@pytest.mark.parametrize(
    ("content", "why", "told"),
    [
        (b"speed = = 3\n", "damaged", "its TOML is broken: Invalid value (at line 1, column 9)"),
        (b"theme = 'f\xffelt'", "damaged", "is not a text file (UTF-8)"),
        (bytes(range(256)), "damaged", "is not a text file (UTF-8)"),
        (b"SQLite format 3\0", "damaged", "its TOML is broken: "),
        (b"x = " + b"[" * 20_000, "damaged", "its TOML is broken: nested too deeply"),
        (b"x = 0x" + b"f" * 5_000, "damaged", "its TOML is broken: a number that is far too large"),
        (b"x = " + b"9" * 5_000, "damaged", "its TOML is broken: "),
        (b"#" * (MOST_BYTES + 1), "foreign", "it is too large for a settings file"),
        (b"schema = 2\nspeed = 'fast'\n", "newer", "by a newer version (schema 2, not 1)"),
        (
            b"schema = 'http'\n",
            "foreign",
            'it belongs to another program (schema "http")',
        ),
        (b"schema = 0\n", "foreign", "it belongs to another program (schema 0)"),
    ],
)
def test_a_file_that_cannot_be_used_is_moved_aside_whole(
    content: bytes, why: str, told: str, path: Path
) -> None:
    path.write_bytes(content)
    settings = load(path, NOW)
    aside = path.with_name(f"settings.2026-11-21T19-30-05.{why}.toml")
    assert settings.preferences == Preferences()
    assert len(settings.troubles) == 1
    assert told in settings.troubles[0]
    assert aside.name in settings.troubles[0]
    assert "\n" not in settings.troubles[0]
    saved(settings.change("speed", 1))
    assert in_folder(path) == sorted([path.name, aside.name])
    assert aside.read_bytes() == content


def test_a_folder_in_the_place_of_the_file_is_moved_aside(path: Path) -> None:
    path.mkdir()
    (path / "precious").write_text("x", encoding="utf-8")
    settings = load(path, NOW)
    assert "is not a file" in settings.troubles[0]
    saved(settings)
    moved = path.with_name("settings.2026-11-21T19-30-05.foreign.toml")
    assert (moved / "precious").read_text(encoding="utf-8") == "x"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_does_not_keep_the_program_waiting(path: Path) -> None:
    os.mkfifo(path)
    assert "is not a file" in load(path, NOW).troubles[0]


def test_a_file_cut_at_any_byte_costs_no_setting_but_those_it_lost(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    settings = load(path).change("names", ["Änne", "Ben"]).change("speed", 1)
    whole = saved(settings).encode()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        cut = load(path, NOW)
        assert len(cut.troubles) <= 1, length
        kept = [each.read_bytes() for each in tmp_path.iterdir()]
        assert kept == [whole[:length]], length
        for each in tmp_path.iterdir():
            each.unlink()


# Folders and files that do not let


def refuse(*_: Any, **__: Any) -> Any:
    raise PermissionError(13, "Permission denied")


def test_an_unreadable_file_is_left_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text("speed = 1\n", encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        settings = load(path, NOW)
    assert settings.preferences == Preferences()
    assert len(settings.troubles) == 1
    assert settings.troubles[0].startswith(
        f"the settings file {path} cannot be read (Permission denied); the defaults are used"
    )
    assert save(settings.change("bell", value=True)) is not None
    assert path.read_text(encoding="utf-8") == "speed = 1\n"


def test_a_damaged_file_that_cannot_be_moved_is_left_alone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", refuse)
        settings = read(path, "= =")
    assert len(settings.troubles) == 1
    assert "could not be renamed (Permission denied)" in settings.troubles[0]
    assert save(settings) is not None
    assert path.read_text(encoding="utf-8") == "= ="


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "settings.toml"
    assert load(path).preferences == Preferences()
    told = save(Settings(path))
    assert told is not None
    assert told.startswith(f"the settings cannot be saved to {path}: ")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may do all")
def test_a_read_only_folder_is_one_sentence(path: Path) -> None:
    path.parent.chmod(0o500)
    try:
        assert save(load(path)) == f"the settings cannot be saved to {path}: Permission denied"
    finally:
        path.parent.chmod(0o700)


@pytest.mark.parametrize("failing", ["os.fsync", "pathlib.Path.replace"])
def test_where_saving_fails_the_old_file_is_there_and_nothing_else(
    failing: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = saved(load(path).change("speed", 1))
    with monkeypatch.context() as patch:
        patch.setattr(failing, refuse)
        told = save(load(path).change("speed", 2))
    assert told == f"the settings cannot be saved to {path}: Permission denied"
    assert path.read_text(encoding="utf-8") == before
    assert in_folder(path) == [path.name]


def test_a_link_to_the_file_stays_a_link(tmp_path: Path) -> None:
    real = tmp_path / "dotfiles" / "poker.toml"
    real.parent.mkdir()
    real.write_text("speed = 1\n", encoding="utf-8")
    link = tmp_path / "settings.toml"
    link.symlink_to(real)
    saved(load(link).change("speed", 2))
    assert link.is_symlink()
    assert load(real).preferences.speed == 2


# Moving aside


def test_nothing_moved_aside_before_is_overwritten(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    moved = []
    for content in ("one", "two", "three"):
        book.write_text(content, encoding="utf-8")
        moved.append(move_aside(book, "damaged", NOW))
    assert [each.name for each in moved] == [
        "book.2026-11-21T19-30-05.damaged.db",
        "book.2026-11-21T19-30-05.damaged-2.db",
        "book.2026-11-21T19-30-05.damaged-3.db",
    ]
    assert [each.read_text(encoding="utf-8") for each in moved] == ["one", "two", "three"]


def test_companions_go_along_and_stay_named_after_their_file(tmp_path: Path) -> None:
    book, log, gone = (tmp_path / f"book.db{behind}" for behind in ("", "-wal", "-shm"))
    for each in (book, log):
        each.write_text(each.name, encoding="utf-8")
    # in the way: a companion of the same second
    (tmp_path / "book.2026-11-21T19-30-05.newer.db-wal").touch()
    moved = move_aside(book, "newer", NOW, (log, gone))
    assert moved.name == "book.2026-11-21T19-30-05.newer-2.db"
    assert moved.read_text(encoding="utf-8") == "book.db"
    assert Path(f"{moved}-wal").read_text(encoding="utf-8") == "book.db-wal"
    assert not book.exists()
    assert not log.exists()


# Anything at all

TOML_VALUES = st.recursive(
    st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats()
    | st.text(max_size=20)
    | st.datetimes()
    | st.dates()
    | st.times(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)
KEYS = st.sampled_from([each.name for each in SCHEMA] + ["keys", "schema"]) | st.text(max_size=8)


def survives(content: bytes) -> None:
    """Whatever lies there: no traceback, nothing lost, and the next file is a good one."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "settings.toml"
        path.write_bytes(content)
        settings = load(path, NOW)
        assert [each.read_bytes() for each in path.parent.iterdir()] == [content]
        assert all(len(each.splitlines()) == 1 for each in settings.troubles)
        values_in_use = {each.name: getattr(settings.preferences, each.name) for each in SCHEMA}
        for each in SCHEMA:
            each.checked(values_in_use[each.name])
        assert save(settings.change("speed", 4)) is None
        again = load(path, NOW)
        assert again.preferences == settings.change("speed", 4).preferences
        assert again.keys == settings.keys
        assert () not in again.wrong  # nothing is wrong with the file as a whole


@given(st.binary(max_size=200))
@example(b"\0")
@example(b"\r")
@hypothesis_settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_random_bytes(content: bytes) -> None:
    survives(content)


@given(st.dictionaries(KEYS, TOML_VALUES, max_size=6))
@hypothesis_settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_random_toml(document: dict[str, Any]) -> None:
    survives(tomli_w.dumps(document).encode())


@given(st.text(alphabet="a.='\"[]{}#\n \\t1,-", max_size=60))
@hypothesis_settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_random_punctuation(text: str) -> None:
    survives(text.encode())
    lines_of_keys(text)
