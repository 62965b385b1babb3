"""The ranking of hands with an example for each, for the help."""

from __future__ import annotations

from drawholdem_tui.engine.cards import Card, cards
from drawholdem_tui.engine.ranking import Category
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.language import _, translate

_HANDS = {
    Category.ROYAL_FLUSH: (_("royal flush"), "AsKsQsJsTs"),
    Category.STRAIGHT_FLUSH: (_("straight flush"), "9h8h7h6h5h"),
    Category.FOUR_OF_A_KIND: (_("four of a kind"), "QsQhQdQc7d"),
    Category.FULL_HOUSE: (_("full house"), "KsKhKd4c4d"),
    Category.FLUSH: (_("flush"), "AdJd8d6d2d"),
    Category.STRAIGHT: (_("straight"), "Tc9d8s7h6c"),
    Category.THREE_OF_A_KIND: (_("three of a kind"), "8s8h8dKcQd"),
    Category.TWO_PAIR: (_("two pair"), "KsKd7c7hAs"),
    Category.PAIR: (_("pair"), "JhJcAsTd4c"),
    Category.HIGH_CARD: (_("high card"), "AsQd9h5c3s"),
}


def ranking_of_hands(face: Face) -> list[str]:
    return [
        translate(_("Hands, best first:")),
        *(
            f"  {translate(name):<16} {faces(cards(example), face)}"
            for name, example in _HANDS.values()
        ),
    ]


def ranking_heading() -> str:
    return translate(_("Hands, best first"))


def examples() -> list[tuple[str, tuple[Card, ...]]]:
    """Each kind of hand by name, the best first, with cards that are one."""
    return [(translate(name), tuple(cards(example))) for name, example in _HANDS.values()]


def category_name(category: Category) -> str:
    """``two pair``."""
    return translate(_HANDS[category][0])
