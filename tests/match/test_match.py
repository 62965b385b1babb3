"""Matches: seats and buttons over many hands, knock-outs, coming and going."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from chips_laid_out import lay_out
from hypothesis import example, given, settings
from hypothesis import strategies as st

from drawholdem_tui.engine.actions import Check, Fold
from drawholdem_tui.engine.cards import cards
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, TEXAS_HOLDEM, AnteKind, Overblind
from drawholdem_tui.engine.setup import PostKind
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.match.closing import closing_of
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.match.errors import MatchError
from drawholdem_tui.match.levels import SCHEDULES, LevelsError, levels_named
from drawholdem_tui.match.match import Match, new_match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.match.state import match_of, state_of
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.words.past.closing import closing_lines
from drawholdem_tui.words.refusals.errors import sentence

NAMES = ["Ann", "Ben", "Cleo", "Dario", "Iris", "Otto"]


def table(players: int = 4, **options: object) -> Match:
    """A match whose first button is at the first chair."""
    match = new_match(TEXAS_HOLDEM, NAMES[:players], 1000, **options)  # type: ignore[arg-type]
    match.draw_for_the_button(cards("AsKs2c3c4c5c"))
    return match


def positions(dealing: Dealing) -> tuple[int, int | None, int]:
    """The chairs of button, small blind and big blind."""
    at = {post.kind: dealing.chairs[post.seat] for post in dealing.setup.posts}
    return dealing.button, at.get(PostKind.SMALL), at[PostKind.BIG]


def play_out(match: Match, dealing: Dealing, rng: Random | None = None) -> None:
    """Everybody folds, or does anything."""
    secret = rng.randbytes(8) if rng else b"x"
    hand = Hand(dealing.rules, dealing.setup, SecretDeck(secret))
    while hand.decision:
        if rng:
            hand.act(any_action(hand.decision, rng))
        else:
            hand.act(Fold() if hand.decision.kind == "bet" else Check())
    match.finish(dealing, hand)


def course(match: Match, *events: tuple[int, str, int]) -> list[tuple[int, int | None, int]]:
    """Positions hand by hand; ``(hand, what, chair)`` happens after a hand."""
    rows = []
    for number in range(1, 1 + max(hand for hand, _, _ in events) + 2):
        dealing = match.next_dealing()
        rows.append(positions(dealing))
        play_out(match, dealing)
        for hand, what, chair in events:
            if hand == number and what == "out":
                lay_out(match, {chair: 0})
            elif hand == number and what == "back":
                lay_out(match, {chair: 1000})
    return rows


def test_the_draw_for_the_first_button_is_shown() -> None:  # TH-2
    match = new_match(TEXAS_HOLDEM, NAMES[:3], 1000)
    assert match.draw_for_the_button(cards("9cKdKh")) == 2
    assert match.drawn == dict(enumerate(cards("9cKdKh")))


@pytest.mark.parametrize(
    ("events", "rows"),
    [
        # four players, nobody leaves
        ([(2, "", 0)], [(0, 1, 2), (1, 2, 3), (2, 3, 0), (3, 0, 1)]),
        # the big blind busts: a dead small blind, then a dead button
        ([(1, "out", 2)], [(0, 1, 2), (1, None, 3), (2, 3, 0)]),
        # the small blind busts: the button falls on the empty chair
        ([(1, "out", 1)], [(0, 1, 2), (1, 2, 3), (2, 3, 0)]),
        # the button busts: nothing to see
        ([(1, "out", 0)], [(0, 1, 2), (1, 2, 3), (2, 3, 1)]),
        # the next big blind busts: the one after posts it
        ([(1, "out", 3)], [(0, 1, 2), (1, 2, 0), (2, 0, 1)]),
        # both blinds bust: from four to two
        ([(1, "out", 1), (1, "out", 2)], [(0, 1, 2), (0, 0, 3), (3, 3, 0)]),
        # from three to two: the big blind is not posted twice running
        ([(1, "out", 0), (2, "out", 1)], [(0, 1, 2), (1, 2, 3), (3, 3, 2), (2, 2, 3)]),
    ],
)
def test_the_button_over_the_hands(  # TH-2
    events: list[tuple[int, str, int]], rows: list[tuple[int, int | None, int]]
) -> None:
    assert course(table(), *events)[: len(rows)] == rows


@settings(max_examples=150, deadline=None, print_blob=True)
@given(st.integers(2, 10), st.integers(0, 2**32))
def test_nobody_pays_the_big_blind_twice_running_or_escapes_it(players: int, seed: int) -> None:
    # TH-2: whatever knock-outs happen
    rng = Random(seed)
    match = new_match(DRAW_HOLDEM, [f"P{n}" for n in range(players)], 120, Mode.KNOCKOUT)
    match.draw_for_the_button(shuffled(rng.randbytes(4)))
    bigs: list[int] = []
    since: Counter[int] = Counter()
    while not match.over and match.hands < 120:
        dealing = match.next_dealing()
        big = positions(dealing)[2]
        if bigs:
            assert big != bigs[-1]
        bigs.append(big)
        for chair in dealing.chairs:
            since[chair] += 1
            assert since[chair] <= players + 1  # everybody's turn comes
        since[big] = 0
        play_out(match, dealing, rng)
    assert sum(chair.stack for chair in match.chairs) + match.carried == 120 * players


@settings(max_examples=250, deadline=None, print_blob=True)
@given(st.integers(3, 8), st.integers(0, 2**32))
@example(3, 57117)
@example(3, 267)
def test_nor_does_anybody_by_coming_and_going(players: int, seed: int) -> None:
    # TH-2: sitting out and in, topping up while out, buying in again, joining and leaving
    rng = Random(seed)
    match = new_match(DRAW_HOLDEM, [f"P{n}" for n in range(players)], 120)
    match.draw_for_the_button(shuffled(rng.randbytes(4)))
    bigs: list[int] = []
    for number in range(60):
        for chair in range(len(match.chairs)):
            come_or_go(match, chair, rng)
        if rng.random() < 0.1 and sum(not seat.left for seat in match.chairs) < 9:
            match.join(f"N{number}", 100)
        if match.over:
            continue
        dealing = match.next_dealing()
        _, small, big = positions(dealing)
        assert match.button is not None
        assert big == match.button.big
        assert small in (None, match.button.small)
        assert not bigs or big != bigs[-1]
        bigs.append(big)
        play_out(match, dealing, rng)
    assert len(bigs) > 5


def come_or_go(match: Match, chair: int, rng: Random) -> None:
    seat = match.chairs[chair]
    if seat.left:
        return
    match rng.randrange(14):
        case 0:
            match.sit_out(chair)
        case 1 | 2:
            match.sit_in(chair)
        case 3:
            match.buy(chair, 50)
        case 4 if sum(not each.left for each in match.chairs) > 3:
            match.leave(chair)
    if not seat.left and not seat.stack and rng.random() < 0.7:
        match.buy(chair, 100)


def test_who_comes_back_waits_for_the_big_blind() -> None:  # TH-2
    match = table()
    play_out(match, match.next_dealing())  # (0, 1, 2)
    match.sit_out(3)
    play_out(match, match.next_dealing())  # (1, 2, 0)
    match.sit_in(3)
    dealing = match.next_dealing()
    assert 3 not in dealing.chairs  # the big blind is the next one, from 0 to 1
    assert positions(dealing) == (2, 0, 1)
    play_out(match, dealing)
    dealing = match.next_dealing()
    assert positions(dealing) == (0, 1, 2)
    play_out(match, dealing)
    dealing = match.next_dealing()
    assert positions(dealing) == (1, 2, 3)  # and pays it


def test_who_joins_waits_for_the_big_blind() -> None:  # TH-2
    match = table(3)
    play_out(match, match.next_dealing())  # (0, 1, 2)
    newcomer = match.join("Zoe", 500)
    dealing = match.next_dealing()
    assert positions(dealing) == (1, 2, newcomer)  # the next big blind is just there


def test_without_blinds_one_comes_in_at_once() -> None:
    match = new_match(DRAW_POKER, NAMES[:3], 1000)
    match.draw_for_the_button(cards("As2c3c"))
    play_out(match, match.next_dealing())
    newcomer = match.join("Zoe", 500)
    assert newcomer in match.next_dealing().chairs


# Overblinds


def test_an_overblind_is_posted_by_who_asked_for_it_left_of_the_big_blind() -> None:  # DH-8
    match = table()
    match.ask_for_overblind(3)
    dealing = match.next_dealing()  # button 0, blinds 1 and 2
    assert [post.kind for post in dealing.setup.posts] == ["small", "big", "over"]
    assert dealing.chairs[dealing.setup.posts[2].seat] == 3
    play_out(match, dealing)
    assert len(match.next_dealing().setup.posts) == 2  # asked for once


def test_an_overblind_asked_for_at_another_place_is_not_posted() -> None:  # DH-8
    match = table()
    with pytest.raises(MatchError) as refused:
        match.ask_for_overblind(0)
    assert sentence(refused.value.code, refused.value.values).startswith(f"only {NAMES[3]}, left")
    assert len(match.next_dealing().setup.posts) == 2


@pytest.mark.parametrize("ante_kind", list(AnteKind))
@pytest.mark.parametrize("stack", [19, 20, 24, 25, 26])
@pytest.mark.parametrize("players", [3, 4])
def test_who_cannot_pay_the_whole_overblind_beside_the_ante_posts_none(
    ante_kind: AnteKind, stack: int, players: int
) -> None:  # DH-8
    """With three players the overblind is the dealer's, who may owe the ante for all."""
    match = table(players)
    match.rules = replace(TEXAS_HOLDEM, ante=5, ante_kind=ante_kind)
    chair = 3 % players  # button 0, blinds 1 and 2
    lay_out(match, {chair: stack})
    with suppress(MatchError):  # it says what it takes
        match.ask_for_overblind(chair)
    dealing = match.next_dealing()
    pays = ante_kind is AnteKind.EACH or (ante_kind is AnteKind.DEALER and players == 3)
    posts = [post.kind for post in dealing.setup.posts]
    assert posts == ["small", "big", "over"][: 2 + (stack >= (25 if pays else 20))]
    Hand(dealing.rules, dealing.setup, SecretDeck(b"overblind"))  # refuses what it does not know


