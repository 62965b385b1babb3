"""``paths``, ``keys``, ``rules``, ``tour``, ``bench``: the program about itself."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Generator

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
    """Where its files are."""
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
    name = translate(_("one scene, by a part of its name"))
    offers(command.add_argument("name", nargs="?", metavar="NAME", help=name), _scenes)
    quick = translate(_("what five minutes are enough for"))
    command.add_argument("--quick", action="store_true", help=quick)
    command.add_argument("--plain", action="store_true", help=translate(_("as lines of text")))
    auto = translate(_("by itself, over and over: for a room"))
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
        none = translate(_("tour: there is no scene {name!r}; there are {names}"))
        names = ", ".join(_scenes())
        raise UsageError(none.format(name=on_one_line(options.name, 40), names=names))
    shelf = Shelf(files)
    if options.plain:
        from drawholdem_tui.line_mode.tour import tell_scenes
        from drawholdem_tui.words.cards import FACES

        glyphs = options.glyphs or ("words" if sys.stdout.isatty() else "letters")
        tell_scenes(shelf, sys.stdout, FACES[glyphs])
        return 0
    if why := why_no_screen(os.environ):
        plain = translate(_("tour: {why}; tour --plain tells it as lines of text"))
        raise UsageError(plain.format(why=why))
    from drawholdem_tui.cli.play import on_screen

    return on_screen(options, opens=lambda app: app.study.replay(shelf, auto=options.auto))


def bench_options(command: Parser) -> None:
    """The subjects that can be measured."""
    subjects = (
        "engine", "evaluator", "advice", "book", "screen", "coach", "sharks", "soak", "characters",
    )  # fmt: skip
    command.add_argument("subject", choices=subjects, help=translate(_("what to measure")))
    hands = translate(_("soak, characters: so many hands"))
    command.add_argument("--hands", type=count, metavar="N", help=hands)


def bench(options: argparse.Namespace) -> int:
    """Figures, a line as soon as it is known. Whoever ends it finds no folder left behind."""
    import signal
    from contextlib import closing
    from functools import partial

    from drawholdem_tui.bench import (
        advice,
        book,
        engine,
        evaluator,
        random_hands,
        screen,
        soak,
    )
    from drawholdem_tui.bench.computers import characters, sharks

    if options.hands and options.subject not in {"soak", "characters"}:
        raise UsageError(translate(_("only bench soak and characters count hands")), "hands")

    def end(number: int, _frame: object) -> None:
        signal.signal(number, signal.SIG_IGN)  # clearing away takes its moment
        raise SystemExit(128 + number)

    subjects: dict[str, Callable[[], Generator[str]]] = {
        "engine": engine.figures,
        "evaluator": evaluator.figures,
        "advice": advice.figures,
        "book": book.figures,
        "screen": screen.figures,
        "coach": screen.beside_coach,
        "sharks": sharks.figures,
        "characters": partial(characters.figures, options.hands or characters.HANDS),
        "soak": partial(random_hands.figures, options.hands) if options.hands else soak.figures,
    }
    for name in ("SIGTERM", "SIGHUP"):
        if number := getattr(signal, name, None):  # not on every system
            signal.signal(number, end)
    with closing(subjects[options.subject]()) as lines:
        for line in lines:
            say(line, flush=True)
    return 0
