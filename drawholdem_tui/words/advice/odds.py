"""What a choice is worth, in plain words: a sentence for each way it can come out.

Parts of the pot are told in hundredths, chips as whole numbers; what is closer than its error is
never told as a difference.
"""

from __future__ import annotations

from drawholdem_tui.engine.actions import Draw, Keep, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.players.odds.price import Call, Choice, Do, Verdict
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.hundredths import apart, hundredths, points
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips, net, written


def swap_sentence(verdict: Verdict, face: Face) -> str:
    """Whether to swap, and why, by the better of the swaps."""
    keep, *swaps = verdict.choices
    if not swaps:
        return as_it_is(keep)
    swap = max(swaps, key=lambda each: each.value)
    gain = swap.chances.share - keep.chances.share
    return translate(_swap_template(verdict, swap, gain)).format(
        card=_card(swap.do, face),
        other=next((_card(each.do, face) for each in swaps if each is not swap), ""),
        points=points(abs(gain)),
        fee=chips(swap.fee),
        pot=chips(verdict.final_pot),
        worth=chips(round(swap.value + swap.fee - keep.value)),
    )


def _swap_template(verdict: Verdict, swap: Choice, gain: float) -> str:
    swapping = verdict.best.do != Keep()
    if verdict.close:
        cost, error = verdict.cost(Keep())
        if swapping and cost > 2 * error:
            return _("Swap {card} or {other}: which of them is too close to call.")
        return (
            _("Keeping and swapping {card} for {fee} are too close to call.")
            if swap.fee
            else _("Keeping and swapping {card} free of charge are too close to call.")
        )
    if not swap.fee:
        if swapping:
            return _("Swapping {card} is free and adds {points} in 100: swap {card}.")
        return _("Swapping {card} is free, but takes {points} in 100 away: keep.")
    if swapping:
        return _(
            "Swapping {card} adds {points} in 100. In a final pot of {pot} that is worth {worth}, "
            "and it costs {fee}: swap {card}."
        )
    if gain < 0.005:
        return _("Swapping {card} costs {fee} and would win no more hands: keep.")
    return _(
        "Swapping {card} adds {points} in 100. In a final pot of {pot} that is worth {worth}, and "
        "it costs {fee}: keep."
    )


def as_it_is(keep: Choice) -> str:
    """Where there is nothing to choose."""
    told = translate(_("The hand wins {share} in 100 of the pot as it is."))
    return told.format(share=hundredths(keep.chances.share))


def swap_too_dear(keep: Choice, fee: int) -> str:
    """DH-15: nobody can swap who cannot pay."""
    told = translate(
        _(
            "A swap costs {fee}, more than is left. The hand wins {share} in 100 of the pot as it "
            "is."
        )
    )
    return told.format(fee=chips(fee), share=hundredths(keep.chances.share))


def draw_sentence(verdict: Verdict, face: Face) -> str:
    """What to discard, and by how much it is the best."""
    order = sorted(verdict.choices, key=lambda each: -each.value)
    best = order[0]
    after = order[1] if len(order) > 1 else best
    if verdict.close:
        template = _("Discard {cards} or {others}: too close to call.")
        if not _cards_of(best.do):
            template = _("Stand pat or discard {others}: too close to call.")
        elif not _cards_of(after.do):
            template = _("Discard {cards} or stand pat: too close to call.")
    elif not _cards_of(best.do):
        template = _("Stand pat: that wins {share} in 100 of the pot, the next best {next}.")
    else:
        template = _("Discard {cards}: that wins {share} in 100 of the pot, the next best {next}.")
    share, next_best = apart(best.chances.share, after.chances.share)
    return translate(template).format(
        cards=faces(_cards_of(best.do), face),
        others=faces(_cards_of(after.do), face),
        share=share,
        next=next_best,
    )


def call_sentence(call: Call, going_on: Choice, to_call: int) -> str:
    """Whether a call is worth its price."""
    template = _("Calling {to_call} has to win {odds} in 100 and wins {share}: call.")
    if call.close:
        template = _("Calling {to_call} has to win {odds} in 100 and wins {share}: too close.")
    elif call.value < 0:
        template = _("Calling {to_call} has to win {odds} in 100 and wins {share}: fold.")
    odds, share = apart(call.odds, going_on.chances.share, close=call.close)
    return translate(template).format(to_call=chips(to_call), odds=odds, share=share)


def choices_as_lines(choices: tuple[Choice, ...], face: Face) -> list[str]:
    """A line each, in columns: what, its share of the pot, its worth in chips and how sure."""
    names = [choice_name(each.do, face) for each in choices]
    width = max(map(len, names))
    return [
        translate(_("{name}  {share:>5} in 100  {value:>7} chips  \u00b1 {error}")).format(
            name=name.ljust(width),
            share=written(f"{each.chances.share * 100:.1f}"),
            value=net(round(each.value)),
            error=written(f"{each.error:.1f}"),
        )
        for name, each in zip(names, choices, strict=True)
    ]


def choice_name(do: Do, face: Face) -> str:
    """What a choice is called beside others."""
    match do:
        case Keep():
            return translate(_("keep"))
        case Swap(card):
            return translate(_("swap {card}")).format(card=face(card))
        case Draw(()):
            return translate(_("stand pat"))
        case Draw(cards):
            return translate(_("discard {cards}")).format(cards=faces(cards, face))


def _cards_of(do: Do) -> tuple[Card, ...]:
    return do.cards if isinstance(do, Draw) else ()


def _card(do: Do, face: Face) -> str:
    return face(do.card) if isinstance(do, Swap) else ""
