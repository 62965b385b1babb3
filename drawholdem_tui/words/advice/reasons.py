"""Every reason that the coach, a priced choice or a short stack can give, in all its wordings: for
the table the longest first, then the one for lines, which is printed below the figures.

The final pot is an estimate, and called one: "a pot that may come to 440". Discards are measured by
the pot as it is now.
"""

from __future__ import annotations

from typing import Final

from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

Wordings = tuple[str, ...]


class Reason:
    """Why one choice is better than another."""

    def __init__(self, *wordings: str, lines: str = "") -> None:
        self._wordings = wordings
        self._lines = lines

    def but(self, lines: str) -> Reason:
        """The same at the table, and another line."""
        return Reason(*self._wordings, lines=lines)

    def says(self, **values: str) -> Wordings:
        """The longest wording first."""
        return filled(self._wordings, **values)

    def says_in_lines(self, **values: str) -> str:
        return translate(self._lines).format(**values)


def filled(wordings: Wordings, **values: str) -> Wordings:
    """Translated, and with their values."""
    return tuple(translate(each).format(**values) for each in wordings)


# To swap or to keep

TOO_DEAR: Final = Reason(
    _(
        "Swapping {card} wins {points} more in 100 hands. Without the fee the pot may come to "
        "{pot} by the end; if you win, you have the fee back, too: on average the swap brings "
        "{worth}, and costs {fee}. Keep."
    ),
    _(
        "Keep: if the pot comes to {pot}, swapping {card} brings {worth} on average, with what "
        "comes back of the fee, and costs {fee}."
    ),
    _("Keep: swapping {card} brings {worth} on average, and costs {fee}."),
    _("Keep: {card} swapped brings {worth}, costs {fee}."),
    lines=_(
        "Swapping {card} adds {points} in 100. In a final pot of {pot} that is worth {worth}, and "
        "it costs {fee}: keep."
    ),
)
WORTH_IT: Final = Reason(
    _(
        "Swapping {card} wins {points} more in 100 hands. Without the fee the pot may come to "
        "{pot} by the end; if you win, you have the fee back, too: on average the swap brings "
        "{worth}, and costs {fee}. Swap {card}."
    ),
    _(
        "Swap {card}: if the pot comes to {pot}, that brings {worth} on average, with what comes "
        "back of the fee, and costs {fee}."
    ),
    _("Swap {card}: that brings {worth} on average, and costs {fee}."),
    _("Swap {card}: brings {worth}, costs {fee}."),
    lines=_(
        "Swapping {card} adds {points} in 100. In a final pot of {pot} that is worth {worth}, "
        "and it costs {fee}: swap {card}."
    ),
)
NO_BETTER: Final = Reason(
    _("Swapping {card} costs {fee} and would win no more hands. Keep."),
    _("Keep: no swap wins more hands."),
    lines=_("Swapping {card} costs {fee} and would win no more hands: keep."),
)
CLOSE: Final = Reason(
    _(
        "In a pot that may come to {pot} by the end, keeping and swapping {card} for {fee} are too "
        "close to call."
    ),
    _("Too close to call: keep, or swap {card} for {fee}."),
    lines=_("Keeping and swapping {card} for {fee} are too close to call."),
)
WHICH: Final = Reason(
    _("Swap {card} or {other}: which of them is too close to call."),
    lines=_("Swap {card} or {other}: which of them is too close to call."),
)
FREE_SWAP: Final = Reason(
    _(
        "Swapping {card} is free and wins {points} more in 100 hands, in a pot that may come to "
        "{pot} by the end. Swap {card}."
    ),
    _("Swap {card}: free, wins {points} more in 100."),
    lines=_("Swapping {card} is free and adds {points} in 100: swap {card}."),
)
FREE_KEEP: Final = Reason(
    _(
        "Swapping {card} is free, but wins {points} fewer in 100 hands, in a pot that may "
        "come to {pot} by the end. Keep."
    ),
    _("Keep: swapping {card} wins {points} fewer in 100."),
    lines=_("Swapping {card} is free, but takes {points} in 100 away: keep."),
)
FREE_CLOSE: Final = Reason(
    _("Keeping and swapping {card} free of charge are too close to call."),
    _("Too close to call: keep, or swap {card} free."),
    lines=_("Keeping and swapping {card} free of charge are too close to call."),
)
PAIR_KEEP: Final = Reason(
    _(
        "Swapping breaks the pair and wins {points} fewer in 100 hands, in a pot that may "
        "come to {pot} by the end. Keep."
    ),
    _("Keep: swapping breaks the pair, wins {points} fewer in 100."),
)
# Facing a bet: to swap, to keep, or to fold

