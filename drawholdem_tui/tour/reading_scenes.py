"""What a hand file tells of its hand: captions in the comments of its actions, and questions.

A caption is said when its action has happened: ``p1 sd 8c # [line] Ann swaps.`` points at the swap
line. A question is asked before an action; ``_asks`` has them, with the answers to choose from.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from drawholdem_tui.story.player import Place, Player

_COMMENT: Final = re.compile(r"^[^#]*#\s*(?:\[(\w+)(?: p(\d+))?\]\s*)?(.*)$")
_SHOWS: Final = re.compile(r"p\d+ sm\b")
_CLAUSE: Final = re.compile(r"\b(?:TH|DH|DP)-\d+\b")
_CLAUSES_LAST: Final = re.compile(r"(?:,?\s(?:TH|DH|DP)-\d+)+\.$")
_TARGETS: Final = {"line": "swap-line", "title": "title", "board": "board", "pots": "pots"}


class Caption(NamedTuple):
    """``target`` is the region of the table that it speaks of."""

    text: str
    target: str | None = None


class Question(NamedTuple):
    """``right`` counts from 1; ``why`` is told to whoever has answered, rightly or not."""

    asks: str
    choices: tuple[str, ...]
    right: int
    why: str


class About(NamedTuple):
    title: str = ""
    quick: bool = False  # of what five minutes are enough for
    yours: bool = False  # somebody is invited to play it


class Narration(NamedTuple):
    """By the places of the hand."""

    about: About
    captions: Mapping[int, Caption]
    questions: Mapping[int, Question]

    def caption_at(self, place: int) -> Caption:
        """The one said here, or last before."""
        said = [at for at in self.captions if at <= place]
        return self.captions[max(said)] if said else Caption("")


def last_clause(text: str) -> str:
    """Where to read on about what is told; nothing where it names none.

    >>> last_clause("One may, and need not. DH-1, DH-2.")
    'DH-2'
    """
    return next(reversed(_CLAUSE.findall(text)), "")


def without_clauses(text: str) -> str:
    """For a page on which a key opens the rule itself.

    >>> without_clauses("One may, and need not. DH-1, DH-2.")
    'One may, and need not.'
    """
    return _CLAUSES_LAST.sub("", text)


def about(file: Path) -> About:
    return _about(tomllib.loads(file.read_text(encoding="utf-8")))


def narration_of(
    fields: Mapping[str, Any], said: Sequence[int], player: Player
) -> Narration | None:
    """What a document tells beside its hand; nothing of one that is no scene. ``said`` are the
    places in it of what players said, in order."""
    if not isinstance(fields.get("_scene"), Mapping):
        return None
    actions = [str(each) for each in fields["actions"]]
    captions = {
        _place_of(at, actions, said, player.places): _caption(found)
        for at, text in enumerate(actions)
        if (found := _COMMENT.match(text))
    }
    questions = {
        _place_before(row["before"], said, player.places): _question(row)
        for row in fields.get("_asks", [])
    }
    return Narration(_about(fields), captions, questions)


def sentences_of(fields: Mapping[str, Any]) -> list[str]:
    """All that a scene says in words of its own, as it says it."""
    scene = _about(fields)
    found = (_COMMENT.match(str(each)) for each in fields["actions"])
    asked = (_question(row) for row in fields.get("_asks", []))
    return [
        scene.title,
        *(_caption(each).text for each in found if each),
        *(text for each in asked for text in (each.asks, *each.choices, each.why)),
    ]


def _question(row: Mapping[str, Any]) -> Question:
    return Question(row["asks"], tuple(row["choices"]), row["right"], row["why"])


def _about(fields: Mapping[str, Any]) -> About:
    scene = fields.get("_scene", {})
    return About(str(scene.get("title", "")), bool(scene.get("quick")), bool(scene.get("yours")))


def _caption(found: re.Match[str]) -> Caption:
    name, seat, text = found.groups()
    if name == "seat":
        return Caption(text, f"seat-{seat}")
    return Caption(text, _TARGETS.get(name or ""))


def _place_of(at: int, actions: Sequence[str], said: Sequence[int], places: Sequence[Place]) -> int:
    """Where what stands there has just happened."""
    before = bisect_right(said, at)
    here = [number for number, place in enumerate(places) if place.actions == before]
    if _SHOWS.match(actions[at]):
        return len(places) - 1
    if actions[at].startswith("d db"):
        street = sum(text.startswith("d db") for text in actions[: at + 1])
        return next(number for number in here if places[number].street == street)
    return here[0]


def _place_before(at: int, said: Sequence[int], places: Sequence[Place]) -> int:
    """Where somebody is asked for what stands there; of what is no action, where all have acted."""
    before = bisect_right(said, at - 1)
    here = [number for number, place in enumerate(places) if place.actions == before]
    return here[-1] if at in said else here[0]
