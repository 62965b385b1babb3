"""Luck and play in words: what each came to, who ran best and who played best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips, net, signed
from drawholdem_tui.words.people import Told, as_kept, called, told


class LuckTold(NamedTuple):
    """``net`` is ``luck`` plus ``play``, each give or take ``error``; ``by_chance`` is how much
    play differs between such evenings by chance."""

    name: str
    net: int
    luck: float
    play: float
    error: float
    by_chance: float


def split(net_: int, luck: float) -> tuple[int, int]:
    """Luck and play as whole chips that add up to the net."""
    whole = round(luck)
    return whole, net_ - whole


def luck_line(told: LuckTold) -> str:
    """``Ann: +640 = luck +520, play +120 (sampling error 14)``."""
    luck, play = split(told.net, told.luck)
    template = translate(_("{name}: {net} = luck {luck}, play {play} (sampling error {error})"))
    return template.format(
        name=called(told.name),
        net=net(told.net),
        luck=net(luck),
        play=net(play),
        error=chips(round(told.error)),
    )


def luck_and_play(told: LuckTold, figure: Callable[[int], str] = net) -> str:
    """``luck +520, play +120``, beside a name and a net."""
    luck, play = split(told.net, told.luck)
    return translate(_("luck {luck}, play {play}"), luck=figure(luck), play=figure(play))


def who_ran_best(every: Sequence[LuckTold], much: float) -> str:
    """``Ann had the most luck.`` More than so ``much`` is worth a word."""
    if len(every) < 2:
        return ""
    ran = max(every, key=lambda each: each.luck)
    if ran.luck <= much:
        return translate(_("Nobody had much luck."))
    most = Told(_("You had the most luck."), _("{name} had the most luck."))
    if len(every) == 2:
        most = Told(_("You had more luck."), _("{name} had more luck."))
    return told(as_kept(ran.name), most)


_FEW: Final = 100  # hands in which nobody is called skilful
_PLAYED_BEST: Final = Told(
    _("You probably played best: {play} is more than luck explains."),
    _("{name} probably played best: {play} is more than luck explains."),
)
_PLAYED_BETTER: Final = Told(
    _("You probably played better: {play} is more than luck explains."),
    _("{name} probably played better: {play} is more than luck explains."),
)


def who_played_best(every: Sequence[LuckTold], hands: int) -> str:
    """Whether the best play is more than chance makes in so many hands, 19 times in 20."""
    if len(every) < 2 or hands < 2:
        return ""
    best = max(every, key=lambda each: each.play)
    if best.play <= 2 * best.by_chance or hands < _FEW:
        few = _("{hands} hands are too few to say who played best.")
        if len(every) == 2:
            few = _("{hands} hands are too few to say who played better.")
        return translate(few, hands=chips(hands))
    play = signed(split(best.net, best.luck)[1])
    sentences = _PLAYED_BETTER if len(every) == 2 else _PLAYED_BEST
    return told(as_kept(best.name), sentences, play=play)


def in_round_figures(swing: float) -> int:
    """Two digits are as much as is known.

    >>> in_round_figures(10_434.2), in_round_figures(7.6)
    (10000, 8)
    """
    return round(round(swing), min(0, 2 - len(str(round(swing)))))


def what_luck_is() -> tuple[str, ...]:
    """Beside the figures, the longest first. Play is not one's own decisions alone: what others
    gave up is in it, too."""
    return (
        translate(
            _(
                "Luck: what the cards brought, against the average. Play: all the rest, "
                "everyone's mistakes included. One evening proves little."
            )
        ),
        translate(
            _(
                "Luck: what the cards brought. Play: the rest, everyone's mistakes too. One "
                "evening proves little."
            )
        ),
        translate(_("Luck: what the cards brought. Play: the rest, everyone's mistakes too.")),
        translate(_("Luck: the cards. Play: the rest.")),
    )


def luck_explained(width: int) -> str:
    """In one line, where any of these fits."""
    told = what_luck_is()
    return next((each for each in told if len(each) <= width), told[-1])


def being_weighed(done: int, hands: int) -> str:
    """While it is not all known."""
    told = _("Working out luck and play: {done} of {hands} hands.")
    return translate(told, done=chips(done), hands=chips(hands))


def still_counting(done: int, hands: int) -> str:
    """The same below a heading that says of what."""
    return translate(_("still counting: {done} of {hands} hands"), done=done, hands=hands)


def not_yet_weighed(evenings: int) -> str:
    """What has not been worked out yet, and how to do it."""
    return plural(
        "The luck of one evening is not yet computed: run stats --luck.",
        "The luck of {evenings} evenings is not yet computed: run stats --luck.",
        evenings,
    ).format(evenings=evenings)


def not_over(evenings: int) -> str:
    """What may not be told yet."""
    return plural(
        "One evening is not over: figures that depend on unseen cards are left out.",
        "{evenings} evenings are not over: figures that depend on unseen cards are left out.",
        evenings,
    ).format(evenings=evenings)
