"""What a hand is called: "two pair, kings and sevens", "ace-queen suited"."""

from __future__ import annotations

from drawholdem_tui.engine.ranking import Category, HoleCards, Ranked
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_ONE = {
    2: _("two"), 3: _("three"), 4: _("four"), 5: _("five"), 6: _("six"), 7: _("seven"),
    8: _("eight"), 9: _("nine"), 10: _("ten"), 11: _("jack"), 12: _("queen"), 13: _("king"),
    14: _("ace"),
}  # fmt: skip
_MANY = {
    2: _("twos"), 3: _("threes"), 4: _("fours"), 5: _("fives"), 6: _("sixes"), 7: _("sevens"),
    8: _("eights"), 9: _("nines"), 10: _("tens"), 11: _("jacks"), 12: _("queens"),
    13: _("kings"), 14: _("aces"),
}  # fmt: skip

_NAMES = {
    Category.HIGH_CARD: _("{one} high"),
    Category.PAIR: _("pair of {many}"),
    Category.TWO_PAIR: _("two pair, {many} and {many2}"),
    Category.THREE_OF_A_KIND: _("three {many}"),
    Category.STRAIGHT: _("straight, {one} high"),
    Category.FLUSH: _("flush, {one} high"),
    Category.FULL_HOUSE: _("full house, {many} full of {many2}"),
    Category.FOUR_OF_A_KIND: _("four {many}"),
    Category.STRAIGHT_FLUSH: _("straight flush, {one} high"),
    Category.ROYAL_FLUSH: _("royal flush"),
}


def hand_name(ranked: Ranked) -> str:
    """A ranked hand in words, without its kickers."""
    first, second = (*ranked.made, ranked.made[0])[:2]
    return translate(_NAMES[ranked.category]).format(
        one=translate(_ONE[first]),
        many=translate(_MANY[first]),
        many2=translate(_MANY[second]),
    )


def with_article(ranked: Ranked) -> str:
    """A ranked hand as somebody wins with it: "a pair of aces", "two pair, kings and sevens"."""
    name = hand_name(ranked)
    return translate(_("a {hand}")).format(hand=name) if ranked.category in _COUNTED else name


_COUNTED = {
    Category.PAIR,
    Category.STRAIGHT,
    Category.FLUSH,
    Category.FULL_HOUSE,
    Category.STRAIGHT_FLUSH,
    Category.ROYAL_FLUSH,
}


def hole_cards_name(held: HoleCards) -> str:
    """Two cards before the flop in words."""
    if held.pair:
        return translate(_("pair of {many}")).format(many=translate(_MANY[held.high]))
    template = _("{high}-{low} suited") if held.suited else _("{high}-{low} offsuit")
    return translate(template).format(
        high=translate(_ONE[held.high]), low=translate(_ONE[held.low])
    )


def as_sentence(words: str) -> str:
    """With a capital letter, as a line of its own begins."""
    return words[:1].upper() + words[1:]
