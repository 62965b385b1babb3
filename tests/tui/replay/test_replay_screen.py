"""Recorded hands on the real screen: what keys and clicks do; its table is the live one."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

import pytest
from at_the_keyboard import NoScreen
from cells_as_text import as_text
from on_the_screen import options, sitting
from pasts import Sat, book_of
from random_hands import random_hand
from recorded import REFERENCE
from rich.segment import Segment
from textual.pilot import Pilot
from waiting import until

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import PRESETS, Opening
from drawholdem_tui.past.history.shelf import BookShelf
from drawholdem_tui.past.seen import Seen
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.phh.write import document_of, text_of
from drawholdem_tui.storage.settings import Settings
from drawholdem_tui.story.recorded import Eyes
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.live.screens.table import TableScreen
from drawholdem_tui.tui.replay.director import Replaying
from drawholdem_tui.tui.replay.picture import replay_scene
from drawholdem_tui.tui.replay.screen import ReplayScreen
from drawholdem_tui.tui.table.drawing.drawn import PlaceChosen
from drawholdem_tui.tui.table.scene.log_rows import CostMark, StreetMarks, spread_out
from drawholdem_tui.tui.table.scene.regions import Scene
from drawholdem_tui.words.advice.review import graded_line
from drawholdem_tui.words.advice.why import decided
from drawholdem_tui.words.cards import letters

HERE = Path(__file__).parents[3] / "assets" / "hands"
FEE = HERE / "a-fee-for-the-swap-pot.phh"

Steps = Callable[[ReplayScreen, "Pilot[int]"], Awaitable[None]]


def shown(pilot: Pilot[int]) -> str:
    """The cells of the screen."""
    return as_text(pilot.app.screen._compositor.render_strips())


def _said_next(scene: Scene) -> tuple[str, ...]:
    """What is decided here, the longest wording first."""
    lines = ((line.text, *line.shorter) for line in scene.panel.lines)
    return next((told for told in lines if told[0].startswith("Next: ")), ())


def on_the_screen(
    folder: Path, files: list[Path] | Shelf, steps: Steps, *, size: tuple[int, int] = (100, 30)
) -> None:
    shelf = files if isinstance(files, Shelf) else Shelf(files)

    async def sit() -> None:
        def no_book() -> None:
            raise AssertionError("a replay opens no book")

        settings = Settings(paths(folder).settings)
        app = DrawHoldem(no_book, settings, opens=lambda app: app.study.replay(shelf))  # type: ignore[arg-type]
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, ReplayScreen)
            await steps(screen, pilot)

    asyncio.run(sit())


def test_at_the_start_one_line_is_marked(tmp_path: Path) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        assert shown(pilot).count(screen.looks.glyphs.turn) == 1

    on_the_screen(tmp_path, [FEE], steps)


def test_keys_lead_through_a_hand_forward_and_back(tmp_path: Path) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        player = screen.replaying.player
        assert player.at == 0
        await pilot.press("right", "right", "left")
        assert player.at == 1
        await pilot.press("down")
        assert len(player.show.board) == 3
        await pilot.press("end")
        assert player.at_the_end
        await pilot.press("up", "home")
        assert player.at == 0
        await pilot.press("7", "enter")
        assert player.place.actions == 7
        assert "Player 1 swaps a card for 30." in shown(pilot)

    on_the_screen(tmp_path, [FEE], steps)


def test_the_clause_of_the_moment_is_one_key_away(tmp_path: Path) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        await pilot.press("7", "enter", "r")
        await pilot.pause(0.2)
        assert any(line.strip().startswith("DH-12") for line in shown(pilot).split("\n")[:4])
        await pilot.press("q")
        await pilot.pause()
        assert pilot.app.screen is screen

    on_the_screen(tmp_path, [FEE], steps)


def test_a_broken_hand_is_said_and_left_out(tmp_path: Path) -> None:
    broken = tmp_path / "b.phh"
    broken.write_text(FEE.read_text(encoding="utf-8").replace("p1 cc", "p1 cbr 7", 1))
    good = tmp_path / "a.phh"
    good.write_text(FEE.read_text(encoding="utf-8"))
    last = tmp_path / "c.phh"
    last.write_text(FEE.read_text(encoding="utf-8"))

    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        await pilot.press("pagedown")
        assert screen.replaying.hand == 2
        assert "skipped" in screen.replaying.notices.text
        await pilot.press("pageup")
        assert screen.replaying.hand == 0

    on_the_screen(tmp_path, [tmp_path], steps)


@pytest.mark.parametrize("size", [(100, 30), (140, 40)])
def test_what_each_decision_cost_stands_below_and_a_click_leads_there(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        await pilot.press("v")  # nobody has to ask for it
        seats = screen.replaying.player.seen_seats()
        await until(lambda: screen.replaying.what_cost.knows(seats), lambda: shown(pilot))
        await pilot.pause()
        scene = replay_scene(screen.replaying, screen.looks.glyphs.face)
        picture, told = scene.costs, _said_next(scene)
        assert picture is not None
        assert told[0].startswith("Next: ")  # it is not said yet
        assert told[0].endswith((" Best.", " Fine.", "Not graded."))
        x, y, width, height = screen.table.plan.places["panel"]
        rows = (row[x : x + width] for row in shown(pilot).split("\n")[y : y + height])
        panel = " ".join(" ".join(rows).split())
        assert any(" ".join(each.split()) in panel for each in told)  # whole
        assert any(mark.share is not None for mark in picture.marks)
        last = picture.marks[-1].place
        drawn = next(each for each in screen.table.drawn if each.id == "costs")
        drawn.post_message(PlaceChosen(last))
        await pilot.pause()
        assert screen.replaying.player.at == last
        await pilot.press("end")
        assert "what each decision cost: at" in shown(pilot)  # below the results, too

    on_the_screen(tmp_path, [FEE], steps, size=size)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 40), (200, 55)], ids=str)
def test_the_time_line_names_its_streets_and_a_click_on_one_leads_there(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        streets = replay_scene(screen.replaying, screen.looks.glyphs.face).costs.streets  # type: ignore[union-attr]
        assert [street.name for street in streets] == ["before the flop", "flop", "turn", "river"]
        rows = [f" {row} " for row in shown(pilot).split("\n")]
        for street in streets:
            # the log names those to come, too, higher up
            at = max(y for y, row in enumerate(rows) if f" {street.name} " in row)
            await pilot.click(offset=(rows[at].rindex(f" {street.name} "), at))
            await pilot.pause()
            assert screen.replaying.player.at == street.marks[0].place
        await pilot.press("end")
        flops = set(re.findall(r"\w*flop\b", shown(pilot)))
        assert flops <= {"flop"}  # beside one's own cards, too, none is cut

    on_the_screen(tmp_path, [FEE], steps, size=size)


def test_of_a_decision_it_is_told_what_was_decided_and_not_what_came_next(tmp_path: Path) -> None:
    """Nobody tells of a card that is kept."""

    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        await pilot.press("v")
        player = screen.replaying.player
        await until(lambda: screen.replaying.what_cost.knows(player.seen_seats()), lambda: "")
        kept = [n for n, each in enumerate(player.recorded.hand.actions) if each == Keep()]
        assert kept
        for number in kept:
            player.before_action(number)
            told = _said_next(replay_scene(screen.replaying, screen.looks.glyphs.face))
            seat = player.place.to_act
            assert seat is not None
            assert told[0].startswith(f"Next: {player.show.name(seat)} keeps.")

    on_the_screen(tmp_path, [FEE], steps)


@pytest.mark.parametrize("below", [False, True])
def test_a_long_hand_has_all_its_decisions_on_the_line_in_their_order(*, below: bool) -> None:
    many = {"before the flop": 14, "flop": 15, "turn": 4, "river": 1}
    streets = tuple(StreetMarks(name, (CostMark(0),) * each) for name, each in many.items())
    for room in range(12, 120):
        spread = spread_out(streets, room, below=below)
        assert spread.width <= room
        assert len(spread.marks) == sum(many.values())
        assert spread.marks == sorted(spread.marks)
        assert 0 <= spread.marks[0] <= spread.marks[-1] < room
    for room, below_ in ((36, True), (56, False)):  # the first goes before the others
        assert [name for _x, name in spread_out(streets, room, below=below_).names][1:] == [*many][
            1:
        ]
        named = [name for _x, name in spread_out(streets, room + 8, below=below_).names]
        assert named == [*many]


def test_you_are_told_so_where_a_choice_of_yours_is_not_graded(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("You", "CPU 1", "CPU 2"), 1)])
    with history(book) as past:
        seen, hands = Seen(past.every_evening()), [row.id for row in past.hands_of(1)]
    front = NoScreen()
    replaying = Replaying(BookShelf(book, hands, seen), Keymap(), letters, front)
    replaying.press("h")  # as at the table
    for think in front.thoughts:
        think()
    told = set[str]()
    for place in range(len(replaying.player.places)):
        replaying.player.go_to(place)
        told |= {line.text for line in replay_scene(replaying, letters).panel.lines}
    assert "Your next decision is not graded." in told
    assert "Your last decision is not graded." in told


def test_a_choice_costs_what_the_page_of_all_decisions_tells_of_it(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben", "Cleo"), 30)])
    with history(book) as past:
        seen, hands = Seen(past.every_evening()), [row.id for row in past.hands_of(1)]
    rounded_away = 0
    for first in range(len(hands)):
        front = NoScreen()
        replaying = Replaying(BookShelf(book, hands, seen), Keymap(), letters, front, first=first)
        replaying.player.eyes = Eyes.ALL
        replaying.grades()
        for think in front.thoughts:
            think()
        for seat in range(3):
            looked, prices = replaying.what_cost.of(seat), replaying.what_cost.prices({seat})
            assert looked
            graded = [told for told in decided(looked, letters) if told.grade]
            for each, told in zip(looked.every, graded, strict=True):
                cost = round(prices[each.number])
                assert bool(cost) is bool(told.price)
                player = replaying.player
                player.before_action(each.number)
                end = f" Cost on average: {cost:,}." if cost else f" {told.word.capitalize()}."
                assert _said_next(replay_scene(replaying, letters))[0].endswith(end)
                replaying.what_cost.turn()
                scene = replay_scene(replaying, letters)
                assert not _said_next(scene)  # the coach tells it
                assert any(
                    graded_line(each, player.show.who(seat), letters) == line.text
                    for line in scene.panel.lines
                )
                replaying.what_cost.turn()
                rounded_away += not told.price and each.cost >= 0.5
    assert rounded_away


def test_while_an_evening_goes_on_it_is_said_why_nothing_is_graded(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben", "Cleo"), 1, status="open")])
    with history(book) as past:
        seen, hands = Seen(past.every_evening()), [row.id for row in past.hands_of(1)]
    replaying = Replaying(BookShelf(book, hands, seen), Keymap(), letters, NoScreen())
    silent = "the coach is silent until this evening is over"
    for eyes in ("v", ""):
        replaying.press(eyes)
        scene = replay_scene(replaying, letters)
        assert scene.costs
        assert scene.costs.title == silent
        assert not {"replay why", "replay cost"} & {hint.command for hint in scene.keys.hints}
        for key in "wm":
            replaying.notices.tell("")
            replaying.press(key)
            assert replaying.notices.text == silent


def test_chips_that_a_winner_has_lie_in_no_pot_any_more(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben", "Cleo"), 30)])
    with history(book) as past:
        seen, hands = Seen(past.every_evening()), [row.id for row in past.hands_of(1)]
    half_paid = 0
    for first in range(len(hands)):
        replaying = Replaying(
            BookShelf(book, hands, seen), Keymap(), letters, NoScreen(), first=first
        )
        player = replaying.player
        for place in range(len(player.places) - 1):
            player.go_to(place)
            if not player.show.stage.paid:
                continue
            half_paid += 1
            scene, setup = replay_scene(replaying, letters), player.recorded.hand.setup
            stacks = sum(seat.stack for seat in player.show.stage.seats)
            left = sum(row.amount for row in scene.pots.rows)
            assert stacks + left == sum(setup.stacks)
            assert not any("to win" in line.text for line in scene.panel.lines)  # nobody decides
    assert half_paid


@pytest.mark.parametrize("preset", PRESETS)
def test_a_price_is_told_as_the_view_of_whoever_decides_has_it(tmp_path: Path, preset: str) -> None:
    """A swap fee that is a bet lies in no second place (DH-5)."""
    file, names = tmp_path / "hand.phh", Counter[str]()
    for seed in range(12):
        over = random_hand(seed, preset=PRESETS[preset])
        people = ["You", "Ann", *(f"CPU {seat}" for seat in range(2, len(over.stacks)))]
        file.write_text(text_of(document_of(over, players=people)), encoding="utf-8")
        replaying = Replaying(Shelf([file]), Keymap(), letters, NoScreen())
        player = replaying.player
        again = Hand(over.rules, over.setup, over.deck)
        for number, action in enumerate(over.actions):
            assert again.decision
            player.before_action(number)
            view, name = again.view(again.decision.seat), people[again.decision.seat]
            said = [line.text for line in replay_scene(replaying, letters).panel.lines]
            price = f"{view.to_win:,} to win"
            if view.to_call:
                price = f"{view.to_call:,} to call \u00b7 {price}"
            assert price == said[1]
            assert said[0].startswith(f"{name} decides") or name == "You"
            again.act(action)
            names[name] += 1
        for place, stop in enumerate(player.places):
            player.go_to(place)
            if stop.to_act is None:
                said = [line.text for line in replay_scene(replaying, letters).panel.lines]
                assert not any("to win" in each for each in said)
    assert len(names) > 2


def test_a_hand_is_named_where_its_owner_decides(tmp_path: Path) -> None:
    """With all cards seen, whose hand and price is told; never those of two people."""
    book = book_of(tmp_path / "book.sqlite3", [Sat(("You", "CPU 1", "CPU 2"), 3)])
    with history(book) as past:
        seen, hands = Seen(past.every_evening()), [row.id for row in past.hands_of(1)]
    for eyes in Eyes:
        replaying = Replaying(BookShelf(book, hands, seen), Keymap(), letters, NoScreen())
        player = replaying.player
        player.eyes = eyes
        for number in range(len(player.recorded.hand.actions)):
            player.before_action(number)
            show, seat = player.show, player.place.to_act
            assert seat is not None
            said = [line.text for line in replay_scene(replaying, letters).panel.lines]
            assert "to win" in said[1]
            named = said[0].startswith(f"{show.name(seat)}: ")
            decides = f"{show.name(seat)} decides", "you decide"
            assert (said[0] in decides) == (seat not in player.seen_seats())
            own = seat == player.recorded.own
            assert named == (seat in player.seen_seats() and not own)


def test_who_keeps_is_told_once(tmp_path: Path) -> None:
    """Also of whoever looks, to whom the live table tells it, too."""
    book = book_of(tmp_path / "book.sqlite3", [Sat(("You", "CPU 1", "CPU 2"), 8)])
    with history(book) as past:
        seen, hands = Seen(past.every_evening()), [row.id for row in past.hands_of(1)]
    own = 0
    for first in range(len(hands)):
        replaying = Replaying(
            BookShelf(book, hands, seen), Keymap(), letters, NoScreen(), first=first
        )
        player = replaying.player
        player.go_to_the_end()
        events = replay_scene(replaying, letters).events
        assert events
        told = [row.text for row in events.rows if "keep" in row.text]
        assert len(told) == player.recorded.hand.actions.count(Keep())
        own += told.count("You keep.")
    assert own


def test_at_a_decision_its_price_is_told_and_who_has_kept(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben", "Cleo"), 5)])
    with history(book) as past:
        seen, hands = Seen(past.every_evening()), [row.id for row in past.hands_of(1)]
    called = kept = 0
    for first in range(len(hands)):
        replaying = Replaying(
            BookShelf(book, hands, seen), Keymap(), letters, NoScreen(), first=first
        )
        player, again = replaying.player, replaying.player.recorded.hand
        again = Hand(again.rules, again.setup, again.deck)
        for number, action in enumerate(player.recorded.hand.actions):
            player.before_action(number)
            told = " ".join(line.text for line in replay_scene(replaying, letters).panel.lines)
            if isinstance(again.decision, BetDecision) and again.decision.to_call:
                called += 1
                assert f"{again.decision.to_call:,} to call" in told
            who = player.place.to_act
            again.act(action)
            player.to_action(number + 1)
            events = replay_scene(replaying, letters).events
            if action == Keep() and events and who is not None:
                kept += 1
                assert f"{player.show.name(who)} keeps." in [row.text for row in events.rows]
    assert called
    assert kept


def test_the_first_press_opens_the_cards_of_the_others(tmp_path: Path) -> None:
    """One's own are seen already."""
    book = book_of(tmp_path / "book.sqlite3", [Sat(("You", "CPU 1", "CPU 2"), 1)])
    with history(book) as past:
        seen, hands = Seen(past.every_evening()), [row.id for row in past.hands_of(1)]
    replaying = Replaying(BookShelf(book, hands, seen), Keymap(), letters, NoScreen())
    eyes = []
    for _ in range(3):
        replaying.press("v")
        eyes.append(replaying.player.eyes)
    assert eyes == [Eyes.ALL, Eyes.SHOWN, Eyes.OWN]


