"""A table for showing: all hands lie open, what happens is explained, Space goes on; cards and
seats may come from a hand file."""

from __future__ import annotations

import asyncio
import io
import tomllib
from pathlib import Path
from random import Random

import pytest
from at_the_keyboard import Keyboard, cards_in
from evenings import table
from on_the_screen import hurry, sitting
from tableau import REPOSITORY

from drawholdem_tui.cli.main import main
from drawholdem_tui.engine.events import BoardDealt, HoleCardsDealt
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.evening.evening import Evening, fresh
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.evening.showing import table_of_files
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.evening.taken_up import taken_up
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.phh.faults import FileFault, HandFault
from drawholdem_tui.storage.phh.fields import record_of
from drawholdem_tui.storage.phh.replay import replay
from drawholdem_tui.storage.phh.report import report_of
from drawholdem_tui.storage.phh.unseen import held_back
from drawholdem_tui.storage.settings_schema import Preferences

__all__ = ["hurry"]

HANDS = sorted((REPOSITORY / "assets" / "hands").glob("*.phh"))
SWAP_POT = REPOSITORY / "assets" / "hands" / "a-fee-for-the-swap-pot.phh"
SNAPSHOTS = Path(__file__).parent / "open_table_as_text"

pytestmark = pytest.mark.skipif(not HANDS, reason="not a checkout: the hands are not here")


def shown(file: Path | list[Path] = SWAP_POT) -> TableOptions:
    laid = table("draw-holdem", "You,cpu,cpu", 1000, "shown").but(in_the_open=True)
    return table_of_files(file if isinstance(file, list) else [file], laid, None)


def at_an_open_table(options: TableOptions) -> Keyboard:
    return Keyboard(fresh(options, None), Preferences(speed=0))


def turn_to_a_question(at: Keyboard) -> None:
    while not at.asked and not at.between_open:
        at.press("space")


def test_everybody_sees_every_card_and_no_curtain_falls() -> None:
    with at_an_open_table(shown()) as at:
        turn_to_a_question(at)
        at.press("c")
        turn_to_a_question(at)
        assert at.scene.curtain is None
        hole = next(event for event in at.hand.events if isinstance(event, HoleCardsDealt))
        held = {str(card) for hand in hole.hands for card in hand}
        assert cards_in(tuple(seat.cards for seat in at.scene.seats)) == held


def test_what_is_worth_a_word_waits_for_space_and_blinds_are_not() -> None:
    with at_an_open_table(shown()) as at:
        assert _asked_without_a_caption(at)
        assert "Seat 2 posts the big blind, 10." in [row.text for row in at.scene.log.rows]
        assert not [key for key in at.scene.keys.hints if key.key == "Space"]
        at.press("1", "s")
        assert at.director.pace.waits_for_a_hand
        told = at.scene.caption
        assert told
        assert [key.title for key in at.scene.keys.hints if key.key == "Space"] == ["go on"]
        at.press("c")  # no other key goes on
        assert at.scene.caption == told
        at.press("space")
        assert _asked_without_a_caption(at)


def _asked_without_a_caption(at: Keyboard) -> bool:
    return at.asked is not None and at.scene.caption is None


def test_a_swap_is_explained_where_it_lies() -> None:
    with at_an_open_table(shown()) as at:
        for keys in ("c", "c", "c", "1 s"):
            turn_to_a_question(at)
            at.press(*keys.split())
        assert at.scene.caption == (
            "Seat 1 pushes a card and the fee of 30 over the line: the fee is the pot on the flop."
        )
        assert "Seat 1 gives up" in at.scene.log.rows[-1].text


def test_a_fee_for_the_swap_pot_says_so() -> None:
    with at_an_open_table(shown()) as at:
        for keys in ("c", "c", "c", "2 s", "c", "r a enter", "1 s"):
            turn_to_a_question(at)
            at.press(*keys.split())
        assert at.scene.caption == (
            "Seat 3 pushes a card and the fee of 30 over the line: into the swap pot, "
            "because a player is all-in."
        )


