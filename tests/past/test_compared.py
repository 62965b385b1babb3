"""How somebody plays beside the others: told only where the two differ by more than chance."""

from __future__ import annotations

from drawholdem_tui.past.hands import Player
from drawholdem_tui.past.statistics.compared import (
    Compared,
    compared,
    how_they_play,
    kind_of_player,
    wants_practice,
)
from drawholdem_tui.past.statistics.counting import Counts
from drawholdem_tui.past.statistics.totals import Together


def player(name: str, hands: int, entered: int) -> Together:
    counts = Counts(hands=hands, entered=entered)
    return Together(Player(name, computer=False), counts=counts)


def of_vpip(every: list[Together]) -> Compared:
    found = {each.figure.id: each for each in compared(every[0], every)}
    return found["vpip"]


def test_a_share_far_from_that_of_the_others_stands_out() -> None:
    ann, ben, cleo = player("Ann", 200, 160), player("Ben", 100, 40), player("Cleo", 100, 60)
    told = of_vpip([ann, ben, cleo])
    assert (told.figure.value, told.others, told.stands_out) == (0.8, 0.5, 1)
    assert of_vpip([ben, ann]).stands_out == -1


def test_what_is_usual_reaches_to_where_somebody_stands_out() -> None:
    cleo = player("Cleo", 400, 200)
    for entered in range(20, 200, 5):
        told = of_vpip([player("Ann", 200, entered), cleo])
        assert told.usual is not None
        assert told.figure.value is not None
        low, high = told.usual
        assert (told.stands_out == 0) == (low < told.figure.value < high)


def test_whoever_folds_after_swaps_too_often_is_not_said_to_play_as_usual() -> None:
    every = [player("Ann", 400, 200), player("Ben", 400, 200)]
    for each, folded in zip(every, (180, 90), strict=True):
        each.counts.swapped_hands, each.counts.swapped_and_folded = 200, folded
    assert kind_of_player(compared(every[0], every)) == ("Often folds after a swap.",)
    assert kind_of_player(compared(every[1], every)) == ("Seldom folds after a swap.",)
    name, told = how_they_play(every[0], every, 80)
    assert (name, told[:26]) == ("Ann", "Folds after a swap more of")
    assert how_they_play(every[0], every, 50)[1] == "Often folds after a swap."


def test_swaps_are_practised_by_people_who_lose_chips_with_them() -> None:
    ann = player("Ann", 100, 50)
    ann.counts.swapped, ann.counts.swapped_hands_net = [9, 0, 0, 0], -200
    assert wants_practice(ann, [ann])
    ann.counts.swapped_hands_net = 200
    assert not wants_practice(ann, [ann])
    assert not wants_practice(player("Ben", 100, 50), [ann])  # who has never swapped


def test_after_few_hands_the_same_distance_may_be_chance() -> None:
    assert of_vpip([player("Ann", 25, 18), player("Ben", 25, 14)]).stands_out == 0


def test_a_difference_that_changes_nobodys_game_is_not_worth_a_word() -> None:
    many = of_vpip([player("Ann", 100_000, 53_000), player("Ben", 100_000, 50_000)])
    assert many.stands_out == 0


def test_too_few_hands_of_either_say_nothing() -> None:
    few = of_vpip([player("Ann", 19, 19), player("Ben", 400, 100)])
    assert (few.figure.value, few.stands_out) == (None, 0)
    alone = of_vpip([player("Ann", 400, 100), player("Ben", 19, 19)])
    assert (alone.others, alone.stands_out) == (None, 0)
    assert of_vpip([player("Ann", 400, 100)]).others is None
