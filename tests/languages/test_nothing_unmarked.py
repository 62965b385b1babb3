"""In a language that nobody speaks nothing is left in one's own letters: each page, each command
and each refusal went through the catalogue, whole sentence by whole sentence."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path
from random import Random

import pytest
from evenings import Answers, evening
from every_page import PAGES, open_page
from on_the_screen import hurry
from pages import opened
from pasts import book_of
from pseudo import BEGINS, ENDS, foreign, in_english, in_own_letters, outside_of_marks

from drawholdem_tui.cli.commands import whole_parser
from drawholdem_tui.cli.help.pages import PAGES as HELP
from drawholdem_tui.cli.main import main
from drawholdem_tui.engine.rules import HOUSE_RULES, PRESETS
from drawholdem_tui.evening import company
from drawholdem_tui.languages.catalogue import languages
from drawholdem_tui.match.mode import WAYS
from drawholdem_tui.players.cast import CAST
from drawholdem_tui.tui.looks.palette import theme_names
from drawholdem_tui.words.choices import language_choice

__all__ = ["foreign", "hurry"]

# What is the same in all languages: names, also those of a setting in its file; levels and themes,
# by the words that are typed for them; cards and seals; what languages call themselves.
NAMES = {
    "Ann",
    "Ben",
    "Cleo",
    "Dora",
    "Emil",
    "Finn",
    "CPU",
    "Ouch",
    "ann",
    "pages",
    "speed",
}
NAMES |= {word for name in theme_names() for word in in_own_letters(name)}
NAMES |= {word for code in languages() for word in in_own_letters(language_choice(code)[1])}
NAMES |= {name.capitalize() for name in CAST} | {"daily"}  # whose seed begins so
LEVELS = {"rookie", "regular", "shark", "pro", "random", "cpu"}
SLOW = {"standings", "settings-key", "settings-key-refused", "new-game-knockout"}
RULES = {"rules"}  # somebody has written them in each language
CARDS = re.compile(r"\b(?:[2-9TJQKA][cdhs])+\b|\b[2-9TJQKA]{2}[so]?\b|\b[0-9a-f]{8}\b|%.*")

pytestmark = pytest.mark.usefixtures("hurry", "foreign", "in_colour")


@pytest.fixture(autouse=True)
def _the_same_company(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "Random", lambda _seed: Random(1))


def left(page: str) -> set[str]:
    """Words that are nobody's name."""
    page = re.sub(r"D R A W .*|\w+[…│▌]|\S*settings\.toml|\b[A-Z]\b", "", page)
    return set(in_own_letters(CARDS.sub("", page))) - NAMES - LEVELS


def page_of(name: str, size: tuple[int, int]) -> str:
    async def look() -> str:
        async with open_page(name, Path("game"), size, language="de") as program:
            return str(program)

    return asyncio.run(look())


@pytest.mark.parametrize("name", sorted(PAGES.keys() - SLOW - RULES))
def test_a_page(name: str) -> None:
    assert left(page_of(name, (80, 24))) == set()


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(PAGES.keys() - RULES))
def test_a_page_on_the_smallest_screen(name: str) -> None:
    assert left(page_of(name, (60, 20))) == set()


FURTHER = {  # an item of the menu, and keys behind each of which one looks
    "Statistics": ("", "tab", "tab", "tab", "tab"),
    "Tour": ("", "right", "right", "l", "escape", "?"),
    "Drill": ("", "1", "enter", "1"),
    "Today's deal": ("", "h", "escape", "n"),
    "History": ("down", "enter", "?", "escape", "enter", "right", "m", "?"),
}


@pytest.mark.parametrize("item", FURTHER)
def test_what_opens_behind_the_menu(item: str, tmp_path: Path) -> None:
    async def look() -> None:
        book_of(tmp_path / "book.sqlite3")
        async with opened(tmp_path, (100, 30), language="de") as program:
            await program.choose(item)
            for key in FURTHER[item]:
                if key:
                    await program.press(key)
                await program.hands.settle()
                assert left(str(program)) == set(), str(program)

    asyncio.run(look())


class Reader(Answers):
    """Understands the prompts all the same."""

    def answer(self, prompt: str) -> str:
        return super().answer(in_english(prompt))


@pytest.mark.parametrize("game", ["draw-holdem", "draw-poker"])
def test_an_evening_in_lines_is_made_of_whole_sentences(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Outside of them there are only numbers of choices, signs between two in a row, and that of a
    heading in the log."""
    monkeypatch.setenv("LINES", "3")
    out = io.StringIO()
    told = evening(game, Reader(out, 3), out, seats="Ann,Ben,cpu,cpu:random", seed="1")
    told = re.sub("(?<=>) .*", "", told)  # what was typed
    outside = {outside_of_marks(line) for line in told.splitlines()}
    assert {line for line in outside if re.sub("^\u2014 |[\u25a1 .,>0-9]", "", line)} == set()


WHOLE = whole_parser()
COMMANDS = sorted(WHOLE.commands)
# what is typed, the same in every language
TYPED = (
    "drawholdem cpu phh phhs jsonl unicode letters ascii words en de fr",
    "no-limit pot-limit fixed-limit spread cash knockout each big-blind csv",
    *PRESETS, *WAYS, *HOUSE_RULES, "on", "off",
    *(str(value) for kind in HOUSE_RULES.values() if kind is not bool for value in kind),
)  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    told = capsys.readouterr().out
    options = WHOLE.commands[command].options()
    typed = " ".join((*COMMANDS, *options, *HELP[command].examples, *TYPED, *LEVELS, *CAST))
    outside = re.findall("[a-z]{2,}", outside_of_marks(told))
    assert set(outside) <= set(re.findall("[a-z]{2,}", typed))
    assert told.count(BEGINS) == told.count(ENDS) > 2


@pytest.mark.parametrize(
    "words",
    [
        "frob",
        "play --seats A",
        "play --blinds 3 --plain",
        "play --game x --plain",
        "play --rule x=y --plain",
        "play --theme zz",
        "play --lang xx",
        "play --stack",
        "play --speed 9",
        "history --evening 99 --plain",
        "play --evening 99 --plain",
        "play --levels zz --mode knockout --plain",
        "play --deal nofile --plain",
        "tour nothing --plain",
        "advise swap",
        "chart --opponents 20",
        "simulate --seats a,b --hands 2",
        "export --evening x",
        "solve",
    ],
)
def test_a_refusal(words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words.split(), "--data-dir", str(tmp_path)]) == 2
    told = capsys.readouterr().err.removeprefix("drawholdem: ")
    told = re.sub(r"^(--\S+: )?(nofile: )?", "", told)
    assert outside_of_marks(told).strip() in {"\u25a1", "\u25a1."}
