"""What stands on the screen at every step of every scene: words and picture say the same, and
nothing is cut."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from gettext import NullTranslations
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from telling import scene

from drawholdem_tui.engine.events import Event
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.story.player import Player
from drawholdem_tui.tour import scene_files
from drawholdem_tui.tour.extraction import sentences
from drawholdem_tui.tour.reading_scenes import Question
from drawholdem_tui.tui.keys.keymap import Keymap, keymap_of
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.replay.director import Replaying
from drawholdem_tui.tui.replay.picture import replay_scene
from drawholdem_tui.tui.table.drawing.drawn import Drawn
from drawholdem_tui.tui.table.felt.told import Pointer
from drawholdem_tui.tui.table.panel.action_bar import ActionBar
from drawholdem_tui.tui.table.panel.panel import Panel
from drawholdem_tui.tui.table.scene.layouts import plan
from drawholdem_tui.tui.table.scene.plan import Plan
from drawholdem_tui.tui.table.scene.regions import Scene
from drawholdem_tui.tui.table.widgets.bars import KeyBar, Title
from drawholdem_tui.words import language
from drawholdem_tui.words.cards import letters

SIZES = [(80, 24), (100, 30), (140, 40)]
KEYS: Keymap = keymap_of({})


class Still:
    """A front on which nothing happens by itself."""

    def changed(self) -> None: ...

    async def see(self, event: Event, happens: Callable[[], None]) -> None: ...

    def later(self, seconds: float, call: Callable[[], None]) -> None: ...

    def now(self) -> float:
        return 0.0

    def ring(self) -> None: ...

    def open(self, what: str) -> None: ...

    def think(self, work: object, tell: object) -> Callable[[], None]:
        return lambda: None

    def give_way(self) -> None: ...


class Moment(NamedTuple):
    """A step of a scene as it is shown, and what there is to know of it."""

    name: str
    player: Player
    shown: Scene
    said: str


def moments(file: Path) -> Iterator[Moment]:
    """One after the other, each question answered wrongly first."""
    replaying = Replaying(Shelf([file]), KEYS, letters, Still())
    telling = replaying.telling
    assert telling is not None
    while True:
        shown = replay_scene(replaying, letters)
        name = f"{file.stem} at {replaying.player.at}"
        yield Moment(name, replaying.player, shown, shown.panel.lines[0].text)
        if question := telling.question:
            wrong = 1 if question.right != 1 else 2
            replaying.press(str(question.right if telling.answers else wrong))
        elif replaying.player.at_the_end:
            return
        else:
            replaying.press("right")


def questions(file: Path) -> Iterator[tuple[Replaying, Question]]:
    """Whoever comes to one, as it is asked."""
    replaying = Replaying(Shelf([file]), KEYS, letters, Still())
    asked = set[int]()
    while not replaying.player.at_the_end:
        telling = replaying.telling
        if telling and (question := telling.question) and replaying.player.at not in asked:
            asked.add(replaying.player.at)
            yield replaying, question
        replaying.press("right")


def laid_out(moment: Moment, size: tuple[int, int]) -> Plan:
    shown = moment.shown
    return plan(*size, len(shown.seats), shown.hole_cards, shown.own_seat)


def text_of(drawn: Drawn[Any], laid: Plan, picture: object) -> str:
    """What a region shows, a space between two words."""
    cells = drawn.cells_in(laid, picture)
    assert cells is not None
    rows = ("".join(text for text, _style, _control in strip) for strip in cells.strips())
    return " ".join(" ".join(rows).split())


@pytest.mark.parametrize("file", scene_files(), ids=lambda file: file.stem)
def test_everything_that_is_told_and_asked_has_room(file: Path) -> None:
    for moment in moments(file):
        for size in SIZES:
            laid, shown = laid_out(moment, size), moment.shown
            told = text_of(Panel(Looks(), id="panel"), laid, shown.panel)
            assert told == " ".join(line.text for line in shown.panel.lines), moment.name
            choices = text_of(ActionBar(Looks(), id="actions"), laid, shown.actions)
            for button in shown.actions.buttons:
                assert f"{button.key} {button.label}" in choices, moment.name


@pytest.mark.parametrize("file", scene_files(), ids=lambda file: file.stem)
def test_the_title_keeps_scene_stakes_and_price_and_the_keys_are_all_there(file: Path) -> None:
    for moment in moments(file):
        for size in SIZES:
            laid, shown = laid_out(moment, size), moment.shown
            # as it is among all thirteen
            named = shown.title.but(page=shown.title.page.replace("tour", "tour 13 of 13"))
            title = text_of(Title(Looks(), id="title"), laid, named)
            assert named.page
            for part in (named.page, named.stakes, named.swap):
                assert part in title, moment.name
            hints = [f"{hint.key} {hint.title}" for hint in shown.keys.hints]
            assert "P play on" in hints
            keys = text_of(KeyBar(Looks(), id="key-bar"), laid, shown.keys)
            assert all(hint in keys for hint in hints if "skip" not in hint), moment.name


@pytest.mark.parametrize("file", scene_files(), ids=lambda file: file.stem)
def test_what_is_pointed_at_is_there(file: Path) -> None:
    for moment in moments(file):
        target = moment.shown.pointer
        if target is None:
            continue
        if target == "title":
            assert moment.shown.title.swap, f"{moment.name}: there is no price to point at"
        for size in SIZES:
            laid = laid_out(moment, size)
            pointer = Pointer(Looks(), id="pointer")
            pointer.show(target)
            place = pointer.place_in(laid)
            assert place is not None, f"{moment.name}: no {target} at {size}"
            assert place.x >= 0, moment.name
            assert place.right <= size[0], moment.name


@pytest.mark.parametrize("file", scene_files(), ids=lambda file: file.stem)
def test_whoever_goes_on_at_a_question_is_held_once_and_may_pass_then(file: Path) -> None:
    for replaying, question in questions(file):
        at = replaying.player.at
        replaying.press("right")
        assert (replaying.player.at, replaying.telling and replaying.telling.question) == (
            at,
            question,
        )
        assert replaying.notices.text == "press a digit to answer, or \u2192 again to skip"
        shown = replay_scene(replaying, letters)
        for size in SIZES:
            laid = plan(*size, len(shown.seats), shown.hole_cards, shown.own_seat)
            title = text_of(Title(Looks(), id="title"), laid, shown.title)
            assert title.endswith(f"! {replaying.notices.text}")
        replaying.press("right")
        assert replaying.player.at > at
        replaying.press("left")
        while replaying.telling and replaying.telling.question is not question:
            replaying.press("right")  # the caption before it
        assert replaying.player.at == at
        replaying.press("right")
        assert replaying.player.at == at  # it is a question again


def test_where_the_fee_goes_and_who_gets_the_swap_pot_is_not_told_before_it_is_answered() -> None:
    (file,) = scene_files(name="three-players-and-the-swap-pot")
    answers = []
    for replaying, question in questions(file):
        assert replaying.telling is not None
        pots = replay_scene(replaying, letters).pots
        assert not any(row.who or row.shorter for row in pots.rows if row.swap)
        answers.append([row.name for row in pots.rows])
        replaying.press(str(question.right))
        rows = [row for row in replay_scene(replaying, letters).pots.rows if row.swap]
        assert all(row.who == ("for the best hand of all",) for row in rows)
        assert len(rows) == ("swap pot" in answers[-1])
    assert answers == [["main pot"], ["main pot", "swap pot"]]


_CLAUSE = re.compile(r"\b[A-Z]+-\d+\b")


@pytest.mark.parametrize("file", scene_files(), ids=lambda file: file.stem)
def test_amounts_in_captions_stand_on_the_table(file: Path) -> None:
    """A pot is what has been collected: bets and fees lie before their owners until the round is
    over, and a caption that speaks of them as a pot waits for that."""
    _player, narration = scene(file)
    captions = {caption.text for caption in narration.captions.values()}
    for moment in moments(file):
        if moment.said not in captions:
            continue
        stage, setup = moment.player.show.stage, moment.player.recorded.hand.setup
        pots = {*(pot.amount for pot in stage.pots), stage.swap_pot}
        lying = {seat.bet for seat in stage.seats} | {each.fee for each in stage.line}
        said = " ".join(line.text for line in moment.player.lines())
        known = {*pots, *lying, stage.fee, *setup.stacks, *map(int, re.findall(r"\d+", said))}
        known |= {int(each) for each in re.findall(r"\d+", moment.shown.title.stakes)}
        for amount in re.findall(r"\d+", _CLAUSE.sub("", moment.said)):
            assert int(amount) in known, f"{moment.name}: {moment.said}"
        for amount in re.findall(r"(\d+) (?:are )?in the (?:main |swap )?pot", moment.said):
            assert int(amount) in pots, f"{moment.name}: {moment.said}"


class Quoted(NullTranslations):
    """A language in which every sentence stands in quotation marks."""

    def gettext(self, message: str) -> str:
        return f"\u00ab{message}\u00bb"


@pytest.mark.parametrize("file", scene_files(), ids=lambda file: file.stem)
def test_a_translator_gets_all_that_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And it is told in the words of that language: no sentence is glued to another."""
    with file.open("rb") as opened:
        given = {message for _line, _mark, message, _said in sentences(opened, (), (), {})}
    _player, narration = scene(file)
    asked = narration.questions.values()
    told = {narration.about.title, *(caption.text for caption in narration.captions.values())}
    told |= {text for each in asked for text in (each.asks, each.why, *each.choices)}
    assert given == {text for text in told if re.search("[a-z]", text)}
    monkeypatch.setattr(language, "_catalogue", Quoted())
    for moment in moments(file):
        words = [line.text for line in moment.shown.panel.lines]
        words += [button.label for button in moment.shown.actions.buttons]
        assert all(text.startswith("\u00ab") and text.endswith("\u00bb") for text in words)
