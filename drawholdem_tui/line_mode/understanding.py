"""What somebody has typed, as an action or as a wish to be told something."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import reduce
from typing import Final

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import Card, card, cards
from drawholdem_tui.engine.decisions import (
    BetDecision,
    Decision,
    DrawDecision,
    NoSwap,
    SwapDecision,
)
from drawholdem_tui.engine.errors import CardError, IllegalAction
from drawholdem_tui.evening.real.who_wins import Unclear
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.refusals.errors import sentence
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.typed_words import (
    amount_of,
    begun_as,
    is_spelled,
    known_as,
    shown_word,
    spellings,
)

_NUMBER = re.compile("[0-9]{1,3}")

QUESTIONS = (
    "hand", "pot", "board", "stacks", "notes", "log", "seal", "coach", "rules", "help", "pause",
    "end", "quit",
)  # fmt: skip
# Typed in full: a letter that comes late, meant for the hand, opens no cards and ends nothing.
NEVER_SHORT = ("allin", "quit", "end", "faceup")
_MOST_WORDS = 4  # of a command: "ne pas tout changer"
_COULD_BE: Final = _("{typed!r} could be {words}")
_UNKNOWN: Final = _("unknown command {typed!r}; type help for the list")
ACTIONS = ("fold", "check", "call", "bet", "raise", "allin", "swap", "keep", "draw", "pat")


class CommandError(Exception):
    """What cannot be understood or done now, as a sentence."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(translate(message, **values))


@contextmanager
def refusals_told(say: Callable[[str], None]) -> Iterator[None]:
    """What cannot be understood or done is told, and that is the end of it."""
    try:
        yield
    except (CommandError, Unclear, UnicodeError) as error:
        say(as_sentence(str(error)))
    except (IllegalAction, CardError) as error:
        say(as_sentence(sentence(error.code, error.values, to_you=True)))


def full_word(typed: str, first: Sequence[str], then: Sequence[str]) -> str:
    """The command that a beginning stands for, looked for among ``first``, then ``then``."""
    typed = typed.lower()
    if word := _whole(typed, first, then):
        return word
    for words in (first, then):
        found = [word for word in words if _begins(word, typed)]
        could_be = list(dict.fromkeys(_begun(word, typed) for word in found))
        if _gives_up_or_not(found):
            could_be = list(map(shown_word, found))
        if len(could_be) == 1:  # of two, even: swap and draw are one word in German
            return found[0]
        if could_be:
            words_for_it = _either(could_be)
            raise CommandError(_COULD_BE, typed=typed, words=words_for_it)
    raise CommandError(_UNKNOWN, typed=typed)


def command_in(
    typed: Sequence[str], first: Sequence[str], then: Sequence[str]
) -> tuple[str, list[str]]:
    """The command that stands in some words, and what else does. It may be of several words, as
    "se coucher" is, and stand behind, as verbs do in German: "7c tauschen"."""
    typed = _as_meant(typed)
    heads = [" ".join(typed[:many]) for many in range(min(len(typed), _MOST_WORDS), 0, -1)]
    for head in heads:
        if word := _whole(head.lower(), first, then):
            return word, list(typed[len(head.split()) :])
    for head in heads[:-1]:
        if word := next((each for each in first if _begins(each, head)), ""):
            return word, list(typed[len(head.split()) :])
    if word := _whole(typed[-1].lower(), first):
        return word, list(typed[:-1])
    word = full_word(typed[0], first, then)
    if word in QUESTIONS and typed[1:]:  # a beginning and something else asks nothing
        raise CommandError(_UNKNOWN, typed=" ".join(typed))
    return word, list(typed[1:])


def not_in_a_hand(typed: str, between: Sequence[str]) -> None:
    """Where that is none of the words that can be said now: it is one for later."""
    if word := next((each for each in between if is_spelled(typed, each)), ""):
        later = _("{word} works between two hands, and this one is not over")
        raise CommandError(later, word=shown_word(word)) from None


