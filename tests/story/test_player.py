"""Recorded hands, step by step: every place is the same from wherever one comes."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from random_hands import random_rules
from recorded import EDGE, REFERENCE, edge_fields
from tableau import any_deck, say, shared_file, texas

from drawholdem_tui.cli.main import main
from drawholdem_tui.engine.actions import Call, Check, Keep, Swap
from drawholdem_tui.engine.cards import cards
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.engine.events import HoleCardsDealt
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER_CASINO, PRESETS
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.past.recorded import recorded_of
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.storage.phh.faults import HandFault
from drawholdem_tui.storage.phh.fields import record_of
from drawholdem_tui.storage.phh.replay import replay
from drawholdem_tui.storage.phh.unseen import held_back
from drawholdem_tui.storage.phh.write import document_of
from drawholdem_tui.story.player import SAID, Player
from drawholdem_tui.story.recorded import Eyes, Recorded
from drawholdem_tui.words.cards import letters


def any_hand(preset: str, seed: int) -> Hand:
    """Played to its end by chance."""
    rng = Random(f"{preset} {seed}")
    rules = random_rules(rng, PRESETS[preset])
    stacks = tuple(rng.randint(20, 300) for _ in range(rng.randint(2, 6)))
    hand = Hand(rules, regular(rules, stacks), any_deck(seed))
    while hand.decision:
        hand.act(any_action(hand.decision, rng))
    return hand


def player_of(hand: Hand, own: int | None = None, eyes: Eyes = Eyes.OWN) -> Player:
    names = tuple(f"Seat {seat}" for seat in range(len(hand.setup.stacks)))
    return Player(Recorded(hand, names, 1, own), letters, eyes)


def test_a_card_that_is_swapped_in_and_shown_lies_open_where_all_cards_do() -> None:
    """Also where nobody knows what went for it."""
    hand = texas([400, 400], rules=DRAW_HOLDEM)
    swaps = hand.decision
    assert isinstance(swaps, SwapDecision)
    hand.act(Swap(swaps.cards[0]))
    while hand.decision:
        bets, keep = hand.decision, Keep()
        hand.act((Call() if bets.may_call else Check()) if isinstance(bets, BetDecision) else keep)
    fields = held_back(document_of(hand, secret=b"0" * 32))
    recorded = recorded_of(replay(record_of(fields)))
    assert recorded
    player = Player(recorded, letters, Eyes.ALL)
    dealt, at = player.show.stage.seats[swaps.seat].cards, player.place.events
    while player.place.actions < 1:
        player.by(1)
    came = player.show.stage.seats[swaps.seat].cards
    assert (dealt.count(None), came.count(None)) == (1, 0), at


def seen(player: Player) -> tuple[object, ...]:
    """Everything that is shown where it stands."""
    show = player.show
    return (
        show.stage.seats, show.stage.pots, show.stage.line, show.stage.swap_pot, show.stage.fee,
        show.stage.to_act, show.board, tuple(show.log), show.ending, show.button, show.winning,
        player.own_cards, player.place,
    )  # fmt: skip


def agrees_both_ways(player: Player) -> None:
    """Forward, back, and by jumps the same scenes; told as text, as tables may change."""
    forward = [repr(seen(player))]
    while player.by(1):
        forward.append(repr(seen(player)))
    assert len(forward) == len(player.places)
    backward = [repr(seen(player))]
    while player.by(-1):
        backward.append(repr(seen(player)))
    assert backward[::-1] == forward
    jumps = Random(len(forward))
    for _ in range(5):
        at = jumps.randrange(len(forward))
        player.go_to(at)
        assert repr(seen(player)) == forward[at]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_step_forward_and_back_gives_the_same_scenes(preset: str) -> None:
    for seed in range(12):
        agrees_both_ways(player_of(any_hand(preset, seed), own=0, eyes=list(Eyes)[seed % 3]))


def agree_both_ways(documents: Iterable[Mapping[str, Any]]) -> None:
    for number, fields in enumerate(documents):
        recorded = recorded_of(replay(record_of(fields)))
        assert recorded is not None
        agrees_both_ways(Player(recorded, letters, list(Eyes)[number % 3]))


def evening_in_a_file(folder: Path, game: str, hands: int) -> list[dict[str, Any]]:
    """Played by computers among themselves, as ``simulate --phh`` writes it."""
    file = folder / f"{game}.jsonl"
    seats = "cpu:rookie,cpu:random,cpu:rookie,cpu:random,cpu:rookie,cpu:random"
    said = ["--game", game, "--seats", seats, "--seed", "evening", "--hands", str(hands)]
    assert main(["simulate", *said, "--jobs", "1", "--phh", str(file)]) == 0
    documents = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(documents) == hands
    return documents


def pluribus() -> list[dict[str, Any]]:
    lines = lzma.decompress(shared_file("pluribus.jsonl.xz").read_bytes()).splitlines()
    return [json.loads(line) for line in lines]


def test_so_do_the_hands_written_out_for_their_edges() -> None:
    agree_both_ways(edge_fields(hand) for hand in EDGE)


def test_so_does_every_fortieth_hand_of_the_reference() -> None:
    agree_both_ways(REFERENCE[::40])


@pytest.mark.parametrize("game", ["draw-holdem", "draw-poker"])
def test_so_do_the_first_hands_of_a_simulated_evening(tmp_path: Path, game: str) -> None:
    agree_both_ways(evening_in_a_file(tmp_path, game, 5))


@pytest.mark.long
def test_so_does_every_twelfth_hand_of_the_reference() -> None:
    agree_both_ways(REFERENCE[::12])


@pytest.mark.long
@pytest.mark.by_hand
def test_so_does_every_hand_of_the_reference() -> None:
    agree_both_ways(REFERENCE)


@pytest.mark.long
@pytest.mark.parametrize("game", PRESETS)
def test_so_does_a_long_simulated_evening(tmp_path: Path, game: str) -> None:
    agree_both_ways(evening_in_a_file(tmp_path, game, 150))


@pytest.mark.long
def test_so_does_every_twelfth_hand_of_pluribus() -> None:
    agree_both_ways(pluribus()[::12])


@pytest.mark.long
@pytest.mark.by_hand
def test_so_does_every_hand_of_pluribus() -> None:
    agree_both_ways(pluribus())


@pytest.mark.parametrize("preset", PRESETS)
def test_one_stops_wherever_somebody_is_asked(preset: str) -> None:
    """And every action has its place: as many as the hand has."""
    for seed in range(12):
        hand = any_hand(preset, seed)
        player = player_of(hand, own=0)
        asked = {place.actions: place.to_act for place in player.places if place.to_act is not None}
        assert sorted(asked) == list(range(len(hand.actions))), f"seed {seed}"
        again = Hand(hand.rules, hand.setup, hand.deck)
        for number, action in enumerate(hand.actions):
            assert again.decision is not None
            assert again.decision.seat == asked[number]
            player.before_action(number)
            assert player.place.actions == number
            assert player.next_action == action
            view = again.view(0)
            assert [seat.stack for seat in player.show.stage.seats] == [
                seat.stack for seat in view.seats
            ]
            assert player.show.stage.fee == view.fee
            if not player.show.stage.seats[0].folded:
                assert player.own_cards == view.own_cards
            again.act(action)


def test_it_begins_where_the_first_is_asked_and_tells_nothing_of_what_comes() -> None:
    player = player_of(any_hand("draw-holdem", 3), own=1)
    assert player.place.actions == 0
    assert player.place.to_act is not None
    stage = player.show.stage
    assert player.show.board == ()
    assert all(set(seat.cards) == {None} for seat in stage.seats)
    assert len(player.own_cards) == 2
    assert None not in player.own_cards
    assert all(line.place == 0 for line in player.lines())
    player.go_to(4)
    ahead = len(player.lines())
    player.go_to(1)
    assert {line.place for line in player.lines()} == {0, 1}  # nothing of what comes, again
    player.go_to(4)
    assert len(player.lines()) == ahead


def test_whose_cards_lie_open() -> None:
    hand = texas([100, 100, 100], rules=DRAW_HOLDEM)
    own = player_of(hand, own=0)
    assert own.own_cards == hand.view(0).own_cards
    own.eyes = Eyes.SHOWN
    assert own.own_cards == ()
    assert all(set(seat.cards) == {None} for seat in own.show.stage.seats)
    own.eyes = Eyes.ALL
    dealt = next(event for event in hand.events if isinstance(event, HoleCardsDealt))
    assert tuple(seat.cards for seat in own.show.stage.seats) == dealt.hands


def test_cards_that_nobody_saw_are_never_shown_whoever_looks() -> None:
    """Held back from a file, they have stand-ins that are no news of anybody's hand."""
    looked_at = 0
    for fields in REFERENCE[:40]:
        try:
            played = replay(record_of(held_back(fields)))
        except HandFault:  # it does not say enough any more to be played
            continue
        recorded = recorded_of(played, "Player 1")
        if recorded is None or not recorded.unseen:
            continue
        looked_at += 1
        player = Player(recorded, letters, Eyes.ALL)
        while True:
            lie_open = {card for seat in player.show.stage.seats for card in seat.cards}
            assert recorded.unseen.isdisjoint(card for card in lie_open if card is not None)
            assert recorded.unseen.isdisjoint(card for card in player.own_cards if card is not None)
            if not player.by(1):
                break
    assert looked_at


