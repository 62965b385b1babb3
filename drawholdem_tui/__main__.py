"""``drawholdem``, and ``python -m drawholdem_tui``."""

from __future__ import annotations

from signal import SIG_DFL, SIGINT, default_int_handler, getsignal, signal


def run() -> int:
    """The command line. Somebody may think better of it before the first of it is loaded: until
    there is anything to clear away, the system ends the program. A program that was told to ignore
    Ctrl-C still does."""
    if getsignal(SIGINT) is default_int_handler:
        signal(SIGINT, SIG_DFL)
    try:
        from drawholdem_tui.cli.main import main

        return main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(run())
