"""Mistakes at a real table: what was taken back, put right, counted or dealt wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import called, of
from drawholdem_tui.words.typed_words import shown_word

_SAID: Final = ("fold", "check", "call", "raise", "swap", "keep", "draw")


def taken_back(what: str, name: str | None) -> str:
    """``Taken back: Ben, call.``"""
    if name is None:
        return translate(_("Taken back: {what}.")).format(what=what)
    return translate(_("Taken back: {name}, {what}.")).format(name=called(name), what=what)


def mistake_in_words(words: str) -> str:
    """``call``, ``raise 60``, ``judge 1/0``: as it was said, in the language of the table."""
    verb, _space, rest = words.partition(" ")
    match verb:
        case "board":
            return translate(_("the cards of the board"))
        case "judge":
            return translate(_("who wins"))
        case "draw":
            many = len(rest.removesuffix("split").strip()) // len("??")
            return f"{shown_word('draw')} {many}" if many else shown_word("pat")
        case "swap" | "keep" | "misdeal":
            return shown_word(verb)
    amounts = [chips(int(each)) if each.isdecimal() else each for each in rest.split()]
    return " ".join((shown_word(verb), *amounts))


def put_right_in_words(
    corrected: Sequence[tuple[str, int, int]], taken_back: Sequence[str], names: Sequence[str]
) -> list[str]:
    """Which stacks were put right before a recorded hand, and what was taken back in it: name, what
    they had and have; ``p2 call``, ``judge 1/0``, ``misdeal``."""
    put_right = translate(_("Before this hand, {name}'s stack was corrected from {had} to {has}."))
    lines = [
        put_right.format(name=called(name), has=chips(has), had=chips(had))
        for name, had, has in corrected
    ]
    if taken_back:
        said = [_of_a_seat(each, names) for each in taken_back]
        lines.append(
            translate(_("Taken back during the hand: {what}.")).format(what="; ".join(said))
        )
    return lines


def _of_a_seat(words: str, names: Sequence[str]) -> str:
    by, _space, rest = words.partition(" ")
    seats = {f"p{number}": name for number, name in enumerate(names, start=1)}
    known = ("board", "judge", "misdeal", *_SAID)
    if by in seats and rest.partition(" ")[0] in known:
        return of(seats[by], mistake_in_words(rest))
    return mistake_in_words(words) if by in known else words  # of somebody else's file


def misdealt(button: str) -> str:
    """What the dealer does then; the same hand is dealt again."""
    told = _("Misdeal: give all chips back, gather the cards and shuffle. {name} has the button.")
    return translate(told).format(name=called(button))


def corrected(name: str, stack: int, by: int, total: int, bought: int) -> list[str]:
    """A stack was counted: what it is now, and what has become of all chips together."""
    if not by:
        same = translate(_("{name} has {stack}, as before."))
        return [same.format(name=called(name), stack=chips(stack))]
    template = _("{name} has {stack}, {by} more than before.")
    if by < 0:
        template = _("{name} has {stack}, {by} less than before.")
    said = [translate(template).format(name=called(name), stack=chips(stack), by=chips(abs(by)))]
    sum_of_all = _("All chips together: {total}, as many as were bought.")
    if total > bought:
        sum_of_all = _("All chips together: {total}, {by} more than were bought.")
    elif total < bought:
        sum_of_all = _("All chips together: {total}, {by} less than were bought.")
    by_now = chips(abs(total - bought))
    return [*said, translate(sum_of_all).format(total=chips(total), by=by_now)]
