"""Whatever the keys, the help or a prompt call a thing to do is understood when somebody types it:
in each language, with poker words of the language and English ones, short, and without accents."""

from __future__ import annotations

import re

import pytest

from drawholdem_tui.engine.decisions import BetDecision, NoCheck, NoSwap
from drawholdem_tui.line_mode import choices
from drawholdem_tui.line_mode.between import COMMANDS
from drawholdem_tui.line_mode.play import ANSWERS
from drawholdem_tui.line_mode.referee.between import COMMANDS as REAL_COMMANDS
from drawholdem_tui.line_mode.referee.understanding import IN_A_HAND as IN_A_REAL_HAND
from drawholdem_tui.line_mode.understanding import (
    ACTIONS,
    NEVER_SHORT,
    QUESTIONS,
    CommandError,
    actions_of,
    command_in,
)
from drawholdem_tui.tui.hot_seat.commands import Verb
from drawholdem_tui.tui.hot_seat.offers_picture import _BARE
from drawholdem_tui.tui.keys.keymap import BY_ID
from drawholdem_tui.words.language import choose, translate
from drawholdem_tui.words.typed_words import _TYPED, begun_as, known_as, spellings

SETTINGS = [(code, english) for code in ("en", "de", "fr") for english in (False, True)][1:]
SWAPPING = ("swap", "keep", "fold", "check", "bet", "allin")
FIRST = ("swap", "keep", "fold", "check", "call", "bet", "raise", "allin")
DRAWING = ("draw", "pat")
# the verbs of our glossary as keys, lines and players have them
GLOSSARY = {
    "de": {
        "fold": "passen, folden, aussteigen",
        "check": "checken, schieben",
        "call": "mitgehen, callen, gehe mit, geh mit, zahlen",
        "bet": "setzen, eröffnen",
        "raise": "erhöhen, raisen",
        "allin": "all-in, all in, allin, gehe all-in",
        "swap": "tauschen",
        "keep": "behalten, nicht tauschen",
        "draw": "tauschen",
        "pat": "keine, keine tauschen, stand pat, alle behalten",
        "next": "weiter, nächste Hand",
        "rebuy": "nachkaufen, Rebuy, Chips kaufen",
        "topup": "aufstocken",
        "sitout": "aussetzen",
        "sitin": "wieder mitspielen",
        "join": "Platz nehmen",
        "leave": "den Tisch verlassen",
        "show": "zeigen, aufdecken",
    },
    "fr": {
        "fold": "se coucher, coucher, fold",
        "check": "parole, faire parole, checker, check",
        "call": "suivre, payer, call",
        "bet": "miser, ouvrir",
        "raise": "relancer",
        "allin": "à tapis, fait tapis, tapis, all-in, all in",
        "swap": "échanger, changer",
        "keep": "garder",
        "draw": "changer, échanger",
        "pat": "servi, ne rien changer, stand pat",
        "next": "suite, suivant, main suivante",
        "rebuy": "se recaver, recave",
        "topup": "compléter",
        "sitout": "s'absenter, s\u2019absenter",
        "sitin": "revenir en jeu",
        "join": "s\u2019asseoir",
        "leave": "quitter la table",
        "show": "montrer",
    },
    "en": {
        "allin": "all-in, all in, allin",
        "pat": "pat, stand pat",
        "bet": "bet, open",
        "topup": "topup, top up",
        "sitout": "sit out",
        "rebuy": "rebuy, buy chips",
    },
}