FACING_FOLD: Final = Reason(
    _(
        "Calling {call} for a pot of {pot}: you need {need}, you have {have}, and no swap pays. "
        "Fold, unless later bets pay for it."
    ),
    _("You need {need}, you have {have}, and no swap pays. Fold."),
    _("You need {need}, you have {have}. Fold."),
    lines=_("You need {need}, you have {have}, and no swap pays: fold."),
)
FACING_KEEP: Final = Reason(
    _(
        "Calling {call} for a pot of {pot}: you need {need}, you have {have}, and no swap pays. "
        "Keep and call."
    ),
    _("You need {need}, you have {have}, and no swap pays. Keep and call."),
    _("You need {need}, you have {have}. Keep and call."),
    lines=_("You need {need}, you have {have}, and no swap pays: keep and call."),
)
FACING_CLOSE_CALL: Final = Reason(
    _(
        "Calling {call} for a pot of {pot}: you need {need}, you have {have}, and no swap pays. "
        "Keep; to call or to fold is too close."
    ),
    _("You need {need}, you have {have}, and no swap pays. Keep."),
    _("You need {need}, you have {have}. Keep."),
    lines=_("You need {need}, you have {have}, and no swap pays: keep."),
)
FACING_SWAP: Final = Reason(
    _(
        "Calling {call} for a pot of {pot}: you need {need}, you have {have}. Swapping {card} for "
        "{fee} is worth {more} more on average. Swap {card}."
    ),
    _("Swap {card}: worth {more} more than keeping both and calling."),
    _("Swap {card}: worth {more} more."),
    lines=_("Swapping {card} for {fee} is worth {more} more than keeping both: swap {card}."),
)
FACING_SWAP_OR_FOLD: Final = Reason(
    _(
        "Calling {call} for a pot of {pot}: you need {need}, you have {have}. Swap {card} for "
        "{fee}, and call with {often} of the new cards: that is worth {more} more on average than "
        "folding now."
    ),
    _("Swap {card}, then call with {often} of the new cards: worth {more} more than folding."),
    _("Swap {card}, then call with {often} of the new cards."),
    lines=_(
        "You need {need}, you have {have}. Swap {card} for {fee} and call with {often} of the new "
        "cards: worth {more} more than folding."
    ),
)
FACING_SWAP_AND_CALL: Final = Reason(
    _(
        "Calling {call} for a pot of {pot}: you need {need}, you have {have}. Swap {card} for "
        "{fee}, and call with any new card: that is worth {more} more on average than folding now."
    ),
    _("Swap {card}, then call with any new card: worth {more} more than folding."),
    _("Swap {card}, then call."),
    lines=_(
        "You need {need}, you have {have}. Swap {card} for {fee} and call with any new card: worth "
        "{more} more than folding."
    ),
)
FACING_CLOSE: Final = Reason(
    _(
        "Calling {call} for a pot of {pot}: you need {need}, you have {have}. Keeping both and "
        "swapping {card} for {fee} are too close to call."
    ),
    _("Too close to call: keep, or swap {card} for {fee}."),
    lines=_("Keeping and swapping {card} for {fee} are too close to call."),
)
FACING_FOLD_CLOSE: Final = Reason(
    _(
        "Calling {call} for a pot of {pot}: you need {need}, you have {have}. Folding and swapping "
        "{card} for {fee} are too close to call."
    ),
    _("Too close to call: fold, or swap {card} for {fee}."),
    lines=_("Folding and swapping {card} for {fee} are too close to call."),
)

# To call or to fold

CALL: Final = Reason(
    _(
        "Calling {to_call} for a pot of {pot} has to win {odds} in 100 hands to pay, and wins "
        "{share}. Call."
    ),
    _("Calling has to win {odds} in 100 and wins {share}. Call."),
    lines=_("Calling {to_call} has to win {odds} in 100 and wins {share}: call."),
)
FOLD: Final = Reason(
    _(
        "Calling {to_call} for a pot of {pot} has to win {odds} in 100 hands to pay, and wins "
        "{share}. Fold, unless later bets pay for it."
    ),
    _("Calling has to win {odds} in 100 and wins {share}. Fold."),
    lines=_("Calling {to_call} has to win {odds} in 100 and wins {share}: fold."),
)
CLOSE_CALL: Final = Reason(
    _(
        "Calling {to_call} for a pot of {pot} has to win {odds} in 100 hands to pay, and wins "
        "{share}. Too close to call it either way."
    ),
    _("Calling has to win {odds} in 100 and wins {share}. Too close."),
    lines=_("Calling {to_call} has to win {odds} in 100 and wins {share}: too close."),
)

# What to discard

