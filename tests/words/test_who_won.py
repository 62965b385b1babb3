"""Who has won a hand, at a glance."""

from __future__ import annotations

from drawholdem_tui.words.language import choose
from drawholdem_tui.words.people import Who
from drawholdem_tui.words.table.awards import who_won


def test_one_is_told_with_the_amount_several_by_their_names() -> None:
    choose("en")
    ann, ben, you = Who("Ann"), Who("Ben"), Who("You", you=True)
    assert who_won([(ann, 1720)]) == "Ann wins 1,720"
    assert who_won([(you, 5)]) == "You win 5"
    assert who_won([(ben, 450), (ann, 450)]) == "Ben and Ann win"
    assert who_won([(ben, 450), (you, 450), (ann, 450)]) == "You, Ben and Ann win"
    assert who_won([(ben, 900), (ann, 20)]) == "Ben wins 900, Ann 20"
    assert who_won([(ben, 900), (you, 20)]) == "Ben wins 900, you 20"
    assert who_won([(you, 900), (ann, 20)]) == "You win 900, Ann 20"
    assert not who_won([])


def test_who_won_other_pots_only_does_not_win_the_hand() -> None:
    ines, otto, you = Who("Ines"), Who("Otto"), Who("You", you=True)
    assert who_won([(ines, 900)], [you, otto], {1, 2}) == "Ines wins; side pots: you, Otto"
    assert who_won([(you, 900)], [otto], {1}) == "You win; side pot: Otto"
    assert who_won([(ines, 9), (otto, 9)], [you], {1}) == "Ines and Otto win; side pot: you"
    assert who_won([(ines, 9), (you, 9)], [otto], {1}) == "You and Ines win; side pot: Otto"
    assert who_won([(ines, 900)], [otto], {0}) == "Ines wins; main pot: Otto"
    assert who_won([(ines, 900)], [otto], {None}) == "Ines wins; swap pot: Otto"
    assert who_won([(ines, 900)], [otto], {None, 1}) == "Ines wins; other pots: Otto"
