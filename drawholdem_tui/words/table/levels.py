"""The levels of a knockout in words: the current one, and how long until the next."""

from __future__ import annotations

from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.match.levels import Level, Levels
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.table.games import stakes


def countdown(
    levels: Levels, number: int, hand: int, seconds: float, rules: Rules
) -> tuple[str, str]:
    """``3 hands left, then 15/30``, and shorter forms; empty at the last level. ``number`` counts
    levels from 1; ``seconds`` is the evening's clock."""
    coming = levels.after(number - 1)
    if coming is None:
        return "", ""
    blinds = _figures(coming, rules)
    if levels.minutes:
        left = levels.minutes_left(number - 1, seconds)
        told = plural("1 minute left, then {blinds}", "{left} minutes left, then {blinds}", left)
        short = plural("{blinds} in 1 min", "{blinds} in {left} min", left)
    else:
        left = levels.hands_left(hand)
        told = plural("1 hand left, then {blinds}", "{left} hands left, then {blinds}", left)
        short = plural("{blinds} in 1 hand", "{blinds} in {left} hands", left)
    if not left:
        told = short = translate(_("next hand: {blinds}"))
    return told.format(left=left, blinds=blinds), short.format(left=left, blinds=blinds)


def one_minute_left(coming: Level, rules: Rules) -> str:
    told = _("One minute left at this level, then {blinds}.")
    return translate(told, blinds=_figures(coming, rules))


def level_is_over(now: Level, rules: Rules) -> str:
    """The bell: the hand going on keeps its blinds."""
    told = _("The ante goes up: {blinds} from the next hand on.")
    if rules.has_blinds:
        told = _("The blinds go up: {blinds} from the next hand on.")
    return translate(told, blinds=_figures(now, rules))


def has_gone_up(rules: Rules) -> str:
    """Since the hand before."""
    blinds, ante = _("the blinds have gone up"), _("the ante has gone up")
    return translate(blinds if rules.has_blinds else ante)


def new_level(rules: Rules) -> str:
    """``new level: blinds 10/20``, with the first hand of it."""
    return translate(_("new level: {stakes}"), stakes=stakes(rules))


def _figures(level: Level, rules: Rules) -> str:
    """``15/30``, ``25/50 ante 5``; without blinds everybody antes what the small one would be."""
    template = _("{small}/{big} ante {ante}") if level.ante else _("{small}/{big}")
    if not rules.has_blinds:
        template = _("ante {small}, bet {big}")
    return translate(
        template, small=chips(level.small_blind), big=chips(level.big_blind), ante=chips(level.ante)
    )