DRAW: Final = Reason(
    _("Discard {cards}: that wins {share} in 100 hands, the next best {next}."),
    _("Discard {cards}: wins {share} in 100, the next best {next}."),
    lines=_("Discard {cards}: that wins {share} in 100 of the pot, the next best {next}."),
)
PAT: Final = Reason(
    _("Stand pat: that wins {share} in 100 hands, the next best {next}."),
    _("Stand pat: wins {share} in 100, the next best {next}."),
    lines=_("Stand pat: that wins {share} in 100 of the pot, the next best {next}."),
)
CLOSE_DRAWS: Final = Reason(
    _("Too close to call: discard {cards}, or {others}."),
    _("Discard {cards} or {others}: close."),
    lines=_("Discard {cards} or {others}: too close to call."),
)
PAT_OR_DISCARD: Final = Reason(
    _("Too close to call: stand pat, or discard {drawn}."),
    _("Stand pat or discard {drawn}: close."),
    lines=_("Stand pat or discard {others}: too close to call."),
)
DISCARD_OR_PAT: Final = PAT_OR_DISCARD.but(
    lines=_("Discard {cards} or stand pat: too close to call.")
)

# Everything, or nothing: two short stacks

PUSH: Final = Reason(
    _(
        "{name} folds {folds} of 100 hands to an all-in, and in the others you win {wins} of 100: "
        "that brings {worth} on average, folding nothing. All-in."
    ),
    _("All-in: {folds} of 100 fold to it, against the others you win {wins} of 100."),
)
NO_PUSH: Final = Reason(
    _(
        "{name} folds {folds} of 100 hands to an all-in, and in the others you win {wins} of 100: "
        "that loses {worth} on average, folding nothing more. Fold."
    ),
    _("Fold: {folds} of 100 fold to an all-in, against the others you win {wins} of 100."),
)
ALL_IN_CALL: Final = Reason(
    _(
        "Calling {to_call} for a pot of {pot} has to win {odds} in 100 hands to pay, and wins "
        "{share} against what {name} goes all-in with. Call."
    ),
    _("Calling has to win {odds} in 100 and wins {share}. Call."),
)
ALL_IN_FOLD: Final = Reason(
    _(
        "Calling {to_call} for a pot of {pot} has to win {odds} in 100 hands to pay, and wins "
        "{share} against what {name} goes all-in with. Fold."
    ),
    _("Calling has to win {odds} in 100 and wins {share}. Fold."),
)
# the button, and the big blind, which waits for an all-in: swapped, and kept on purpose
PUSHES_MORE: Final = Reason(
    _(
        "With a new card for {card} it pays to go all-in in {then} of 100 hands, with these two in "
        "{now}: swapping brings {more} more on average. Swap {card}."
    ),
    _("Swap {card}: all-in in {then} of 100 hands then, with these two in {now}."),
)
PUSHES_KEPT: Final = Reason(
    _(
        "With these two it pays to go all-in in {now} of 100 hands, with a new card for {card} in "
        "{then}: keeping brings {more} more on average. Keep."
    ),
    _("Keep: all-in with these two in {now} of 100 hands, with a new card in {then}."),
)
CALLS_MORE: Final = Reason(
    _(
        "With a new card for {card} it pays to call an all-in in {then} of 100 hands, with these "
        "two in {now}: swapping brings {more} more on average. Swap {card}."
    ),
    _("Swap {card}: an all-in is called in {then} of 100 hands then, with these two in {now}."),
)
CALLS_KEPT: Final = Reason(
    _(
        "With these two it pays to call an all-in in {now} of 100 hands, with a new card for "
        "{card} in {then}: keeping brings {more} more on average. Keep."
    ),
    _("Keep: an all-in is called with these two in {now} of 100 hands, with a new card in {then}."),
)
WINS_MORE: Final = Reason(
    _(
        "When both are all-in, you win {then} of 100 hands with a new card for {card}, and {now} "
        "with these two: swapping brings {more} more on average. Swap {card}."
    ),
    _("Swap {card}: all-in it wins {then} of 100 hands then, with these two {now}."),
)
WINS_KEPT: Final = Reason(
    _(
        "When both are all-in, you win {now} of 100 hands with these two, and {then} with a new "
        "card for {card}: keeping brings {more} more on average. Keep."
    ),
    _("Keep: all-in these two win {now} of 100 hands, with a new card {then}."),
)
WORTH_MORE: Final = Reason(
    _("Against all that {name} can hold, swapping {card} brings {more} more on average. Swap."),
    _("Swap {card}: it brings {more} more on average."),
)
WORTH_KEPT: Final = Reason(
    _("Against all that {name} can hold, keeping brings {more} more on average. Keep."),
    _("Keep: it brings {more} more on average."),
)
