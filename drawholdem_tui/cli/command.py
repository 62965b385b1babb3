"""What all commands share: how they are read, and what is known everywhere."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn

from drawholdem_tui.cli.help.said_by_argparse import HelpFormatter, in_words, speak
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.languages.catalogue import languages
from drawholdem_tui.languages.which_language import spoken
from drawholdem_tui.storage.paths import Paths, paths
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import on_one_line, say
from drawholdem_tui.words.refusals.system import reason, system_refuses

if TYPE_CHECKING:
    from drawholdem_tui.engine.errors import Coded
    from drawholdem_tui.storage.settings import Settings


speak()


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage. The help of an option is marked, and
    translated where it is shown."""

    page: ClassVar[Callable[[Parser, Iterable[argparse._ArgumentGroup]], str]]  # writes its help
    color = False  # Python has colours for it from 3.14 on, we have none

    def __init__(self, **words: Any) -> None:
        super().__init__(**words, add_help=False, formatter_class=HelpFormatter)
        self.commands: dict[str, Parser] = {}
        self._groups: dict[str, argparse._ArgumentGroup] = {}

    def group(self, title: str) -> argparse._ArgumentGroup:
        """Options that belong together, under a heading of the help."""
        if title not in self._groups:
            self._groups[title] = self.add_argument_group(translate(title))
        return self._groups[title]

    def knows(self, option: str) -> bool:
        """As a whole, or from how it begins."""
        return any(known.startswith(option) for known in self._option_string_actions)

    def named_in(self, words: Iterable[str]) -> frozenset[str]:
        """Which options have been typed, whatever value they were given."""
        typed = {word.partition("=")[0] for word in words if word.startswith("--")}
        known = self._option_string_actions
        return frozenset(
            known[name].dest
            for option in typed
            for name in ([option] if option in known else known)
            if name.startswith(option)
        )

    def options(self) -> Iterable[str]:
        return (each for each in self._option_string_actions if each.startswith("--"))

    def format_help(self) -> str:
        return type(self).page(self, self._action_groups)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """As argparse does, but for its quotes, which change with the version of Python."""
        if action.choices is not None and value not in action.choices:
            shown, choices = on_one_line(str(value), 40), ", ".join(map(str, action.choices))
            told = _("unknown {value!r}; choose one of {choices}")
            raise argparse.ArgumentError(action, translate(told, value=shown, choices=choices))

    def _match_argument(self, action: argparse.Action, arg_strings_pattern: str) -> int:
        """As argparse does, but that it says what is missing."""
        try:
            return super()._match_argument(action, arg_strings_pattern)
        except argparse.ArgumentError:
            told, option = _("a value is missing; type {option} {value}"), action.option_strings[-1]
            value = "|".join(map(str, action.choices or ())) or in_words(str(action.metavar))
            told = translate(told, option=option, value=value)
            raise argparse.ArgumentError(action, told) from None

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def add_everywhere(parser: Parser, default: object) -> None:
    """Known before and after the command; there only if it is said there."""
    add = parser.group(_("global options")).add_argument
    lang = _("language (default: your system's)")
    add("--lang", type=spoken, choices=languages(), default=default, help=lang)
    offers(add("--theme", default=default, metavar="NAME", help=_("colour theme")), _themes)
    glyphs = ("unicode", "letters", "ascii", "words")
    signs = _("how cards look (default: what your terminal supports)")
    add("--glyphs", choices=glyphs, default=default, help=signs)
    files = _("folder for your games and settings")
    add("--data-dir", type=folder, default=default, metavar="DIR", help=files)
    add("-h", "--help", action="help", help=_("show this page and exit"))


def cannot(why: str, option: str | None = None, /, **values: object) -> UsageError:
    return UsageError(translate(why, **values), option)


def refused(error: Coded, option: str) -> UsageError:
    from drawholdem_tui.words.refusals.errors import sentence

    return UsageError(sentence(error.code, error.values), option)


def no_such_evening(number: int) -> UsageError:
    return cannot(_("no evening {number}; history lists them"), "evening", number=number)


def no_value(why: str, text: str) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(translate(why, text=on_one_line(text, 40)))


