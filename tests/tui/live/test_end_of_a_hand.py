"""Pots, the showdown, and how long its result stays."""

from __future__ import annotations

import re
from random import Random

import pytest
from at_the_keyboard import Keyboard, cards_in, deal, hint, keyboard, walk
from evenings import STEEP
from moments_at_the_table import BOARD, TEXAS, hand_over, play, press, rows

from drawholdem_tui.controller.bots import BotPlayer
from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep
from drawholdem_tui.engine.cards import cards
from drawholdem_tui.engine.decisions import BetDecision, Decision
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.engine.view import View
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.tui.table.scene.regions import ResultsPicture, SeatLook


class Folds:
    """Keeps, and folds as soon as it can."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        return Fold() if isinstance(decision, BetDecision) else Keep()


def test_enter_goes_on_when_everybody_folds_to_a_new_card_that_nobody_has_looked_at() -> None:
    evening = keyboard(seats="Ann,cpu").evening
    evening.bots[1] = BotPlayer(Folds())
    with Keyboard(evening, Preferences(speed=0)) as at:
        at.press("1", "s")
        assert at.said == ["Keep", "Swap", "Fold"]
        assert at.scene.results
        at.press("enter")
        assert at.asked == "Ann"
        assert at.said == []


SHORT = {"Ann": 30, "Ben": 200}


def three_pots(at: Keyboard) -> None:
    """Ann is all-in for 30; Ben pays 90 for a swap and bets 45, Cleo calls."""
    press(at, "k", "k", "k", "r 3 0 enter", "c c", "c")
    press(at, "1 s", "r 4 5 enter", "c")


def test_side_pots_and_the_swap_pot_have_rows_with_who_can_win_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsQh", board=BOARD, replacements="4c")
    with keyboard(stacks=SHORT) as at:
        three_pots(at)
        at.lift()
        assert rows(at) == [
            ("main pot", 90, "Ann Ben Cleo"),
            ("side pot", 90, "Ben Cleo"),
            ("swap pot", 90, "for the best hand of all"),
        ]
        assert [seat.reach for seat in at.scene.seats] == ["main pot", "side pot", "side pot"]


def test_pots_stand_in_the_bar_of_who_is_asked_once_not_everybody_can_win_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsQh", board=BOARD, replacements="4c")
    with keyboard(stacks=SHORT) as at:
        assert "pots" not in {hint.command for hint in at.scene.keys.hints}
        three_pots(at)
        at.lift()
        assert "pots" in {hint.command for hint in at.scene.keys.hints}


def at_stake(at: Keyboard) -> list[str]:
    return [line.text for line in at.scene.panel.lines if line.text.startswith("you can lose")]


def test_what_can_still_be_lost_is_told_against_whoever_it_is_most_against(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsQh", board=BOARD)
    with keyboard(stacks={"Ann": 200, "Ben": 700, "Cleo": 400}) as at:
        press(at, "k", "k", "k")
        at.lift()
        assert at_stake(at) == ["you can lose 400 to Ben"]  # nobody has raised, and Ann has less
        press(at, "r 3 0 enter")
        at.lift()
        assert at_stake(at) == []  # as much as Ann has, as her plate says, to either of them
        press(at, "c")
        at.lift()
        assert at_stake(at) == ["you can lose 390 to Cleo"]  # all that Cleo has, less the own blind


def test_the_most_can_be_lost_to_whoever_has_most_and_not_to_whoever_has_raised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsQh", board=BOARD)
    with keyboard(stacks={"Ann": 800, "Ben": 700, "Cleo": 400}) as at:
        press(at, "k", "k", "k", "c", "c", "c", "c", "c", "r 3 0 enter")
        at.lift()
        assert at.asked == "Ann"  # after Cleo's bet on the flop
        assert at_stake(at) == ["you can lose 690 to Ben"]


def test_what_can_be_lost_to_several_is_told_without_a_name_from_the_first_decision_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsQh", board=BOARD)
    with keyboard(stacks={"Ann": 800, "Ben": 400, "Cleo": 400}) as at:
        press(at, "k")
        at.lift()
        assert at.asked == "Ann"
        assert at_stake(at) == ["you can lose 395"]
        press(at, "k", "k", "c", "c", "c", "c", "c", "r 3 0 enter")
        at.lift()
        assert at_stake(at) == ["you can lose 390"]


def test_nothing_is_said_of_a_swap_pot_with_nothing_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsQh", board=BOARD)
    with keyboard(stacks=SHORT) as at:
        press(at, "k", "k", "k", "r 3 0 enter", "c c", "c")
        assert [name for name, *_rest in rows(at)] == ["main pot"]


def test_the_fee_of_a_swap_lies_on_the_line_until_the_street_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsQh", board=BOARD, replacements="4c")
    with keyboard(stacks=SHORT) as at:
        press(at, "k", "k", "k", "r 3 0 enter", "c c", "c", "1 s")
        assert [(each.seat, each.cards, each.fee) for each in at.scene.line.lying] == [(1, 1, 90)]
        press(at, "c", "c")
        at.lift()
        assert at.scene.line.lying == ()
        assert at.scene.seats[1].swaps == 1


def played_out(at: Keyboard) -> ResultsPicture:
    """Everybody checks to the end."""
    while not at.scene.results:
        if at.scene.curtain:
            at.lift()
        at.press("c")
    return at.scene.results


def test_the_showdown_says_who_has_won_what_with_which_five(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsQh", board=BOARD, replacements="4c")
    with keyboard(stacks=SHORT) as at:
        three_pots(at)
        end = played_out(at)
        assert [(row.name, row.hand, row.won, row.net) for row in end.rows] == [
            ("Ann", "pair of aces", ("90 main", "90 swap pot"), 150),
            ("Cleo", "pair of queens", ("90 side",), 15),
            ("Ben", "king high", (), -165),
        ]
        fives = {row.name: set(row.marked) for row in end.rows}
        assert fives == {
            "Ann": set(cards("AsAhJs9h7d")),
            "Cleo": set(cards("QsQhJs9h7d")),
            "Ben": set(),
        }
        held = [set(row.cards) for row in end.rows]
        assert held == [set(cards("AsAh")), set(cards("QsQh")), set(cards("Kh4c"))]
        assert sum(row.net for row in end.rows) == 0
        assert [row.amount for row in at.scene.pots.rows] == [90, 90, 90]  # what was won
        assert at.scene.curtain is None
        seats = at.scene.seats
        assert [seat.look for seat in seats][::2] == [SeatLook.WON, SeatLook.WON]
        assert seats[0].marked == set(cards("AsAh"))
        assert set(map(str, at.scene.board.marked)) == {"Js", "9h", "7d"}
        assert [hint.key for hint in at.scene.keys.hints if hint.command == "next"] == ["Enter"]
        assert "Enter" not in end.hint  # it is told once


def test_a_bet_that_nobody_matched_is_told_as_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsQh", board=BOARD)
    with keyboard(TEXAS, stacks={"Ann": 300}) as at:
        press(at, "r 8 0 0 enter", "c c", "f")
        end = played_out(at)
        assert [(row.name, row.won, row.net) for row in end.rows] == [
            ("Ann", ("610 pot",), 310),
            ("Ben", (), -10),
            ("Cleo", (), -300),
        ]
        assert end.notes == ("Cleo gets 500 back, uncalled.",)


def test_as_many_kickers_are_told_as_decide_and_losers_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "KsTd", "AsTh", "4s9h", board="Tc8d6s3h2d")
    with keyboard(TEXAS) as at:
        press(at, "f", "c", "c")
        end = played_out(at)
        assert [(row.name, row.hand) for row in end.rows] == [
            ("Ben", "pair of tens, ace kicker (beats king)"),
            ("Ann", "pair of tens, king kicker"),
            ("Cleo", "folded before the flop"),
        ]


def test_of_a_hand_that_is_not_shown_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsTh", "KsTd", "4s9h", board="Tc8d6s3h2d")
    with keyboard(TEXAS) as at:
        press(at, "f", "c", "c")
        end = played_out(at)
        assert [(row.hand, len(row.cards)) for row in end.rows[:2]] == [
            ("pair of tens", 2),  # a kicker would tell of the other
            ("beaten, not shown", 0),
        ]
        names = [chair.name for chair in at.evening.match.chairs]
        chair = names.index(end.rows[1].name)
        first, second = at.evening.may_show(chair)
        at.director.show_cards(chair, (first,))
        assert [row.hand for row in played_out(at).rows[:2]] == ["pair of tens", "beaten"]
        at.director.show_cards(chair, (second,))
        end = played_out(at)
        assert [(row.hand, len(row.cards)) for row in end.rows[:2]] == [
            ("pair of tens, ace kicker (beats king)", 2),
            ("pair of tens, king kicker", 2),
        ]
        beaten = at.scene.seats[chair]
        assert (beaten.said, beaten.look) == ("pair of tens", SeatLook.BEATEN)


def test_one_person_alone_still_sees_the_own_cards_when_they_are_folded_or_won_unseen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsTh", "KsTd", "4s5h", board=BOARD)
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        hand_over(at)
        rows = {row.name: row for row in (at.scene.results or ResultsPicture()).rows}
        assert rows["Ann"].cards == cards("AsTh")
        assert rows["Ann"].hand == "folded before the flop"


def test_nobody_elses_folded_cards_are_told_among_several(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsTh", "KsTd", "4s5h", board=BOARD)
    with keyboard(TEXAS) as at:
        hand_over(at)
        end = at.scene.results or ResultsPicture()
        assert [row.cards for row in end.rows] == [(), (), ()]
        assert end.rows[0].hand == "nobody called"
        assert {row.hand for row in end.rows[1:]} == {"folded before the flop"}


def test_between_hands_nothing_is_offered_or_told_that_belongs_to_a_hand() -> None:
    with keyboard() as at:
        hand_over(at)
        assert "coach" not in [hint.command for hint in at.scene.keys.hints]
        assert at.scene.title.swap == "Ben wins 10"


def test_those_who_share_a_pot_all_have_their_five_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsKh", "AhKs", "QsQh", board="2c7d9hAdKd")
    with keyboard(TEXAS) as at:
        press(at, "c", "c", "c")
        played_out(at)
        assert [len(seat.marked) for seat in at.scene.seats] == [2, 2, 0]
        assert at.scene.seats[0].look is at.scene.seats[1].look is SeatLook.WON


def test_the_end_stays_until_a_key_or_for_the_seconds_of_a_setting() -> None:
    with keyboard(TEXAS) as at:
        press(at, "f", "f")
        end = at.scene.results
        assert end
        assert at.wait(1000).results == end
        at.press("space", "f", "c", "r", "x")
        assert at.scene.results == end
        assert at.press("enter").curtain


def test_nobody_who_has_won_unseen_shows_a_card() -> None:
    with keyboard(TEXAS) as at:
        press(at, "f", "f")
        at.press("space")
        assert not cards_in(at.scene)


@pytest.mark.parametrize("game", PRESETS)
def test_standings_say_who_has_won_the_evening(game: str) -> None:
    with keyboard(game, mode=Mode.KNOCKOUT, levels=STEEP, stack=100) as at:
        play(at, Random(game), keys=2_000)
        assert at.ended
        places = sorted(chair.place or 0 for chair in at.evening.match.chairs)
        assert places[0] == 1
        assert sum(chair.stack for chair in at.evening.match.chairs) == 300
        *_rest, second, winner = (row.text for row in at.scene.log.rows)
        assert re.search(r"finish(es)? 2nd of 3\.", second)
        first = next(chair.name for chair in at.evening.match.chairs if chair.place == 1)
        assert winner == f"{first} wins the tournament."
        assert at.scene.title.swap == f"{first} wins the tournament"
        won, last = at.scene.log.won, at.evening.match.hands
        assert won is not None
        assert [row.place for row in won.places] == places
        assert [row.first for row in won.places] == [True, False, False]
        assert won.places[1].said == f"hand {last}"  # whoever was beaten then
        assert won.places[1].lasted == 1.0
        assert (won.title, won.most) == (f"{first}'s chips", "300")
        assert (won.course[0], won.course[-1], len(won.course)) == (100, 300, last + 1)


def test_it_is_told_why_cards_stay_hidden_while_somebody_may_still_swap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # DH-20
    deal(monkeypatch, "AsAh", "KsKh", board=BOARD, replacements="4c")
    with keyboard(seats="Ann,Ben", stacks={"Ann": 30}) as at:
        press(at, "k", "k", "r 3 0 enter", "c c")
        while at.scene.results is None:
            assert at.scene.title.notice == "cards stay hidden: Ben may still swap"
            assert all(None in seat.cards for seat in at.scene.seats if seat.cards)
            if at.scene.curtain:
                at.lift()
            assert hint(at.press("f")) == "The betting is over: swap or keep."
            assert at.button("keep") == ("keep", True)
            seen: list[str] = []
            at.front.watch = lambda seen=seen: seen.append(at.scene.title.notice)  # type: ignore[misc]
            at.press("k")
        assert not any("may still swap" in each for each in seen)


def test_one_person_alone_is_told_so_as_you(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsAh", "KsKh", board=BOARD, replacements="4c")
    with keyboard(seats="Ann,cpu:random", stacks={"cpu:random": 30}) as at:
        at.director.show.stage.may_still_swap = 0
        assert at.scene.title.notice == "cards stay hidden: you may still swap"


def test_before_an_all_in_board_each_street_is_waited_for_and_the_river_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # TH-11
    deal(monkeypatch, "AsAh", "KsKh", board=BOARD)
    with keyboard(TEXAS, seats="Ann,Ben", stacks={"Ann": 30}) as at:
        waited: list[tuple[int, float]] = []

        async def beat(share: float = 1.0) -> None:
            waited.append((len(at.director.show.board), share))

        monkeypatch.setattr(at.director.pace, "beat", beat)
        press(at, "r 3 0 enter", "c c")
        before = {cards: max(share for seen, share in waited if seen == cards) for cards in (3, 4)}
        assert before == {3: 3.0, 4: 4.0}  # at the default pace 1.5 and 2 seconds
        assert (0, 3.0) in waited


def test_a_key_of_another_time_says_so_for_a_moment() -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        at.press("o")
        assert at.scene.title.notice == "overblind: only between hands"
        at.wait(2)
        assert "between hands" not in at.scene.title.notice
        hand_over(at).press("f")
        assert at.scene.title.notice == "fold: the hand is over"


def test_a_change_of_pace_is_told_for_a_moment() -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        before = at.scene.title.notice
        at.press("-", "-")
        assert at.scene.title.notice == f"speed {at.director.pace.speed} of 5"
        at.wait(2)
        assert at.scene.title.notice == before
        at.press("p")
        assert "paused" in at.scene.title.notice


class Calls:
    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        if not isinstance(decision, BetDecision):
            return Keep()
        return Check() if decision.may_check else Call()


def test_an_own_beaten_hand_of_the_same_name_is_told_apart_by_kickers_to_its_owner_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "4sAh", "4hTc", board="4d9c2hJs7s")
    evening = keyboard(seats="cpu,Ann").evening
    evening.bots[0] = BotPlayer(Calls())
    with Keyboard(evening, Preferences(speed=0)) as at:
        while not at.between_open:
            at.press("k" if at.button("keep")[1] else "c")
        results = at.scene.results
        assert results
        assert [row.hand for row in results.rows] == [
            "pair of fours, ace kicker (beats jack)",
            "pair of fours, jack kicker, not shown",
        ]
        shown = {text for text in walk(at.scene.pots) if isinstance(text, str)}
        assert not [text for text in shown if "kicker" in text]  # the table has not seen it
