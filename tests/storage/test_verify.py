"""Does the deck follow from the secret? Whole evenings fit, and no single change goes unseen."""

from __future__ import annotations

import datetime as dt
import io
from copy import deepcopy
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pokerkit
import pytest

from drawholdem_tui.arena.simulation import Simulation
from drawholdem_tui.cli.recorded import verify_files as verify
from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Swap
from drawholdem_tui.engine.cards import FULL_DECK
from drawholdem_tui.engine.decisions import Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.deck import OrderedDeck, SecretDeck
from drawholdem_tui.engine.events import DeckReshuffled
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, PRESETS, Opening
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cpu.random_choice import RandomChoice
from drawholdem_tui.players.protocol import Bot
from drawholdem_tui.storage.phh.write import HandWriter, document_of, text_of

SEED = b"a long evening 0"
NOTHING_TO_CHECK = 3  # the exit code where nothing is wrong, but there is too little to compare
Fields = dict[str, Any]


class NewCardsPlease:
    """Swaps and draws all it can, and never bets: the deck runs out."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        if isinstance(decision, SwapDecision):
            return Swap(rng.choice(decision.cards))
        if isinstance(decision, DrawDecision):
            return Draw(decision.cards[: decision.most])
        if decision.may_check:
            return Check()
        return Call() if decision.may_call else Fold()


def evening(game: str, bots: int, hands: int, bot: Bot | None = None) -> list[Hand]:
    """What a seeded evening has dealt."""
    played: list[Hand] = []
    rules = PRESETS[game]
    if bot:  # somebody always opens, so that there is a draw
        rules = replace(rules, opening=Opening.ANYTHING)
    seats = [(bot or RandomChoice(), None)] * bots
    Simulation(rules, seats, 1000, SEED + game.encode(), played.append).play(hands)
    assert len(played) == hands
    return played


@cache
def evenings() -> tuple[Hand, ...]:
    """Every preset: six who play at random, two heads-up, ten who exchange all the time."""
    hands: list[Hand] = []
    for game in PRESETS:
        hands += evening(game, 6, 40) + evening(game, 2, 15) + evening(game, 10, 15)
        hands += evening(game, 10, 15, NewCardsPlease())
    return tuple(hands)


def published(hand: Hand) -> Fields:
    """The hand's file with its secret in it."""
    assert isinstance(hand.deck, SecretDeck)
    return document_of(hand, secret=hand.deck.secret)


@cache
def documents() -> tuple[Fields, ...]:
    return tuple(map(published, evenings()))


def said(*paths: Path) -> tuple[int, list[str]]:
    out = io.StringIO()
    code = verify(paths, out)
    return code, out.getvalue().splitlines()


def said_of(fields: Fields, folder: Path) -> tuple[int, str]:
    """Exit code and the line of one hand."""
    path = folder / "hand.phh"
    path.write_text(text_of(fields), encoding="utf-8")
    code, lines = said(path)
    assert len(lines) == 2
    silent = ", 1 cannot be checked" if code == NOTHING_TO_CHECK else ""
    fits = "1 does not match" if 0 < code < NOTHING_TO_CHECK else "0 do not match"
    assert lines[1] == f"1 hand, {fits}{silent}"
    return code, lines[0].removeprefix(f"{path}: ")


def one(game: str = "draw-holdem") -> Fields:
    """A hand that went to the river or the draw, fit to be changed."""
    for fields in documents():
        code = {"draw-holdem": "NDH", "texas-holdem": "NT", "draw-poker": "N5D"}[game]
        if fields["variant"] == code and len(fields["actions"]) > 40:
            return deepcopy(fields)
    raise LookupError(game)


def test_every_hand_of_a_long_evening_fits(tmp_path: Path) -> None:
    path = tmp_path / "evening.phhs"
    with HandWriter(path, len(documents())) as writer:
        for fields in documents():
            writer.write(fields)
    code, lines = said(path)
    assert code == 0
    assert lines[-1] == "340 hands, 0 do not match"
    assert all(": OK: " in line for line in lines[:-1])
    assert lines[0].startswith(f"{path}, hand 1: OK: the secret matches the seal, and all ")


