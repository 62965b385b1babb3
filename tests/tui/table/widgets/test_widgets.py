"""What the regions draw, as the text of their cells; and what a click on them says."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
import scenes
from cells_as_text import as_text
from rich.cells import cell_len
from scenes import replace
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.pilot import Pilot

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.looks.glyphs import SETS
from drawholdem_tui.tui.looks.palette import OWN
from drawholdem_tui.tui.table.drawing.cells import Cells, cut
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen
from drawholdem_tui.tui.table.felt.middle import Pots
from drawholdem_tui.tui.table.felt.seat import Seat
from drawholdem_tui.tui.table.scene.layouts import plan
from drawholdem_tui.tui.table.scene.log_rows import (
    LogKind,
    LogPicture,
    LogRow,
    PlaceRow,
    WonPicture,
)
from drawholdem_tui.tui.table.scene.plan import Place, amount
from drawholdem_tui.tui.table.scene.pot_rows import merged
from drawholdem_tui.tui.table.scene.regions import (
    CurtainPicture,
    LyingPicture,
    PanelLine,
    PanelPicture,
    PotRow,
    PotsPicture,
    Scene,
)
from drawholdem_tui.tui.table.widgets.bars import Log
from drawholdem_tui.tui.table.widgets.table import Table

SNAPSHOTS = Path(__file__).parent / "regions_as_text"


class TableApp(App[None]):
    """Nothing but a table."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, scene: Scene, looks: Looks) -> None:
        super().__init__()
        self.scene = scene
        self.looks = looks
        self.chosen: list[str] = []

    def compose(self) -> ComposeResult:
        yield Table(self.looks)

    @property
    def table(self) -> Table:
        return self.query_one(Table)

    def on_mount(self) -> None:
        self.table.show(self.scene)

    def on_command_chosen(self, message: CommandChosen) -> None:
        self.chosen.append(message.command)

    def text(self) -> str:
        """The cells of the screen as text."""
        return as_text(self.screen._compositor.render_strips())


Steps = Callable[[TableApp, Pilot[None]], Coroutine[None, None, None]]


def on_screen(
    scene: Scene, steps: Steps, size: tuple[int, int] = (100, 30), looks: Looks | None = None
) -> None:
    """Run steps with the scene on a screen of a size."""

    async def run() -> None:
        app = TableApp(scene, looks or Looks())
        async with app.run_test(size=size) as pilot:
            await steps(app, pilot)

    asyncio.run(run())


def text_of(scene: Scene, size: tuple[int, int], looks: Looks | None = None) -> str:
    shown: list[str] = []

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.pause()
        shown.append(app.text())

    on_screen(scene, look, size, looks)
    return shown[0]


SHOWN = {
    "preflop-2-normal": (scenes.preflop(2), (100, 30)),
    "preflop-10-compact": (scenes.preflop(10), (80, 24)),
    "flop-6-small": (scenes.flop(6), (80, 24)),
    "flop-10-normal": (scenes.flop(10), (120, 40)),
    "flop-6-huge": (scenes.flop(6), (200, 55)),
    "draw-6-small": (scenes.draw(6), (80, 24)),
    "draw-6-wide": (scenes.draw(6), (140, 40)),
    "showdown-6-wide": (scenes.showdown(6), (140, 40)),
    "flop-2-compact": (scenes.flop(2), (60, 20)),
    "flop-6-normal": (scenes.flop(6), (100, 30)),
    "flop-10-compact": (scenes.flop(10), (60, 20)),
    "flop-10-wide": (scenes.flop(10), (140, 40)),
    "all-in-10-normal": (scenes.all_in(10), (100, 30)),
    "all-in-10-compact": (scenes.all_in(10), (60, 20)),
    "bet-entry-6-normal": (scenes.bet_entry(6), (100, 30)),
    "bet-entry-10-compact": (scenes.bet_entry(10), (60, 20)),
    "run-out-10-compact": (scenes.run_out(10), (60, 20)),
    "run-out-6-small": (scenes.run_out(6), (80, 24)),
    "run-out-10-normal": (scenes.run_out(10), (100, 30)),
    "coach-2-compact": (scenes.coach(2), (60, 20)),
    "coach-10-compact": (scenes.coach(10), (60, 20)),
    "coach-6-small": (scenes.coach(6), (80, 24)),
    "coach-10-normal": (scenes.coach(10), (100, 30)),
    "coach-6-wide": (scenes.coach(6), (140, 40)),
    "coached-draw-6-compact": (scenes.coached_draw(6), (60, 20)),
    "coached-draw-6-small": (scenes.coached_draw(6), (80, 24)),
    "coached-draw-6-normal": (scenes.coached_draw(6), (100, 30)),
    "draw-6-normal": (scenes.draw(6), (100, 30)),
    "draw-10-compact": (scenes.draw(10), (60, 20)),
    "showdown-6-normal": (scenes.showdown(6), (100, 30)),
    "showdown-10-compact": (scenes.showdown(10), (60, 20)),
    "hidden-6-wide": (scenes.hidden(6), (140, 40)),
    "curtain": (scenes.curtain(6), (100, 30)),
    "too-small": (scenes.flop(6), (50, 14)),
}


