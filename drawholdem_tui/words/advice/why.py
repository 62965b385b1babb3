"""All decisions of a finished hand, graded; the dearest with its alternatives; and how it came
out."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from drawholdem_tui.engine.actions import Call, Draw, Keep, Swap, cards_given
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.players.coach.review import Looked, Reviewed, Unpriced
from drawholdem_tui.players.odds.price import Choice, Grade
from drawholdem_tui.words.advice.coach import coach_says
from drawholdem_tui.words.advice.graded import (
    NO_PRICE,
    NOTHING,
    assumed,
    in_two_lines,
    why_grades,
)
from drawholdem_tui.words.advice.hindsight import came_out
from drawholdem_tui.words.advice.review import (
    GRADES,
    cost_told,
    did_of,
    grade_told,
    in_whole_chips,
    part_of_the_pot,
    said_of,
    street_of,
    tells_its_cost,
    values_of,
    worth_told,
)
from drawholdem_tui.words.advice.sentences import Wordings, filled
from drawholdem_tui.words.advice.which_reason import choice_name, choices_as_lines
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips, in_tenths, percent, percents_apart, signed, written
from drawholdem_tui.words.people import of


def why_as_lines(looked: Looked, face: Face) -> list[str]:
    """The details of the line: each decision with its grade, the dearest with its alternatives, and
    last how the hand came out."""
    if not looked.every:
        return [each for each, *_shorter in in_two_lines(looked)]
    grades = why_grades(looked)
    lines = [*_in_rows(looked, face), *([grades] if grades else ()), ""]
    lines += _in_full(looked.dearest, face) if looked.dearest else [translate(NOTHING[0])]
    lines += ["", translate(_HINDSIGHT, net=signed(looked.result)), *came_out(looked, face)]
    return [*lines, "", translate(NO_PRICE), assumed(looked)[0]]


class Decided(NamedTuple):
    """A decision with its grade, in words; ``share`` of the pot then is what it cost. No ``worth``
    where a computed strategy says what is best, and no grade where there is no price."""

    grade: Grade | None
    word: str
    street: str
    did: str
    costs: str
    price: str  # the same in two figures; nothing where it cost nothing
    of_pot: str
    pot: str
    share: float
    worth: str
    other: str  # the best of what else could be done, with its worth
    odds: str  # of a call
    shares: tuple[float, float] | None  # the same as figures
    own: tuple[Card, ...]
    board: tuple[Card, ...]


def decided(looked: Looked, face: Face) -> list[Decided]:
    """In the order in which they were made."""
    return [
        _ungraded(each) if isinstance(each, Unpriced) else _graded(each, face)
        for each in looked.in_order
    ]


def _graded(each: Reviewed, face: Face) -> Decided:
    return Decided(
        grade_told(each),
        translate(GRADES[grade_told(each)]),
        street_of(each),
        did_of(each, face),
        _costs(each),
        cost_told(each) if tells_its_cost(each) else "",
        part_of_the_pot(each) if tells_its_cost(each) else "",
        chips(each.pot),
        max(0.0, min(1.0, each.cost / each.pot)) if tells_its_cost(each) else 0.0,
        *_worth_and_other(each, face),
        odds_told(each)[0],
        odds_of(each),
        each.view.own_cards,
        each.view.board,
    )


_WITHOUT_A_PRICE: Final = {
    SaidKind.BET: _("bet {amount}"),
    SaidKind.RAISE: _("raise to {amount}"),
    SaidKind.FOLD: _("fold"),
}


def _ungraded(each: Unpriced) -> Decided:
    """Listed, so that nobody takes it for right."""
    said = each.said
    did = translate(_WITHOUT_A_PRICE[said.kind], amount=chips(said.to))
    told, street, pot = translate(_("not graded")), street_of(each), chips(said.pot)
    cards = each.view.own_cards, each.view.board
    return Decided(None, told, street, did, "", "", "", pot, 0.0, "", "", "", None, *cards)


def price_told(found: Reviewed, face: Face) -> tuple[str, list[tuple[str, float]], str]:
    """Of one decision: what it cost, what each choice was worth, the best first, and the coach's
    reason."""
    told = translate(said_of(found).shorter, **values_of(found, face))  # the reason tells the rest
    return told, _choices(found, face), _coach(found, face)[0]


def _choices(found: Reviewed, face: Face) -> list[tuple[str, float]]:
    choices = [(_named(found, each, face), each.value) for each in _best_first(found)]
    if isinstance(found.decision, BetDecision) and (call := found.advice.call):
        choices = [(translate(_("fold")), 0.0), (did_of(found, face), call.value)]
        if found.advice.calls if found.advice.spot else call.value >= 0:
            choices.reverse()
    return choices


class Weighed(NamedTuple):
    """A choice of one decision; nothing ``told`` of its worth where a strategy was computed."""

    name: str
    worth: float  # as it is told
    told: str
    best: bool
    chosen: bool
    whole: bool  # chips


def weighed(found: Reviewed, face: Face) -> list[Weighed]:
    """The best first; where a strategy was computed, that alone says which it was."""
    choices, did, computed = _choices(found, face), did_of(found, face), bool(found.advice.spot)
    best = [name for name, worth in choices if worth == choices[0][1]]
    best = [did] if did in best and not computed else best[:1]
    whole = in_whole_chips([worth for _name, worth in choices], mistake=found.is_mistake)
    return [
        Weighed(
            name,
            round(worth, 0 if whole else 1),
            "" if computed else worth_told(worth, whole=whole),
            best=name in best,
            chosen=name == did,
            whole=whole,
        )
        for name, worth in choices
    ]


def _worth_and_other(found: Reviewed, face: Face) -> tuple[str, str]:
    """Of what was done, and the best of the others; of those nothing where what was done was what
    a strategy does."""
    every = weighed(found, face)
    worth = "".join(each.told for each in every if each.chosen)
    others = [f"{each.name} {each.told}".rstrip() for each in every if not each.chosen]
    return worth, "".join(others[:1]) if worth or not every[0].chosen else ""


def odds_of(found: Reviewed) -> tuple[float, float] | None:
    """How often a call has to win to be worth its price, and how often it does."""
    call = found.advice.call
    if call is None or found.advice.spot or not isinstance(found.did, Call):
        return None
    return call.odds, found.advice.keep


def odds_told(found: Reviewed) -> Wordings:
    """Both in one, and each by itself, for below a bar."""
    call, odds = found.advice.call, odds_of(found)
    if call is None or odds is None:
        return "", "", ""
    need, have = percents_apart(*odds, close=call.close)
    templates = _("needed {need}, had {have}"), _("needed {need}"), _("had {have}")
    return tuple(translate(each, need=need, have=have) for each in templates)


def verdict_told(found: Reviewed, face: Face, *, dated: bool) -> str:
    """What was no mistake has its grade."""
    if found.is_mistake:
        return price_told(found, face)[0]
    did, grade = did_of(found, face), translate(GRADES[grade_told(found)])
    if not dated:
        return of(did, grade)
    template = _("{street}: {did}, {grade}")
    return translate(template, street=street_of(found), did=did, grade=grade)


_CALL: Final = (
    _("Worth on average if the pot reaches {pot}, with {price} to call:"),
    _("worth on average: final pot {pot}, call {price}"),
)
_SWAP: Final = (
    _("Worth on average if the pot reaches {pot}, and a swap costs {price}:"),
    _("worth on average: final pot {pot}, swap {price}"),
)
_FREE: Final = (
    _("Worth on average if the pot reaches {pot}:"),
    _("worth on average: final pot {pot}"),
)


def worth_of(decision: Decision | None, pot: int) -> Wordings:
    """The pot that worths are parts of, as large as it is likely to be, and the price."""
    price, told = 0, _FREE
    match decision:
        case SwapDecision(fee=fee) if fee:
            price, told = fee, _SWAP
        case BetDecision(to_call=to_call) if to_call:
            price, told = to_call, _CALL
    return tuple(translate(each, pot=chips(pot), price=chips(price)) for each in told)


_SUM: Final = _("{part} of {pot} \u2212 {price} = {worth}")
_OF_THE_FINAL: Final = _("{part} of {pot} (final pot) = {worth}")
_LESS_A_FEE: Final = _("{part} of {pot} (final pot) \u2212 {price} = {worth}")


def sum_told(found: Reviewed, face: Face) -> str:
    """How the worth of what was done comes about, in figures that add up as they are told: a share
    in percent, with a tenth, or in chips. Where there is a call behind it, the pot of which worths
    are parts, and the price."""
    verdict, price = found.advice.verdict, getattr(found.decision, "to_call", 0)
    pot = verdict.final_pot if verdict else found.advice.pot.now + price
    done = next((each for each in weighed(found, face) if each.chosen), None)
    share, told = found.advice.keep, _SUM
    if verdict and not verdict.call and isinstance(found.did, Keep | Swap | Draw):
        choice = verdict.chosen(found.did)
        share, price, pot = choice.chances.share, choice.fee, choice.pot
        told = _LESS_A_FEE if price else _OF_THE_FINAL
    elif not odds_of(found):
        done = None
    if done is None:
        return worth_of(found.decision, pot)[-1]  # in the shorter way: it stands above figures
    digits = 0 if done.whole else 1
    in_tenths_of_it = written(f"{share:.1%}")
    ways = (
        part
        for figure, part in ((round(share, 2), percent(share)), (round(share, 3), in_tenths_of_it))
        if round(figure * pot - price, digits) == done.worth
    )
    part = next(ways, in_tenths(done.worth + price, digits))
    worth = done.told
    return translate(told, part=part, pot=chips(pot), price=chips(price), worth=worth)


def in_short(found: Reviewed, face: Face) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What was done and what would have been best, with what each was worth, and the coach's
    reason: the longest wordings first."""
    said, values = said_of(found), values_of(found, face)
    lost: Wordings = filled((said.lost, said.shorter), **values)
    choices, did = price_told(found, face)[1], did_of(found, face)
    if worth := [each for name, each in choices if name == did]:
        best, better = choices[0]
        values |= {"did": did, "worth": signed(round(worth[0]))}
        values |= {"best": best, "better": signed(round(better))}
        lost = filled((_("{street}: {did} was worth {worth}, {best} {better}."),), **values)
    return lost, _coach(found, face)


