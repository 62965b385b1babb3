"""What was wrong with the answer that was given, in a sentence before what is better: the longest
wording first. Of a choice between two the reason of the better one says it already."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.spot import Option, Spot
from drawholdem_tui.engine.actions import Draw, Keep, Swap
from drawholdem_tui.players.odds.price import Verdict
from drawholdem_tui.words.advice import sentences as r
from drawholdem_tui.words.advice.sentences import Reason, Wordings
from drawholdem_tui.words.advice.which_reason import about_a_swap, why_swap
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.language import _
from drawholdem_tui.words.numbers import chips, percents_apart, points

# Nobody has bet, and keeping is best

_TOO_DEAR: Final = Reason(
    _(
        "Your swap of {card} costs {fee}, but only wins {won} more and wins back {back} of the fee "
        "on average: keeping is worth {cost} more."
    ),
    _("Your swap of {card} costs {fee}, but brings only {worth}: keep."),
)
_NO_BETTER: Final = Reason(
    _(
        "Your swap of {card} costs {fee} and wins no more often: keeping is worth {cost} more on "
        "average."
    ),
    _("Your swap of {card} wins no more hands: keep."),
)
_WORSE: Final = Reason(
    _(
        "Your swap of {card} costs {fee} and wins less often: keeping is worth {cost} more on "
        "average."
    ),
    _("Your swap of {card} wins less often: keep."),
)
_BREAKS_A_PAIR: Final = Reason(
    _(
        "Your swap of {card} breaks your pocket pair and wins {points} fewer in 100 hands: keeping "
        "is worth {cost} more on average."
    ),
    _("Your swap of {card} breaks your pair: keep."),
)
_FREE: Final = Reason(
    _(
        "Your swap of {card} is free, but wins {points} fewer in 100 hands: keeping is worth "
        "{cost} more on average."
    ),
    _("Your swap of {card} wins less often: keep."),
)
_KEEPING: Final = {
    r.TOO_DEAR: _TOO_DEAR,
    r.NO_BETTER: _NO_BETTER,
    r.WORSE: _WORSE,
    r.PAIR_KEEP: _BREAKS_A_PAIR,
    r.FREE_PAIR_KEEP: _BREAKS_A_PAIR,
    r.FREE_KEEP: _FREE,
}

# What is better follows in a sentence of its own

_LESS_THAN_KEEPING: Final = Reason(
    _("Your swap of {card} is worth {cost} less than keeping."),
    _("Your swap of {card}: {cost} less than keeping."),
)
_OTHER_CARD: Final = Reason(
    _("Your swap of {card} is worth {cost} less than swapping {best}."),
    _("Your swap of {card}: {cost} less than {best}."),
)
_FACING: Final = Reason(
    _("Your swap of {card} is worth {swapped} on average, with its fee of {fee} and any call."),
    _("Your swap of {card} is worth {swapped}: keep."),
)

# Draws: each says both

_DREW: Final = Reason(
    _("Your discard of {mine} wins {share} of the pot; discarding {best} wins {more}."),
    _("Discarding {mine} wins {share}, {best} {more}."),
)
_DREW_NOT_PAT: Final = Reason(
    _("Your discard of {mine} wins {share} of the pot; standing pat wins {more}."),
    _("Discarding {mine} wins {share}, standing pat {more}."),
)
_STOOD_PAT: Final = Reason(
    _("Standing pat wins {share} of the pot; discarding {best} wins {more}."),
    _("Standing pat wins {share}, discarding {best} {more}."),
)


def your_answer(
    spot: Spot, chosen: Option, figures: tuple[str, str], better: Wordings, face: Face
) -> Wordings | None:
    """With what it is worth and costs, as these ``figures`` are told beside it; with the reason of
    what is ``better``, where a sentence of its own says that; none where the reason says it all."""
    worth, cost = figures
    verdict = spot.advice.verdict if spot.advice and spot.kind is not Kind.SHORT else None
    match chosen.do, spot.best.do:
        case Draw(), Draw() if verdict:
            return _drew(verdict, chosen.do, face)
        case Swap(card), Swap(best):
            return _before(_OTHER_CARD, better, card=face(card), cost=cost, best=face(best))
        case Swap(card), Keep() if verdict and verdict.call:
            fee = chips(verdict.chosen(chosen.do).fee)
            return _before(_FACING, better, card=face(card), fee=fee, swapped=worth)
        case Swap(card), Keep():
            one, other, *_board = spot.view.own_cards
            pair = one.rank == other.rank
            said = verdict and _not_keeping(verdict, chosen.do, cost, face, pair=pair)
            return said or _before(_LESS_THAN_KEEPING, better, card=face(card), cost=cost)
    return None


def _not_keeping(
    verdict: Verdict, did: Swap, cost: str, face: Face, *, pair: bool
) -> Wordings | None:
    """Beside keeping alone: what another swap would cost is not the question."""
    beside = verdict.beside_keeping(did)
    kept, swapped = beside.choices
    fee = swapped.fee
    reason = _KEEPING.get(why_swap(beside, free=not fee, pair=pair))
    if reason is None:
        return None
    values = about_a_swap(beside, fee, face)
    values["points"] = points(swapped.chances.share, kept.chances.share)
    return reason.says(**values, cost=cost)


def _before(yours: Reason, better: Wordings, **values: str) -> Wordings:
    """Each wording of what is better behind one of what was done; alone for little room."""
    longest, shortest = yours.says(**values)
    return (*(f"{longest} {each}" for each in better), shortest)


def _drew(verdict: Verdict, did: Draw, face: Face) -> Wordings:
    best = verdict.best
    wins, more = percents_apart(verdict.chosen(did).chances.share, best.chances.share)
    mine = did.cards
    cards = best.do.cards if isinstance(best.do, Draw) else ()
    reason = _STOOD_PAT if not mine else _DREW if cards else _DREW_NOT_PAT
    return reason.says(mine=faces(mine, face), best=faces(cards, face), share=wins, more=more)