def _as_meant(typed: Sequence[str]) -> list[str]:
    """Without what people say around a command: "ich passe!", "je garde.", "j'échange la 1"."""
    words = [*typed[:-1], typed[-1].rstrip("!.") or typed[-1]]
    elided = next((each for each in known_as("me") if each.endswith("'")), "")
    if elided and words[0].replace("\u2019", "'").lower().startswith(elided):
        words[0] = words[0][len(elided) :] or words[0]
    elif words[1:] and is_spelled(words[0], "me"):
        del words[0]
    return words


def _whole(typed: str, first: Sequence[str], then: Sequence[str] = ()) -> str:
    """The one of them that is typed in full, if one is: in English it is that, whatever else it may
    be here."""
    if typed in (*first, *then):
        return typed
    found = [word for word in first if is_spelled(typed, word)]
    if _gives_up_or_not(found):
        words = _either([shown_word(word) for word in found])
        raise CommandError(_COULD_BE, typed=typed, words=words)
    return next(iter(found), "") or next((word for word in then if is_spelled(typed, word)), "")


def _gives_up_or_not(words: Sequence[str]) -> bool:
    """In French "passer" is either: then it folds nothing that was to be checked."""
    return {"fold", "check"} <= set(words)


def _begins(word: str, typed: str) -> bool:
    return word not in NEVER_SHORT and any(_begin(each, typed) for each in begun_as(word))


def _begun(word: str, typed: str) -> str:
    """As it is shown or, where that begins otherwise, as it was meant."""
    return next(each for each in begun_as(word) if _begin(each, typed))


def _begin(said: str, typed: str) -> bool:
    return any(each.startswith(tuple(spellings(typed) - {""})) for each in spellings(said))


def _either(words: Sequence[str]) -> str:
    """``check or call``."""
    template = translate(_("{these} or {this}"))
    return reduce(lambda these, this: template.format(these=these, this=this), words)


def words_on_offer(decision: Decision) -> list[str]:
    """The actions that can be said now, in the order of the prompt."""
    match decision:
        case SwapDecision(then=then):
            return ["swap", "keep", *(words_on_offer(then) if then else [])]
        case DrawDecision():
            return ["draw", "pat"]
        case BetDecision():
            words = ["fold"]
            if decision.may_check:
                words.append("check")
            if decision.may_call:
                words.append("call")
            if decision.may_raise:
                words += ["raise" if decision.price else "bet", "allin"]
            elif decision.may_call and decision.to_call == decision.stack:
                words.append("allin")
            return words


def shown_on_offer(decision: Decision) -> str:
    """All of them, to be told."""
    return ", ".join(map(shown_word, words_on_offer(decision)))


def actions_of(word: str, rest: Sequence[str], decision: Decision) -> list[Action]:
    """The actions that a command stands for, each checked: one, or two where "keep" goes before."""
    match decision:
        case SwapDecision() if word == "keep":
            _stands_alone(word, rest)
            return [Keep()]
        case SwapDecision() if word == "swap":
            return [Swap(_own_card(rest, decision.cards))]
        case SwapDecision(then=BetDecision() as then) if word not in ("draw", "pat"):
            return [Keep(), _bet(word, rest, then)]
        case DrawDecision() if word == "pat":
            _stands_alone(word, rest)
            return [Draw()]
        case DrawDecision() if word == "draw":
            return [Draw(_own_cards(rest, decision.cards))]
        case BetDecision():
            return [_bet(word, rest, decision)]
    raise _not_now(word, decision)