@pytest.mark.parametrize("file", HANDS, ids=lambda file: str(file.stem))
def test_cards_and_seats_are_those_of_the_file_and_decisions_are_free(file: Path) -> None:
    """The same decisions give the same hand; others find the same cards waiting."""
    original = replay(record_of(tomllib.loads(file.read_text(encoding="utf-8")))).hand
    assert original
    evening = fresh(shown(file), None)
    dealing = evening.match.next_dealing()
    assert dealing.setup.stacks == original.setup.stacks
    assert dealing.rules == original.rules
    loop = evening.loop({}, None)  # type: ignore[arg-type]
    assert loop.decks
    deck = loop.decks(1, b"x" * 32)
    assert deck
    again = Hand(dealing.rules, dealing.setup, deck).play(original.actions)
    assert [each for each in again.events if isinstance(each, HoleCardsDealt | BoardDealt)] == [
        each for each in original.events if isinstance(each, HoleCardsDealt | BoardDealt)
    ]
    assert again.stacks == original.stacks
    for seed in range(60):
        rng = Random(seed)
        other = Hand(dealing.rules, dealing.setup, deck)
        while other.decision:
            other.act(any_action(other.decision, rng))
        assert sum(other.stacks) + other.carried == sum(dealing.setup.stacks)
        board = tuple(card for each in other.events if isinstance(each, BoardDealt)
                      for card in each.cards)  # fmt: skip
        before = tuple(card for each in original.events if isinstance(each, BoardDealt)
                       for card in each.cards)  # fmt: skip
        assert board[: len(before)] == before[: len(board)]


def test_a_dealt_hand_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite3"
    with sit_down(book) as opened:
        evening = fresh(shown(), opened.book)
        with Keyboard(evening, Preferences(speed=0), keeps=True) as at:
            for _ in range(3):
                turn_to_a_question(at)
                at.press("c")
            turn_to_a_question(at)
            asked, events = at.asked, list(at.hand.events)
    with sit_down(book) as opened:
        assert opened.book
        assert opened.evening
        again: Evening = taken_up(opened.evening, opened.book)
        with Keyboard(again, Preferences(speed=0), keeps=True) as at:
            turn_to_a_question(at)
            assert (at.asked, list(at.hand.events)) == (asked, events)
            assert cards_in(at.scene.seats[0].cards)


def to_the_end_of_a_hand(at: Keyboard) -> None:
    while not at.between_open:
        for key in (*"kcc", "space", ".") if at.asked else ("space", "."):
            if not at.between_open:
                at.press(key)


def begun(seats: str, *, in_the_open: bool = False) -> Evening:
    laid = table("draw-holdem", seats, 1000, "a key that opens")
    return fresh(laid.but(in_the_open=in_the_open), None)


def faces_at_seats(at: Keyboard) -> int:
    return sum(card is not None for seat in at.scene.seats for card in seat.cards)


def test_whoever_plays_alone_opens_the_table_between_hands_and_hides_it_again() -> None:
    """EV-13: from the next hand on, with the captions and the pace of a table for showing."""
    with Keyboard(begun("You,cpu:random,cpu:random"), Preferences(speed=0)) as at:
        to_the_end_of_a_hand(at)
        at.press("y")
        assert "From the next hand on, all hands are face up." in str(at.scene)
        at.press("enter")
        assert at.director.pace.waits_for_a_hand
        assert at.scene.caption
        turn_to_a_question(at)
        assert faces_at_seats(at) == 6
        to_the_end_of_a_hand(at)
        at.press("y")
        assert "From the next hand on, cards are hidden again." in str(at.scene)
        at.press("enter")
        assert at.asked
        assert not at.scene.caption
        assert faces_at_seats(at) <= 2


def test_several_people_open_a_table_only_that_was_begun_for_showing() -> None:  # EV-13
    with Keyboard(begun("Ann,Ben,cpu:random"), Preferences(speed=0)) as at:
        to_the_end_of_a_hand(at)
        at.press("y")
        assert not at.director.in_the_open
        assert "only at a table set up for it" in str(at.scene)
    with Keyboard(begun("Ann,Ben,cpu:random", in_the_open=True), Preferences(speed=0)) as at:
        for opened in (False, True):
            to_the_end_of_a_hand(at)
            at.press("y")
            assert at.director.in_the_open == opened
            at.press("enter")


def test_in_lines_a_word_opens_the_table() -> None:  # EV-13
    out = io.StringIO()
    laid = table("draw-holdem", "You,cpu:random", 1000, "a word that opens")
    play(laid, io.StringIO("keep\nfold\nfaceup\nnext\nkeep\n" + "check\nfold\n" * 9), out)
    before, opened, behind = out.getvalue().partition(
        "From the next hand on, all hands are face up."
    )
    assert opened
    assert "CPU 1 holds" not in before
    assert "CPU 1 holds" in behind


