"""The statistics on the screen: each page as text, in any size, theme and set of signs."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from on_the_screen import hurry
from pages import Program, opened, with_program
from pasts import Sat, book_of
from played_evenings import three_evenings

from drawholdem_tui.past.statistics.evenings_read import evenings_read
from drawholdem_tui.past.statistics.totals import together
from drawholdem_tui.storage.settings_schema import Value
from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.looks.contrast import VISIBLE, contrast_ratio
from drawholdem_tui.tui.looks.palette import OWN
from drawholdem_tui.tui.statistics.arranged import laid_out
from drawholdem_tui.tui.statistics.drawn import draw_graph
from drawholdem_tui.tui.statistics.picture import players_table
from drawholdem_tui.tui.statistics.plan import GraphPicture, Row, TablePicture
from drawholdem_tui.tui.statistics.screen import StatisticsScreen
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.scene.plan import Place

__all__ = ["hurry"]

RAN_BEST = re.compile("had (more|the most) luck")
SNAPSHOTS = Path(__file__).parent / "statistics_as_text"
PAGES = ("players", "one player", "season", "net", "evenings")

pytestmark = pytest.mark.usefixtures("hurry", "in_colour")


def with_statistics(
    steps: Callable[[Program], Awaitable[None]],
    size: tuple[int, int] = (80, 24),
    change: str = "",
    **preferences: Value,
) -> None:
    """Of three evenings; ``change`` is done to their book."""

    folder = Path("game")
    folder.mkdir()
    book = folder / "book.sqlite3"
    book.write_bytes(three_evenings())
    if change:
        with sqlite3.connect(book) as changed:
            changed.execute(change)

    async def run() -> None:
        async with opened(folder, size, None, **preferences) as program:
            await program.choose("Statistics")
            await program.until(lambda: "Dora" in str(program))
            await steps(program)

    asyncio.run(run())


def all_is_analysed(program: Program) -> bool:
    """Luck and play of all hands that they are known of."""
    assert isinstance(program.app.screen, StatisticsScreen)
    done, hands = program.app.screen.statistics.analysed
    return done == hands


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)], ids=lambda s: f"{s[0]}x{s[1]}")
def test_each_page_looks_as_it_did(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture that is not there yet is written down, and fails once: somebody has to look."""
    for where in ("picture", "portrait"):
        told = f"drawholdem_tui.tui.statistics.{where}.time_in_short"
        monkeypatch.setattr(told, lambda _moment: "21 Nov 20:15")
    pictures = []

    async def steps(program: Program) -> None:
        for number, page in enumerate(PAGES, start=1):
            await program.press(str(number))
            if page == "evenings":
                await program.press("left", *["left"] * (size == (80, 24)))
                await program.until(lambda: bool(RAN_BEST.search(str(program))))
            if page in {"players", "one player"}:
                await program.until(lambda: all_is_analysed(program))
            if page == "one player" and size[0] > 60:
                await program.until(lambda: "\u259f" in str(program))  # cards
            await program.hands.settle()
            pictures.append(f"--- {page} ---\n{program}")

    with_statistics(steps, size)
    text = "".join(pictures)
    path = SNAPSHOTS / f"{size[0]}x{size[1]}.txt"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        pytest.fail(f"{path} is new: look at it")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("theme", ["felt", "light"])
def test_every_word_can_be_read(theme: str) -> None:
    async def steps(program: Program) -> None:
        for number in range(1, 6):
            await program.press(str(number))
            await program.hands.settle()
            for strip in program.app.screen._compositor.render_strips():
                for text, style, _control in strip:
                    if not re.search(r"[^\W_]", text):
                        continue
                    assert style is not None
                    assert style.color is not None
                    assert style.bgcolor is not None
                    ink, ground = (
                        each.get_truecolor().hex for each in (style.color, style.bgcolor)
                    )
                    assert contrast_ratio(ink, ground) >= VISIBLE, (number, text, ink, ground)

    with_statistics(steps, theme=theme)


