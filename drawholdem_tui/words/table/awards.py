"""Who wins which pot, and what is in each, in sentences; and who has won, at a glance."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import Told, Who, called, together, told, you_first

# Translators: behind "for", in "Side pot: 60, for Ann, Ben and you."
_FOR_YOU: Final = In("who can win a pot", "you")
_GETS: Final = Told(_("You get {amount}."), _("{name} gets {amount}."))


class Award(NamedTuple):
    """What to say when a pot is won: by one or by several, with a hand shown or not."""

    won: Told
    won_with: Told
    shared: str
    shared_with: str


def adds_up_to(nets: int) -> str:
    """Why results do not add up to nothing (DP-5): there was a pot before, or it still waits."""
    told = _("{amount} carried over: nets add up to +{amount}.")
    if nets < 0:
        told = _("{amount} carried over: nets add up to \u2212{amount}.")
    return translate(told, amount=chips(abs(nets)))


POT: Final = Award(
    Told(_("You win the pot of {amount}."), _("{name} wins the pot of {amount}.")),
    Told(
        _("You win the pot of {amount} {with_hand}."),
        _("{name} wins the pot of {amount} {with_hand}."),
    ),
    _("The pot of {amount} is split. {parts}"),
    _("The pot of {amount} is split: a tie {with_hand}. {parts}"),
)
MAIN_POT: Final = Award(
    Told(_("You win the main pot of {amount}."), _("{name} wins the main pot of {amount}.")),
    Told(
        _("You win the main pot of {amount} {with_hand}."),
        _("{name} wins the main pot of {amount} {with_hand}."),
    ),
    _("The main pot of {amount} is split. {parts}"),
    _("The main pot of {amount} is split: a tie {with_hand}. {parts}"),
)
SIDE_POT: Final = Award(
    Told(_("You win the side pot of {amount}."), _("{name} wins the side pot of {amount}.")),
    Told(
        _("You win the side pot of {amount} {with_hand}."),
        _("{name} wins the side pot of {amount} {with_hand}."),
    ),
    _("The side pot of {amount} is split. {parts}"),
    _("The side pot of {amount} is split: a tie {with_hand}. {parts}"),
)
# one of several
SIDE_POTS: Final = Award(
    Told(
        _("You win side pot {number} ({amount})."), _("{name} wins side pot {number} ({amount}).")
    ),
    Told(
        _("You win side pot {number} ({amount}) {with_hand}."),
        _("{name} wins side pot {number} ({amount}) {with_hand}."),
    ),
    _("Side pot {number} ({amount}) is split. {parts}"),
    _("Side pot {number} ({amount}) is split: a tie {with_hand}. {parts}"),
)
SWAP_POT: Final = Award(
    Told(_("You win the swap pot of {amount}."), _("{name} wins the swap pot of {amount}.")),
    Told(
        _("You win the swap pot of {amount} {with_hand}."),
        _("{name} wins the swap pot of {amount} {with_hand}."),
    ),
    _("The swap pot of {amount} is split. {parts}"),
    _("The swap pot of {amount} is split: a tie {with_hand}. {parts}"),
)


# more than an odd chip apart (DH-19)
_IN_PROPORTION: Final = _(
    "The swap pot of {amount} is split in proportion to what each wins from the other pots. {parts}"
)


def award_of(pot: int, pots: int) -> Award:
    """What to say of a pot by its number, of so many."""
    if pots == 1:
        return POT
    if pot == 0:
        return MAIN_POT
    return SIDE_POT if pots == 2 else SIDE_POTS


def awarded(
    award: Award, number: int, amount: int, shares: Sequence[tuple[Who, int]], with_hand: str
) -> str:
    """A pot is won; ``with_hand`` is empty if nobody had to show."""
    values = {"number": number, "amount": chips(amount), "with_hand": with_hand}
    if len(shares) == 1:
        return told(shares[0][0], award.won_with if with_hand else award.won, **values)
    parts = " ".join(told(who, _GETS, amount=chips(part)) for who, part in shares)
    template = award.shared_with if with_hand else award.shared
    got = [part for _who, part in shares]
    if award is SWAP_POT and max(got) - min(got) > 1:
        template = _IN_PROPORTION
    return translate(template, parts=parts, **values)


def in_the_pots(pots: Sequence[tuple[int, Sequence[Who]]]) -> str:
    said = []
    for number, (amount, contenders) in enumerate(pots):
        template = _("Main pot: {amount}, for {who}.")
        if number:
            template = _("Side pot: {amount}, for {who}.")
        if number and len(pots) > 2:
            template = _("Side pot {number}: {amount}, for {who}.")
        who = together([_behind_for(each) for each in contenders])
        said.append(translate(template, number=number, amount=chips(amount), who=who))
    return " ".join(said)


def _behind_for(who: Who) -> str:
    return translate(_FOR_YOU) if who.you else called(who.name)


WINS: Final = Told(_("You win {amount}"), _("{name} wins {amount}"))


_LESS: Final = Told(
    _("You win {amount}, {other} {less}"), _("{name} wins {amount}, {other} {less}")
)
_YOU_LESS: Final = _("{name} wins {amount}, you {less}")


def who_won(
    winners: Sequence[tuple[Who, int]],
    others: Sequence[Who] = (),
    pots: Collection[int | None] = (),
) -> str:
    """``Ann wins 720``, or ``Ann and Ben win``; nothing while nobody has. Who has won most comes
    first, of equals whoever reads. ``others`` have won ``pots`` that those have no part of."""
    if others:
        return _with_others([who for who, _amount in winners], others, pots)
    if len(winners) == 1:
        ((who, amount),) = winners
        return told(who, WINS, amount=chips(amount))
    if len({amount for _who, amount in winners}) == len(winners) == 2:
        (most, amount), (second, less) = winners
        gaps = {"amount": chips(amount), "less": chips(less)}
        if second.you:
            return translate(_YOU_LESS, name=called(most.name), **gaps)
        return told(most, _LESS, other=called(second.name), **gaps)
    people = [who for who, _amount in winners]
    if len({amount for _who, amount in winners}) == 1:
        people = you_first(people)
    behind = [_behind(who) for who in people[1:]]
    names = together([*(called(who.name) for who in people[:1]), *behind])
    return translate(_WIN[_with_you(people)], names=names) if names else ""


_SPLIT: Final = (
    _("{names} split {amount}"),
    In("you are among these names", "{names} split {amount}"),
)
_EACH_GETS: Final = Told(_("You get {amount}"), _("{name} gets {amount}"))
_EACH: Final = (
    _("{names} get {amount} each"),
    In("you are among these names", "{names} get {amount} each"),
)
_PUT_IN: Final = Told(_("You put in {amount}."), _("{name} put in {amount}."))
_WITH_FEES: Final = Told(
    _("You put in {amount}, {fees} of it for swaps."),
    _("{name} put in {amount}, {fees} of it for swaps."),
)


def who_split(people: Sequence[Who], amount: int) -> str:
    """``Ann and Ben split 808``."""
    template = _SPLIT[_with_you(people)]
    return translate(template, names=_together(people), amount=chips(amount))


def what_one_gets(who: Who, amount: int, *, alone: bool) -> str:
    """``Ann wins 808``, or of a pot that is split ``Ann gets 404``."""
    return told(who, WINS if alone else _EACH_GETS, amount=chips(amount))


def what_each_gets(people: Sequence[Who], amount: int) -> tuple[str, str]:
    """``Ann and Ben get 404 each``, and in short ``404 each``."""
    template, each = _EACH[_with_you(people)], chips(amount)
    every = translate(template, names=_together(people), amount=each)
    return every, translate(_("{amount} each"), amount=each)


def what_it_took(who: Who, amount: int, fees: int) -> str:
    """Why somebody who has won ends with less than before."""
    return told(who, _WITH_FEES if fees else _PUT_IN, amount=chips(amount), fees=chips(fees))


def _together(people: Sequence[Who]) -> str:
    """Whoever reads comes first."""
    first, *rest = you_first(people)
    return together([called(first.name), *map(_behind, rest)])


def _behind(who: Who) -> str:
    """Behind other names."""
    return translate(_("you")) if who.you else called(who.name)


def _with_you(people: Sequence[Who]) -> bool:
    return any(who.you for who in people)


_WIN: Final = _("{names} win"), In("you are among these names", "{names} win")
_WIN_AND: Final = (
    _("{names} win; {pot}"),
    In("you are among these names", "{names} win; {pot}"),
)
_AND: Final = Told(_("You win; {pot}"), _("{name} wins; {pot}"))


def _with_others(best: Sequence[Who], others: Sequence[Who], pots: Collection[int | None]) -> str:
    names = [_behind(who) for who in others]
    pot = pots_of(names, pots)
    if len(best) == 1:
        return told(best[0], _AND, pot=pot)
    winners = together([called(who.name) for who in you_first(best)])
    return translate(_WIN_AND[_with_you(best)], names=winners, pot=pot)


def pots_of(names: Sequence[str], pots: Collection[int | None]) -> str:
    """``side pot: Ann, Ben``: who has won these, by their numbers."""
    template = _("other pots: {names}")
    if {*pots} == {None}:
        template = _("swap pot: {names}")
    elif {*pots} == {0}:
        template = _("main pot: {names}")
    elif all(pots):
        template = _("side pots: {names}") if len(pots) > 1 else _("side pot: {names}")
    return translate(template, names=", ".join(names))
