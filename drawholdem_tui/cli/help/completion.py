"""``completion``: what a shell offers after ``drawholdem``, written from the parser itself."""

from __future__ import annotations

import argparse

from drawholdem_tui.cli.command import Parser
from drawholdem_tui.cli.help.shells import SHELLS, offers_of
from drawholdem_tui.words.language import mark as _


def completion_options(command: Parser) -> None:
    shell = _("your shell: bash, zsh or fish")
    command.add_argument("shell", choices=tuple(SHELLS), metavar="SHELL", help=shell)


def completion(options: argparse.Namespace) -> int:
    """A script for the shell to read."""
    from drawholdem_tui.cli.commands import whole_parser

    print(SHELLS[options.shell](tuple(offers_of(whole_parser()))), end="")
    return 0
