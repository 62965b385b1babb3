"""When a hand is over: cards shown by choice, and what would have come (TH-10). Nothing of it
changes chips or seals, or tells anybody anything before."""

from __future__ import annotations

import io
import tomllib
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from at_the_keyboard import Keyboard, keyboard
from evenings import table
from hypothesis import example, given, settings
from hypothesis import strategies as st

from drawholdem_tui.controller.bots import cards_to_show
from drawholdem_tui.engine.cards import FULL_DECK, Card
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.engine.events import (
    BoardDealt,
    CardsShown,
    CardSwapped,
    HoleCardsDealt,
    RabbitHunted,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rabbit import hunt_the_rabbit, would_have_come
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.evening.evening import fresh
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.evening.taken_up import taken_up
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.past.recorded import recorded_of
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.phh.documents import Found, read_hands
from drawholdem_tui.storage.phh.faults import HandFault
from drawholdem_tui.storage.phh.fields import record_of
from drawholdem_tui.storage.phh.replay import replay
from drawholdem_tui.storage.phh.unseen import held_back
from drawholdem_tui.storage.phh.verify import verified
from drawholdem_tui.storage.phh.write import document_of, text_of
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.story.player import Player
from drawholdem_tui.story.recorded import Eyes
from drawholdem_tui.tui.live.screens.overlays import overlay
from drawholdem_tui.tui.pages.choice import Choice

TEXAS = "texas-holdem"


def played(game: str, seed: int, seats: int = 4) -> tuple[Hand, bytes]:
    """A random hand, to its end."""
    rng = Random(f"{game} {seed}")
    secret = rng.randbytes(32)
    rules = PRESETS[game]
    rules = replace(rules, ante=rules.ante or (0 if rules.has_blinds else 5))
    hand = Hand(rules, regular(rules, (400,) * seats), SecretDeck(secret))
    while hand.decision:
        hand.act(any_action(hand.decision, rng))
    return hand, secret


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(list(PRESETS)), st.integers(0, 10**6))
def test_what_is_shown_or_hunted_changes_no_chips_and_nothing_that_was_known_before(
    game: str, seed: int
) -> None:
    hand, secret = played(game, seed)
    untouched, _same = played(game, seed)
    rng = Random(seed)
    for seat in range(len(hand.stacks)):
        if unseen := hand.unseen(seat):
            hand.show(seat, rng.sample(unseen, rng.randint(1, len(unseen))))
    hunt_the_rabbit(hand)
    before = len(untouched.events)
    assert hand.stacks == untouched.stacks
    assert (hand.carried, hand.won()) == (untouched.carried, untouched.won())
    assert hand.actions == untouched.actions
    for seat in (None, *range(len(hand.stacks))):
        assert hand.events_for(seat)[:before] == untouched.events_for(seat)
    told, plain = (document_of(each, secret=secret) for each in (hand, untouched))
    assert {name: told[name] for name in plain} == plain  # seal, cards and actions
    assert set(told) - set(plain) <= {"_shown", "_rabbit"}


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 10**6))
def test_the_rabbit_is_what_the_deck_held_next(seed: int) -> None:
    """Taken from the secret by hand: no card of it has been seen, and the board goes on behind its
    burned cards."""
    hand, secret = played("draw-holdem", seed)
    found = would_have_come(hand)
    if found is None:
        return
    order = [*SecretDeck(secret).open(hand._dealer.table)._cards[::-1]]
    known = [card for event in hand.events for card in cards_of(event)]
    burned = sum(isinstance(event, BoardDealt) for event in hand.events)
    at = len(known) + burned  # without a reshuffle
    if at + 8 > len(FULL_DECK):
        return
    rest, due = order[at:], list[Card]()
    for street in (3, 1, 1)[burned:]:
        due += rest[1 : 1 + street]
        rest = rest[1 + street :]
    assert list(found.board) == due
    if found.swap is not None:
        assert found.swap == order[at]
        assert found.swap not in known


def cards_of(event: object) -> tuple[Card | None, ...]:
    match event:
        case HoleCardsDealt(hands):
            return tuple(card for hand in hands for card in hand)
        case BoardDealt(_, cards):
            return cards
        case CardSwapped(received=card):
            return (card,)
    return ()


def test_nothing_can_be_shown_or_hunted_before_the_end() -> None:
    rules = PRESETS[TEXAS]
    hand = Hand(rules, regular(rules, (100, 100, 100)), SecretDeck(b"x"))
    with pytest.raises(IllegalAction, match="show_too_early"):
        hand.show(0, hand.unseen(0))
    assert would_have_come(hand) is None