def test_the_files_of_open_hands_say_so_and_only_theirs(tmp_path: Path) -> None:  # EV-13
    """An interruption between the hands keeps the table open; nothing of such a hand is left to be
    shown or to be held back."""
    book = tmp_path / "book.sqlite3"
    options = table("draw-holdem", "You,cpu:random,cpu:random", 1000, "files of open hands")
    with (
        sit_down(book) as opened,
        Keyboard(fresh(options, opened.book), Preferences(speed=0), keeps=True) as at,
    ):
        to_the_end_of_a_hand(at)
        at.press("y")
    with sit_down(book) as opened:
        assert opened.book
        assert opened.evening
        again = taken_up(opened.evening, opened.book)
        with Keyboard(again, Preferences(speed=0), keeps=True) as at:
            assert at.between_open
            at.press("enter")
            to_the_end_of_a_hand(at)
            assert at.director.between.hands.who_may_show() == []
    with history(book) as past:
        closed, shown_open = (
            tomllib.loads(past.text(row.id)) for row in past.hands_of(past.evenings()[0].id)
        )
    assert "_open" not in closed
    assert shown_open["_open"] is True
    assert "????" in str(held_back(closed))
    assert held_back(shown_open)["actions"] == shown_open["actions"]
    document = record_of(shown_open)
    assert report_of("f", "1", replay(document))["open"] is True
    assert report_of("f", "1", replay(record_of(closed)))["open"] is False
    with pytest.raises(HandFault, match="shown_differ"):
        replay(record_of(shown_open | {"_shown": [{"player": 1, "cards": "As"}]}))
    with pytest.raises(FileFault, match="field_not_bool"):
        record_of(shown_open | {"_open": "yes"})


def test_no_seal_is_told_of_cards_that_come_from_a_file() -> None:
    with at_an_open_table(shown()) as at:
        turn_to_a_question(at)
        assert "sealed" not in str(at.scene.log)


