"""The tour: scenes are sound hand files, and whoever has seen the quick one can answer a quiz."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path

import pytest
from cells_as_text import as_text
from clauses import CLAUSES
from telling import scene, told_in
from textual.pilot import Pilot
from waiting import until

from drawholdem_tui.cli.main import main
from drawholdem_tui.cli.recorded import check
from drawholdem_tui.engine.cards import cards
from drawholdem_tui.line_mode.replay import tell_scenes
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.strategy import HARDLY, NODES, Square
from drawholdem_tui.players.pushfold.tables import table
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.settings import Settings
from drawholdem_tui.tour import scene_files
from drawholdem_tui.tour.reading_scenes import about
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.replay.screen import ReplayScreen

# What no scene shows, and why.
NOT_SHOWN = {
    "DH-22": "pot-limit betting, which shows in no card or chip on the line",
    "DH-23": "the deck of ten players; draw poker's scene shows it for the same rule, DP-12",
    "DH-24": "Texas Hold'em: nothing to see but that nobody swaps",
    "DP-3": "betting structures, as in hold'em",
    "DP-11": "the dealer plays like everybody, which every scene shows",
    "DP-15": "side pots and odd chips, as in hold'em",
    "DP-16": "cannot happen with a dealer that is a program",
}
# Ten questions of somebody who has seen the quick tour: the clause of the answer, and what of it
# was told.
QUIZ = (
    ("How many of your two cards may you swap in a round?", "DH-2", "one of your two cards"),
    ("Who swaps first before the flop, and who last?", "DH-4", "the blinds go last"),
    ("What does a swap cost before the flop?", "DH-5", "one small blind"),
    ("Who swaps free of charge?", "DH-6", "if you posted a blind, you swap for free"),
    ("What becomes of the fee of somebody who folds?", "DH-7", "your fee would have stayed in"),
    ("20 are in the pot on the flop, and two have swapped: your price?", "DH-12", "everyone: 20."),
    ("You have checked. May you swap when the action comes back?", "DH-10", "but no swap"),
    ("Where do the fees of the flop go?", "DH-14", "go into the main pot"),
    ("May somebody who is all-in still swap?", "DH-16", "no longer swap"),
    ("Who gets the swap pot?", "DH-18", "swap pot goes to the best hand of all"),
)


def test_all_scenes_are_hand_files_that_hold() -> None:
    out = io.StringIO()
    assert check(scene_files(), out) == 0
    assert re.fullmatch(r"16 hands, 0 bad, .* s\n", out.getvalue())


@pytest.mark.parametrize("file", scene_files(), ids=lambda file: file.stem)
def test_a_scene_is_whole(file: Path) -> None:
    player, narration = scene(file)
    assert narration.about.title
    assert player.recorded.own is not None  # somebody is "You"
    assert 0 in narration.captions
    assert len(narration.captions) == file.read_text(encoding="utf-8").count(" # ")
    for question in narration.questions.values():
        assert 0 < question.right <= len(question.choices)
        assert question.asks.endswith(("?", "."))
        assert re.search(r"(DH|DP)-\d+\.$", question.why)
    for caption in narration.captions.values():
        assert caption.text.endswith((".", "?"))


def test_every_clause_that_can_be_seen_at_a_table_is_shown_by_some_scene() -> None:
    shown = set(re.findall(r"(?:TH|DH|DP)-\d+", told_in(scene_files())))
    wanted = {clause for clause in CLAUSES if not clause.startswith("TH-")}
    assert wanted - shown == set(NOT_SHOWN)
    assert all(NOT_SHOWN.values())


def test_whoever_has_seen_the_quick_tour_can_answer_the_quiz() -> None:
    told = told_in(scene_files(quick=True))
    assert len(QUIZ) == 10
    for question, clause, words in QUIZ:
        assert words not in question  # or it would answer itself
        sentences = [line for line in told.splitlines() if clause in line]
        assert any(words in line for line in sentences), question


def test_the_quick_tour_is_a_part_of_the_whole_one() -> None:
    assert [about(file).quick for file in scene_files(quick=True)] == [True] * 7
    assert set(scene_files(quick=True)) < set(scene_files())
    assert [file.stem for file in scene_files(name="swap-pot")] == [
        "06-the-swap-pot",
        "07-a-shared-swap-pot",
    ]


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("ten becomes forty", "05-ten-becomes-forty"),  # as a file, with or without hyphens
        ("All-in: 10 becomes 40", "05-ten-becomes-forty"),  # as its title
        ("6", "06-the-swap-pot"),
    ],
)
def test_a_scene_is_found_by_what_somebody_would_call_it(name: str, found: str) -> None:
    assert [file.stem for file in scene_files(name=name)] == [found]


@pytest.mark.parametrize("name", ["", "?!", "99", "no such scene"])
def test_what_no_scene_is_called_finds_none(name: str) -> None:
    assert scene_files(name=name) == []


def test_the_tour_as_lines_of_text_says_everything() -> None:
    out = io.StringIO()
    tell_scenes(Shelf(scene_files()), out)
    said = out.getvalue()
    for file in scene_files():
        _player, narration = scene(file)
        assert narration.about.title in said
        assert all(caption.text in said for caption in narration.captions.values())
        assert all(question.asks in said for question in narration.questions.values())


def test_the_lines_name_cards_in_words_for_whoever_listens(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["tour", "--plain", "--glyphs", "words", "the-swap-pot"]) == 0
    said = capsys.readouterr().out
    assert "Flop, pot 30: two of clubs, seven of diamonds, nine of hearts." in said
    assert "2c 7d 9h" not in said


@pytest.mark.parametrize("size", [(80, 24), (100, 30)], ids=str)
def test_the_quick_tour_is_gone_through_with_one_key(tmp_path: Path, size: tuple[int, int]) -> None:
    """A wrong answer gets its clause and another try, a right one goes on; nothing is cut."""

    async def steps(pilot: Pilot[int]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        replaying = screen.replaying
        seen = set()
        for _step in range(300):
            telling = replaying.telling
            assert telling is not None
            seen.add((replaying.hand, replaying.player.at))
            if question := telling.question:
                wrong = 1 if question.right != 1 else 2
                await pilot.press(str(wrong))
                assert telling.question is question
                assert telling.answers == (wrong,)
                await pilot.press(str(question.right))
                assert telling.question is None
            last = replaying.hand + 1 == len(replaying.shelf) and replaying.player.at_the_end
            if last:
                break
            await pilot.press("right")
        else:
            raise AssertionError("there is no end of it")
        assert {hand for hand, _at in seen} == set(range(7))
        assert len(seen) < 80  # five minutes
        await pilot.press("left")
        assert not replaying.player.at_the_end

    async def sit() -> None:
        shelf = Shelf(scene_files(quick=True))
        app = DrawHoldem(
            lambda: pytest.fail("a tour opens no book"),
            Settings(paths(tmp_path).settings),
            opens=lambda app: app.study.replay(shelf),
        )
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(pilot)

    asyncio.run(sit())


def test_help_in_the_tour_tells_the_keys_of_the_tour(tmp_path: Path) -> None:
    async def sit() -> None:
        app = DrawHoldem(
            lambda: pytest.fail("a tour opens no book"),
            Settings(paths(tmp_path).settings),
            opens=lambda app: app.study.replay(Shelf(scene_files(quick=True))),
        )
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("?")
            await pilot.pause()
            shown = as_text(pilot.app.screen._compositor.render_strips())
            assert " In the tour " in shown
            assert "1, 2, 3    answer           pick an answer, or click it" in shown
            assert "next             to the next caption or question" in shown
            assert "In a replay" not in shown
            assert "cost" not in shown

    asyncio.run(sit())


def test_a_tour_goes_on_by_itself_and_begins_again(tmp_path: Path) -> None:
    """For a room: nobody presses a key."""

    async def sit() -> None:
        files = scene_files(name="overblind")
        app = DrawHoldem(
            lambda: pytest.fail("a tour opens no book"),
            Settings(paths(tmp_path).settings),
            opens=lambda app: app.study.replay(Shelf(files), auto=True),
        )
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            screen = pilot.app.screen
            assert isinstance(screen, ReplayScreen)
            replaying = screen.replaying
            replaying.by_itself.seconds = lambda: 0.001  # type: ignore[method-assign]
            replaying.run("replay play")
            replaying.run("replay play")
            await until(lambda: replaying.player.at_the_end, "the scene comes to its end")
            await until(lambda: replaying.player.at == 0, "it begins again")

    asyncio.run(sit())


def test_the_pat_bluff_is_what_the_computed_strategy_does() -> None:
    """The scene tells of a table: what it says is held against that."""
    strategy = table(10)
    nine, six = place_of(*cards("Ac9d")), place_of(*cards("Ac6h"))
    worst = place_of(*cards("7h2c"))
    assert strategy.shares(Square("button_swaps"), nine) == (0.0, 1.0)
    assert strategy.shares(Square("big_blind_swaps", 1), worst) == (0.0, 0.0)
    assert strategy.bets("push", six, NODES.index("swap-keep")) < HARDLY
    assert strategy.bets("push", six, NODES.index("swap-swap")) > 1 - HARDLY