@pytest.mark.parametrize("name", SHOWN)
def test_the_table_looks_as_it_did(name: str) -> None:
    """A picture that is not there yet is written down, and fails once: somebody has to look."""
    path = SNAPSHOTS / f"{name}.txt"
    text = text_of(*SHOWN[name])
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        pytest.fail(f"{path} is new: look at it")
    assert text == path.read_text(encoding="utf-8")


def test_the_ascii_set_stays_in_ascii() -> None:
    signs = Looks(glyphs=SETS["ascii"])
    for size in ((60, 20), (100, 30), (140, 40)):
        for scene in (scenes.flop(10), scenes.draw(10), scenes.showdown(6), scenes.bet_entry(6)):
            assert text_of(scene, size, signs).isascii()


def test_a_notice_stays_whatever_the_room() -> None:
    scene = replace(scenes.flop(6), title=replace(scenes.TITLE, notice="not being saved"))
    for size in ((60, 20), (100, 30)):
        assert "! not being saved" in text_of(scene, size).splitlines()[0]


def test_the_blinds_are_seen_on_the_smallest_screen() -> None:
    told = replace(scenes.TITLE, notice="seeded (a)", swap_in_short="swap 130")
    for title in (scenes.TITLE, told, replace(told, notice="not being saved")):
        scene = replace(scenes.flop(10), title=title)
        assert "blinds 5/10" in text_of(scene, (60, 20)).splitlines()[0]


def test_suits_as_letters() -> None:
    assert [SETS[name].face(cards("Ks")[0]) for name in ("unicode", "letters", "ascii")] == [
        "K\u2660",
        "Ks",
        "Ks",
    ]


@pytest.mark.parametrize("size", [(60, 20), (100, 30), (140, 40)])
def test_a_name_is_text_and_never_markup(size: tuple[int, int]) -> None:
    text = text_of(scenes.flop(10), size)
    assert "[red]x[/]" in text
    assert "\u5c0f\u6797" in text


def test_a_name_cannot_steer_the_terminal() -> None:
    scene = scenes.flop(6)
    seats = (replace(scene.seats[0], name="A\x1b[2Jn\u200d\ufe0f\n"), *scene.seats[1:])
    assert "A[2Jn" in text_of(replace(scene, seats=seats), (100, 30))


