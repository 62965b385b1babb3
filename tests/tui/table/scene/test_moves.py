"""What flies over the table: from where to where, in every layout, and never with a face."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import pytest
from random_hands import random_rules
from scenes import replace

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.cards import Card, cards
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.engine.rules import PRESETS, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.story.stage import Stage
from drawholdem_tui.tui.table.scene.layouts import plan
from drawholdem_tui.tui.table.scene.moves import (
    Backs,
    Bare,
    Chips,
    DealerButton,
    Move,
    in_flight,
    moves,
)
from drawholdem_tui.tui.table.scene.plan import Place, Plan
from drawholdem_tui.tui.table.scene.pot_rows import lay_pots
from drawholdem_tui.tui.table.scene.regions import (
    BoardPicture,
    LinePicture,
    LyingPicture,
    OwnCardsPicture,
    PotRow,
    PotsPicture,
    Scene,
    SeatLook,
    SeatPicture,
    TitlePicture,
)
from drawholdem_tui.tui.table.scene.spots import piece, seat_spots, with_bets

SIZES = ((60, 20), (80, 24), (99, 31), (100, 30), (120, 40), (140, 40), (200, 60))


def scene_of(stage: Stage, rules: Rules, button: int = -1) -> Scene:
    """The public part of the table, with the seats in the order of the hand."""
    seats = tuple(
        SeatPicture(
            f"p{number + 1}", seat.stack, SeatLook.FOLDED if seat.folded else SeatLook.IN,
            seat.said, seat.bet, seat.cards, button=number == button,
        )
        for number, seat in enumerate(stage.seats)
    )  # fmt: skip
    rows = [PotRow("main", stage.pots[0].amount if stage.pots else stage.middle, ("p1",))]
    rows += [PotRow(f"side {at}", pot.amount, ()) for at, pot in enumerate(stage.pots) if at]
    if rules.swaps:
        rows.append(PotRow("swap pot", stage.swap_pot, (), swap=True))
    lying = tuple(
        LyingPicture(each.seat, each.cards, each.fee, each.held is e.Held.BET)
        for each in stage.line
    )
    board = BoardPicture(stage.board, places=0 if rules.hole_cards > 2 else 5)
    pots = PotsPicture(tuple(rows))
    return Scene(TitlePicture(), seats, rules.hole_cards, board, LinePicture("line", lying), pots)


@dataclass(frozen=True)
class Step:
    event: e.Event
    known: e.Event  # with everybody's cards
    before: Scene
    after: Scene
    rules: Rules


def steps(rules: Rules, rng: Random) -> Iterator[Step]:
    """A hand at random, step by step as somebody watching sees it."""
    stacks = tuple(rng.randint(1, rng.choice([30, 3_000])) for _ in range(rng.randint(2, 10)))
    hand = Hand(rules, regular(rules, stacks), OrderedDeck(shuffled(rng.randbytes(8))))
    stage, told = Stage(), 0
    while True:
        for known in hand.events[told:]:
            event = known.seen_by(None)
            before = scene_of(stage, rules)
            stage.after(event)
            yield Step(event, known, before, scene_of(stage, rules), rules)
        told = len(hand.events)
        if hand.decision is None:
            return
        hand.act(any_action(hand.decision, rng))


def planned(step: Step, size: tuple[int, int]) -> Plan:
    return plan(*size, max(2, len(step.after.seats)), step.rules.hole_cards)


def flights(step: Step, size: tuple[int, int]) -> list[Move]:
    places = range(len(step.after.seats))
    return moves(step.event, step.before, step.after, places, planned(step, size))


def random_steps(preset: str, seeds: int = 12) -> Iterator[Step]:
    for seed in range(seeds):
        rng = Random(f"{preset} {seed}")
        yield from steps(random_rules(rng, PRESETS[preset]), rng)


def inside(place: Place, region: Place) -> bool:
    return (
        region.x <= place.x
        and place.right <= region.right
        and region.y <= place.y
        and place.bottom <= region.bottom
    )


def meets(place: Place, region: Place) -> bool:
    return inside(Place(place.x, place.y, 1, 1), region)


@pytest.mark.parametrize("preset", PRESETS)
def test_everything_stays_on_the_screen_and_lands_where_it_belongs(preset: str) -> None:
    flown = set()
    for step in random_steps(preset):
        for size in SIZES:
            where = planned(step, size)
            for move in flights(step, size):
                flown.add(type(step.event))
                here, there = move.at(0), move.at(1)
                told = (size, step.event, move)
                assert (here.x, here.y) == move.start, told
                assert (there.x, there.y) == move.end, told
                screen = Place(0, 0, *size)
                assert all(inside(move.at(at / 10), screen) for at in range(11)), told
                _lands_right(step, where, move)
    expected = {e.HoleCardsDealt, e.BetsCollected, e.BetReturned, e.PotAwarded}
    if PRESETS[preset].hole_cards == 5:
        expected |= {e.CardsDrawn}
    else:
        expected |= {e.BoardDealt}
    if PRESETS[preset].swaps:
        expected |= {e.CardSwapped, e.FeesCollected, e.SwapPotAwarded}
    assert flown == expected


def _lands_right(step: Step, where: Plan, move: Move) -> None:
    """Both ends of a move, by what happened."""
    here, there = move.at(0), move.at(1)
    told = (where.layout, step.event, move)
    seats = [at_the_seat(where, index) for index in range(len(step.after.seats))]
    hands = [hand(where, index) for index in range(len(seats))]
    line, pots = where.places["swap-line"], where.places["pots"]
    deck = where.deck
    match step.event:
        case e.HoleCardsDealt(dealt):
            assert any(inside(there, held) for held in hands), told
            assert isinstance(move.what, Backs), told
            assert move.what.cards == len(dealt[0]), told
            assert _overlap(here, deck), told
        case e.BoardDealt():
            assert inside(there, where.places["board"]), told
            assert _overlap(here, deck), told
        case e.CardSwapped(seat=number) | e.CardsDrawn(seat=number):
            before = [line, seats[number]]
            _exchanged_right(move, seats[number], hands[number], before, deck)
        case e.BetsCollected():
            assert isinstance(move.what, Chips), told
            assert any(here[:2] == bet(where, at, move.what) for at in range(len(seats))), told
            assert any(inside(here, each) for each in (line, *seats)), told
            assert meets(there, pots) or there.y == pots.y, told
        case e.FeesCollected():
            assert inside(here, line), told
            assert pots.y <= there.y < pots.bottom, told
        case e.BetReturned(seat=number):
            assert isinstance(move.what, Chips), told
            assert here[:2] == bet(where, number, move.what), told
            assert inside(there, seats[number]), told
        case e.PotAwarded() | e.SwapPotAwarded():
            assert pots.y <= here.y < pots.bottom, told
            assert any(inside(there, seat) for seat in seats), told
        case _:
            raise AssertionError(told)


def _overlap(one: Place, other: Place) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


def hand(where: Plan, index: int) -> Place:
    """Where the cards of a seat lie: one's own below it, large, where it is a plate."""
    own = where.felt and index == where.own
    return where.places["own-cards"] if own else at_the_seat(where, index)


