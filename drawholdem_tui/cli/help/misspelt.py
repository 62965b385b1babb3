"""What has been mistyped, and what was probably meant. Loaded only then."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from drawholdem_tui.cli.command import Parser, cannot
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import _
from drawholdem_tui.words.one_line import on_one_line

_LONGEST: Final = 40
_NEAR: Final = 2  # letters; of words this short, one
_SHORT: Final = 5


def no_command(typed: str, commands: Iterable[str]) -> UsageError:
    shown, meant = on_one_line(typed, _LONGEST), " / ".join(near(typed, commands))
    if not meant:
        return cannot(_("unknown command {typed!r}; drawholdem --help lists them"), typed=shown)
    return cannot(_("unknown command {typed!r}; did you mean {meant}?"), typed=shown, meant=meant)


def no_option(parser: Parser, typed: str, commands: Mapping[str, Parser]) -> UsageError:
    """Of this command; without one it may be an option of another."""
    shown, before_a_command = on_one_line(typed, _LONGEST), not parser.prog.partition(" ")[2]
    if before_a_command:
        for name, command in commands.items():  # play is the first
            if typed in command.options():
                told = _("{option} belongs to a command: drawholdem {command} {option}")
                return cannot(told, option=shown, command=name)
    if meant := " / ".join(near(typed, parser.options())):
        return cannot(
            _("unknown option {option}; did you mean {meant}?"), option=shown, meant=meant
        )
    told = _("unknown option {option}; {command} --help lists them")
    return cannot(told, option=shown, command=parser.prog)


def too_much(command: str | None, typed: str) -> UsageError:
    prog = f"drawholdem {command}" if command else "drawholdem"
    told = _("unexpected {typed!r}; {command} --help shows what you can type")
    return cannot(told, typed=on_one_line(typed, _LONGEST), command=prog)


def near(typed: str, known: Iterable[str]) -> list[str]:
    """Those that fewest slips of the finger are between, if these are few."""
    bare = typed.lstrip("-").lower()
    slips = {each: _slips(bare, each.lstrip("-")) for each in known}
    fewest = min(slips.values(), default=_NEAR + 1)
    if fewest > (1 if len(bare) <= _SHORT else _NEAR):
        return []
    return [each for each, many in slips.items() if many == fewest]


def _slips(typed: str, meant: str) -> int:
    """Letters too many, too few, other ones, or two the wrong way round.

    >>> _slips("paly", "play"), _slips("plays", "play"), _slips("tour", "rules")
    (1, 1, 5)
    """
    before: list[int] = []
    row = list(range(len(meant) + 1))
    for i, letter in enumerate(typed):
        older, before, row = before, row, [i + 1]
        for j, other in enumerate(meant):
            least = min(before[j] + (letter != other), before[j + 1] + 1, row[j] + 1)
            swapped = i and j and letter == meant[j - 1] and typed[i - 1] == other
            row.append(min(least, older[j - 1] + 1) if swapped else least)
    return row[-1]
