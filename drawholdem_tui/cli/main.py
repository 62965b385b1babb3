"""From the words of a command line to the exit code.

Nothing is imported here but what every command needs.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from drawholdem_tui import __version__
from drawholdem_tui.cli.exit_codes import NOT_ALL_WELL, REFUSED, STOPPED
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.one_line import on_one_line, say

if TYPE_CHECKING:  # what scripts ask first waits for neither
    from argparse import Namespace
    from pathlib import Path


# New objects between two looks for garbage. Most of what a command makes first is its own code,
# which stays: to look through that again and again took a fifteenth of the way to its first line.
_LOOKS_AFTER: Final = 100_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code of cli.md."""
    before = gc.get_threshold()
    gc.set_threshold(_LOOKS_AFTER, *before[1:])
    try:
        return _run(arguments)
    finally:
        gc.set_threshold(*before)


def _run(arguments: Sequence[str] | None) -> int:
    words = sys.argv[1:] if arguments is None else list(arguments)
    options: Namespace | None = None
    try:
        options = _options_of(words)
        code = int(options.run(options)) if options else 0
        sys.stdout.flush()
    except UsageError as error:
        say(f"drawholdem: {on_one_line(str(error), 500)}", to=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        from drawholdem_tui.cli.surroundings import write_no_more

        write_no_more()
        return 0
    except Exception as error:
        return _broken_off(error, getattr(options, "data_dir", None))
    return code


def _broken_off(error: Exception, data_dir: Path | None) -> int:
    """By what the system refuses, or by a fault of the program: Python's own words are for nobody
    who plays."""
    from drawholdem_tui.cli import ctrl_c
    from drawholdem_tui.cli.command import why_it_ended
    from drawholdem_tui.cli.surroundings import write_no_more
    from drawholdem_tui.storage.paths import paths
    from drawholdem_tui.words.refusals.system import system_refuses

    if code := ctrl_c.code_behind(error):
        return code
    say(f"drawholdem: {why_it_ended(error, paths(data_dir))}", to=sys.stderr)
    try:
        sys.stdout.flush()
    except OSError:
        write_no_more()
    return REFUSED if system_refuses(error) else NOT_ALL_WELL


def _options_of(words: list[str]) -> Namespace | None:
    """``None`` where nothing is left to be done."""
    if words in (["--version"], ["-V"]):  # what scripts ask first does not wait for anything
        say(f"drawholdem {__version__}")
        return None
    from drawholdem_tui.cli import surroundings

    surroundings.choose_language(words)
    from drawholdem_tui.cli.commands import options_of

    try:
        surroundings.check_streams()
        surroundings.tell_on_any_terminal()
        return options_of(words)
    finally:
        from drawholdem_tui.cli import ctrl_c

        ctrl_c.is_heard()
