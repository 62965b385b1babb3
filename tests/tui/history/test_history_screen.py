"""All that has been played, on the real screen: found, opened again, named, marked, deleted."""

from __future__ import annotations

import io
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from itertools import accumulate
from pathlib import Path
from threading import current_thread
from types import SimpleNamespace
from typing import Any, cast

import pytest
from evenings import Answers, table
from pages import Program, with_program
from pasts import Sat, book_of, moment
from played_evenings import evening_played
from textual.app import App
from textual.pilot import Pilot

from drawholdem_tui.engine.cards import card
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.past.evenings import closing_of_evening, evenings_as_lines
from drawholdem_tui.past.hands import played_again
from drawholdem_tui.past.history.listing import Listing
from drawholdem_tui.players.coach import EDITION
from drawholdem_tui.players.coach.review import Looked, Reviewed, looked_at, reviewed
from drawholdem_tui.storage.book.afterwards import delete_hand
from drawholdem_tui.storage.book.file import connect
from drawholdem_tui.storage.book.finding import Note, Wanted
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.opening import open_book
from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.storage.book.rows import HandRow, Standing
from drawholdem_tui.tui.history import over_the_list
from drawholdem_tui.tui.history.around import Page as AroundPage
from drawholdem_tui.tui.history.around import evening_below, hand_below, parts_of
from drawholdem_tui.tui.history.director import ALL, LookingBack
from drawholdem_tui.tui.history.drawn import draw_below, draw_course, draw_words
from drawholdem_tui.tui.history.evenings import (
    columns_of_evenings,
    results_in_colour,
    results_of,
)
from drawholdem_tui.tui.history.glance import Glances
from drawholdem_tui.tui.history.header import course, whose
from drawholdem_tui.tui.history.mistakes import SummingUp
from drawholdem_tui.tui.history.over_the_list import taking_up
from drawholdem_tui.tui.history.plan import (
    NARROWEST,
    SHORT_BAR,
    Below,
    EveningPicture,
    Result,
    Rows,
    columns_of_hands,
)
from drawholdem_tui.tui.history.screen import HistoryScreen
from drawholdem_tui.tui.history.shown import hand_row, named_on, told
from drawholdem_tui.tui.history.writing import CoachLooksBack
from drawholdem_tui.tui.keys.command import When
from drawholdem_tui.tui.keys.keymap import COMMANDS
from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.looks.contrast import contrast_ratio
from drawholdem_tui.tui.looks.glyphs import UNICODE
from drawholdem_tui.tui.pages.choice import Asked
from drawholdem_tui.tui.pages.directed import DirectedScreen
from drawholdem_tui.tui.pages.rules import Ended
from drawholdem_tui.tui.pages.why import WhyPage, why_leaf
from drawholdem_tui.tui.replay.screen import ReplayScreen
from drawholdem_tui.tui.statistics.drawn import draw_graph
from drawholdem_tui.tui.statistics.plan import GraphPicture
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.lines import Faces, How, Said, Table, draw_line
from drawholdem_tui.tui.table.scene.log_rows import ResultRow
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.advice.why import decided, price_told, sum_told
from drawholdem_tui.words.cards import Face, letters
from drawholdem_tui.words.language import In, choose, translate
from drawholdem_tui.words.numbers import chips, signed
from drawholdem_tui.words.people import Who, called
from drawholdem_tui.words.table.awards import pots_of