def test_without_colours_the_chosen_row_and_page_are_told_by_weight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def steps(program: Program) -> None:
        strips = program.app.screen._compositor.render_strips()
        bold = {
            text.strip()
            for strip in strips
            for text, style, _control in strip
            if style and style.bold and text.strip()
        }
        assert any("Players" in each for each in bold)
        assert any("Ann" in each for each in bold)
        assert not any("Season" in each or "Ben" in each for each in bold)

    with_statistics(steps)


def test_enter_opens_one_player_and_left_and_right_go_to_others() -> None:
    async def steps(program: Program) -> None:
        await program.press("enter")  # on whoever has played most
        assert "34 hands in 3 evenings" in program.line_with("Ann ")
        await program.press("left")
        assert "25 hands in one evening" in program.line_with("Ben ")
        await program.press("right", "right")
        assert "4 hands in one evening" in program.line_with("Dora ")
        assert str(program).count("20 hands") == 1  # said once, and what is known is told
        assert "only" not in str(program)
        assert " of 4" in program.line_with("plays a hand")
        await program.press("escape")  # to where one has come from
        assert lit(program, below=1).startswith("Players")
        await program.press("escape")
        assert program.page == "MenuScreen"

    with_statistics(steps)


def test_one_player_is_told_in_words_bars_and_tables_where_there_is_room() -> None:
    async def steps(program: Program) -> None:
        await program.press("enter")
        seen = str(program)
        for heading in ("net, hand by hand", "hands with a swap", "style", "best and worst"):
            assert f" {heading} " in seen, heading
        assert "34 hands in 3 evenings" in seen
        assert "34 hands in 3 evenings, 14 of them won" in seen
        assert "Plays and raises within the usual range." in seen
        assert re.search(r"Working out luck and play: \d+ of 30 hands\.", seen)
        assert "21 of 34" in program.line_with("before the flop ")
        assert "68%" in program.line_with("plays a hand")
        assert "42\u201383" in program.line_with("plays a hand")  # what is usual
        assert "27 of 45" in program.line_with("with any swap")
        assert "\u2212381" in program.line_with("with any swap")
        assert "net: after fees; last row: each hand once" in seen
        assert " 3 of 6 " in program.line_with("on the flop ")
        assert "lost most" not in seen  # three are too few
        assert "worst evening" in seen
        for unknown in ("luck  ", "play  "):  # nothing to add up before all are
            assert not program.line_with(unknown)
        await program.until(lambda: all_is_analysed(program))
        seen = str(program)
        assert "In 34 hands, luck alone can swing \u00b14,800." in seen
        assert "luck" in program.line_with("luck  ")
        assert "play" in program.line_with("play  ")
        net, *parts = (
            int(re.sub(r"[^\d-]", "", told.replace("\u2212", "-")))
            for told in re.findall(r"(?:net|luck|play|not analysed)  +([+\u2212][\d,]+)", seen)[:4]
        )
        assert net == sum(parts) == -638

    with_statistics(steps, (140, 40))


def test_players_are_called_as_people_say_and_every_column_is_explained() -> None:
    async def steps(program: Program) -> None:
        seen = str(program)
        assert program.line_with("  random ")
        assert "cpu:" not in seen
        for head in (" plays ", " raises"):
            assert head in program.line_with("per 100")
        for head in ("re-raises", "bets per call", "showdown", "wins there"):
            assert f" {head}" not in program.line_with("per 100")  # nobody has a figure there yet
        await program.press("?")
        for known in ("(VPIP)", "(PFR)", "(bb)", "too few chances (20 needed)", "in first place"):
            assert known in str(program)

    with_statistics(steps, (140, 40))


def test_where_one_player_does_not_fit_up_and_down_lead_to_the_rest() -> None:
    async def steps(program: Program) -> None:
        await program.press("enter")
        assert "\u2191 \u2193 read" in str(program).replace("\u00a0", " ")
        for told in ("plays a hand", "usual for the others", "practise: ten swaps"):
            assert told in str(program)  # what one looks for first
        assert "best and worst" not in str(program)
        await program.press("pagedown")
        assert "start " in str(program)
        await program.press(*["down"] * 30)
        assert "each hand once" in str(program)
        assert "worst against" in str(program)
        await program.press("left")  # somebody else is read from the top
        assert "25 hands in one evening" in program.line_with("Ben ")

    with_statistics(steps)


