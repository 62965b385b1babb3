"""Nobody sees a card that is not theirs, whatever is pressed."""

from __future__ import annotations

from random import Random

import pytest
from at_the_keyboard import Keyboard, cards_in, cards_of, in_letters, keyboard, named
from moments_at_the_table import play

from drawholdem_tui.engine.cards import card
from drawholdem_tui.engine.rules import PRESETS


class Onlooker:
    """Looks at every scene there is, and knows who sits at the keyboard."""

    def __init__(self, at: Keyboard) -> None:
        self.at = at
        self.reader: int | None = None
        self.scenes = self.curtains = self.own = 0
        at.front.watch = self.look

    def look(self) -> None:
        at, director = self.at, self.at.director
        shown = at.scene
        found = cards_in(shown)
        self.scenes += 1
        if shown.curtain:
            self.curtains += 1
            self.reader = None
            assert not cards_in(shown.own)
        elif director.question:
            self.reader = director.question.chair
        hand, dealing = at.table.hand, director.show.dealing
        if hand is None or dealing is None:
            return
        public = cards_of(hand, None)
        seat = dealing.seat_of(self.reader) if self.reader is not None else None
        own = set(map(str, hand.view(seat).own_cards)) if seat is not None else set()
        self.own += bool(found & own)
        assert found <= public | own, (found, public, own, self.reader)
        if not cards_in(shown.own):
            assert found <= public
            assert named(shown) == ""


@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 6))]
)
@pytest.mark.parametrize("game", PRESETS)
def test_no_scene_has_a_card_that_the_person_at_the_keyboard_may_not_see(
    game: str, seed: int
) -> None:
    print("seed", seed)
    seats = "Ann,cpu,Ben,cpu:random,Cleo"
    with keyboard(game, seats, seed=f"onlooker {seed}", stack=300, coach="always") as at:
        onlooker = Onlooker(at)
        play(at, Random(seed), keys=250)
        assert onlooker.scenes > 250
        assert onlooker.curtains > 5
        assert onlooker.own > 5


def test_cards_as_text_would_be_found() -> None:
    assert in_letters("K\u2660") == "Ks"
    assert cards_in(("Ann has A\u2665 and 7c", card("2d"))) == {"Ah", "7c", "2d"}