def test_the_evening_holds_what_is_hard_to_verify() -> None:
    kinds: dict[str, int] = {}
    for hand in evenings():
        for event in hand.events:
            name = type(event).__name__
            kinds[name] = kinds.get(name, 0) + 1
    assert kinds["DeckReshuffled"] > 20
    assert kinds["CardSwapped"] > 500
    assert kinds["CardsDrawn"] > 300
    reshuffled = {
        hand.rules.game
        for hand in evenings()
        if any(isinstance(event, DeckReshuffled) for event in hand.events)
    }
    assert len(reshuffled) == 2  # hold'em and draw poker


# Single cards


def dealt_lines(fields: Fields) -> list[int]:
    return [at for at, line in enumerate(fields["actions"]) if line.startswith("d ")]


def with_another_card(fields: Fields, at: int, rng: Random) -> Fields:
    """One card of a dealing line is another one, which may or may not be elsewhere already."""
    changed = deepcopy(fields)
    head, cards = changed["actions"][at].rsplit(" ", 1)
    place = 2 * rng.randrange(len(cards) // 2)
    other = rng.choice([str(card) for card in FULL_DECK if str(card) != cards[place : place + 2]])
    changed["actions"][at] = f"{head} {cards[:place]}{other}{cards[place + 2 :]}"
    return changed


@pytest.mark.parametrize("seed", range(8))
def test_no_card_of_any_kind_can_be_another_one(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    for fields in rng.sample(documents(), 25):
        for at in rng.choices(dealt_lines(fields), k=3):
            changed = with_another_card(fields, at, rng)
            code, line = said_of(changed, tmp_path)
            assert code == 1, (seed, at, line, changed["actions"])
            assert ": OK" not in line


@pytest.mark.parametrize("seed", range(3))
def test_a_card_that_keeps_the_hand_legal_is_named_with_the_right_one(
    seed: int, tmp_path: Path
) -> None:
    rng = Random(seed)
    named = 0
    for fields in rng.sample(documents(), 60):
        free = [
            str(card)
            for card in FULL_DECK
            if str(card) not in "".join(line for line in fields["actions"])
        ]
        boards = [at for at in dealt_lines(fields) if " db " in fields["actions"][at]]
        if not free or not boards:
            continue
        at = rng.choice(boards)
        changed = deepcopy(fields)
        right = changed["actions"][at].split()[2][:2]
        wrong = rng.choice(free)
        changed["actions"][at] = changed["actions"][at].replace(right, wrong)
        changed.pop("finishing_stacks")  # else the stacks may tell it before the cards do
        code, line = said_of(changed, tmp_path)
        assert code == 1, (seed, line)
        assert line == (
            f"action {at + 1} '{changed['actions'][at]}': the {wrong} should be the {right}: "
            "that is what the secret deals here"
        )
        named += 1
    assert named > 10, seed


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("draw-holdem", "hole card"),
        ("draw-holdem", "replacement"),
        ("draw-holdem", "board"),
        ("draw-poker", "hole card"),
        ("draw-poker", "replacement"),
    ],
)
def test_each_kind_of_place_is_compared(game: str, kind: str, tmp_path: Path) -> None:
    fields = one(game)
    seats = len(fields["starting_stacks"])
    lines = dealt_lines(fields)
    places = {
        "hole card": lines[:seats],
        "replacement": [at for at in lines[seats:] if " dh " in fields["actions"][at]],
        "board": [at for at in lines if " db " in fields["actions"][at]],
    }[kind]
    assert places
    for at in places:
        code, line = said_of(with_another_card(fields, at, Random(at)), tmp_path)
        assert code == 1
        assert ": OK" not in line


def test_two_cards_of_a_hand_in_the_other_order_are_another_deck(tmp_path: Path) -> None:
    fields = one("texas-holdem")
    head, cards = fields["actions"][0].rsplit(" ", 1)
    fields["actions"][0] = f"{head} {cards[2:]}{cards[:2]}"
    code, line = said_of(fields, tmp_path)
    assert code == 1
    assert f"the {cards[2:]} should be the {cards[:2]}" in line