def test_another_hand_is_closed_again(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben"), 2)])
    with history(book) as past:
        seen, hands = Seen(past.every_evening()), [row.id for row in past.hands_of(1)]
    replaying = Replaying(BookShelf(book, hands, seen), Keymap(), letters, NoScreen())
    replaying.press("v")
    replaying.who_looks.open_all()
    eyes = [replaying.player.eyes]
    replaying.run("replay hand")
    assert [*eyes, replaying.player.eyes] == [Eyes.ALL, Eyes.OWN]


def test_cards_of_several_people_are_opened_by_a_yes_which_is_asked_for_once(
    tmp_path: Path,
) -> None:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben"), 2)])
    with history(book) as past:
        seen, hands = Seen(past.every_evening()), [row.id for row in past.hands_of(1)]
    front = NoScreen()
    replaying = Replaying(BookShelf(book, hands, seen), Keymap(), letters, front)
    replaying.press("v")
    assert (front.opened, replaying.player.eyes) == (["all-cards"], Eyes.OWN)
    replaying.who_looks.open_all()
    assert replaying.player.eyes is Eyes.ALL
    replaying.run("replay hand")
    replaying.press("v")
    assert (front.opened, replaying.player.eyes) == (["all-cards"], Eyes.ALL)


def test_playing_on_with_cards_of_several_asks_first(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben"), 1), Sat(("You", "CPU 1"), 1)])
    with history(book) as past:
        seen = Seen(past.every_evening())
        two, alone = ([row.id for row in past.hands_of(evening)] for evening in (1, 2))
    front = NoScreen()
    replaying = Replaying(BookShelf(book, two, seen), Keymap(), letters, front)
    replaying.press("p")
    assert front.opened == ["all-cards"]
    replaying.who_looks.open_all()
    assert front.opened == ["all-cards", "fork"]
    assert replaying.player.eyes is Eyes.OWN
    front = NoScreen()
    Replaying(BookShelf(book, alone, seen), Keymap(), letters, front).press("p")
    assert front.opened == ["fork"]


def test_it_is_told_that_cards_of_an_open_evening_are_made_up_before_playing_on(
    tmp_path: Path,
) -> None:
    for status, told in (("open", "cards nobody has shown are made up"), ("over", "never shown")):
        folder = tmp_path / status
        folder.mkdir()
        book = book_of(folder / "book.sqlite3", [Sat(("Ann", "Ben", "Cleo"), 1, status=status)])
        with history(book) as past:
            seen, hands = Seen(past.every_evening()), [row.id for row in past.hands_of(1)]
        replaying = Replaying(BookShelf(book, hands, seen), Keymap(), letters, NoScreen())
        replaying.press("p")
        assert told in replaying.who_looks.before_playing_on


def of_two_people(tmp_path: Path) -> tuple[Replaying, NoScreen]:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "CPU 1", "Ben"), 3)])
    with history(book) as past:
        seen, hands = Seen(past.every_evening()), [row.id for row in past.hands_of(1)]
    front = NoScreen()
    return Replaying(BookShelf(book, hands, seen), Keymap(), letters, front), front


