"""``--until``: decided as soon as it is, and honest although somebody looks all the time."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from drawholdem_tui.arena.decided import ERROR, LEAST, Difference, Verdict
from drawholdem_tui.cli.main import main

RUNS = 2_000
LONGEST = 1_000  # deals
LOOKS = 20  # deals from one look to the next, which are those of a block


def run(draw: Callable[[], float], deals: int) -> Difference:
    """As the arena does it: it looks after each block, and stops."""
    difference = Difference()
    while difference.deals < deals and difference.verdict is Verdict.OPEN:
        difference.add(draw() for _ in range(LOOKS))
    return difference


def a_deal(rng: random.Random) -> float:
    """Somewhat like poker: mostly small, now and then a stack; even between equals."""
    big = rng.random()
    return rng.gauss(0, 1) * (30 if big < 0.03 else 6 if big < 0.2 else 1.5)


@pytest.mark.long
@pytest.mark.parametrize("deal", [a_deal, lambda rng: rng.gauss(0, 1)], ids=["poker", "normal"])
def test_of_two_who_are_equal_no_more_runs_are_decided_than_is_stated(
    deal: Callable[[random.Random], float],
) -> None:
    rng = random.Random(24)
    verdicts = [run(lambda: deal(rng), LONGEST).verdict for _ in range(RUNS)]
    better, worse = (verdicts.count(each) / RUNS for each in (Verdict.BETTER, Verdict.WORSE))
    print(f"seed 24: {RUNS} runs of equals, better in {better:.2%}, worse in {worse:.2%}")
    assert better + worse <= ERROR
    assert max(better, worse) <= ERROR / 2


def test_whoever_is_better_is_found_and_nobody_else() -> None:
    rng = random.Random(1)
    for ahead, verdict in ((0.3, Verdict.BETTER), (-0.3, Verdict.WORSE)):
        for _ in range(20):
            found = run(lambda: rng.gauss(0, 1) + ahead, 5_000)  # noqa: B023
            assert found.verdict is verdict
            assert LEAST <= found.deals < 1_000


def test_a_larger_difference_is_decided_sooner() -> None:
    lengths = []
    for ahead in (0.1, 0.2, 0.4):
        rng = random.Random(7)
        runs = [run(lambda: rng.gauss(0, 1) + ahead, 20_000).deals for _ in range(20)]  # noqa: B023
        lengths.append(sum(runs) / 20)
    assert lengths[0] > 2 * lengths[1] > 2 * lengths[2]


def test_deals_that_are_all_the_same_decide_nothing() -> None:
    assert run(lambda: 0.0, 500).verdict is Verdict.OPEN


def test_the_arena_stops_when_it_is_decided_at_the_same_deal_however_many_play(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("arena", "--players", "random,always-raise,rookie", "--hands", "6000", "--seed", "s")
    until = ("--until", "rookie > random", "--stack", "100", "--json")
    told = []
    for jobs in ("1", "2"):
        assert main([*words, *until, "--jobs", jobs]) == 0
        document, _, rest = capsys.readouterr().out.partition(', "players"')
        told.append((document.partition(",")[0], rest))
    assert told[0] == told[1]
    assert int(told[0][0].split()[-1]) < 6000


def test_what_is_decided_is_said_and_becomes_the_exit_code(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["arena", "--players", "random,rookie", "--seed", "s", "--stack", "100", "--jobs", "1"]
    assert main([*words, "--hands", "2000", "--until", "random > rookie"]) == 1
    assert "random > rookie: no, rookie is better: decided after" in capsys.readouterr().out
    assert main([*words, "--hands", "80", "--until", "rookie > random"]) == 1
    assert "rookie > random: not decided after 40 deals" in capsys.readouterr().out
    assert main([*words, "--hands", "80", "--until", "rookie > shark"]) == 2
    assert "--until" in capsys.readouterr().err