def test_a_swap_can_be_neither_left_out_nor_said_to_be_another(tmp_path: Path) -> None:
    fields = one()
    at = next(at for at, line in enumerate(fields["actions"]) if " sd " in line)
    kept = deepcopy(fields)
    kept["actions"][at : at + 2] = [kept["actions"][at].rsplit(" ", 1)[0]]
    other = deepcopy(fields)
    other["actions"][at] = other["actions"][at].rsplit(" ", 1)[0] + " 2c3c"
    for changed in (kept, other):
        assert said_of(changed, tmp_path)[0] == 1


# Secret and commitment


@pytest.mark.parametrize("digit", [0, 1, 31, 32, 62, 63])
@pytest.mark.parametrize("field", ["_seed", "_commit"])
def test_a_changed_digit_of_secret_or_commitment_is_refused(
    field: str, digit: int, tmp_path: Path
) -> None:
    fields = one()
    text = fields[field]
    other = "0" if text[digit] != "0" else "1"
    fields[field] = text[:digit] + other + text[digit + 1 :]
    code, line = said_of(fields, tmp_path)
    assert code == 1
    assert line.startswith("the secret does not match the seal; it gives ")
    assert sha256(bytes.fromhex(fields["_seed"])).hexdigest() in line


def test_a_secret_and_its_commitment_of_another_hand_are_refused(tmp_path: Path) -> None:
    mine, other = documents()[:2]
    code, line = said_of(mine | {"_seed": other["_seed"], "_commit": other["_commit"]}, tmp_path)
    assert code == 1
    assert line.startswith("action 1 'd dh p1 ")


@pytest.mark.parametrize("wrong", ["", "12", "g" * 64, "ab " * 32, "a" * 66, 12, True, [], {}, 1.5])
@pytest.mark.parametrize("field", ["_seed", "_commit"])
def test_what_is_no_secret_at_all_is_said(field: str, wrong: object, tmp_path: Path) -> None:
    code, line = said_of(one() | {field: wrong}, tmp_path)
    assert code == 2
    assert line.startswith(f"the field '{field}' must be 64 hexadecimal digits, not ")


def test_hexadecimal_digits_can_be_capitals(tmp_path: Path) -> None:
    fields = one()
    code, _ = said_of(fields | {"_seed": fields["_seed"].upper()}, tmp_path)
    assert code == 0


def test_a_hand_without_its_secret_says_nothing_about_its_deck(tmp_path: Path) -> None:
    fields = one()
    del fields["_seed"]
    assert said_of(fields, tmp_path) == (3, "has no secret, so its deck cannot be checked")


def test_a_secret_alone_proves_nothing(tmp_path: Path) -> None:
    fields = one()
    del fields["_commit"]  # it could have been made up afterwards
    assert said_of(fields, tmp_path) == (
        3,
        "has a secret, but no seal to compare it with",
    )


def test_hands_without_a_secret_are_counted_apart_from_those_that_do_not_fit(
    tmp_path: Path,
) -> None:
    honest, silent, false = one(), one(), one()
    del silent["_seed"]
    false["_seed"] = "0" * 64
    path = tmp_path / "evening.phhs"
    with HandWriter(path, 3) as writer:
        writer.write_all([honest, silent, false])
    code, lines = said(path)
    assert code == 1
    assert lines[-1] == "3 hands, 1 does not match, 1 cannot be checked"


# Hands that do not hold, or do not end


def test_an_illegal_hand_does_not_fit_whatever_its_cards(tmp_path: Path) -> None:
    fields = one()
    fields["actions"].append("p1 f")
    code, line = said_of(fields, tmp_path)
    assert code == 1
    assert line.endswith("the hand is over; no more actions are possible")


def test_final_stacks_that_are_not_those_of_the_hand_do_not_fit(tmp_path: Path) -> None:
    fields = one()
    fields["finishing_stacks"][0] += 1
    code, line = said_of(fields, tmp_path)
    assert code == 1
    assert line.startswith("the final stacks are ")