def test_all_of_one_player_is_seen_at_once_where_there_is_room() -> None:
    async def steps(program: Program) -> None:
        await program.press("enter")
        await program.until(lambda: all_is_analysed(program))
        await program.until(lambda: "biggest pot won: 1,960" in str(program))  # beside its cards
        for told in ("net", "with any swap", "best against", "swaps, then folds", "start"):
            assert program.line_with(told), told
        assert "read" not in program.line_with("pages")

    with_statistics(steps, (100, 30))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (120, 36)])
def test_bars_of_habits_are_long_enough_to_tell_shares_apart(
    language: str, size: tuple[int, int]
) -> None:
    async def steps(program: Program) -> None:
        await program.press("enter")
        bars = re.findall(r"\d+\s?% +(\u2501+\u2500*|\u2500+)", str(program))
        assert len(bars) >= 2
        assert len({*map(len, bars)}) == 1
        assert len(bars[0]) >= 14, bars

    with_statistics(steps, size, language=language)


def test_the_cards_of_the_biggest_pot_are_shown_once_its_evening_is_over() -> None:
    async def steps(program: Program) -> None:
        await program.press("enter")
        won = "These cards won the biggest pot"
        await program.until(lambda: f"{won}: 1,960" in str(program))
        await program.press("right")  # Dora has won no pot on an evening that is over
        assert won not in str(program)

    with_statistics(steps, (140, 40))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (120, 36), (140, 40), (250, 70)])
def test_computers_have_a_heading_right_above_them_and_a_blank_before_it(
    size: tuple[int, int],
) -> None:
    async def steps(program: Program) -> None:
        rows = [row.strip() for row in str(program).splitlines()]
        at = rows.index("computers")
        assert not rows[at - 1]
        assert rows[at + 1].startswith("random ")

    with_statistics(steps, size)


def test_words_come_before_the_table_where_there_is_room() -> None:
    async def steps(program: Program) -> None:
        said = program.line_with("Plays and raises within the usual range.")
        assert said.split()[0] == "Ann"
        shown = str(program).splitlines()
        assert shown.index(said) < shown.index(program.line_with("people"))

    with_statistics(steps, (140, 40))


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 40)])
def test_of_who_is_lit_it_is_told_what_is_usual_beside_what_they_do(size: tuple[int, int]) -> None:
    async def steps(program: Program) -> None:
        assert "Ann  Plays and raises within the usual range." in str(program)
        told = re.search(r"plays a hand +(\d+)% .* (\d+)\u2013(\d+)", str(program))
        assert told
        plays, low, high = map(int, told.groups())
        assert low <= plays <= high
        assert f" {plays}% " in program.line_with("Ann    ")

    with_statistics(steps, size)


@pytest.mark.parametrize("lit", [0, 1])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (140, 40), (200, 55), (250, 70)])
def test_below_the_list_stands_more_of_who_is_lit(lit: int, size: tuple[int, int]) -> None:
    async def steps(program: Program) -> None:
        await program.press(*["up"] * lit)
        for told in ("style", "plays a hand", "usual", "luck alone can swing"):
            assert program.line_with(told), told
        wide = size[0] >= 100
        assert bool(program.line_with("net, hand by hand")) == wide
        assert bool(program.line_with("hands with a swap")) == (size[0] >= 140)
        *_above, last = str(program).splitlines()[:-1]
        assert not last.strip() or not wide  # nothing stands right above the keys

    with_statistics(steps, size)


def test_net_luck_and_play_of_who_is_lit_add_up() -> None:
    async def steps(program: Program) -> None:
        await program.until(lambda: all_is_analysed(program))
        told = program.line_with("net \u2212638")
        net, *parts = (
            int(each.replace("\u2212", "-").replace(",", ""))
            for each in re.findall(r"[+\u2212][\d,]+", told.partition(" In ")[0])
        )
        assert len(parts) == 3  # luck, play, and what is not analysed
        assert net == sum(parts)

    with_statistics(steps, (100, 30))


