"""The ranks of cards in words. Each column is a context of its own, because other languages have
another form in each ("Ass hoch", "bis zum Ass", "Asse", "d'as", "la dame", "l'as de pique")."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.words.language import In

# alone: "ace high", "ace-queen suited"
ALONE: Final = dict(enumerate((
    In("rank alone", "two"), In("rank alone", "three"), In("rank alone", "four"),
    In("rank alone", "five"), In("rank alone", "six"), In("rank alone", "seven"),
    In("rank alone", "eight"), In("rank alone", "nine"), In("rank alone", "ten"),
    In("rank alone", "jack"), In("rank alone", "queen"), In("rank alone", "king"),
    In("rank alone", "ace"),
), start=2))  # fmt: skip

# at the top of a straight: "straight, ace high"
TOP: Final = dict(enumerate((
    In("rank at the top", "two"), In("rank at the top", "three"), In("rank at the top", "four"),
    In("rank at the top", "five"), In("rank at the top", "six"), In("rank at the top", "seven"),
    In("rank at the top", "eight"), In("rank at the top", "nine"), In("rank at the top", "ten"),
    In("rank at the top", "jack"), In("rank at the top", "queen"), In("rank at the top", "king"),
    In("rank at the top", "ace"),
), start=2))  # fmt: skip

# at the top of a flush: "flush, ace high"
FLUSH: Final = dict(enumerate((
    In("rank at the top of a flush", "seven"), In("rank at the top of a flush", "eight"),
    In("rank at the top of a flush", "nine"), In("rank at the top of a flush", "ten"),
    In("rank at the top of a flush", "jack"), In("rank at the top of a flush", "queen"),
    In("rank at the top of a flush", "king"), In("rank at the top of a flush", "ace"),
), start=7))  # fmt: skip

# several, in a list: "two pair, kings and sevens", "kings full of fours"
SEVERAL: Final = dict(enumerate((
    In("ranks", "twos"), In("ranks", "threes"), In("ranks", "fours"), In("ranks", "fives"),
    In("ranks", "sixes"), In("ranks", "sevens"), In("ranks", "eights"), In("ranks", "nines"),
    In("ranks", "tens"), In("ranks", "jacks"), In("ranks", "queens"), In("ranks", "kings"),
    In("ranks", "aces"),
), start=2))  # fmt: skip

# behind what they make: "pair of aces", "three aces"
OF: Final = dict(enumerate((
    In("pair of ranks", "twos"), In("pair of ranks", "threes"), In("pair of ranks", "fours"),
    In("pair of ranks", "fives"), In("pair of ranks", "sixes"), In("pair of ranks", "sevens"),
    In("pair of ranks", "eights"), In("pair of ranks", "nines"), In("pair of ranks", "tens"),
    In("pair of ranks", "jacks"), In("pair of ranks", "queens"), In("pair of ranks", "kings"),
    In("pair of ranks", "aces"),
), start=2))  # fmt: skip

# before its suit: "ace of spades"
NAMED: Final = dict(enumerate((
    In("rank of a card", "two"), In("rank of a card", "three"), In("rank of a card", "four"),
    In("rank of a card", "five"), In("rank of a card", "six"), In("rank of a card", "seven"),
    In("rank of a card", "eight"), In("rank of a card", "nine"), In("rank of a card", "ten"),
    In("rank of a card", "jack"), In("rank of a card", "queen"), In("rank of a card", "king"),
    In("rank of a card", "ace"),
), start=2))  # fmt: skip

# one card of a hand that is swapped: "the button swaps the seven"
THE: Final = dict(enumerate((
    In("rank swapped", "the two"), In("rank swapped", "the three"), In("rank swapped", "the four"),
    In("rank swapped", "the five"), In("rank swapped", "the six"), In("rank swapped", "the seven"),
    In("rank swapped", "the eight"), In("rank swapped", "the nine"), In("rank swapped", "the ten"),
    In("rank swapped", "the jack"), In("rank swapped", "the queen"), In("rank swapped", "the king"),
    In("rank swapped", "the ace"),
), start=2))  # fmt: skip