def test_nobody_shows_what_everybody_has_seen_or_somebody_else_holds() -> None:
    hand, _secret = played(TEXAS, 3)
    seat = next(seat for seat in range(4) if hand.unseen(seat))
    other = next(each for each in range(4) if each != seat)
    with pytest.raises(IllegalAction, match="nothing_to_show"):
        hand.show(other, hand.unseen(seat))
    hand.show(seat, hand.unseen(seat))
    with pytest.raises(IllegalAction, match="nothing_to_show"):
        hand.show(seat, hand._dealer.table.hands[seat])


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(list(PRESETS)), st.integers(0, 10**6))
def test_a_hand_file_tells_it_is_checked_and_holds_nothing_else_back(game: str, seed: int) -> None:
    hand, secret = played(game, seed)
    for seat in range(len(hand.stacks)):
        if unseen := hand.unseen(seat):
            hand.show(seat, unseen[:1])
    hunt_the_rabbit(hand)
    fields = document_of(hand, secret=secret)
    again = replay(record_of(tomllib.loads(text_of(fields)))).hand
    assert again
    shown = [event for event in hand.events if isinstance(event, CardsShown)]
    assert [event for event in again.events if isinstance(event, CardsShown)] == shown
    assert held_back(fields).get("_shown") == fields.get("_shown")


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(list(PRESETS)), st.integers(0, 10**6))
@example("draw-poker", 5708)  # what came lies where the card lay that went
@example("draw-poker", 5647)  # what was kept lies where it was dealt
@example("draw-poker", 437)  # a card that came is shown beside split openers
@example("draw-poker", 34758)  # openers that were split, and shown beside what came for them
@example("draw-poker", 692504)  # an opener's stand-ins proved openers with the card that was shown
def test_while_the_evening_goes_on_history_has_what_was_shown_and_no_other_card(
    game: str, seed: int
) -> None:
    hand, secret = played(game, seed)
    for seat in range(len(hand.stacks)):
        if unseen := hand.unseen(seat):
            hand.show(seat, unseen[-1:])
    fields = document_of(hand, secret=secret)
    told = [at_the_end(text_of(each)) for each in (fields, held_back(fields))]
    assert told[0] == told[1]


def at_the_end(text: str) -> list[set[Card]]:
    """What lies open at each seat, as everybody saw it."""
    recorded = recorded_of(replay(record_of(tomllib.loads(text))))
    assert recorded
    player = Player(recorded, str, Eyes.SHOWN)
    player.go_to_the_end()
    assert player.show.ending
    return [set(seat.cards) for seat in player.show.ending.seats]


@pytest.mark.parametrize("cards", ["As", "QhQh", "zz"])
def test_what_cannot_have_been_shown_is_refused_where_cards_are_held_back(cards: str) -> None:
    seen = held_back(document_of(played(TEXAS, 5)[0]))
    board = "".join(str(each).split()[-1] for each in seen["actions"] if str(each)[:4] == "d db")
    seen["_shown"] = [{"player": 1, "cards": board[:2] if cards == "As" else cards}]
    with pytest.raises(HandFault):
        replay(record_of(seen))


def written(tmp_path: Path, fields: dict[str, Any]) -> Found:
    file = tmp_path / "hand.phh"
    file.write_text(text_of(fields), encoding="utf-8")
    return next(iter(read_hands([file])))


def test_the_sealed_deck_proves_what_would_have_come(tmp_path: Path) -> None:
    hand, secret = next(each for each in map(hunted, range(200)) if each)
    fields = document_of(hand, secret=secret)
    assert verified(written(tmp_path, fields)).complete
    wrong = str(fields["_rabbit"]["board"])
    fields["_rabbit"] = {**fields["_rabbit"], "board": wrong[2:] + wrong[:2]}
    with pytest.raises(HandFault, match="rabbit_differs"):
        verified(written(tmp_path, fields))


def hunted(seed: int) -> tuple[Hand, bytes] | None:
    """A hand of which two cards or more of the board would still have come."""
    hand, secret = played("draw-holdem", seed)
    hunt_the_rabbit(hand)
    rabbit = hand.events[-1]
    enough = isinstance(rabbit, RabbitHunted) and len(rabbit.board) > 1
    return (hand, secret) if enough else None


def test_cards_that_were_not_held_are_not_shown_in_a_file() -> None:
    hand, secret = played(TEXAS, 5)
    seat = next(seat for seat in range(4) if hand.unseen(seat))
    hand.show(seat, hand.unseen(seat)[:1])
    fields = document_of(hand, secret=secret)
    for row in ({"player": seat + 1, "cards": "zz"}, {"player": 9, "cards": "As"}):
        fields["_shown"] = [row]
        with pytest.raises(HandFault, match="shown_differ"):
            replay(record_of(fields))


def test_a_program_shows_now_and_then_by_its_own_chance() -> None:
    unseen = FULL_DECK[:2]
    for won, least, most in ((True, 80, 180), (False, 10, 50)):
        shows = [cards_to_show(b"%d" % n, 1, unseen, won=won) for n in range(1_000)]
        assert least < sum(map(bool, shows)) < most
        assert {len(cards) for cards in shows} == {0, 1, 2}
        assert shows == [cards_to_show(b"%d" % n, 1, unseen, won=won) for n in range(1_000)]


