"""From the words of a command line to the exit code.

Nothing is imported here but what every command needs.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from drawholdem_tui import __version__
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.one_line import on_one_line


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code of cli.md."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        code = _run(words)
        sys.stdout.flush()
    except UsageError as error:
        print(f"drawholdem: {on_one_line(str(error), 500)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _write_no_more()
        return 0
    except (OSError, RuntimeError, MemoryError) as error:
        from drawholdem_tui.words.system import system_refuses

        told = system_refuses(error)
        if told is None:
            raise
        print(f"drawholdem: {told}", file=sys.stderr)
        try:
            sys.stdout.flush()
        except OSError:
            _write_no_more()
        return 2
    return code


def _run(words: list[str]) -> int:
    if words == ["--version"]:  # what scripts ask first does not wait for anything
        print(f"drawholdem {__version__}")
        return 0
    from drawholdem_tui.cli import ctrl_c

    ctrl_c.ends_at_once()
    from drawholdem_tui.cli.commands import options_of
    from drawholdem_tui.cli.streams import check_streams
    from drawholdem_tui.cli.surroundings import tell_on_any_terminal

    try:
        check_streams()
        tell_on_any_terminal()
        options = options_of(words)
    finally:
        ctrl_c.is_heard()
    return int(options.run(options))


def _write_no_more() -> None:
    from drawholdem_tui.cli.surroundings import write_no_more

    write_no_more()
