"""What a table may have beside its rules, as rows of a new game: dealer's choice, the rabbit hunt,
and hands that lie open."""

from __future__ import annotations

from drawholdem_tui.tui.forms.form import Row
from drawholdem_tui.words.choices import choice
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

USUAL = {"choice": "", "rabbit": "off", "open": "off"}

_WAYS = (
    ("", _("one game")),
    ("turn", _("a new game every hand")),
    ("turn:orbit", _("a new game every orbit")),
    ("button", _("the next dealer chooses, every hand")),
    ("button:orbit", _("the next dealer chooses, every orbit")),
)


def table_option_rows() -> list[Row]:
    group = translate(_("At this table"))
    return [
        Row(
            "choice",
            translate(_("Dealer's choice")),
            translate(_("Whether the game changes, and who chooses it.")),
            group,
            tuple((way, translate(said)) for way, said in _WAYS),
        ),
        Row(
            "rabbit",
            translate(_("Rabbit hunt")),
            translate(_("After a hand you can see what would have come.")),
            group,
            (choice("off"), choice("on")),
        ),
        Row(
            "open",
            translate(_("All hands face up")),
            translate(
                _("For showing the game: nothing is hidden, and captions explain what happens.")
            ),
            group,
            (choice("off"), choice("on")),
        ),
    ]