Steps = Callable[[Program], Awaitable[None]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A book of four evenings; the program is started elsewhere."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    book_of(tmp_path / "book.sqlite3")
    return tmp_path


def looking(program: Program) -> HistoryScreen:
    return next(each for each in program.app.screen_stack if isinstance(each, HistoryScreen))


def look_back(folder: Path, steps: Steps, size: tuple[int, int] = (100, 30)) -> None:
    async def run(program: Program) -> None:
        await program.choose("History")
        await program.until_page("HistoryScreen")
        await program.until(lambda: "#   when" in str(program))
        await steps(program)

    with_program(folder, run, size)


def numbers(program: Program) -> list[str]:
    """The hands that are seen, as they are called in the list."""
    rows = [line.split() for line in str(program).splitlines()]
    return [words[0] for words in rows if words and "\u00b7" in words[0]]


async def find(program: Program, words: str) -> None:
    await program.press("/")
    for sign in words:
        await program.press("space" if sign == " " else sign)
    await program.press("enter")
    await program.until(lambda: looking(program).looking.text == words)


async def open_all(program: Program) -> None:
    await program.press("home", "enter")
    await program.until(lambda: "all evenings" in str(program))


def test_evenings_then_their_hands_and_back(folder: Path) -> None:
    async def steps(program: Program) -> None:
        assert "put aside" in program.line_with("Draw Poker")
        assert "23 hands" in str(program)
        await program.press("down", "down", "down", "enter")
        await program.until(lambda: "evening 2" in str(program))
        assert "6 hands" in str(program)
        await program.press("q")
        assert looking(program).looking.here == 2
        await program.press("escape")
        await program.until_page("MenuScreen")

    look_back(folder, steps)


def test_each_evening_is_told_in_a_line_with_its_biggest_pot(folder: Path) -> None:
    async def steps(program: Program) -> None:
        with history(folder / "book.sqlite3") as past:
            pots = {
                row.id: max(each.pot for each in past.hands_of(row.id)) for row in past.evenings()
            }
        lines = [line.split() for line in str(program).splitlines()]
        rows = [words for words in lines if any(":" in word for word in words)]
        told = {int(words[0]): words[-1] for words in rows if words[0].isdigit()}
        assert {number: told[number] for number in pots} == {
            number: f"{pot:,}" for number, pot in pots.items()
        }
        assert program.line_with("  all  ").split()[-1] == f"{max(pots.values()):,}"

    look_back(folder, steps)


def test_what_ended_before_a_hand_was_played_is_not_listed(folder: Path) -> None:
    """Nor what was put aside so; a hand that was begun can be taken up."""
    begun = Standing({"game": "draw-holdem"}, {"chairs": [{"name": "You"}, {"name": "Ann"}]}, 0, ())
    with closing(Pages(connect(folder / "book.sqlite3"))) as pages:
        for day in range(3):
            evening = pages.begin(moment(50 + day), "draw-holdem", begun)
            if day == 1:
                pages.end(evening, moment(50 + day, 60), begun)
            if day == 2:
                pages.deal(evening, begun, 1, b"secret")
                pages.put_aside()

    async def steps(program: Program) -> None:
        assert looking(program).looking.rows == [ALL, 7, 4, 3, 2, 1]
        assert "23 hands  5 evenings" in str(program)

    look_back(folder, steps)
    assert len(evenings_as_lines(folder / "book.sqlite3")) == 7


def test_computers_of_one_name_are_told_apart_by_their_levels(tmp_path: Path) -> None:
    """As statistics have them: what one has won the other has not."""
    levels = ("regular", "rookie", "rookie")
    with closing(Pages(connect(tmp_path / "book.sqlite3"))) as pages:
        for day, (level, won) in enumerate(zip(levels, (300, -40, -60), strict=True)):
            laid = {"game": "draw-holdem", "bots": {"1": level, "2": "shark"}}
            chairs = {"chairs": [{"name": "You"}, {"name": "Mira"}, {"name": "Otto"}]}
            results = (("Mira", won, None), ("You", -won, None), ("Otto", 0, None))
            standing = Standing(laid, chairs, 0, results)
            evening = pages.begin(moment(day), "draw-holdem", standing)
            pages.end(evening, moment(day, 60), standing)
    looking = LookingBack(tmp_path / "book.sqlite3")
    looking.look()
    sums = {name: net for name, net, _place in results_of(looking, ALL)}
    assert sums == {"Mira (regular)": 300, "Mira (rookie)": -100, "You": -200, "Otto": 0}
    heads = [each.heading for each in columns_of_evenings(looking, 200)]
    assert {"Mira (regular)", "Mira (rookie)", "Otto"} <= set(heads)


def found(looking: LookingBack, words: str) -> None:
    looking.want(words)
    assert not looking.is_summed_up  # not while somebody types
    looking.sum_up(looking.listing.sums(looking.filter))


def test_all_that_is_told_above_found_hands_is_of_these(tmp_path: Path) -> None:
    """Their biggest pot, and a course of them alone."""
    book_of(
        tmp_path / "book.sqlite3", [Sat(("You", "CPU 1", "CPU 2"), 40), Sat(("You", "CPU 1"), 9)]
    )
    looking = LookingBack(tmp_path / "book.sqlite3", 1)
    looking.look()
    biggest = looking.biggest(1)
    assert biggest
    assert biggest.kept.figures
    assert biggest.kept.figures.pot == looking.biggest_pot
    found(looking, "no showdown")
    of_these = [(row, nets) for row, nets in looking.figures(1) if not row.showdown]
    assert 10 < len(of_these) == len(looking.rows) < 40
    pots, line = [row.pot for row, _nets in of_these], looking.biggest(1)
    assert line
    assert line.kept.id in looking.rows
    assert looking.biggest_pot == max(pots)
    graph, _of = course(looking, 1)
    assert graph
    assert len(graph.values) == 1 + len(of_these)
    assert graph.values[-1] == sum(nets["You"] for _row, nets in of_these)
    looking.back()
    found(looking, "no showdown")
    every = [each for each in map(looking.biggest, (1, 2)) if each and each.kept.figures]
    assert len(every) == 2
    assert (first := looking.biggest(ALL))
    assert first.kept.id == max(every, key=lambda each: each.kept.figures.pot).kept.id  # type: ignore[union-attr]


def test_of_all_evenings_only_those_count_that_had_hands(tmp_path: Path) -> None:
    """Whoever sat down and finished none is not among all; nor is an evening of others, or one
    without hands, a part of the course."""
    nets = dict.fromkeys(("You", "CPU 1", "CPU 2", "CPU 3"), 0)
    sat = [Sat(("You", "CPU 1"), 2, day=day) for day in range(5)]
    strangers = Sat(("You", "CPU 8", "CPU 9"), 0, status="open", day=6)
    book_of(tmp_path / "book.sqlite3", [*sat, Sat(("You", "CPU 2", "CPU 3"), 3, day=5), strangers])
    looking = LookingBack(tmp_path / "book.sqlite3")
    looking.look()
    for evening in range(1, 7):
        won = {"You": 30 * evening, "CPU 1": -30 * evening}
        won = won if evening < 6 else {"You": 10, "CPU 2": 80, "CPU 3": -90}
        row = looking.listing.evenings[evening]
        told = tuple((name, net, None) for name, net in won.items())
        looking.listing.evenings[evening] = row.but(results=told)
        nets = {name: net + won.get(name, 0) for name, net in nets.items()}
    assert len(looking.listing.evenings) == 7
    assert {name: net for name, net, _place in results_of(looking, ALL)} == nets
    graph, _of = course(looking, ALL, chosen=3)
    assert graph
    evenings = [looking.figures(number) for number in range(1, 7)]
    each = [nets.get("You", 0) for evening in evenings for _row, nets in evening]
    assert graph.values == tuple(accumulate(each, initial=0))
    assert len(graph.values) == 1 + 5 * 2 + 3
    begin = zip((1, 3, 5, 7, 9, 11), "123456", strict=True)  # each where its first hand lies
    assert graph.ticks == tuple(begin)
    page = AroundPage(Glances(letters), UNICODE, 100, parts_of(looking, (100, 30)))
    picture = evening_below(looking, page).evening
    assert picture
    assert [each.name.text for each in picture.results] == ["You", "CPU 1", "CPU 3", "CPU 2"]


def test_a_long_book_is_read_beside_the_screen_before_its_course_is_drawn(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("drawholdem_tui.past.history.courses._AT_ONCE", 10)
    read = list[str]()
    figures = Listing.figures

    def counted(listing: Listing, evening: int) -> list[tuple[HandRow, dict[str, int]]]:
        read.append(current_thread().name)
        return figures(listing, evening)

    monkeypatch.setattr(Listing, "figures", counted)

    async def steps(program: Program) -> None:
        back = looking(program).looking
        await program.until(lambda: not back.unread())
        await program.until(lambda: "over all evenings, hand by hand" in str(program))
        assert "MainThread" not in read
        assert course(back, ALL)[0]

    look_back(folder, steps, (140, 40))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_where_nothing_is_found_the_smallest_page_stands(tmp_path: Path, language: str) -> None:
    """Evenings of different games, and open ones, leave no room for results that nobody has."""
    sat = [Sat(("You", "CPU 1"), 1), Sat(("Ann", "Ben"), 1, "texas-holdem", "aside", day=1)]
    looking = LookingBack(book_of(tmp_path / "book.sqlite3", sat))
    looking.look()
    looking.want("pot 999999")
    assert not looking.rows
    choose(language)
    columns = columns_of_evenings(looking, NARROWEST)
    choose("en")
    assert [each.id for each in columns][1:3] == ["number", "when"]


def test_who_has_no_room_among_results_is_counted() -> None:
    results = tuple(Result(Said(f"P{at}"), Said(f"+{at}"), at / 9) for at in range(10))
    for rows, seen in ((6, 4), (11, 10)):
        cells = Cells(60, 12, ink("#ffffff", "#000000"))
        below = Below("", evening=EveningPicture((), results))
        draw_below(cells, Place(0, 0, 60, rows), below, Rows(0, 1, rows, None), Looks())
        drawn = [strip.text for strip in cells.strips()]
        assert sum(f"P{at}" in row for at in range(10) for row in drawn) == seen
        assert any(f"and {10 - seen} more" in row for row in drawn) == (seen < 10)


def test_results_without_a_course_beside_them_stand_in_two_columns_on_a_wide_page() -> None:
    results = tuple(Result(Said(f"P{at}"), Said(f"{-at}"), -at / 9) for at in (9, 0, 8, 1, 7, 2))
    cells = Cells(140, 20, ink("#ffffff", "#000000"))
    below = Below("", evening=EveningPicture((), results))
    draw_below(cells, Place(0, 0, 140, 20), below, Rows(0, 1, 20, None), Looks())
    drawn = [strip.text for strip in cells.strips()]
    beside = [re.findall(r"P\d", row) for row in drawn if "P" in row]
    assert beside == [["P0", "P7"], ["P1", "P8"], ["P2", "P9"]]  # whoever won most comes first
    assert max(len(row.rstrip()) for row in drawn) >= 136  # they fill the page


def test_whoever_is_next_best_of_an_evening_is_not_called_a_hand() -> None:
    evening, hand = In("of an evening", "next best"), "next best"
    try:
        for language in ("de", "fr"):
            choose(language)
            assert translate(evening) != translate(hand)
    finally:
        choose("en")


def test_whose_the_biggest_pot_was_stands_in_one_column_in_all_games(tmp_path: Path) -> None:
    book_of(
        tmp_path / "book.sqlite3",
        [Sat(("Ann", "Ben"), 6), Sat(("Ann", "Ben"), 6, "draw-poker", day=2)],
    )

    async def steps(program: Program) -> None:
        rows = [re.search(r"(Ann|Ben) +[1-9][\d,]*  ", row) for row in str(program).splitlines()]
        assert len(places := [row.start() for row in rows if row]) >= 3
        assert len(set(places)) == 1

    look_back(tmp_path, steps, (200, 55))


def test_sums_of_hands_that_nobody_looks_for_any_more_are_dropped(tmp_path: Path) -> None:
    """Whoever takes back what was typed while these are being reckoned sees all hands' again."""
    book_of(tmp_path / "book.sqlite3", [Sat(("You", "CPU 1"), 40)])
    looking = LookingBack(tmp_path / "book.sqlite3")
    looking.look()
    later: list[Callable[[], None]] = []
    stopped: list[str] = []

    def think(_work: object, _tell: object) -> Callable[[], None]:
        return lambda: stopped.append(looking.text)

    front = SimpleNamespace(later=lambda _seconds, call: later.append(call), think=think)
    sums = SummingUp(looking, cast("DirectedScreen[None]", front), lambda: None)
    sums.look()
    assert not later  # all hands are summed up at once
    looking.want("no showdown")
    sums.look()
    sums.look()
    (begin,) = later
    begin()
    assert not stopped
    looking.want("")
    sums.look()
    assert stopped == [""]
    begin()
    assert len(later) == 1


def test_a_pot_that_waits_is_said_to_be_nobodys_yet(tmp_path: Path) -> None:
    """Or nets would not add up."""
    with closing(Pages(connect(tmp_path / "book.sqlite3"))) as pages:
        results = (("Ann", 400, None), ("Ben", 170, None), ("Cleo", -630, None))
        chairs = {"chairs": [{"name": name} for name, *_net in results]}
        standing = Standing({"game": "draw-poker", "bots": {}}, chairs, 0, results)
        pages.begin(moment(0), "draw-poker", standing)
        evening = pages.begin(moment(1), "draw-poker", standing)
        even = (*results[:2], ("Cleo", -570, None))
        pages.end(evening, moment(1, 60), Standing(standing.laid, chairs, 0, even))
    looking = LookingBack(tmp_path / "book.sqlite3")
    looking.look()
    coach = cast("CoachLooksBack", SimpleNamespace(trouble="", left=0))
    said = {}
    for at, number in enumerate(looking.rows):
        looking.stand_on(at)
        said[number] = told(looking, coach)
    waits = "60 carried over: nets add up to \u221260."
    assert said == {ALL: waits, 2: "", 1: waits}


@pytest.mark.parametrize(("width", "heading"), [(60, "Ann"), (120, "Ann's net")])
def test_a_net_is_that_of_the_one_whose_course_is_told(
    tmp_path: Path, width: int, heading: str
) -> None:
    book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben", "Cleo", "CPU 1"), 30)])
    looking = LookingBack(tmp_path / "book.sqlite3", 1)
    looking.look()
    who = whose(looking, 1)
    assert (who, course(looking, 1)[1]) == ("Ann", "Ann's net")
    columns = columns_of_hands(looking, width, "", who)
    at = [each.id for each in columns].index("net")
    assert columns[at].heading == heading
    named = named_on(columns, ())._replace(whose=who)
    for line in looking.listing.lines(looking.rows):
        won = dict(line.kept.nets)[who]
        (cell,) = hand_row(looking, line, None, UNICODE, columns, named=named)[at]
        assert isinstance(cell, Said)
        assert cell.text == signed(won)


@pytest.mark.parametrize("seed", ["1", "2", "7"])
def test_the_nets_of_hands_that_nobody_opened_add_up_to_the_evening(
    tmp_path: Path, seed: str
) -> None:
    """What the last one left is shared out at the end, as its row and the line below it tell."""
    evening_played(tmp_path, {"Ann": "random", "Ben": "random"}, 6, game="draw-poker", seed=seed)
    looking = LookingBack(tmp_path / "book.sqlite3", 1)
    looking.look()
    columns = columns_of_hands(looking, 100, "", "Ann")
    at = [each.id for each in columns].index("net")
    shelf, sums, passed_in = looking.shelf(), dict.fromkeys(("Ann", "Ben"), 0), 0
    named = named_on(columns, ())._replace(whose="Ann")
    for place, line in enumerate(looking.listing.lines(looking.rows)):
        seen = Glances(str).of(shelf, place)
        assert seen is not None
        for name, net in seen.nets:
            sums[name] += net
        if not seen.winners:
            passed_in += 1
            (cell,) = hand_row(looking, line, seen, UNICODE, columns, named=named)[at]
            assert isinstance(cell, Said)
            assert {cell.text} == {signed(net) for _name, net in seen.nets}
    assert passed_in
    assert sums == {name: won for name, won, _place in looking.listing.evenings[1].results}


def test_the_five_that_lie_higher_are_those_of_one_hand(tmp_path: Path) -> None:
    """Also where others win a side pot, or half of one."""
    book_of(tmp_path / "book.sqlite3", [Sat(("You", *(f"CPU {at}" for at in range(1, 6))), 30)])

    async def steps(program: Program) -> None:
        await program.press("enter")
        back = looking(program).looking
        glances, shelf = Glances(str), back.shelf()
        seen = [glances.of(shelf, at) for at in range(len(back.rows))]
        shown = [each for each in seen if each and each.winning]
        assert shown
        assert any(len(each.winners) > 1 for each in shown)
        for each in shown:
            assert len(each.winning) == 5, each
            assert each.winning <= {*each.board, *each.rows[0].cards}, each

    look_back(tmp_path, steps)


def test_whoever_won_another_pot_is_named_with_it_and_a_net_is_of_one(tmp_path: Path) -> None:
    book_of(tmp_path / "book.sqlite3", [Sat(tuple(f"CPU {at}" for at in range(1, 7)), 30)])
    looking = LookingBack(tmp_path / "book.sqlite3", 1)
    looking.look()
    columns, glances = columns_of_hands(looking, 250, "", "CPU 2"), Glances(str)
    places, shelf = {each.id: at for at, each in enumerate(columns)}, looking.shelf()
    page = AroundPage(glances, UNICODE, 250, parts_of(looking, (250, 70)))
    several = 0
    for place, line in enumerate(looking.listing.lines(looking.rows)):
        seen = glances.of(shelf, place)
        if seen is None or not seen.others:
            continue
        several += 1
        named = named_on(columns, [seen])._replace(whose="CPU 2")
        row = hand_row(looking, line, seen, UNICODE, columns, named=named)
        (net,) = row[places["net"]]
        names = row[places["rest"]][0]
        below = hand_below(line, seen, page)
        assert isinstance(net, Said)
        assert net.text == signed(dict(seen.nets)["CPU 2"])
        assert isinstance(names, Said)
        assert all(each.name in names.text for each in seen.winners)
        assert pots_of(seen.others, seen.pots) in below.title
        for winner, cells in zip(seen.winners, below.lines, strict=False):
            told = "".join(each.text for each in cells if isinstance(each, Said))
            assert winner.won[1:] or winner.won[0] in told
    assert several


@pytest.mark.parametrize("width", [60, 100, 120, 140, 250])
def test_the_heading_of_pots_stands_over_them_and_bars_have_room(folder: Path, width: int) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        back = looking(program).looking
        columns = columns_of_hands(back, width, "", "Ann")
        bars = [each.width for each in columns if each.id == "bar"]
        assert bars in ([], [SHORT_BAR]) if width == 100 else all(bar >= 8 for bar in bars)
        if "pot" not in [each.id for each in columns]:
            return
        heading = program.line_with(" winner ")
        end = heading.index(" pot") + 4
        rows = [line for line in str(program).splitlines() if re.match(r" *.? *\d\u00b7\d", line)]
        assert rows
        assert all(re.search(r"\d( |$)", line[end - 1 : end + 1]) for line in rows)

    look_back(folder, steps, (width, 40))


@pytest.mark.parametrize("width", range(60, 200, 7))
def test_nobody_is_named_without_what_they_won(width: int) -> None:
    results = [(f"Somebody {at}", 1000 * at, None) for at in range(-5, 6)]
    cells = Cells(width, 1, ink("#ffffff", "#000000"))
    nets = results_in_colour(results)
    draw_words(cells, Place(2, 0, width - 4, 1), (nets,), Looks())
    told, _and, more = cells.strips()[0].text.strip().partition(" and ")
    sums = 0
    for part in told.split(" \u00b7 "):
        found = re.fullmatch(r"Somebody -?\d ([+\u2212]?[\d,]+)", part)
        assert found, told
        sums += number(found[1])
    if more:  # what is told adds up to nothing
        found = re.fullmatch(r"(\d+) more ([+\u2212]?[\d,]+)", more)
        assert found, more
        assert int(found[1]) == len(results) - 1 - told.count("\u00b7")
        sums += number(found[2])
    assert not sums


def number(text: str) -> int:
    return int(text.replace(",", "").replace("\u2212", "-"))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30)])