# At the table


def fold_to_the_end(at: Keyboard) -> None:
    while not at.between_open:
        at.press("space" if at.scene.curtain else "k" if at.button("keep")[1] else "f")


def test_the_key_asks_who_and_which_and_everybody_sees_it() -> None:
    with keyboard(TEXAS) as at:
        fold_to_the_end(at)
        at.press("v")
        assert at.front.opened == ["show"]
        chair = at.director.between.hands.who_may_show()[0]
        before = at.evening.match.chairs[chair].stack
        first, second = at.evening.may_show(chair)
        at.director.show_cards(chair, (first,))
        results = at.scene.results
        assert results
        name = at.evening.match.chairs[chair].name
        assert next(row for row in results.rows if row.name == name).cards == (first,)
        assert results.notes[-1].startswith(f"{name} shows ")
        assert at.evening.may_show(chair) == (second,)
        assert at.evening.match.chairs[chair].stack == before


def test_nobody_turns_another_persons_cards_by_one_key() -> None:
    with keyboard(TEXAS) as at:
        fold_to_the_end(at)
        chair = at.director.between.hands.who_may_show()[0]
        name = at.evening.match.chairs[chair].name
        asked = overlay(f"show-{chair}", at.director)
        assert isinstance(asked.screen, Choice)
        assert asked.screen._lines[0] == f"Only {name} decides whether these cards are shown."
        assert [answer.keys for answer in asked.screen._rows if answer] == [
            ("space",),
            ("escape",),
        ]
    with keyboard(TEXAS, seats="Ann,cpu") as at:  # nobody else is there
        fold_to_the_end(at)
        asked = overlay("show-0", at.director)
        assert isinstance(asked.screen, Choice)
        assert asked.screen._lines[0] == "Show which card?"
        assert asked.screen.private  # it names them
        named = [answer.means for answer in asked.screen._rows if answer][:2]
        assert named == [at.director.face(card) for card in at.evening.may_show(0)]
        at.director.attended(now=False)
        asked = overlay("show-0", at.director)
        assert isinstance(asked.screen, Choice)
        assert [answer.means for answer in asked.screen._rows if answer][:2] == [
            "the left one",
            "the right one",
        ]


def test_an_answer_that_comes_with_the_next_hand_shows_nothing() -> None:
    with keyboard(TEXAS) as at:
        fold_to_the_end(at)
        cards = at.evening.may_show(0)
        at.press("enter")
        at.director.show_cards(0, cards)
        assert not any(isinstance(event, CardsShown) for event in at.hand.events)
        assert at.evening.show(0, cards) is None


def test_killed_between_two_hands_the_evening_goes_on_with_cards_still_to_be_shown(
    tmp_path: Path,
) -> None:
    book = tmp_path / "book.sqlite3"
    with sit_down(book) as opened:
        evening = fresh(table(TEXAS, "Ann,Ben", 1000).but(rabbit=True), opened.book)
        with Keyboard(evening, Preferences(speed=0), keeps=True) as at:
            fold_to_the_end(at)
            chair = at.director.between.hands.who_may_show()[0]
            both = at.evening.may_show(chair)
            at.director.show_cards(chair, both[:1])
            at.wait(0.1)
            log = [row.text for row in at.scene.log.rows[-3:]]
    with sit_down(book) as opened:
        assert opened.book
        assert opened.evening
        with Keyboard(taken_up(opened.evening, opened.book), Preferences(), keeps=True) as again:
            assert again.between_open
            assert set(log) <= {row.text for row in again.scene.log.rows}
            assert again.scene.results  # the end of the hand is there again
            assert again.evening.may_show(chair) == both[1:]
            again.director.show_cards(chair, both[1:])
            again.wait(0.1)
            assert not again.evening.may_show(chair)
    with history(book) as past:
        (hand,) = past.every_hand()
        assert hand.text
        fields = tomllib.loads(hand.text)
        assert [row["cards"] for row in fields["_shown"]] == list(map(str, both))
        assert "_rabbit" in fields
    (found,) = read_hands([written_text(tmp_path, hand.text)])
    assert verified(found).complete


def written_text(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "exported.phh"
    file.write_text(text, encoding="utf-8")
    return file


def test_in_lines_show_says_which(tmp_path: Path) -> None:
    out = io.StringIO()
    source = io.StringIO("\nfold\nshow Ann 1\nshow Ann\nshow Ann\n")
    play(table(TEXAS, "Ann,Ben", 1000).but(rabbit=True), source, out)
    told = out.getvalue()
    assert told.count("Ann shows ") == 2
    assert "You have nothing to show." in told
    assert told.count("The board would have run out: ") == 1
