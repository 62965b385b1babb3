"""A match as plain values and back, so that an evening can be put down between two hands and taken
up again another day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any, Final, get_type_hints

from drawholdem_tui.engine.cards import card
from drawholdem_tui.engine.errors import EngineError
from drawholdem_tui.engine.past import Past
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.match.button import Button
from drawholdem_tui.match.chair import Chair
from drawholdem_tui.match.choice import DealersChoice
from drawholdem_tui.match.errors import MatchError
from drawholdem_tui.match.highlights import highlights_as_fields, highlights_of
from drawholdem_tui.match.levels import Level, Levels
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.mode import Mode

# what comes of values that are no match, and of asking a match that was made of such
NO_MATCH: Final = (
    EngineError, MatchError, ValueError, TypeError, LookupError, AttributeError, ArithmeticError,
    RecursionError,
)  # fmt: skip


def state_of(match: Match) -> dict[str, Any]:
    """Everything that the next hand depends on, as JSON can hold it."""
    return {
        "rules": asdict(match.rules),
        "mode": match.mode,
        "levels": _levels_as_fields(match.levels) if match.levels else None,
        "chairs": [asdict(chair) for chair in match.chairs],
        "hands": match.hands,
        "carried": match.carried,
        "brought": match.brought,
        "corrected": match.corrected,
        "shared_out": match.shared_out,
        "button": match.button.fields() if match.button else None,
        "drawn": {str(chair): str(drawn) for chair, drawn in match.drawn.items()},
        "dealt_in": list(match.dealt_in),
        "seconds": match.seconds,
        "choice": asdict(match.choice) if match.choice else None,
        "blinds": match.blinds.fields() if match.blinds else None,
        "tally": highlights_as_fields(match.highlights) if match.highlights else None,
        "past": {str(chair): past.as_numbers() for chair, past in match.past.items()},
    }


def match_of(state: Mapping[str, Any]) -> Match:
    """The match again. It shares nothing with ``state``, so playing it changes no other copy.
    Anything that is no match raises one of ``NO_MATCH``: ``BrokenMatch`` where its chips do not add
    up."""
    match = Match(
        rules=rules_of(state["rules"]),
        chairs=[_chair_of(chair) for chair in state["chairs"]],
        mode=Mode(state["mode"]),
        levels=_levels_of(state["levels"]) if state["levels"] else None,
        hands=state["hands"],
        carried=state["carried"],
        brought=state.get("brought", 0),
        corrected=state.get("corrected", 0),
        shared_out=state.get("shared_out", 0),
        button=Button(**state["button"]) if state["button"] else None,
        drawn={int(chair): card(drawn) for chair, drawn in state["drawn"].items()},
        dealt_in=tuple(state["dealt_in"]),
        seconds=state.get("seconds", 0.0),
        choice=_choice_of(state["choice"]) if state.get("choice") else None,
        blinds=Button(**state["blinds"]) if state.get("blinds") else None,
        highlights=highlights_of(state["tally"]) if state.get("tally") else None,
        past={int(chair): Past.of_numbers(row) for chair, row in state.get("past", {}).items()},
    )
    match.check_chips()
    return match


def put_back(match: Match, before: Match) -> None:
    """The match stands again as it stood before, for everybody who knows it."""
    for each in fields(Match):
        setattr(match, each.name, getattr(before, each.name))


def rules_of(told: Mapping[str, Any]) -> Rules:
    """Words become the enumerations' members again; ``Rules`` itself refuses what is wrong."""
    kinds = get_type_hints(Rules)
    return Rules(**{name: kinds[name](value) for name, value in told.items()})


def _chair_of(fields: Mapping[str, Any]) -> Chair:
    return Chair(**{**fields, "course": tuple(fields.get("course", ()))})


def _choice_of(fields: Mapping[str, Any]) -> DealersChoice:
    return DealersChoice(**{**fields, "aside": dict(fields["aside"])})


def _levels_as_fields(levels: Levels) -> dict[str, Any]:
    return levels.fields() | {"levels": [each.fields() for each in levels.levels]}


def _levels_of(fields: Mapping[str, Any]) -> Levels:
    levels = tuple(Level(**level) for level in fields["levels"])
    return Levels(fields["hands"], levels, fields.get("minutes", 0))
