"""Answers beside each other: figures as the language writes them, bars that tell them apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from drawholdem_tui.drills.answers_worth import of_what, worths
from drawholdem_tui.drills.dealt import dealt
from drawholdem_tui.drills.in_words import asked_in_short, less_than_best, says
from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.result import cost_in_the_sum, cost_told, figure, lost_told
from drawholdem_tui.drills.series import key_of, spot_of
from drawholdem_tui.drills.sitting import Sitting
from drawholdem_tui.drills.spot import Asks, Spot, Wins
from drawholdem_tui.engine.cards import cards
from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.tui.drill.picture import cards_of, compared
from drawholdem_tui.tui.drill.result_page import _answer, sitting_leaf
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.can_do import room_in
from drawholdem_tui.tui.pages.page import LeafSheet
from drawholdem_tui.tui.pages.parts import Shown
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.lines import Faces, Over, Said, Table
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.cards import letters
from drawholdem_tui.words.language import choose
from drawholdem_tui.words.table.decisions import hand_with_kicker


@pytest.fixture
def spot() -> Spot:
    """In chips 40, 37 and -20, of a pot of 30."""
    made = Sitting((Kind.SWAP,), "worth", 1).spot_at(0)
    every = zip(made.options, (40.0, 37.0, -20.0), (0.0, 3.0, 60.0), strict=True)
    options = tuple(
        each._replace(value=value, cost=cost, error=1.5, cost_error=0.5 if cost else 0.0)
        for each, value, cost in every
    )
    return replace(made, options=options, pot=30)


@pytest.fixture
def in_german() -> Iterator[None]:
    choose("de")
    yield
    choose("en")


def test_bars_are_as_long_as_the_losses(spot: Spot) -> None:
    losses = [each.loss for each in worths(spot, spot.best, letters)]
    assert losses == [0.0, pytest.approx(0.05), 1.0]


def test_small_losses_have_short_bars(spot: Spot) -> None:
    near = tuple(each._replace(cost=each.cost / 60) for each in spot.options)
    every = worths(replace(spot, options=near), near[0], letters)
    assert max(each.loss for each in every) < 0.6


def test_what_is_less_than_the_best_is_told_in_chips(spot: Spot) -> None:
    assert [each.less for each in worths(spot, spot.best, letters)] == [
        "best",
        "3.0 less",
        "60.0 less",
    ]


def test_inside_the_error_an_answer_is_as_good(spot: Spot) -> None:
    best, near, worst = spot.options
    close = replace(spot, options=(best, near._replace(cost_error=2.0), worst))
    assert worths(close, best, letters)[1].less == "just as good"


def test_the_pot_and_the_price_stand_above_what_answers_are_worth(spot: Spot) -> None:
    decision = spot.decision
    assert isinstance(decision, SwapDecision)
    dear = replace(spot, decision=decision.but(fee=12))
    assert of_what(dear)[0] == "Worth on average if the pot reaches 101, and a swap costs 12:"
    free = replace(spot, decision=decision.but(fee=0))
    assert of_what(free)[0] == "Worth on average if the pot reaches 101:"


def test_a_verdict_says_how_much_of_how_much(spot: Spot) -> None:
    told = says(spot, spot.options[2], letters)
    assert told == "A big mistake: that costs 60.0 on average in a pot of 30."


def test_what_was_almost_best_is_no_mistake_on_the_last_page(spot: Spot) -> None:
    first, second, third = spot.options
    near = second._replace(cost=1.0, cost_error=0.0)
    made = replace(spot, options=(first, near, third))
    sitting = Sitting((Kind.SWAP,), "almost", 2)
    signs = [
        _answer(sitting.answer(made, each), (made, each), letters).text[0] for each in (near, third)
    ]
    assert signs == ["\u2248", "\u2717"]


def test_costs_of_other_blinds_add_up_on_the_last_page(spot: Spot) -> None:
    """Told at 5/10 in the list as in the sum; the dearest in the chips of its table."""
    rules = replace(DRAW_HOLDEM, small_blind=10, big_blind=20)
    made = replace(spot, hand=dealt(rules, (900,) * len(spot.hand.stacks), 1))
    sitting = Sitting((Kind.SWAP,), "blinds", 1)
    given, seen = [sitting.answer(made, made.options[2])], [(made, made.options[2])]
    assert cost_in_the_sum(given[0], seen[0]) == lost_told(figure(given)) == "30.0"
    every, dearest, *_rest = sitting_leaf(given, seen, [given], (), letters).parts
    assert isinstance(every.items[0], Table)
    assert "cost at 5/10" in [column.title for column in every.items[0].columns]
    assert dearest.heading == "what cost most: spot 1, blinds 10/20"


def wide(room: int) -> Place:
    return Place(0, 0, room, 1000)


def test_what_was_held_is_told_where_all_the_cards_have_no_room(spot: Spot) -> None:
    """Where not even that has room beside what is asked, a question about a table takes its place,
    and no row is blank for another's cards."""
    sitting = Sitting((Kind.SWAP, Kind.POT), "narrow", 2)
    asked = [spot_of(key_of(Kind.POT, 1, "narrow", number)) for number in range(1, 30)]
    made = next(each for each in asked if isinstance(each.best.do, Wins) and each.view.board)
    wrong = next(each for each in made.options if not made.is_right(each))
    seen = [(spot, spot.best), (made, wrong)]
    given = [sitting.answer(*each) for each in seen]
    widths, rows = list[int](), list[int]()
    for room in (90, 60, 30):
        every = sitting_leaf(given, seen, [given], (), letters, room=wide(room)).parts[0].items[0]
        assert isinstance(every, Table)
        columns = zip(*every.rows, strict=True)
        cards = [[each for each in some if isinstance(each, Faces | Over)] for some in columns]
        pieces = [
            [each for one in some for each in (one.pieces if isinstance(one, Over) else (one,))]
            for some in cards
        ]
        faces = [[each for each in some if isinstance(each, Faces)] for some in pieces]
        widths.append(sum(max((each.width for each in some), default=0) for some in faces))
        rows.append(every.height() - every.has_titles)
        said = [Said("who wins swap pot") in row for row in every.rows]
        assert any(row[1] != Said("") for row in every.rows) is (room > 30)
    assert widths[0] > widths[1] > widths[2] == 7  # the two cards of the swap
    assert rows[0] == rows[1] > rows[2] == 2
    assert said[-1]


