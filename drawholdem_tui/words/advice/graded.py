"""What is graded, what the grades mean, and what all figures assume."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.rules import Game
from drawholdem_tui.players.coach.review import Looked
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.words.advice.review import grade_told
from drawholdem_tui.words.advice.sentences import Wordings
from drawholdem_tui.words.language import _, translate


def why_grades(looked: Looked) -> str:
    """What grades mean, wherever they stand: one may have cost more than a worse one did."""
    given = {grade_told(each) for each in looked.every}
    if given >= {Grade.FINE, Grade.COSTS_MUCH}:
        return translate(_FINE_AND_BIG)
    if Grade.COSTS_MUCH in given:
        return translate(_BIG)
    return translate(_FINE) if Grade.FINE in given else ""


_FINE: Final = _("\u201cfine\u201d: under half a minimum bet, or under 5% of the pot.")
_BIG: Final = _("\u201cbig mistake\u201d: over 20% of the pot and over a minimum bet.")
_FINE_AND_BIG: Final = _(  # of what, a column says above it
    "\u201cfine\u201d: under 5% or half a min bet; \u201cbig mistake\u201d: over 20% and a min bet."
)


def in_two_lines(looked: Looked, grades: str = "") -> list[Wordings]:
    """What the ``grades`` or at least mistakes are, and what the figures assume, the longest
    wordings first."""
    if not looked.every:
        return [(translate(_("Nothing to grade in this hand.")),), (translate(NO_PRICE),)]
    return [(grades or translate(NOTHING[1]),), assumed(looked)]


def what_is_graded(looked: Looked) -> list[str]:
    """All of it, for whoever asks."""
    figures = [assumed(looked)[0]] if looked.every else []
    told = map(translate, (NO_PRICE, _FINE, _BIG, _OF_POT))
    return [*told, *figures, translate(_REALLY_HELD)]


def assumed(looked: Looked) -> Wordings:
    """What the others are taken to hold, wherever there are figures."""
    game = looked.every[0].view.rules.game
    return tuple(map(translate, _AS_THEY_DRAW if game is Game.DRAW_POKER else _UNKNOWN))


_OF_POT: Final = _("\u201cof pot\u201d: the cost as a share of the pot then.")
_REALLY_HELD: Final = _(
    "Luck and play, when the evening ends, go by the hands that the others really held: play can "
    "be negative without a mistake."
)
NOTHING: Final = (
    _("No mistakes: a mistake costs at least half a minimum bet, and more than 5% of the pot."),
    _("A mistake costs at least half a minimum bet, and more than 5% of the pot."),
)
NO_PRICE: Final = _(
    "Graded: calls (compared with folding), swaps made or passed up (also by folding), and draws. "
    "Bets, raises and other folds are not: what they are worth depends on the other players."
)
_UNKNOWN: Final = (
    _(
        "All figures are against unknown hands: any cards or, facing a bet, the hands that usually "
        "bet like that, where these change what is best. Each side pot counts against those who "
        "can win it."
    ),
    _(
        "All figures are against unknown hands: any cards, or those that usually bet like that, "
        "where these change what is best."
    ),
    _("Against any cards, or those that usually bet like that."),
)
_AS_THEY_DRAW: Final = (
    _(
        "All figures assume that the others draw as most do: three cards to a pair, one to two "
        "pair or to four of a straight or flush."
    ),
    _("The others are taken to draw as most do."),
)
