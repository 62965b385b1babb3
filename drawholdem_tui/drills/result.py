"""The result of a sitting: how many answers were best, and what the others cost; of all of it, and
by kind and street."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from drawholdem_tui.drills.in_words import LEAST, asked_in_short, less_than_best
from drawholdem_tui.drills.kinds.all_kinds import PRICED, Kind
from drawholdem_tui.drills.sitting import USUAL_BIG_BLIND, Answered
from drawholdem_tui.drills.spot import Option, Spot
from drawholdem_tui.engine.events import Street
from drawholdem_tui.words.advice.sentences import Wordings
from drawholdem_tui.words.language import In, _, plural, translate
from drawholdem_tui.words.numbers import at_least_one, in_print, in_tenths, written
from drawholdem_tui.words.table.games import stakes

_KINDS: Final = {
    Kind.SWAP: In("kind of spot", "swap"),
    Kind.DRAW: In("kind of spot", "draw"),
    Kind.POT: In("kind of spot", "fees and pots"),
    Kind.SHORT: In("kind of spot", "short stacks"),
    Kind.RANKS: In("kind of spot", "hand ranking"),
    Kind.CALL: In("kind of spot", "call"),
}
_STREETS: Final = {
    Street.PREFLOP: In("street of a spot", "before the flop"),
    Street.FLOP: In("street of a spot", "flop"),
    Street.TURN: In("street of a spot", "turn"),
    Street.RIVER: In("street of a spot", "river"),
    Street.DRAW: In("street of a spot", "the draw"),
}
_PREFLOP: Final = In("street of a spot", "preflop")
_BY_STREET: Final = (Kind.SWAP, Kind.CALL)  # the others have one


class Figure(NamedTuple):
    """``lost`` in all of them, at 5/10: of few nobody can say what a hundred would cost."""

    spots: int
    right: int
    lost: float


def figure(answers: Iterable[Answered]) -> Figure:
    """Of priced answers, as each is told: what they cost adds up. Right and wrong have no price."""
    every = list(answers)
    lost = sum(round(each.cost, 1) for each in every if each.kind in PRICED)
    right = sum(each.right for each in every)
    return Figure(len(every), right, round(lost, 1))


def at_usual_blinds(spot: Spot) -> bool:
    """Whether its chips are those in which results are told."""
    return spot.hand.rules.big_blind == USUAL_BIG_BLIND


def cost_in_the_sum(each: Answered, seen: tuple[Spot, Option] | None) -> str:
    """At 5/10, where several stand below each other: so they add up."""
    if seen and at_usual_blinds(seen[0]):
        return less_than_best(*seen)
    return in_tenths(each.cost) if each.cost >= LEAST else at_least_one(each.cost)


def cost_told(each: Answered, seen: tuple[Spot, Option] | None) -> str:
    """As it was told, in the chips of its table; at 5/10 where its spot is no longer there."""
    return less_than_best(*seen) if seen else in_tenths(each.cost)


def lost_told(found: Figure) -> str:
    """``9.6``, or ``0``."""
    return in_tenths(found.lost, 1 if found.lost else 0)


def part_name(kind: Kind, street: Street | None, *, short: bool = False) -> str:
    """``swap, flop``"""
    name = translate(_KINDS[kind])
    if kind not in _BY_STREET or street is None:
        return name
    told = _PREFLOP if short and street is Street.PREFLOP else _STREETS[street]
    return translate(_("{kind}, {street}"), kind=name, street=translate(told))


def asked_for(each: Answered, spot: Spot | None, *, short: int, several: bool) -> str:
    """The question about a table, as ``short`` as that; else of which kind it was, where there are
    several, and on which street."""
    if spot is None:
        return part_name(each.kind, each.street)
    if spot.asks is not None:
        ways = asked_in_short(spot, spot.asks)
        return ways[min(short, len(ways) - 1)]
    return part_name(each.kind, each.street, short=bool(short)) if several else ""


def costs(each: Answered) -> bool:
    return not each.right and each.kind in PRICED


def dearest_of(answers: Sequence[Answered], first: int) -> int:
    """Which of those that can still be shown cost most; -1 where none cost anything."""
    dear = {at: each.cost for at, each in enumerate(answers) if at >= first and costs(each)}
    return max(dear, key=lambda at: dear[at], default=-1)


def heading_of(spot: Spot, number: int, *, dearest: bool) -> str:
    if at_usual_blinds(spot):
        usual = _("what cost most: spot {number}") if dearest else _("spot {number}")
        return translate(usual, number=number)
    template = _("spot {number}, {blinds}")  # in its chips, as it was told
    if dearest:
        template = _("what cost most: spot {number}, {blinds}")
    return translate(template, number=number, blinds=stakes(spot.hand.rules))


def whole_told(answers: Sequence[Answered]) -> str:
    whole = figure(answers)
    told = _("{right} of {spots} right")
    if whole.lost:
        told = _("{right} of {spots} right, chips lost: {lost}")
    return translate(told, right=whole.right, spots=whole.spots, lost=lost_told(whole))


class Part(NamedTuple):
    """Of a kind and a street; what is not ``priced`` is right or wrong."""

    place: tuple[int, int]  # of its kind among all, and of its street
    name: str
    priced: bool
    figure: Figure


def parts_of(answers: Iterable[Answered]) -> list[Part]:
    """What is weakest first: the dearest, then those with most wrong answers."""
    parts: dict[tuple[int, int], list[Answered]] = {}
    for each in answers:
        parts.setdefault(_place(each), []).append(each)
    found = [
        Part(at, part_name(of.kind, of.street), of.kind in PRICED, figure(every))
        for at, (of, *_others) in parts.items()
        for every in [parts[at]]
    ]
    return sorted(found, key=_how_well)


def _place(each: Answered) -> tuple[int, int]:
    street = list(_STREETS).index(each.street) if each.kind in _BY_STREET else 0
    return list(_KINDS).index(each.kind), street


def _how_well(part: Part) -> tuple[float, int, bool, tuple[int, int]]:
    lost = part.figure.lost if part.priced else 0.0
    return -lost, part.figure.right - part.figure.spots, not part.priced, part.place


OF: Final = _("{right} of {spots}")


def parts_in_a_line(answers: Iterable[Answered]) -> Wordings:
    """How each did, from street to street; then ever fewer of them, the weakest."""
    found = parts_of(answers)
    return tuple(
        " \u00b7 ".join(map(_in_short, sorted(found[:many], key=lambda each: each.place)))
        for many in range(len(found), 0, -1)
    )


def _in_short(part: Part) -> str:
    found = part.figure
    right = translate(OF, right=found.right, spots=found.spots)
    lost = in_print(f"-{lost_told(found)}") if part.priced and found.lost else ""
    return " ".join(filter(None, (part.name, right, lost)))


def part_lines(answers: Iterable[Answered]) -> list[str]:
    return list(map(_line, parts_of(answers)))


def _line(part: Part) -> str:
    name, found = part.name, part.figure
    template = _("{part}: {right} of {spots} right")
    if part.priced:
        template = _("{part}: {right} of {spots} right, chips lost: {lost}")
    right, lost = found.right, lost_told(found)
    return translate(template, part=name, right=right, spots=found.spots, lost=lost)


def result_lines(answers: Sequence[Answered]) -> list[str]:
    """The whole, and a line for each kind and street."""
    if not answers:
        return [translate(_("You have not answered any spots yet."))]
    whole = figure(answers)
    said = plural("{spots} spot, {right} right.", "{spots} spots, {right} right.", whole.spots)
    lines = [said.format(spots=whole.spots, right=whole.right), *lost_lines(answers)]
    parts = part_lines(answers)
    return [*lines, *parts] if len(parts) > 1 else lines


def lost_lines(answers: Sequence[Answered]) -> list[str]:
    """What the priced ones cost, where there are any."""
    priced = [each for each in answers if each.kind in PRICED]
    return [_lost(figure(priced))] if priced else []


def _lost(found: Figure) -> str:
    said = plural(
        "In one graded spot you lost {chips} chips, at blinds of 5/10.",
        "In {spots} graded spots you lost {chips} chips, at blinds of 5/10.",
        found.spots,
    )
    return said.format(chips=lost_told(found), spots=found.spots)


_MOST_SITTINGS: Final = 12  # the latest
_BAR: Final = 24  # signs


class Course(NamedTuple):
    """Of several sittings: what a spot of each cost on average, and a line for each kind and
    street of all of them."""

    sittings: tuple[tuple[int, float, int], ...]  # its number, chips a spot, spots
    parts: tuple[str, ...]


def course(sittings: Sequence[Sequence[Answered]]) -> Course:
    """Empty after the first sitting."""
    if len(sittings) < 2:
        return Course((), ())
    priced = [[each for each in answers if each.kind in PRICED] for answers in sittings]
    found = [(number, figure(answers)) for number, answers in enumerate(priced, start=1) if answers]
    latest = found[-_MOST_SITTINGS:] if len(found) > 1 else []
    parts = part_lines(each for answers in sittings for each in answers)
    told = tuple((number, each.lost / each.spots, each.spots) for number, each in latest)
    return Course(told, tuple(parts))


def course_title() -> str:
    return translate(_("Chips lost per spot at 5/10, session by session"))


def spots_told(spots: int) -> str:
    return plural("one spot", "{spots} spots", spots, spots=spots)


def course_lines(sittings: Sequence[Sequence[Answered]]) -> list[str]:
    """A bar for each sitting, and a line for each kind and street of all of them."""
    told = course(sittings)
    if not told.parts:
        return []
    title = translate(_("{heading}:"), heading=course_title())
    lines = [title, *_chart(told)] if told.sittings else []
    return [*lines, "", translate(_("All sessions:")), *(f"  {each}" for each in told.parts)]


def _chart(told: Course) -> list[str]:
    most = max(lost for _number, lost, _spots in told.sittings) or 1.0
    template = translate(_("{number:>4}  {bar} {lost}, from {spots}"))
    return [
        template.format(
            number=number,
            bar=("#" * round(_BAR * lost / most)).ljust(_BAR),
            lost=written(f"{lost:.1f}"),
            spots=spots,
        )
        for number, lost, spots in told.sittings
    ]
