"""Statistics in words: the title, meaning and value of each figure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from drawholdem_tui.players.cast import character_in
from drawholdem_tui.words.language import In, _, plural, translate
from drawholdem_tui.words.numbers import chips as chips_
from drawholdem_tui.words.numbers import net, percent, written
from drawholdem_tui.words.people import called, of
from drawholdem_tui.words.table.cast import LEVELS, level_in_words


class _Meaning(NamedTuple):
    title: str
    meaning: str


_FIGURES: Final = {
    "vpip": _Meaning(
        _("VPIP"),
        _(
            "hands with chips put in voluntarily before the flop; a paid swap counts, a free "
            "one does not"
        ),
    ),
    "pfr": _Meaning(_("PFR"), _("hands with a bet or raise before the flop")),
    "three_bet": _Meaning(
        _("3-bet"), _("re-raises when facing the first raise before the flop")
    ),
    "aggression": _Meaning(_("bets per call"), _("bets and raises per call, from the flop on")),
    "went_to_showdown": _Meaning(
        _("went to showdown"), _("of the hands that saw the flop (or the draw)")
    ),
    "won_at_showdown": _Meaning(
        _("won at showdown"), _("showdowns that won chips, split pots included")
    ),
    "swapped_preflop": _Meaning(
        _("swaps before the flop"), _("when a swap was possible")
    ),
    "swapped_flop": _Meaning(_("swaps on the flop"), _("when a swap was possible")),
    "swapped_turn": _Meaning(_("swaps on the turn"), _("when a swap was possible")),
    "swapped_river": _Meaning(_("swaps on the river"), _("when a swap was possible")),
    "swapped_and_folded": _Meaning(
        _("swapped and folded"), _("hands with a swap that were folded later")
    ),
    "gained": _Meaning(
        _("gained by a swap"),
        _("change in win probability in percentage points, knowing everyone's cards; finished "
          "evenings only"),
    ),
    "as_the_coach": _Meaning(
        _("agrees with the coach"), _("swaps and keeps that agree with the coach")
    ),
    "swap_cost": _Meaning(
        _("cost per decision"), _("chips lost compared with the coach's choice, per swap "
                                   "offered")
    ),
    "drawn": _Meaning(_("cards drawn"), _("per draw, in draw poker")),
}  # fmt: skip
_HEADS: Final = {
    "vpip": In("head of a column", "plays"),
    "pfr": In("head of a column", "raises"),
    "three_bet": In("head of a column", "re-raises"),
    "aggression": In("head of a column", "bets per call"),
    "went_to_showdown": In("head of a column", "showdown"),
    "won_at_showdown": In("head of a column", "wins there"),
}
_KNOWN_AS: Final = {"vpip": _("VPIP"), "pfr": _("PFR"), "three_bet": _("3-bet")}
_SHORT: Final = {
    "vpip": _("hands with chips put in by choice in the first round"),
    "pfr": _("bets or raises in the first round"),
}
_NAMED: Final = 2  # purchases; of more there is a sum


def figure_title(figure: str) -> str:
    """``went to showdown``."""
    return translate(_FIGURES[figure].title)


def figure_in_short(figure: str) -> str:
    """At the head of a column; below the table stands what it means."""
    return translate(_HEADS.get(figure, _FIGURES[figure].title))


def figure_meaning(figure: str) -> str:
    """A sentence beside the figure."""
    return translate(_FIGURES[figure].meaning)


def column_meaning(figure: str) -> str:
    """Below a table, with the name by which poker people know it."""
    if figure not in _KNOWN_AS:
        return figure_meaning(figure)
    known = translate(_KNOWN_AS[figure])
    meaning = translate(_SHORT[figure]) if figure in _SHORT else figure_meaning(figure)
    return translate(_("{meaning} ({name})"), meaning=meaning, name=known)


def figure_value(figure: str, value: float | None, of: int, *, share: bool) -> str:
    """``34%``; with too little data, how little there is."""
    if value is None:
        return _too_few(figure, of)
    if figure == "gained":
        points = round(100 * value)
        return f"{points:+}" if points else "0"
    return percent(value) if share else written(f"{value:.1f}")


def _too_few(figure: str, of: int) -> str:
    """``12 hands: too few``."""
    match figure:
        case "aggression":
            told = plural("only 1 bet or call", "only {of} bets and calls", of)
        case "went_to_showdown":
            told = plural("only 1 hand", "only {of} hands", of)
        case "won_at_showdown":
            told = plural("only 1 showdown", "only {of} showdowns", of)
        case "gained":
            told = plural("only 1 swap", "only {of} swaps", of)
        case "drawn":
            told = plural("only 1 draw", "only {of} draws", of)
        case "vpip" | "pfr" | "swapped_and_folded" | "per_100":
            told = plural("only 1 hand", "only {of} hands", of)
        case _:
            told = plural("only once", "only {of} times", of)
    return told.format(of=of)


def rate_title() -> str:
    return translate(_("per 100 hands"))


def rate_meaning() -> str:
    """With the error beside it."""
    return translate(
        _(
            "big blinds (bb) won per 100 hands, each hand counted at its own blinds: if you win "
            "at high blinds and lose at low ones, you can win chips and lose bb; ±: how far luck "
            "alone can move it"
        )
    )


def rate_in_short() -> str:
    """Where no error stands beside it."""
    return translate(_("big blinds (bb) won per 100 hands"))


def rate_value(blinds: float, error: float) -> str:
    """``+12.4 ± 60.2 bb``: chance makes no more, 19 times in 20."""
    error *= 2
    figure = f"{blinds:+.1f} \u00b1 {error:.1f}"
    if abs(blinds) >= 100 or error >= 100:
        figure = f"{round(blinds):+,} \u00b1 {round(error):,}"
    return in_blinds(written(figure))


def rate_alone(blinds: float) -> str:
    """``+52 bb``."""
    return in_blinds(written(f"{blinds:+,.0f}"))


def in_blinds(figure: str) -> str:
    """``+52 bb``: it is no chips, and may have another sign than these."""
    return translate(_("{figure} bb"), figure=figure)


def player_called(name: str, *, computer: bool, below_its_kind: bool = False) -> str:
    """A person by name; computers by the level that they play at, the regulars by theirs, too.
    ``below_its_kind``: it stands above that these are computers.

    >>> player_called("cpu:shark:ines", computer=True), player_called("cpu:pro", computer=True)
    ('Ines (shark)', 'computers (pro)')
    """
    if not computer:
        return called(name)
    kind = name.removeprefix("cpu:")
    if character := character_in(kind):
        return with_level(character.capitalize(), kind)
    level = _plays(kind)
    return level if below_its_kind else translate(_("computers ({level})"), level=level)


def with_level(name: str, kind: str) -> str:
    """``Ines (shark)``."""
    return f"{called(name)} ({_plays(kind)})"


def _plays(kind: str) -> str:
    level = kind.partition(":")[0]
    return level_in_words(level) if level in LEVELS else kind


def few_hands(hands: int) -> str:
    """In place of the rate."""
    return _too_few("per_100", hands)


def player_heading(name: str, hands: int, evenings: int) -> str:
    """``Ann: 312 hands in 3 evenings``; the name as it is read."""
    return of(name, hands_in_evenings(hands, evenings))


def hands_in_evenings(hands: int, evenings: int) -> str:
    """``312 hands in 3 evenings``."""
    told = hands_alone(hands)
    template = plural("{told} in one evening", "{told} in {evenings} evenings", evenings)
    return template.format(told=told, evenings=evenings)


def no_graph_yet(fewest: int) -> str:
    """In place of one."""
    return translate(_("The graph appears after {hands} hands."), hands=fewest)


def hands_alone(hands: int) -> str:
    """``312 hands``."""
    return plural("{hands} hand", "{hands} hands", hands, hands=chips_(hands))


def against(name: str, chips: int) -> str:
    """``Ben +320``."""
    return translate(_("{name} {net}"), name=name, net=net(chips))


def course(low: int, low_at: int, high: int, high_at: int, *, signed: bool) -> str:
    """A chart in a sentence: ``low -340 at hand 31, high +1,210 at hand 58``."""
    template = _("low {low} at hand {low_at}, high {high} at hand {high_at}")
    if not low_at:
        template = _("low {low} at the start, high {high} at hand {high_at}")
    elif not high_at:
        template = _("low {low} at hand {low_at}, high {high} at the start")
    told, high_at = translate(template), max(1, high_at)  # never changed
    say = net if signed else chips_
    return told.format(low=say(low), low_at=low_at, high=say(high), high_at=high_at)


def bought(purchases: Sequence[tuple[int, int]]) -> str:
    """After it, what was bought on the way: ``bought 1,000 before hand 12``."""
    often, once = _("bought {chips} in {times} rebuys"), _("bought {chips} before hand {hand}")
    return _on_the_way(purchases, chips_, often, once)


def corrected(corrections: Sequence[tuple[int, int]]) -> str:
    """What was found or missing where a real stack was counted: it was neither won nor bought."""
    often = _("corrected by {chips} in {times} counts")
    return _on_the_way(corrections, net, often, _("corrected by {chips} before hand {hand}"))


def _on_the_way(
    every: Sequence[tuple[int, int]], say: Callable[[int], str], often: str, once: str
) -> str:
    """Of several the sum."""
    if len(every) > _NAMED:
        return translate(often, chips=say(sum(chips for _hand, chips in every)), times=len(every))
    return ", ".join(translate(once, chips=say(chips), hand=hand) for hand, chips in every)


def damaged_evening(evening: int) -> str:
    """Its hands are whole, its end is not."""
    template = _("Evening {evening} is damaged: its hands are counted, but its result is unknown.")
    return translate(template, evening=evening)


def damaged_hand(evening: int, hand: int | None) -> str:
    if hand is None:
        told = translate(_("A hand of evening {evening} is damaged and is not counted."))
    else:
        told = translate(_("Evening {evening}, hand {hand} is damaged and is not counted."))
    return told.format(evening=evening, hand=hand)