def at_the_seat(where: Plan, index: int) -> Place:
    """Its plate and what lies there, which is over it where it is below a straight line."""
    beside = where.beside and index != where.own
    return with_bets(where, index) if beside else where.seat(index)


def bet(where: Plan, index: int, chips: Chips) -> tuple[int, int]:
    return piece(where, index).bet_at(chips.size[0])


def _exchanged_right(
    move: Move, seat: Place, held: Place, before: Sequence[Place], deck: Place
) -> None:
    here, there = move.at(0), move.at(1)
    if isinstance(move.what, Bare):
        assert here == there
        assert inside(here, held)
    elif isinstance(move.what, Chips):
        assert meets(here, seat)
        # a fee that counts as a bet lies with the bet
        assert any(inside(there, each) for each in before)
    elif move.out_of_the_deck:
        assert _overlap(here, deck)
        assert inside(there, held)
    else:
        assert meets(here, held)
        assert inside(there, before[0])


@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_flies_whatever_the_hidden_cards_are(preset: str) -> None:
    """Nor is there room for a card in what flies."""
    own = OwnCardsPicture(cards("AsAd"))
    for step in random_steps(preset, 6):
        usual = flights(step, (100, 30))
        assert flights(replace(step, event=step.known), (100, 30)) == usual
        looked = replace(step, before=replace(step.before, own=own))
        assert flights(looked, (100, 30)) == usual
        assert not any(isinstance(each, Card) for move in usual for each in _values(move.what))