def test_re_overblinds_need_the_house_rule() -> None:  # DH-8
    for rule, posts in [(Overblind.ONE, 3), (Overblind.RE_OVERBLINDS, 4)]:
        match = table(5)
        match.rules = replace(TEXAS_HOLDEM, overblind=rule)
        match.ask_for_overblind(3)
        with suppress(MatchError):
            match.ask_for_overblind(4)
        assert len(match.next_dealing().setup.posts) == posts
    match.rules = replace(TEXAS_HOLDEM, overblind=Overblind.OFF)
    with pytest.raises(MatchError, match="no_overblinds_here"):
        match.ask_for_overblind(0)


# Cash


def test_buying_in_again_counts_in_the_net() -> None:
    match = table(2)
    match.chairs[0].stack = 0
    match.chairs[1].stack = 2000
    with pytest.raises(MatchError, match="too_few"):
        match.next_dealing()
    match.buy(0, 500)
    match.next_dealing()
    assert [chair.net for chair in match.chairs] == [-1000, 1000]


def test_a_chair_can_be_left_and_a_name_is_taken_once() -> None:
    match = table(3)
    with pytest.raises(MatchError, match="name_taken"):
        match.join("Ann", 100)
    match.leave(0)
    assert 0 not in match.next_dealing().chairs


