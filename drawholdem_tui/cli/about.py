"""``paths``, ``keys``, ``rules``, ``tour``, ``bench``: the program about itself."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from drawholdem_tui.cli.command import Parser, cannot, count, offers, settings_of, tell
from drawholdem_tui.cli.surroundings import needs_a_screen
from drawholdem_tui.storage import paths as places
from drawholdem_tui.words.language import In, _, chosen, translate
from drawholdem_tui.words.one_line import on_one_line, say
from drawholdem_tui.words.people import of

_LONGEST_PATH = 4096


def paths(options: argparse.Namespace) -> int:
    files = places.paths(options.data_dir)
    for name, path in (
        (In("a file", "book"), files.book),
        (In("a file", "settings"), files.settings),
        (In("a file", "last crash"), files.fault),
    ):
        told = of(translate(name), on_one_line(str(path), _LONGEST_PATH))
        say(told if path.exists() else translate(_("{file} (not there yet)"), file=told))
    return 0


def keys_options(command: Parser) -> None:
    _add_words(command, _("only the keys that mention this"))


def _add_words(command: Parser, told: str) -> None:
    command.add_argument("words", nargs="*", metavar="WORD", help=told)


def keys(options: argparse.Namespace) -> int:
    from drawholdem_tui.tui.keys.keymap import keymap_of, troubles_with_settings
    from drawholdem_tui.tui.keys.listing import keys_as_lines, names_as_lines

    settings = settings_of(options)
    tell(troubles_with_settings(settings))
    lines = keys_as_lines(keymap_of(settings.keys))
    if options.words:
        sought = " ".join(options.words)
        lines = [each for each in lines if sought.casefold() in each.casefold()]
        if not lines:
            none = _("keys: nothing found for {words!r}; drawholdem keys lists them all")
            raise cannot(none, words=on_one_line(sought, 40))
    say(*lines, *([] if options.words else names_as_lines()))
    return 0


def rules_options(command: Parser) -> None:
    _add_words(command, _("a clause such as DH-12, a chapter, or words to look for"))


def rules(options: argparse.Namespace) -> int:
    """The rulebook or what it says of something, page by page where somebody looks on."""
    from pydoc import pager

    from drawholdem_tui.rulebook import passages, rulebook

    book = rulebook(chosen())
    if options.words:
        sought = " ".join(options.words)
        found = passages(book, sought)
        if not found:
            none = _("the rulebook does not mention {words!r}; drawholdem rules shows all of it")
            raise cannot(none, words=on_one_line(sought, 40))
        book = "\n\n".join(found) + "\n"
    if sys.stdout.isatty():
        pager(book)
    else:
        print(book, end="")
    return 0


def tour_options(command: Parser) -> None:
    name = _("one hand, by part of its name or its number")
    offers(command.add_argument("name", nargs="?", metavar="NAME", help=name), _scenes)
    add = command.add_argument
    add("--quick", action="store_true", help=_("the short tour: seven hands"))
    add("--list", action="store_true", help=_("only list the names of the hands"))
    add("--plain", action="store_true", help=_("plain text, without the full screen"))
    add("--auto", action="store_true", help=_("run unattended in a loop (for an exhibition)"))


def _scenes() -> list[str]:
    from drawholdem_tui.tour import scene_names

    return scene_names()


def tour(options: argparse.Namespace) -> int:
    from drawholdem_tui.past.shelf import Shelf
    from drawholdem_tui.tour import scene_files
    from drawholdem_tui.tour.reading_scenes import about

    if options.list:  # the name that can be typed, and the title
        files = scene_files(quick=options.quick)
        titles = {file.stem.partition("-")[2]: translate(about(file).title) for file in files}
        wide = max(map(len, titles))
        say(*(f"{name:{wide}}  {title}" for name, title in titles.items()))
        return 0
    files = scene_files(quick=options.quick, name=options.name)
    if not files:
        none, name = _("tour: unknown scene {name!r}; choose one of {names}"), options.name
        raise cannot(none, name=on_one_line(name, 40), names=", ".join(_scenes()))
    shelf = Shelf(files)
    if options.plain:
        from drawholdem_tui.line_mode.replay import tell_scenes
        from drawholdem_tui.words.cards import FACES

        glyphs = options.glyphs or ("words" if sys.stdout.isatty() else "letters")
        tell_scenes(shelf, sys.stdout, FACES[glyphs])
        return 0
    needs_a_screen("tour")
    from drawholdem_tui.cli.play import on_screen

    return on_screen(options, opens=lambda app: app.study.replay(shelf, auto=options.auto))


def bench_options(command: Parser) -> None:
    """The subjects that can be measured. Without the bench, none need be named to be told so."""
    subjects = (
        "engine", "evaluator", "advice", "book", "screen", "coach", "sharks", "soak", "characters",
    )  # fmt: skip
    nargs = None if _bench_is_here() else "?"
    what = translate(_("one of {subjects}"), subjects=", ".join(subjects))
    command.add_argument("subject", choices=subjects, nargs=nargs, metavar="WHAT", help=what)
    hands = _("soak, characters: number of hands")
    command.add_argument("--hands", type=count, metavar="N", help=hands)


def bench(options: argparse.Namespace) -> int:
    """Figures, from tools that only a checkout has."""
    if not _bench_is_here():
        told = _(
            "bench is not part of the installed program: it lives in the source checkout;"
            " run python -m drawholdem_tui bench there"
        )
        raise cannot(told)
    if options.hands and options.subject not in {"soak", "characters"}:
        raise cannot(_("only bench soak and bench characters use this option"), "hands")
    import_module("drawholdem_bench.subjects").measure(options.subject, options.hands)
    return 0


def _bench_is_here() -> bool:
    """It stands beside the package in a checkout; what a wheel installs has nothing there."""
    kit = Path(__file__).resolve().parents[2] / "tests" / "kit"
    if kit.is_dir() and str(kit) not in sys.path:
        sys.path.append(str(kit))  # the last, so that it hides nobody's modules
    return find_spec("drawholdem_bench") is not None