def where(word: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What is on offer where a command is typed, and what can be asked there, too."""
    if word in ANSWERS and word not in COMMANDS:
        return ANSWERS, ()
    if word in ("split", "yes"):  # behind a number, and to a question of its own
        return (word,), ()
    if word in REAL_COMMANDS and word not in COMMANDS:
        return REAL_COMMANDS, ()
    if word in IN_A_REAL_HAND and word not in QUESTIONS:
        return FIRST, (*IN_A_REAL_HAND, *ACTIONS)
    if word in DRAWING:
        return DRAWING, (*QUESTIONS, *ACTIONS)
    if word in COMMANDS and word not in QUESTIONS:
        return COMMANDS, ()
    return (FIRST if word in FIRST else ()), (*QUESTIONS, *ACTIONS)


def meant(typed: str, word: str) -> str:
    first, then = where(word)
    return command_in(typed.split(), first, then)[0]


@pytest.mark.parametrize(("code", "english"), SETTINGS)
def test_each_verb_of_the_glossary(code: str, english: bool) -> None:
    choose(code, english_words=english)
    for word, said in GLOSSARY[code].items():
        for each in said.split(", "):
            for typed in {each, each.upper(), *spellings(each)}:
                assert meant(typed, word) == word, typed


@pytest.mark.parametrize(("code", "english"), SETTINGS)
def test_what_stands_on_the_keys(code: str, english: bool) -> None:
    choose(code, english_words=english)
    verbs = {
        Verb.FOLD: "fold", Verb.CHECK: "check", Verb.CALL: "call", Verb.BET: "bet",
        Verb.RAISE: "raise", Verb.OPEN: "bet", Verb.SWAP: "swap", Verb.KEEP: "keep",
        Verb.DRAW: "draw", Verb.STAND_PAT: "pat", Verb.ALL_IN: "allin",
    }  # fmt: skip
    assert verbs.keys() == _BARE.keys()
    titles = {
        "next": "next", "why": "why", "overblind": "overblind", "rebuy": "rebuy", "game": "game",
        "show": "show", "open": "faceup", "coach": "coach", "log": "log", "help": "help",
        "pause": "pause", "pots": "pot", "notes": "notes", "rules": "rules",
        "join": "join", "get up": "leave",
    }  # fmt: skip
    labels = [(translate(_BARE[verb]), word) for verb, word in verbs.items()]
    labels += [(translate(BY_ID[title].title), word) for title, word in titles.items()]
    for label, word in labels:
        assert meant(label, word) == word, label


@pytest.mark.parametrize(("code", "english"), SETTINGS)
def test_what_the_help_begins_its_lines_with(code: str, english: bool) -> None:
    choose(code, english_words=english)
    lines = {
        "fold": choices._FOLD, "check": choices._CHECK, "call": choices._CALL,
        "bet": choices._BET, "raise": choices._RAISE, "allin": choices._ALL_IN,
        "swap": choices._SWAP, "keep": choices._KEEP, "draw": choices._DRAW,
        "pat": choices._PAT,
    }  # fmt: skip
    for word, line in lines.items():
        said = re.split(r"\s?:", translate(line))[0].split(",")[0]
        assert meant(re.sub(r"\s*[0-9].*", "", said), word) == word, said


def spelled(word: str) -> set[str]:
    return {each for said in known_as(word) for each in spellings(said)}


@pytest.mark.parametrize(
    ("code", "typed", "offered", "word", "rest"),
    [
        ("fr", "je relance à 60", FIRST, "raise", ["à", "60"]),
        ("fr", "je suis", FIRST, "call", []),
        ("fr", "j\u2019échange la 1", SWAPPING, "swap", ["la", "1"]),
        ("fr", "je me couche", FIRST, "fold", []),
        ("fr", "passe", ("fold", "call", "raise", "allin"), "fold", []),
        ("de", "ich gehe mit", FIRST, "call", []),
        ("de", "ich passe!", FIRST, "fold", []),
        ("de", "ich gehe all-in", FIRST, "allin", []),
        ("de", "mitgehen!", FIRST, "call", []),
        ("en", "I call.", FIRST, "call", []),
    ],
)
def test_what_people_say_around_a_command_is_passed_over(
    code: str, typed: str, offered: tuple[str, ...], word: str, rest: list[str]
) -> None:
    choose(code)
    assert command_in(typed.split(), offered, (*QUESTIONS, *ACTIONS)) == (word, rest)


@pytest.mark.parametrize(
    ("code", "typed", "offered"),
    [
        ("fr", "main", COMMANDS),  # it dealt the next hand
        ("de", "karten", COMMANDS),  # it showed the cards to everybody
        ("de", "halten", SWAPPING),  # it kept, and called
        ("fr", "passer", ("fold", "check", "bet", "allin")),  # it might fold what could be checked
        ("fr", "jet relance", FIRST),  # it showed the stacks
    ],
)
def test_a_word_does_nothing_by_its_mere_beginning_or_where_it_means_two_things(
    code: str, typed: str, offered: tuple[str, ...]
) -> None:
    choose(code)
    then = () if offered is COMMANDS else (*QUESTIONS, *ACTIONS)
    with pytest.raises(CommandError):
        command_in(typed.split(), offered, then)


@pytest.mark.parametrize(("code", "english"), SETTINGS)
def test_beginnings_mean_it_or_are_of_several(code: str, english: bool) -> None:
    """And never something that does not begin so."""
    choose(code, english_words=english)
    for word in _TYPED.keys() - {"to", "me", "the"}:
        first, then = where(word)
        for known in {each for said in begun_as(word) for each in spellings(said) if each[1:]}:
            for length in range(1, len(known) + 1):
                typed = known[:length]
                try:
                    found = command_in([typed], first, then)[0]
                except CommandError as error:
                    unknown = translate("unknown command {typed!r}; type help for the list")
                    refused = str(error) == unknown.format(typed=typed)
                    assert not refused or word in NEVER_SHORT, typed
                else:
                    assert any(
                        each.startswith(tuple(spellings(typed))) for each in spelled(found)
                    ), typed


@pytest.mark.parametrize(
    ("code", "typed", "word", "rest"),
    [
        ("en", "raise to 60", "raise", ["to", "60"]),
        ("en", "swap 7c", "swap", ["7c"]),
        ("de", "7c tauschen", "swap", ["7c"]),
        ("de", "auf 60 erhöhen", "raise", ["auf", "60"]),
        ("de", "auf 1.250 erhohen", "raise", ["auf", "1.250"]),
        ("fr", "se cou", "fold", []),
        ("fr", "Se Coucher", "fold", []),
        ("fr", "relancer à 1 250", "raise", ["à", "1", "250"]),
    ],
)
def test_what_else_is_typed_stays(code: str, typed: str, word: str, rest: list[str]) -> None:
    choose(code)
    assert command_in(typed.split(), FIRST, (*QUESTIONS, *ACTIONS)) == (word, rest)


@pytest.mark.parametrize(
    ("code", "typed"),
    [
        ("en", "raise to 60"),
        ("en", "raise 60"),
        ("de", "auf 60 erhöhen"),
        ("de", "erhöhe auf 60"),
        ("fr", "relancer à 60"),
        ("fr", "relancer a 60"),
    ],
)
def test_an_amount_may_be_said_as_one_says_it(code: str, typed: str) -> None:
    choose(code)
    decision = BetDecision(
        seat=0, price=20, bet=0, stack=100, to_call=20, pot=50, min_to=40, max_to=100,
        no_check=NoCheck.FACING_A_BET, no_raise=None, no_swap=NoSwap.NOT_IN_THIS_GAME,
    )  # fmt: skip
    word, rest = command_in(typed.split(), ("fold", "call", "raise", "allin"), ())
    (act,) = actions_of(word, rest, decision)
    assert act == actions_of("raise", ["60"], decision)[0]
    assert actions_of("call", ["20"], decision) == actions_of("call", [], decision)
    with pytest.raises(CommandError):
        actions_of("call", ["40"], decision)


@pytest.mark.parametrize("typed", ["all", "tap", "à t", "à ta", "q", "quitte"])
def test_all_in_and_quit_are_never_short(typed: str) -> None:
    choose("fr")
    with pytest.raises(CommandError):
        command_in(typed.split(), ("fold", "allin"), ("quit",))


@pytest.mark.parametrize("typed", ["-", "'", "- -"])
def test_signs_alone_are_nothing(typed: str) -> None:
    with pytest.raises(CommandError, match="unknown command"):
        command_in(typed.split(), FIRST, QUESTIONS)
