"""Sample scenes of the table, for tests of what is drawn."""

from __future__ import annotations

import dataclasses
from typing import Any, TypeVar

from drawholdem_tui.engine.cards import card, cards
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.hot_seat.commands import MARKS
from drawholdem_tui.tui.table.scene.log_rows import LogKind, LogPicture, LogRow, ResultRow
from drawholdem_tui.tui.table.scene.regions import (
    ActionButton,
    ActionsPicture,
    BetPicture,
    BoardPicture,
    CoachPicture,
    CoachRow,
    CurtainPicture,
    KeyBarPicture,
    KeyHint,
    LinePicture,
    LyingPicture,
    OwnCardsPicture,
    PanelLine,
    PanelPicture,
    PotRow,
    PotsPicture,
    ResultsPicture,
    Scene,
    SeatLook,
    SeatPicture,
    TitlePicture,
    Tone,
)

Thing = TypeVar("Thing")


def replace(thing: Thing, **changes: object) -> Thing:
    """The same with other values: of a picture, which is a fact, or a dataclass."""
    changed: Any = thing
    fact = isinstance(changed, Fact)
    other: Thing = changed.but(**changes) if fact else dataclasses.replace(changed, **changes)
    return other


NAMES = (
    "Ann",
    "Ben",
    "Cleo",
    "Dario",
    "Iris",
    "Otto",
    "Maximilian",
    "Zoë",
    "小林さくら",
    "[red]x[/]",
)
_KINDS = (
    "",
    "",
    "rookie · loose",
    "",
    "regular · tight",
    "shark · nit",
    "",
    "",
    "",
    "rookie · wild",
)
_BACKS = (None, None)

TITLE = TitlePicture("Draw-Holdem", "no-limit", "hand 12", "blinds 5/10", "a swap costs 130")
KEYS = KeyBarPicture(
    (
        KeyHint("peek", "Space", "hide"),
        KeyHint("coach", "H", "coach"),
        KeyHint("log", "L", "log"),
        KeyHint("help", "?", "help"),
        KeyHint("pause", "P", "pause"),
        KeyHint("faster", ".", "faster"),
        KeyHint("leave", "Q", "leave"),
    )
)
ACTIONS = ActionsPicture(
    (
        ActionButton("call", "C", "call 60"),
        ActionButton("raise", "R", "raise 120-765"),
        ActionButton("fold", "F", "fold"),
        ActionButton("swap", "S", "swap 130", possible=False),
        ActionButton("keep", "K", "keep"),
    )
)


def _seats(count: int) -> list[SeatPicture]:
    """All in the hand, with stacks of every length."""
    stacks = (940, 1_210, 880, 765, 64_500, 1_020, 1_000_000, 9_940, 123_456, 12_345_678)
    return [
        SeatPicture(
            NAMES[at],
            stacks[at],
            SeatLook.IN,
            cards=_BACKS,
            kind=_KINDS[at],
            button=at == count - 1,
        )
        for at in range(count)
    ]


def panel(hand: str, *lines: str) -> PanelPicture:
    """The hand's name, what one must know, and after ``>`` what has to be done."""
    told = [PanelLine(hand, Tone.STRONG)] if hand else []
    for line in lines:
        tone = Tone.ACCENT if line.startswith(">") else Tone.QUIET
        told.append(PanelLine(line.removeprefix(">"), tone))
    return PanelPicture(tuple(told))


def preflop(count: int = 6) -> Scene:
    """Blinds are in, the first to act looks at ace-queen."""
    seats = _seats(count)
    seats[0] = replace(seats[0], bet=5)
    seats[1] = replace(seats[1], bet=10)
    turn = 2 % count
    seats[turn] = replace(seats[turn], look=SeatLook.TO_ACT, said="your turn")
    return Scene(
        TITLE,
        tuple(seats),
        line=LinePicture("swap line"),
        pots=PotsPicture((PotRow("main pot", 15, tuple(seat.name for seat in seats)),)),
        own=OwnCardsPicture(cards("AsQd")),
        own_seat=turn,
        panel=panel("ace-queen offsuit", "10 to call, 15 in the pots", ">Space hides your cards"),
        actions=ACTIONS,
        log=LogPicture(
            (
                LogRow("hand 12 —", LogKind.HEADING),
                LogRow("Ann posts the small blind of 5"),
                LogRow("Ben posts the big blind of 10"),
            )
        ),
        keys=KEYS,
    )


