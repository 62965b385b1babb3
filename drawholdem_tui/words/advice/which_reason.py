"""What a choice is worth, in plain words: a sentence for each way it can come out.

Parts of the pot are told in percent, chips as whole numbers; what is closer than its error is
never told as a difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from drawholdem_tui.engine.actions import Draw, Keep, Swap, cards_given
from drawholdem_tui.players.odds.price import Call, Choice, Do, Verdict
from drawholdem_tui.words.advice import sentences as r
from drawholdem_tui.words.advice import sentences_of_bets as bets
from drawholdem_tui.words.advice.sentences import Reason
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import (
    IN_TENTHS,
    at_least_one,
    chips,
    in_tenths,
    percent,
    percents_apart,
    points,
    signed,
    written,
)

_SOON_MADE_UP: Final = 0.08  # of the pot: a gap that bets of later streets can close
_WELL_AHEAD: Final = 1.5  # times an equal part of the pot: worse hands pay a bet often enough
_HARDLY: Final = 0.005  # of the pot: a smaller gain is none
_A_TENTH: Final = 0.05


def swap_sentence(verdict: Verdict, face: Face) -> str:
    """Whether to swap, and why, by the better of the swaps."""
    fee = _better_swap(verdict).fee
    reason = why_facing(verdict) if verdict.call else why_swap(verdict, free=not fee)
    values = about_a_swap(verdict, fee, face)
    values["points"] = points(abs(_gain(verdict)), 0.0)  # the percents beside it have tenths
    return reason.says_in_lines(**values)


def why_facing(verdict: Verdict, *, ahead: bool = False, early: bool = False) -> Reason:
    """Whether to swap, to keep, or to fold whatever one holds, facing a bet; so far ``ahead`` that
    a raise may be better than the call that has a price. ``early``: much may be bet later."""
    keep, swap = verdict.choices[0], _better_swap(verdict)
    if verdict.close:
        cost, error = verdict.cost(keep.do)
        if verdict.best is not keep and cost > 2 * error:
            return r.WHICH
        return r.FACING_CLOSE if keep.plays else r.FACING_FOLD_CLOSE
    if verdict.best is keep:
        if verdict.close_call:
            return r.FACING_CLOSE_CALL
        if verdict.folds:
            need = verdict.call / verdict.final_pot
            soon = early and _is_soon_made_up(need, keep.chances.share)
            return r.FACING_FOLD_FOR_NOW if soon else r.FACING_FOLD
        if ahead:
            return r.FACING_KEEP_AT_LEAST
        if swap.plays < 1:
            return r.FACING_KEEP_OR_FOLD
        return r.FACING_KEEP if swap.pot > keep.pot else r.FACING_KEEP_COUNTED
    if keep.plays or verdict.close_call:
        return r.FACING_SWAP if swap.pot > keep.pot else r.FACING_SWAP_COUNTED
    if not round(swap.value):  # what it brings is told as what it costs
        return r.FACING_SWAP_OR_FOLD_EVEN if swap.plays < 1 else r.FACING_SWAP_AND_CALL_EVEN
    return r.FACING_SWAP_OR_FOLD if swap.plays < 1 else r.FACING_SWAP_AND_CALL


def why_swap(verdict: Verdict, *, free: bool, pair: bool = False) -> Reason:
    """Or keep, where nobody has bet. ``pair``: a swap breaks one."""
    swapping = verdict.best.do != Keep()
    gain = _gain(verdict)
    if verdict.close:
        cost, error = verdict.cost(Keep())
        if swapping and cost > 2 * error:
            return r.WHICH
        return r.FREE_CLOSE if free else r.CLOSE
    if pair and gain < 0 and not swapping:
        return r.FREE_PAIR_KEEP if free else r.PAIR_KEEP
    if free:
        return r.FREE_SWAP if swapping else r.FREE_KEEP
    if swapping:
        return r.WORTH_IT
    if gain <= -_HARDLY:
        return r.WORSE
    return r.TOO_DEAR if gain >= _HARDLY else r.NO_BETTER


def about_a_swap(verdict: Verdict, fee: int, face: Face) -> dict[str, str]:
    keep, *swaps = verdict.choices
    swap = _better_swap(verdict)
    kept, swapped = round(keep.value), round(swap.value)
    # in whole chips it would bring what it costs, and be no worse
    digits = int(kept == swapped and verdict.best is keep and not verdict.call)
    now, after = percents_apart(keep.chances.share, swap.chances.share)
    brings = round(swap.value, digits) - round(keep.value, digits) + swap.fee
    won = round(_gain(verdict) * verdict.final_pot, digits)
    return {
        "card": faces(cards_given(swap.do), face),
        "other": next(
            (faces(cards_given(each.do), face) for each in swaps if each is not swap), ""
        ),
        "points": points(swap.chances.share, keep.chances.share),
        "fee": chips(fee),
        "pot": chips(verdict.final_pot),
        "worth": in_tenths(brings, digits),
        "won": in_tenths(won, digits),
        "back": in_tenths(brings - won, digits),
        "now": now,
        "after": after,
        "kept": signed(kept),
        "swapped": signed(swapped),
        **_about_a_bet(verdict, keep, swap),
    }


def _about_a_bet(verdict: Verdict, keep: Choice, swap: Choice) -> dict[str, str]:
    """Nothing where nobody has bet."""
    if not verdict.call:
        return {}
    need, have = percents_apart(
        verdict.call / verdict.final_pot, keep.chances.share, close=verdict.close_call
    )
    return {
        "loss": _lost(-swap.value),
        "call": chips(verdict.call),
        "larger": chips(swap.pot),
        "need": need,
        "have": have,
        "then": percent(swap.chances.share),
        "often": percent(swap.plays),
        "more": at_least_one(swap.value - keep.value),
        "later": chips(_missing(keep.chances.share, verdict.call, verdict.final_pot)),
    }


def _lost(worth: float) -> str:
    """With tenths where less than that is the question, as beside the choices."""
    return in_tenths(worth, int(worth < IN_TENTHS)) if worth >= _A_TENTH else at_least_one(worth)


def _better_swap(verdict: Verdict) -> Choice:
    return max(verdict.choices[1:], key=lambda each: each.value)


def _gain(verdict: Verdict) -> float:
    return _better_swap(verdict).chances.share - verdict.choices[0].chances.share


def as_it_is(keep: Choice) -> str:
    """Where there is nothing to choose."""
    told = _("As it is, your hand wins {share} of the pot.")
    return translate(told, share=percent(keep.chances.share))


def swap_too_dear(keep: Choice, fee: int) -> str:
    """DH-15: nobody can swap who cannot pay."""
    template = _(
        "A swap costs {fee}, more than you have left. As it is, your hand wins {share} of the pot."
    )
    return translate(template, fee=chips(fee), share=percent(keep.chances.share))


def draw_sentence(verdict: Verdict, face: Face) -> str:
    """What to discard, and by how much it is the best."""
    order = sorted(verdict.choices, key=lambda each: -each.value)
    reason, values = why_draw(verdict, order[min(1, len(order) - 1)], face)
    return reason.says_in_lines(**values)


def why_draw(verdict: Verdict, after: Choice, face: Face) -> tuple[Reason, dict[str, str]]:
    """What to discard, ``after`` being the next best; with the figures."""
    best = verdict.best
    cards, others = cards_given(best.do), cards_given(after.do)
    if verdict.close:
        close = r.CLOSE_DRAWS if others else r.DISCARD_OR_PAT
        reason = close if cards else r.PAT_OR_DISCARD
    else:
        reason = r.DRAW if cards else r.PAT
    share, next_best = percents_apart(best.chances.share, after.chances.share)
    return reason, {
        "cards": faces(cards, face),
        "others": faces(others, face),
        "drawn": faces(cards or others, face),
        "share": share,
        "next": next_best,
    }


def call_sentence(call: Call, going_on: Choice, to_call: int) -> str:
    reason, values = why_call(call, going_on.chances.share, to_call)
    return reason.says_in_lines(**values)


def why_check(
    share: float, opponents: int, *, raises: bool = False
) -> tuple[Reason, dict[str, str]]:
    """Where nobody has bet: your part of the pot beside the part that everybody would have with
    equal hands. In the big blind one ``raises``."""
    fair = 1 / (opponents + 1)
    won, your_share = percents_apart(share, fair)
    bet, either, check = (
        (bets.RAISE, bets.CHECK_OR_RAISE, bets.CHECK_BEHIND_THE_BLIND)
        if raises
        else (bets.BET, bets.CHECK_OR_BET, bets.CHECK)
    )
    reason = bet if share >= _WELL_AHEAD * fair else either if share >= fair else check
    return reason, {"share": won, "fair": your_share}


def is_well_ahead(share: float, opponents: int) -> bool:
    """Of an equal part of the pot."""
    return share >= _WELL_AHEAD / (opponents + 1)


def why_call(
    call: Call, wins: float, to_call: int, pot: int = 0, *, later: int = 0, ahead: bool = False
) -> tuple[Reason, dict[str, str]]:
    """Or fold; with the figures. ``later``: chips that may come into the pot after this call;
    ``ahead``: a raise may be better than the call that has a price."""
    calls = bets.CALL_AT_LEAST if ahead else bets.CALL
    reason = bets.CLOSE_CALL if call.close else calls if call.value > 0 else bets.FOLD
    if reason is bets.FOLD and later and _is_soon_made_up(call.odds, wins):
        reason = bets.FOLD_FOR_NOW
    need, have = percents_apart(call.odds, wins, close=call.close)
    return reason, {
        "call": chips(to_call),
        "pot": chips(pot),
        "need": need,
        "have": have,
        "more": chips(_missing(wins, to_call, pot)),
    }


def _is_soon_made_up(need: float, wins: float) -> bool:
    return wins > 0 and need - wins < _SOON_MADE_UP


def _missing(wins: float, to_call: int, pot: int) -> int:
    """What later bets have to bring, for a call to be worth its price."""
    return max(0, ceil(to_call / wins - pot)) if wins else 0


def choices_as_lines(choices: Sequence[Choice], names: Sequence[str]) -> list[str]:
    """A line each, in columns: what, its share of the pot, its worth in chips and how sure."""
    width = max(map(len, names), default=0)
    return [
        translate(_("{name}  {share:>7}  {value:>7} chips  \u00b1 {error}")).format(
            name=name.ljust(width),
            share=written(f"{each.chances.share:.1%}"),
            value=signed(round(each.value)),
            error=written(f"{each.error:.1f}"),
        )
        for name, each in zip(names, choices, strict=True)
    ]


def choice_name(do: Do, face: Face) -> str:
    match do:
        case Keep():
            return translate(_("keep"))
        case Swap(card):
            return translate(_("swap {card}"), card=face(card))
        case Draw(()):
            return translate(_("stand pat"))
        case Draw(cards):
            return translate(_("discard {cards}"), cards=faces(cards, face))
