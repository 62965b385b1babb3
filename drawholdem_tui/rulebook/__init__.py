"""The rulebook that people play from."""

from __future__ import annotations

import enum
import re
from importlib.resources import files
from typing import Final, NamedTuple


def rulebook(language: str = "en") -> str:
    """The whole of it, as text that reads well as it stands; in English where nobody has written
    it in that language."""
    room = files(__name__)
    book = room.joinpath(f"{language}.md")
    return (book if book.is_file() else room.joinpath("en.md")).read_text(encoding="utf-8")


def passages(book: str, wanted: str) -> list[str]:
    """What it says of something: a clause or a chapter by its number, else each paragraph that has
    the words, behind the head of its chapter.

    >>> passages("# Game\\n\\n## 1. Bets\\n\\nTH-1  A bet.\\n\\nTH-2  A raise.", "th-2")
    ['TH-2  A raise.']
    >>> passages("# Game\\n\\n## 1. Bets\\n\\nTH-1  A bet.\\n\\nTH-2  A raise.", "raise")
    ['## 1. Bets', 'TH-2  A raise.']
    """
    sought = " ".join(wanted.split()).casefold()
    blocks = re.split("\n\n+", book.strip())
    if found := [each for each in blocks if each.casefold().startswith(f"{sought}  ")]:
        return found
    chapters: list[list[str]] = []
    for block in blocks:
        if block.startswith("## "):
            chapters.append([])
        if chapters:
            chapters[-1].append(block)
    for head, *rest in chapters:
        if head.startswith(f"## {sought}."):
            return [head, *rest]
    found = []
    for head, *rest in chapters:
        said = [each for each in rest if sought in " ".join(each.split()).casefold()]
        found += [head, *said] if said else []
    return found


class Kind(enum.Enum):
    """What a line of it is."""

    TITLE = enum.auto()
    CHAPTER = enum.auto()
    TEXT = enum.auto()  # flows, in whatever width there is
    AS_IT_IS = enum.auto()  # examples, lists and tables


class Line(NamedTuple):
    """A paragraph, a heading or a row; ``name`` is what leads to it: "3" to a chapter, "DH-4" to a
    clause."""

    text: str
    kind: Kind
    name: str = ""
    hangs: int = 0  # how far the rows behind the first are set in beyond it


_CHAPTER: Final = re.compile(r"## ((\d+)\. .*)")
_CLAUSE: Final = re.compile(r"((?:TH|DH|DP|EV)-\d+)  ")
_WIDTH: Final = 79  # in which the book is written
_DEEPEST: Final = 8
_COLUMNS: Final = re.compile(r"\S   *\S")  # of a table


def lines_of(text: str) -> list[Line]:
    """The rulebook as whatever wraps it by itself wants it: the lines of a paragraph as one.

    >>> text = "# Game\\n\\nWho bets\\nmay win.\\n  Ann bets.\\n  She wins.\\n## 1. A"
    >>> [line.text for line in lines_of(text)]
    ['Game', '', 'Who bets may win.', '  Ann bets.', '  She wins.', '1. A']
    """
    flown: list[Line] = []
    before = ""  # the line above
    for text_line in text.splitlines():
        line = _line(text_line)
        last = flown[-1] if flown else None
        if last and last.text and line.text and last.kind is line.kind is Kind.TEXT:
            flown[-1] = last._replace(text=f"{last.text} {line.text}")
        elif last and last.kind is line.kind is Kind.AS_IT_IS and _goes_on(before, text_line):
            hangs = _set_in(text_line) - _set_in(last.text)
            flown[-1] = last._replace(text=f"{last.text} {text_line.strip()}", hangs=hangs)
        else:
            flown.append(line)
        before = text_line
    return flown


def _goes_on(before: str, line: str) -> bool:
    """Whether a sentence of an example or a list has only come to the end of its line there."""
    if _COLUMNS.search(before) or _COLUMNS.search(line) or before.endswith("."):
        return False
    if not _set_in(before) <= _set_in(line) <= _DEEPEST:  # further in stand columns of a table
        return False
    word, *_rest = line.split()
    return len(before) + 1 + len(word) > _WIDTH


def _set_in(line: str) -> int:
    return len(line) - len(line.lstrip())


def _line(text: str) -> Line:
    if chapter := _CHAPTER.fullmatch(text):
        return Line(chapter[1], Kind.CHAPTER, chapter[2])
    if text.startswith("# "):
        return Line(text[2:], Kind.TITLE)
    if text.startswith(" "):
        return Line(text, Kind.AS_IT_IS)
    if clause := _CLAUSE.match(text):
        return Line(f"{clause[1]} {text[clause.end() :]}", Kind.TEXT, clause[1])
    return Line(text, Kind.TEXT)
