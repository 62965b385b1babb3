"""The rulebook that people play from."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files


def rulebook() -> str:
    """The whole of it, as text that reads well as it stands."""
    return files(__name__).joinpath("en.md").read_text(encoding="utf-8")


def flowing(lines: Iterable[str]) -> list[str]:
    """The lines of a paragraph as one, for whatever wraps them by itself. What is indented stays as
    it is; headings lose their marks.

    >>> flowing(["# Game", "", "Who bets", "may win.", "  Example. Ann bets.", "  She wins."])
    ['Game', '', 'Who bets may win.', '  Example. Ann bets.', '  She wins.']
    """
    flown: list[str] = []
    for line in lines:
        if flown and _flows(flown[-1]) and _flows(line):
            flown[-1] += f" {line}"
        else:
            flown.append(line)
    return [line.lstrip("# ") if line.startswith("#") else line for line in flown]


def _flows(line: str) -> bool:
    return line != "" and line[0] not in "# "
