"""The rulebook on the screen: its chapters by digits, what is searched for, clause by clause."""

from __future__ import annotations

import re
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from drawholdem_tui.engine.cards import card
from drawholdem_tui.rulebook import Kind, Line, lines_of, rulebook
from drawholdem_tui.tui.keys.typed import typed
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.tui.pages.long_text import LongText
from drawholdem_tui.tui.pages.reading_screen import ReadingScreen
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import chosen, translate
from drawholdem_tui.words.language import mark as _

_LONGEST_SEARCH: Final = 40
_A_CARD: Final = re.compile(r"\b[2-9TJQKA][cdhs]\b")


class RulesPage(ReadingScreen):
    """Digits lead to chapters, a slash searches; any other key goes back."""

    def __init__(self, face: Face, at: str = "") -> None:
        """``at``: the chapter or the clause that it opens at."""
        super().__init__()
        lines = [_with_faces(line, face) for line in lines_of(rulebook(chosen()))]
        self._text = LongText(_with_contents(lines), at, classes="text")
        self._search: str | None = None  # being typed

    def compose(self) -> ComposeResult:
        yield Static(Content(translate(_("Rules"))), classes="heading", markup=False)
        yield self._text
        yield Static(Content(_hint()), classes="hint", markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = typed(event)
        if self._search is not None:
            self._type(key)
            return
        if self.moved(key):
            return
        match key:
            case "/":
                self._search = ""
                self._tell(translate(_("Search: {typed}")).format(typed=""))
            case "n" | "N":
                self._text.again(1 if key == "n" else -1)
            case digit if digit.isdecimal() and digit.isascii():
                self._text.go_to("10" if digit == "0" else digit)
            case _:
                close(self)

    def _type(self, key: str) -> None:
        """Into the search, until Enter looks for it."""
        so_far = self._search or ""
        match key:
            case "enter":
                self._search = None
                found = bool(so_far) and self._text.search(so_far)
                missing = translate(_("{text!r} is not in the rules")).format(text=so_far)
                self._tell(missing if so_far and not found else _hint())
                return
            case "escape":
                self._search = None
                self._tell(_hint())
                return
            case "backspace":
                so_far = so_far[:-1]
            case _:
                sign = " " if key == "space" else key
                if len(sign) == 1 and len(so_far) < _LONGEST_SEARCH:
                    so_far += sign
        self._search = so_far
        self._tell(translate(_("Search: {typed}")).format(typed=so_far))

    def _tell(self, text: str) -> None:
        self.query_one(".hint", Static).update(Content(text))


def _hint() -> str:
    return translate(_("1 to 9, 0: chapters   / search   n N: next, previous   Esc: back"))


def _with_faces(line: Line, face: Face) -> Line:
    """Cards in tables, as they look at the table."""
    if line.kind is not Kind.AS_IT_IS:
        return line
    return line._replace(text=_A_CARD.sub(lambda found: face(card(found[0])), line.text))


def _with_contents(lines: list[Line]) -> list[Line]:
    """The chapters are listed behind the introduction, where there is one."""
    chapters = [line for line in lines if line.kind is Kind.CHAPTER]
    first = lines.index(chapters[0])
    contents = [Line(f"  {line.text}", Kind.AS_IT_IS) for line in chapters]
    blank = Line("", Kind.TEXT)
    return [*lines[: first - 1], *contents, blank, blank, *lines[first:]]