@pytest.mark.parametrize("key", list("cmMnN"))
def test_what_would_tell_of_closed_cards_asks_who_looks_and_opens_theirs_alone(
    tmp_path: Path, key: str
) -> None:
    replaying, front = of_two_people(tmp_path)
    replaying.press(key)
    looks, player = replaying.who_looks, replaying.player
    assert (front.opened, player.seen_seats()) == (["who-looks"], set())
    assert sorted(looks.people.values()) == ["Ann", "Ben"]  # no computer
    (ben,) = (seat for seat, name in looks.people.items() if name == "Ben")
    looks.looks(ben)
    assert player.seen_seats() == {ben}
    assert None not in player.own_cards
    hands = {seat: on.cards for seat, on in enumerate(player.show.stage.seats)}
    assert not any(any(cards) for cards in hands.values())  # the others' lie as at the table
    for think in front.thoughts:
        think()
    assert replaying.what_cost.of(ben)
    assert not any(replaying.what_cost.of(seat) for seat in range(3) if seat != ben)
    replaying.run("replay hand")  # that of the next hand is closed again
    assert replaying.player.seen_seats() == set()
    assert not replaying.what_cost.told


def test_whose_decisions_are_wanted_looks_alone_and_no_card_is_opened(tmp_path: Path) -> None:
    replaying, front = of_two_people(tmp_path)
    replaying.press("w")
    assert front.opened == ["who-looks"]
    seat = max(replaying.who_looks.people)
    replaying.who_looks.looks(seat)
    for think in front.thoughts:
        think()
    assert front.opened == ["who-looks", f"why-{seat}+"]
    assert replaying.player.seen_seats() == set()


