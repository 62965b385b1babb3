"""The menu: from the first key to the table and back, and nothing that does not exist."""

from __future__ import annotations

import asyncio
import re
import time
from functools import partial
from pathlib import Path

import pytest
from evenings import table
from pages import Program, opened, with_program
from textual.widgets import OptionList
from waiting import LONGEST_WAIT

from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.players.cast import CAST
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.forms.form_screens import SettingsScreen
from drawholdem_tui.tui.home.entries import entries
from drawholdem_tui.tui.hot_seat import answering, question
from drawholdem_tui.tui.pages.can_do import PaletteScreen
from drawholdem_tui.words.language import choose

FRESH = [
    "Quick game", "New game", "Tour", "Today's deal", "Drill", "Rules", "Settings", "Quit"
]  # fmt: skip
PLAYED = [
    "Quick game", "New game", "Tour", "Today's deal", "Drill", "Rules", "History", "Statistics",
    "Settings", "Quit",
]  # fmt: skip


def test_the_first_menu_offers_no_game_to_go_on_with_and_no_history(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        assert program.items == FRESH

    with_program(tmp_path, steps)


def test_every_row_says_what_it_does(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        for title in FRESH:
            assert len(program.line_with(title).split("  ", 1)[1].strip()) > 10

    with_program(tmp_path, steps)


def test_enter_plays_at_once(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("enter")
        await program.until_asked()
        you, *others = [chair.name for chair in program.director.match.chairs]
        assert you == "You"
        assert len(set(others) & {name.capitalize() for name in CAST}) == 2

    with_program(tmp_path, steps)


def test_a_new_game_can_be_played_as_it_stands(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("n")
        await program.press("enter")
        assert program.page == "NewGameScreen"
        await program.press("enter")
        await program.until_asked()
        assert program.page == "TableScreen"
        assert program.director.evening.laid.game == "draw-holdem"

    with_program(tmp_path, steps)


def test_keys_of_which_one_was_too_many_do_not_open_two_pages(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("n")
        await program.hands.type_ahead("enter", "enter", "enter")
        await program.until_page("NewGameScreen")
        assert len(program.app.screen_stack) == 2
        await program.hands.type_ahead("escape", "escape", "escape")
        await program.until_page("MenuScreen")
        assert len(program.app.screen_stack) == 1

    with_program(tmp_path, steps)


def test_a_game_that_was_left_is_on_top_and_goes_on(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("down", "enter", "enter")
        await program.until_asked()
        hand = program.director.loop and program.director.loop.hand
        assert hand
        await program.leave_the_table()
        assert program.items == ["Continue", *PLAYED]
        assert "You" in program.line_with("Continue")
        await program.press("enter")
        await program.until_asked()
        again = program.director.loop and program.director.loop.hand
        assert again
        assert again is not hand
        assert again.events == hand.events

    with_program(tmp_path, steps)


def test_whoever_has_lost_is_named_as_who_waits_all_the_same(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("enter")
        await program.until_asked()
        at = program.director
        while at.match.chairs[0].stack >= 1000:  # a blind is lost by folding it
            while not at.between.open:  # where checking is free it is asked about once more
                await program.press("f")
                await program.until(lambda: at.between.open or bool(at.question))
            if at.match.chairs[0].stack >= 1000:
                await program.press("enter")
                await program.until_asked()
        await program.leave_the_table()
        line = program.line_with("Continue")
        assert "You \u2212" in line
        assert "2 computers" in line

    with_program(tmp_path, steps)


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def first(program: Program) -> None:
        await program.press("down", "enter", "enter")
        await program.until_asked()

    async def second(program: Program) -> None:
        assert program.items[0] == "Continue"
        await program.press("enter")
        await program.until_asked()
        assert program.director.match.hands == 1

    with_program(tmp_path, first)
    with_program(tmp_path, second)


def test_the_end_of_an_evening_shows_how_it_stands_and_leads_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "A_BOUNCE", 0.0)
    monkeypatch.setattr(question, "REST", 0.0)
    monkeypatch.setattr(
        "drawholdem_tui.evening.evening.secrets.token_bytes", lambda size: b"7" * size
    )

    async def play(program: Program) -> None:
        """The last chip is in with the first call."""
        director = program.director
        if director.question:
            keeps = "keep" in director.question.offers()
            await program.press("k" if keeps else "c")
        elif director.shows_new_card or director.between.open:
            await program.press("enter")

    async def steps(program: Program) -> None:
        await program.press("n")
        await program.press("enter")
        await program.set("seats", "2")
        await program.set("mode", "knockout")
        await program.set("stack", "10")
        await program.press("end", "enter")
        until = time.monotonic() + LONGEST_WAIT
        while program.hands.table and time.monotonic() < until:
            await play(program)
            await asyncio.sleep(0.01)
        await program.until_page("EveningOver")
        assert "the tournament" in str(program)
        assert "1. " in str(program)
        await program.press("enter")
        await program.until_page("MenuScreen")
        assert program.items == PLAYED
        await program.choose("History")
        await program.until(lambda: "evening 1" in str(program))
        assert re.search(r"^ *1 .* \d\d:\d\d ", str(program), re.MULTILINE)

    with_program(tmp_path, steps)


def test_the_same_people_begin_once_more_with_one_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the same game and stakes, and other cards."""
    monkeypatch.setattr(answering, "A_BOUNCE", 0.0)
    monkeypatch.setattr(question, "REST", 0.0)
    monkeypatch.setattr(
        "drawholdem_tui.evening.evening.secrets.token_bytes", lambda size: b"7" * size
    )

    async def play(program: Program) -> None:
        director = program.director
        if director.question:
            keeps = "keep" in director.question.offers()
            await program.press("k" if keeps else "c")
        elif director.shows_new_card or director.between.open:
            await program.press("enter")

    async def steps(program: Program) -> None:
        await program.press("n")
        await program.press("enter")
        await program.set("seats", "2")
        await program.set("mode", "knockout")
        await program.set("stack", "10")
        await program.press("end", "enter")
        first = program.hands.table.evening if program.hands.table else None
        assert first is not None
        until = time.monotonic() + LONGEST_WAIT
        while program.hands.table and time.monotonic() < until:
            await play(program)
            await asyncio.sleep(0.01)
        await program.until_page("EveningOver")
        assert "A the same again" in str(program)
        await program.press("a")
        await program.until_asked()
        again = program.director.evening
        assert again is not first
        assert [chair.name for chair in again.match.chairs] == [
            chair.name for chair in first.match.chairs
        ]
        assert again.laid.bots == first.laid.bots
        assert again.match.rules == first.match.rules
        assert (again.match.mode, again.match.levels) == (first.match.mode, first.match.levels)
        assert again.laid.buy_in == 10
        assert again.keeper
        assert first.keeper
        assert again.keeper.evening == first.keeper.evening + 1

    with_program(tmp_path, steps)


def test_the_coach_stays_beside_whoever_wanted_it_in_the_next_game(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        for asked_before in (False, True):
            await program.choose("Quick game")
            await program.until_asked()
            asked = program.director.question
            assert asked
            assert asked.coached is asked_before
            if not asked_before:
                await program.press("h")
            await program.leave_the_table()

    with_program(tmp_path, steps)


def evening_of_one_hand() -> TableOptions:
    """Nobody but the computer: it ends without a key."""
    laid = table("draw-holdem", "cpu,cpu", 1000, "one hand")
    return TableOptions(laid.game, laid.rules, laid.seats, laid.stack, laid.seed, hands=1)


@pytest.mark.parametrize("over_it", ["?", "l", ",", "q", "ctrl+p"])
def test_the_evening_may_end_while_something_lies_over_the_table(
    tmp_path: Path, over_it: str
) -> None:
    """With `play` the program then ends, behind the standings."""

    async def run() -> None:
        async with opened(tmp_path, table=evening_of_one_hand(), speed=1) as program:
            await program.press(over_it)
            assert program.page != "TableScreen"
            program.director.pace.speed = 0
            program.director.pace.skip()
            await program.until(lambda: "The evening is over" in str(program))
            assert len(program.app.screen_stack) == 2
            await program.press("enter")
            await program.until(lambda: not program.app.is_running)
            assert program.app.return_code == 0

    asyncio.run(run())


def test_the_mouse_chooses(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.choose("Settings")
        assert program.page == "SettingsScreen"
        await program.click("Esc back")
        await program.choose("Rules")
        assert program.page == "RulesPage"
        await program.hands.click(5, 5)
        await program.choose("New game")
        await program.click("Enter play   ")
        await program.until_asked()
        assert program.page == "TableScreen"

    with_program(tmp_path, steps)


def test_the_question_whether_to_leave_is_answered_by_mouse(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("down", "enter", "enter")
        await program.until_asked()
        await program.press("q")
        await program.click("Esc     stay")
        assert program.page == "TableScreen"
        await program.press("q")
        await program.click("Leave the table?")
        assert program.page == "Leaving"
        await program.click("Enter   leave for now")
        await program.until_page("MenuScreen")

    with_program(tmp_path, steps)


def test_whoever_leaves_a_game_stands_on_it_in_the_menu(tmp_path: Path) -> None:
    """Also where another one had waited there before."""

    async def steps(program: Program) -> None:
        for _game in range(2):
            await program.choose("New game")
            await program.click("Enter play   ")
            await program.until_asked()
            await program.press("q", "enter")
            await program.until_page("MenuScreen")
        await program.press("enter")
        await program.until_asked()
        assert program.page == "TableScreen"

    with_program(tmp_path, steps)


def test_an_item_is_found_by_its_first_letter(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("s", "enter")
        assert isinstance(program.app.screen, SettingsScreen)
        await program.press("escape", "R", "space")
        assert "Rules" in str(program)

    with_program(tmp_path, steps)


@pytest.mark.parametrize("key", ["q", "end"])
def test_quit_is_two_keys_away(tmp_path: Path, key: str) -> None:
    async def steps(program: Program) -> None:
        await program.press(key, "enter")
        await program.until(lambda: not program.app.is_running)
        assert program.app.return_code == 0

    with_program(tmp_path, steps)


def test_an_evening_that_cannot_go_on_is_told_of_and_nothing_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(_fields: object) -> None:
        raise KeyError("game")

    async def leave(program: Program) -> None:
        await program.press("down", "enter", "enter")
        await program.until_asked()

    async def go_on(program: Program) -> None:
        await program.press("enter")
        assert program.page == "MenuScreen"
        assert "cannot be resumed" in str(program)
        await program.press("down", "enter", "enter")
        await program.until_asked()

    with_program(tmp_path, leave)
    monkeypatch.setattr("drawholdem_tui.evening.taken_up.laid_of", gone)
    with_program(tmp_path, go_on, size=(160, 30))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_what_is_wrong_with_the_settings_is_told_in_the_menu(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    text = 'speed = 9\n[keys]\nfold = "c"\nfly = "y"\ncall = "escape"\n'
    (tmp_path / "settings.toml").write_text(text, encoding="utf-8")

    async def steps(program: Program) -> None:
        told = " ".join(str(program).split())
        assert "speed" in told
        if size[0] > 100:
            assert "C is already the key for 'check or call'" in told
            assert "unknown command 'fly'" in told
            assert "'escape' is not a key" in told

    with_program(tmp_path, steps, size)


def test_what_has_been_mended_is_told_no_more(tmp_path: Path) -> None:
    text = "speed = 9\npeek_seconds = 0\n"
    (tmp_path / "settings.toml").write_text(text, encoding="utf-8")

    async def steps(program: Program) -> None:
        assert "line 1: speed" in str(program)
        await program.choose("Settings")
        await program.set("speed", "2")
        await program.press("escape")
        await program.until_page("MenuScreen")
        assert "line 1: speed" not in str(program)
        assert "peek_seconds" in str(program)

    with_program(tmp_path, steps, (120, 40))


def test_what_a_new_game_does_to_an_interrupted_one_is_said(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        assert "aside" not in program.line_with("New game")
        await program.press("down", "enter", "enter")
        await program.until_asked()
        await program.leave_the_table()
        assert "puts the open game aside" in program.line_with("New game")
        assert "puts the open game aside" in program.line_with("Today's deal")

    with_program(tmp_path, steps)


def test_who_comes_back_from_the_tour_starts_a_quick_game_with_enter(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.choose("Tour")
        await program.until_page("ReplayScreen")
        await program.press("q")
        await program.until_page("MenuScreen")
        await program.press("enter")
        await program.until_asked()

    with_program(tmp_path, steps, (100, 30))


def test_the_deal_of_the_day_puts_itself_not_aside(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.choose("Today's deal")
        await program.until_asked()
        await program.leave_the_table()
        assert "puts the open game aside" in program.line_with("New game")
        waits, deal = (line for line in str(program).splitlines() if "Today's deal" in line)
        assert "the same for everyone" in deal
        assert waits.split()[:4] == ["Continue", "Today's", "deal,", "hand"]

    with_program(tmp_path, steps, (100, 30))


def test_a_game_that_was_put_aside_can_be_gone_on_with_when_the_later_one_is_gone(
    tmp_path: Path,
) -> None:
    async def steps(program: Program) -> None:
        tables = []
        for _game in range(2):
            await program.choose("Quick game")
            await program.until_asked()
            tables.append(program.director.match.chairs[1].name)
            await program.leave_the_table()
        assert "one more" in program.line_with("Continue")
        book = program.app.lobby.opened.book
        assert book
        book.write_now(*(lambda pages: pages.shut_away(2),) * 2)
        assert book.fault is None
        program.app.home.open_the_book()
        assert program.items[0] == "Continue"
        assert "aside" not in program.line_with("New game")
        assert "aside" not in program.line_with("Today's deal")
        await program.choose("Continue")
        await program.until_asked()
        told = "".join(line.text for line in program.director.show.log)
        assert re.search(
            r"Continuing the game from [A-Z][a-z]{2} \d+ [A-Z][a-z]{2} \d\d:\d\d, ", told
        )
        assert "--" not in told
        assert program.director.match.chairs[1].name == tables[0]

    with_program(tmp_path, steps)


def test_one_comes_back_to_where_one_was(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("r", "enter")
        await program.until_page("RulesPage")
        await program.press("escape")
        await program.until_page("MenuScreen")
        await program.press("enter")
        await program.until_page("RulesPage")

    with_program(tmp_path, steps)


def contains(program: Program, text: str) -> bool:
    return text in str(program)


def test_a_screen_that_is_too_small_for_the_menu_says_so(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        for width, height in ((59, 20), (60, 19)):
            await program.hands.resize(width, height)
            told = f"needs 60\u00d720, has {width}\u00d7{height}"
            await program.until(partial(contains, program, told))
            assert not program.items
        await program.hands.resize(60, 20)
        await program.until(lambda: "Quit" in program.items)

    with_program(tmp_path, steps)


def test_the_program_may_end_while_the_palette_opens(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        program.app.push_screen(PaletteScreen())
        program.app.exit(0)
        await program.until(lambda: not program.app.is_running)
        assert program.app.fault is None

    for _ in range(3):
        with_program(tmp_path, steps)


def test_a_page_may_be_turned_before_the_palette_has_its_list(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        palette = PaletteScreen()
        palette._action_command_list("page_down")  # nothing hangs below it yet
        assert not palette.children

    with_program(tmp_path, steps)


def test_the_menu_fits_where_the_game_does(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("down", "enter", "enter")
        await program.until_asked()
        await program.leave_the_table()
        assert len(program.items) == 11

    with_program(tmp_path, steps, size=(60, 20))


def test_escape_twice_at_once_closes_the_palette_alone(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("ctrl+p")
        await program.hands.type_ahead("escape", "escape", "escape")
        await program.until_page("MenuScreen")
        assert program.items == FRESH

    with_program(tmp_path, steps)


def test_a_page_down_before_the_palette_knows_its_lines_ends_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_early(_self: OptionList) -> None:
        raise KeyError(0)

    async def steps(program: Program) -> None:
        await program.press("down", "enter", "enter")
        await program.until_asked()
        await program.press("ctrl+p")
        await program.until(lambda: bool(program.app.screen.query_one(OptionList).option_count))
        monkeypatch.setattr(OptionList, "action_page_down", too_early)
        await program.press("pagedown", "escape", "escape")
        await program.until_page("TableScreen")

    with_program(tmp_path, steps)


def test_nothing_of_a_table_is_told_by_the_palette_elsewhere(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("ctrl+p")
        app: DrawHoldem = program.app
        titles = {each.title for each in app.get_system_commands(app.screen_stack[0])}
        assert "Quick game" in titles
        assert not {"Fold", "Log"} & titles
        await program.press("escape")
        await program.until_page("MenuScreen")

    with_program(tmp_path, steps)


def test_the_referee_is_in_the_menu_with_the_form_of_a_new_game(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.choose("Referee: real cards")
        assert program.page == "NewGameScreen"
        assert [program.values[f"seat {seat}"] for seat in (1, 2, 3)] == ["Ann", "Ben", "Cleo"]
        await program.press("enter")
        await program.until_page("RefereeScreen")

    with_program(tmp_path, steps)


def test_of_several_open_games_the_others_are_said_to_be_in_the_history() -> None:
    for more, told in ((0, "your games"), (1, "one more to continue"), (3, "3 more to continue")):
        items = {each.id: each for each in entries("a game", history=True, more=more)}
        assert items["history"].told.startswith(told)


@pytest.mark.parametrize(
    ("code", "title", "told"),
    [
        ("en", "Referee: real cards", "you deal, it keeps count"),
        ("de", "Schiedsrichter: echte Karten", "du gibst, er zählt"),
        ("fr", "Arbitre\u00a0: vraies cartes", "vous donnez, il compte"),
    ],
)
def test_the_referee_is_said_to_be_for_real_cards(code: str, title: str, told: str) -> None:
    choose(code)
    try:
        (row,) = (item for item in entries("", history=True) if item.id == "referee")
    finally:
        choose("en")
    assert (row.title, row.told) == (title, told)
    assert row.wide  # so no other row is told further to the right
    assert 4 + len(title) + len(told) <= 60  # where the screen is smallest


def test_the_row_of_the_referee_is_read_as_it_is(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        line = program.line_with("Referee: real cards")
        assert line.strip() == "Referee: real cards  you deal, it keeps count"

    with_program(tmp_path, steps)