@pytest.mark.parametrize("size", [(60, 20), (100, 30), (140, 40)])
def test_every_line_is_as_wide_as_the_screen(size: tuple[int, int]) -> None:
    async def measure(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.pause()
        for strip in app.screen._compositor.render_strips():
            assert cell_len(strip.text) == size[0]

    on_screen(scenes.flop(10), measure, size)


def test_equal_pictures_cause_no_refresh(monkeypatch: pytest.MonkeyPatch) -> None:
    async def show_again(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.pause()
        refreshed: list[tuple[str | None, tuple[Region, ...]]] = []

        def note(seat: Seat, *regions: Region) -> None:
            refreshed.append((seat.id, regions))

        monkeypatch.setattr(Seat, "refresh", note)
        app.table.show(scenes.flop(6))
        assert refreshed == []
        seats = list(scenes.flop(6).seats)
        seats[0] = replace(seats[0], said="call 60")
        app.table.show(replace(scenes.flop(6), seats=tuple(seats)))
        # and of a seat that has changed, only the row that has
        width = app.query_one("#seat-1", Seat).size.width
        assert refreshed == [("seat-1", (Region(0, 1, width, 1),))]

    on_screen(scenes.flop(6), show_again)


def test_looks_change_while_playing() -> None:
    async def change(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.pause()
        assert "\u2660" in app.text()
        app.table.look(Looks(OWN["light"], SETS["letters"]))
        await pilot.pause()
        assert "\u2660" not in app.text().split("flop")[0]

    on_screen(scenes.flop(6), change)


def test_any_resize_is_harmless() -> None:
    async def resize(app: TableApp, pilot: Pilot[None]) -> None:
        for size in ((60, 20), (50, 14), (140, 40), (1, 1), (100, 30)):
            await pilot.resize_terminal(*size)
            app.table.show(scenes.draw(10))
            app.table.show(scenes.flop(3))
        app.table.show(scenes.flop(6))
        await pilot.pause()
        assert app.text() == (SNAPSHOTS / "flop-6-normal.txt").read_text(encoding="utf-8")

    on_screen(scenes.flop(6), resize)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (140, 40)])
@pytest.mark.parametrize("count", [2, 10])
def test_better_figures_of_the_coach_stand_where_the_first_ones_stood(
    size: tuple[int, int], count: int
) -> None:
    first, better = scenes.coach(count), scenes.coach(count, gain=0.09)
    assert re.sub("[0-9]", "0", without_bars(text_of(first, size))) == re.sub(
        "[0-9]", "0", without_bars(text_of(better, size))
    )


def without_bars(text: str) -> str:
    signs = str.maketrans(dict.fromkeys(SETS["unicode"].shares, "\u2500"))
    return text.translate(signs)


def test_the_curtain_covers_what_is_private_and_nothing_else() -> None:
    bare = replace(scenes.curtain(6), curtain=None)
    before, covered = text_of(bare, (100, 30)), text_of(scenes.curtain(6), (100, 30))
    planned = plan(100, 30, 6)
    private = planned.places["curtain"]
    rows = list(zip(before.splitlines(), covered.splitlines(), strict=True))
    for y, (one, other) in enumerate(rows):
        if not private.y <= y < private.bottom:
            assert one == other
    assert "Dario takes the turn" in covered
    assert "ace high" not in covered


def clicks(scene: Scene, *places: tuple[str, tuple[int, int]]) -> list[str]:
    """What clicks on cells of regions say."""
    chosen: list[str] = []

    async def click(app: TableApp, pilot: Pilot[None]) -> None:
        for selector, offset in places:
            await pilot.click(selector, offset=offset)
        await pilot.pause()
        chosen.extend(app.chosen)

    on_screen(scene, click)
    return chosen


def test_clicking_a_button_says_its_command() -> None:
    assert clicks(scenes.flop(6), ("#actions", (3, 0)), ("#actions", (24, 1))) == ["call", "raise"]


def test_a_button_that_is_not_possible_or_rests_says_nothing() -> None:
    scene = scenes.flop(6)
    call = replace(scene.actions.buttons[0], rests=True)
    actions = replace(scene.actions, buttons=(call, *scene.actions.buttons[1:]))
    resting = replace(scene, actions=actions)
    assert clicks(resting, ("#actions", (3, 0)), ("#actions", (3, 3))) == []


def test_clicking_a_card_marks_it_while_it_has_a_number() -> None:
    scene = scenes.flop(6)
    assert clicks(
        scene, ("#own-cards", (4, 3)), ("#own-cards", (12, 3)), ("#own-cards", (8, 3))
    ) == [
        "mark 1",
        "mark 2",
    ]


def test_clicking_a_card_without_a_number_peeks() -> None:
    scene = scenes.preflop(6)
    assert clicks(scene, ("#own-cards", (4, 3)), ("#panel", (4, 3))) == ["peek"]


def test_clicking_a_key_says_its_command() -> None:
    assert clicks(scenes.flop(6), ("#key-bar", (3, 0)), ("#key-bar", (16, 0))) == ["peek", "coach"]


def test_a_button_keeps_its_place_when_labels_change() -> None:
    def key_columns(label: str, *, possible: bool) -> list[int]:
        scene = scenes.flop(6)
        buttons = tuple(
            replace(button, label=label, possible=possible) for button in scene.actions.buttons
        )
        lines = text_of(
            replace(scene, actions=replace(scene.actions, buttons=buttons)), (100, 30)
        ).splitlines()
        return [
            lines[row].index(f" {key} ")
            for key, row in zip("CRFSK", (22, 23, 24, 26, 27), strict=True)
        ]

    assert key_columns("call 60", possible=True) == key_columns("fold", possible=False)


def test_where_there_is_little_room_the_structure_goes_and_the_game_stays_whole() -> None:
    title = replace(scenes.TITLE, game="Jacks, or better", structure="up to 1,000")
    scene = replace(scenes.flop(6), title=title)
    assert "Jacks, or better  up to 1,000  blinds 5/10  hand 12" in text_of(scene, (100, 30))
    assert "Jacks, or better  blinds 5/10  hand 12" in text_of(scene, (70, 24))


def test_a_step_of_the_bet_entry_is_told_in_full_or_not_at_all() -> None:
    steps = ("min 40,000", "1/3 46,666", "1/2 60,000", "2/3 73,333", "pot 80,000", "most 1,000,000")
    scene = scenes.bet_entry(3)
    assert scene.bet
    bet = replace(scene.bet, steps=steps, step=0)
    told = {}
    for width in range(60, 100, 3):
        text = text_of(replace(scene, bet=bet), (width, 20))
        told[width] = [step for step in steps if step in text]
        entry = " ".join(line.partition("▌")[2] for line in text.splitlines()[-6:])
        amounts = [found for found in re.findall(r"\d[\d,]{2,}", entry) if "," in found]
        assert amounts == [step.split()[1] for step in told[width]]
    assert len(told[60]) >= len(steps) - 1
    assert told[99] == list(steps)


def test_what_somebody_is_called_makes_no_heading() -> None:
    log = Log(Looks(), id="log")
    rows = (LogRow("hand 12", LogKind.HEADING), LogRow("\u2014 Ann checks"), LogRow("Ben bets 60"))
    cells = Cells(40, 3, log.ink(), log.looks.glyphs)
    log.paint(cells, LogPicture(rows))
    bold = [any(part.style and part.style.bold for part in line) for line in cells.strips()]
    assert bold == [True, False, False]


def test_pots_without_room_are_merged_and_lose_nothing() -> None:
    rows = tuple(PotRow(f"side {at}", 10, ()) for at in range(8))
    swap = PotRow("swap pot", 7, (), swap=True)
    few = merged((*rows, swap), 4)
    assert [row.name for row in few] == ["side 0", "side 1", "six side pots", "swap pot"]
    assert sum(row.amount for row in few) == 87


def test_a_free_swap_and_a_dear_one_lie_on_the_line() -> None:
    scene = scenes.flop(10)
    line = replace(scene.line, lying=(LyingPicture(0, 1, 0), LyingPicture(7, 1, 1_234_567)))
    for size in ((60, 20), (100, 30)):
        text = text_of(replace(scene, line=line), size)
        assert "free" in text
        assert "1.2M" in text or "1,234,567" in text


@pytest.mark.parametrize(
    ("value", "width", "shown"),
    [
        (0, 9, "0"), (9_999_999, 9, "9,999,999"), (10_000_000, 9, "10.0M"),
        (12_399_999, 9, "12.3M"), (2_500_000_000, 9, "2.5B"), (130_000, 6, "130.0K"),
    ],
)  # fmt: skip
def test_amounts_fit(value: int, width: int, shown: str) -> None:
    assert amount(value, width) == shown


def test_text_is_cut_by_cells_and_not_by_letters() -> None:
    assert cut("\u5c0f\u6797\u3055\u304f\u3089", 6, "…") == "\u5c0f\u6797…"
    assert cut("Ann", 3, "…") == "Ann"


def test_blanks_go_with_the_run_beside_them_on_the_same_ground() -> None:
    palette = Looks().palette
    cells = Cells(20, 1, ink(palette.text, palette.felt))
    cells.text(2, 0, "Ann", ink(palette.accent, palette.felt))
    cells.text(8, 0, "40", ink(palette.text, palette.felt))
    cells.fill(Place(12, 0, 4, 1), ink(palette.text, palette.seat))
    cells.fill(Place(18, 0, 2, 1), block(palette.text, palette.felt))
    texts = [segment.text for segment in cells.strips()[0]]
    assert texts == ["  Ann   ", "40  ", "    ", "  ", "  "]


def logged(width: int, height: int, *rows: LogRow) -> list[str]:
    log = Log(Looks(), id="log")
    cells = Cells(width, height, log.ink(), log.looks.glyphs)
    log.paint(cells, LogPicture(rows))
    return [line.strip() for line in as_text(cells.strips()).splitlines()]


CHECKS = (
    LogRow("Ben bets 60."),
    LogRow("\u2014", LogKind.HEADING),
    LogRow("Ann checks.", LogKind.PASS),
    LogRow("Ben checks.", LogKind.PASS, "Ann and Ben check."),
    LogRow("Cleo checks.", LogKind.PASS, "Ann, Ben and Cleo check."),
    LogRow("Dora bets 20."),
)


def test_the_log_has_a_row_a_deed_and_streets_apart_as_long_as_there_is_room() -> None:
    roomy = logged(40, 10, *CHECKS)
    assert roomy[1:4] == ["Ben bets 60.", "", "\u2014 \u2014"]
    assert roomy[4:8] == ["Ann checks.", "Ben checks.", "Cleo checks.", "Dora bets 20."]
    assert logged(40, 7, *CHECKS)[1:3] == ["Ben bets 60.", "\u2014 \u2014"]


def test_where_room_is_short_who_did_the_same_share_a_row() -> None:
    assert logged(40, 6, *CHECKS)[1:6] == [
        "Ben bets 60.",
        "",
        "\u2014 \u2014",
        "Ann, Ben and Cleo check.",
        "Dora bets 20.",
    ]
    assert logged(60, 1, *CHECKS) == ["Dora bets 20."]
    assert logged(60, 1, *CHECKS[:-1]) == ["Ann, Ben and Cleo check."]


def test_what_is_done_on_this_street_is_bright() -> None:
    log = Log(Looks(), id="log")
    cells = Cells(40, 10, log.ink(), log.looks.glyphs)
    log.paint(cells, LogPicture(CHECKS))
    bright, parts = log.ink("plain").color, [part for strip in cells.strips() for part in strip]
    told = [part.text.strip() for part in parts if part.style and part.style.color == bright]
    assert [text for text in told if text] == [each.text for each in CHECKS[2:]]


def test_of_a_hand_that_is_over_the_log_tells_who_won_and_leaves_the_rest_to_the_table() -> None:
    told = (
        *CHECKS,
        LogRow("Main pot: 200.", LogKind.POT),
        LogRow("Ann shows two kings.", LogKind.SHOWN),
        LogRow("Ann wins 200.", LogKind.RESULT),
        LogRow("Net: Ann wins 100, Ben loses 100.", LogKind.NET),
    )
    log = Log(Looks(), id="log")
    cells = Cells(40, 10, log.ink(), log.looks.glyphs)
    log.paint(cells, LogPicture(told, over=True))
    rows = [line.strip() for line in as_text(cells.strips()).splitlines()]
    assert [row for row in rows if row] == [
        "Ben bets 60.",
        "\u2014 \u2014",
        "Ann, Ben and Cleo check.",
        "Dora bets 20.",
        "Ann wins 200.",
    ]


def test_places_of_a_knockout_say_when_each_was_out_and_how_the_winners_chips_went() -> None:
    places = (
        PlaceRow(1, "Ines", "wins", first=True),
        PlaceRow(2, "Vera", "hand 27"),
        PlaceRow(3, "Nora", "hand 18", lasted=2 / 3),
    )
    won = WonPicture(places, "Ines's chips", (1000, 2000, 3000), "hand 1", "27", "3,000")
    log = Log(Looks(), id="log")
    cells = Cells(36, 38, log.ink(), log.looks.glyphs)
    log.paint(cells, LogPicture(CHECKS, won, over=True))
    rows = [line.strip() for line in as_text(cells.strips()).splitlines()]
    told = [row for row in rows if row]
    assert told[0].split() == ["Places", "out", "in"]
    assert [row.split()[1] for row in told[1:4]] == ["Ines", "Vera", "Nora"]
    assert told[2].count("\u2500") > told[3].count("\u2500") > 1
    assert told[3].endswith("hand 18")
    assert told[4].startswith("Ines's chips")
    assert told[4].endswith("3,000")


def test_streets_stand_in_gold_and_those_before_this_one_back() -> None:
    looks = Looks()
    log = Log(looks, id="log")
    cells = Cells(40, 10, log.ink(), looks.glyphs)
    log.paint(cells, LogPicture(CHECKS))
    inks = [
        next(part.style for part in line if part.style and part.text.strip())
        for line in cells.strips()
        if any(part.text.strip() for part in line)
    ]
    palette = looks.palette
    assert [each.color.name for each in inks if each.color] == [
        palette.dim,  # of the street before
        palette.accent,
        *[palette.text] * 4,
    ]


def test_on_a_small_table_ones_own_plate_is_a_row_that_everybody_may_read() -> None:
    """Also while the keyboard is handed over; the hand's name is beside it where more has to be
    said than the rows below have room for, and is not."""
    scene = scenes.flop(6)
    told = ("ace high", *("It is one of many things to be said of it, each of them long.",) * 2)
    scene = replace(scene, panel=PanelPicture(tuple(PanelLine(each) for each in told)))
    own = scene.seats[scene.own_seat]
    lines = text_of(scene, (80, 24)).splitlines()
    at = plan(80, 24, 6, own=scene.own_seat)
    row = lines[at.seat(scene.own_seat).y]
    assert own.name in row
    assert amount(own.stack) in row
    assert "ace high" in row
    covered = replace(scene, curtain=CurtainPicture(own.name, ("it is your turn",), "Space"))
    row = text_of(covered, (80, 24)).splitlines()[at.seat(scene.own_seat).y]
    assert own.name in row
    assert amount(own.stack) in row
    assert "ace high" not in row


def test_no_line_ends_with_the_dot_between_two_facts() -> None:
    facts = "10 to call \u00b7 110 to win \u00b7 you need 8%".replace(" ", "\u00a0")
    line = PanelLine(facts.replace("\u00b7\u00a0", "\u00b7 "))
    told = text_of(replace(scenes.draw(6), panel=PanelPicture((line,))), (140, 40))
    assert re.search(r"10.to.call +\S", told)
    assert not re.search("call.\u00b7  ", told)


def test_another_thought_begins_after_a_gap_where_there_is_room() -> None:
    lines = (PanelLine("ace high"), PanelLine("Swap a card?", apart=True))
    rows = text_of(replace(scenes.flop(6), panel=PanelPicture(lines)), (140, 40)).splitlines()
    at = next(y for y, row in enumerate(rows) if "ace high" in row)
    assert "Swap a card?" in rows[at + 2]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 40)])
