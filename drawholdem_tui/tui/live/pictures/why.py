"""What the choices of a finished hand cost, with the cards that were seen at each of them."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.players.coach.review import Looked
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.tui.looks import Tone
from drawholdem_tui.tui.table.drawing.lines import Bar, Faces, Heading, Line, Said
from drawholdem_tui.words.advice.why import came_out, decided, price_told, without_a_price
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import net

_BOARD: Final = 5
_BAR: Final = 24
_SHORTEST: Final = 0.1  # of a bar: what the worst choice still has
_TONES: Final[dict[Grade, Tone]] = {
    Grade.BEST: "gain",
    Grade.FINE: "plain",
    Grade.COSTS: "loss",
    Grade.COSTS_MUCH: "loss",
}


def why_lines(looked: Looked, face: Face) -> list[Line]:
    """Each decision, the dearest with its alternatives, and last how the hand came out."""
    every = decided(looked, face)
    lines: list[Line] = []
    columns = [(f"{each.sign:<3}{each.word}", each.street, each.did, each.costs) for each in every]
    widths = [max(map(len, column)) + 2 for column in zip(*columns, strict=True)]
    for each, texts in zip(every, columns, strict=True):
        grade, street, did, costs = zip(texts, widths, strict=True)
        tone = _TONES[each.grade]
        cards: tuple[Said | Faces, ...] = (Faces(each.own),)
        if each.board:
            cards += (Said("", width=1), Faces(each.board, max(0, _BOARD - len(each.board))))
        lines.append(
            (
                Said(grade[0], tone, grade[1]),
                Said(street[0], "quiet", street[1]),
                Said(did[0], "strong", did[1]),
                Said(costs[0], "loss" if tone == "loss" else "quiet", costs[1]),
                *cards,
            )
        )
    result = looked.result
    tone = "gain" if result > 0 else "loss" if result else "plain"
    lines += [
        *_dearest(looked, face),
        (),
        Heading(translate(_("how it turned out"))),
        (Said(translate(_("{net} in this hand")).format(net=net(result)), tone),),
        *((Said(told),) for told in came_out(looked, face)),
        (),
        *((Said(told, "quiet"),) for told in without_a_price(looked)),
    ]
    return lines


def _dearest(looked: Looked, face: Face) -> list[Line]:
    """With a bar for what each choice was worth."""
    if looked.dearest is None:
        return []
    told, choices, reason = price_told(looked.dearest, face)
    lines: list[Line] = [(), Heading(translate(_("what cost most"))), (Said(told, "strong"),)]
    if choices:
        names = max(len(name) for name, _worth in choices) + 2
        best, worst = choices[0][1], min(worth for _name, worth in choices)
        span = (best - worst) or 1.0
        for name, worth in choices:
            share = 1.0 - (1.0 - _SHORTEST) * (best - worth) / span
            tone: Tone = "gold" if worth == best else "plain"
            choice = Said(name, "strong" if worth == best else "plain", names)
            lines.append((choice, Bar(share, _BAR, tone), Said(net(round(worth)), tone)))
    return [*lines, (Said(reason),)]