def flop(count: int = 6) -> Scene:
    """Swaps lie on the line; somebody has bet, somebody is all-in, the fourth is to act."""
    seats = _seats(count)
    seats[0] = replace(seats[0], said="check")
    seats[1] = replace(seats[1], said="bet 60", bet=60, swaps=1)
    lying = [LyingPicture(1, 1, 130)]
    turn = min(3, count - 2)
    if count > 2:
        seats[2] = replace(seats[2], look=SeatLook.FOLDED, said="folded", cards=())
    if count > 4:
        seats[4] = replace(
            seats[4], look=SeatLook.ALL_IN, said="ALL-IN", stack=0, bet=30,
            swaps=2, reach="main pot",
        )  # fmt: skip
        lying.append(LyingPicture(4, 1, 130))
    if count > 5:
        seats[5] = replace(seats[5], look=SeatLook.OUT, said="sits out", cards=())
    seats[turn] = replace(seats[turn], look=SeatLook.TO_ACT, said="your turn", reach="side 1")
    return Scene(
        TITLE,
        tuple(seats),
        board=BoardPicture(cards("Ks7d2c")),
        line=LinePicture("swap line", tuple(lying)),
        pots=PotsPicture(
            (
                PotRow("main pot", 90, ("Ann", "Ben", "Dario", "Iris")),
                PotRow("side pot", 40, ("Ann", "Ben", "Dario")),
                PotRow("swap pot", 0, ("best hand of all",), swap=True, coming=130),
            )
        ),
        own=OwnCardsPicture(cards("AsQd"), marked=frozenset({1}), numbered=True, marks=MARKS),
        own_seat=turn,
        panel=panel(
            "ace high, queen kicker",
            "60 to call, 190 in the pots",
            ">Swap the queen for 130, the pot at the flop? It goes to the main pot.",
        ),
        actions=ACTIONS,
        log=LogPicture(
            (
                LogRow("preflop —", LogKind.HEADING),
                LogRow("Ann swaps a card, free"),
                LogRow("Ben keeps"),
                LogRow("Iris swaps for 5"),
                LogRow("Iris is all-in for 30"),
                LogRow("Ann, Ben and Dario call"),
                LogRow("flop K♠ 7♦ 2♣ —", LogKind.HEADING),
                LogRow("Ann checks"),
                LogRow("Ben swaps a card for 130"),
                LogRow("Ben bets 60"),
            )
        ),
        keys=KEYS,
    )


def all_in(count: int = 6) -> Scene:
    """Many side pots: as many as there are stacks."""
    scene = flop(count)
    pots = tuple(
        PotRow("main pot" if not at else f"side {at}", 900 - 60 * at, NAMES[: count - at])
        for at in range(max(1, count - 1))
    )
    swap = PotRow("swap pot", 1_260, ("best hand of all",), swap=True)
    seats = tuple(
        seat
        if seat.look in {SeatLook.FOLDED, SeatLook.TO_ACT}
        else replace(seat, look=SeatLook.ALL_IN, said="ALL-IN", stack=0, reach=f"side {at}")
        for at, seat in enumerate(scene.seats)
    )
    return replace(scene, seats=seats, pots=PotsPicture((*pots, swap)))


def bet_entry(count: int = 6) -> Scene:
    """The person is typing a raise."""
    bet = BetPicture(
        "raise to", "240", False, "120-765", 765,
        ("min 120", "third 143", "half 185", "pot 310", "all-in 765"), 2,
        says="Enter: raise to 240",
    )  # fmt: skip
    return replace(flop(count), bet=bet)


def coach(count: int = 6, gain: float = 0.06) -> Scene:
    """The coach tells what a swap on the flop is worth."""
    told = CoachPicture(
        (
            CoachRow(("keep",), 0.3, 0, 132, best=True),
            CoachRow(("swap A\u2660", "A\u2660"), 0.21, 130, -10, swaps=True),
            CoachRow(("swap Q\u2666", "Q\u2666"), 0.3 + gain, 130, 75, swaps=True),
        ),
        570,
        (
            f"Keep. Swapping Q\u2666 costs 130. If the pot reaches 440, you would win {gain + 0.3:.0%} of it instead of 30%: {gain * 440:.0f} more. You would also win back {(gain + 0.3) * 130:.0f} of the fee on average.",  # noqa: E501
            f"Keep: swapping Q\u2666 costs 130, but only wins {gain * 440:.0f} more and wins back {(gain + 0.3) * 130:.0f} of the fee on average.",  # noqa: E501
            "Keep: swapping Q\u2666 costs 130, but brings only 73 on average.",
            "Keep: swapping Q\u2666 costs 130 but brings 73.",
        ),
        "ace high, queen kicker",
        ("320 to win",),
        worth="net",
    )
    return replace(flop(count), coach=told)


def coached_draw(count: int = 6) -> Scene:
    """The best of each size, always in the same order."""
    sizes = [("stand pat", "pat"), ("discard 2\u2666", "2\u2666", "5")]
    sizes += [("discard 4\u2665 2\u2666", "4\u2665 2\u2666", "4 5")]
    sizes += [("discard 9\u2663 4\u2665 2\u2666", "9\u2663 4\u2665 2\u2666", "3 4 5")]
    shares = (0.31, 0.35, 0.41, 0.46)
    told = CoachPicture(
        tuple(
            CoachRow(names, share, 0, round(share * 240), best=share > 0.45)
            for names, share in zip(sizes, shares, strict=True)
        ),
        240,
        (
            "Discard 9\u2663 4\u2665 2\u2666: that wins 46% of the pot, the next best choice 41%.",
            "Discard 9\u2663 4\u2665 2\u2666: wins 46%, the next best choice 41%.",
        ),
        "pair of jacks",
        ("120 to win",),
        worth="net",
    )
    return replace(draw(count), coach=told)