def offers(action: argparse.Action, words: Callable[[], Iterable[str]]) -> None:
    """What a shell offers for a value that is not one of a few: looked for only then."""
    action.__dict__["offers"] = words


def offered(action: argparse.Action) -> tuple[str, ...]:
    return tuple(action.__dict__.get("offers", tuple)())


def _themes() -> Iterable[str]:
    from drawholdem_tui.tui.looks.palette import theme_names

    return theme_names()


def folder(text: str) -> Path:
    """May not exist yet; an empty name is refused."""
    if not text.strip():
        raise argparse.ArgumentTypeError(translate(_("no folder given; . is the current one")))
    found = Path(text)
    try:
        there = next(each for each in (found, *found.absolute().parents) if each.exists())
    except OSError as error:
        told = translate(_("{path!r}: {why}"), path=on_one_line(text, 100), why=reason(error))
        raise argparse.ArgumentTypeError(told) from None
    if not there.is_dir():
        told = translate(_("{path!r} is not a folder"), path=on_one_line(str(there), 100))
        raise argparse.ArgumentTypeError(told)
    return found


def folder_or(*endings: str) -> Callable[[str], Path]:
    return lambda text: Path(text) if text.endswith(endings) else folder(text)


def hand_file(text: str) -> Path:
    """A file of hands; ``hands:NAME`` is one that comes with the program, ``tour:NAME`` one of the
    tour."""
    kind, colon, name = text.partition(":")
    if not colon or kind not in {"hands", "tour"} or Path(text).exists():
        return Path(text)
    from drawholdem_tui.tour import example_hands, scene_files, scene_names

    if kind == "hands":
        folder = example_hands()
        found = folder.joinpath(f"{name.removesuffix('.phh')}.phh") if name else folder
        known = sorted(each.stem for each in folder.glob("*.phh"))
    else:
        found, known = next(iter(scene_files(name=name)), Path()), scene_names()
    if not found.exists() or not found.name:
        none, named = _("unknown {name!r}; choose one of {names}"), on_one_line(text, 40)
        names = ", ".join(f"{kind}:{each}" for each in known)
        raise argparse.ArgumentTypeError(translate(none, name=named, names=names))
    return found


def count(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) < 1:
        raise no_value(_("{text!r} is not a whole number of 1 or more"), text)
    return int(text)


def whole(text: str) -> int:
    if not re.fullmatch("-?[0-9]{1,18}", text):
        raise no_value(_("{text!r} is not a whole number"), text)
    return int(text)


def chips_from(text: str) -> int:
    """A number of chips, from none up; thousands may be set apart as each language does."""
    if not re.fullmatch("[0-9]{1,9}|[0-9]{1,3}([,.][0-9]{3}){1,2}", text):
        raise no_value(_("{text!r} is not a number of chips below a billion"), text)
    return int(re.sub("[,.]", "", text))


def settings_of(options: argparse.Namespace) -> Settings:
    """As the file has them, and for this time as the command line says."""
    from drawholdem_tui.storage.settings import load

    settings = load(paths(options.data_dir).settings)
    for option in ("speed", "glyphs", "theme", "lang"):
        said = getattr(options, option, None)
        if said is not None and said != "words":  # which are for plain text alone
            settings = settings.for_now("language" if option == "lang" else option, said)
    return settings


@contextmanager
def reading_the_book() -> Iterator[None]:
    """What is wrong with the book ends the command, in a sentence."""
    from drawholdem_tui.storage.book.faults import BookFault
    from drawholdem_tui.words.past.book import book_fault

    try:
        yield
    except BookFault as fault:
        raise UsageError(book_fault(fault.fault, fault.why, None).rstrip(".")) from None


def tell(troubles: Iterable[str]) -> None:
    """Where there is no page to show them on."""
    for trouble in troubles:
        say(f"drawholdem: {trouble}", to=sys.stderr)


def why_it_ended(error: BaseException, files: Paths) -> str:
    """What the system refuses is nobody's fault here; of anything else Python's words are kept for
    whoever mends it."""
    from drawholdem_tui.storage.whole_files import keep_details

    if refused := system_refuses(error):
        return refused
    told = _("the program crashed, and the details could not be saved")
    if keep_details(error, files.fault):
        told = _("the program crashed; the details are in {file}")
    return translate(told, file=files.fault)
