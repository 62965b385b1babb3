"""The reasons of the bets, in all their wordings: for the table the longest first."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.words.advice.sentences import Reason
from drawholdem_tui.words.language import _

# Nobody has bet: a check costs nothing, and what a bet is worth depends on the others

BET: Final = Reason(
    _(
        "Bet: you win {share} of the pot on average; an average hand wins {fair}. Worse hands may "
        "call."
    ),
    _("Bet: you win {share}, an average hand {fair}."),
)
CHECK_OR_BET: Final = Reason(
    _(
        "Bet or check: it matters little. You win {share} of the pot on average; an average hand "
        "wins {fair}."
    ),
    _("Bet or check: you win {share}, an average hand {fair}."),
)
CHECK: Final = Reason(
    _(
        "Check for free: you win {share} of the pot on average; an average hand wins {fair}. A bet "
        "only pays if others fold."
    ),
    _("Check: you win {share}, an average hand {fair}."),
)
# the blind is a bet
RAISE: Final = Reason(
    _(
        "Raise: you win {share} of the pot on average; an average hand wins {fair}. Worse hands "
        "may call."
    ),
    _("Raise: you win {share}, an average hand {fair}."),
)
CHECK_OR_RAISE: Final = Reason(
    _(
        "Raise or check: it matters little. You win {share} of the pot on average; an average hand "
        "wins {fair}."
    ),
    _("Raise or check: you win {share}, an average hand {fair}."),
)
CHECK_BEHIND_THE_BLIND: Final = Reason(
    _(
        "Check for free: you win {share} of the pot on average; an average hand wins {fair}. A "
        "raise only pays if others fold."
    ),
    _("Check: you win {share}, an average hand {fair}."),
)

# To call or to fold

CALL: Final = Reason(
    _(
        "Call. It costs {call} and makes the pot {pot}, so you need {need}; you have {have} "
        "against any cards. Players who bet often hold better ones."
    ),
    _(
        "Call: you need {need}, you have {have} against any cards. Players who bet often hold "
        "better ones."
    ),
    _("Call: you need {need}, you have {have} against any cards."),
    _("Call: you need {need}, you have {have}."),
    lines=_("Call {call}: you need {need}, you have {have}."),
)
CALL_AT_LEAST: Final = Reason(
    _(
        "Call at least. It costs {call} and makes the pot {pot}, so you need {need}; you have "
        "{have} against any cards. Whether to raise is not worked out."
    ),
    _("Call at least: you need {need}, you have {have}. Whether to raise is not worked out."),
    _("Call at least: you need {need}, you have {have}."),
)
FOLD: Final = Reason(
    _("Fold. A call costs {call} and makes the pot {pot}, so you need {need}; you have {have}."),
    _("Fold: you need {need}, you have {have}."),
    lines=_("Fold: to call {call} you need {need}, you have {have}."),
)
FOLD_IF_BELIEVED: Final = Reason(
    _(
        "Fold, unless you think it is a bluff. You need {need}; against the hands that usually bet "
        "like this you have {have}, against any cards {any}."
    ),
    _("Fold, unless it is a bluff: you need {need}, you have {have}."),
    _("Fold: you need {need}, you have {have}."),
)
FOLD_FOR_NOW: Final = Reason(
    _(
        "Fold, unless you can win {more} more on later bets. A call costs {call} and "
        "makes the pot {pot}, so you need {need}; you have {have}."
    ),
    _("Fold, unless you win {more} more on later bets: you need {need}, you have {have}."),
    _("Fold: you need {need}, you have {have}."),
)
CLOSE_CALL: Final = Reason(
    _(
        "Call or fold: about equal. A call costs {call} and makes the pot {pot}, so you need "
        "{need}; you have {have}."
    ),
    _("Call or fold, about equal: you need {need}, you have {have}."),
    lines=_("Call {call} or fold, about equal: you need {need}, you have {have}."),
)
