"""A game that waits to be gone on with, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import timedelta

from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import signed
from drawholdem_tui.words.one_line import on_one_line
from drawholdem_tui.words.people import called
from drawholdem_tui.words.times import day, here, here_and_now, local_time, time_in_short


def goes_on_in_short(began: str) -> str:
    """In the title of the screen, where there is little room."""
    return translate(_("continued: game from {when}"), when=time_in_short(began))


def game_waits(began: str, hands: int, names: Iterable[str]) -> str:
    """Another table has been asked for, and somebody decides."""
    template = plural(
        "The game from {when} is not over: {names}, one hand.",
        "The game from {when} is not over: {names}, {hands} hands.",
        hands,
    )
    return template.format(when=local_time(began), names=", ".join(map(called, names)), hands=hands)


def at_the_other_table(evening: int, *, real: bool) -> str:
    """It cannot be gone on with here; ``real``: its cards are."""
    template = _("evening {number} is an on-screen game; use play --evening {number}")
    if real:
        template = _("evening {number} is a game with real cards; use table --evening {number}")
    return translate(template, number=evening)


def other_game_waits(began: str, *, real: bool = False) -> str:
    """The same, where nobody can be asked."""
    template = _(
        "the game from {when} is not over: play --new puts it aside and starts this one; play "
        "continues it"
    )
    if real:
        template = _(
            "the game from {when} is not over: table --new puts it aside and starts this one; "
            "table without options continues it"
        )
    return translate(template, when=local_time(began))


def goes_on(began: str, hands: int) -> str:
    """An interrupted evening is taken up again, on the screen."""
    template = plural(
        "Continuing the game from {when}, after one hand.",
        "Continuing the game from {when}, after {hands} hands.",
        hands,
    )
    return template.format(when=time_in_short(began, weekday=True), hands=hands)


def goes_on_in_lines(began: str, hands: int) -> str:
    """The same where everything is asked for by a command."""
    template = plural(
        "Continuing the game from {when}, after one hand. Use --new for a new one.",
        "Continuing the game from {when}, after {hands} hands. Use --new for a new one.",
        hands,
    )
    return template.format(when=local_time(began), hands=hands)


def daily_goes_on(day: str, hands: int) -> str:
    """The same for a deal of the day, which never begins afresh."""
    template = plural(
        "Continuing the daily deal of {day}, after one hand.",
        "Continuing the daily deal of {day}, after {hands} hands.",
        hands,
    )
    return template.format(day=day, hands=hands)


def put_aside(began: str, evening: int, *, real: bool = False) -> str:
    """Another evening was open when the deal of the day began, or one of the other kind."""
    template = _("The game from {when} was put aside; play --evening {evening} resumes it.")
    if real:
        template = _("The game from {when} was put aside; table --evening {evening} resumes it.")
    return translate(template, when=local_time(began), evening=evening)


def is_in_history(began: str) -> str:
    """The same on the screen."""
    template = _("The game from {when} was put aside; you can find it in History.")
    return translate(template, when=time_in_short(began, weekday=True))


def another_day_waits(day: str) -> str:
    """The deal of an earlier day has just been played to its end."""
    return translate(_("That was the daily deal of {day}; daily starts today's."), day=day)


def cannot_go_on(began: str, why: str) -> str:
    """New evenings put the open one aside by themselves."""
    template = _("The game from {when} cannot be resumed ({why}); it stays in the history.")
    return translate(template, when=local_time(began), why=on_one_line(why))


def waits(
    game: str,
    hand: int,
    people: Sequence[tuple[str, int]],
    computers: int,
    when: str,
    *,
    more: int = 0,
) -> tuple[str, str]:
    """``Draw-Holdem, hand 6: You -40, 2 computers; yesterday, 21:10``, and the same without the
    players. ``people`` come with what they have won so far, who won most is named first; ``when``
    is the book's time. Where ``more`` are open, it says where to find them, and in short not
    when."""
    ranked = sorted(people, key=lambda each: -each[1])
    any_won = any(won for _name, won in people)
    players = [f"{called(name)} {signed(won)}" if any_won else called(name) for name, won in ranked]
    if computers:
        players.append(plural("one computer", "{number} computers", computers, number=computers))
    lately = _lately(when)
    template = _("{game}, hand {hand}: {players}; {when}")
    said = translate(template, game=game, hand=hand, players=", ".join(players), when=lately)
    if more > 0:
        short = translate(_("{game}, hand {hand}"), game=game, hand=hand)
        return _and_more(said, more), _and_more(short, more)
    return said, translate(_("{game}, hand {hand}; {when}"), game=game, hand=hand, when=lately)


def _and_more(told: str, more: int) -> str:
    return plural(
        "{told}; one more in History",
        "{told}; {count} more in History",
        more,
        told=told,
        count=more,
    )


def _lately(moment: str) -> str:
    """``yesterday, 21:10``, for the last days."""
    then = here(moment)
    days = (here_and_now().date() - then.date()) // timedelta(days=1)
    template = {0: _("today, {time}"), 1: _("yesterday, {time}")}.get(days, _("{day}, {time}"))
    return translate(template, day=day(then), time=f"{then:%H:%M}")
