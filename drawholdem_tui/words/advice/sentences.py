"""Every reason that the coach, a priced choice or a short stack can give, in all its wordings: for
the table the longest first, then the one for lines, which is printed below the figures.

One order: what to do, what it costs, what it brings, why. A swap brings more of the pot, and part
of its fee back: the two are told apart, so that each can be worked out from the percents beside it.
The final pot is an estimate, and called one: "if the pot reaches 440". Discards are measured by the
pot as it is now.
"""

from __future__ import annotations

from typing import Final

from drawholdem_tui.words.language import _, translate

Wordings = tuple[str, ...]


class Reason:
    """Why one choice is better than another."""

    def __init__(self, *wordings: str, lines: str = "") -> None:
        """In lines it is told as the table's second wording has it, if nothing else is named."""
        self._wordings = wordings
        self._lines = lines or wordings[:2][-1]

    def says(self, **values: str) -> Wordings:
        """The longest wording first."""
        return filled(self._wordings, **values)

    def says_in_lines(self, **values: str) -> str:
        return translate(self._lines, **values)


def filled(wordings: Wordings, **values: str) -> Wordings:
    """Translated, and with their values."""
    return tuple(translate(each, **values) for each in wordings)


# To swap or to keep

TOO_DEAR: Final = Reason(
    _(
        "Keep. Swapping {card} costs {fee}. If the pot reaches {pot}, you would win {after} of it "
        "instead of {now}: {won} more. You would also win back {back} of the fee on average."
    ),
    _(
        "Keep: swapping {card} costs {fee}, but only wins {won} more and wins back {back} of the "
        "fee on average."
    ),
    _("Keep: swapping {card} costs {fee}, but brings only {worth} on average."),
    _("Keep: swapping {card} costs {fee} but brings {worth}."),
    lines=_(
        "Keep: swapping {card} costs {fee}. It wins {after} of a final pot of {pot} instead of "
        "{now}, which is {won} more, and wins back {back} of the fee on average."
    ),
)
WORTH_IT: Final = Reason(
    _(
        "Swap {card}: it costs {fee} and brings {worth} more than keeping. If the pot reaches "
        "{pot}, you win {after} of it instead of {now}, {won} more, and win back {back} of the fee "
        "on average."
    ),
    _("Swap {card} for {fee}: it wins {won} more and wins back {back} of the fee on average."),
    _("Swap {card}: it costs {fee} and brings {worth} on average."),
    _("Swap {card}: it costs {fee} but brings {worth}."),
    lines=_(
        "Swap {card} for {fee}. It wins {after} of a final pot of {pot} instead of {now}, which is "
        "{won} more, and wins back {back} of the fee on average."
    ),
)
NO_BETTER: Final = Reason(
    _("Keep. Swapping {card} costs {fee} and wins no more often."),
    _("Keep: no swap wins more hands."),
    lines=_("Keep: swapping {card} costs {fee} and wins no more often."),
)
WORSE: Final = Reason(
    _("Keep. Swapping {card} costs {fee} and wins less often."),
    _("Keep: every swap wins less often."),
    lines=_("Keep: swapping {card} costs {fee} and wins less often."),
)
CLOSE: Final = Reason(
    _("About equal: keep, or swap {card} for {fee}."),
)
WHICH: Final = Reason(
    _("Swap {card} or {other}: about equal."),
)
FREE_SWAP: Final = Reason(
    _("Swap {card}: it is free and wins {points} more hands in 100."),
)
FREE_KEEP: Final = Reason(
    _("Keep: swapping {card} is free, but wins {points} fewer in 100 hands."),
    _("Keep: swapping {card} wins {points} fewer in 100 hands."),
    lines=_("Keep: swapping {card} is free, but wins {points} fewer in 100 hands."),
)
FREE_CLOSE: Final = Reason(
    _("About equal: keep, or swap {card} for free."),
)
PAIR_KEEP: Final = Reason(
    _("Keep: swapping costs {fee}, breaks your pocket pair and wins {points} fewer in 100 hands."),
    _("Keep: swapping breaks your pocket pair and wins {points} fewer in 100 hands."),
    _("Keep your pair: a swap wins {points} fewer in 100 hands."),
)
FREE_PAIR_KEEP: Final = Reason(
    _("Keep: swapping is free, but breaks your pocket pair and wins {points} fewer in 100 hands."),
    _("Keep: swapping breaks your pocket pair and wins {points} fewer in 100 hands."),
    _("Keep your pair: a swap wins {points} fewer in 100 hands."),
)
# Facing a bet: to swap, to keep, or to fold

