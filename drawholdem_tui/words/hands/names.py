"""What a hand is called: "two pair, kings and sevens", "ace-queen suited"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce

from drawholdem_tui.engine.ranking import Category, Deciding, HoleCards, Ranked
from drawholdem_tui.words.cards import sign_of
from drawholdem_tui.words.hands.ranks import ALONE, FLUSH, OF, SEVERAL, TOP
from drawholdem_tui.words.language import In, _, translate

_NAMES = {
    Category.HIGH_CARD: _("{alone} high"),
    Category.PAIR: _("pair of {of}"),
    Category.TWO_PAIR: _("two pair, {ranks} and {ranks2}"),
    Category.THREE_OF_A_KIND: _("three {of}"),
    Category.STRAIGHT: _("straight, {top} high"),
    Category.FLUSH: _("flush, {top} high"),
    Category.FULL_HOUSE: _("full house, {ranks} full of {ranks2}"),
    Category.FOUR_OF_A_KIND: _("four {of}"),
    Category.STRAIGHT_FLUSH: _("straight flush, {top} high"),
    Category.ROYAL_FLUSH: _("royal flush"),
}

# where kickers decide, "ace" or "ace-queen"; of a flush and of a high card all that do
_DECIDED = {
    Category.HIGH_CARD: _("{alone}-{kickers} high"),
    Category.PAIR: _("pair of {of}, {kickers} kicker"),
    Category.TWO_PAIR: _("two pair, {ranks} and {ranks2}, {kickers} kicker"),
    Category.THREE_OF_A_KIND: _("three {of}, {kickers} kicker"),
    Category.FLUSH: _("flush, {kickers}"),
    Category.FOUR_OF_A_KIND: _("four {of}, {kickers} kicker"),
}

# ... and there is little room
_DECIDED_BRIEFLY = {
    **_DECIDED,
    Category.PAIR: _("{ranks}, {kickers} kicker"),
    Category.TWO_PAIR: _("{ranks} and {ranks2}, {kickers} kicker"),
}

# ... and less: kickers as they stand on their cards
_DECIDED_BY_SIGNS: dict[Category, str | In] = {
    Category.PAIR: In("a pair, and the signs of its kickers", "{ranks}, {kickers}"),
    Category.TWO_PAIR: _("{ranks} and {ranks2}, {kickers}"),
    Category.THREE_OF_A_KIND: _("three {of}, {kickers}"),
    Category.FLUSH: _DECIDED[Category.FLUSH],
    Category.FOUR_OF_A_KIND: _("four {of}, {kickers}"),
}

# where there is little room and cards beside it
_BRIEFLY = {
    **_NAMES,
    Category.TWO_PAIR: _("{ranks} and {ranks2}"),
    Category.FULL_HOUSE: _("{ranks} full of {ranks2}"),
}

# ... beside others of all kinds: where these words alone may not say that they are pairs
_IN_A_LIST: dict[Category, str | In] = {
    **_BRIEFLY,
    Category.TWO_PAIR: In("two pair, in a list", "{ranks} and {ranks2}"),
}

# ... behind a place
_PLACED: dict[Category, str | In] = {
    **_BRIEFLY,
    Category.PAIR: In("a pair, where somebody ends in a knockout", "{ranks}"),
}

# behind "Ann wins the pot, 60, ..."
_WITH = {
    Category.HIGH_CARD: _("with {alone} high"),
    Category.PAIR: _("with a pair of {of}"),
    Category.TWO_PAIR: _("with two pair, {ranks} and {ranks2}"),
    Category.THREE_OF_A_KIND: _("with three {of}"),
    Category.STRAIGHT: _("with a straight, {top} high"),
    Category.FLUSH: _("with a flush, {top} high"),
    Category.FULL_HOUSE: _("with a full house, {ranks} full of {ranks2}"),
    Category.FOUR_OF_A_KIND: _("with four {of}"),
    Category.STRAIGHT_FLUSH: _("with a straight flush, {top} high"),
    Category.ROYAL_FLUSH: _("with a royal flush"),
}


def hand_name(ranked: Ranked) -> str:
    """A ranked hand in words, without its kickers."""
    return _of(ranked, _NAMES)


def hand_briefly(ranked: Ranked) -> str:
    """``kings and sevens``, without saying that these are two pair."""
    return _of(ranked, _BRIEFLY)


def hand_behind_a_place(ranked: Ranked) -> str:
    """As short, and without saying that it is a pair."""
    return _of(ranked, _PLACED)


def hand_in_a_list(ranked: Ranked) -> str:
    """The same where hands of all kinds stand below each other."""
    return _of(ranked, _IN_A_LIST)


def with_hand(ranked: Ranked) -> str:
    """A ranked hand that wins: "with a pair of aces"."""
    return _of(ranked, _WITH)


def hand_in_full(ranked: Ranked, told: Deciding, *, briefly: bool = False) -> str:
    """A ranked hand with what decides: "pair of tens, ace kicker (beats king)"."""
    if not told.ranks:
        return hand_briefly(ranked) if briefly else hand_name(ranked)
    kickers = told.ranks[1:] if ranked.category is Category.HIGH_CARD else told.ranks
    templates = _DECIDED_BRIEFLY if briefly else _DECIDED
    said = _of(ranked, templates, _joined(kickers)) if kickers else hand_name(ranked)
    if not told.beaten:
        return said
    return translate(_("{hand} (beats {kickers})"), hand=said, kickers=_joined(told.beaten))


def briefer_and_briefer(ranked: Ranked, told: Deciding) -> tuple[str, ...]:
    """With what decides as long as it can be said: ``fours, ace-king kicker``, ``fours, A-K``."""
    if not told.ranks or ranked.category is Category.HIGH_CARD:
        return (hand_briefly(ranked),)
    signs = "-".join(map(sign_of, told.ranks))
    return (
        _of(ranked, _DECIDED_BRIEFLY, _joined(told.ranks)),
        _of(ranked, _DECIDED_BRIEFLY, signs),
        _of(ranked, _DECIDED_BY_SIGNS, signs),
    )


def _joined(ranks: Iterable[int]) -> str:
    both = In("two kickers", "{first}-{second}")
    return reduce(
        lambda first, second: translate(both, first=first, second=second),
        (translate(ALONE[rank]) for rank in ranks),
    )


def _of(ranked: Ranked, templates: Mapping[Category, str | In], kickers: str = "") -> str:
    first, second = (*ranked.made, ranked.made[0])[:2]
    return translate(templates[ranked.category]).format(
        alone=translate(ALONE[first]),
        top=translate((FLUSH if ranked.category is Category.FLUSH else TOP)[first]),
        of=translate(OF[first]),
        ranks=translate(SEVERAL[first]),
        ranks2=translate(SEVERAL[second]),
        kickers=kickers,
    )


def hole_cards_name(held: HoleCards) -> str:
    if held.pair:
        return translate(_NAMES[Category.PAIR], of=translate(OF[held.high]))
    template = _("{high}-{low} suited") if held.suited else _("{high}-{low} offsuit")
    return translate(template, high=translate(ALONE[held.high]), low=translate(ALONE[held.low]))
