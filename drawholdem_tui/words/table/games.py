"""Matches in words: headings, results, the rules of the table in short."""

from __future__ import annotations

from collections.abc import Mapping

from drawholdem_tui.engine.rules import Game, Opening, Rules, Structure
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.one_line import on_one_line
from drawholdem_tui.words.people import Told, Who, told

_GAMES = {
    (Game.HOLDEM, True): _("Draw-Holdem"),
    (Game.HOLDEM, False): _("Texas Hold'em"),
    (Game.DRAW_POKER, False): _("Draw Poker"),
}

_STRUCTURES = {
    Structure.NO_LIMIT: _("no-limit"),
    Structure.POT_LIMIT: _("pot-limit"),
    Structure.FIXED_LIMIT: _("fixed-limit"),
    Structure.SPREAD: _("spread-limit up to {most}"),
}

_OPENINGS = {
    Opening.JACKS: _(
        "You need a pair of jacks or better to open; until someone opens, everyone checks."
    ),
    Opening.PASS_AND_OUT: _("You can't check before the first bet: bet or fold."),
    Opening.ANYTHING: _("You may open with any hand, or check."),
}


_PRESETS = {
    "draw-holdem": _("Draw-Holdem"),
    "texas-holdem": _("Texas Hold'em"),
    "draw-poker": _("Draw Poker (jacks or better)"),
    "draw-poker-casino": _("Draw Poker (pass and out)"),
}


def preset_name(game: str) -> str:
    """``--game`` in words; an unknown game by its own name."""
    return translate(_PRESETS[game]) if game in _PRESETS else game


def game_name(rules: Rules) -> str:
    """``Draw-Holdem, no-limit``."""
    return f"{game_alone(rules)}, {played_how(rules)}"


def game_beside_our_name(rules: Rules) -> str:
    """``no-limit``: the program is called as one of its games; ``Texas Hold'em, no-limit``."""
    return played_how(rules) if rules.swaps else game_name(rules)


def game_alone(rules: Rules) -> str:
    """``Draw-Holdem``."""
    return translate(_GAMES[rules.game, rules.swaps])


def played_how(rules: Rules) -> str:
    """``no-limit``; draw poker names its variant, too: ``jacks or better, no-limit``."""
    structure = translate(_STRUCTURES[rules.structure], most=chips(rules.spread))
    if rules.has_blinds or rules.opening is Opening.ANYTHING:
        return structure
    template = _("pass and out, {structure}")
    if rules.opening is Opening.JACKS:
        template = _("jacks or better, {structure}")
    return translate(template, structure=structure)


def line_name(rules: Rules) -> str:
    """What lies before the seats is called so; nothing where nothing can be swapped."""
    if rules.swaps:
        return translate(_("swap line"))
    return translate(_("discards")) if rules.game is Game.DRAW_POKER else ""


def stakes(rules: Rules) -> str:
    """``blinds 5/10``, ``ante 5, bets from 10``."""
    if rules.has_blinds:
        template = (
            _("blinds {small}/{big}, ante {ante}") if rules.ante else _("blinds {small}/{big}")
        )
    else:
        template = _("ante {ante}, min bet {big}")
    return translate(
        template, small=chips(rules.small_blind), big=chips(rules.big_blind), ante=chips(rules.ante)
    )


def at_level(number: int, levels: int, rules: Rules) -> str:
    """``level 2 of 14, blinds 10/20``."""
    template = _("level {number} of {levels}, {stakes}")
    return translate(template, number=number, levels=levels, stakes=stakes(rules))


def hand_number(number: int) -> str:
    """``hand 12``."""
    return translate(_("hand {number}"), number=number)


def waits_aside(pots: Mapping[str, int]) -> str:
    """By games, of which another one is played: ``40 waits for Draw Poker``."""
    told = _("{amount} waits for {game}")
    return ", ".join(
        translate(told, amount=chips(amount), game=preset_name(game).partition(" (")[0])
        for game, amount in pots.items()
    )


def seeded(seed: str) -> str:
    """With a seed the cards can be known: said wherever cards are shown."""
    return translate(_("seed {seed}"), seed=on_one_line(seed, 40))


_OF_THE_DRAW = _("Five cards each, a round of betting, one draw, and a second round of betting.")
_OF_SWAPS = (
    _("Before the flop, everyone swaps or keeps before anyone bets."),
    _("A swap then costs a small blind, which counts as a bet; the blinds swap free."),
    _("Later it costs the size of the pot when the street was dealt, and is not a bet."),
    _("One card a round, before you act, and none once you are all-in."),
)


def rules_in_short(rules: Rules) -> list[str]:
    """What a newcomer needs to know."""
    about = _OF_SWAPS if rules.swaps else ()
    if rules.game is Game.DRAW_POKER:
        opening = () if rules.has_blinds else (_OPENINGS[rules.opening],)
        about = (*opening, _OF_THE_DRAW)
    more = _("The whole rulebook: drawholdem rules.")
    return [f"{game_name(rules)}, {stakes(rules)}.", *map(translate, (*about, more))]


_FAILURE = Told(_("No valid action from you."), _("No valid action from {name}."))


def failure(who: Who) -> str:
    """A player could not be asked; never why, because that could reveal cards. What is done instead
    follows as an event."""
    return told(who, _FAILURE)
