"""Two results of the daily deal at the table: a hand as one and as the other played it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, RaiseTo
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.past.hands import Own
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.past.side_by_side import lines_beside
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.settings import Settings
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.headless import Headless, headless
from drawholdem_tui.tui.pages.page import Page
from drawholdem_tui.tui.replay.screen import ReplayScreen
from drawholdem_tui.words.cards import FACES

YOU = 1


def hand(number: int, raise_at: int | None = None) -> Own:
    """Called through; the third player folds to a raise that "You" make at that decision."""
    played = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (1_000,) * 3), SecretDeck(bytes([number] * 32)))
    asked = 0
    while (decision := played.decision) is not None:
        action: Action = Keep()
        if not isinstance(decision, SwapDecision):
            assert isinstance(decision, BetDecision)
            action = Call() if decision.may_call else Check()
            if decision.seat == YOU:
                if asked == raise_at and decision.may_raise:
                    action = RaiseTo(decision.max_to)
                asked += 1
            elif decision.to_call >= 500:
                action = Fold()
        played.act(action)
    return Own(number, played, ("Ann", "You", "Ben"), YOU)


def text(hands: Headless) -> str:
    return "\n".join(hands.lines())


def at_the_table(
    folder: Path,
    mine: Sequence[Own],
    theirs: Sequence[Own],
    steps: Callable[[DrawHoldem, Headless], Awaitable[None]],
) -> None:
    async def sit() -> None:
        def no_book() -> None:
            raise AssertionError("nothing here opens a book")

        app = DrawHoldem(
            no_book,  # type: ignore[arg-type]
            Settings(paths(folder).settings),
            opens=lambda app: app.study.beside(mine, theirs),
        )
        async with headless(app, (120, 36)) as hands:
            await steps(app, hands)

    asyncio.run(sit())


def test_it_opens_where_they_differ_and_a_key_shows_the_other_at_the_same_decision(
    tmp_path: Path,
) -> None:
    mine = [hand(1), hand(2), hand(3)]
    theirs = [hand(1), hand(2, raise_at=1), hand(3)]

    async def steps(app: DrawHoldem, hands: Headless) -> None:
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        replaying = screen.replaying
        number, place = replaying.player.recorded.number, replaying.player.place
        assert number == 2
        assert place.actions > 0
        assert "hand 2 \u00b7 you, " in text(hands)
        await hands.press("x")
        assert "hand 2 \u00b7 the other player, " in text(hands)
        assert replaying.player.place == place
        raises = [isinstance(replaying.player.next_action, RaiseTo)]
        await hands.press("x")
        raises.append(isinstance(replaying.player.next_action, RaiseTo))
        assert raises == [True, False]
        await hands.press("l")
        told = text(hands)
        assert "hand 2: here you decided differently" in told
        assert "You check." in told
        assert "You bet 990 and are all-in." in told
        beside = [line for line in hands.lines() if "Ben checks." in line]
        assert any("Ben folds." in line for line in beside)

    at_the_table(tmp_path, mine, theirs, steps)


def test_of_other_hands_there_is_none_to_show(tmp_path: Path) -> None:
    """And the key bar does not promise it."""
    from drawholdem_tui.past.side_by_side import TwoDeals

    assert Shelf([]).other(0) is None
    deals = TwoDeals([hand(1), hand(2)], [hand(2), hand(3)])
    assert len(deals) == 2
    assert deals.other(0) == 1


def test_whoever_has_another_name_is_told_by_it() -> None:
    """What both saw is told once, of each what came later."""
    theirs = hand(2, raise_at=1)._replace(names=("Ann", "Jonas", "Ben"))
    lines = lines_beside(hand(2), theirs, FACES["letters"])
    assert lines.mine[0].text == "You check."
    assert lines.theirs[0].text == "Jonas bets 990 and is all-in."
    assert not any("Jonas" in told.text for told in lines.alike)


@pytest.mark.parametrize("theirs", [[], [2]])
def test_where_no_hand_was_played_by_both_it_is_told_what_each_came_to(
    tmp_path: Path, theirs: list[int]
) -> None:
    async def steps(app: DrawHoldem, hands: Headless) -> None:
        assert isinstance(app.screen, Page)
        told = next(line for line in hands.lines() if line.split()[:1] == ["1"])
        assert "not played" in told
        assert "the other player" in text(hands)

    at_the_table(tmp_path, [hand(1)], list(map(hand, theirs)), steps)