def test_a_title_is_whole_and_no_keys_stand_on_those_of_the_bar(
    folder: Path, size: tuple[int, int]
) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        await program.press("n", *"aninterestinghand", "enter")
        await program.until(lambda: "aninterestinghand" in str(program))
        lines = str(program).splitlines()
        assert any("\u201caninterestinghand\u201d" in line and "win" in line for line in lines)
        assert "replay" not in lines[-2]

    look_back(folder, steps, size)


def test_words_find_hands_and_evenings_that_have_them(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await find(program, "ann showdown")
        assert str(program).count("Draw-Holdem") == 1  # the name of the program
        with history(folder / "book.sqlite3") as past:
            wanted = past.finding.find(Wanted(players=("Ann",), showdown=True))
        assert f"{len(wanted)} of 23 hands" in str(program)
        await open_all(program)
        assert len(numbers(program)) == len(wanted)
        await program.press("s")
        await program.until(lambda: looking(program).looking.text == "ann")
        await program.press("0")
        await program.until(lambda: len(looking(program).looking.rows) == 23)
        await find(program, "nobody")
        assert "“nobody”: search by player, game, name, pot, swaps, showdown" in str(program)
        assert "Only hands that match" not in str(program)

    look_back(folder, steps)


def test_a_hand_is_opened_again_and_left_for_the_same_row_and_words(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await find(program, "ann pot 20")
        await open_all(program)
        await program.press("down", "down", "down")
        here = looking(program).looking.here
        await program.press("enter")
        await program.until_page("ReplayScreen")
        await program.press("right", "right", "q")
        await program.until_page("HistoryScreen")
        assert looking(program).looking.here == here
        assert looking(program).looking.text == "ann pot 20"
        await program.press("enter")
        await program.until_page("ReplayScreen")
        await program.press("pagedown", "q")
        await program.until_page("HistoryScreen")
        rows = looking(program).looking.rows
        assert looking(program).looking.here == rows[rows.index(here or 0) + 1]

    look_back(folder, steps)


def test_a_name_and_a_mark_are_there_the_next_time(folder: Path) -> None:
    async def write(program: Program) -> None:
        await open_all(program)
        await program.press("down", "m", "n", "O", "u", "c", "h", "!", "enter")
        await program.until(lambda: "\u26054\u00b73" in str(program))
        assert "Ouch!" in program.line_with("4\u00b73")

    async def read(program: Program) -> None:
        await open_all(program)
        assert "Ouch!" in program.line_with("\u26054\u00b73")
        await program.press("M")
        await program.until(
            lambda: numbers(program) == ["\u26054\u00b73"] and "1 of 23" in str(program)
        )
        await program.press("0", "down", "n", "escape")
        assert "Ouch!" in program.line_with("4\u00b73")

    look_back(folder, write)
    look_back(folder, read)
    with history(folder / "book.sqlite3") as past:
        assert past.finding.note(22) == Note("Ouch!", marked=True)


@pytest.mark.parametrize(
    ("language", "quoted"),
    [("en", "\u201cOuch!\u201d"), ("de", "\u201eOuch!\u201c"), ("fr", "\xab Ouch! \xbb")],
)
def test_a_name_stands_in_the_quotes_of_the_language(
    folder: Path, language: str, quoted: str
) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        await program.press("down", "n", "O", "u", "c", "h", "!", "enter")
        await program.until(lambda: "Ouch!" in program.line_with("4\u00b73 "))
        choose(language)
        try:
            await program.press("down")
            await program.until(lambda: quoted in program.line_with("4\u00b73 "))
        finally:
            choose("en")

    look_back(folder, steps)


def test_a_hand_is_deleted_when_that_was_said_twice(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        await program.press("down", "d", "enter", "enter")
        await program.until_page("HistoryScreen")
        assert len(looking(program).looking.rows) == 23
        await program.press("d", "y")
        await program.until(lambda: "evening 4, hand 3 will be gone" in str(program))
        await program.press("d")
        await program.until(lambda: "Evening 4, hand 3 was deleted." in str(program))
        assert "4\u00b73" not in numbers(program)
        assert looking(program).looking.here == 21

    look_back(folder, steps)
    with history(folder / "book.sqlite3") as past:
        assert sum(past.finding.count(Wanted()).values()) == 22


def test_an_evening_is_deleted_with_all_its_hands(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("d")
        assert "only on an evening or a hand" in str(program)
        await program.press("end", "d", "enter", "d")
        await program.until(lambda: "Evening 1 was deleted." in str(program))
        assert "15 hands" in str(program)

    look_back(folder, steps)


def test_an_evening_whose_hands_were_deleted_says_so_and_why_its_results_differ(
    folder: Path,
) -> None:
    with closing(Pages(connect(folder / "book.sqlite3"))) as pages:
        delete_hand(pages, 20)
        delete_hand(pages, 21)
    told = evenings_as_lines(folder / "book.sqlite3")
    gone = "(2 of the hands have been deleted, but are counted here)"
    assert [line.endswith(gone) for line in told] == [True, False, False, False]
    assert "4 hands" in told[0]

    async def steps(program: Program) -> None:
        gone = "2 of its hands have been deleted; the results still count them."
        assert gone not in str(program)
        await program.press("down")
        assert gone in str(program)
        await program.press("down")
        assert gone not in str(program)

    look_back(folder, steps)


def test_a_book_that_somebody_else_writes_is_told_before_anything_is_asked_or_typed(
    folder: Path,
) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        for key in ("d", "n"):
            await program.press("down", key)
            assert program.page == "HistoryScreen"
            assert "The book is open in another copy of drawholdem." in str(program)
            assert "Name:" not in str(program)

    other = open_book(folder / "book.sqlite3", datetime.now(UTC))
    assert other.book
    try:
        look_back(folder, steps)
    finally:
        other.book.close()


@pytest.mark.parametrize("opens", [False, True])
def test_no_size_that_a_screen_can_become_ends_it(folder: Path, *, opens: bool) -> None:
    async def look(program: Program) -> None:
        if opens:
            await open_all(program)
        for size in ((1, 1), (20, 5), (400, 120), (2, 60), (300, 2), (5, 3), (100, 8), (80, 24)):
            await Pilot(program.app).resize_terminal(*size)
            await program.hands.settle()
        assert "History" in str(program)

    look_back(folder, look, (80, 24))


def test_at_the_smallest_size_the_keys_tell_of_the_help_and_of_exporting(folder: Path) -> None:
    async def steps(program: Program) -> None:
        assert "? help" in str(program).splitlines()[-1]
        await open_all(program)
        assert {"E export", "? help", "Esc back"} <= set(str(program).splitlines()[-1].split("   "))

    look_back(folder, steps, (60, 20))


def test_what_does_nothing_here_is_no_key_of_the_bar_and_says_why(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("m")
        assert "this works only on a hand: Enter opens an evening" in str(program)
        await program.press("p")
        assert "this works only on an evening" in str(program)
        await program.press("end", "p")
        assert "this evening is over" in str(program)
        keys = looking(program)._keys.picture
        assert keys
        told = {hint.command for hint in keys.hints}
        assert told.isdisjoint({"history mark", "history name", "history play"})
        assert {"history open", "history ended", "history delete"} <= told
        assert not any(hint.grey for hint in keys.hints)

    look_back(folder, steps)


def test_a_damaged_hand_is_named_and_skipped(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "book.sqlite3")) as other:
        other.execute("UPDATE hand SET phh = 'x' WHERE id = 22")
        other.commit()

    async def steps(program: Program) -> None:
        await open_all(program)
        assert "damaged" in program.line_with("4\u00b73")
        await program.press("down", "enter")
        assert program.page == "HistoryScreen"
        assert "evening 4, hand 3 is damaged and cannot be opened" in str(program)
        await program.press("up", "enter")
        await program.until_page("ReplayScreen")
        await program.press("pagedown")
        replay = program.app.screen
        assert isinstance(replay, ReplayScreen)
        assert replay.replaying.hand == 2
        assert "skipped evening-4, hand 3" in replay.replaying.notices.text

    look_back(folder, steps)


def test_what_is_listed_is_exported(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await find(program, "ann")
        await open_all(program)
        await program.press("e", "p")
        await program.until(lambda: "11 hands in hands-" in str(program))

    look_back(folder, steps)
    files = list((folder / "here").rglob("*.phh"))
    assert len(files) == 11
    aside = [each for each in files if each.parent.name == "evening-3"]
    assert not any("_seed" in each.read_text(encoding="utf-8") for each in aside)
    over = [each for each in files if each.parent.name == "evening-2"]
    assert all("_seed" in each.read_text(encoding="utf-8") for each in over)


def test_where_no_mistakes_are_listed_it_is_told_why(tmp_path: Path) -> None:
    goes_on = Sat(("Ann", "Ben"), 2, status="open")
    book = book_of(tmp_path / "book.sqlite3", [Sat(("You", "CPU 1"), 3), goes_on])
    looking = LookingBack(book, 1)
    looking.look()
    assert not looking.no_mistakes_told()
    looking.want("pot 1 cost")
    coach = cast("CoachLooksBack", SimpleNamespace(trouble="", left=0))
    assert told(looking, coach) == "The coach found no mistake in these hands."
    looking = LookingBack(book, 2)
    looking.look()
    assert looking.no_mistakes_told() == "the coach is silent until this evening is over"


def test_what_cost_something_is_found_beside_the_screen_and_kept(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        await program.press("c")
        await program.until(lambda: looking(program).looking.text.split() == ["cost"])
        await program.until(lambda: looking(program).coach.left == 0)
        assert looking(program).looking.rows
        await program.press("/", "end", *"ann")
        await program.until(lambda: looking(program).looking.text == "cost ann")
        await program.press("enter", "/", *"nobody", "enter", *"ben")  # each time anew
        await program.until(lambda: looking(program).looking.text == "ben")

    look_back(folder, steps)
    with history(folder / "book.sqlite3") as past:
        assert len(past.finding.looked_at(EDITION)) == 8 + 6 + 4  # but for those who play on


def test_what_is_found_says_how_to_see_all_again_and_keeps_the_row(folder: Path) -> None:
    """And it ends with the evening whose hands were looked through."""

    async def steps(program: Program) -> None:
        await open_all(program)
        await program.press("down", "down", "m", "up")
        back = looking(program).looking
        here = back.here
        await program.press("M")
        await program.until(lambda: "marked hands: 1 of 23" in str(program))
        assert "Find:" not in str(program)  # nothing is typed: the rail stays
        await program.until(lambda: back.is_summed_up)
        found = back.listing.lines(back.rows)
        assert back.won(found[0].kept.evening or 0) == dict(found[0].kept.nets)
        keys = str(program).splitlines()[-1]
        assert "Esc all hands" in str(program)  # one way back is told at a time
        assert "back" not in keys
        assert back.here != here
        await program.press("escape")
        await program.until(lambda: "Esc all hands" not in str(program))
        assert "Esc back" in str(program)
        assert back.here == here
        await program.press("M", "q")
        await program.until(lambda: not back.is_in_an_evening)
        assert not back.text

    look_back(folder, steps)


def test_while_words_are_typed_the_bar_tells_what_enter_does_then(folder: Path) -> None:
    def keys(program: Program) -> list[str]:
        return str(program).splitlines()[-1].strip().split("   ")

    async def steps(program: Program) -> None:
        await open_all(program)
        await program.press("/")
        await program.until(lambda: keys(program) == ["Enter to the list", "Esc all hands"])
        assert "pot 500 (at least 500)" in str(program)
        await program.press("enter")
        await program.until(lambda: "Enter replay" in keys(program))
        await program.press("n")
        await program.until(lambda: keys(program) == ["Enter save", "Esc keep the old name"])

    look_back(folder, steps)


def test_all_decisions_of_the_chosen_hand_are_a_key_away(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("w")
        assert "this works only on a hand" in str(program)
        await open_all(program)
        await program.press("w")
        await program.until(lambda: "hat your decisions cost" in str(program))
        assert re.search(r"hand \d+: .* win", str(program))  # which it was, and whose
        assert "who had what" in str(program)
        assert "\u25b8" in str(program)  # what was done
        await program.press("escape")
        assert "History: all evenings" in str(program)

    look_back(folder, steps, (140, 40))


def test_each_decision_of_a_hand_is_chosen_and_explained(folder: Path) -> None:
    """In the order in which they were made; the dearest at first."""

    async def steps(program: Program) -> None:
        await program.press("end", "enter", "c")
        await program.until(lambda: not looking(program).coach.left)
        line = looking(program).looking.hand
        played = played_again(line.kept) if line else None
        assert played
        looked = looked_at(played.hand, played.called.index("You"))
        every = decided(looked, program.app.looks.glyphs.face)
        await program.press("w")
        await program.until_page("WhyPage")
        assert "↑ ↓ choose" in str(program)
        page = program.app.screen
        assert isinstance(page, WhyPage)
        parts = page.sheet.picture.parts if page.sheet.picture else ()
        table = parts[0].items[0]
        assert isinstance(table, Table)
        assert [row[2].text for row in table.rows] == [each.did for each in every]  # type: ignore[union-attr]
        assert looked.dearest
        assert table.lit == looked.every.index(looked.dearest)
        assert "what cost most" in str(program)
        await program.press(*["up"] * len(every))
        for each in looked.every:
            told, choices, _reason = price_told(each, program.app.looks.glyphs.face)
            seen = " ".join(str(program).split())
            assert sum_told(each, program.app.looks.glyphs.face) in seen
            assert all(name in seen for name, _worth in choices)
            assert each is not looked.dearest or told in seen
            await program.press("down")
        assert "any cards" in " ".join(str(program).split())
        await program.press("?")  # all of what is graded
        await program.until_page("HelpPage")
        assert "Graded: calls" in str(program)
        assert "↑ ↓" in str(program)
        await program.press("escape", "escape")
        await program.until_page("HistoryScreen")

    look_back(folder, steps, (140, 40))


def test_a_mistake_is_told_where_somebody_stays_but_not_among_several(folder: Path) -> None:
    """Nobody has looked for it: the coach looks at that one hand. A choice names cards, also of
    those that went: among several people no more is told than what the biggest one cost."""

    async def steps(program: Program) -> None:
        await open_all(program)
        await program.press("end")
        back, screen = looking(program).looking, looking(program)
        told: dict[int, bool] = {}
        for at in reversed(range(len(back.rows))):
            line = back.hand
            assert line is not None
            row = back.listing.evenings[line.kept.evening or 0]
            if row.people and row.id not in back.listing.seen.silent:
                await program.until(lambda: back.hand is not None and back.hand.costs is not None)
                await program.hands.settle()
                picture = screen.table.picture
                assert picture is not None
                cells = [piece for cell in picture.below.lines for piece in cell]
                texts = [piece.text for piece in cells if isinstance(piece, Said)]
                costs = back.hand.costs if back.hand and back.hand.costs else {}
                told[at] = any(" biggest mistake" in text for text in texts)
                alone, dear = len(costs) == 1, max(costs.values(), default=0)
                assert told[at] == (alone and dear > 0)
                assert ("biggest mistake" in texts) == (not alone and dear > 0)
                nets = [each.told.text for each in picture.below.nets]
                assert not dear or signed(-dear) in nets
            await program.press("up")
        assert set(told.values()) == {True, False}

    look_back(folder, steps, (140, 40))


def test_the_mistakes_of_several_are_told_without_their_cards(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        screen, back = looking(program), looking(program).looking
        for _row in range(len(back.rows)):  # the coach looks at each
            line = back.hand
            assert line is not None
            evening = back.listing.evenings[line.kept.evening or 0]
            if evening.people and evening.id not in back.listing.seen.silent:
                await program.until(lambda: back.hand is not None and back.hand.costs is not None)
            await program.press("down")
        await program.press("c")
        await program.press("home")
        several = 0
        for _row in range(len(back.rows)):
            await program.hands.settle()
            picture, line = screen.table.picture, back.hand
            if picture is not None and line is not None and len(line.costs or ()) > 1:
                cells = [piece for cell in picture.below.lines for piece in cell]
                texts = " ".join(piece.text for piece in cells if isinstance(piece, Said))
                several += "biggest mistake" in texts
                assert "'s biggest" not in texts
                assert not any(word in texts for word in ("You need", "you have", "wap ", "Keep"))
            await program.press("down")
        assert several

    look_back(folder, steps, (140, 40))


def test_the_coach_looks_once_for_the_price_and_the_words(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = list[str]()

    def counted(hand: Hand, seat: int) -> Iterator[Reviewed]:
        looked.append(f"{seat} {hand.setup} {hand.actions}")
        return reviewed(hand, seat)

    monkeypatch.setattr("drawholdem_tui.past.history.costs.reviewed", counted)

    async def steps(program: Program) -> None:
        await open_all(program)
        await program.press("end")
        back = looking(program).looking
        for _hand in range(8):
            await program.until(lambda: back.hand is not None and back.hand.costs is not None)
            await program.hands.settle()
            assert "coach is thinking" not in str(program)
            assert len(set(looked)) == len(looked) > 0
            if "iggest mistake" in str(program):
                return
            await program.press("up")
        raise AssertionError("no mistake in the first evening")

    look_back(folder, steps, (140, 40))


def test_a_word_that_finds_nothing_is_named_and_gone_with_the_next_key(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        await find(program, "ann flush")
        hands = len(looking(program).looking.rows)
        assert f"{hands} of 23 hands; “flush” not understood" in str(program)
        await program.press("down", "s")
        await program.until(lambda: looking(program).looking.text.split() == ["ann", "showdown"])

    look_back(folder, steps)


def test_a_line_with_its_name_lies_before_each_evening_of_all_hands(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        picture = looking(program).table.picture
        assert picture is not None
        evenings = [each.partition("\u00b7")[0] for each in numbers(program)[: len(picture.rows)]]
        first = {at for at in range(len(evenings)) if not at or evenings[at - 1] != evenings[at]}
        assert picture.begin.keys() == first > {0}
        shown = str(program).splitlines()
        for at, named in picture.begin.items():
            (y,) = (y for y, line in enumerate(shown) if f" {named} " in line and "\u254c" in line)
            assert not at or f" {evenings[at - 1]}\u00b7" in shown[y - 1]
            assert f" {evenings[at]}\u00b7" in shown[y + 1]
            if at:  # the first is chosen already: a click opens it
                await program.hands.click(5, y + 1)
            assert looking(program).looking.at == at

    look_back(folder, steps)


def test_among_several_people_it_is_asked_whose_decisions_are_wanted(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        back = looking(program).looking
        silent = back.listing.seen.silent
        evenings = back.listing.evenings.values()
        several = {row.id for row in evenings if len(row.people) > 1 and row.id not in silent}
        for at, each in enumerate(back.listing.lines(back.rows)):
            if each.kept.evening in several:
                back.stand_on(at)
                break
        people = back.listing.evenings[each.kept.evening or 0].people
        await program.press("w")
        await program.until(lambda: "Who is looking?" in str(program))
        await program.press("escape", "w", "2")
        whose = [name for name, _net in each.kept.nets if name in people][1]
        await program.until(lambda: f"Only {called(whose)} sees this" in str(program))
        assert "what is graded" not in str(program)
        await program.press("space")
        title = "What your decisions cost" if called(whose) == called(NAMELESS) else called(whose)
        await program.until(lambda: title in str(program) and "what is graded" in str(program))

    look_back(folder, steps, (140, 40))


def test_who_was_dealt_in_alone_looks_alone_where_others_share_the_evening(tmp_path: Path) -> None:
    book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "CPU 1"), 3)])

    async def steps(program: Program) -> None:
        await program.press("enter")
        await program.until(lambda: looking(program).looking.is_in_an_evening)
        evenings = looking(program).looking.listing.evenings
        evenings[1] = evenings[1].but(people=("Ann", "Ben"))
        await program.press("w")
        await program.until(lambda: "Only Ann sees this" in str(program))
        await program.press("space")
        await program.until_page("WhyPage")
        program.app.on_app_blur()
        await program.until_page("HistoryScreen")

    look_back(tmp_path, steps)


def test_in_every_hand_people_are_asked_by_the_same_numbers(tmp_path: Path) -> None:
    """By chair, wherever the button has been."""
    book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben", "Cleo"), 3)])

    async def steps(program: Program) -> None:
        await program.press("enter")
        await program.until(lambda: looking(program).looking.is_in_an_evening)
        evenings = looking(program).looking.listing.evenings
        evenings[1] = evenings[1].but(people=("Cleo", "Ann", "Ben"))
        await program.press("w")
        await program.until(lambda: "Who is looking?" in str(program))
        for number, name in enumerate(("Cleo", "Ann", "Ben"), 1):
            assert f" {number}   {name}" in str(program)

    look_back(tmp_path, steps)


def test_a_single_evening_is_not_told_twice(tmp_path: Path) -> None:
    book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben"), 3)])

    async def steps(program: Program) -> None:
        assert looking(program).looking.rows == [1]
        await program.press("enter")
        await program.until(lambda: len(looking(program).looking.rows) == 3)

    look_back(tmp_path, steps)


def test_whoever_leaves_while_the_coach_looks_waits_for_nothing(folder: Path) -> None:
    """What is found when the book is closed already is found by nobody."""

    async def steps(program: Program) -> None:
        await open_all(program)
        await program.press("c")
        await program.until(lambda: looking(program).coach.left > 0)

    look_back(folder, steps)


def test_keys_can_be_changed_and_the_help_tells_them(folder: Path) -> None:
    (folder / "settings.toml").write_text('[keys]\n"history mark" = "x"\n', encoding="utf-8")

    async def steps(program: Program) -> None:
        await open_all(program)
        await program.press("x")
        await program.until(lambda: "\u26054\u00b74" in str(program))
        await program.press("?")
        await program.until_page("HelpPage")
        assert "X Space" in program.line_with("mark a hand, or remove the mark")

    look_back(folder, steps)


def test_the_mouse_does_all_of_it(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await program.click("Texas")
        await program.until(lambda: looking(program).looking.here == 2)
        await program.click("Texas")
        await program.until(lambda: "evening 2" in str(program))
        await program.click("mark")
        await program.until(lambda: "\u26051" in str(program))
        await program.click("Esc back")
        await program.until(lambda: "#   when" in str(program))

    look_back(folder, steps)


def test_an_evening_that_was_put_aside_is_taken_up_from_its_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for seats in ("Ann,cpu", "Ben,cpu"):
        with sit_down(tmp_path / "book.sqlite3", afresh=True) as opened:
            out = io.StringIO()
            laid = table("draw-holdem", seats, stack=1000)
            play(laid, Answers(out, seed=3, most=2), out, opened=opened)

    async def steps(program: Program) -> None:
        await program.press("end", "p")
        await program.until(lambda: "find it here" in str(program))
        await program.press("enter")
        await program.until_page("TableScreen")
        await program.until_asked()
        assert "Ann" in str(program)
        await program.press("q")
        await program.until_page("Leaving")
        await program.press("enter")
        await program.until_page("HistoryScreen")
        assert program.line_with("still open").split()[0] == "1"
        assert program.line_with("put aside").split()[0] == "2"

    look_back(tmp_path, steps)


def test_a_book_that_another_program_writes_is_only_looked_at(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        await program.press("m")
        assert "The book is open in another copy of drawholdem." in str(program)
        await program.press("down", "enter")
        await program.until_page("ReplayScreen")

    with sit_down(folder / "book.sqlite3"):
        look_back_unmarked(folder, steps)


def look_back_unmarked(folder: Path, steps: Steps) -> None:
    """The menu says what is wrong, and History is there."""

    async def run(program: Program) -> None:
        await program.choose("History")
        await program.until_page("HistoryScreen")
        await steps(program)

    with_program(folder, run)


def test_a_screen_that_shrinks_and_grows_keeps_its_row(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        await program.press("end")
        for size in ((60, 20), (40, 8), (200, 55), (80, 24)):
            await program.hands.resize(*size)
            assert looking(program).looking.at == 22
        await program.until(lambda: "1\u00b71" in numbers(program))

    look_back(folder, steps)


def test_every_command_of_the_history_has_its_doer_and_every_doer_its_command(folder: Path) -> None:
    async def steps(program: Program) -> None:
        of_the_history = {each.id for each in COMMANDS if each.when is When.HISTORY}
        assert set(looking(program).doers) == of_the_history

    look_back(folder, steps)


def test_who_leaves_is_not_told_that_another_program_deleted_the_row(folder: Path) -> None:
    async def steps(program: Program) -> None:
        doers = looking(program).doers
        about_no_row = {name for name, doer in doers.items() if not doer.of_a_row}
        assert {"history leave", "history filter", "history all", "history help"} <= about_no_row

        await program.press("down", "down", "down", "enter")
        await program.until(lambda: "evening 2" in str(program))
        here = looking(program).looking.here
        assert here is not None
        with closing(Pages(connect(folder / "book.sqlite3"))) as pages:
            delete_hand(pages, here)
        await program.press("q")
        await program.until(lambda: "#   when" in str(program))
        assert "deleted" not in str(program)

    look_back(folder, steps)


def test_a_row_shows_board_and_winner_as_cards_and_the_time_alone(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("end", "enter")
        await program.until(lambda: "evening 1, hand 1" in str(program))
        first = next(line for line in str(program).splitlines() if line.startswith("  1 "))
        assert re.search(r"\d\d:\d\d", first)
        assert not re.search(r"\d\d-\d\d \d\d:\d\d", first)  # the day stands above, once
        rows = [line for line in str(program).splitlines() if re.search(r"^ {2}\d ", line)]
        assert any(len(re.findall("[\u2663\u2666\u2665\u2660]", row)) >= 5 for row in rows)
        assert "biggest pot" in str(program)
        palette = program.app.looks.palette
        drawn = {
            style.color.name: text
            for strip in program.app.screen._compositor.render_strips()
            for text, style, _control in strip
            if style and style.color and style.color.name in (palette.win, palette.loss)
        }
        assert set(drawn) == {palette.win, palette.loss}

    look_back(folder, steps)


def test_cards_that_nobody_has_shown_are_backs_while_an_evening_goes_on(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("down", "down", "enter")  # put aside, of three people
        await program.until(lambda: "evening 3, hand 1" in str(program))
        with history(folder / "book.sqlite3") as past:
            shown = {
                word
                for kept in past.every_hand(3)
                for line in (kept.text or "").splitlines()
                if " sm " in line
                for word in re.findall("[2-9TJQKA][cdhs]", line)
            }
        seen = re.findall("(10|[2-9JQKA])([\u2663\u2666\u2665\u2660])", str(program))
        suits = dict(zip("\u2663\u2666\u2665\u2660", "cdhs", strict=True))
        assert {rank.replace("10", "T") + suits[suit] for rank, suit in seen} <= shown

    look_back(folder, steps)


def test_above_the_hands_of_an_evening_stands_what_it_came_to_for_who_reads(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("end", "enter")
        await program.until(lambda: "evening 1" in str(program))
        shown = str(program)
        with history(folder / "book.sqlite3") as past:
            nets = [dict(past.nets(row.id))["You"] for row in past.hands_of(1)]
        assert f"{sum(net > 0 for net in nets)} of {len(nets)} hands won" in shown
        assert "blinds 5/10" in shown
        assert "1,000 chips each" in shown
        assert "You, CPU 1 and CPU 2" in shown
        heading = program.line_with("winner")
        column = heading.index("your net") + len("your net")
        rows = shown.splitlines()[shown.splitlines().index(heading) + 1 :][: len(nets)]
        told = [row[:column].split()[-1].replace(",", "") for row in rows]
        assert told == [f"{net:+}".replace("-", "\u2212") if net else "0" for net in nets]

    look_back(folder, steps, (140, 40))


def test_among_several_people_a_hand_tells_what_one_of_them_won(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("end", "up", "enter")
        await program.until(lambda: "Evening 2, " in str(program))
        heading = program.line_with("winner")
        told = re.search(r"(\w+)'s net", heading)
        assert told
        column, shown = told.end(), str(program).splitlines()
        with history(folder / "book.sqlite3") as past:
            nets = [dict(past.nets(row.id))[told[1]] for row in past.hands_of(2)]
        rows = shown[shown.index(heading) + 1 :][: len(nets)]
        assert [number(row[:column].split()[-1]) for row in rows] == nets

    look_back(folder, steps, (140, 40))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (140, 40)])
def test_below_the_evenings_stands_what_the_chosen_one_came_to(
    folder: Path, size: tuple[int, int]
) -> None:
    async def steps(program: Program) -> None:
        with history(folder / "book.sqlite3") as past:
            most = max(past.hands_of(1), key=lambda row: row.pot)
        await program.press("end")
        await program.until(
            lambda: f"biggest pot: {most.pot:,}, hand {most.number}" in str(program)
        )
        assert "8 hands" in str(program)

    look_back(folder, steps, size)


def ungraded_here(program: Program) -> int:
    """Choices of the hand one stands on that have no price: of them nobody says they are right."""
    played = played_again(hand.kept) if (hand := looking(program).looking.hand) else None
    assert played
    return len(looked_at(played.hand, played.called.index("You")).unpriced)


def test_the_choice_that_cost_most_is_told_with_what_one_needed_and_had(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("end", "enter")
        assert " C  mistakes" not in str(program)  # of this hand it will be told in a moment
        await program.press("c")
        await program.until(lambda: not looking(program).coach.left)
        await program.press("0", "home")
        await program.until(lambda: " C  mistakes" not in str(program))
        with history(folder / "book.sqlite3") as past:
            cost = [(past.finding.costs(row.id, EDITION) or {})["You"] for row in past.hands_of(1)]
        for price in cost:
            seen = " ".join(str(program).replace("\u2212", "").split())
            assert (f"Your biggest mistake {price}" if price else "no mistakes") in seen
            if not price and (many := ungraded_here(program)):
                await program.until(lambda: f"no mistakes; {many} decision" in str(program))
            if price:
                await program.until(lambda: re.search(r"cost|worth", str(program)) is not None)
            await program.press("down")

    look_back(folder, steps, (140, 40))


def test_before_another_game_is_put_aside_one_can_go_back() -> None:
    asked = list[Asked]()
    app = cast("App[Any]", SimpleNamespace(push_screen=lambda page, _then: asked.append(page)))
    taking_up(app, "Sun 29 Nov 17:50", lambda: None)
    told = [line if isinstance(line, str) else "".join(line) for line in asked[0]._lines]
    assert told[0] == "This puts aside the game from Sun 29 Nov 17:50; you can find it here."
    assert [line.split() for line in told[-2:]] == [["Enter", "play", "on"], ["Esc", "back"]]


def test_an_evening_whose_games_change_is_called_so_and_its_hands_say_which(tmp_path: Path) -> None:
    evening_played(tmp_path, {"Ann": "random", "Ben": "random"}, 6, choice="turn")

    async def steps(program: Program) -> None:
        await program.choose("History")
        await program.until(lambda: "evening 1" in str(program))
        await program.press("enter")
        await program.until(lambda: "dealer's choice, finished" in str(program))
        for game in ("Draw-Holdem", "Texas Hold'em", "Draw Poker"):
            assert game in str(program)

    with_program(tmp_path, steps)


def test_of_a_hand_that_nobody_opened_a_sentence_is_all_there_is_to_grade() -> None:
    rows = (ResultRow("Ben", -5), ResultRow("Ann", -5))
    ended = Ended("evening 2, hand 2", (), frozenset(), rows)
    leaf = why_leaf(Who("Ann"), Looked((), None, -5), letters, ended)
    assert [part.heading for part in leaf.parts] == ["evening 2, hand 2"]
    assert "Nobody opened: there is nothing to grade." in str(leaf.parts)
    won = ended._replace(rows=(rows[0], ResultRow("Ann", 5, won=("10",))))
    parts = why_leaf(Who("Ann"), Looked((), None, 5), letters, won).parts
    assert "who had what" in [part.heading for part in parts]


def test_results_are_told_as_everywhere_on_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards with their suits, a real minus."""
    evening_played(tmp_path, {"Ann": "random", "Ben": "random"}, 6, seed="results")
    lines, signs = closing_of_evening, list[str]()

    def told_with(book: Path, evening: int, face: Face) -> list[str] | None:
        signs.append(face(card("As")))
        return lines(book, evening, face)

    monkeypatch.setattr(over_the_list, "closing_of_evening", told_with)

    async def steps(program: Program) -> None:
        await program.press("i")
        told = str(program)
        assert re.search(r"\u2212\d", told)
        assert not re.search(r"-\d", told)
        assert signs == ["A\u2660"]

    look_back(tmp_path, steps, (140, 40))


def test_a_card_that_counts_is_paper_in_each_row_and_only_unused_ones_are_pale() -> None:
    looks, cells = Looks(), Cells(12, 2, ink("#ffffff", "#000000"))
    used, unused = card("Qd"), card("8d")
    for y in range(2):
        faces = Faces((used, unused), winning=frozenset((used,)))
        draw_line(cells, Place(0, y, 12, 1), (faces,), looks, How(other=y == 1))
    grounds = [[cells.ground(x, y) for x in (1, 5)] for y in range(2)]
    paper = looks.palette.paper
    pale = contrast_ratio(paper, grounds[0][1])
    assert grounds[0][0] == paper
    assert contrast_ratio(paper, grounds[1][0]) < 1.1 < pale
    assert grounds[0][1] == grounds[1][1]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_of_a_split_hand_the_heading_tells_what_is_split_and_a_line_why_it_cost_chips(
    tmp_path: Path, language: str
) -> None:
    book_of(tmp_path / "book.sqlite3", [Sat(("You", *(f"CPU {at}" for at in range(1, 6))), 60)])
    looking = LookingBack(tmp_path / "book.sqlite3", 1)
    looking.look()
    choose(language)
    page = AroundPage(Glances(letters), UNICODE, 140, parts_of(looking, (140, 40)))
    splits = 0
    for at, line in enumerate(looking.listing.lines(looking.rows)):
        seen = page.glances.of(looking.shelf(), at)
        if seen is None or len(seen.best) < 2 or seen.others or line.kept.figures is None:
            continue
        splits += 1
        below = hand_below(line, seen, page)
        assert chips(line.kept.figures.pot) in below.title
        assert below.title.count(":") == 1
        assert chips(seen.got[0]) in below.names[1]
        assert sum(seen.got) == line.kept.figures.pot
        for row, got in zip(seen.rows, seen.got, strict=True):
            assert got - row.put_in == row.net
    choose("en")
    assert splits


def test_the_fees_that_are_told_are_those_that_were_paid(tmp_path: Path) -> None:
    book_of(tmp_path / "book.sqlite3", [Sat(("You", "CPU 1", "CPU 2"), 12)])
    looking = LookingBack(tmp_path / "book.sqlite3", 1)
    looking.look()
    glances, paid = Glances(letters), 0
    for at in range(len(looking.rows)):
        seen = glances.of(looking.shelf(), at)
        assert seen is not None
        assert all(fee <= row.put_in for row, fee in zip(seen.rows, seen.fees, strict=True))
        paid += sum(seen.fees)
    assert paid


def test_pots_are_compared_with_the_biggest_in_sight_and_all_are_seen(
    folder: Path,
) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        rows = [line for line in str(program).splitlines() if re.match(r" *.? *\d\u00b7\d", line)]
        bars = {}
        for row in rows:
            if found := re.search(r" ([\d,]+) ([\u2501\u257e]*) ", row[80:]):
                bars[int(found[1].replace(",", ""))] = len(found[2])
        assert len(bars) > 3
        ordered = [bars[pot] for pot in sorted(bars)]
        assert ordered == sorted(ordered)
        assert ordered[-1] >= 8
        assert all(long > 0 for pot, long in bars.items() if pot)

    look_back(folder, steps, (120, 40))


def test_each_evening_is_headed_by_who_sat_there_and_where_it_says_when_hands_do_not(
    folder: Path,
) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        heading = program.line_with("evening 4 \u00b7 ")
        for each in ("20:00 \u2013 20:04", "You and CPU 1", "blinds 5/10", "Draw-Holdem"):
            assert each in heading
        assert "time" in program.line_with(" winner ")  # they ended in several minutes

    look_back(folder, steps, (120, 40))


def test_the_hand_one_stands_on_is_a_piece_of_gold_of_the_course_no_peak_above_it() -> None:
    looks, cells = Looks(), Cells(60, 8, Looks().on_felt())
    values = (0, 5, 10, 20, 30, 20, 10, 40, 60, 50, 30)
    draw_course(cells, Place(0, 0, 40, 6), GraphPicture(values), looks)
    without = [list(row) for row in cells.signs]
    draw_course(cells, Place(0, 0, 40, 6), GraphPicture(values, chosen=4), looks)
    gold = [
        (x, y)
        for y in range(8)
        for x in range(40)
        if looks.palette.accent in str(cells.styles[y][x])
    ]
    (x, line), (below, floor) = gold
    assert x == below
    assert line < floor < 6
    assert cells.signs[line][x] == without[line][x]


def test_the_line_at_nothing_lies_in_one_row() -> None:
    looks, cells = Looks(), Cells(60, 8, Looks().on_felt())
    values = (0, 3, 40, 3, -20, 2, 0, 60, 80, -1, 5, 30)
    draw_graph(cells, Place(0, 0, 48, 8), GraphPicture(values), looks)
    floor, hanging = looks.glyphs.rises[0], looks.glyphs.hangs[0]
    rows = {y for y in range(8) for x in range(48) if cells.signs[y][x] == floor}
    assert len(rows) == 1
    dim = looks.palette.dim
    assert not any(
        cells.signs[y][x] == hanging and dim in str(cells.styles[y][x])
        for y in range(8)
        for x in range(48)
    )


def test_a_key_tells_the_net_and_the_course_of_the_next_player(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        told = []
        for _time in range(3):
            told.append(program.line_with("pots compared").split("  ")[-1].strip())
            await program.press("o")
        assert len(set(told)) == 3, told
        assert "whose net" in program.line_with("Esc")

    look_back(folder, steps, (120, 40))


def test_everybodys_nets_stand_below_the_list_and_add_up(folder: Path) -> None:
    async def steps(program: Program) -> None:
        await open_all(program)
        for _row in range(4):
            *_list, told, _keys = str(program).splitlines()
            signed = re.findall(r" ([+\u2212]?\d[\d,]*)(?=  |$)", told)
            nets = [int(each.replace("\u2212", "-").replace(",", "")) for each in signed]
            assert len(nets) > 1
            assert not sum(nets), told
            await program.press("down")

    look_back(folder, steps, (60, 20))