@pytest.mark.parametrize(("left_with", "stack", "bought"), [(400, 1000, 1600), (1700, 1700, 1000)])
def test_who_comes_back_takes_the_old_chair(left_with: int, stack: int, bought: int) -> None:
    """EV-1: with what they left with, and at least what it takes to sit down."""
    match = table(3)
    lay_out(match, {0: left_with, 1: 3000 - left_with - 1000, 2: 1000})
    match.next_dealing()
    net = match.chairs[0].net
    match.leave(0)
    match.next_dealing()
    assert match.join("ANN", 1000) == 0
    ann = match.chairs[0]
    assert (len(match.chairs), ann.name) == (3, "Ann")
    assert (ann.stack, ann.bought, ann.net) == (stack, bought, net)
    assert ann.waits  # for the big blind: nobody gets round it by leaving (EV-5)
    assert 0 in [chair for _ in range(3) for chair in match.next_dealing().chairs]


# Knockout


def test_in_a_knockout_nobody_buys_in_or_joins() -> None:
    match = table(2, mode=Mode.KNOCKOUT)
    with pytest.raises(MatchError, match="no_rebuys"):
        match.buy(0, 100)
    with pytest.raises(MatchError, match="no_joining"):
        match.join("Zoe", 100)


def test_those_knocked_out_in_the_same_hand_are_ranked_by_their_stacks() -> None:
    match = table(4, mode=Mode.KNOCKOUT)
    lay_out(match, dict(enumerate((300, 50, 80, 50))))
    dealing = match.next_dealing()
    for chair in (1, 2, 3):
        match.chairs[chair].stack = 0
    match.chairs[0].stack = 480
    result = match._knock_out(dealing)
    assert result[0] == 2
    assert [chair.place for chair in match.chairs] == [1, 3, 2, 3]
    assert [chair.course for chair in match.chairs] == [(480,), (0,), (0,), (0,)]
    assert match.standings()[0] == 0