def test_each_of_several_may_open_their_own_cards_and_closes_them_again(tmp_path: Path) -> None:
    replaying, front = of_two_people(tmp_path)
    replaying.press("v")
    assert (front.opened, replaying.who_looks.chooses) == (["all-cards"], True)
    seat = min(replaying.who_looks.people)
    replaying.who_looks.looks(seat)
    assert replaying.player.seen_seats() == {seat}
    replaying.press("v")
    replaying.who_looks.nobody_looks()
    assert replaying.player.seen_seats() == set()
    replaying.who_looks.looks(seat)
    replaying.who_looks.is_gone()  # the terminal has lost the focus
    assert replaying.player.seen_seats() == set()


def test_several_people_are_asked_by_name_and_only_one_of_them_looks(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben"), 2)])
    with history(book) as past:
        shelf = BookShelf(book, [row.id for row in past.hands_of(1)], Seen(past.every_evening()))

    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        await pilot.press("v")
        assert "only Ann's" in shown(pilot)
        await pilot.press("2")
        assert "Only Ben sees this: the others look away." in shown(pilot)
        await pilot.press("space")
        await until(lambda: bool(screen.replaying.player.seen_seats()), lambda: shown(pilot))
        (ben,) = screen.replaying.player.seen_seats()
        assert screen.replaying.player.recorded.names[ben] == "Ben"
        await pilot.press("v", "escape", "w", "1", "space")
        title = "Ann: what the decisions cost"
        await until(lambda: title in shown(pilot), lambda: shown(pilot))
        assert not screen.replaying.player.seen_seats()
        pilot.app.on_app_blur()  # type: ignore[attr-defined]
        await pilot.pause()
        assert pilot.app.screen is screen

    on_the_screen(tmp_path, shelf, steps)


def test_a_notice_stays_until_the_next_key(tmp_path: Path) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        await pilot.press("v")
        what_cost, player = screen.replaying.what_cost, screen.replaying.player
        seats = player.seen_seats()
        await until(lambda: what_cost.knows(seats), lambda: shown(pilot))
        for _mistake in what_cost.dear(seats):
            await pilot.press("m")
        await pilot.press("m")
        assert "no more mistakes" in shown(pilot)
        await pilot.pause(2)
        assert "no more mistakes" in shown(pilot)
        await pilot.press("left")
        assert "no more mistakes" not in shown(pilot)
        await pilot.press("home", "M")
        assert "no earlier mistakes" in shown(pilot)

    on_the_screen(tmp_path, [FEE], steps)


def test_all_decisions_of_a_hand_are_a_key_away(tmp_path: Path) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        await pilot.press("w")
        assert "no hand can be graded here; V: all cards" in screen.replaying.notices.text
        await pilot.press("v", "w")
        await until(lambda: "what the decisions cost" in shown(pilot), lambda: shown(pilot))
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is screen

    on_the_screen(tmp_path, [FEE], steps)


def test_keys_lead_from_one_graded_decision_to_the_next(tmp_path: Path) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        replaying = screen.replaying
        await pilot.press("v")
        seats = replaying.player.seen_seats()
        await until(lambda: replaying.what_cost.knows(seats), lambda: shown(pilot))
        graded = sorted(replaying.what_cost.prices(seats))
        assert len(graded) > 2
        seen = [replaying.player.place.actions]
        for _ in graded:
            await pilot.press("n")
            seen.append(replaying.player.place.actions)
        assert [each for each in graded if each > seen[0]] == seen[1 : len(graded)]
        assert "no more graded decisions" in replaying.notices.text
        await pilot.press("N")
        assert replaying.player.place.actions == graded[-2]

    on_the_screen(tmp_path, [FEE], steps)


def test_without_cards_to_grade_every_decision_is_there_all_the_same(tmp_path: Path) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        picture = replay_scene(screen.replaying, screen.looks.glyphs.face).costs
        assert picture is not None
        assert len(picture.marks) == len(screen.replaying.player.recorded.hand.actions)
        assert all(mark.share is None for mark in picture.marks)
        assert "V" in picture.title
        assert picture.title in shown(pilot)

    on_the_screen(tmp_path, [FEE], steps)


def test_a_click_on_something_said_leads_there(tmp_path: Path) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        await pilot.press("end", "home")
        await pilot.click("#events", offset=(4, 0))
        await pilot.pause()
        assert screen.replaying.player.at == 0
        await pilot.press("end", "left")
        await pilot.click("#events", offset=(4, 6))
        await pilot.pause()
        assert 0 < screen.replaying.player.at < len(screen.replaying.player.places) - 2

    on_the_screen(tmp_path, [FEE], steps, size=(140, 40))


def test_what_one_takes_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file holds as much as is seen; twice leaves both."""
    monkeypatch.chdir(tmp_path)

    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        copied: list[str] = []
        monkeypatch.setattr(pilot.app, "copy_to_clipboard", copied.append)
        await pilot.press("y", "e", "v", "e", "i")
        assert len(copied[0].splitlines()) <= 20
        assert "Player 2 wins the pot of 160" in copied[0]
        assert "d dh p1 ????" in (tmp_path / "hand-1.phh").read_text()
        assert "d dh p1 Ad8c" in (tmp_path / "hand-1-1.phh").read_text()
        assert (tmp_path / "hand-1.svg").read_text().startswith("<svg")

    on_the_screen(tmp_path, [FEE], steps)


def test_somebody_plays_on_from_a_place_and_comes_back_to_it(tmp_path: Path) -> None:
    """A copy in no book."""

    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        await pilot.press("6", "enter", "p")
        for _ in range(100):
            await pilot.pause()
            table = pilot.app.screen
            if isinstance(table, TableScreen) and table.director.question:
                break
        assert isinstance(table, TableScreen)
        question = table.director.question
        assert question is not None
        assert "what if" in shown(pilot).split("\n")[0]
        assert table.evening.keeper is None
        assert (question.decision.seat, question.decision.kind) == (0, "swap")
        await table.stop()
        table.dismiss(False)
        await pilot.pause()
        assert pilot.app.screen is screen
        assert not paths(tmp_path).book.exists()

    on_the_screen(tmp_path, [FEE], steps)


def test_chances_stand_beside_open_hands_alone(tmp_path: Path) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        await pilot.press("6", "enter", "o")
        assert not screen.replaying.chances.shares
        await pilot.press("v")
        for _ in range(400):
            await asyncio.sleep(0.01)
            if screen.replaying.chances.shares:
                break
        shares = screen.replaying.chances.shares
        assert abs(sum(shares.values()) - 1) < 1e-9
        assert shares[1] == max(shares.values())  # kings
        await pilot.pause()
        assert "%" in shown(pilot)

    on_the_screen(tmp_path, [FEE], steps)


def test_the_coach_says_why_there_is_nothing_to_say_of_a_step(tmp_path: Path) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        replaying = screen.replaying
        assert "V: show the cards and what each decision cost" in shown(pilot)
        await pilot.press("c")
        assert replaying.notices.text.endswith("'s cards are hidden; V: all cards")
        await pilot.press("c", "end", "c")
        assert replaying.notices.text == "nothing is decided at this step"

    on_the_screen(tmp_path, [FEE], steps, size=(100, 30))


@pytest.mark.parametrize("keys", ["vm", "vcm"])  # the second: while the coach thinks already
def test_the_coach_leads_to_what_cost_something(tmp_path: Path, keys: str) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        await pilot.press(*keys)
        for _ in range(1_000):
            await asyncio.sleep(0.01)
            if screen.replaying.player.at or "cost" in screen.replaying.notices.text:
                break
        seats = {0, 1, 2}
        assert screen.replaying.what_cost.knows(seats)
        dear = screen.replaying.what_cost.dear(seats)
        assert dear
        assert screen.replaying.player.place.actions == dear[0]

    on_the_screen(tmp_path, [FEE], steps)


@pytest.mark.parametrize(
    ("game", "size"), [("draw-holdem", (100, 30)), ("draw-poker-casino", (80, 24))]
)
def test_the_table_is_the_live_one_cell_for_cell(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    is_the_live_one(tmp_path, game, size)


@pytest.mark.long
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (140, 40)], ids=str)
@pytest.mark.parametrize("game", PRESETS)
def test_so_it_is_in_every_game_at_every_size(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    is_the_live_one(tmp_path, game, size)


def is_the_live_one(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    """A hand is played at the real table, and looked at again wherever somebody was asked."""
    live: dict[int, list[list[Segment]]] = {}

    async def play() -> str:
        # a hand in which nobody can open is soon over
        opening = {"opening": Opening.ANYTHING} if game == "draw-poker" else None
        laid = options(game, "You,cpu,cpu", seed="9", rules=opening)
        async with sitting(tmp_path / "live", laid, size=size) as at:
            director = at.director
            hand = None
            while not director.between.open:
                question = director.question
                if question is None:  # a new card is looked at
                    await at.press("enter")
                    continue
                hand = director.last_hand
                assert hand is not None
                director.show.computers = {}  # their level is no part of a hand
                at.table.changed()
                await at.until(lambda: at.rests)
                await at.pilot.pause()
                live[len(hand.actions)] = felt_of(at.table)
                question.answer.set_result(_stays(question.decision, len(live)))
                await at.until(lambda q=question: director.question is not q)  # type: ignore[misc]
                await at.until(lambda: at.rests)
            assert hand is not None
            assert hand.over
            assert director.show.dealing is not None
            chairs = director.show.dealing.chairs
            assert chairs == (0, 1, 2)
            names = [director.match.chairs[chair].name for chair in chairs]
            return text_of(document_of(hand, players=names))

    file = tmp_path / "hand.phh"
    file.write_text(asyncio.run(play()), encoding="utf-8")

    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        for number in (*live, *reversed(live)):
            screen.replaying.player.before_action(number)
            screen.changed()
            await pilot.pause()
            assert felt_of(screen) == live[number], f"before action {number}"

    on_the_screen(tmp_path, [file], steps, size=size)
    assert len(live) > 2


def felt_of(screen: TableScreen | ReplayScreen) -> list[list[Segment]]:
    """Seats, cards, chips and the line, as they are sent to the terminal."""
    places = screen.table.plan.places
    felt = places.get("felt") or places["seat-1"]
    strips = screen._compositor.render_strips()
    below = max(felt.bottom, *(each.bottom for name, each in places.items() if "seat" in name))
    row = screen.table.plan.own_row
    ends = [felt.right] * below
    if row:  # words beside one's own plate go on behind it
        ends[row.y] = screen.query_one(f"#seat-{screen.table.plan.own + 1}").region.right
    return [list(strips[y].crop(felt.x, ends[y]).simplify()) for y in range(felt.y, below)]


def _stays(decision: Decision, asked: int) -> Action:
    """In the hand to its end; cards are swapped and kept in turn."""
    match decision:
        case SwapDecision():
            return Swap(decision.cards[0]) if asked % 4 == 1 else Keep()
        case DrawDecision():
            return Draw(decision.cards[:1])
        case BetDecision():
            if decision.may_call or decision.may_check:
                return Call() if decision.may_call else Check()
            return RaiseTo(decision.min_to)  # pass and out
    raise AssertionError


@pytest.mark.long
def test_any_place_of_the_longest_hand_is_there_within_a_frame(tmp_path: Path) -> None:
    longest = max(REFERENCE, key=lambda fields: len(fields["actions"]))
    file = tmp_path / "longest.jsonl"
    file.write_text(json.dumps(longest), encoding="utf-8")
    keys = ("right", "left", "end", "home", "down", "up")
    took: dict[str, list[float]] = {key: [] for key in keys}  # of this process alone

    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        replaying = screen.replaying
        replaying.player.eyes = Eyes.ALL
        for key in keys * 40:
            began = time.process_time()
            replaying.press(key)
            screen.show()
            screen._compositor.render_update(full=False)
            took[key].append(time.process_time() - began)
            await pilot.pause()

    on_the_screen(tmp_path, [file], steps, size=(140, 40))
    usual = {key: median(each) for key, each in took.items()}
    print({key: f"{each * 1000:.1f} ms" for key, each in usual.items()})
    assert max(usual.values()) <= 0.016


@pytest.mark.long
def test_a_folder_of_ten_thousand_hands_opens_within_a_second(tmp_path: Path) -> None:
    text = FEE.read_text(encoding="utf-8")
    for number in range(10_000):
        (tmp_path / f"{number:05}.phh").write_text(text, encoding="utf-8")
    began = time.process_time()
    shelf = Shelf([tmp_path])
    assert shelf.first() == 0
    took = time.process_time() - began
    print(f"{took * 1000:.0f} ms")
    assert len(shelf) == 10_000
    assert took <= 1


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (140, 40)], ids=lambda s: f"{s[0]}x{s[1]}")
def test_no_click_on_the_table_ends_a_replay(tmp_path: Path, size: tuple[int, int]) -> None:
    """Cards, pots, the log and the results are those of a game, and say what they say there."""

    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        for keys in (("home",), ("home", *["right"] * 9), ("end",)):
            await pilot.press(*keys)
            for region in [each.region for each in screen.table.drawn if each.id != "key-bar"]:
                if not region:
                    continue  # not seen
                await pilot.click(offset=(int(region.center[0]), int(region.center[1])))
                assert pilot.app._exception is None, f"{keys}: {region}"
                if pilot.app.screen is not screen:
                    await pilot.press("q")

    on_the_screen(tmp_path, [FEE], steps, size=size)


def test_a_click_on_the_log_opens_it_and_one_on_the_results_the_next_hand(tmp_path: Path) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        await pilot.press("end")
        screen.directs.run("log")
        await pilot.pause()
        assert "The hand so far" in shown(pilot)
        await pilot.press("q")
        await pilot.pause()
        await pilot.click("#results")
        await pilot.pause()
        assert screen.replaying.hand == 1

    on_the_screen(tmp_path, [FEE, FEE], steps)


@pytest.mark.parametrize("command", ["pots", "peek", "mark 1"])
def test_what_a_click_opens_in_a_game_only_changes_nothing_in_a_replay(
    command: str, tmp_path: Path
) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        await pilot.press("right", "right")
        screen.directs.run(command)
        await pilot.pause()
        assert pilot.app.screen is screen
        assert screen.replaying.player.at == 2

    on_the_screen(tmp_path, [FEE], steps)


def test_on_a_small_table_the_log_stands_beside_a_short_hand(tmp_path: Path) -> None:
    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        def beside() -> tuple[int, bool]:
            events = screen.query_one("#events")
            picture = replay_scene(screen.replaying, screen.looks.glyphs.face).events
            assert picture is not None
            return picture.beside, events.region.x > screen.query_one("#panel").region.x

        assert beside() == (1, True)

    on_the_screen(tmp_path, [FEE], steps, size=(80, 24))


def test_of_what_comes_only_this_street_is_told(tmp_path: Path) -> None:
    """Of later ones their names: no board, no result. Until somebody asks the coach, what has been
    put in is told instead."""

    async def steps(screen: ReplayScreen, pilot: Pilot[int]) -> None:
        player = screen.replaying.player

        def below() -> list[str]:
            events = replay_scene(screen.replaying, screen.looks.glyphs.face).events
            assert events is not None
            return [row.text.replace("\u00a0", " ") for row in events.below]

        heading, *put, _blank, asks = below()
        assert (heading, asks) == ("put in so far", "H coach: what is still to come")
        assert put[-1].split()[:2] == ["in", "all"]
        *amounts, whole = (int(each.split()[-1]) for each in put)
        assert sum(amounts) == whole > 0
        later = ("flop", "turn", "river")  # nor is there a heading for them
        assert not any(name in text for text in (heading, *put, asks) for name in later)
        await pilot.press("c")
        heading, *coming = below()
        assert heading == "still to come"
        assert coming[-3:] == ["flop \u2026", "turn \u2026", "river \u2026"]
        first = next(at for at, place in enumerate(player.places) if place.street > 0)
        said = [line.text for line in player.told() if 0 < line.place <= first]
        kept = [text for text in coming[:-3] if text not in said]
        assert kept == [f"Player {each} keeps." for each in (3, 1, 2)]  # of which no log tells
        assert player.place.to_act is not None
        assert coming[0].startswith(player.show.name(player.place.to_act))
        await pilot.press("end")
        assert not below()

    on_the_screen(tmp_path, [FEE], steps)
