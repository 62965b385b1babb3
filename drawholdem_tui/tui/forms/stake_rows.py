"""The stakes of a new game as rows: chips, blinds or levels, and how much can be bet."""

from __future__ import annotations

from collections.abc import Mapping

from drawholdem_tui.engine.rules import Structure
from drawholdem_tui.match.levels import SCHEDULES
from drawholdem_tui.tui.forms.form import Row
from drawholdem_tui.words.choices import choice
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips


def stake_rows(values: Mapping[str, str], *, cash: bool, blinds: bool) -> list[Row]:
    group = translate(_("Stakes"))
    rows = [
        Row(
            "stack",
            translate(_("Chips per player")),
            _how_deep(values, cash=cash),
            group,
            step=100,
            least=1,
            most=999_999_999,
        )
    ]
    if cash:
        told = _("Small and big blind, such as 5/10.")
        if not blinds:
            told = _("Ante and minimum bet, such as 5/10.")
        title = _("Blinds") if blinds else _("Ante and bet")
        rows.append(Row("blinds", translate(title), translate(told), group, typed=True))
        title, told = _("Ante"), _("Paid before the deal. Empty: none.")
        if not blinds:
            title, told = _("Separate ante"), _("Empty: the first of the two numbers above.")
        rows.append(Row("ante", translate(title), translate(told), group, typed=True))
        if blinds and values["ante"]:
            kinds = (("each", translate(_("everyone"))), ("big-blind", translate(_("big blind"))))
            rows.append(
                Row(
                    "ante-kind",
                    translate(_("Who antes")),
                    translate(_("Who pays the ante.")),
                    group,
                    kinds,
                )
            )
    else:
        told = _("How fast the blinds rise, starting at {small}/{big}.")
        first = SCHEDULES["standard"].levels[0]
        said = translate(told).format(small=chips(first.small_blind), big=chips(first.big_blind))
        known = (
            *((name, _pace(name, levels.hands)) for name, levels in SCHEDULES.items()),
            *((f"standard:{minutes}", _by_the_clock(minutes)) for minutes in (10, 15, 20)),
        )
        rows.append(Row("levels", translate(_("Levels")), said, group, known))
    structures = tuple(map(choice, map(str, Structure)))
    told = _("Bet limits: none, the pot, fixed bets, or a maximum bet.")
    rows.append(Row("structure", translate(_("Betting")), translate(told), group, structures))
    if values["structure"] == "spread":
        told = _("The maximum bet or raise.")
        rows.append(Row("spread", translate(_("Maximum bet")), translate(told), group, typed=True))
    return rows


def _pace(name: str, hands: int) -> str:
    template = translate(_("{name}, {hands} hands each"))
    return template.format(name=choice(name)[1], hands=hands)


def _by_the_clock(minutes: int) -> str:
    template = translate(_("{minutes} minutes each"))
    return template.format(minutes=minutes)


def _how_deep(values: Mapping[str, str], *, cash: bool) -> str:
    """What a stack is worth, where the blinds can be read already."""
    _small, _slash, big = values["blinds"].partition("/")
    least = SCHEDULES["standard"].levels[0].big_blind
    if cash:
        least = int(big) if big.isascii() and big.isdecimal() else 0
    stack = values["stack"]
    if not least or not stack.isascii() or not stack.isdecimal():
        return translate(_("Everyone's starting chips."))
    if int(stack) < 5 * least:
        return translate(_("With so few chips, the first bets will be all-in."))
    told = translate(_("Everyone's starting chips: {deep} times the big blind or minimum bet."))
    return told.format(deep=chips(int(stack) // least))