def test_in_lines_all_cards_are_said(tmp_path: Path) -> None:
    out = io.StringIO()
    play(shown(), io.StringIO("\nkeep\n"), out)
    told = out.getvalue()
    assert "Seat 1 holds Ad 8c. Seat 2 holds Kd Kh. Seat 3 holds Qd Qs." in told
    assert "sealed" not in told


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("nonsense", "is not a hand file"),
        ('variant = "NDH"', "the field 'starting_stacks' is missing"),
        (None, "cannot be read"),
    ],
)
def test_a_file_that_cannot_be_dealt_is_refused_in_a_sentence(
    content: str | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.phh"
    if content is not None:
        file.write_text(content)
    assert main(["play", "--plain", "--new", "--deal", str(file)]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1


def of_several(folder: Path, *files: Path, more: str = "") -> Path:
    """One file of several hands, as numbered tables."""
    hands = folder / "several.phhs"
    tables = [f"[{number}]\n{file.read_text()}" for number, file in enumerate(files, start=1)]
    hands.write_text("\n".join(tables) + more)
    return hands


def two_hands(folder: Path) -> list[Path]:
    other = folder / "other.phh"
    other.write_text(SWAP_POT.read_text().replace("Ad8c", "As8s").replace("sd 8c", "sd 8s"))
    return [SWAP_POT, other]


def in_lines(laid: TableOptions, book: Path, typed: str) -> str:
    """One person among computers; what makes no sense at its moment is refused."""
    out = io.StringIO()
    alone = laid.but(seats=("Ann", "cpu", "cpu"))
    with sit_down(book) as opened:
        play(alone, io.StringIO(typed), out, opened=opened)
    return out.getvalue()


def test_one_hand_after_the_other_is_dealt_and_then_as_usual(tmp_path: Path) -> None:
    """From several files, and from one of several; whoever sits left of the button has the cards
    of the first seat there."""
    files = two_hands(tmp_path)
    together = of_several(tmp_path, *files)
    for number, laid in enumerate((shown(files), shown([together]))):
        told = in_lines(laid, tmp_path / f"{number}.sqlite3", "keep\nfold\nnext\n" * 8)
        _before, one, two, three, four, *_more = told.split("\nHand ")
        assert "You hold Ad 8c." in one
        assert "CPU 1 holds As 8s." in two
        assert "dealt as usual" not in one + two + four
        assert "That was the last hand in the file. From now on, hands are dealt as usual." in three
        assert "high card" not in told  # nobody has drawn for the button


def test_whoever_plays_alone_at_an_open_table_is_told_so(tmp_path: Path) -> None:
    laid, out = shown().but(seats=("You", "cpu", "cpu")), io.StringIO()
    play(laid, io.StringIO("keep\ncall\nswap 2\n"), out)
    told = out.getvalue()
    assert "You hold Ad 8c. CPU 1 holds Kd Kh." in told
    assert "You push a card and " in told
    assert "You give up 8c and get Jc." in told
    assert "You holds" not in told


def test_in_lines_nobody_takes_the_keyboard_over_where_all_hands_lie_open() -> None:
    laid = table("draw-holdem", "Ann,Ben", 1000, "open to all")
    typed = "keep\nswap 1\ncall\ncheck\n"
    for in_the_open in (False, True):
        out = io.StringIO()
        play(laid.but(in_the_open=in_the_open), io.StringIO(typed), out)
        handed_over = "press Enter" in out.getvalue() and "\n\n\n" in out.getvalue()
        assert handed_over != in_the_open
    assert "Press Enter" not in out.getvalue()
    assert "\n\n\n" not in out.getvalue()
    assert out.getvalue().count(" and get") == 1, "new cards are told once, to all"
    assert out.getvalue().count("Ann: ") > 1


def test_a_later_hand_of_a_file_is_taken_up_with_its_cards(tmp_path: Path) -> None:
    laid, book = shown(two_hands(tmp_path)), tmp_path / "book.sqlite3"
    before = in_lines(laid, book, "keep\nfold\nnext\n")
    assert "saved mid-hand" in before
    for told in (before, in_lines(laid, book, "")):
        assert "CPU 1 holds As 8s." in told


def test_a_broken_hand_in_a_file_is_one_sentence_with_its_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = of_several(tmp_path, SWAP_POT, more='\n[2]\nvariant = "NDH"\n')
    assert main(["play", "--plain", "--new", "--deal", str(file)]) == 2
    (told,) = capsys.readouterr().err.splitlines()
    assert "several.phhs, hand 2: " in told
    assert "the field 'starting_stacks' is missing" in told


def test_a_hand_with_other_seats_than_the_first_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "two.phh"
    other.write_text(
        'variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [5, 10]\nmin_bet = 10\n'
        'starting_stacks = [100, 100]\nactions = ["d dh p1 AsAh", "d dh p2 KsKh", "p2 f"]\n'
    )
    assert main(["play", "--plain", "--new", "--deal", str(SWAP_POT), str(other)]) == 2
    (told,) = capsys.readouterr().err.splitlines()
    assert f"{other}: the game or the number of seats differs from the first hand" in told


def test_whoever_names_seats_says_who_plays_on_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--plain", "--new", "--deal", str(SWAP_POT), "--seats", "Ann,Ben"]) == 2
    assert "needs 3 seats, not 2" in capsys.readouterr().err


def test_seats_that_are_named_count_though_they_are_the_usual_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dealt = ["--data-dir", str(tmp_path), "play", "--plain", "--new", "--deal", str(SWAP_POT)]
    for named, first in (([], "Seat 1 has 500"), (["--seats", "You,cpu,cpu"], "You have 500")):
        monkeypatch.setattr("sys.stdin", io.StringIO())
        assert main([*dealt, *named]) == 0
        assert f"\n{first}; " in capsys.readouterr().out


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (140, 40)], ids=["60x20", "80x24", "140x40"])
def test_an_open_table_looks_as_it_did(size: tuple[int, int], tmp_path: Path) -> None:
    """A picture that is not there yet is written down, and fails once: somebody has to look."""

    async def look() -> str:
        async with sitting(tmp_path, shown(), size) as at:
            for keys in ("c", "c", "c", "1 s"):
                while not at.director.question:
                    await at.press("space")
                await at.press(*keys.split())
            await at.until(lambda: at.director.pace.waits_for_a_hand)
            await at.pilot.pause()
            return str(at)

    text = asyncio.run(look())
    path = SNAPSHOTS / f"swap-{size[0]}x{size[1]}.txt"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        pytest.fail(f"{path} is new: look at it")
    assert text == path.read_text(encoding="utf-8")