def draw(count: int = 6) -> Scene:
    """Draw poker's draw: discards lie on the line, the person marks two of five."""
    five = (None,) * 5
    seats = [replace(seat, cards=five, kind=seat.kind) for seat in _seats(count)]
    seats[0] = replace(seats[0], said="draws 3")
    seats[1] = replace(seats[1], said="stands pat")
    turn = min(3, count - 1)
    if count > 2:
        seats[2] = replace(seats[2], said="draws 5")
    seats[turn] = replace(seats[turn], look=SeatLook.TO_ACT, said="your turn")
    lying = [LyingPicture(0, 3, None)] + ([LyingPicture(2, 5, None)] if count > 3 else [])
    return Scene(
        TitlePicture("Jacks or better", "limit", "hand 3", "ante 5, bets 10/20"),
        tuple(seats),
        hole_cards=5,
        board=BoardPicture(places=0),
        line=LinePicture("discards", tuple(lying)),
        pots=PotsPicture(
            (PotRow("pot", 120, tuple(seat.name for seat in seats)),),
            story=(("Ann opened for 10.",), ("Ann drew three, Cleo five.",)),
            no_board=True,
        ),
        own=OwnCardsPicture(
            cards("JsJd9c4h2d"), marked=frozenset({3, 4}), numbered=True, marks=MARKS
        ),
        own_seat=turn,
        panel=panel("pair of jacks", "120 in the pot", ">4 and 2 go, three stay."),
        actions=ActionsPicture(
            (
                ActionButton("call", "C", "check", possible=False),
                ActionButton("raise", "R", "bet", possible=False),
                ActionButton("fold", "F", "fold", possible=False),
                ActionButton("swap", "S", "draw 2"),
                ActionButton("keep", "K", "stand pat"),
            )
        ),
        log=LogPicture(
            (LogRow("draw —", LogKind.HEADING), LogRow("Ann draws 3"), LogRow("Ben stands pat"))
        ),
        keys=KEYS,
    )  # fmt: skip


def showdown(count: int = 6) -> Scene:
    """Two have shown; the winning five are marked on the board and in the seats."""
    five = frozenset(cards("KsKd7d7c9h"))
    scene = flop(count)
    seats = list(scene.seats)
    seats[0] = replace(seats[0], cards=cards("AhJd"), look=SeatLook.IN, said="mucks")
    seats[1] = replace(
        seats[1],
        cards=(card("Kd"), card("7c")),
        marked=five,
        look=SeatLook.WON,
        said="wins 450",
        bet=0,
    )
    seats = [
        replace(seat, look=SeatLook.IN, said="") if seat.look is SeatLook.TO_ACT else seat
        for seat in seats
    ]
    return replace(
        scene,
        seats=tuple(seats),
        board=BoardPicture(cards("Ks7d2c9h3s"), five),
        line=LinePicture("swap line"),
        pots=PotsPicture(verdict=("two pair, kings and sevens",)),
        results=ResultsPicture(
            "",
            (
                ResultRow(
                    "Ben",
                    280,
                    "two pair, kings and sevens",
                    cards=(card("Kd"), card("7c")),
                    marked=five,
                    kind="two pair",
                    won=("450 main",),
                    won_in_all="450",
                ),
                ResultRow("Ann", -56, "pair of kings", cards=cards("KhJd")),
                *(ResultRow(seat.name, -56, "folded on the flop") for seat in seats[2:]),
            ),
            ("Ann gets 20 back, uncalled.",),
        ),
    )  # fmt: skip


def run_out(count: int = 6) -> Scene:
    """All who are left lie open, and the turn is waited for."""
    scene = flop(count)
    seats = [replace(seat, look=SeatLook.FOLDED, said="folded", cards=()) for seat in scene.seats]
    open_hands = ((1, "KdTs", "79%"), (count - 1, "9h8h", "21%"))
    for at, held, chance in open_hands:
        seats[at] = replace(
            scene.seats[at], look=SeatLook.ALL_IN, said="ALL-IN", cards=cards(held), chance=chance,
            stack=0,
        )  # fmt: skip
    bare = replace(scene, seats=tuple(seats), own=OwnCardsPicture(), panel=panel(""))
    board = replace(scene.board, below_hands=True)
    return replace(bare, line=LinePicture("swap line"), board=board)


def hidden(count: int = 6) -> Scene:
    """The person's cards lie face down, and nothing tells of them."""
    scene = flop(count)
    return replace(
        scene,
        own=replace(scene.own, cards=_BACKS, marked=frozenset()),
        panel=panel("", "60 to call"),
    )


def curtain(count: int = 6) -> Scene:
    """Between two people."""
    before = flop(count)
    own = replace(before.own, marked=frozenset())  # who has just come has marked nothing
    told = CurtainPicture("Dario", ("Dario takes the turn",), "Space")
    return replace(before, own=own, curtain=told)
