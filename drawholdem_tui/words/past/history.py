"""Evenings and hands in the columns of a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.engine.rules import Game
from drawholdem_tui.words.language import In, _, plural, translate
from drawholdem_tui.words.numbers import chips, net, signed
from drawholdem_tui.words.people import Told, Who, called, told
from drawholdem_tui.words.table.games import preset_name

_STATES: Final = {
    "open": _("still open"),
    "aside": _("put aside"),
    "over": _("finished"),
    "damaged": _("damaged"),
}


def state_name(status: str) -> str:
    return translate(_STATES[status])


def state_names() -> list[str]:
    return [translate(name) for name in _STATES.values()]


_STREETS: Final = (_("before the flop"), _("flop"), _("turn"), _("river"))
_DRAWS: Final = (_("before the draw"), _("after the draw"))


def street_name(game: Game, street: int) -> str:
    """By its number."""
    return translate((_DRAWS if game is Game.DRAW_POKER else _STREETS)[street])


def street_reached(board: int) -> str:
    """By how many cards of the board were dealt."""
    return translate(_STREETS[max(0, board - 2)])


def hands_won(won: int, hands: int) -> str:
    """``10 of 26 hands won``: that ended with more chips than before."""
    told = plural("{won} of 1 hand won", "{won} of {hands} hands won", hands)
    return told.format(won=chips(won), hands=chips(hands))


def those_found(hands: int) -> str:
    """Before what they came to."""
    return plural("one hand found:", "{hands} hands found:", hands, hands=chips(hands))


def evenings_played(evenings: int) -> str:
    return plural("one evening", "{evenings} evenings", evenings, evenings=chips(evenings))


def hands_marked(hands: int) -> str:
    return plural("one hand marked", "{hands} hands marked", hands, hands=chips(hands))


def with_stacks(chips_each: int) -> str:
    """Behind the blinds."""
    return translate(_("{chips} chips each"), chips=chips(chips_each))


def bought_again(names: Sequence[str]) -> str:
    return translate(_("bought chips again: {names}"), names=", ".join(map(called, names)))


_NET: Final = Told(_("your net"), _("{name}'s net"))


def net_of(who: Who) -> str:
    """Above a graph."""
    return told(who, _NET)


def several_players(count: int) -> str:
    return plural("one player", "{count} players", count, count=count)


def the_biggest_pot(pot: int, hand: str) -> str:
    """All that lay there; several may have won parts of it."""
    return translate(_("biggest pot: {pot}, {hand}"), pot=chips(pot), hand=hand)


def nets_folded(nets: Sequence[tuple[str, int]]) -> str:
    """``folded: Ann -20, Ben 0``: whose cards nobody has seen."""
    return folded_by([f"{called(name)} {signed(won)}" for name, won in nets])


def folded_by(names: Sequence[str]) -> str:
    """The same with names alone."""
    return translate(_("folded: {names}"), names=", ".join(names))


def kind_of(game: str, *, changing: bool, knockout: bool = False) -> str:
    """``Draw-Holdem, tournament``; where games change, it is none of them."""
    told = translate(_("dealer's choice")) if changing else short_game(game)
    return translate(_("{game}, tournament"), game=told) if knockout else told


def short_game(game: str) -> str:
    """Without what follows in brackets."""
    return preset_name(game).partition(" (")[0]


_IN_A_WORD: Final = {
    "draw-holdem": In("a game in one word", "Draw-H"),
    "texas-holdem": In("a game in one word", "Texas"),
    "draw-poker": In("a game in one word", "5-card"),
}


def game_in_a_word(game: str) -> str:
    """In a column that has room for no more."""
    known = next((word for each, word in _IN_A_WORD.items() if game.startswith(each)), None)
    return translate(known) if known else game


def nets_in_short(nets: Sequence[tuple[str, int]]) -> str:
    return ", ".join(
        f"{called(name)} {net(won)}" for name, won in sorted(nets, key=lambda each: -each[1])
    )


def split_in_short(nets: Sequence[tuple[str, int]]) -> str:
    """``split: Ann \u221210, Ben +15``; names as they are shown."""
    told = ", ".join(f"{name} {signed(won)}" for name, won in nets)
    return translate(_("split: {nets}"), nets=told)


def hand_of_evening(evening: int | None, number: int | None, hand: int) -> str:
    """The name of a hand that has none."""
    if evening is None or number is None:
        return translate(_("hand {hand} of the book"), hand=hand)
    return translate(_("evening {evening}, hand {number}"), evening=evening, number=number)


def hands_found(found: int, of: int) -> str:
    """``312 of 20,000 hands``."""
    if found == of:
        return plural("one hand", "{hands} hands", of, hands=chips(of))
    told = plural("{found} of one hand", "{found} of {hands} hands", of)
    return told.format(found=chips(found), hands=chips(of))


def no_longer_there(hands: int) -> str:
    """Why an evening's results differ from those of its remaining hands."""
    told = plural(
        "One of its hands has been deleted; the results still count it.",
        "{hands} of its hands have been deleted; the results still count them.",
        hands,
    )
    return told.format(hands=chips(hands))


def how_to_find() -> list[str]:
    """The words that the line for finding hands understands."""
    rows = (
        (_("Ann, CPU 1"), _("players; if you name several, all must have played")),
        (_("draw-holdem"), _("the game, or the start of its name")),
        (In("to find by", "pot 500"), _("at least this much in the pots")),
        (In("to find by", "swaps 2"), _("at least this many cards swapped")),
        (In("to find by", "showdown"), _("hands with a showdown (or: no showdown)")),
        (
            In("to find by", "cost 20"),
            _("a decision cost at least this much, according to the coach"),
        ),
        (In("to find by", "marked"), _("marked hands")),
        (_("2026-11"), _("a year, month or day; today, yesterday")),
        (In("to find by", "since 2026-11-01"), _("from that day on (or: until)")),
        (_("bluff"), _("part of a name you gave a hand")),
    )
    told = translate(_("Search words, in any order:"))
    return [told, *(f"  {translate(word):<18} {translate(means)}" for word, means in rows)]