def test_a_key_opens_swaps_to_practise() -> None:
    async def steps(program: Program) -> None:
        await program.press("3", "p")
        assert program.page == "StatisticsScreen"  # nobody is looked at
        await program.press("1")
        await program.press("enter", "p")  # Dora's, which the others may never have seen
        await program.until(lambda: program.page == "ItIsMe")
        await program.press("space")
        await program.until(lambda: program.page == "DrillScreen")

    with_statistics(steps)


def test_of_fewer_than_twenty_hands_there_are_no_columns_of_dots(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("You", "CPU 1"), 8)])
    table = players_table(together(evenings_read(book)), 120)
    assert table.heads == ("", "net", "hands")
    laid = laid_out(table, 120)
    assert [*laid.begins()][-1] - laid.apart >= 118  # the bar leaves no hall beside three columns


def test_of_few_hands_a_habit_is_no_bar_and_there_is_no_scale_for_any(tmp_path: Path) -> None:
    book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben"), 8), Sat(("Ann", "Ben"), 4, day=2)])

    async def run(program: Program) -> None:
        await program.choose("Statistics")
        await program.until(lambda: "Ann" in str(program))
        await program.press("2")
        await program.until(lambda: "raises in the first round" in str(program))
        assert re.search(r"plays a hand +\d+ of 12", str(program))
        assert "100%" not in str(program)

    with_program(tmp_path, run, (140, 40))


def test_of_fewer_than_ten_hands_there_is_a_sentence_and_no_graph() -> None:
    async def steps(program: Program) -> None:
        await program.press("down", "4")
        assert "Dora: 4 hands" in str(program)
        assert "The graph appears after 10 hands" in str(program)
        assert "start" not in str(program)

    with_statistics(steps)


def test_what_was_lost_is_red_and_big_blinds_say_that_they_are() -> None:
    async def steps(program: Program) -> None:
        red = program.app.looks.palette.loss
        strips = program.app.screen._compositor.render_strips()
        lost = [
            text
            for strip in strips
            for text, style, _control in strip
            if style and style.color and style.color.name == red
        ]
        assert "\u22121,000" in "".join(lost)  # the lamp may part it
        assert "+490 bb" in program.line_with("Ben")

    with_statistics(steps)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 36)])
def test_people_stand_apart_from_computers(size: tuple[int, int]) -> None:
    async def steps(program: Program) -> None:
        lines = str(program).splitlines()
        people, computers = (
            next(at for at, line in enumerate(lines) if line.split()[:1] == [word])
            for word in ("people", "computers")
        )
        assert people < lines.index(program.line_with("Ben ")) < computers

    with_statistics(steps, size)


@pytest.mark.parametrize("theme", OWN)
def test_gains_and_losses_differ_on_the_chosen_row_and_can_be_read(theme: str) -> None:
    looks = Looks(OWN[theme])
    styles = [looks.on_gold(tone) for tone in ("plain", "gain", "loss")]
    assert len({*map(str, styles)}) == (3 if looks.palette.has_halves else 1)
    for style in styles:
        assert style.color
        assert style.bgcolor
        assert contrast_ratio(style.color.name, style.bgcolor.name) >= VISIBLE


def test_of_an_evening_that_goes_on_luck_is_not_told() -> None:
    async def steps(program: Program) -> None:
        await program.press("5")
        assert "Luck is shown when the evening is over." in str(program)
        assert "Chance" not in str(program)
        await program.press("left")
        await program.until(lambda: "are too few to say who played better" in str(program))
        assert "evening 2" in str(program)

    with_statistics(steps)


def test_a_damaged_hand_is_named_on_the_screen() -> None:
    async def steps(program: Program) -> None:
        assert "Evening 1, hand 3 is damaged and is not counted." in str(program)
        assert "33" in program.line_with("Ann    ")

    with_statistics(steps, change="UPDATE hand SET phh = replace(phh, 'cc', 'f') WHERE id = 3")


