"""What comes from a terminal becomes keys and pastes, in whatever pieces it comes."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from textual import events
from textual.message import Message

from drawholdem_tui.tui.terminal.incoming import MOST_PASTED, Incoming

pytestmark = pytest.mark.every_python

BEGIN, END = "\x1b[200~", "\x1b[201~"
CTRL_C = ("\x03", "\x1b[99;5u", "\x1b[99;69u")  # the last with the shift lock on


class Line:
    """A terminal's line with a clock of its own."""

    def __init__(self) -> None:
        self.now = 100.0
        self.incoming = Incoming(lambda: self.now)
        self.said: list[Message] = []

    def comes(self, *pieces: str | bytes, every: float = 0.005) -> None:
        for piece in pieces:
            self.now += every
            read = piece.encode() if isinstance(piece, str) else piece
            self.said += self.incoming.feed(read)

    def silence(self, seconds: float) -> None:
        self.now += seconds
        self.said += self.incoming.silence()

    @property
    def keys(self) -> list[str]:
        return [each.key for each in self.said if isinstance(each, events.Key)]

    @property
    def pastes(self) -> list[str]:
        return [each.text for each in self.said if isinstance(each, events.Paste)]


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Line:
    line = Line()
    monkeypatch.setattr("textual._parser.get_time", lambda: line.now)
    return line


def test_a_sign_that_comes_byte_by_byte_is_one_key(line: Line) -> None:
    line.comes(b"\xc3", b"\xa9", "k")
    assert [each.character for each in line.said if isinstance(each, events.Key)] == ["é", "k"]


@pytest.mark.parametrize("piece", [b"\xe4", b"\xe3", b"\xf0\x9f", b"\x80", b"\xff"])
def test_a_piece_of_a_sign_ends_nothing(line: Line, piece: bytes) -> None:
    line.comes(piece, "k")
    assert line.keys[-1] == "k"


@pytest.mark.parametrize("number", range(40))
def test_any_bytes_in_any_pieces_leave_the_line_open(line: Line, number: int) -> None:
    for seed in range(number * 5, number * 5 + 5):
        rng = Random(seed)
        bytes_ = rng.randbytes(rng.randint(1, 60)) + rng.choice([b"", BEGIN.encode(), b"\x1b["])
        cuts = sorted(rng.randint(0, len(bytes_)) for _ in range(8))
        line.comes(*(bytes_[a:b] for a, b in pairwise([0, *cuts, len(bytes_)]) if a < b))
        line.silence(3.0)
        line.silence(3.0)
        line.comes("\x03")
        assert line.keys[-1] == "ctrl+c", seed


@pytest.mark.parametrize("size", [1, 2, 5, 100])
def test_a_paste_is_one_whole_in_whatever_pieces(line: Line, size: int) -> None:
    sent = f"k{BEGIN}Zoë\0 and Ann{END}{BEGIN}Ben{END}c"
    line.comes(*(sent[at : at + size] for at in range(0, len(sent), size)))
    assert line.pastes == ["Zoë and Ann", "Ben"]
    assert line.keys == ["k", "c"]


@pytest.mark.parametrize("asked", CTRL_C)
@pytest.mark.parametrize("size", [1, 3, 100])
def test_ctrl_c_is_heard_in_a_paste_that_never_ends(line: Line, asked: str, size: int) -> None:
    sent = f"{BEGIN}fold{asked}"
    line.comes(*(sent[at : at + size] for at in range(0, len(sent), size)))
    assert line.keys == ["ctrl+c"]
    assert line.pastes == []


def test_a_paste_whose_end_is_lost_is_over_when_nothing_comes(line: Line) -> None:
    line.comes(f"{BEGIN}Ann")
    line.silence(1.0)
    assert line.pastes == []  # a slow line
    line.silence(1.5)
    line.comes("k")
    assert (line.pastes, line.keys) == (["Ann"], ["k"])


def test_of_a_long_paste_as_much_is_kept_as_anything_can_take(line: Line) -> None:
    line.comes(BEGIN, *["x" * 4096] * 250, END)
    assert line.pastes == ["x" * MOST_PASTED]


def test_more_than_anybody_types_is_a_paste_without_brackets(line: Line) -> None:
    line.comes("k")
    line.comes(*["fold\r" * 800] * 250, "fold\r")  # a megabyte, and no key of it
    line.silence(0.1)
    line.comes("c", every=1.0)
    assert line.keys == ["k", "c"]
    assert [len(text) for text in line.pastes] == [MOST_PASTED]


@pytest.mark.parametrize("asked", CTRL_C)
def test_ctrl_c_is_heard_in_a_paste_without_brackets(line: Line, asked: str) -> None:
    line.comes("fold\r" * 800, f"fold{asked}")
    assert line.keys == ["ctrl+c"]


def test_what_somebody_types_is_typed_however_late_it_comes(line: Line) -> None:
    line.comes("keep and call and so on", every=1.0)  # ahead of a busy program
    line.comes(*"kc" * 300, every=0.03)  # a key held down
    line.comes("\x1b[A" * 200, "\x1b[<35;10;10M" * 200)  # the wheel, the mouse
    assert line.pastes == []
    assert len(line.keys) == 23 + 600 + 200
    assert sum(isinstance(each, events.MouseMove) for each in line.said) == 200


def test_a_lone_escape_is_a_key(line: Line) -> None:
    line.comes("\x1b")
    line.silence(0.1)
    assert line.keys == ["escape"]