def swapped(own: OwnCardsPicture, size: tuple[int, int], *, seat: int = 0) -> list[Move]:
    """What flies when somebody swaps a card, and these are the own ones then."""
    stage, rules = Stage(), PRESETS["draw-holdem"]
    stage.after(e.HandStarted((1_000,) * 3, 0))
    stage.after(e.HoleCardsDealt(((None, None),) * 3))
    before = scene_of(stage, rules)
    event = e.CardSwapped(seat, e.Street.FLOP, 20, e.Held.LINE, False, None, None)
    stage.after(event)
    return moves(event, before, scene_of(stage, rules).but(own=own), range(3), plan(*size, 3))


@pytest.mark.parametrize("size", SIZES)
def test_ones_own_open_card_goes_and_comes_where_it_lies(size: tuple[int, int]) -> None:
    hidden = OwnCardsPicture((None, None))
    left, right = (
        OwnCardsPicture(cards("KcAd"), marked=frozenset({place}), new=True) for place in (0, 1)
    )
    spots = seat_spots(plan(*size, 3), 0).cards
    for place, own in enumerate((left, right)):
        bare, old, _fee, new = swapped(own, size)
        there = spots.place(place)
        assert bare.start == old.start == new.end == (there.x, there.y)
    assert swapped(hidden, size) == swapped(right, size)  # so nobody learns which it was
    assert swapped(left, size, seat=1) == swapped(hidden, size, seat=1)  # nor of others


def _values(thing: Fact) -> list[object]:
    return list(thing.fields().values())


@pytest.mark.parametrize("preset", PRESETS)
def test_no_chip_is_in_the_air_that_did_not_move(preset: str) -> None:
    for step in random_steps(preset, 6):
        flown = sum(m.what.amount for m in flights(step, (100, 30)) if isinstance(m.what, Chips))
        match step.event:
            case e.BetsCollected():
                assert flown == sum(seat.bet for seat in step.before.seats)
            case e.FeesCollected(main, apart):
                assert flown == main + apart
            case e.PotAwarded(_, amount, _) | e.SwapPotAwarded(amount, _):
                assert flown == amount
            case e.BetReturned(_, amount):
                assert flown == amount
            case e.CardSwapped(fee=fee):
                assert flown == fee
            case _:
                assert flown == 0


# Single things


def table(count: int = 4, *, button: int = 0, bets: Sequence[int] = ()) -> Scene:
    stage = Stage()
    stage.after(e.HandStarted((1_000,) * count, 0))
    stage.after(e.HoleCardsDealt(((None, None),) * count))
    for number, bet in enumerate(bets):
        stage.seats[number].bet = bet
    return scene_of(stage, PRESETS["draw-holdem"], button)