@pytest.mark.parametrize("size", [(60, 20), (140, 40)], ids=lambda s: f"{s[0]}x{s[1]}")
def test_keys_that_move_do_nothing_where_there_is_nowhere_to_go(size: tuple[int, int]) -> None:
    """A season that fits on the screen has no row to choose and nothing to scroll to."""

    async def steps(program: Program) -> None:
        for number in range(len(PAGES), 0, -1):
            await program.press(str(number))
            for key in ("down", "up", "pagedown", "pageup", "end", "home"):
                await program.press(key)
                assert not program.app.fault, f"page {number}, {key}"
                assert program.page == "StatisticsScreen"

    with_statistics(steps, size)


def test_an_evening_that_was_left_before_a_hand_ended_has_no_figures_yet(tmp_path: Path) -> None:
    """The first thing somebody may do: look at the table, leave, and open the statistics."""

    async def run() -> None:
        async with opened(tmp_path / "game") as program:
            await program.choose("Quick game")
            await program.until_asked()
            await program.leave_the_table()
            await program.choose("Statistics")
            await program.until(lambda: "No hand has been finished yet." in str(program))
            for key in ("down", "enter", "right", *"54321", "down", "enter", "right"):
                await program.press(key)
                assert not program.app.fault, key
            assert program.page == "StatisticsScreen"

    (tmp_path / "game").mkdir()
    asyncio.run(run())


def test_one_walks_through_evenings_of_which_one_ended_before_its_first_hand() -> None:
    async def steps(program: Program) -> None:
        await program.press("5")
        for key in ("left", "left", "left", "right"):
            await program.press(key)
            assert not program.app.fault, key
        assert "Evening 2" in str(program)

    with_statistics(steps, change="DELETE FROM hand WHERE evening = 2")


def in_order(program: Program, names: tuple[str, ...]) -> list[str]:
    """As the rows of a table begin."""
    begins = (line.split()[0] for line in str(program).splitlines() if line.split())
    return [each for each in begins if each in names]


def test_players_stand_by_what_their_bars_show_the_friends_first() -> None:
    async def steps(program: Program) -> None:
        friends, kinds = ("Ann", "Ben", "Cleo", "Dora"), ("people", "computers", "random")
        told = ["people", "Ben", "Ann", "Dora", "Cleo", "computers", "random"]
        assert in_order(program, (*friends, *kinds)) == ["Ann", *told]  # of whom it tells above
        ends = program.line_with("per 100").index("net") + len("net")
        lines = [program.line_with(f"  {name}   ") for name in (*friends, "random")]
        for line in lines:  # all figures end in one column, all bars begin at one line
            assert re.search(r"[+\u2212][\d,]+$", line[:ends])
            assert re.fullmatch(r"[^\d]*\u2502[^\d]*", line[ends : ends + 20])
        assert len({line.index("\u2502") for line in lines}) == 1

    with_statistics(steps)


def test_an_evenings_table_is_by_net_and_lights_whose_graph_it_is() -> None:
    async def steps(program: Program) -> None:
        await program.press("5", "left", "left")
        await program.until(lambda: "had the most luck" in str(program))
        assert in_order(program, ("Ann", "Ben"))[:2] == ["Ben", "Ann"]
        for name in ("Ann", "Ben", "CPU 1"):  # up the rows, from whom one looked at before
            assert f" {name}: " in program.line_with("evening 1")
            assert lit(program, below=5).startswith(name)
            assert "start " in str(program)
            await program.press("up")

    with_statistics(steps)


