"""A real table on the screen: one key an action, and what counts to be read across the room."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from at_a_real_table import PEOPLE, evening_at, found, hands_typed, real_table
from real_cards import as_asked
from rich.style import Style

from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.players.cpu.random_choice import RandomChoice
from drawholdem_tui.storage.settings import load
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.headless import headless
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


def test_every_command_has_somebody_who_does_it() -> None:
    assert {each.id for each in COMMANDS} == set(at(evening_at(real_table())).doers)


def test_one_key_says_one_thing() -> None:
    table = at(evening_at(real_table(PEOPLE[:3])), "enter", *"skk", "c", "c", "c")
    assert list(table.lines)[-3:] == [
        "Ben checks.", "Collect the bets: the pot is 30.", "Burn one, deal the flop.",
    ]  # fmt: skip
    picture = real_table_picture(table)
    assert picture.name == "Ann"
    assert [(each.name, each.amount) for each in picture.figures] == [
        ("swap", "30"), ("check", "0"), ("least bet", "10"), ("in the pots", "30"),
    ]  # fmt: skip
    assert [seat.swaps for seat in picture.seats] == ["may swap", "may swap", "may swap"]
    press(table, ["c"])
    assert real_table_picture(table).seats[0].swaps == ""


def test_an_amount_is_typed_and_the_last_chip_asked_for_once() -> None:
    table = at(evening_at(real_table(PEOPLE[:2], game="texas-holdem")), "enter", "r")
    press(table, [*"60", "enter"])
    assert "Ben raises to 60." in table.lines
    press(table, ["a"])
    assert table.asked_once == "Ann all-in with 990? Y"
    press(table, ["x"])
    assert "Ann raises to 1,000 and is all-in." not in table.lines
    press(table, ["a", "y"])
    assert table.lines[-1] == "Ann raises to 1,000 and is all-in."


def test_who_wins_is_a_number() -> None:
    table = at(evening_at(real_table(PEOPLE[:2], game="texas-holdem")), "enter", *"cccccccc")
    assert real_table_picture(table).name == "Showdown"
    press(table, [*"1=2", "enter"])
    assert "The pot of 20 is split. Ann gets 10. Ben gets 10." in table.lines
    press(table, ["u", "2", "enter"])
    assert "Ben wins the pot of 20." in table.lines
    press(table, ["enter"])
    assert table.evening.match.hands == 2


def test_draws_are_numbers_and_the_opener_says_that_he_splits() -> None:
    table = at(evening_at(real_table(PEOPLE[:2], game="draw-poker")), "enter", "r")
    press(table, [*"10", "enter", "c", "s", "2", "3"])
    assert "Ann splits the openers; the discards are set aside." in table.lines
    assert "Collect 3 cards from Ben and deal 3." in table.lines


def test_stacks_people_and_the_button_are_typed_between_hands() -> None:
    table = at(evening_at(real_table(PEOPLE[:2])), "t", *"correct Ben 1240", "enter")
    press(table, ["t", *"join Zoe", "enter", "t", *"button Ann", "enter", "t", *"fly", "enter"])
    assert "Ben has 1,240, 240 more than before." in table.lines
    assert "All chips together: 2,240, 240 more than were bought." in table.lines
    assert "Zoe sits down with 1,000." in table.lines
    assert "Ann has the button." in table.lines
    assert table.notice.startswith("Begin with correct")


def test_a_misdeal_is_asked_for_once_and_gives_all_chips_back() -> None:
    table = at(evening_at(real_table(PEOPLE[:3])), "enter", *"sk", "m", "y")
    assert table.lines[-1] == "Misdeal: all chips are back."
    assert [chair.stack for chair in table.evening.match.chairs] == [1000] * 3


def test_leaving_saves_and_the_table_goes_on_there(tmp_path: Path) -> None:
    with found(tmp_path / "book.db") as evening:
        at(evening, "enter", *"skk", "f", "q")
    with found(tmp_path / "book.db") as evening:
        table = at(evening)
        assert real_table_picture(table).name == "Ann"
        press(table, ["u", "c"])
    assert "Taken back: Cleo, fold." in table.lines
    assert "Cleo calls 5." in table.lines


def test_at_most_a_key_and_a_bit_for_a_decision() -> None:
    """Thirty hands of four people, from recorded ones: prompts, chips and keys."""
    rng, table = Random(5), at(evening_at(real_table()))
    keys = decisions = hands = 0
    while hands < 30:
        press(table, ["enter"])
        dealing, referee = table.referee.dealing, table.referee
        if dealing is None:
            press(table, ["t", *f"rebuy {_broke(table)}", "enter"])
            continue
        hands += 1
        twin = Hand(dealing.rules, dealing.setup, SecretDeck(b"%d" % hands))
        while (decision := twin.decision) is not None:
            heard = referee.decision
            assert heard is not None
            assert as_asked(decision) == as_asked(heard)
            action = RandomChoice().decide(twin.view(decision.seat), decision, rng)
            typed = hands_typed(action, heard)
            press(table, typed)
            if table.asked_once:
                typed = [*typed, "y"]
                press(table, ["y"])
            keys += len(typed)
            decisions += 1
            twin.act(action)
        if referee.judging:
            press(table, [*_winners(twin, table), "enter"])
        assert referee.hand is not None
        assert referee.hand.stacks == twin.stacks
    assert decisions > 300
    assert keys <= 2 * decisions, keys / decisions  # a bot that bets by chance types many amounts


def _broke(table: AtARealTable) -> str:
    return next(chair.name for chair in table.evening.match.chairs if not chair.stack)


def _winners(twin: Hand, table: AtARealTable) -> str:
    from real_cards import order_of

    from drawholdem_tui.words.table.referee import numbered

    assert table.referee.judging
    places = {seat: number for number, seat in numbered(table.referee.judging)}
    groups = ["=".join(str(places[seat]) for seat in group) for group in order_of(twin).order]
    return " ".join(groups)


@pytest.mark.parametrize("size", SIZES)
def test_it_is_drawn_at_every_size(size: tuple[int, int], tmp_path: Path) -> None:
    async def look() -> list[str]:
        evening = evening_at(real_table())

        def no_lobby() -> None:
            raise AssertionError

        settings = load(tmp_path / "settings.toml")
        app = DrawHoldem(
            no_lobby,  # type: ignore[arg-type]
            settings,
            opens=lambda app: app.home.at_a_real_table(evening),
        )
        async with headless(app, size) as hands:
            for key in ("enter", *"skkkcccc"):
                await hands.press(key)
            await hands.settle()
            return hands.lines()

    lines = asyncio.run(look())
    told = " ".join(lines)
    assert len(lines) == size[1]
    assert "a swap costs 40 (the pot at the flop)" in " ".join(told.split())
    assert "Burn one, deal" in told
    assert ("may still swap" in told) == (size[0] >= 100 and size[1] >= 34)
    assert all(len(line) <= size[0] for line in lines)


def test_names_with_signs_that_have_no_letter_are_written_as_they_are() -> None:
    assert large("Ann 1,000") is not None
    assert large("Zoé") == large("ZOE")
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