def test_streets_are_gone_through_forward_and_back() -> None:
    hand = texas([100, 100, 100], rules=DRAW_HOLDEM)
    while decision := hand.decision:
        stays = Call() if isinstance(decision, BetDecision) and decision.may_call else Check()
        hand.act(Keep() if isinstance(decision, SwapDecision) else stays)
    player = player_of(hand)
    boards = []
    while player.by_streets(1):
        boards.append(len(player.show.board))
    assert boards[:3] == [3, 4, 5]
    assert player.at_the_end
    back = []
    while player.by_streets(-1):
        back.append(len(player.show.board))
    assert back == [5, 4, 3, 0]
    assert player.at == 0


def test_a_number_leads_to_where_that_action_has_just_been_said() -> None:
    player = player_of(any_hand("draw-holdem", 5))
    player.to_action(3)
    assert player.place.actions == 3
    assert isinstance(player.last_event, SAID)
    player.to_action(10_000)
    assert player.at_the_end


def test_one_discard_is_followed_to_its_new_cards() -> None:
    hand = Hand(DRAW_POKER_CASINO, regular(DRAW_POKER_CASINO, (300, 300)), any_deck())
    say(hand, "p1 bets to 10", "p2 calls")
    seat = hand.decision.seat if hand.decision else 0
    held = hand.view(seat).own_cards
    say(hand, f"p{seat + 1} draws {held[0]}{held[1]}")
    player = player_of(hand, own=seat)
    player.go_to(len(player.places) - 1)
    assert player.own_cards == hand.view(seat).own_cards
    assert not set(cards(f"{held[0]}{held[1]}")) & set(player.own_cards)
