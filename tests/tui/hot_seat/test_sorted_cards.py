"""Five cards in the order in which a hand is seen: marks keep with their cards, digits follow what
is seen, and nobody else learns anything by it."""

from __future__ import annotations

import pytest
from at_the_keyboard import Keyboard, deal, keyboard

from drawholdem_tui.engine.actions import Draw
from drawholdem_tui.engine.cards import cards, text
from drawholdem_tui.engine.rules import Opening
from drawholdem_tui.tui.hot_seat.own_cards import in_order
from drawholdem_tui.tui.live.pictures.compose import keys_picture
from drawholdem_tui.words.cards import unicode

HELD, OTHER = "9hKs4d9cAs", "2c3d5h7sJd"


def at_the_draw(monkeypatch: pytest.MonkeyPatch, seats: str = "Ann,cpu:random") -> Keyboard:
    deal(monkeypatch, HELD, OTHER, replacements="QcQd6h5c3s8c")
    return keyboard("draw-poker", seats, rules={"opening": Opening.ANYTHING}, coach=False)


def to_the_draw(at: Keyboard) -> None:
    while "mark 1" not in shown_keys(at):
        at.press("space" if at.scene.curtain else "c")


def shown_keys(at: Keyboard) -> set[str]:
    return {"mark 1"} if at.own.numbered else set()


def seen(at: Keyboard) -> str:
    return text(card for card in at.own.cards if card is not None)


@pytest.mark.parametrize(
    ("held", "sorted_"),
    [
        ("9hKs4d9cAs", "9h9cAsKs4d"),
        ("2c2d7h7sJd", "7h7s2c2dJd"),
        ("5c4dAh3s2c", "Ah5c4d3s2c"),
        ("KcKdKh2s2c", "KcKdKh2s2c"),
        ("2c9d", "2c9d"),
    ],
)
def test_what_belongs_together_comes_first_and_two_cards_stay(held: str, sorted_: str) -> None:
    assert text(in_order(cards(held), sort=True)) == sorted_
    assert text(in_order(cards(held), sort=False)) == held


def test_marks_keep_with_their_cards_and_digits_follow_what_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with at_the_draw(monkeypatch) as at:
        to_the_draw(at)
        assert seen(at) == HELD
        at.press("3")  # the four
        assert at.own.marked == {2}
        at.press("i")
        assert seen(at) == "9h9cAsKs4d"
        assert at.own.marked == {4}
        at.press("4")  # the king
        assert at.own.marked == {3, 4}
        at.press("s")
        drawn = next(each for each in at.record.actions if isinstance(each, Draw))
        assert set(drawn.cards) == set(cards("Ks4d"))
        assert seen(at) == "QcQd9h9cAs"  # the new ones are sorted in
        at.press("i")
        assert seen(at) != "QcQd9h9cAs"


def test_the_coach_tells_cards_and_digits_as_they_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, HELD, OTHER, replacements="QcQd6h5c3s8c")
    rules = {"opening": Opening.ANYTHING}
    with keyboard("draw-poker", "Ann,cpu:random", rules=rules, coach="always") as at:
        to_the_draw(at)
        at.press("h")
        for key, one, three in ((None, "3", "2 3 5"), ("i", "5", "3 4 5")):
            at.press(*(key or ""))
            coach = at.think().coach
            assert coach
            told = {len(row.names[-1].split()): row.names for row in coach.rows}
            assert told[1][-1] == one  # the four
            assert told[3][-1] == three
            lying = [str(card) for card in at.own.cards]
            assert told[3][1].split() == [
                each for each in map(unicode, cards("".join(lying))) if each in told[3][1]
            ]


def test_the_key_is_offered_to_whoever_sees_five_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def offered(at: Keyboard) -> bool:
        return any(hint.command == "sort" for hint in keys_picture(at.director).hints)

    with at_the_draw(monkeypatch) as at:
        assert offered(at)
    with keyboard("texas-holdem", "Ann,cpu:random") as at:
        assert not offered(at)
        at.press("i")
        assert "sorting is for five-card hands" in str(at.scene)


def test_cards_that_are_hidden_are_not_sorted_by_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the marks would move to tells of the cards."""
    with at_the_draw(monkeypatch, "Ann,Ben") as at:
        to_the_draw(at)
        if at.director.keyboard.open:
            at.press("space")
        at.press("1")
        marked = at.own.marked
        assert seen(at) == ""
        at.press("i")
        assert at.own.marked == marked == {0}
        assert not at.director.own_cards.sorts(at.director.nearest)


def lying(at: Keyboard, name: str) -> str:
    seat = next(each for each in at.scene.seats if each.name == name)
    return "".join(str(card) if card is not None else "--" for card in seat.cards)


@pytest.mark.parametrize("key", ["", "i"])
def test_new_cards_come_into_the_places_of_the_old_and_lie_there_at_the_showdown(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with at_the_draw(monkeypatch, "Ann,Ben") as at:
        to_the_draw(at)
        at.press("2", "3", "s")
        assert seen(at) == "9hQcQd9cAs"
        at.press(*key)
        held = seen(at)
        assert held == ("QcQd9h9cAs" if key else "9hQcQd9cAs")
        while not at.scene.results:
            at.press("space" if at.scene.curtain else "k" if at.own.numbered else "c")
        assert lying(at, "Ann") == held
        row = next(row for row in at.scene.results.rows if row.name == "Ann")
        assert text(row.cards) == "QcQd9c9hAs"  # as in the middle of the table


def test_a_part_of_a_hand_that_is_shown_lies_as_it_was_dealt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sorted, its place would tell of the cards that are not shown."""
    with at_the_draw(monkeypatch, "Ann,Ben") as at:
        to_the_draw(at)
        at.press("i", "k")
        while not at.scene.results:  # Ben gives up, and Ann wins unseen
            if at.scene.curtain:
                at.press("space")
            elif at.own.numbered:
                at.press("k")
            else:
                at.press(*("c" if at.asked == "Ann" else "ff"))
        at.director.show_cards(0, cards("4d"))
        assert lying(at, "Ann") == "----4d----"


def test_who_sorts_leaves_the_others_cards_where_they_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    with at_the_draw(monkeypatch, "Ann,Ben") as at:
        to_the_draw(at)
        first = at.director.nearest
        if not at.director.keyboard.open:
            at.press("space")
        at.press("i", "k")
        second = at.director.nearest
        assert at.director.own_cards.sorts(first)
        assert second != first
        assert not at.director.own_cards.sorts(second)