def test_no_pot_is_told_behind_the_board_that_wins(size: tuple[int, int]) -> None:
    """It slides to the middle before it is told who has won."""
    at, drawn = plan(*size, 6), Pots(Looks(), id="pots")
    picture = PotsPicture((PotRow("main pot", 553, ("You", "Hugo")),), settled=True)
    drawn.cells_in(at, picture)
    place = drawn.place_in(at)
    assert at.end is not None
    assert place is None or not place.meets([at.end.board])
    assert drawn.cells_in(at, picture.but(settled=False)) is not None


@pytest.mark.parametrize(
    ("note", "told"),
    [
        (("1\u20135 mark a card", "(three at most)"), "1\u20135 mark a card (three at most)"),
        (("1\u20135 mark one of the cards", "(three at most)"), "1\u20135 mark one of the cards"),
    ],
)
def test_a_row_above_the_keys_of_a_small_table_tells_how_to_mark(
    note: tuple[str, str], told: str
) -> None:
    scene = scenes.draw(6)
    rows = text_of(replace(scene, actions=replace(scene.actions, note=note)), (80, 24)).splitlines()
    at = next(y for y, row in enumerate(rows) if told in row)
    assert rows[at].rstrip().endswith(told)
    assert " S " in rows[at + 1]


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
def test_what_keeps_both_cards_stands_below_a_call_and_a_swap_below_a_raise(
    size: tuple[int, int],
) -> None:
    call, keep = text_of(scenes.flop(6), size).splitlines()[-3:-1]
    assert call.index(" C ") == keep.index(" K ")
    assert call.index(" R ") == keep.index(" S ")
