"""A question over the table that is answered with yes or no."""

from __future__ import annotations

from drawholdem_tui.tui.pages.choice import Answer, Choice
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class Asked(Choice[bool]):
    """Enter is yes, Escape no; so are Y and N."""

    def __init__(self, lines: tuple[str, ...], yes: str, no: str) -> None:
        enter, escape = translate(_("Enter")), translate(_("Esc"))
        answers = (
            Answer(("enter", "y"), enter, yes, result=True),
            Answer(("escape", "n"), escape, no, result=False),
        )
        super().__init__(lines, answers)
