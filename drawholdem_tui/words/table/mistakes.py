"""Mistakes at a real table: what was taken back, put right, counted or dealt wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.judging import Judgement
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import called, of, together
from drawholdem_tui.words.table.referee import shares_of
from drawholdem_tui.words.typed_words import shown_word

_SAID: Final = ("fold", "check", "call", "bet", "raise", "swap", "keep", "draw")


def taken_back(what: str, name: str | None, amount: int = 0) -> str:
    """``Taken back: Ben, call. Give Ben 10 back.`` ``amount`` had been put in with it."""
    if name is None:
        return translate(_("Taken back: {what}."), what=what)
    if amount:
        returned = _("Taken back: {name}, {what}. Give {name} {amount} back.")
        return translate(returned, name=called(name), what=what, amount=chips(amount))
    return translate(_("Taken back: {name}, {what}."), name=called(name), what=what)


def board_forgotten() -> str:
    """The cards that were typed, not those that lie there."""
    return translate(_("Taken back: the board cards you typed. Leave the board on the table."))


def put_back_on_the_table(
    entry: object, names: Sequence[str], undone: Sequence[e.Event]
) -> list[str]:
    """What else the dealer does where this is taken back: with everything that had come of it."""
    told: list[str] = []
    if any(isinstance(event, e.PotAwarded) for event in undone):
        told.append(translate(_("Take back the chips that were pushed.")))
    for event in undone:
        told += _put_back(event, names)
    undealt = sum(len(event.cards) for event in undone if isinstance(event, e.BoardDealt))
    if any(isinstance(event, e.HandShown) for event in undone) and not isinstance(entry, Judgement):
        told.append(translate(_("Turn the hands face down again.")))
    if undealt:
        aside = plural(
            "Set the last board card aside, and deal the same one again later.",
            "Set the last {count} board cards aside, and deal the same ones again later.",
            undealt,
        )
        told.append(aside.format(count=undealt))
    return told


def _put_back(event: e.Event, names: Sequence[str]) -> list[str]:
    match event:
        case e.Folded(seat):
            template, amount = _("The folded cards go back to {name}."), 0
        case e.CardSwapped(seat):
            template, amount = _("The old card goes back to {name}, the new one onto the deck."), 0
        case e.CardsDrawn(seat, amount) if amount:
            template = _("The old cards go back to {name}, the new ones onto the deck.")
        case e.BetReturned(seat, amount):
            template = _("{name} puts the returned {amount} back.")
        case _:
            return []
    return [translate(template, name=called(names[seat]), amount=chips(amount))]


def lies_again(
    pot: int, swap_pot: int, bets: Sequence[tuple[str, int]], fees: Sequence[tuple[str, int]]
) -> str:
    """Where the chips lie, which had been collected: ``The pot is 190 again. Bets in front again:
    Ben 50 and Dan 50.``"""
    told = [translate(_("The pot is {amount} again."), amount=chips(pot))] if pot else []
    if swap_pot:
        told.append(translate(_("The swap pot is {amount} again."), amount=chips(swap_pot)))
    if bets:
        told.append(translate(_("Bets in front again: {bets}."), bets=_each(bets)))
    if fees:
        told.append(translate(_("On the swap line again: {fees}."), fees=_each(fees)))
    return " ".join(told)


def _each(amounts: Sequence[tuple[str, int]]) -> str:
    return together([f"{called(name)} {chips(amount)}" for name, amount in amounts])


def mistake_in_words(words: str, *, opens: bool = False) -> str:
    """``call``, ``raise 60``, ``judge 1/0``: as it was said, in the language of the table; to raise
    first on a street is to bet."""
    verb, _space, rest = words.partition(" ")
    match verb:
        case "raise" if opens:
            verb = "bet"
        case "board":
            return translate(_("the board cards"))
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
        lines.append(translate(_("Taken back during the hand: {what}."), what="; ".join(said)))
    return lines


def _of_a_seat(words: str, names: Sequence[str]) -> str:
    by, _space, rest = words.partition(" ")
    seats = {f"p{number}": name for number, name in enumerate(names, start=1)}
    known = ("board", "judge", "misdeal", *_SAID)
    if by in seats and rest.partition(" ")[0] in known:
        return of(seats[by], mistake_in_words(rest))
    return mistake_in_words(words) if by in known else words  # of somebody else's file


def misdealt(button: str, paid: Sequence[tuple[str, int]]) -> str:
    """What the dealer does then; the same hand is dealt again. ``paid``: who has put in what."""
    told = _("Misdeal: give all chips back, gather the cards and shuffle. {name} has the button.")
    if paid:
        told = _(
            "Misdeal: give back {amounts}, gather the cards and shuffle. {name} has the button."
        )
    return translate(told, amounts=shares_of(paid), name=called(button))


def corrected(name: str, stack: int, by: int, total: int, bought: int) -> list[str]:
    """A stack was counted: what it is now, and what has become of all chips together."""
    if not by:
        same = _("{name} has {stack}, as before.")
        return [translate(same, name=called(name), stack=chips(stack))]
    template = _("{name} has {stack}, {by} more than before.")
    if by < 0:
        template = _("{name} has {stack}, {by} less than before.")
    said = [translate(template, name=called(name), stack=chips(stack), by=chips(abs(by)))]
    sum_of_all = _("Total chips: {total}, as many as were bought.")
    if total > bought:
        sum_of_all = _("Total chips: {total}, {by} more than were bought.")
    elif total < bought:
        sum_of_all = _("Total chips: {total}, {by} fewer than were bought.")
    by_now = chips(abs(total - bought))
    return [*said, translate(sum_of_all, total=chips(total), by=by_now)]
