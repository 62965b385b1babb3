"""What a table may have beside its rules, as rows of a new game: dealer's choice, the rabbit hunt,
and hands that lie open."""

from __future__ import annotations

from collections.abc import Mapping

from drawholdem_tui.engine.rules import HOUSE_RULES, Rules
from drawholdem_tui.tui.forms.form import Row
from drawholdem_tui.words.choices import choice, explained, value_of_rule
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
                _("For demonstrations: nothing is hidden, and captions explain what happens.")
            ),
            group,
            (choice("off"), choice("on")),
        ),
    ]


FOLDED = "folded"


def house_rules_of(preset: Rules) -> tuple[str, ...]:
    """All but the one that makes another preset of it (DH-24)."""
    return tuple(name for name in preset.house_rules if name != "swaps")


def rule_row(game: str, name: str) -> str:
    """The row of a house rule: each game keeps its own."""
    return f"rule {game} {name}"


def house_rule_rows(game: str, preset: Rules, values: Mapping[str, str]) -> list[Row]:
    group = translate(_("House rules"))
    rules = house_rules_of(preset)
    usual = all(values[rule_row(game, name)] == preset.rule(name) for name in rules)
    folded = translate(_("standard") if usual else _("custom"))
    rows = [
        Row(
            "house rules",
            translate(_("All house rules")),
            translate(_("Left and Right show them, one per row, or hide them.")),
            group,
            ((FOLDED, folded), ("open", translate(_("one by one")))),
        )
    ]
    if values["house rules"] == FOLDED:
        return rows
    for name in rules:
        title, said = explained(name)
        kind = HOUSE_RULES[name]
        known = ("on", "off") if kind is bool else tuple(map(str, kind))
        choices = tuple(value_of_rule(name, word) for word in known)
        rows.append(Row(rule_row(game, name), title, said, group, choices))
    return rows
