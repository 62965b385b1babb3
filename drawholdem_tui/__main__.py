"""``drawholdem``, and ``python -m drawholdem_tui``."""

from __future__ import annotations


def run() -> int:
    """The command line. Somebody may think better of it before the first of it is loaded."""
    try:
        from drawholdem_tui.cli.main import main

        return main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(run())