def test_a_hand_cut_anywhere_fits_as_far_as_it_goes(tmp_path: Path) -> None:
    for game in ("draw-holdem", "texas-holdem", "draw-poker"):
        whole = one(game)
        for left in ("finishing_stacks", "_fees", "_carried_out"):
            whole.pop(left, None)
        # hands are shown at the end only, though their lines stand before the last of the board
        whole["actions"] = [line for line in whole["actions"] if " sm" not in line]
        for length in range(len(whole["actions"])):
            code, line = said_of(whole | {"actions": whole["actions"][:length]}, tmp_path)
            assert code == 0, (game, length, line)
            cards = sum(
                len(text.split()[-1]) // 2
                for text in whole["actions"][:length]
                if text.startswith("d ")
            )
            assert f" {cards} cards" in line


def test_files_that_are_no_hands_are_told_and_the_rest_is_verified(tmp_path: Path) -> None:
    good, broken, none = (tmp_path / name for name in ("good.phh", "broken.phh", "none.phh"))
    good.write_text(text_of(one()), encoding="utf-8")
    broken.write_text("= =", encoding="utf-8")
    code, lines = said(broken, none, good)
    assert code == 2
    assert lines[0].startswith(f"{broken}: is not a hand file; its TOML is broken")
    assert lines[1] == f"{none}: does not exist"
    assert lines[2].startswith(f"{good}: OK")
    assert lines[3] == "2 hands, 1 does not match"


@pytest.mark.parametrize("seed", range(4))
def test_random_damage_to_a_file_never_ends_in_a_traceback(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    path = tmp_path / "hand.phh"
    for fields in rng.sample(documents(), 40):
        raw = bytearray(text_of(fields).encode())
        for _ in range(rng.randint(1, 3)):
            raw[rng.randrange(len(raw))] = rng.randrange(256)
        path.write_bytes(raw)
        code, lines = said(path)
        assert len(lines) == 2, (seed, raw)
        assert code in {0, 1, 2}


# What is written


def a_hand(deck: SecretDeck | OrderedDeck) -> Hand:
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (1000, 900, 800)), deck)
    bot = NewCardsPlease()
    while (decision := hand.decision) is not None:
        hand.act(bot.decide(hand.view(decision.seat), decision, Random(1)))
    return hand


SECRET = sha256(b"secret").digest()


def test_a_hand_file_names_its_players_its_number_and_its_day() -> None:
    fields = document_of(
        a_hand(SecretDeck(SECRET)),
        secret=SECRET,
        players=("Ann", 'Ben "the" Bluff', "Cy"),
        number=17,
        date=dt.date(2026, 11, 21),
    )
    history = pokerkit.HandHistory.loads(text_of(fields | {"variant": "NT"}))
    assert history.players == ["Ann", 'Ben "the" Bluff', "Cy"]
    assert (history.hand, history.day, history.month, history.year) == (17, 21, 11, 2026)
    assert fields["_commit"] == sha256(SECRET).hexdigest()
    assert fields["_seed"] == SECRET.hex()
    own = [name.startswith("_") for name in fields]
    assert own == sorted(own)  # the format's fields first


def test_a_secret_that_is_not_the_decks_is_not_written() -> None:
    plain = document_of(a_hand(SecretDeck(SECRET)))
    assert "_seed" not in plain
    assert document_of(a_hand(SecretDeck(SECRET)), secret=bytes(32)) == plain
    assert document_of(a_hand(OrderedDeck(shuffled(SECRET))), secret=SECRET) == plain
    assert "_seed" not in document_of(a_hand(SecretDeck(b"short")), secret=b"short")


def test_the_secret_of_a_hand_still_going_on_stays_secret() -> None:
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (1000, 900, 800)), SecretDeck(SECRET))
    fields = document_of(hand, secret=SECRET)
    assert fields["_commit"] == sha256(SECRET).hexdigest()
    assert "_seed" not in fields
