"""``paths``, ``keys``, ``rules``, ``tour``, ``bench``: the program about itself."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from drawholdem_tui.cli.command import Parser, count, offers, settings_of, tell
from drawholdem_tui.cli.surroundings import why_no_screen
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.storage import paths as places
from drawholdem_tui.words.language import In, chosen, translate
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.one_line import on_one_line, say
from drawholdem_tui.words.people import of

_LONGEST_PATH = 4096


def paths(options: argparse.Namespace) -> int:
    files = places.paths(options.data_dir)
    for name, path in (
        (In("a file", "book"), files.book),
        (In("a file", "settings"), files.settings),
    ):
        say(of(translate(name), on_one_line(str(path), _LONGEST_PATH)))
    return 0


def keys(options: argparse.Namespace) -> int:
    """What can be pressed, as the settings have it."""
    from drawholdem_tui.tui.keys.keymap import keymap_of, troubles_with_settings
    from drawholdem_tui.tui.keys.listing import keys_as_lines, names_as_lines

    settings = settings_of(options)
    tell(troubles_with_settings(settings))
    say(*[*keys_as_lines(keymap_of(settings.keys)), *names_as_lines()])
    return 0


def rules(_options: argparse.Namespace) -> int:
    """The rulebook, page by page where somebody looks on."""
    from pydoc import pager

    from drawholdem_tui.rulebook import rulebook

    book = rulebook(chosen())
    if sys.stdout.isatty():
        pager(book)
    else:
        print(book, end="")
    return 0


def tour_options(command: Parser) -> None:
    """One scene or all of them, and how they are shown."""
    name = translate(_("one scene, by part of its name"))
    offers(command.add_argument("name", nargs="?", metavar="NAME", help=name), _scenes)
    quick = translate(_("the five-minute version"))
    command.add_argument("--quick", action="store_true", help=quick)
    command.add_argument("--plain", action="store_true", help=translate(_("as lines of text")))
    auto = translate(_("runs by itself in a loop, for an exhibition"))
    command.add_argument("--auto", action="store_true", help=auto)


def _scenes() -> list[str]:
    from drawholdem_tui.tour import scene_names

    return scene_names()


def tour(options: argparse.Namespace) -> int:
    """Scenes on the table, or as lines of text."""
    from drawholdem_tui.past.shelf import Shelf
    from drawholdem_tui.tour import scene_files

    files = scene_files(quick=options.quick, name=options.name)
    if not files:
        none = translate(_("tour: unknown scene {name!r}; choose one of {names}"))
        names = ", ".join(_scenes())
        raise UsageError(none.format(name=on_one_line(options.name, 40), names=names))
    shelf = Shelf(files)
    if options.plain:
        from drawholdem_tui.line_mode.replay import tell_scenes
        from drawholdem_tui.words.cards import FACES

        glyphs = options.glyphs or ("words" if sys.stdout.isatty() else "letters")
        tell_scenes(shelf, sys.stdout, FACES[glyphs])
        return 0
    if why := why_no_screen(os.environ):
        plain = translate(_("tour: {why}; tour --plain plays it as lines of text"))
        raise UsageError(plain.format(why=why))
    from drawholdem_tui.cli.play import on_screen

    return on_screen(options, opens=lambda app: app.study.replay(shelf, auto=options.auto))


def bench_options(command: Parser) -> None:
    """The subjects that can be measured. Without the bench, none need be named to be told so."""
    subjects = (
        "engine", "evaluator", "advice", "book", "screen", "coach", "sharks", "soak", "characters",
    )  # fmt: skip
    nargs = None if _bench_is_here() else "?"
    what = translate(_("what to measure"))
    command.add_argument("subject", choices=subjects, nargs=nargs, help=what)
    hands = translate(_("soak, characters: number of hands"))
    command.add_argument("--hands", type=count, metavar="N", help=hands)


def bench(options: argparse.Namespace) -> int:
    """Figures, from tools that only a checkout has."""
    if not _bench_is_here():
        raise UsageError(
            translate(
                _(
                    "bench is not part of the installed program: it lives in the source checkout;"
                    " run python -m drawholdem_tui bench there"
                )
            )
        )
    if options.hands and options.subject not in {"soak", "characters"}:
        raise UsageError(
            translate(_("only bench soak and bench characters use this option")), "hands"
        )
    import_module("drawholdem_bench.subjects").measure(options.subject, options.hands)
    return 0


def _bench_is_here() -> bool:
    """It stands beside the package in a checkout; what a wheel installs has nothing there."""
    kit = Path(__file__).resolve().parents[2] / "tests" / "kit"
    if kit.is_dir() and str(kit) not in sys.path:
        sys.path.append(str(kit))  # the last, so that it hides nobody's modules
    return find_spec("drawholdem_bench") is not None
