"""One person's key never acts for another: whatever is pressed 50 to 400 ms after somebody's last
key counts for nobody else, in every situation in which the keyboard can change hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from at_the_keyboard import Keyboard, cards_in, deal, keyboard
from evenings import STEEP

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.engine.view import SeatState
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.tui.hot_seat.commands import BET_ENTRY_KEYS
from drawholdem_tui.tui.hot_seat.keyboard import REST
from drawholdem_tui.tui.keys.command import When
from drawholdem_tui.tui.keys.keymap import COMMANDS

MILLISECONDS = range(50, 401, 50)
# what belongs to the table, and to nobody in it: pace, pages, chips; and what no table knows
FOR_EVERYBODY = frozenset(
    each.id
    for each in COMMANDS
    if (each.when is When.ALWAYS and each.id != "peek")
    or (each.when is When.BETWEEN and each.id != "next")
    or each.when is When.REPLAY
)
KEYS = sorted(
    {key for each in COMMANDS if each.id not in FOR_EVERYBODY for key in each.keys}
    | {"0", "9", "a", "y", "n", "u", "backspace", "up", "down", "left", "right", "escape", "tab"}
)
CLICKS = sorted({each.id for each in COMMANDS} - FOR_EVERYBODY)

SITUATIONS = ("folded", "all-in", "new street", "new hand", "computer", "exchange", "showdown")
_SAID = (e.Folded, e.Checked, e.Called, e.Raised, e.CardSwapped, e.SwapDeclined, e.CardsDrawn)


def test_every_key_of_the_bet_entry_is_pressed() -> None:
    assert len(BET_ENTRY_KEYS) == 7  # those of KEYS, under their names


class Evening:
    """People who press what makes sense, and each of them once more when it is another one's turn,
    with every key there is."""

    def __init__(self, at: Keyboard, rng: Random, by: str) -> None:
        self.at = at
        self.rng = rng
        self.by_mouse = by == "mouse"
        self.changes: Counter[str] = Counter()
        self.presses = 0

    def play(self, presses: int) -> None:
        for _ in range(presses):
            if self.at.ended:
                break
            self._press_once()

    def _press_once(self) -> None:
        at, director = self.at, self.at.director
        question, hand = director.question, at.table.hand
        between, new_card = director.between.open, director.shows_new_card
        length = len(hand.events) if hand else 0
        self._press(self._what_makes_sense(), after=1.0)
        if director.question is question and director.shows_new_card is new_card:
            return  # a mark, an amount, a look
        if question and director.question and director.question.chair == question.chair:
            return
        happened = list(at.record.hands[-1].events if hand is None else hand.events)[length:]
        for situation in self._situations(happened, between=between, new_card=new_card):
            self.changes[situation] += 1
        self._press_everything()

    def _what_makes_sense(self) -> str:
        """A key, or the command that somebody clicks on."""
        at, director, rng = self.at, self.at.director, self.rng
        if director.keyboard.curtain:
            return "peek" if self.by_mouse else rng.choice(self._on_the_curtain())
        if director.between.out_of_chips is not None:
            return "b"  # whoever has a mouse as well
        if director.between.open:
            return "next" if self.by_mouse else "enter"
        if director.shows_new_card:
            return "peek" if self.by_mouse else rng.choice(["enter", "space"])
        question = director.question
        assert question
        if question.entry:  # an amount is typed also by whoever has a mouse
            return rng.choice(["a", "enter", "enter", "enter"])
        if question.marked:
            return "swap" if self.by_mouse else rng.choice(["s", "enter"])
        if question.sure:
            key = "f" if question.sure == "fold" else "enter"
            return question.sure if self.by_mouse else key
        weights = {"call": 6, "keep": 2, "mark 1": 2, "raise": 2, "fold": 1}
        possible = [each for each in weights if each in question.offers() or each == "mark 1"]
        if "keep" not in possible:
            possible.remove("mark 1")
        command = rng.choices(possible, [weights[each] for each in possible])[0]
        return command if self.by_mouse else at.director.keymap.keys_of(command)[0]

    def _on_the_curtain(self) -> list[str]:
        """Space, or what somebody can say who has seen the cards before."""
        question = self.at.director.known_hand
        checks = ["c"] if question and question.may_check else []
        marks = ["1"] if question and question.asks_for_marks else []
        return ["space", *checks, *marks]

    def _press(self, what: str, after: float) -> None:
        self.presses += 1
        clicks = what in CLICKS
        (self.at.click if clicks else self.at.press)(what, after=after)

    def _situations(
        self, happened: list[e.Event], *, between: bool, new_card: bool
    ) -> Iterator[str]:
        at = self.at
        if between:
            yield "new hand"
            return
        said = [event for event in happened if isinstance(event, _SAID)]
        if said and isinstance(said[0], e.Folded):
            yield "folded"
        if any(event.seat in self._seats_of_computers() for event in said):
            yield "computer"
        if new_card or any(isinstance(event, e.CardSwapped | e.CardsDrawn) for event in said[:1]):
            yield "exchange"
        if any(isinstance(event, e.BoardDealt) for event in happened):
            yield "new street"
        if at.director.between.open:
            yield "showdown"
        elif any(seat.state is SeatState.ALL_IN for seat in at.hand.view(None).seats):
            yield "all-in"

    def _seats_of_computers(self) -> list[int | None]:
        dealing = self.at.director.show.dealing
        assert dealing
        return [dealing.seat_of(chair) for chair in self.at.evening.bots]

    def _press_everything(self) -> None:
        """What the last one still presses: nothing of it counts."""
        director, front = self.at.director, self.at.front
        press = director.run if self.by_mouse else director.press
        everything = set(CLICKS if self.by_mouse else KEYS)
        if director.shows_new_card and not director.keyboard.open:
            everything -= {"peek", "space"}  # whoever has swapped may look
        if director.keyboard.open:
            everything -= {"pause", "p"}  # which closes the cards
        before, since = self._state(), front.time
        for milliseconds in MILLISECONDS:
            front.time = since + milliseconds / 1000
            for what in sorted(everything):
                self.presses += 1
                self.at._run(partial(press, what, front.time))
                assert self._state() == before, f"{what}, {milliseconds} ms later"
            if not director.shows_new_card:
                assert not cards_in(self.at.own)

    def _state(self) -> tuple[object, ...]:
        """Everything that a key can change for somebody."""
        director, question = self.at.director, self.at.director.question
        return (
            len(self.at.record.hands), len(self.at.record.actions), director.between.open,
            director.keyboard.curtain, director.keyboard.open, director.shows_new_card,
            question and (question.chair, id(question), question.marked, question.entry,
                          question.sure, question.refused, question.swallowed),
        )  # fmt: skip


@pytest.mark.parametrize("by", ["keys", "mouse"])
@pytest.mark.parametrize("game", PRESETS)
def test_no_second_press_counts_for_anybody_else_in_any_situation(game: str, by: str) -> None:
    changes: Counter[str] = Counter()
    presses = 0
    for seed in range(3):
        print("seed", seed)
        seats = "Ann,Ben,cpu:random,Cleo"
        with keyboard(game, seats, seed=f"the second press {seed}", stack=150) as at:
            evening = Evening(at, Random(seed), by)
            evening.play(100)
            changes += evening.changes
            presses += evening.presses
    print(game, by, presses, dict(changes))
    expected = set(SITUATIONS)
    if game == "texas-holdem":
        expected.remove("exchange")
    if "draw-poker" in game:
        expected.remove("new street")
    assert {each for each in SITUATIONS if changes[each] >= 5} == expected
    assert presses > 8_000


@pytest.mark.parametrize("milliseconds", MILLISECONDS)
def test_who_is_out_says_nothing_for_the_last_one_in(
    monkeypatch: pytest.MonkeyPatch, milliseconds: int
) -> None:
    """One person alone plays on without a curtain; whoever is out has sent the showdown away."""
    deal(monkeypatch, "AsAh", "7c2d", "AdAc", board="QsJs3c4d8h")
    stacks = {"Ann": 500, "Ben": 10, "CPU 1": 500}
    with keyboard(
        "texas-holdem", "Ann,Ben,cpu", stacks=stacks, mode=Mode.KNOCKOUT, levels=STEEP
    ) as at:
        at.director.keymap.give("next", "c")
        while not at.between_open:
            at.press("space" if at.scene.curtain else "c")
        at.press("c")
        assert at.asked == "Ann"
        assert at.scene.curtain is None
        question = at.director.question
        at.press("c", after=milliseconds / 1000)
        assert at.director.question is question
        at.press("c", after=REST)
        assert at.director.question is not question


@pytest.mark.parametrize("milliseconds", MILLISECONDS)
@pytest.mark.parametrize("key", ["b", "$", "z"])
def test_who_is_out_of_chips_answers_for_nobody_else(key: str, milliseconds: int) -> None:
    """They are asked one after the other whether to buy some; then it goes on."""
    with keyboard("texas-holdem", "Ann,Dora,Ben,Cleo", stacks={"Ben": 0, "Cleo": 0}) as at:
        while not at.between_open:
            at.press("space" if at.scene.curtain else "f")
        chairs = at.evening.match.chairs
        for name, after in (("Ben", "Cleo"), ("Cleo", "")):
            broke = at.director.between.out_of_chips
            assert broke is not None
            assert chairs[broke].name == name
            at.press(key)
            at.press(key, after=milliseconds / 1000)
            asked = at.director.between.out_of_chips
            assert (chairs[asked].name if asked is not None else "") == after
            assert at.between_open


@pytest.mark.parametrize("milliseconds", MILLISECONDS)
def test_a_double_press_only_asks_whether_chips_are_bought(milliseconds: int) -> None:
    with keyboard("texas-holdem", "Ann,cpu,cpu", stacks={"Ann": 400}) as at:
        while not at.between_open:
            at.press("f")
        ann = at.evening.match.chairs[0]
        before = ann.stack
        at.press("$")
        at.press("$", after=milliseconds / 1000)
        assert ann.stack == before
        at.press("$", after=REST)
        assert ann.stack == 1000


def test_who_plays_alone_goes_on_as_soon_as_the_end_is_there() -> None:
    with keyboard("texas-holdem", "Ann,cpu,cpu") as at:
        while not at.between_open:
            at.press("f")
        at.press("enter", after=0.01)
        assert not at.between_open