def _bet(word: str, rest: Sequence[str], decision: BetDecision) -> Action:
    if word in ("swap", "keep", "draw", "pat"):
        raise _not_now(word, decision)
    if word in ("bet", "raise"):
        return RaiseTo(_amount(word, rest, decision))
    if word == "call" and amount_of(rest) == decision.to_call:  # as the prompt has it
        rest = []
    _stands_alone(word, rest)
    match word:
        case "fold":
            return Fold()
        case "check" | "call":
            # one key, one word: whichever of the two is possible is said with its own name only
            return Check() if word == "check" else Call()
        case "allin" if decision.may_raise and decision.max_to == decision.all_in_to:
            return RaiseTo(decision.max_to)
        case "allin" if decision.may_raise:
            raise CommandError(_("the most you can bet is {most}"), most=chips(decision.max_to))
        case "allin" if decision.to_call == decision.stack:
            return Call()
    raise _not_now(word, decision)


def _stands_alone(word: str, rest: Sequence[str]) -> None:
    """Whatever else was meant: "keep 1" keeps no single card."""
    if rest:
        alone = _("type {word} alone; omit {rest!r}")
        raise CommandError(alone, word=shown_word(word), rest=" ".join(rest))


def _not_now(word: str, decision: Decision) -> CommandError:
    offered = shown_on_offer(decision)
    why = _("{word} is not possible now; choose one of: {offered}")
    if word in ("swap", "keep"):
        why = _("you cannot swap now; choose one of: {offered}")
        if word == "keep":
            why = _("there is nothing to keep now; choose one of: {offered}")
        if isinstance(decision, BetDecision) and decision.no_swap is NoSwap.TOO_DEAR:
            why = _("a swap costs more than you have; choose one of: {offered}")
        if not _has_swaps(decision):
            why = _("this game has no swaps; choose one of: {offered}")
    return CommandError(why, word=shown_word(word), offered=offered)


def _has_swaps(decision: Decision) -> bool:
    """Whether the game has, now or not; a draw is that of draw poker."""
    match decision:
        case BetDecision(no_swap=why):
            return why is not NoSwap.NOT_IN_THIS_GAME
        case DrawDecision():
            return False
        case SwapDecision():
            return True


def _amount(word: str, rest: Sequence[str], decision: BetDecision) -> int:
    if rest and is_spelled(rest[0], "to"):
        rest = rest[1:]
    if (amount := amount_of(rest)) is not None:
        return amount
    if not rest and decision.may_raise and decision.min_to == decision.max_to:
        return decision.min_to
    if not decision.may_raise:
        return 0  # the decision says why not
    raise CommandError(
        _("{word} needs an amount, {least} to {most}, such as: {word} {least}"),
        word=shown_word(word),
        least=chips(decision.min_to),
        most=chips(decision.max_to),
    )


def _own_card(rest: Sequence[str], own: Sequence[Card]) -> Card:
    rest = [word for word in rest if not is_spelled(word, "the")]
    if len(rest) != 1:
        raise CommandError(_("which card? Type swap 1, swap 2 or swap {card}"), card=own[0])
    return _card(rest[0], own)


def _own_cards(rest: Sequence[str], own: Sequence[Card]) -> tuple[Card, ...]:
    if not rest:
        raise CommandError(_("which cards? Type draw 1 3 5 or draw 7c2d; pat keeps them all"))
    found: list[Card] = []
    for word in (word for word in rest if not is_spelled(word, "the")):
        if _NUMBER.fullmatch(word):
            found.append(_card(word, own))
        else:
            found += _cards(word)
    return tuple(found)


def _card(word: str, own: Sequence[Card]) -> Card:
    if _NUMBER.fullmatch(word):
        if not 1 <= int(word) <= len(own):
            none = _("there is no card {word}; choose 1 to {most}")
            raise CommandError(none, most=len(own), word=word)
        return own[int(word) - 1]
    return card(_as_written(word)) if len(word) == 2 else _cards(word)[0]


def _cards(word: str) -> tuple[Card, ...]:
    return cards("".join(_as_written(word[at : at + 2]) for at in range(0, len(word), 2)))


def _as_written(two: str) -> str:
    """``aS`` is the As all the same."""
    return two[:1].upper() + two[1:].lower()
