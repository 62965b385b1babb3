"""Who comes when a chair is left to the computer: regulars of the house, by lot and by name."""

from __future__ import annotations

from collections import Counter

import pytest
from evenings import table

from drawholdem_tui.cli.main import main
from drawholdem_tui.evening.company import with_company
from drawholdem_tui.evening.evening import fresh
from drawholdem_tui.players.cast import CAST


def comes(seats: str, seed: str | None = "company") -> tuple[str, ...]:
    laid = table("draw-holdem", seats=seats)
    return with_company(type(laid)(laid.game, laid.rules, laid.seats, laid.stack, seed)).seats


def test_whoever_asks_for_a_level_gets_somebody_who_plays_at_it() -> None:
    you, *computers = comes("You,cpu,cpu:regular,cpu:shark")
    assert you == "You"
    levels, names = zip(*(words.split(":")[1:] for words in computers), strict=True)
    assert levels == ("rookie", "regular", "shark")
    assert len(set(names) & set(CAST)) == 3


def test_they_sit_there_by_name_and_play_by_their_lights() -> None:
    laid = table("draw-holdem", seats=",".join(comes("You,cpu,cpu:shark")))
    at = fresh(laid, None)
    for chair, words in at.laid.bots.items():
        assert at.match.chairs[chair].name.lower() == words.split(":")[1]


def test_the_same_seed_invites_the_same_ones_and_another_one_others() -> None:
    seats = "You,cpu,cpu,cpu"
    assert comes(seats) == comes(seats)
    assert len({comes(seats, f"{number}") for number in range(40)}) > 20


def test_without_a_seed_everybody_comes_sooner_or_later() -> None:
    drawn = Counter(comes("You,cpu", None)[1] for _ in range(400))
    assert set(drawn) == {f"cpu:rookie:{name}" for name in CAST}  # misses one in 10^22 runs


@pytest.mark.parametrize("seed", [str(seed) for seed in range(20)])
def test_nobody_comes_twice_or_is_called_like_a_person_there(seed: str) -> None:
    seats = comes("VERA,cpu:shark:otto,cpu,cpu,cpu,cpu,cpu,cpu", seed)
    names = [words.split(":")[2] for words in seats[1:]]
    assert sorted(names) == sorted(set(CAST) - {"vera"})


def test_behind_the_eighth_computers_have_names_too() -> None:
    seats = comes("You" + 9 * ",cpu")
    assert seats.count("cpu") == 1
    names, _bots = table("draw-holdem", seats=",".join(seats)).who_sits_there()
    assert names[1 + seats[1:].index("cpu")] == "Paul"
    assert len(set(names)) == 10


@pytest.mark.parametrize("words", ["random", "tight", "mine:Bot", "shark:vera", "regular:nobody"])
def test_whoever_was_asked_for_by_name_is_not_sent_away(words: str) -> None:
    assert comes(f"You,cpu:{words}")[1] == f"cpu:{words}"


def test_a_simulation_is_of_the_levels_that_were_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["simulate", "--hands", "2", "--seats", "cpu,cpu:regular", "--json", "--jobs", "1"])
    told = capsys.readouterr().out
    assert '"player": "cpu"' in told
    assert '"player": "cpu:regular"' in told
