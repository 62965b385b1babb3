"""Dealer's choice over thousands of random hands: buttons, blinds, carried pots and chips."""

from __future__ import annotations

import copy
from dataclasses import replace
from random import Random

import pytest
from chips_laid_out import lay_out

from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, PRESETS, Game, Opening, Rules
from drawholdem_tui.engine.setup import PostKind
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.match.button import next_chair
from drawholdem_tui.match.choice import GAMES, DealersChoice, rules_of_game
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.match.errors import BrokenMatch, MatchError
from drawholdem_tui.match.match import Match, new_match
from drawholdem_tui.match.mode import WAYS
from drawholdem_tui.match.state import match_of, state_of
from drawholdem_tui.players.cpu.random_choice import any_action

STACK = 300


def table(way: str, players: int, seed: int = 0) -> Match:
    match = new_match(DRAW_HOLDEM, [f"P{number}" for number in range(players)], STACK)
    match.choice = DealersChoice(way, "draw-holdem")
    match.draw_for_the_button(shuffled(b"%d" % seed))
    return match


def game_of(rules: Rules) -> str:
    same = (rules.game, rules.swaps, rules.opening if rules.game is Game.DRAW_POKER else None)
    return next(
        name for name, each in PRESETS.items()
        if (each.game, each.swaps, each.opening if each.game is Game.DRAW_POKER else None) == same
    )  # fmt: skip


def play_out(match: Match, dealing: Dealing, rng: Random) -> None:
    hand = Hand(dealing.rules, dealing.setup, SecretDeck(rng.randbytes(8)))
    while hand.decision:
        hand.act(any_action(hand.decision, rng))
    match.finish(dealing, hand)


def chips(match: Match) -> int:
    assert match.choice
    return (
        sum(chair.stack - chair.bought for chair in match.chairs)
        + match.carried + sum(match.choice.aside.values())
    )  # fmt: skip


def big_blind(dealing: Dealing) -> int | None:
    posts = [post for post in dealing.setup.posts if post.kind is PostKind.BIG]
    return dealing.chairs[posts[0].seat] if posts else None


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", [2, 3, 5, 9])
def test_random_evenings_keep_chips_buttons_blinds_and_carried_pots(way: str, players: int) -> None:
    """Some 6,400 hands in all; everybody who is broke buys in again."""
    for seed in range(10):
        rng = Random(f"{way} {players} {seed}")
        match = table(way, players, seed)
        last_big: int | None = None
        last_button: int | None = None
        carried = dict.fromkeys(GAMES, 0)
        for _ in range(40):
            if (chooser := match.chooser()) is not None:
                assert match.button
                assert chooser == next_chair(match.button.button, match._able_chairs())
                if rng.random() < 0.8:
                    match.choose(rng.choice(GAMES))
            match = match_of(state_of(match))  # put down and taken up again between any two
            dealing = match.next_dealing()
            game = game_of(dealing.rules)
            assert dealing.setup.carried == carried[game]  # a pot waits for its own game
            big = big_blind(dealing)
            assert (big is None) is not dealing.rules.has_blinds
            if big is not None:
                if last_big is not None:  # one chair on, whatever was dealt in between (TH-2)
                    assert big == (last_big + 1) % players
                last_big = big
            elif last_button is not None:
                assert dealing.button == (last_button + 1) % players
            last_button = dealing.button
            play_out(match, dealing, rng)
            carried[game] = match.carried
            assert chips(match) == 0
            for chair, seat in enumerate(match.chairs):
                if not seat.stack:
                    match.buy(chair, STACK)
        match.close()
        assert match.carried == 0
        assert sum(chair.net for chair in match.chairs) == 0


def test_by_turn_each_game_comes_in_its_turn() -> None:
    match, rng = table("turn", 4), Random(1)
    games = []
    for _ in range(8):
        dealing = match.next_dealing()
        games.append(game_of(dealing.rules))
        play_out(match, dealing, rng)
        lay_out(match, dict.fromkeys(range(len(match.chairs)), STACK))
    assert games == [*GAMES, *GAMES]


def test_an_orbit_is_as_many_hands_as_sat_there_when_it_began() -> None:
    match, rng = table("turn:orbit", 3), Random(2)
    games = []
    for _ in range(9):
        dealing = match.next_dealing()
        games.append(game_of(dealing.rules))
        play_out(match, dealing, rng)
        lay_out(match, dict.fromkeys(range(len(match.chairs)), STACK))
    assert games == [game for game in GAMES[:3] for _ in range(3)]


def test_only_the_next_to_deal_chooses_once_and_silence_deals_the_same_again() -> None:
    match, rng = table("button", 3), Random(3)
    with pytest.raises(MatchError, match="no_choice_now"):
        match.choose("nonsense")
    play_out(match, match.next_dealing(), rng)
    assert match.chooser() is not None
    match.choose("draw-poker")
    assert match.chooser() is None
    with pytest.raises(MatchError, match="no_choice_now"):
        match.choose("texas-holdem")
    dealing = match.next_dealing()
    assert game_of(dealing.rules) == "draw-poker"
    play_out(match, dealing, rng)
    assert game_of(match.next_dealing().rules) == "draw-poker"


def test_stakes_carry_over_from_game_to_game() -> None:
    rules = replace(DRAW_HOLDEM, small_blind=10, big_blind=25)
    poker = rules_of_game("draw-poker", rules)
    assert (poker.ante, poker.big_blind, poker.opening) == (10, 25, Opening.JACKS)
    assert rules_of_game("draw-holdem", rules) == rules
    assert rules_of_game("texas-holdem", rules).ante == 0


def test_everybody_pays_as_many_big_blinds_whatever_the_turn_of_the_games() -> None:
    """Four games and four players: by the hand alone two of them would never pay any."""
    match, rng = table("turn", 4), Random(4)
    paid = [0] * 4
    for _ in range(80):
        dealing = match.next_dealing()
        if (big := big_blind(dealing)) is not None:
            paid[big] += 1
        play_out(match, dealing, rng)
        lay_out(match, dict.fromkeys(range(len(match.chairs)), STACK))
    assert paid == [10] * 4


def test_a_rehearsal_of_the_next_hand_moves_no_pot_of_the_real_match() -> None:  # DP-5
    match, rng = table("turn", 3), Random(5)
    assert match.choice
    match.choice = replace(match.choice, game="draw-poker")
    match.carried = match.brought = 15
    match.hands, match.dealt_in = 1, (0, 1, 2)
    state = state_of(match)
    before = copy.deepcopy(state)
    rehearsal = match_of(state)
    play_out(rehearsal, rehearsal.next_dealing(), rng)
    assert rehearsal.choice
    assert rehearsal.choice.aside == {"draw-poker": 15}
    assert state == before
    assert state_of(match) == before


def test_chips_from_nowhere_stop_the_match() -> None:
    match = table("turn", 3)
    match.carried = 15
    with pytest.raises(BrokenMatch):
        match.next_dealing()
    with pytest.raises(BrokenMatch):
        match_of(state_of(match))
