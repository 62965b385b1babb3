"""The line of a deal of the day, to be copied: net, luck and play, the dearest swap."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from drawholdem_tui.past.daily.found import Deal, hands_of
from drawholdem_tui.past.hands import Own
from drawholdem_tui.past.luck.luck_page import luck_behind_the_end
from drawholdem_tui.past.statistics.evenings_read import evening_read
from drawholdem_tui.past.statistics.in_words import luck_told
from drawholdem_tui.players.coach.review import WORTH_A_WORD, reviewed_swaps
from drawholdem_tui.players.odds.price import SURE
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips, net
from drawholdem_tui.words.past.luck import luck_and_play


class Dearest(NamedTuple):
    """The swap, made or not, that cost most."""

    hand: int
    cost: float


def line_of(book: Path, deal: Deal, seed: str) -> str:
    """Takes a moment, the first time: luck is worked out."""
    for _so_far in luck_behind_the_end(book, deal.evening):
        pass
    hands = hands_of(book, deal)
    read = evening_read(book, deal.evening)
    told = [each for each in (luck_told(read) if read else ()) if each.name == deal.person]
    return _line(seed, hands, luck_and_play(told[0]) if told else "")


def _line(seed: str, hands: list[Own], luck: str) -> str:
    won, dear = sum(each.net for each in hands), dearest_swap(hands)
    template = _("Draw-Holdem {deal}: {net} ({luck}), no swap cost anything")
    if dear is not None:
        template = _("Draw-Holdem {deal}: {net} ({luck}), dearest swap {cost} (hand {hand})")
    return translate(template).format(
        deal=seed,
        net=net(won),
        luck=luck,
        cost=chips(round(dear.cost)) if dear else "",
        hand=dear.hand if dear else "",
    )


def dearest_swap(hands: list[Own]) -> Dearest | None:
    """As its player could know it; nothing where all of it is inside the error."""
    found = [
        Dearest(played.number, each.cost)
        for played in hands
        for each in reviewed_swaps(played.hand, played.seat)
        if each.cost > WORTH_A_WORD * each.pot and each.cost > SURE * each.error
    ]
    return max(found, key=lambda each: each.cost, default=None)
