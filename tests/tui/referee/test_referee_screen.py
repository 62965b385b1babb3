"""A real table on the screen: one key an action, and what counts to be read across the room."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from at_a_real_screen import pressed
from at_a_real_table import PEOPLE, evening_at, found, real_table
from rich.style import Style

from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.match.levels import Level, Levels
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.referee.commands import COMMANDS
from drawholdem_tui.tui.referee.director import AtARealTable
from drawholdem_tui.tui.referee.drawn import large
from drawholdem_tui.tui.referee.picture import real_table_picture
from drawholdem_tui.tui.table.drawing.cards import draw_card, draw_row
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.lines import Faces, draw_line
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.cards import letters

SIZES = ((80, 24), (100, 30), (140, 40), (200, 55))


class Nobody:
    """In the place of the screen."""

    def __init__(self) -> None:
        self.opened: list[str] = []
        self.over: bool | None = None
        self.rings = 0

    def changed(self) -> None:
        return

    def open(self, what: str) -> None:
        self.opened.append(what)

    def ring(self) -> None:
        self.rings += 1

    def ended(self, *, over: bool) -> None:
        self.over = over


def at(evening: Evening, *keys: str) -> AtARealTable:
    table = AtARealTable(evening, Keymap(), letters, Nobody())
    press(table, keys)
    return table


def press(table: AtARealTable, keys: Sequence[str]) -> None:
    for key in keys:
        table.press(key)
        real_table_picture(table)


def drawn(evening: Evening, size: tuple[int, int], keys: Sequence[str], folder: Path) -> list[str]:
    """The screen after some keys."""
    return asyncio.run(pressed(evening, folder, keys, size)).split("\n")


def test_every_command_has_somebody_who_does_it() -> None:
    assert {each.id for each in COMMANDS} == set(at(evening_at(real_table())).doers)


def test_one_key_says_one_thing() -> None:
    table = at(evening_at(real_table(PEOPLE[:3])), "enter", *"skk", "c", "c", "c")
    assert list(table.lines)[-3:] == [
        "Ben checks.", "Collect the bets: the pot is 30.", "Burn one, deal the flop: three cards.",
    ]  # fmt: skip
    picture = real_table_picture(table)
    assert picture.name == "Ann"
    assert [(each.name, each.amount) for each in picture.figures] == [
        ("swap", "30"), ("check", "0"), ("minimum bet", "10"), ("in the pots", "30"),
    ]  # fmt: skip
    assert [seat.swaps for seat in picture.seats] == ["may swap", "may swap", "may swap"]
    press(table, ["c"])
    assert real_table_picture(table).seats[0].swaps == ""


def test_an_amount_is_typed_and_the_last_chip_asked_for_once() -> None:
    table = at(evening_at(real_table(PEOPLE[:2], game="texas-holdem")), "enter", "r")
    press(table, [*"60", "enter"])
    assert "Ben raises to 60. Ben adds 55." in table.lines
    press(table, ["a"])
    assert table.asked_once == "Ann all-in for the last 990? (Y/N)"
    press(table, ["x"])
    assert "Ann raises to 1,000 and is all-in. Ann adds 990." not in table.lines
    press(table, ["a", "y"])
    assert table.lines[-1] == "Ann raises to 1,000 and is all-in. Ann adds 990."


def test_who_wins_is_a_number() -> None:
    table = at(evening_at(real_table(PEOPLE[:2], game="texas-holdem")), "enter", *"cccccccc")
    assert real_table_picture(table).name == "Showdown"
    press(table, [*"=12", "enter"])
    assert "The pot of 20 is split. Ann gets 10. Ben gets 10." in table.lines
    press(table, ["u", "2"])
    assert "Ben wins the pot of 20." in table.lines
    press(table, ["enter"])
    assert table.evening.match.hands == 2


def test_each_pot_is_asked_for_large_and_who_has_no_part_in_it_is_refused() -> None:
    table = all_in_with_a_side_pot()
    press(table, ["3"])
    asked = "Who wins the side pot of 100? In it: 1 Ann and 2 Ben."
    assert real_table_picture(table).turn == f"{asked} U: judge all the pots again."
    press(table, ["3"])
    assert real_table_picture(table).turn.startswith(
        f"That player has no share in this pot. {asked}"
    )
    press(table, ["u"])
    assert real_table_picture(table).turn.partition("Who wins?")[1]
    press(table, ["3", "1"])
    assert table.hand.push() == "Push 150 to Cleo and 100 to Ann."


def test_who_has_lost_all_buys_the_whole_stack_and_no_pot_is_left_on_the_screen() -> None:
    table = all_in_with_a_side_pot()
    press(table, ["3", "1"])
    picture = real_table_picture(table)
    assert picture.turn.startswith(
        "Push 150 to Cleo and 100 to Ann. Ben is out of chips. $: rebuy (1,000);"
    )
    assert not picture.pots
    assert not picture.figures
    press(table, ["$"])
    assert table.lines[-1].startswith("Ben buys 1,000 and now has 1,000 (")


def test_what_nobody_matched_goes_back_before_the_pot_is_pushed() -> None:
    table = at(evening_at(real_table(PEOPLE[:3], game="texas-holdem")), "enter", *"cck")
    press(table, ["c", *"c", "r", *"30", "enter", "f", "f"])
    assert table.hand.push() == "Give back 30 to Ben, then push 30 to Ben."


def all_in_with_a_side_pot() -> AtARealTable:
    evening = evening_at(real_table(PEOPLE[:3], game="texas-holdem"), (100, 100, 50))
    return at(evening, "enter", *"ayaycy")


def test_the_next_hand_begins_with_what_is_said_in_it() -> None:
    """Nobody has to ask for it: it is shown, and the first word deals it."""
    table = at(evening_at(real_table(PEOPLE[:3])), *"kkk", "f")
    press(table, ["f"])
    picture = real_table_picture(table)
    assert picture.name == "Ben wins 10"
    assert picture.turn.startswith(
        "Give back 5 to Ben, then push 10 to Ben. Next hand: Deal two cards each, Ben first. "
        "Ann's turn: a swap costs 5"
    )
    assert picture.lines[-4:] == (
        "Ann has 995; Ben has 1,005; Cleo has 1,000.",
        "Ben posts the small blind, 5.",
        "Cleo posts the big blind, 10.",
        "Deal two cards each, Ben first.",
    )
    assert table.evening.match.hands == 1
    press(table, ["f"])  # everybody swaps or keeps first
    assert table.notice == "No betting yet: everyone swaps or keeps first."
    assert table.evening.match.hands == 1
    press(table, ["u", "f", "s"])
    assert table.evening.match.hands == 2
    assert list(table.lines)[-2:] == [
        "Ann swaps a card for 5.",
        (
            "Collect Ann's card and deal a new one, without a burn; the 5 stays in front of Ann as "
            "a bet."
        ),
    ]
    assert real_table_picture(table).fresh > 2


def test_nothing_is_dealt_at_a_price_that_was_not_on_the_screen() -> None:
    levels = Levels(0, (Level(5, 10, 0), Level(10, 20, 0)), 15)
    evening = evening_at(real_table(PEOPLE[:3], mode=Mode.KNOCKOUT, levels=levels))
    now = [0.0]
    evening.stopwatch._now = lambda: now[0]
    evening.stopwatch._since = 0.0
    table = at(evening, *"kkkff")
    now[0] = 15 * 60
    press(table, ["s"])
    assert table.notice == "The blinds have risen; look again."
    assert table.evening.match.hands == 1
    press(table, ["s"])
    assert table.evening.match.hands == 2
    assert "Ann swaps a card for 10." in table.lines


def test_usual_bets_have_a_key_and_any_other_is_its_digits() -> None:
    table = at(evening_at(real_table(PEOPLE[:3])), *"kkk")
    told = {each.key: each.title for each in real_table_picture(table).keys}
    assert [told[key] for key in "FCNHWO"] == [
        "fold", "call 10", "min 20", "2.5\u00d7 25", "3\u00d7 30", "pot 35",
    ]  # fmt: skip
    press(table, ["w", *"70", "enter", "f", "f"])
    assert "Cleo raises to 30." in table.lines
    assert "Ann raises to 70. Ann adds 65." in table.lines
    press(table, [*"kkkcccch"])
    assert table.lines[-1] == "Cleo bets 15."  # half the pot of 30
    press(table, ["u"])
    for key, title in (("N", "min 10"), ("H", "1/2 15"), ("W", "2/3 20"), ("O", "pot 30")):
        assert (key, title) in {(h.key, h.title) for h in real_table_picture(table).keys}


def test_no_preset_is_an_instant_all_in() -> None:
    table = at(evening_at(real_table(PEOPLE[:2]), (30, 30)), *"kk", "w")
    assert table.notice == "There is no bet on that key right now."
    press(table, ["a"])
    assert table.asked_once.endswith("all-in for the last 25? (Y/N)")


def test_who_has_no_chips_is_asked_with_one_key() -> None:
    table = at(evening_at(real_table(PEOPLE[:2], game="texas-holdem")), "a", "y", "c", "y", "1")
    broke = real_table_picture(table)
    loser = next(name for name in PEOPLE[:2] if name not in broke.name)
    assert broke.turn == (
        f"Push 2,000 to Ann. {loser} is out of chips. $: rebuy (1,000); Z: sit out; or T, then: "
        f"leave {loser}."
    )
    press(table, ["enter"])
    assert table.notice == f"{loser} is out of chips."
    press(table, ["$"])
    assert [chair.stack for chair in table.evening.match.chairs] in ([2000, 1000], [1000, 2000])
    press(table, ["c"])
    assert table.evening.match.hands == 2
    press(table, ["$"])
    assert table.notice == "Nobody is out of chips."


def test_a_whole_turn_is_taken_back_where_it_was_one_word() -> None:
    table = at(evening_at(real_table(PEOPLE[:2])), *"kk", *"cc", "c", "u")
    assert list(table.lines)[-2:] == ["Taken back: Ann, check.", "Taken back: Ann, keep."]
    press(table, ["s"])
    assert table.lines[-1].startswith(
        "Collect Ann's card and deal a new one, without a burn; keep the 20 apart"
    )
    press(table, ["c", "u"])
    assert table.lines[-1] == "Taken back: Ann, check."
    press(table, ["u"])
    assert table.lines[-1] == (
        "Taken back: Ann, swap. Give Ann 20 back. The old card goes back to Ann, the new one onto "
        "the deck."
    )


def test_draws_are_numbers_and_the_opener_says_that_he_splits() -> None:
    table = at(evening_at(real_table(PEOPLE[:2], game="draw-poker")), "enter", "r")
    press(table, [*"10", "enter", "c", "s", "2", "3"])
    assert "Ann splits the openers; the discards are set aside." in table.lines
    assert "Collect 3 cards from Ben and deal 3." in table.lines


def test_stacks_people_and_the_button_are_typed_between_hands() -> None:
    table = at(evening_at(real_table(PEOPLE[:2])), "t", *"correct Ben 1240", "enter")
    assert table.notice == "Total chips: 2,240, 240 more than were bought."
    press(table, ["t", *"join Zoe", "enter", "t", *"button Ann", "enter", "t", *"fly", "enter"])
    assert "Ben has 1,240, 240 more than before." in table.lines
    assert "Total chips: 2,240, 240 more than were bought." in table.lines
    assert "Zoe sits down with 1,000." in table.lines
    assert "Ann has the button." in table.lines
    assert table.notice.startswith("Begin with correct")


def test_a_misdeal_that_is_seen_once_the_pot_has_been_pushed_gives_all_chips_back() -> None:
    table = at(evening_at(real_table(PEOPLE[:3])), "enter", *"kkk", "f", "f", "m", "y")
    assert "Push 10 to Ben." in table.lines
    assert table.lines[-1].startswith("Misdeal: give all chips back, gather the cards")
    assert [chair.stack for chair in table.evening.match.chairs] == [1000] * 3


def test_a_misdeal_is_asked_for_once_and_gives_all_chips_back() -> None:
    table = at(evening_at(real_table(PEOPLE[:3])), "enter", *"sk", "m", "y")
    assert table.lines[-1] == (
        "Misdeal: give back 5 to Ann, 10 to Ben and 5 to Cleo, gather the cards and shuffle. "
        "Cleo has the button."
    )
    assert [chair.stack for chair in table.evening.match.chairs] == [1000] * 3


def test_leaving_saves_and_the_table_goes_on_there(tmp_path: Path) -> None:
    with found(tmp_path / "book.db") as evening:
        at(evening, "enter", *"skk", "f", "q")
    with found(tmp_path / "book.db") as evening:
        table = at(evening)
        assert real_table_picture(table).name == "Ann"
        press(table, ["u", "c"])
    assert "Taken back: Cleo, fold. The folded cards go back to Cleo." in table.lines
    assert "Cleo calls 5." in table.lines


@pytest.mark.parametrize("size", SIZES)
def test_it_is_drawn_at_every_size(size: tuple[int, int], tmp_path: Path) -> None:
    lines = drawn(evening_at(real_table()), size, ("enter", *"skkkcccc"), tmp_path)
    told = " ".join(lines)
    assert len(lines) == size[1]
    assert "a swap costs 40 (the pot on the flop)" in " ".join(told.split())
    assert "Burn one, deal" in told
    assert ("may still swap" in told) == (size[0] >= 100 and size[1] >= 34)
    assert all(len(line) <= size[0] for line in lines)


@pytest.mark.parametrize("size", SIZES[1:])
def test_all_that_the_dealer_does_now_has_room(size: tuple[int, int], tmp_path: Path) -> None:
    """With three pots, a bet that comes back, fees and the next street."""
    said = ("enter", *"kkkk", *"ay", *"cfc", *"s", "c", *"900", "enter", *"cy")
    evening = evening_at(real_table(), (1_000, 600, 70, 1_500))
    table = at(evening_at(real_table(), (1_000, 600, 70, 1_500)), *said)
    due = table.lines[-table.fresh :]
    assert any("back" in line for line in due)
    assert any("swap pot" in line for line in due)
    shown = " ".join(" ".join(drawn(evening, size, said, tmp_path)).split())
    assert [line for line in due if line.split(".")[0][-24:] not in shown] == []


def test_names_with_signs_that_have_no_letter_are_written_as_they_are() -> None:
    assert large("Ann 1,000") is not None
    assert large("ZoÉ") == large("ZoE")
    assert large("\u5c0f\u6797") is None


LETTERS = "fcrask0123456789ubtmpl?/e=. nABx"


@pytest.mark.parametrize("seed", range(12))
def test_a_monkey_at_a_real_table_breaks_nothing(seed: int) -> None:
    """Any key at any time: no fault, and every chip is where it was or was said to be otherwise."""
    rng = Random(seed)
    game = rng.choice(["draw-holdem", "texas-holdem", "draw-poker", "draw-poker-casino"])
    table = at(evening_at(real_table(game=game, stack=rng.choice([40, 1000]))))
    front = table.front
    assert isinstance(front, Nobody)
    for _ in range(400):
        key = rng.choice([*LETTERS, "enter", "enter", "escape", "backspace", "space", "y"])
        if key == "e" and not table.entry:
            continue
        press(table, [key])
        match = table.evening.match
        bought = sum(chair.bought for chair in match.chairs) + match.corrected
        if table.referee.hand is None:
            assert match.chips() == bought
        else:
            setup = table.referee.hand.setup
            assert sum(table.referee.hand.view(None).table.stacks) == sum(setup.stacks)
    assert table.lines


def test_a_card_that_nobody_told_is_drawn_as_a_back_wherever_cards_lie() -> None:
    looks = Looks()
    for card in (UNKNOWN, None):
        cells = Cells(20, 6, Style())
        draw_card(cells, Place(0, 0, 7, 5), card, looks)
        draw_row(cells, (0, 5), (card,), looks)
        draw_line(cells, Place(8, 5, 10, 1), (Faces((card,)),), looks)
        assert not any("??" in strip.text for strip in cells.strips())
    assert looks.glyphs.face(UNKNOWN) == looks.glyphs.face_in_two(UNKNOWN) == "??"