def test_each_evening_of_a_season_has_its_name_and_its_figure() -> None:
    cells = Cells(60, 12, ink("#ffffff", "#000000"))
    names = tuple((at, f"evening {at + 1}") for at in range(3))
    figures = "+1,000", "\u2212500", "0"
    picture = GraphPicture((1000, -500, 0), zero="0", end="3", ticks=names, figures=figures)
    draw_graph(cells, Place(0, 0, 60, 12), picture, Looks())
    seen = "\n".join(strip.text for strip in cells.strips())
    for told in (*figures, "evening 1", "evening 2", "evening 3"):
        assert told in seen
    assert len({seen.index(f"evening {number}") // 61 for number in (1, 2, 3)}) == 1


def lit(program: Program, below: int = 4) -> str:
    """What stands in gold below so many rows."""
    gold = program.app.looks.palette.accent
    return "".join(
        text
        for strip in program.app.screen._compositor.render_strips()[below:]
        for text, style, _control in strip
        if style and style.reverse and style.color and style.color.name == gold
    ).strip()


def test_a_row_of_the_season_chooses_whose_evenings_are_shown() -> None:
    async def steps(program: Program) -> None:
        await program.press("3")
        assert "The season, 2 evenings, open ones not counted" in str(program)
        assert lit(program).startswith("Ann")  # who was there most often
        assert "Ann: net, evening by evening" in str(program)
        assert "place 3 of 3" in str(program)
        await program.press("up")
        assert lit(program).startswith("Cleo")
        assert "Cleo: one evening only, so no graph yet" in str(program)
        await program.press("enter")
        assert "Cleo" in str(program)
        assert "5 hands in one evening" in str(program)

    with_statistics(steps, (100, 40))


def test_escape_leads_back_from_row_to_row_and_then_to_the_menu() -> None:
    async def steps(program: Program) -> None:
        await program.press("enter", "enter", "enter")
        assert lit(program, below=1).startswith("Evenings")
        for page in ("Net", "One player", "Players"):
            await program.press("escape")
            assert lit(program, below=1).startswith(page)
        await program.press("enter", "3", "escape")  # behind another page there is none
        await program.until_page("MenuScreen")

    with_statistics(steps, (100, 40))


def test_a_row_of_somebodys_evenings_lights_it_and_enter_opens_it() -> None:
    async def steps(program: Program) -> None:
        await program.press("enter", "4")
        await program.until(lambda: all_is_analysed(program))
        assert lit(program, below=4).startswith("Ann")  # among the players
        assert lit(program, below=5).startswith("evening 3")  # the latest
        assert "Luck is shown when the evening is over." in str(program)
        await program.press("up", "up")
        assert lit(program, below=5).startswith("evening 1")
        won, luck, play = (
            int(each.replace("\u2212", "-").replace(",", ""))
            for each in re.findall(r"[+\u2212][\d,]+", program.line_with("evening 1"))
        )
        assert luck + play == won == -2632
        await program.press("enter")
        assert "Ann: chips in evening 1, " in str(program)

    with_statistics(steps, (140, 40))


def test_an_evening_tells_which_others_there_are() -> None:
    async def steps(program: Program) -> None:
        await program.press("5")
        assert "evenings \u2190  3 of 3  \u2192 " in program.line_with("evening 3")
        assert lit(program).startswith("3")
        await program.press("left")
        assert lit(program).startswith("2")
        await program.press("right", "right")  # there is none behind the last
        assert lit(program).startswith("3")

    with_statistics(steps)


def test_whose_evening_is_looked_at_stays_the_same_on_another_page_and_evening() -> None:
    async def steps(program: Program) -> None:
        await program.press("4", "5")
        for _evening in range(3):
            assert " Ann: " in program.line_with("Ann: chips in evening")
            await program.press("left")
        await program.press("4")
        assert "Ann: 34 hands" in str(program)

    with_statistics(steps)


@pytest.mark.parametrize(
    "name", ["Maximiliana von Habsburg-Lothringen", "\u5e73\u7530\u82b1\u5b50" * 5]
)
def test_a_long_name_is_cut_and_no_figure(name: str) -> None:
    row = Row((name, "+10,619", "30", "+3,540 bb"))
    laid = laid_out(TablePicture(("", "net", "hands", "per 100"), (row,)), 56)
    assert [*laid.widths[1:]] == [7, 5, 9]
    assert [*laid.begins()][3] + laid.widths[3] == 56