FACING_FOLD: Final = Reason(
    _(
        "Keep, then fold. A call costs {call} and makes the pot {pot}, so you need {need}; you "
        "have {have}. The best swap makes it {then}, but after its fee you would still lose {loss} "
        "on average."
    ),
    _("Keep, then fold: you need {need}, you have {have}, and no swap is worth it."),
    _("Keep, then fold: you need {need}, you have {have}."),
)
FACING_FOLD_IF_BELIEVED: Final = Reason(
    _(
        "Keep, then fold, unless you think it is a bluff. You need {need}; against the hands that "
        "usually bet like this you have {have}, against any cards {any}."
    ),
    _("Keep, then fold, unless it is a bluff: you need {need}, you have {have}."),
    _("Keep, then fold: you need {need}, you have {have}."),
)
FACING_FOLD_FOR_NOW: Final = Reason(
    _(
        "Keep, then fold, unless you can win {later} more on later bets. A call costs {call} and "
        "makes the pot {pot}, so you need {need}; you have {have}. No swap is worth more."
    ),
    _("Keep, then fold, unless you win {later} more later: you need {need}, you have {have}."),
    _("Keep, then fold: you need {need}, you have {have}."),
)
KEEP_AND_BET: Final = Reason(
    _(
        "Keep, and bet: you win {now} of the pot on average, and worse hands may call. No swap is "
        "worth more."
    ),
    _("Keep, and bet: you win {now} of the pot. No swap is worth more."),
    _("Keep, and bet: you win {now} of the pot."),
)
_KEEP_AND_CALL: Final = (
    _("Keep and call: you need {need}, you have {have} against any cards. No swap is worth more."),
    _("Keep and call: you need {need}, you have {have} against any cards."),
    _("Keep and call: you need {need}, you have {have}."),
)
FACING_KEEP_IF_BELIEVED: Final = Reason(
    _(
        "Keep and call. You need {need}; against the hands that usually bet like this you have "
        "{have}, against any cards {any}. No swap is worth more."
    ),
    _KEEP_AND_CALL[-1],
)
FACING_KEEP: Final = Reason(
    _(
        "Keep and call. It costs {call} and makes the pot {pot}, so you need {need}; you have "
        "{have}, worth {kept} on average. The best swap makes it {then} of a pot of {larger}, fee "
        "included: worth {swapped} after the fee of {fee} and the call."
    ),
    *_KEEP_AND_CALL,
)
FACING_KEEP_COUNTED: Final = Reason(
    _(
        "Keep and call. It costs {call} and makes the pot {pot}, so you need {need}; you have "
        "{have}, worth {kept} on average. The best swap makes it {then}, worth {swapped} after its "
        "fee of {fee} and the call."
    ),
    *_KEEP_AND_CALL,
)
FACING_KEEP_OR_FOLD: Final = Reason(
    _(
        "Keep and call. It costs {call} and makes the pot {pot}, so you need {need}; you have "
        "{have}, worth {kept} on average. The best swap makes it {then}. Even if you then fold "
        "when the new card is bad, it is worth {swapped} after its fee of {fee}."
    ),
    *_KEEP_AND_CALL,
)
FACING_KEEP_AT_LEAST: Final = Reason(
    _(
        "Keep, and call at least. It costs {call} and makes the pot {pot}, so you need {need}; you "
        "have {have} against any cards. No swap is worth more. Whether to raise is not worked out."
    ),
    _(
        "Keep, and call at least: you need {need}, you have {have}. Whether to raise is not worked "
        "out."
    ),
    _("Keep, and call at least: you need {need}, you have {have}."),
)
FACING_CLOSE_CALL: Final = Reason(
    _(
        "Keep, then call or fold: about equal. A call costs {call} and makes the pot {pot}, so you "
        "need {need}; you have {have}. The best swap makes it {then}, worth {swapped} after its "
        "fee of {fee}."
    ),
    _("Keep, then call or fold: about equal. You need {need}, you have {have}."),
    _("Keep, then call or fold: about equal."),
)
FACING_SWAP: Final = Reason(
    _(
        "Swap {card}: you pay {fee} to win {worth} more on average than by keeping and calling. "
        "Without a swap a call of {call} makes the pot {pot}, so you need {need}, and you have "
        "{have}."
    ),
    _("Swap {card}: it costs {fee} and brings {worth} on average."),
    _("Swap {card}: it costs {fee} but brings {worth}."),
)
FACING_SWAP_COUNTED: Final = Reason(
    _(
        "Swap {card}: it is worth {more} more on average than keeping and calling, and the fee "
        "counts as a bet. Without a swap a call of {call} makes the pot {pot}, so you need {need}, "
        "and you have {have}."
    ),
    _("Swap {card}: worth {more} on average, and the fee counts as a bet."),
    _("Swap {card}: worth {more} on average."),
)
FACING_SWAP_OR_FOLD: Final = Reason(
    _(
        "Swap {card}, then call with {often} of the new cards: worth {worth} on average, costs "
        "{fee}. Without a swap you would fold: a call of {call} makes the pot {pot}, so you need "
        "{need}, and you have {have}."
    ),
    _("Swap {card}, then call with {often} of the new cards: worth {worth}, costs {fee}."),
    _("Swap {card}, then call with {often} of the new cards."),
    lines=_(
        "Swap {card}, then call with {often} of the new cards: worth {worth}, costs {fee}. "
        "Without a swap you would fold: you need {need}, you have {have}."
    ),
)
FACING_SWAP_AND_CALL: Final = Reason(
    _(
        "Swap {card}, then call whatever comes. A call costs {call} and makes the pot {pot}, so "
        "you need {need}: you have {have}, and {then} after the swap. It brings {worth} on average "
        "and costs {fee}."
    ),
    _("Swap {card}, then call whatever comes: worth {worth}, costs {fee}."),
    _("Swap {card}, then call."),
    lines=_(
        "Swap {card}, then call whatever comes: worth {worth}, costs {fee}. Without a swap you "
        "would fold: you need {need}, you have {have}."
    ),
)
# the same where what it brings is what it costs
FACING_SWAP_OR_FOLD_EVEN: Final = Reason(
    _(
        "Swap {card}, then call with {often} of the new cards: worth {worth} on average, costs "
        "{fee}, so about even with folding. Without a swap a call of {call} makes the pot {pot}: "
        "you need {need}, you have {have}."
    ),
    _(
        "Swap {card}, then call with {often} of the new cards: worth {worth}, costs {fee}, so no "
        "better than folding."
    ),
    _("Swap {card} or fold: about even."),
)
FACING_SWAP_AND_CALL_EVEN: Final = Reason(
    _(
        "Swap {card}, then call whatever comes: worth {worth} on average, costs {fee}, so about "
        "even with folding. A call costs {call} and makes the pot {pot}, so you need {need}: you "
        "have {have}, and {then} after the swap."
    ),
    _(
        "Swap {card}, then call whatever comes: worth {worth}, costs {fee}, so no better than "
        "folding."
    ),
    _("Swap {card} or fold: about even."),
)
FACING_CLOSE: Final = Reason(
    _(
        "About equal: keep and call, or swap {card} for {fee}. A call costs {call} and makes the "
        "pot {pot}, so you need {need}; you have {have}, worth {kept} on average. The swap makes "
        "it {then}, worth {swapped} after fee and call."
    ),
    _("About equal: keep and call, or swap {card} for {fee}."),
)
FACING_FOLD_CLOSE: Final = Reason(
    _(
        "About equal: keep and fold, or swap {card} for {fee}. A call costs {call} and makes the "
        "pot {pot}, so you need {need}; you have {have}. The swap makes it {then}, worth {swapped} "
        "after its fee."
    ),
    _("About equal: keep and fold, or swap {card} for {fee}."),
)

# What to discard

DRAW: Final = Reason(
    _("Discard {cards}: that wins {share} of the pot, the next best choice {next}."),
    _("Discard {cards}: wins {share}, the next best choice {next}."),
    lines=_("Discard {cards}: that wins {share} of the pot, the next best choice {next}."),
)
PAT: Final = Reason(
    _("Stand pat: that wins {share} of the pot, the next best choice {next}."),
    _("Stand pat: wins {share}, the next best choice {next}."),
    lines=_("Stand pat: that wins {share} of the pot, the next best choice {next}."),
)
CLOSE_DRAWS: Final = Reason(
    _("About equal: discard {cards}, or {others}."),
    _("Discard {cards} or {others}: close."),
    lines=_("About equal: discard {cards}, or {others}."),
)
PAT_OR_DISCARD: Final = Reason(
    _("About equal: stand pat, or discard {drawn}."),
    _("Stand pat or discard {drawn}: close."),
    lines=_("About equal: stand pat, or discard {others}."),
)
DISCARD_OR_PAT: Final = Reason(
    _("About equal: stand pat, or discard {drawn}."),
    _("Stand pat or discard {drawn}: close."),
    lines=_("About equal: discard {cards}, or stand pat."),
)
