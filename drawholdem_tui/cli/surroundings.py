"""What the terminal at hand can show, as far as its surroundings tell, and how it is told: in which
signs, and in which language."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from io import TextIOWrapper, UnsupportedOperation
from pathlib import Path
from typing import IO, Final

from drawholdem_tui.cli.command import cannot
from drawholdem_tui.languages.which_language import wanted
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.words.language import _, choose, translate
from drawholdem_tui.words.one_line import on_one_line
from drawholdem_tui.words.plain_signs import TELLABLE, register

# what Python itself makes of a C locale before we are asked (PEP 538)
_COERCED: Final = ("c.utf-8", "c.utf8", "utf-8")
_COLOURS: Final = ("auto", "standard", "256", "truecolor")
_SAYS_NOTHING: Final = ("", "dumb", "unknown")


def why_no_screen() -> str | None:
    """Why nothing can be drawn here, or ``None``."""
    if not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        return translate(_("this is not a terminal"))
    term = os.environ.get("TERM", "")
    if sys.platform != "win32" and term.lower() in _SAYS_NOTHING:
        if not term:
            return translate(_("cannot draw on this terminal (TERM is not set)"))
        return translate(_("cannot draw on this terminal (TERM is {term})"), term=term)
    colours = os.environ.get("TEXTUAL_COLOR_SYSTEM", "auto")
    if colours not in _COLOURS:
        told = _("unknown TEXTUAL_COLOR_SYSTEM {value}; choose one of {known}")
        return translate(told, value=on_one_line(colours, 40), known=", ".join(_COLOURS))
    return None


def needs_a_screen(command: str) -> None:
    """What is looked at step by step, or played, is not printed unless somebody says so."""
    if why := why_no_screen():
        raise cannot(_("{why}; try: drawholdem {command} --plain"), why=why, command=command)


def glyphs_here(environ: Mapping[str, str], encoding: str | None) -> str:
    """The set of glyphs that the terminal can show.

    >>> glyphs_here({"LANG": "de_DE.UTF-8", "TERM": "xterm-256color"}, "utf-8")
    'unicode'
    >>> glyphs_here({"LANG": "de_DE.UTF-8", "LC_ALL": "C", "TERM": "xterm"}, "utf-8")
    'ascii'
    >>> glyphs_here({"LANG": "en_US.UTF-8", "TERM": "linux"}, "utf-8")
    'letters'
    """
    if sys.platform == "win32":
        return "unicode"
    if not speaks_utf8(environ, encoding):
        return "ascii"
    return "letters" if environ.get("TERM") == "linux" else "unicode"


def speaks_utf8(environ: Mapping[str, str], encoding: str | None) -> bool:
    """Whether signs beyond ASCII arrive. Where no locale is set at all, a terminal that knows all
    colours is taken for one of today.

    >>> speaks_utf8({}, "utf-8"), speaks_utf8({"COLORTERM": "truecolor"}, "utf-8")
    (False, True)
    """
    if (encoding or "").lower().replace("-", "").replace("_", "") != "utf8":
        return False
    if sys.platform in {"win32", "darwin"}:
        return True
    ctype = environ.get("LC_CTYPE", "")
    if sys.flags.utf8_mode and ctype.lower() in _COERCED:  # nobody has set it: Python has
        ctype = ""
    if said := environ.get("LC_ALL") or ctype or environ.get("LANG", ""):
        return "utf8" in said.lower().replace("-", "")
    return environ.get("COLORTERM", "").lower() in {"truecolor", "24bit"}


def tell_on_any_terminal() -> None:
    """Any name and sign can be told, in letters where there is nothing else."""
    register()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            plain = stream.isatty() and not speaks_utf8(os.environ, stream.encoding)
            foreign = plain and stream.encoding.lower() in {"utf-8", "utf8"}
            stream.reconfigure(encoding="ascii" if foreign else None, errors=TELLABLE)


def write_no_more() -> None:
    """Nobody takes our output any more: keep the interpreter from trying again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def columns_here() -> int | None:
    """How wide what is printed may be; whatever reads a pipe takes lines of any width."""
    return shutil.get_terminal_size().columns if is_terminal(sys.stdout) else None


def is_terminal(stream: IO[str] | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:  # closed
        return False


_FEWEST: Final = 32  # files open at a time; the table with its book needs half of them


def check_streams() -> None:
    """Whether there is somebody to be told anything, and room for the files of the program."""
    # the number of a closed one would be given to what is opened next: the book, for all one knows
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
    if sys.stderr is None:
        sys.stderr = sys.stdout
    if sys.stdout is None:
        raise cannot(_("standard output is closed, so nothing can be printed"))
    most = os.sysconf("SC_OPEN_MAX") if hasattr(os, "sysconf") else -1
    if 0 <= most < _FEWEST:
        told = _("only {most} files can be open here (ulimit -n), but {needed} are needed")
        raise cannot(told, most=most, needed=_FEWEST)


def take_any_input() -> None:
    """For a game in lines: also what is no text, with a sign in its place."""
    if sys.stdin is None:
        raise cannot(_("standard input is closed, so nothing can be typed"))
    if isinstance(sys.stdin, TextIOWrapper):
        with suppress(UnsupportedOperation):  # somebody has read from it already
            sys.stdin.reconfigure(errors="replace")


def choose_language(words: Sequence[str]) -> None:
    """The one that is asked for, else that of the settings, else that of whoever's computer this
    is; known before anything is said. What is wrong with the words of the command line is said by
    whoever reads them all, what is wrong with the settings by whoever needs those."""
    folder = _said_behind("--data-dir", words)
    settings = _of_settings(paths(Path(folder) if folder else None).settings)
    said = _said_behind("--lang", words) or settings.get("language")
    choose(wanted(said), english_words=settings.get("english_poker_words") == "true")


def _of_settings(file: Path) -> dict[str, str]:
    """As they stand above all tables of the file; whoever needs more reads it as TOML."""
    try:
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
    except (OSError, ValueError):
        return {}
    said = {}
    for line in text.removeprefix("\ufeff").splitlines():
        if line.startswith("["):
            break
        name, _equals, value = line.partition("=")
        said[name.strip()] = value.partition("#")[0].strip(" \t\"'")
    return said


def _said_behind(option: str, words: Sequence[str]) -> str | None:
    """Its last value, as argparse would have it."""
    said = None
    for word in reversed(words):
        if word == option:
            return said
        if word.startswith(f"{option}="):
            return word.partition("=")[2]
        said = word
    return None