def _best_first(found: Reviewed) -> tuple[Choice, ...]:
    """What there was to choose from, as far as it is worth telling, and what was done. Where a
    strategy was computed, that says which is best."""
    verdict, spot = found.advice.verdict, found.advice.spot
    choices = verdict.choices if verdict else ()
    every = sorted(choices, key=lambda each: -(spot.share(each.do) if spot else each.value))
    did = [each for each in every[_MOST_CHOICES:] if _was_done(found, each)]
    return (*every[: _MOST_CHOICES - len(did)], *did)


def _named(found: Reviewed, choice: Choice, face: Face) -> str:
    """As it was done: who kept the cards to fold has folded."""
    return did_of(found, face) if _was_done(found, choice) else choice_name(choice.do, face)


def _was_done(found: Reviewed, choice: Choice) -> bool:
    """In whatever order cards were discarded."""
    one, other = choice.do, found.did
    return type(one) is type(other) and {*cards_given(one)} == {*cards_given(other)}


def _coach(found: Reviewed, face: Face) -> Wordings:
    """On the card that was swapped, where keeping would have been best: what the other one would
    have cost is not the question."""
    told, did = found.advice, found.did
    if isinstance(did, Swap) and told.verdict and told.verdict.best.do == Keep():
        told = replace(told, verdict=told.verdict.beside_keeping(did))
    return coach_says(told, found.decision, face)


_MOST_CHOICES: Final = 4
_HINDSIGHT: Final = _("The result changes none of these grades: {net} in this hand.")


def _in_rows(looked: Looked, face: Face) -> list[str]:
    """A row each: the grade, when, what, what it cost."""
    every = decided(looked, face)
    told = [(each.word, each.street, each.did) for each in every]
    widths = [max(map(len, column)) + 2 for column in zip(*told, strict=True)]
    lines = []
    for each, words in zip(every, told, strict=True):
        columns = "".join(word.ljust(width) for word, width in zip(words, widths, strict=True))
        lines.append(f"{columns}{each.costs}".rstrip())
    return lines


def _costs(each: Reviewed) -> str:
    if not tells_its_cost(each):
        return ""
    return translate(_("cost {cost}, pot {pot}"), cost=cost_told(each), pot=chips(each.pot))


def _in_full(found: Reviewed, face: Face) -> list[str]:
    best = _best_first(found)
    choices = choices_as_lines(best, [_named(found, each, face) for each in best])
    below = [f"   {line}" for line in (*choices, _coach(found, face)[0])]
    return [translate(said_of(found).lost, **values_of(found, face)), *below]
