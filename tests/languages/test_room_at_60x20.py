"""What has one line at 60x20 is no longer than that in any language, and no amount is cut."""

from __future__ import annotations

import pytest

from drawholdem_tui.engine.events import PotCarried
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.story.stage import SeatOnStage
from drawholdem_tui.tui.home.entries import entries
from drawholdem_tui.tui.live.pictures.chart import Looked, chart_picture
from drawholdem_tui.tui.table.felt.swap_line import fitting
from drawholdem_tui.tui.table.scene.regions import SeatLook, SeatPicture
from drawholdem_tui.words.cards import letters
from drawholdem_tui.words.language import In, choose, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.past.history import short_game, state_names
from drawholdem_tui.words.table.events import Storyteller
from drawholdem_tui.words.times import time_in_short

AROUND = 2  # free on each side
LANGUAGES = pytest.mark.parametrize("language", ["en", "de", "fr"])


@LANGUAGES
@pytest.mark.parametrize("waiting", ["", "Draw-Holdem"])
def test_what_the_menu_says_of_its_lines(language: str, waiting: str) -> None:
    choose(language)
    items = [each for each in entries(waiting, history=bool(waiting)) if each.told != waiting]
    beside = max(len(each.title) for each in items if not each.wide)
    room = 60 - 2 * AROUND
    told = [(each.told, max(beside, len(each.title))) for each in items]
    assert not [text for text, at in told if len(text) > room - at]


@LANGUAGES
def test_which_evening_the_hands_of_the_history_are_of(language: str) -> None:
    choose(language)
    told = translate("Evening {number}, {when}, {game}, {state}")
    began = time_in_short("2026-11-22T20:00:00+00:00", weekday=True)
    for game in PRESETS:
        for state in state_names():
            line = told.format(number=12, when=began, game=short_game(game), state=state)
            assert len(line) <= 60 - AROUND, line


@LANGUAGES
def test_that_nobody_opens(language: str) -> None:
    choose(language)
    for is_last in (False, True):
        line = Storyteller(["Ann", "Ben"], letters, is_last=is_last).tell(PotCarried(1_250))
        assert line is not None
        assert len(line) <= 60 - 2 * AROUND, line


@LANGUAGES
def test_the_keys_of_the_charts(language: str) -> None:
    choose(language)
    pictures = [chart_picture(2, None, 0), Looked().picture(None, 0)]
    assert not [each.keys for each in pictures if len(each.keys) > 60 - AROUND]


@LANGUAGES
def test_a_winner_on_the_oval_table(language: str) -> None:
    """Where the amount has no room it is left out whole: it stands in the results."""
    choose(language)
    winner = SeatOnStage(stack=12_005, won=12_005)
    said = translate("wins {amount}").format(amount=chips(winner.won))
    picture = SeatPicture("Ines", winner.stack, SeatLook.WON, said)
    in_short = translate(In("seat, without the amount", "wins"))
    shown = fitting(picture.but(said_in_short=in_short), 10)
    assert shown == said.split()[0]
