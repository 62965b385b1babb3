"""``bot``: a bot of one's own to begin with."""

from __future__ import annotations

import argparse
import keyword
from importlib.resources import files
from pathlib import Path

from drawholdem_tui.cli.command import Parser, cannot
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import say


def bot_options(command: Parser) -> None:
    what = _("new: write a working ten-line bot")
    command.add_argument("what", choices=["new"], metavar="ACTION", help=what)
    command.add_argument("file", type=Path, metavar="FILE", help=_("a new file, like mybot.py"))


def bot(options: argparse.Namespace) -> int:
    file: Path = options.file
    _check_name(file)
    try:
        with file.open("x", encoding="utf-8") as new:  # never over anybody's work
            new.write(first_bot())
    except FileExistsError:
        raise cannot(_("{file} already exists; choose another name"), file=file) from None
    except OSError as error:
        raise UsageError.cannot_write(file, error) from None
    told = _("{file} is ready to play: drawholdem arena --players {name}:Bot,rookie --hands 1000")
    say(translate(told, file=file, name=file.stem))
    return 0


def first_bot() -> str:
    return files("drawholdem_tui.cli.contest").joinpath("first_bot.txt").read_text("utf-8")


def _check_name(file: Path) -> None:
    """A bot is found by the name of its file."""
    name = file.stem
    if file.suffix != ".py" or not name.isidentifier() or keyword.iskeyword(name):
        wrong = _("{file} cannot be a bot file; use letters, digits and _, and end it in .py")
        raise cannot(wrong, file=file.name)