@pytest.mark.parametrize("size", SIZES)
def test_the_button_goes_from_chair_to_chair(size: tuple[int, int]) -> None:
    before, after = table(button=0), table(button=1)
    where = plan(*size, 4)
    (move,) = moves(e.HandStarted((), 0), before, after, range(4), where)
    assert isinstance(move.what, DealerButton)
    assert inside(move.at(0), where.seat(0))
    assert inside(move.at(1), where.seat(1))
    assert not any(seat.button for seat in in_flight(e.HandStarted((), 0), before, after).seats)


def test_a_button_that_stays_or_is_new_does_not_move() -> None:
    where = plan(100, 30, 4)
    started = e.HandStarted((), 0)
    assert moves(started, table(button=2), table(button=2), range(4), where) == []
    assert moves(started, table(button=-1), table(button=2), range(4), where) == []


def test_bets_go_into_the_last_pot_that_their_owner_can_win() -> None:
    before = table(3, bets=(10, 50, 50))
    pots = (Pot(30, (0, 1, 2)), Pot(80, (1, 2)))
    rows = (PotRow("main", 30, ()), PotRow("side", 80, ()), PotRow("swap pot", 0, (), swap=True))
    after = replace(table(3), pots=PotsPicture(rows))
    main, side, other = moves(e.BetsCollected(pots), before, after, range(3), plan(100, 30, 3))
    assert side.end == other.end
    assert side.end[1] == main.end[1] + 1
    assert main.end[0] + main.what.size[0] == side.end[0] + side.what.size[0]  # before amounts
    where, laid = plan(100, 30, 3).places["pots"], lay_pots(after.pots, 40, 3, below_board=True)
    for move, pot in ((main, laid[0]), (side, laid[1])):
        assert move.end[0] + move.what.size[0] < where.x + pot.end - len(str(pot.row.amount))


@pytest.mark.parametrize("size", SIZES)
def test_fees_held_apart_go_to_the_swap_pot(size: tuple[int, int]) -> None:
    """DH-17: those lie first, for they were said while three or more were in."""
    lying = (LyingPicture(0, 1, 20), LyingPicture(1, 1, 20), LyingPicture(2, 1, 30))
    before = replace(table(), line=LinePicture("line", lying))
    where = plan(*size, 4)
    first, second, last = moves(e.FeesCollected(30, 40), before, table(), range(4), where)
    assert first.end == second.end
    if where.places["pots"].height > 1:
        assert last.end[1] < first.end[1]
    else:
        assert last.end[0] < first.end[0]


def test_who_is_not_shown_gets_nothing_and_nothing_breaks() -> None:
    dealt = e.HoleCardsDealt(((None, None),) * 3)
    assert len(moves(dealt, table(3), table(3), (0, None, 2), plan(100, 30, 3))) == 2


def test_nothing_flies_where_there_is_no_table() -> None:
    dealt = e.HoleCardsDealt(((None, None),) * 3)
    assert moves(dealt, table(3), table(3), range(3), plan(59, 20, 3)) == []


def test_in_the_air_it_is_at_neither_end() -> None:
    pots = (Pot(60, (0, 1, 2, 3)),)
    before = table(bets=(10, 10, 20, 20))
    after = replace(table(), pots=PotsPicture((PotRow("main", 60, ()),)))
    scene = in_flight(e.BetsCollected(pots), before, after)
    assert not any(seat.bet for seat in scene.seats)
    assert scene.pots == before.pots
    won = replace(before, pots=PotsPicture((PotRow("main", 0, ()),)))
    scene = in_flight(e.PotAwarded(0, 60, ((0, 60),)), after, won)
    assert scene.pots == won.pots
    assert scene.seats == after.seats


def test_cards_that_have_been_turned_down_are_down_while_something_flies() -> None:
    shown = OwnCardsPicture(cards("AsAd"))
    before, after = replace(table(), own=shown), table()
    for event in (e.BetsCollected(()), e.FeesCollected(0, 0), e.PotAwarded(0, 0, ())):
        assert in_flight(event, before, after).own == OwnCardsPicture()