def test_a_question_about_a_table_is_told_in_the_list_and_a_kind_only_beside_others(
    spot: Spot,
) -> None:
    asked = [spot_of(key_of(Kind.POT, 1, "asked", number)) for number in range(1, 30)]
    told = {each.asks: asked_in_short(each, each.asks) for each in asked if each.asks}
    assert told[Asks.SWAP_POT] == ("who wins the swap pot", "who wins swap pot")
    assert told[Asks.FEE][0] == "what a swap costs"
    assert all(len(ways[-1]) <= len(ways[0]) for ways in told.values())
    sitting = Sitting((Kind.SWAP, Kind.POT), "asked", 2)
    other = next(each for each in asked if each.asks is Asks.FEE)
    for seen in ([(spot, spot.best)], [(spot, spot.best), (other, other.best)]):
        given = [sitting.answer(*each) for each in seen]
        every = sitting_leaf(given, seen, [given], (), letters).parts[0].items[0]
        assert isinstance(every, Table)
        kinds = [row[1].text for row in every.rows if isinstance(row[1], Said)]
        assert kinds == (["swap, before the flop", "what a swap costs"] if seen[1:] else [""])


def test_where_others_have_a_board_there_are_places_for_one_before_the_flop(spot: Spot) -> None:
    before = replace(spot, view=spot.view._replace(board=()))
    later = replace(spot, view=spot.view._replace(board=cards("2c3c4c")))
    sitting = Sitting((Kind.SWAP,), "places", 2)
    for seen, places in (((before, later), [5, 2]), ((before, before), [])):
        given = [sitting.answer(each, each.best) for each in seen]
        every = (
            sitting_leaf(given, [(each, each.best) for each in seen], [given], (), letters)
            .parts[0]
            .items[0]
        )
        assert isinstance(every, Table)
        assert [row[3].empty for row in every.rows if isinstance(row[3], Faces)] == places


