"""Words that people type: English is understood everywhere, and beside it the chosen language, with
or without accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from drawholdem_tui.words.language import In, translate
from drawholdem_tui.words.plain_signs import in_ascii

# Translators: what is typed in plain text. One word each, without spaces, which is the one that is
# shown; others that are understood, too, may follow behind commas, also of several words:
# "checken, schieben", "coucher, se coucher". Accents, hyphens and blanks in them need not be typed.
# What stands behind a semicolon has to be typed in full: "suite, suivant; main suivante", so that
# "main" does not deal the next hand.
# The same word may stand for two commands that are never on offer together, as swap and draw are.
_COMMANDS: Final = (
    In("typed", "fold"), In("typed", "check"), In("typed", "call"), In("typed", "bet"),
    In("typed", "raise"), In("typed", "allin"), In("typed", "swap"), In("typed", "keep"),
    In("typed", "draw"), In("typed", "pat"), In("typed", "hand"), In("typed", "pot"),
    In("typed", "board"), In("typed", "stacks"), In("typed", "notes"), In("typed", "log"),
    In("typed", "seal"), In("typed", "coach"), In("typed", "rules"), In("typed", "help"),
    In("typed", "pause"), In("typed", "end"), In("typed", "quit"), In("typed", "next"),
    In("typed", "overblind"), In("typed", "rebuy"), In("typed", "topup"), In("typed", "sitout"),
    In("typed", "sitin"), In("typed", "show"), In("typed", "join"), In("typed", "leave"),
    In("typed", "faceup"), In("typed", "game"), In("typed", "why"), In("typed", "new"),
    In("typed", "undo"), In("typed", "misdeal"), In("typed", "correct"), In("typed", "button"),
    In("typed", "split"), In("typed", "yes"), In("typed", "again"), In("typed", "unsaved"),
)  # fmt: skip
_TYPED: Final[dict[str, In]] = {command.message: command for command in _COMMANDS} | {
    # Translators: before an amount, as in "raise to 60"
    "to": In("typed", "to"),
    # Translators: before a command, as in "I call"; what is elided ends with its apostrophe
    "me": In("typed", "I"),
    # Translators: before a card, as in "swap the 1", "swap card 1"; all that may stand there
    "the": In("typed", "the, card"),
}
# what the keys, the help or a table call it in English
_ALSO: Final[dict[str, tuple[str, ...]]] = {
    "bet": ("open",),
    "pat": ("stand pat",),
    "pot": ("pots",),
    "rules": ("rule",),
    "help": ("?",),
    "next": ("next hand", "go on"),
    "rebuy": ("buy", "buy chips"),
    "game": ("choose the game",),
    "show": ("show cards",),
    "faceup": ("open hands",),
    "leave": ("get up", "stand up"),
    "undo": ("take back",),
    "unsaved": ("play on",),
}
_BETWEEN: Final = re.compile("[-\u2010\u2011'\u2019\\s]")  # what parts of a word have between them


def shown_word(word: str) -> str:
    """A command's word on screen: ``tauschen`` for ``swap``."""
    return _known_as(_TYPED[word])[0]


def known_as(word: str) -> tuple[str, ...]:
    """All words of a command: the language's, the shown one first, and English."""
    return *_known_as(_TYPED[word]), word, *_ALSO.get(word, ())


def begun_as(word: str) -> tuple[str, ...]:
    """Of these, all whose beginnings mean the command, too."""
    return *_parts(translate(_TYPED[word]).partition(";")[0]), word, *_ALSO.get(word, ())


def is_spelled(typed: str, word: str) -> bool:
    """Whether it is exactly a command, in either language."""
    said = spellings(typed)
    return any(not said.isdisjoint(spellings(each)) for each in known_as(word))


def spellings(word: str) -> set[str]:
    """In small letters without spaces, with accents and without: ``erhöhen``, ``erhohen``,
    ``erhoehen``; ``allin`` for "all in"."""
    small = _BETWEEN.sub("", word.casefold())
    bare = "".join(
        sign for sign in unicodedata.normalize("NFKD", small) if not unicodedata.combining(sign)
    )
    return {small, bare, in_ascii(small).lower()}


def is_typed(typed: str, word: In) -> bool:
    """Whether it means that word, in English or in the chosen language."""
    said = spellings(typed)
    return any(not said.isdisjoint(spellings(each)) for each in (word.message, *_known_as(word)))


def _known_as(word: In) -> list[str]:
    return _parts(translate(word).replace(";", ","))


def _parts(told: str) -> list[str]:
    return [each.strip() for each in told.split(",")]


_FIGURES: Final = re.compile(r"[0-9]{1,15}|[0-9]{1,3}(?:[.,' ][0-9]{3}){1,4}")
_MOST_PARTS: Final = 5  # "1 000 000 000 000", read as five words


def amount_of(words: Sequence[str]) -> int | None:
    """The amount that the words are, if they are nothing else.

    >>> amount_of(["1,250"]), amount_of(["1.250"]), amount_of(["1", "250"]), amount_of(["1,5"])
    (1250, 1250, 1250, None)
    """
    typed = " ".join(words)
    return int(re.sub("[^0-9]", "", typed)) if _FIGURES.fullmatch(typed) else None


def amount_behind(words: Sequence[str]) -> tuple[list[str], int | None]:
    """What precedes an amount, and the longest amount at the end.

    >>> amount_behind(["Ann", "1", "250"]), amount_behind(["Ann"])
    ((['Ann'], 1250), (['Ann'], None))
    """
    for parts in range(min(len(words), _MOST_PARTS), 0, -1):
        if (amount := amount_of(words[-parts:])) is not None:
            return list(words[:-parts]), amount
    return list(words), None