def test_of_a_knockout_it_is_known_since_when_and_by_whom_each_is_out() -> None:
    match = table(4, mode=Mode.KNOCKOUT)
    start = match.chairs[0].stack
    for stacks in ((2, 1, 1, 0), (1, 2, 1, 0), (2, 2, 0, 0), (4, 0, 0, 0)):
        dealing = match.next_dealing()
        for chair, stack in zip(match.chairs, stacks, strict=True):
            chair.stack = stack * start
        match._knock_out(dealing)
    closing = closing_of(match)
    assert closing.champion == 0
    assert [(row.chair, row.place, row.out, row.by) for row in closing.placed] == [
        (0, 1, None, None),
        (1, 2, 4, 0),
        (2, 3, 3, 0),
        (3, 4, 1, 0),
    ]
    for seat in match.chairs:  # as in an old book
        seat.course = seat.course[1:]
    assert {(row.out, row.by) for row in closing_of(match).placed} == {(None, None)}


def test_levels_rise_by_the_number_of_hands() -> None:
    standard = SCHEDULES["standard"]
    blinds = [standard.at(hand, 0, DRAW_HOLDEM).big_blind for hand in (1, 10, 11, 21, 31, 10_000)]
    assert blinds == [10, 10, 20, 30, 50, 10_000]
    assert standard.at(31, 0, DRAW_HOLDEM).ante == 5
    assert standard.at(31, 0, DRAW_POKER).ante == 25  # the first figure
    assert SCHEDULES["turbo"].number_at(6, 0) == 1
    assert SCHEDULES["deep"].number_at(20, 0) == 0


def test_a_file_of_ones_own_levels(tmp_path: Path) -> None:
    file = tmp_path / "levels.toml"
    file.write_text(
        "hands = 2\nlevels = [{ small = 1, big = 2 }, { small = 2, big = 4, ante = 1 }]"
    )
    assert levels_named(str(file)).at(3, 0, DRAW_HOLDEM).ante == 1


@pytest.mark.parametrize(
    "content",
    ["", "hands = 0\nlevels = []", "hands = 2\nlevels = [3]", "hands = ",
     "hands = 2\nlevels = [{}]", "hands = 2\nlevels = [{ small = 4, big = 2 }]"],
)  # fmt: skip
def test_a_file_of_levels_that_cannot_be_played_is_said(content: str, tmp_path: Path) -> None:
    file = tmp_path / "levels.toml"
    file.write_text(content)
    with pytest.raises(LevelsError) as refused:
        levels_named(str(file))
    assert "levels.toml" in sentence(refused.value.code, refused.value.values)
    with pytest.raises(LevelsError) as refused:
        levels_named("nonsense")
    assert "unknown file or name" in sentence(refused.value.code, refused.value.values)


def test_who_leaves_a_knockout_is_placed_below_those_who_stay() -> None:
    match = table(3, mode=Mode.KNOCKOUT)
    match.leave(0)
    match.leave(2)
    assert [chair.place for chair in match.chairs] == [3, 1, 2]
    with pytest.raises(MatchError, match="no_sitting_out"):
        match.sit_out(1)


# The end


def test_a_carried_pot_is_shared_when_the_evening_ends() -> None:  # DP-5
    match = new_match(DRAW_POKER, NAMES[:3], 1000)
    match.draw_for_the_button(cards("As2c3c"))
    match.next_dealing()
    match.carried = 16
    for chair in match.chairs:
        chair.stack -= 5
    match.chairs[0].stack -= 1
    match.close()
    assert sum(chair.net for chair in match.chairs) == 0
    lines = closing_lines(closing_of(match_of(state_of(match))), str)
    assert "Nobody won the pot of 16: it was shared out." in lines


def test_a_hand_is_won_by_whoever_comes_out_of_it_with_more_chips() -> None:
    """Not with half a pot that is less than was put in; so history and statistics count, too."""
    match, rng, ahead = table(4), Random("won"), Counter[int]()
    for _ in range(10):
        dealing = match.next_dealing()
        before = [chair.net for chair in match.chairs]
        play_out(match, dealing, rng)
        for number, (net, chair) in enumerate(zip(before, match.chairs, strict=True)):
            ahead[number] += chair.net > net
    assert [chair.hands_won for chair in match.chairs] == [ahead[at] for at in range(4)]


def test_wins_and_the_biggest_pot_are_counted() -> None:
    match = table(2)
    dealing = match.next_dealing()
    play_out(match, dealing)  # the button folds, the big blind wins
    winner = match.chairs[dealing.chairs[0]]
    assert (winner.hands_won, winner.biggest_pot, winner.net) == (1, 10, 5)


def test_who_comes_back_before_the_first_hand_waits_for_nothing() -> None:  # EV-5
    match = table(3)
    match.leave(1)
    match.join("Ben", 1000)
    assert not match.chairs[1].waits