def test_the_verdict_and_all_answers_stand_above_the_reason_in_any_room(spot: Spot) -> None:
    sitting = Sitting((Kind.SWAP,), "narrow", 1)
    seen = [(spot, spot.options[2])]
    given = [sitting.answer(*each) for each in seen]
    for room in (56, 76, 96):
        shown = sitting_leaf(given, seen, [given], (), letters, room=wide(room)).parts[1].items[0]
        assert isinstance(shown, Shown)
        held, verdict, table, _reason = shown.lines
        assert held == (Said(hand_with_kicker(spot.view.own_cards, spot.view.board)),)
        assert verdict == (
            Said("A big mistake: costs 60.0 on average (final pot: 101).", "strong"),
        )
        assert isinstance(table, Table)
        assert len(table.rows) == 3


def test_of_a_question_about_a_table_the_hands_are_shown_with_whose_they_are() -> None:
    asked = [spot_of(key_of(Kind.RANKS, 1, "hands", number)) for number in range(1, 12)]
    for made in asked:
        for option in made.options:
            *hands, board = cards_of(made, option, letters)
            held = [made.held_by(seat) for seat in compared(made, option)]
            assert [each.cards for each in hands] == held
            assert board.cards == made.view.board
    assert {len(compared(each, each.options[0])) for each in asked} >= {1, 2}


def test_on_a_small_page_no_verdict_and_no_choice_is_lost(spot: Spot) -> None:
    """However long the list is: it becomes shorter."""
    sitting = Sitting((Kind.SWAP,), "small", 12)
    seen = [(spot, spot.options[2])] * 12
    given = [sitting.answer(*each) for each in seen]
    for width, height in ((60, 20), (80, 24), (83, 25), (100, 30)):
        cells = Cells(width, height, Looks().on_felt())
        room = room_in(width, height)
        leaf = sitting_leaf(given, seen, [given], (), letters, at=6, room=room)
        LeafSheet(Looks(), id="leaf").paint(cells, leaf)
        told = "\n".join("".join(signs).rstrip() for signs in cells.signs)
        for each in ("A big mistake", "\u25b8", "3.0 less", "best"):
            assert each in told


def test_what_a_short_stack_is_worth_is_no_part_of_one_pot() -> None:
    short = spot_of(key_of(Kind.SHORT, 1, "heading", 1))
    assert "short-stack chart" in of_what(short)[0]
    assert not any("pot" in each for each in of_what(short))


@pytest.mark.usefixtures("in_german")
def test_figures_are_written_as_the_language_writes_them(spot: Spot) -> None:
    assert worths(spot, spot.best, letters)[0].worth == "+40,0 \u00b1 1,5"


def test_an_answer_costs_what_was_told_in_the_list_and_in_the_sum(spot: Spot) -> None:
    """Rounded values differ by more than the rounded difference."""
    first, second, third = spot.options
    options = first._replace(value=40.04), second, third._replace(value=18.06, cost=21.98)
    made = replace(spot, options=options)
    sitting = Sitting((Kind.SWAP,), "told", 2)
    given = [sitting.answer(made, each) for each in (options[2], options[0])]
    told = less_than_best(made, options[2])
    assert told == "21.9"
    assert [cost_told(given[0], seen) for seen in ((made, options[2]), None)] == [told, told]
    assert lost_told(figure(given)) == told
