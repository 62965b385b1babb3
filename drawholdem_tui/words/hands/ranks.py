"""The ranks of cards in words. Each column is a context of its own, because other languages have
another form in each ("Ass hoch", "bis zum Ass", "Asse", "d'as", "la dame", "l'as de pique")."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.words.language import In

# alone: "ace high", "ace-queen suited"
ALONE: Final = {
    2: In("rank alone", "two"), 3: In("rank alone", "three"), 4: In("rank alone", "four"),
    5: In("rank alone", "five"), 6: In("rank alone", "six"), 7: In("rank alone", "seven"),
    8: In("rank alone", "eight"), 9: In("rank alone", "nine"), 10: In("rank alone", "ten"),
    11: In("rank alone", "jack"), 12: In("rank alone", "queen"), 13: In("rank alone", "king"),
    14: In("rank alone", "ace"),
}  # fmt: skip

# at the top of a straight or a flush: "flush, ace high"
TOP: Final = {
    2: In("rank at the top", "two"), 3: In("rank at the top", "three"),
    4: In("rank at the top", "four"), 5: In("rank at the top", "five"),
    6: In("rank at the top", "six"), 7: In("rank at the top", "seven"),
    8: In("rank at the top", "eight"), 9: In("rank at the top", "nine"),
    10: In("rank at the top", "ten"), 11: In("rank at the top", "jack"),
    12: In("rank at the top", "queen"), 13: In("rank at the top", "king"),
    14: In("rank at the top", "ace"),
}  # fmt: skip

# several, in a list: "two pair, kings and sevens", "kings full of fours"
SEVERAL: Final = {
    2: In("ranks", "twos"), 3: In("ranks", "threes"), 4: In("ranks", "fours"),
    5: In("ranks", "fives"), 6: In("ranks", "sixes"), 7: In("ranks", "sevens"),
    8: In("ranks", "eights"), 9: In("ranks", "nines"), 10: In("ranks", "tens"),
    11: In("ranks", "jacks"), 12: In("ranks", "queens"), 13: In("ranks", "kings"),
    14: In("ranks", "aces"),
}  # fmt: skip

# behind what they make: "pair of aces", "three aces"
OF: Final = {
    2: In("pair of ranks", "twos"), 3: In("pair of ranks", "threes"),
    4: In("pair of ranks", "fours"), 5: In("pair of ranks", "fives"),
    6: In("pair of ranks", "sixes"), 7: In("pair of ranks", "sevens"),
    8: In("pair of ranks", "eights"), 9: In("pair of ranks", "nines"),
    10: In("pair of ranks", "tens"), 11: In("pair of ranks", "jacks"),
    12: In("pair of ranks", "queens"), 13: In("pair of ranks", "kings"),
    14: In("pair of ranks", "aces"),
}  # fmt: skip

# before its suit: "ace of spades"
NAMED: Final = {
    2: In("rank of a card", "two"), 3: In("rank of a card", "three"),
    4: In("rank of a card", "four"), 5: In("rank of a card", "five"),
    6: In("rank of a card", "six"), 7: In("rank of a card", "seven"),
    8: In("rank of a card", "eight"), 9: In("rank of a card", "nine"),
    10: In("rank of a card", "ten"), 11: In("rank of a card", "jack"),
    12: In("rank of a card", "queen"), 13: In("rank of a card", "king"),
    14: In("rank of a card", "ace"),
}  # fmt: skip

# one card of a hand that is swapped: "the button swaps the seven"
THE: Final = {
    2: In("rank swapped", "the two"), 3: In("rank swapped", "the three"),
    4: In("rank swapped", "the four"), 5: In("rank swapped", "the five"),
    6: In("rank swapped", "the six"), 7: In("rank swapped", "the seven"),
    8: In("rank swapped", "the eight"), 9: In("rank swapped", "the nine"),
    10: In("rank swapped", "the ten"), 11: In("rank swapped", "the jack"),
    12: In("rank swapped", "the queen"), 13: In("rank swapped", "the king"),
    14: In("rank swapped", "the ace"),
}  # fmt: skip
