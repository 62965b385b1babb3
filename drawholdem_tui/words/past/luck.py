"""Luck and play in words: what each came to, who ran best and who played best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips, net
from drawholdem_tui.words.people import called


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
    """``Ann: +640 = luck +520, play +120 (give or take 14)``."""
    luck, play = split(told.net, told.luck)
    template = translate(_("{name}: {net} = luck {luck}, play {play} (± {error})"))
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


def who_ran_and_who_played(every: Sequence[LuckTold]) -> str:
    """``Ann ran best, Ben played best.``"""
    if len(every) < 2:
        return ""
    ran, played = max(every, key=lambda each: each.luck), max(every, key=lambda each: each.play)
    if ran.name == played.name:
        return translate(_("{name} had the most luck and played best."), name=called(ran.name))
    told = translate(_("{ran} had the most luck; {played} played best."))
    return told.format(ran=called(ran.name), played=called(played.name))


def how_sure(every: Sequence[LuckTold], hands: int) -> str:
    """Whether the best play is more than chance, after few hands."""
    if len(every) < 2:
        return ""
    first, second = sorted(every, key=lambda each: -each.play)[:2]
    # what one wins others lose: the fewer they are, the more the two differ
    together = 2 * first.by_chance * second.by_chance / (len(every) - 1)
    chance = (first.by_chance**2 + second.by_chance**2 + together) ** 0.5
    lead, twice = first.play - second.play, 2 * chance
    told = plural(
        "Over one hand, up to {twice} of “play” can be pure luck: a lead of {lead} means little.",
        "Over {hands} hands, up to {twice} of “play” can be pure luck: a lead of {lead} means "
        "little.",
        hands,
    )
    if lead > twice:
        told = plural(
            "Over one hand, up to {twice} of “play” can be pure luck: a lead of {lead} is more "
            "than that.",
            "Over {hands} hands, up to {twice} of “play” can be pure luck: a lead of {lead} is "
            "more than that.",
            hands,
        )
    return told.format(hands=hands, twice=chips(round(twice)), lead=chips(round(lead)))


def what_luck_is() -> str:
    """A sentence of explanation beside the figures."""
    return translate(
        _(
            "Luck: how the cards that came compare with the average of all that could have "
            "come. Play: the rest."
        )
    )


def being_weighed(done: int, hands: int) -> str:
    return translate(_("luck and play: {done} of {hands} hands analysed"), done=done, hands=hands)


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
